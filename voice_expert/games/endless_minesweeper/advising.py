"""A board played elsewhere: its rows are read out from the top, afterwards only what changed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from voice_expert.games.endless_minesweeper.advisor import advise, analyze
from voice_expert.games.endless_minesweeper.hosting import mines_answer, named_cells
from voice_expert.games.endless_minesweeper.reading import SeenRow, cell_place
from voice_expert.games.endless_minesweeper.rules import MAX_BOMBS, MAX_ROWS, Counters, Difficulty
from voice_expert.games.endless_minesweeper.talk import EndlessMinesweeper, advice_answer, rules_of, said
from voice_expert.modules._mines import spelled_out
from voice_expert.modules.kit import Answer, Contradiction, Missing, Telling, need, put, told, whole

COUNTABLE = "?0FX"
"""What a number in a row may count: closed, blank, flags, ice."""


def advice(seen: EndlessMinesweeper) -> Answer:
    """The advice on the board as it was read; what is still unsaid is asked for."""
    rules = rules_of(seen)
    marks = None if seen.marks == "unknown" else int(seen.marks)
    need(seen, "lives", "bombs")
    if not whole(seen.bombs, 0, MAX_BOMBS):
        raise Contradiction("bad_bombs")
    rate = Fraction(rules.rate, 100)
    if not seen.rows or not seen.complete:
        if seen.rows:
            so_far(seen.rows, rules)
        place = seen.rows[-1].row + 1 if seen.rows else 1
        raise Missing(f"rows[{place - 1}]", ask="rows_next" if seen.rows else "rows", subject=seen)
    found = analyze(seen.rows, marks, rate, rate)
    if seen.wants == "mines":
        return mines_answer(found.where(False, 1))
    counters = Counters(rules, seen.lives, seen.bombs, multiplier=rules.multiplier)
    if seen.wants == "counters":
        json: dict[str, Any] = {"lives": seen.lives, "bombs": seen.bombs, "marks": marks}
        return said("counters_told", json, lives=seen.lives, bombs=seen.bombs)
    return advice_answer(advise(found, seen.lives, seen.bombs, rules.extra), found, counters)


def so_far(rows: tuple[SeenRow, ...], rules: Difficulty) -> None:
    """Contradiction "inconsistent" where rows read so far cannot be; hints of the last also count a row not read yet."""
    below = SeenRow(rows[-1].row + 1, False, "." * rules.width)
    rate = Fraction(rules.rate, 100)
    analyze([*rows, below], None, rate, rate)


def _reading(seen: EndlessMinesweeper) -> None:
    if not told(seen, "difficulty") or (told(seen, "mode") and seen.mode != "advise"):
        raise Contradiction("not_advising")


def fold_panels(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """One row from left to right: the next, or the one named; "no" means the last one."""
    _reading(seen)
    width = rules_of(seen).width
    at = telling.slots.get("row")
    last = seen.rows[-1].row if seen.rows else 0
    if at is None:
        at = max(1, last if telling.correcting else last + 1)
    known = {row.row for row in seen.rows} | {last + 1}
    readings: list[tuple[bool, bool, int, int, str, int]] = []
    for row, before in split(int(at)):
        view = whole_row(value, width) or spelled_out((*before, *_marks(value)), width, COUNTABLE)
        counted = len(spelled_out((*before, *_marks(value)), 0, COUNTABLE))
        readings.append((bool(seen.rows) and row not in known, len(view) != width, len(readings), row, view, counted))
    strange, short, _, row, view, counted = min(readings)
    if strange:
        raise Contradiction("row_order", row=last + 1)
    if short:
        raise Contradiction("row_width", count=len(view), width=width)
    view = view.replace("?", ".")
    confirmed = "confirmed_row" in telling.slots
    if ("." if confirmed else "X") in view:
        raise Contradiction("bad_board")
    after = _with_row(seen, SeenRow(row, confirmed, view))
    if counted != width and len(_marks(value)) != width and not whole_row(value, width):
        # It has the right length only where a number before a mark does not count it: then it must fit the others.
        try:
            so_far(after.rows, rules_of(seen))
        except Contradiction as contradiction:
            raise Contradiction("row_width", count=counted, width=width) from contradiction
    return after


def _marks(value: Any) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)


def whole_row(value: Any, width: int) -> str:
    """A row of which all panels are alike, "" for a row told panel by panel."""
    return {"closed": "?" * width, "blank": "0" * width}.get(value, "") if isinstance(value, str) else ""


def split(number: int) -> list[tuple[int, tuple[str, ...]]]:
    """What a row number may be with the first mark of its row: "row two five closed" is 25, or 2 and a five; "twenty
    five" is 25, or 20 and a five."""
    digit = number % 10
    if number < 10 or not digit:
        return [(number, ())]
    ways: list[tuple[int, tuple[str, ...]]] = [(number, ()), (number // 10, (str(digit),))]
    return [*ways, (number - digit, (str(digit),))] if number > 20 else ways


def _with_row(seen: EndlessMinesweeper, row: SeenRow) -> EndlessMinesweeper:
    """The board with a row read for the first time below the last, or anew."""
    rows = {one.row: one for one in seen.rows}
    known = row.row in rows
    if known and rows[row.row].confirmed:
        row = replace(row, confirmed=True)
    rows[row.row] = row
    found = tuple(rows[number] for number in sorted(rows))
    if sum(not one.confirmed for one in found) > MAX_ROWS:
        raise Contradiction("too_many_rows")
    return put(seen, rows=found, complete=seen.complete and known, wants="advice")


def fold_closed_rows(seen: EndlessMinesweeper, count: int, telling: Telling) -> EndlessMinesweeper:
    """So many more rows are closed."""
    _reading(seen)
    for _ in range(count):
        number = seen.rows[-1].row + 1 if seen.rows else 1
        seen = _with_row(seen, SeenRow(number, False, "." * rules_of(seen).width))
    return seen


def fold_shows(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """What single panels show now."""
    _reading(seen)
    marks = value if isinstance(value, tuple) else (value,)
    cells = named_cells(telling)
    if len(marks) != len(cells):
        raise Contradiction("bad_cell")
    rows = {row.row: row for row in seen.rows}
    for cell, mark in zip(cells, marks, strict=True):
        place = cell_place(cell)
        row = rows.get(place[1]) if place is not None else None
        if place is None or row is None or place[0] >= len(row.view) or (row.confirmed and mark == "?"):
            raise Contradiction("bad_cell")
        view = row.view[: place[0]] + str(mark).replace("?", ".") + row.view[place[0] + 1 :]
        rows[row.row] = replace(row, view=view)
    return put(seen, rows=tuple(rows.values()), wants="advice")


def fold_confirmed(seen: EndlessMinesweeper, last: int, telling: Telling) -> EndlessMinesweeper:
    """Rows up to this one, from the one named first, are confirmed now. The reading goes on with the new rows."""
    _reading(seen)
    first = telling.slots.get("from_row", last)
    chosen = [row for row in seen.rows if int(first) <= row.row <= last]
    if not chosen:
        raise Contradiction("bad_row")
    if any("." in row.view for row in chosen):
        raise Contradiction("row_has_blue")
    rows = tuple(replace(row, confirmed=True) if row in chosen else row for row in seen.rows)
    return put(seen, rows=rows, complete=False, wants="advice")


def fold_complete(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """That was the whole board."""
    _reading(seen)
    return put(seen, complete=True, wants="advice")


def fold_again(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """The board is read anew, from this row where one is named."""
    _reading(seen)
    return put(seen, rows=(), complete=False, wants="advice")
