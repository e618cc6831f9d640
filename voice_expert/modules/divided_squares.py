"""Divided Squares: hold the right square when so many modules are solved. Manual page "… of divided squares"."""

from __future__ import annotations

from math import isqrt
from typing import Any

from voice_expert.modules._grids import Grid, ask_for_rows, cell, is_grid, row_by_row, rows_of
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    known,
    listing,
    one_of,
    put,
    record,
    told,
    whole,
)

COLOURS = ("red", "yellow", "green", "blue", "black", "white")

VALUE = {
    # left or upper colour (or the colour shown): {right or lower colour (or the colour while pressed): number}
    "red": {"yellow": 20, "green": 21, "blue": 14, "black": 12, "white": 11},
    "yellow": {"red": 9, "green": 25, "blue": 24, "black": 27, "white": 15},
    "green": {"red": 4, "yellow": 13, "blue": 16, "black": 0, "white": 28},
    "blue": {"red": 2, "yellow": 7, "green": 1, "black": 23, "white": 17},
    "black": {"red": 10, "yellow": 19, "green": 29, "blue": 3, "white": 8},
    "white": {"red": 6, "yellow": 22, "green": 5, "blue": 18, "black": 26},
}

LARGEST = 13


@record
class DividedSquares:
    """The squares as they are now, the colour of the right one while pressed, and how many modules are solved."""

    grid: Grid = UNTOLD
    pressed_color: str | None = UNTOLD
    solved: int | None = UNTOLD
    only_ignored_left: bool | None = UNTOLD
    rows: Grid = ()
    """In talk: the first rows of a field that is read row by row."""


def solve(bomb: Bomb, seen: DividedSquares) -> Answer:
    ask_for_rows(seen)
    grid = seen.grid
    pressed = known(seen, "pressed_color")
    solved = seen.solved if told(seen, "solved") else bomb.solved
    ignored_left = known(seen, "only_ignored_left") is True
    if not listing(grid, 1, LARGEST) or not is_grid(grid, len(grid), COLOURS):
        raise Contradiction("bad_input")
    if (pressed is not None and not one_of(pressed, COLOURS)) or (solved is not None and not whole(solved, 0, 10**9)):
        raise Contradiction("bad_input")
    pairs = [(a, b) for a, b in neighbours(len(grid)) if look(grid, a) == look(grid, b)]
    if pairs:
        raise Contradiction("misread")
    square = (0, 0) if len(grid) == 1 else right_square(bomb, grid)
    shown, name = look(grid, square), cell(*square)
    if pressed is None:
        hold = True if ignored_left else None
        json: dict[str, Any] = {"square": name, "value": None, "required": None, "hold_now": hold}
        if hold:
            key = "hold_now" if len(grid) == 1 else "hold_cell_now"
            return answer(key, json, cell=name, why="only_ignored_left")
        key = "tap_only" if len(grid) == 1 else "tap"
        return answer(key, json, cell=name, size=len(grid), then="pressed_color", final=False)
    if pressed == shown:
        raise Contradiction("misread")
    value = VALUE[shown][pressed]
    required = value + len(grid) ** 2 - 1
    hold = True if ignored_left else None if solved is None else solved >= required
    json = {"square": name, "value": value, "required": required, "hold_now": hold}
    key = "hold_now" if hold else "hold_at"
    return answer(key, json, cell=name, required=required, solved=solved, value=value, why="table", final=bool(hold))


def neighbours(size: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """All pairs of squares that share a side, the left or upper one first, as (column, row) from 0."""
    across = [((c, r), (c + 1, r)) for r in range(size) for c in range(size - 1)]
    down = [((c, r), (c, r + 1)) for r in range(size - 1) for c in range(size)]
    return across + down


def right_square(bomb: Bomb, grid: Grid) -> tuple[int, int]:
    """The only square in two or more pairs whose number is a letter of the serial number (A = 1)."""
    found: dict[tuple[int, int], int] = {}
    for a, b in neighbours(len(grid)):
        number = VALUE[look(grid, a)][look(grid, b)]
        if 1 <= number <= 26 and bomb.serial.has(chr(ord("A") + number - 1)):
            for square in (a, b):
                found[square] = found.get(square, 0) + 1
    right = [square for square, count in found.items() if count > 1]
    if len(right) != 1:
        raise Contradiction("misread")
    return right[0]


def look(grid: Grid, square: tuple[int, int]) -> str:
    return grid[square[1]][square[0]]


def fold_squares(seen: DividedSquares, value: Any, telling: Telling) -> DividedSquares:
    """All squares in reading order; a new reading after a split forgets the colour while pressed."""
    flat = value if isinstance(value, tuple) else (value,)
    if telling.correcting and len(flat) == 1 and told(seen, "pressed_color") and "pressed_color" not in telling.slots:
        # "No, yellow": the colour that was told last.
        return put(seen, pressed_color=flat[0])
    if len(flat) == 1 and not telling.correcting and telling.answered and "pressed_color" in telling.answered.then:
        # A field that waits for the colour while pressed does not become one square.
        return put(seen, pressed_color=flat[0])
    size = isqrt(len(flat))
    if len(flat) <= LARGEST and (len(flat) == len(seen.rows[0]) if seen.rows else size * size != len(flat)):
        one_row: DividedSquares = fold_row(seen, flat, telling)
        return one_row
    if size * size != len(flat):
        raise Contradiction("bad_input")
    fresh = telling.answered is not None and not telling.correcting
    return put(seen, grid=rows_of(flat, size), rows=(), pressed_color=UNTOLD if fresh else vars(seen)["pressed_color"])


fold_row = row_by_row(fold_squares, *range(2, LARGEST + 1))
"""One row; a field that is whole forgets the colour while pressed."""


def fold_split(seen: DividedSquares, value: Any, telling: Telling) -> DividedSquares:
    """The field has split: new squares, new colours."""
    return put(seen, grid=UNTOLD, rows=(), pressed_color=UNTOLD)


def restarted(seen: DividedSquares) -> DividedSquares:
    return put(seen, pressed_color=UNTOLD)


MODULE = Module(
    "divided_squares",
    DividedSquares,
    solve,
    folds={"squares": fold_squares, "row": fold_row, "split": fold_split},
    read=facts_only(DividedSquares, "grid", "pressed_color", "solved", "only_ignored_left"),
    over=lambda seen: told(seen, "grid") and told(seen, "pressed_color"),
    on_strike=restarted,
)
