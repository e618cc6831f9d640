"""Colored Squares: press group after group until all are white. Manual page "On the subject of colored squares"."""

from __future__ import annotations

from collections import Counter
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, Grid, ask_for_rows, cells, is_grid, place, row_by_row, rows_of
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
    whole,
)

COLUMNS = ("red", "blue", "green", "yellow", "magenta", "row", "column")
"""The group pressed last."""

NEXT_GROUP = {
    # white squares now: next group, in the order of COLUMNS
    1: ("blue", "column", "red", "yellow", "row", "green", "magenta"),
    2: ("row", "green", "blue", "magenta", "red", "column", "yellow"),
    3: ("yellow", "magenta", "green", "row", "blue", "red", "column"),
    4: ("blue", "green", "yellow", "column", "red", "row", "magenta"),
    5: ("yellow", "row", "blue", "magenta", "column", "red", "green"),
    6: ("magenta", "red", "yellow", "green", "column", "blue", "row"),
    7: ("green", "row", "column", "blue", "magenta", "yellow", "red"),
    8: ("magenta", "red", "green", "blue", "yellow", "column", "row"),
    9: ("column", "yellow", "red", "green", "row", "magenta", "blue"),
    10: ("green", "column", "row", "red", "magenta", "blue", "yellow"),
    11: ("red", "yellow", "row", "column", "green", "magenta", "blue"),
    12: ("column", "blue", "magenta", "red", "yellow", "row", "green"),
    13: ("row", "magenta", "column", "yellow", "blue", "green", "red"),
    14: ("red", "blue", "magenta", "row", "green", "yellow", "column"),
    15: ("column", "row", "column", "row", "column", "row", "column"),
}


@record
class ColoredSquares:
    """The start (one of rarest, counts, grid), then how many squares were white after each group."""

    grid: Grid | None = UNTOLD
    white: int | None = UNTOLD
    last_group: str | None = UNTOLD
    counts: dict[str, int] | None = UNTOLD
    rarest: str | None = UNTOLD
    whites: tuple[int, ...] = ()
    absent: str | None = None
    rows: tuple[tuple[str, ...], ...] = ()
    """The first rows of the field, while it is told row by row."""


def solve(bomb: Bomb, seen: ColoredSquares) -> Answer:
    ask_for_rows(seen)
    grid, white = known(seen, "grid"), known(seen, "white")
    if grid is not None:
        if not is_grid(grid, 4, (*SQUARE_COLOURS, "white")):
            raise Contradiction("bad_input")
        shown = sum(row.count("white") for row in grid)
        if white is not None and white != shown:
            raise Contradiction("misread")
        white = shown
    if white is None:
        white = seen.whites[-1] if seen.whites else 0
    if not whole(white, 0, 16):
        raise Contradiction("bad_input")
    if white == 16:
        raise Contradiction("solved")
    group = start_group(seen, grid) if white == 0 else next_group(white, last_group(seen))
    chosen = None if grid is None else cells_of(grid, group)
    if chosen == []:
        raise Contradiction("misread")
    key = group if group in ("row", "column") else "press_color"
    why = "rarest" if white == 0 else "table"
    json = {"group": group, "cells": chosen}
    return answer(key, json, color=group, cells=tuple(chosen or ()), white=white, why=why, then="white", final=False)


def start_group(seen: ColoredSquares, grid: Grid | None) -> str:
    """The rarest of the five colours; every one of them must be there and no other may be as rare."""
    counts = known(seen, "counts")
    if grid is not None:
        count = Counter(colour for row in grid for colour in row)
    elif counts is not None:
        if not isinstance(counts, dict) or not all(
            one_of(colour, SQUARE_COLOURS) and whole(number, 0, 16) for colour, number in counts.items()
        ):
            raise Contradiction("bad_input")
        count = Counter(counts)
        if count.total() != 16:
            raise Contradiction("bad_input")
    elif seen.absent is not None and not told(seen, "rarest"):
        raise Missing("rarest", ask="relative")
    else:
        rarest = seen.rarest
        if not one_of(rarest, SQUARE_COLOURS):
            raise Contradiction("bad_input")
        return str(rarest)
    fewest = [colour for colour in SQUARE_COLOURS if count[colour] == min(count[c] for c in SQUARE_COLOURS)]
    if len(fewest) > 1 or count[fewest[0]] == 0:
        raise Contradiction("wrong_module")
    return fewest[0]


