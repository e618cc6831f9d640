"""Thousands of random states of every operation, against the rules read a second time and every arrangement tried."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.games import endless_minesweeper_reading as reading
from tests.modules.solving_cases import solved

ID = "endless_minesweeper"
LETTERS = "ABCDEFGHIJKLMNOPQRST"


def plain(value: Any) -> Any:
    """Fractions as numbers, all the way down."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    return value


def counters(dice: random.Random, difficulty: str) -> dict[str, Any]:
    most = int(Fraction(reading.TIMES[difficulty]) * 10)
    return {
        "difficulty": difficulty, "lives": dice.randint(0, 7), "bombs": dice.randint(0, 10),
        "total_rows": dice.randint(0, 400), "multiplier": dice.randint(1, most) / 10, "streak": dice.choice([0, 0, 1, 5, 9, 12]),
        "score": dice.randint(0, 40000) / dice.choice([1, 1, 10]), "initial_lives": dice.choice([2, 2, 0, 4]),
        "initial_bombs": dice.choice([2, 2, 0, 1, 5]),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(10))
def test_confirmations(seed: int) -> None:
    dice = random.Random(f"confirm {seed}")
    for _ in range(100):
        state = counters(dice, dice.choice(list(reading.RATES)))
        rows = dice.randint(10, 20)
        checked = dice.choice([rows, rows, dice.randint(1, rows)])
        frozen = dice.choice([0, 0, dice.randint(0, checked)]) if checked == rows else 0
        if state["difficulty"] == "extra":
            checked = rows
        wrong = dice.choice([0, 0, 1, 3]) if not frozen and state["difficulty"] != "extra" else 0
        state |= {"op": "confirm", "game_rows": rows, "checked": checked, "frozen": frozen, "wrong_marks": wrong}
        assert solved(ID, state) == plain(reading.confirm(state)), state


def test_growth_rates_counts_and_ends() -> None:
    for rows in range(10, 21):
        for checked in range(1, rows + 1):
            for frozen in range(checked + 1) if checked == rows else (0,):
                added = reading.grown(rows, checked, frozen)
                state = {"op": "growth", "game_rows": rows, "checked": checked, "frozen": frozen}
                assert solved(ID, state) == {"added": added, "game_rows": rows - checked + added}
    dice = random.Random(5)
    for _ in range(200):
        state = counters(dice, dice.choice(list(reading.RATES)))
        args = [state[key] for key in ("difficulty", "lives", "bombs", "initial_lives", "initial_bombs")]
        rate = reading.rate(*args)
        maximum = reading.RATES[state["difficulty"]] + 5
        assert solved(ID, {**state, "op": "mine_rate"}) == plain({"mine_rate": rate, "maximum": maximum})
        percent, rows = dice.randint(0, 128) / 4 + 0.25 * dice.randint(0, 3), dice.randint(0, 20)
        cells = rows * reading.WIDTHS[state["difficulty"]]
        mines = int(Fraction(percent) * cells / 100 + Fraction(1, 2))
        count = {"op": "mine_count", "difficulty": state["difficulty"], "mine_rate": percent, "rows": rows}
        assert solved(ID, count) == {"cells": cells, "mines": mines}
        over = dice.choice([None, None, "mine", "multiplier"])
        bonus = Fraction(0) if over else (1 + state["lives"]) * state["total_rows"] * Fraction(str(state["multiplier"]))
        score = Fraction(str(state["score"])) + bonus
        assert solved(ID, {**state, "op": "finish", "over": over}) == plain({"end_bonus": bonus, "score": score})


def board(dice: random.Random, difficulty: str) -> dict[str, Any]:
    """A game in the middle: some rows confirmed, some panels open, some marks wrong."""
    width, before, rows = dice.randint(2, 7), dice.randint(0, 3), dice.randint(10, 14)
    first = dice.choice([1, 1, 30])
    density = dice.choice([0.05, 0.15, 0.25])

    def mines() -> str:
        return "".join("*" if dice.random() < density else "." for _ in range(width))

    state: dict[str, Any] = {"op": "play", **counters(dice, difficulty), "width": width, "supply": [mines() for _ in range(200)]}
    state["rows"] = [
        {"row": first + n, "confirmed": n < before, "mines": mines(), "view": "." * width} for n in range(before + rows)
    ]
    held = reading.Board({**state, "events": []})
    finished = set(dice.sample(held.numbers[before:], dice.randint(0, 4)))
    share = dice.choice([0.3, 0.6, 0.95])
    for r in held.numbers:
        for c in range(width):
            cell = (c, r)
            if r in held.done or r in finished or dice.random() < share:
                (held.red if cell in held.mine else held.white).add(cell)
            elif r not in held.done and dice.random() < 0.03:
                held.red.add(cell)
            if r in held.done and difficulty != "extra" and cell not in held.white and dice.random() < 0.1:
                held.red.discard(cell)
                held.ice.add(cell)
    for row in state["rows"]:
        row["view"] = held.view(row["row"])
    full = held.full()
    if full and difficulty != "extra" and dice.random() < 0.5:
        state["checked_rows"] = sorted(dice.sample(full, dice.randint(1, len(full))))
    return state


