"""The rules read a second time, as plainly as can be: dictionaries, loops and trying everything. For tests only."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

RATES = {"practice": 12, "easy": 18, "normal": 21, "hard": 24, "lunatic": 27, "extra": 24}
WIDTHS = {"practice": 20, "easy": 15, "normal": 18, "hard": 20, "lunatic": 20, "extra": 20}
TIMES = {"practice": "0.2", "easy": "0.5", "normal": "1", "hard": "1.2", "lunatic": "1.5", "extra": "2"}


def rate(name: str, lives: int, bombs: int, lives0: int = 2, bombs0: int = 2) -> Fraction:
    return min(Fraction(RATES[name] + 5), RATES[name] + (lives - lives0) + Fraction(bombs - bombs0) / 4)


def grown(game_rows: int, checked: int, frozen: int = 0) -> int:
    """Rows added."""
    left = game_rows - checked
    if frozen >= 3:
        return checked
    if frozen in (1, 2):
        return min(20, checked + 1)
    if left >= 18:
        return 0
    if left == 0:
        target = game_rows + 2
    elif left in (1, 2):
        target = game_rows + 1
    elif left in (3, 4, 5):
        target = game_rows
    elif left in (6, 7, 8):
        target = game_rows - 1
    elif left in (9, 10, 11):
        target = game_rows - 2
    elif left in (12, 13, 14):
        target = game_rows - 3
    else:
        target = game_rows - 4
    if target < 10:
        target = 10
    if target > 20:
        target = 20
    return target - left if target > left else 0


def confirm(s: dict[str, Any]) -> dict[str, Any]:
    """The ``confirm`` operation on a legal state with every field given; Fractions inside."""
    times = Fraction(str(s["multiplier"]))
    score = Fraction(str(s["score"]))
    if s["wrong_marks"]:
        times -= Fraction(1, 10)
        return {"ok": False, "multiplier": times, "score": score, "over": "multiplier" if times == 0 else None}
    n = s["checked"] - s["frozen"]
    points = n * n * times
    bonus = 0
    if n == 20:
        bonus = 10 * s["streak"] if s["streak"] < 10 else 100
        points += points * bonus / 100
    total = s["total_rows"]
    lives_gain = 0
    for _ in range(n):
        total += 1
        if total % 50 == 0:
            lives_gain += 1
    bombs_gain = 0
    for need in range(6, 61, 6):
        if s["checked"] >= need and bombs_gain < s["initial_bombs"] + 1:
            bombs_gain += 1
    bombs, spare = s["bombs"], 0
    for _ in range(bombs_gain):
        if bombs == 10:
            spare += 1
        else:
            bombs += 1
    over_points = total * Fraction(spare) / 4 * times
    streak = s["streak"] + 1 if n == 20 else 0
    lives = s["lives"] + lives_gain
    clear = s["difficulty"] == "extra" and streak >= 10
    added = 0 if clear else grown(s["game_rows"], s["checked"], s["frozen"])
    answer = {
        "ok": True, "counted_rows": n, "total_rows": total, "points": points, "bonus_percent": bonus, "lives": lives,
        "lives_gain": lives_gain, "bombs": bombs, "bombs_gain": bombs_gain, "bombs_over": spare, "over_points": over_points,
        "streak": streak, "added": added, "game_rows": 0 if clear else s["game_rows"] - s["checked"] + added,
        "mine_rate": rate(s["difficulty"], lives, bombs, s["initial_lives"], s["initial_bombs"]),
        "over": "extra_clear" if clear else None, "score": score + points + over_points,
    }  # fmt: skip
    if clear:
        answer["end_bonus"] = (1 + lives) * total * times
        answer["score"] += answer["end_bonus"]
    return answer


class Board:
    """A game kept cell by cell: ``mine``, ``red``, ``white`` and ``ice`` are sets of (column, row)."""

    def __init__(self, s: dict[str, Any]) -> None:
        self.s = dict(s)
        self.width = s["width"]
        self.supply = list(s["supply"])
        self.done: set[int] = set()
        self.numbers: list[int] = []
        self.mine: set[tuple[int, int]] = set()
        self.red: set[tuple[int, int]] = set()
        self.white: set[tuple[int, int]] = set()
        self.ice: set[tuple[int, int]] = set()
        self.boxes = set(s.get("checked_rows", []))
        self.over: str | None = None
        for row in s["rows"]:
            self.numbers.append(row["row"])
            if row["confirmed"]:
                self.done.add(row["row"])
            for c in range(self.width):
                if row["mines"][c] == "*":
                    self.mine.add((c, row["row"]))
                kind = {"F": self.red, "X": self.ice, ".": None}.get(row["view"][c], self.white)
                if kind is not None:
                    kind.add((c, row["row"]))

    def near(self, c: int, r: int) -> list[tuple[int, int]]:
        return [
            (c + dc, r + dr) for dr in (-1, 0, 1) for dc in (-1, 0, 1)
            if (dc or dr) and 0 <= c + dc < self.width and r + dr in self.numbers
        ]  # fmt: skip

    def count(self, c: int, r: int) -> int:
        return sum(cell in self.mine for cell in self.near(c, r))

    def playable(self) -> list[tuple[int, int]]:
        return [(c, r) for r in self.numbers if r not in self.done for c in range(self.width)]

    def blue(self) -> list[tuple[int, int]]:
        return [cell for cell in self.playable() if cell not in self.red | self.white | self.ice]

    def marks(self) -> int:
        return sum((cell in self.mine) - (cell in self.red) for cell in self.playable())

    def view(self, r: int) -> str:
        def panel(c: int) -> str:
            cell = (c, r)
            return "F" if cell in self.red else "X" if cell in self.ice else str(self.count(c, r)) if cell in self.white else "."

        return "".join(panel(c) for c in range(self.width))

    def spread(self, cell: tuple[int, int]) -> list[str]:
        opened = []
        todo = [cell]
        while todo:
            here = todo.pop()
            if here in self.white:
                continue
            self.red.discard(here)
            self.white.add(here)
            opened.append(here)
            if self.count(*here) == 0:
                blue = set(self.blue())
                todo += [other for other in self.near(*here) if other in blue]
        return ["ABCDEFGHIJKLMNOPQRST"[c] + str(r) for r, c in sorted((r, c) for c, r in opened)]

    def full(self) -> list[int]:
        closed = {r for _, r in self.blue()}
        return [r for r in self.numbers if r not in self.done and r not in closed]

    def settle(self, rows: list[int], frozen: int) -> dict[str, Any]:
        playable = sorted({r for _, r in self.playable()})
        found = confirm(
            {**self.s, "wrong_marks": 0, "game_rows": len(playable), "checked": len(rows), "frozen": frozen}
        )
        for key in ("total_rows", "lives", "bombs", "streak", "score"):
            self.s[key] = found[key]
        self.done |= set(rows)
        self.boxes = set()
        self.over = found["over"]
        for _ in range(found["added"]):
            r = self.numbers[-1] + 1
            self.numbers.append(r)
            self.mine |= {(c, r) for c, mark in enumerate(self.supply.pop(0)) if mark == "*"}
        log = {
            "confirmed": len(rows), "frozen": frozen, "points": found["points"], "over_points": found["over_points"],
            "added": found["added"], "mine_rate": found["mine_rate"],
        }  # fmt: skip
        return {**log, "over": found["over"], "end_bonus": found["end_bonus"]} if found["over"] else log

    def preview(self) -> dict[str, Any]:
        game_rows = len({r for _, r in self.playable()})
        found = confirm({**self.s, "wrong_marks": 0, "game_rows": game_rows, "checked": len(self.boxes), "frozen": 0})
        return {"added": found["added"], "mine_rate": found["mine_rate"]}

    def event(self, e: dict[str, Any]) -> dict[str, Any]:
        """One event: its log or its error, errors in the order of the facts."""
        do, extra = e.get("do"), self.s["difficulty"] == "extra"
        if self.over:
            return {"error": "game_over"}
        if do == "mark" and extra:
            return {"error": "extra_no_marks"}
        if do in ("check", "uncheck") and extra:
            return {"error": "extra_no_rows"}
        if do in ("practice_life", "practice_bomb") and self.s["difficulty"] != "practice":
            return {"error": "practice_only"}
        if do in ("open", "mark", "unmark", "bomb"):
            name = str(e.get("cell"))
            column = "ABCDEFGHIJKLMNOPQRST".find(name[:1]) if name else -1
            if column < 0 or column >= self.width or not name[1:].isdigit() or int(name[1:]) not in self.numbers:
                return {"error": "bad_cell"}
            cell = (column, int(name[1:]))
            if cell[1] in self.done:
                return {"error": "row_confirmed"}
            return self.panel(str(do), cell, extra)
        if do in ("check", "uncheck"):
            if e.get("row") not in self.numbers:
                return {"error": "bad_row"}
            if e["row"] in self.done:
                return {"error": "row_confirmed"}
            if do == "check":
                if e["row"] not in self.full():
                    return {"error": "row_has_blue"}
                self.boxes.add(e["row"])
                return {"checked": sorted(self.boxes), "preview": self.preview()}
            if e["row"] not in self.boxes:
                return {"error": "row_not_checked"}
            self.boxes.remove(e["row"])
            return {"checked": sorted(self.boxes)}
        if do == "confirm":
            return self.button(extra)
        if do == "freeze":
            cost = e.get("cost")
            if type(cost) is not int or cost < 1:
                return {"error": "bad_cost"}
            if self.s["bombs"] < cost:
                return {"error": "no_bombs"}
            self.s["bombs"] -= cost
            ice = set(self.blue()) | {cell for cell in self.playable() if cell in self.red and cell not in self.mine}
            self.red -= ice
            self.ice |= ice
            return self.settle(sorted({r for _, r in self.playable()}), len({r for _, r in ice}))
        if do == "finish":
            bonus = (1 + self.s["lives"]) * self.s["total_rows"] * Fraction(str(self.s["multiplier"]))
            self.s["score"] = Fraction(str(self.s["score"])) + bonus if not isinstance(self.s["score"], Fraction) else (
                self.s["score"] + bonus)  # fmt: skip
            self.over = "finished"
            return {"end_bonus": bonus, "over": "finished"}
        if do == "practice_life":
            self.s["lives"] += 1
            return {"lives": self.s["lives"]}
        if do == "practice_bomb":
            if self.s["bombs"] >= 10:
                return {"error": "bombs_full"}
            self.s["bombs"] += 1
            return {"bombs": self.s["bombs"]}
        return {"error": "unknown_event"}

    def panel(self, do: str, cell: tuple[int, int], extra: bool) -> dict[str, Any]:
        blue = cell in self.blue()
        if do == "open":
            if not blue:
                return {"error": "not_blue"}
            if cell not in self.mine:
                return {"opened": self.spread(cell)}
            self.red.add(cell)
            if self.s["lives"] == 0:
                self.over = "mine"
                return {"hit": True, "over": "mine"}
            self.s["lives"] -= 1
            self.s["bombs"] = self.s["initial_bombs"]
            return {"hit": True, "lives": self.s["lives"], "bombs": self.s["bombs"]}
        if do == "mark":
            if not blue:
                return {"error": "not_blue"}
            if self.marks() <= 0:
                return {"error": "no_marks_left"}
            self.red.add(cell)
            return {"marks": self.marks()}
        if do == "unmark":
            if cell not in self.red:
                return {"error": "not_red"}
            if cell[1] in self.boxes:
                return {"error": "row_checked"}
            self.red.remove(cell)
            return {"marks": self.marks()}
        if blue and not extra:
            return {"error": "blue_target"}
        if self.s["bombs"] == 0:
            return {"error": "no_bombs"}
        self.s["bombs"] -= 1
        disarmed = cell in self.mine
        self.mine.discard(cell)
        opened = self.spread(cell)
        return {"disarmed": disarmed, "opened": opened, "bombs": self.s["bombs"], "marks": self.marks()}

    def button(self, extra: bool) -> dict[str, Any]:
        wrong_red = {r for c, r in self.red - self.mine if r not in self.done}
        if extra:
            if any(cell not in self.mine for cell in self.blue()) or wrong_red:
                return {"error": "extra_not_clear"}
            self.red |= set(self.blue())
            return self.settle(sorted({r for _, r in self.playable()}), 0)
        if not self.boxes:
            blue = self.blue()
            marked = blue if blue and self.marks() == len(blue) else []
            self.red |= set(marked)
            if not self.full():
                return {"error": "nothing_to_check"}
            self.boxes = set(self.full())
            names = ["ABCDEFGHIJKLMNOPQRST"[c] + str(r) for c, r in marked]
            return {"checked": sorted(self.boxes), "marked": names, "preview": self.preview()}
        if wrong_red & self.boxes:
            left = Fraction(str(self.s["multiplier"])) - Fraction(1, 10)
            self.s["multiplier"] = float(left)
            self.boxes = set()
            log: dict[str, Any] = {"failed": True, "multiplier": left}
            if left == 0:
                self.over = "multiplier"
                log["over"] = "multiplier"
            return log
        return self.settle(sorted(self.boxes), 0)

    def play(self) -> dict[str, Any]:
        log = [self.event(event) for event in self.s["events"]]
        return {
            "rows": [{"row": r, "confirmed": r in self.done, "view": self.view(r)} for r in self.numbers],
            "checked_rows": sorted(self.boxes), "lives": self.s["lives"], "bombs": self.s["bombs"], "marks": self.marks(),
            "total_rows": self.s["total_rows"], "multiplier": self.s["multiplier"], "streak": self.s["streak"],
            "score": self.s["score"], "over": self.over, "log": log,
        }  # fmt: skip


def arrangements(s: dict[str, Any]) -> dict[str, Fraction] | None:
    """The chance of a mine for every blue and red panel, by trying every arrangement; None when none fits."""
    rows = {row["row"]: row for row in s["rows"]}
    last = max(rows)
    hidden = [(r, c) for r in sorted(rows) if not rows[r]["confirmed"] for c in range(s["width"]) if rows[r]["view"][c] in ".F"]
    ice = [(r, c) for r in sorted(rows) for c in range(s["width"]) if rows[r]["view"][c] == "X"]
    hints = usable(s)
    sure = {
        (r, c) for r in rows for c in range(s["width"])
        if rows[r]["view"][c] == "M" or (rows[r]["confirmed"] and rows[r]["view"][c] == "F")
    }  # fmt: skip
    assert last == max(rows)
    mine = Fraction(str(s["mine_rate"])) / 100
    frozen = Fraction(str(s["frozen_rate"])) / 100
    need = None if s["marks"] is None else s["marks"] + sum(rows[r]["view"][c] == "F" for r, c in hidden)
    total, weights = Fraction(0), dict.fromkeys(hidden, Fraction(0))
    for put in itertools.product((False, True), repeat=len(hidden) + len(ice)):
        laid = {cell for cell, one in zip(hidden + ice, put, strict=True) if one}
        count = sum(put[: len(hidden)])
        if need is not None and count != need:
            continue
        mines = laid | sure
        if any(sum(cell in mines for cell in around) != shown for shown, around in hints):
            continue
        weight = Fraction(1)
        if need is None:
            weight *= mine**count * (1 - mine) ** (len(hidden) - count)
        for cell in ice:
            weight *= frozen if cell in laid else 1 - frozen
        total += weight
        for cell in hidden:
            if cell in laid:
                weights[cell] += weight
    if not total:
        return None
    return {"ABCDEFGHIJKLMNOPQRST"[c] + str(r): weight / total for (r, c), weight in weights.items()}


def usable(s: dict[str, Any]) -> list[tuple[int, list[tuple[int, int]]]]:
    """(number shown, panels around) of every hint all of whose neighbouring rows are in the state."""
    rows = {row["row"]: row["view"] for row in s["rows"]}
    found = []
    for r, view in rows.items():
        if any(1 <= other <= max(rows) and other not in rows for other in (r - 1, r + 1)):
            continue
        for c, panel in enumerate(view):
            if panel in "012345678":
                around = [
                    (r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)
                    if (dr or dc) and r + dr in rows and 0 <= c + dc < len(view)
                ]  # fmt: skip
                found.append((int(panel), around))
    return found


def analysis(s: dict[str, Any], chance: dict[str, Fraction]) -> dict[str, Any]:
    """The answer of ``analyze`` from the chances."""
    view = {"ABCDEFGHIJKLMNOPQRST"[c] + str(row["row"]): p for row in s["rows"] for c, p in enumerate(row["view"])}
    near = {"ABCDEFGHIJKLMNOPQRST"[c] + str(r) for _, around in usable(s) for r, c in around}
    others = [p for name, p in chance.items() if name not in near]
    return {
        "safe": [name for name, p in chance.items() if p == 0 and view[name] == "."],
        "mines": [name for name, p in chance.items() if p == 1 and view[name] == "."],
        "wrong_marks": [name for name, p in chance.items() if p == 0 and view[name] == "F"],
        "unproven_marks": [name for name, p in chance.items() if 0 < p < 1 and view[name] == "F"],
        "probabilities": {name: round(float(p), 6) for name, p in chance.items() if 0 < p < 1 and name in near},
        "elsewhere": round(float(others[0]), 6) if others else None,
    }


def advice(s: dict[str, Any], chance: dict[str, Fraction]) -> dict[str, Any]:
    """The answer of ``advise`` from the chances."""
    found = analysis(s, chance)
    if found["wrong_marks"]:
        return {"action": "unmark", "cells": found["wrong_marks"]}
    if found["safe"]:
        return {"action": "open", "cells": found["safe"]}
    loose = {name: p for name, p in chance.items() if 0 < p < 1}
    if not loose:
        return {"action": "confirm_all"}
    blue = {name: p for name, p in loose.items() if name not in found["unproven_marks"]}
    rows = [row["row"] for row in s["rows"] if not row["confirmed"]]
    ready = [r for r in rows if not any(int(name[1:]) == r for name in loose)]
    may_confirm = bool(ready) and s["difficulty"] != "extra"
    lowest = min(blue.values(), default=None)
    best = next((name for name, p in blue.items() if p == lowest), None)
    guess = {"action": "guess", "cell": best, "p": round(float(lowest), 6)} if lowest is not None else None
    if guess and lowest is not None and lowest <= Fraction(1, 20) and s["lives"] >= 1:
        return guess
    if s["bombs"] >= 1 and found["probabilities"]:
        off = min(abs(loose[name] - Fraction(1, 2)) for name in found["probabilities"])
        target = next(name for name in found["probabilities"] if abs(loose[name] - Fraction(1, 2)) == off)
        return {"action": "bomb", "cell": target, "p": round(float(loose[target]), 6)}
    if may_confirm and len(rows) - len(ready) <= 5:
        return {"action": "confirm_rows", "rows": ready}
    if guess and lowest is not None and lowest <= Fraction(15, 100):
        return guess
    if may_confirm:
        return {"action": "confirm_rows", "rows": ready}
    return guess or {"action": "unmark", "cells": list(loose)}