def last_group(seen: ColoredSquares) -> str:
    """The group pressed just before: as told, or as it follows from the start and the white counts since."""
    if told(seen, "last_group") or not seen.whites or not (told(seen, "rarest") or told(seen, "counts")):
        group = str(seen.last_group)
    else:
        group = start_group(seen, known(seen, "grid"))
    for white in seen.whites[:-1]:
        group = next_group(white, group)
    return group


def next_group(white: int, last: str) -> str:
    if last not in COLUMNS or not whole(white, 1, 15):
        raise Contradiction("bad_input")
    return NEXT_GROUP[white][COLUMNS.index(last)]


def cells_of(grid: Grid, group: str) -> list[str]:
    """The squares of a group; row and column mean the first one that still has colours, without its white squares."""
    coloured = [name for name in cells(4) if look(grid, name) != "white"]
    if group == "row":
        return [name for name in coloured if place(name)[1] == place(coloured[0])[1]]
    if group == "column":
        left = min(place(name)[0] for name in coloured)
        return [name for name in coloured if place(name)[0] == left]
    return [name for name in coloured if look(grid, name) == group]


def look(grid: Grid, name: str) -> str:
    column, row = place(name)
    return grid[row][column]


def fold_white(seen: ColoredSquares, value: int, telling: Telling) -> ColoredSquares:
    """One more group is pressed; none white means that the module started again."""
    if value == 0:
        return ColoredSquares()
    kept = seen.whites[:-1] if telling.correcting else seen.whites
    if kept and value <= kept[-1]:
        raise Contradiction("misread", white=value)
    return put(seen, whites=(*kept, value))


def fold_squares(seen: ColoredSquares, value: Any, telling: Telling) -> ColoredSquares:
    """All sixteen squares in reading order. At the start they give the rarest colour; later only the white ones count."""
    if not listing(value, 16, 16):
        raise Contradiction("bad_input")
    white = value.count("white")
    if white:
        return fold_white(put(seen, rows=()), white, telling)
    return put(ColoredSquares(), rarest=start_group(seen, rows_of(value, 4)))


def fold_tally(seen: ColoredSquares, value: Any, telling: Telling) -> ColoredSquares:
    """The number of squares of each colour at the start; the numbers stand beside it in the same order."""
    counts = dict(zip(value, telling.slots["number"], strict=True))
    return put(ColoredSquares(), rarest=start_group(put(seen, counts=counts), None))


def fold_last(seen: ColoredSquares, value: Any, telling: Telling) -> ColoredSquares:
    """What was pressed before the white squares that were told last."""
    return put(seen, last_group=value, whites=seen.whites[-1:])


def fold_absent(seen: ColoredSquares, value: Any, telling: Telling) -> ColoredSquares:
    """A colour that is not there at the start: only the relatives of this module start like this."""
    return ColoredSquares(absent=value)


def restarted(seen: Any) -> ColoredSquares:
    return ColoredSquares()


MODULE = Module(
    "colored_squares",
    ColoredSquares,
    solve,
    folds={
        "white": fold_white, "row": row_by_row(fold_squares, 4), "squares": fold_squares, "tally": fold_tally,
        "absent": fold_absent, "last_group": fold_last,
    },
    read=facts_only(ColoredSquares, "grid", "white", "last_group", "counts", "rarest"),
    over=lambda seen: False,
    on_strike=restarted,
)
