"""Minesweeper: a start cell by the serial number, then certain cells. Manual page "On the subject of minesweeper"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_expert.modules._grids import cell, place
from voice_expert.modules._mines import Field, Odds, odds, spelled_out
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    known,
    listing,
    one_of,
    put,
    record,
    told,
)

VALUES = {"red": 5, "orange": 2, "yellow": 3, "green": 1, "blue": 6, "purple": 4}
COLOURS = (*VALUES, "black")
"""Black has no value."""
COLUMNS, ROWS, MINES = 8, 10, 12
CELLS = tuple(cell(column, row) for row in range(ROWS) for column in range(COLUMNS))
BESIDE = {
    name: tuple(CELLS[at] for at in Field(COLUMNS, ROWS, MINES, ()).neighbours(place)) for place, name in enumerate(CELLS)
}
MARKS = "012345678?FX"
"""Dug numbers, covered, flagged, dug mine."""
AT_ONCE = 4
"""So many cells are named in one go."""


@record
class Minesweeper:
    """The coloured cells in reading order, then the board; in talk its rows are told one by one and then cells."""

    colors: tuple[str, ...] | None = UNTOLD
    cells: tuple[str, ...] | None = UNTOLD
    board: tuple[str, ...] | None = UNTOLD
    rows: tuple[str, ...] = ()


def solve(bomb: Bomb, seen: Minesweeper) -> Answer:
    if seen.rows:
        if len(seen.rows) < ROWS:
            raise Missing(f"board[{len(seen.rows)}]", ask="board_next")
        return dig(seen.rows)
    board = known(seen, "board")
    return start(bomb, seen) if board is None else dig(board)


def start(bomb: Bomb, seen: Minesweeper) -> Answer:
    """The start cell: a count forward by the second serial digit, then back from the end."""
    colours, names = seen.colors, known(seen, "cells")
    if not listing(colours, 5, 7) or colours is None:
        raise Contradiction("color_count", count=len(colours) if listing(colours) and colours else 0)
    if not all(one_of(colour, COLOURS) for colour in colours):
        raise Contradiction("bad_color")
    if len(set(colours)) < len(colours):
        raise Contradiction("duplicate_color")
    if names is not None:
        if not listing(names, len(colours), len(colours)) or not all(one_of(name, CELLS) for name in names):
            raise Contradiction("bad_cell")
        if len(set(names)) < len(names):
            raise Contradiction("bad_cell")
        pairs = sorted(zip(names, colours, strict=True), key=lambda pair: CELLS.index(pair[0]))
        names, colours = tuple(zip(*pairs, strict=True))
    bomb.need("serial")
    digit = bomb.serial.digits[1] or 10
    reference = colours[(digit - 1) % len(colours)]
    if reference == "black":
        raise Contradiction("black_reference")
    count = VALUES[reference] + ord(bomb.serial.first_letter) - ord("A") + 1
    at = len(colours) - 1 - (count - 1) % len(colours)
    name = names[at] if names is not None else None
    json = {"phase": "start", "reference": reference, "color": colours[at], "position": at + 1, "cell": name}
    return answer("start", json, color=colours[at], position=at + 1, cell=name, reference=reference, why="serial",
                  then="board", final=False)  # fmt: skip


def dig(board: Any) -> Answer:
    """What is certain on the board, and the smallest risk where nothing is."""
    if not listing(board, ROWS, ROWS) or not all(
        isinstance(row, str) and len(row) == COLUMNS and set(row) <= set(MARKS) for row in board
    ):
        raise Contradiction("bad_board")
    marks = dict(zip(CELLS, "".join(board), strict=True))
    if not any(mark.isdigit() for mark in marks.values()):
        raise Contradiction("not_started")
    field = Field(COLUMNS, ROWS, MINES, tuple(marks.values()))
    found = odds(field)
    if found is None:
        raise Contradiction("contradiction")
    safe = [name for name, ways in zip(CELLS, found.mined, strict=True) if ways == 0]
    mines = [name for name, ways in zip(CELLS, found.mined, strict=True) if ways == found.total]
    undug = sum(not mark.isdigit() for mark in marks.values())
    json: dict[str, Any] = {
        "phase": "dig", "done": undug == MINES, "safe": safe, "mines": mines,
        "wrong_flags": [name for name in safe if marks[name] == "F"], "guess": None, "chances": None, "elsewhere": None,
    }  # fmt: skip
    if undug == MINES:
        return answer("done", json, why="done")
    if not safe:
        return guess(json, found)
    opened, first = named(marks, safe)
    wrong_flags = tuple(name for name in first if marks[name] == "F")
    key = "opened" if opened else "dig_flagged" if wrong_flags else "dig"
    return answer(key, json, cells=first, wrong_flags=wrong_flags, left=len(safe) - len(first), why="certain",
                  then="board", final=False)  # fmt: skip


def guess(json: dict[str, Any], found: Odds) -> Answer:
    """No cell is certainly safe: the cell with the smallest chance of a mine, first in reading order."""
    total = found.total
    ways = {at: count for at, count in enumerate(found.mined) if count is not None and count < total}
    best = min(ways, key=lambda at: (ways[at], at))
    json["guess"] = CELLS[best]
    json["chances"] = {CELLS[at]: round(count / total, 4) for at, count in ways.items() if at not in found.apart}
    json["elsewhere"] = None if found.elsewhere is None else round(found.elsewhere / total, 4)
    return answer("guess", json, cell=CELLS[best], chance=round(100 * ways[best] / total), why="smallest",
                  then="board", final=False)  # fmt: skip


def named(marks: Mapping[str, str], safe: list[str]) -> tuple[bool, tuple[str, ...]]:
    """The cells to speak of next, and whether an empty cell has opened them already.

    Nobody is told to dig those: in dig mode that would dig everything around them.
    """
    opened = [name for name in safe if marks[name] == "?" and any(marks[beside] == "0" for beside in BESIDE[name])]
    return bool(opened), near(opened or safe)


def near(safe: list[str]) -> tuple[str, ...]:
    """The first safe cell and those nearest to it: a few cells from one place of the field, in reading order."""
    column, row = place(safe[0])
    nearest = sorted(safe, key=lambda name: max(abs(place(name)[0] - column), abs(place(name)[1] - row)))
    return tuple(sorted(nearest[:AT_ONCE], key=CELLS.index))


def fold_row(seen: Minesweeper, value: Any, telling: Telling) -> Minesweeper:
    """One row of eight marks, from the top; ``at`` names another one, "no" means the last one; "blank" is a whole row of
    zeros."""
    row = "0" * COLUMNS if value == "blank" else value if isinstance(value, str) else spelled_out(value, COLUMNS)
    if len(row) != COLUMNS or not set(row) <= set(MARKS):
        raise Contradiction("row_length", count=len(row))
    at = telling.slots.get("at")
    # After a full board a row without a number begins a new reading.
    rows = () if len(seen.rows) == ROWS and at is None and not telling.correcting else seen.rows
    spot = int(at) - 1 if at is not None else len(rows) - 1 if telling.correcting else len(rows)
    if not 0 <= spot <= min(len(rows), ROWS - 1):
        raise Contradiction("row_order", count=min(len(rows) + 1, ROWS))
    return put(seen, rows=(*rows[:spot], row, *rows[spot + 1 :]))


def fold_rest_covered(seen: Minesweeper, value: Any, telling: Telling) -> Minesweeper:
    """All rows below are covered."""
    return put(seen, rows=seen.rows + ("?" * COLUMNS,) * (ROWS - len(seen.rows)))


def fold_covered_rows(seen: Minesweeper, value: int, telling: Telling) -> Minesweeper:
    """So many rows, next or from row ``covered_from`` (then the value is the last of them), are covered."""
    first = int(telling.slots.get("covered_from", len(seen.rows) + 1)) - 1
    last = value if "covered_from" in telling.slots else len(seen.rows) + value
    if not 0 <= first <= len(seen.rows) or not first < last <= ROWS:
        raise Contradiction("row_order", count=min(len(seen.rows) + 1, ROWS))
    return put(seen, rows=seen.rows[:first] + ("?" * COLUMNS,) * (last - first) + seen.rows[last:])


def fold_marks(seen: Minesweeper, value: Any, telling: Telling) -> Minesweeper:
    """What the dug cells show, in the order in which they were named, or of the cells named with it."""
    marks = value if isinstance(value, tuple) else (value,)
    named = telling.slots.get("cells")
    if named is None and telling.answered is not None:
        slots = telling.answered.line.slots
        named = slots.get("cells") or (slots.get("cell"),)
    names = tuple(named) if isinstance(named, tuple) else (named,)
    if len(seen.rows) < ROWS or len(marks) > len(names):
        raise Contradiction("row_length", count=len(marks))
    board = dict(zip(CELLS, "".join(seen.rows), strict=True))
    board.update(zip(names, marks, strict=False))
    text = "".join(str(board[name]) for name in CELLS)
    return put(seen, rows=tuple(text[n : n + COLUMNS] for n in range(0, len(text), COLUMNS)))


def fold_cells(seen: Minesweeper, value: Any, telling: Telling) -> Minesweeper:
    """Cells said with marks are where those belong; else they are the places of the coloured cells."""
    if "marks" in telling.slots or told(seen, "board") or seen.rows:
        return seen
    return put(seen, cells=value)


MODULE = Module(
    "minesweeper",
    Minesweeper,
    solve,
    folds={
        "row": fold_row,
        "rest_covered": fold_rest_covered,
        "covered_rows": fold_covered_rows,
        "marks": fold_marks,
        "cells": fold_cells,
    },
    read=facts_only(Minesweeper, "colors", "cells", "board"),
)