def events(dice: random.Random, state: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    first, count = state["rows"][0]["row"], len(state["rows"])
    kinds = "open open open mark mark unmark bomb bomb check uncheck confirm confirm freeze finish practice_life practice_bomb"
    for _ in range(dice.randint(4, 25)):
        do = dice.choice([*kinds.split(), "dance"] if dice.random() < 0.8 else ["confirm", "bomb", "open"])
        if do in ("finish", "freeze") and dice.random() < 0.6:
            do = "confirm"
        row = first + dice.randint(-1, count + 8)
        cell = LETTERS[dice.randint(0, state["width"])] + str(row)
        extra: dict[str, Any] = {"cell": cell} if do in ("open", "mark", "unmark", "bomb") else {}
        extra |= {"row": row} if do in ("check", "uncheck") else {}
        extra |= {"cost": dice.choice([1, 2, 3, 0, None])} if do == "freeze" else {}
        found.append({"do": do, **extra})
    return found


@pytest.mark.parametrize("seed", range(10))
def test_games(seed: int) -> None:
    """A white panel that is blank and bombed opens nothing; else both readings play the same game."""
    dice = random.Random(f"play {seed}")
    seen: Counter[str] = Counter()
    for _ in range(60):
        state = board(dice, dice.choice(list(reading.RATES)))
        state["events"] = events(dice, state)
        wanted = plain(reading.Board(state).play())
        assert solved(ID, state) == wanted, state
        for entry in wanted["log"]:
            seen[entry.get("error") or next(iter(entry))] += 1
    assert {"opened", "marks", "checked", "confirmed", "disarmed", "hit", "game_over", "bad_cell", "row_confirmed"} <= set(seen)


def seen_board(dice: random.Random) -> dict[str, Any]:
    """A small board with at most eleven panels that are not known."""
    width, count, first = dice.randint(2, 6), dice.randint(2, 6), dice.choice([1, 1, 2, 40])
    difficulty = dice.choice(list(reading.RATES))
    numbers = list(range(first, first + count))
    if dice.random() < 0.2:
        numbers = [n + (n > numbers[0]) for n in numbers]
    mines = {(r, c) for r in numbers for c in range(width) if dice.random() < dice.choice([0.15, 0.3])}
    cells = [(r, c) for r in numbers for c in range(width)]
    confirmed = {r for r in numbers[:-1] if dice.random() < 0.3}
    hidden = set(dice.sample(cells, min(len(cells), dice.randint(1, 11))))
    rows, reds = [], 0
    for r in numbers:
        view = ""
        for c in range(width):
            cell = (r, c)
            shown = sum((r + dr, c + dc) in mines for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc)
            if r in confirmed:
                ice = cell in hidden
                view += "X" if ice else "F" if cell in mines else str(shown)
            elif cell in hidden:
                view += dice.choice("F..")
            else:
                view += "M" if cell in mines else str(shown)
        rows.append({"row": r, "confirmed": r in confirmed, "view": view})
        reds += view.count("F") if r not in confirmed else 0
    inside = sum(cell in mines for cell in hidden if cell[0] not in confirmed)
    marks = dice.choice([inside - reds, inside - reds, inside - reds + dice.choice([-1, 1]), None])
    return {
        "difficulty": difficulty, "width": width, "rows": rows, "marks": marks, "lives": dice.randint(0, 2),
        "bombs": dice.choice([0, 0, 1]), "mine_rate": dice.choice([19, 23.5, 0, 100]) if dice.random() < 0.3 else 21,
        "frozen_rate": dice.choice([24, 18.25, 0, 100]),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_boards_that_are_read_out(seed: int) -> None:
    dice = random.Random(f"board {seed}")
    impossible = 0
    for _ in range(60):
        state = seen_board(dice)
        chance = reading.arrangements(state)
        impossible += chance is None
        for op, answer in (("analyze", reading.analysis), ("advise", reading.advice)):
            wanted = {"error": "inconsistent"} if chance is None else answer(state, chance)
            assert solved(ID, {"op": op, **state}) == wanted, (op, state)
    assert impossible < 40
