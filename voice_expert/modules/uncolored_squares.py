"""Uncolored Squares: two rarest colours give a shape to press. Manual page "On the subject of uncolored squares"."""

from __future__ import annotations

from collections import Counter
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, Grid, cell, cells, is_grid, place, rows_of
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
)

SHAPES = {
    # (first colour in reading order, other colour): rows of the shape
    ("red", "green"): ("#", "#"),
    ("red", "blue"): ("#.", "##", ".#"),
    ("red", "yellow"): (".#", "##", "#."),
    ("red", "magenta"): ("##.", ".##"),
    ("green", "red"): ("##", "#."),
    ("green", "blue"): ("#.", "##"),
    ("green", "yellow"): ("##", "#.", "#."),
    ("green", "magenta"): ("###", "..#"),
    ("blue", "red"): (".#", "##"),
    ("blue", "green"): ("#.", "#.", "##"),
    ("blue", "yellow"): (".#", ".#", "##"),
    ("blue", "magenta"): ("##",),
    ("yellow", "red"): ("#.", "##", "#."),
    ("yellow", "green"): ("##", "##"),
    ("yellow", "blue"): ("###", ".#."),
    ("yellow", "magenta"): ("###", "#.."),
    ("magenta", "red"): ("##", ".#"),
    ("magenta", "green"): (".##", "##."),
    ("magenta", "blue"): (".#.", "###"),
    ("magenta", "yellow"): (".#", "##", ".#"),
}

Pair = tuple[str, str]


@record
class UncoloredSquares:
    """The round's grid, or its two rarest colours in the order met; ``rounds`` are the rounds told so far,
    ``rows`` those of a field that is being read row by row."""

    grid: Grid | None = UNTOLD
    pair: Pair | None = UNTOLD
    dark: tuple[str, ...] | None = UNTOLD
    rounds: tuple[Pair | Grid, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def solve(bomb: Bomb, seen: UncoloredSquares) -> Answer:
    if seen.rows:
        raise Missing(f"grid[{len(seen.rows)}]", ask="rows", subject=seen)
    if not seen.rounds:
        grid = known(seen, "grid")
        return press(grid, seen.pair if grid is None else None, known(seen, "dark") or ())
    dark: tuple[str, ...] = ()
    for told_round in seen.rounds:
        whole_grid = len(told_round) == 4
        found = press(told_round if whole_grid else None, None if whole_grid else told_round, dark)
        dark = (*dark, *found.json["cells"])
    return found


def press(grid: Any, pair: Any, dark: Any) -> Answer:
    """One round, from the grid or else from the pair and the squares that are dark."""
    if grid is not None:
        if not is_grid(grid, 4, (*SQUARE_COLOURS, "black")):
            raise Contradiction("bad_input")
        lit = {name for name in cells(4) if grid[place(name)[1]][place(name)[0]] != "black"}
    else:
        if not listing(dark) or not all(one_of(name, cells(4)) for name in dark):
            raise Contradiction("bad_input")
        lit = set(cells(4)) - set(dark)
        if not listing(pair, 2, 2) or not all(one_of(colour, SQUARE_COLOURS) for colour in pair) or pair[0] == pair[1]:
            raise Contradiction("bad_input")
    if len(lit) <= 3:
        raise Contradiction("solved")
    first, second = pair if grid is None else rarest_pair(grid, full=len(lit) == 16)
    shape = SHAPES[first, second]
    spot = first_fit(shape, lit)
    if not spot:
        raise Contradiction("misread")
    json = {"first": first, "second": second, "pattern": list(shape), "cells": list(spot)}
    slots: dict[str, Any] = {"cells": spot, "shape": "/".join(shape), "first": first, "second": second}
    if len(lit) - len(spot) <= 3:
        return answer("press_last", json, why="pair", **slots)
    return answer("press", json, why="pair", then="pair", final=False, **slots)


def rarest_pair(grid: Grid, full: bool) -> Pair:
    """The two colours that share the lowest count, absent colours aside, in reading order."""
    order = [colour for row in grid for colour in row if colour != "black"]
    count = Counter(order)
    fewest = [colour for colour in dict.fromkeys(order) if count[colour] == min(count.values())]
    if len(fewest) != 2:
        raise Contradiction("wrong_module" if full else "misread")
    return fewest[0], fewest[1]


def first_fit(shape: tuple[str, ...], lit: set[str]) -> tuple[str, ...]:
    """The lit squares of the first place where the shape fits as it is; () when there is none."""
    for row in range(5 - len(shape)):
        for column in range(5 - len(shape[0])):
            spot = tuple(cell(column + x, row + y) for y, line in enumerate(shape) for x, mark in enumerate(line) if mark == "#")
            if lit.issuperset(spot):
                return spot
    return ()


def fold_round(seen: UncoloredSquares, value: Any, telling: Telling) -> UncoloredSquares:
    """A round's pair or grid: it opens the next round once this one was answered."""
    if seen.rows:
        return put(seen, rounds=(*seen.rounds, value), rows=())
    again = telling.correcting or telling.answered is None
    return put(seen, rounds=(*(seen.rounds[:-1] if again else seen.rounds), value))


def fold_first(seen: UncoloredSquares, value: Any, telling: Telling) -> UncoloredSquares:
    """Which colour of the round's pair comes first."""
    if not seen.rounds or value not in seen.rounds[-1]:
        raise Contradiction("bad_input")
    pair = seen.rounds[-1]
    return put(seen, rounds=(*seen.rounds[:-1], (value, *(colour for colour in pair if colour != value))))


def fold_row(seen: UncoloredSquares, value: Any, telling: Telling) -> UncoloredSquares:
    """One row of the round's field; the fourth completes it."""
    at = telling.slots.get("at", len(seen.rows) + (0 if telling.correcting and seen.rows else 1))
    if not listing(value, 4, 4) or not 1 <= at <= len(seen.rows) + 1:
        raise Contradiction("bad_input")
    rows = (*seen.rows[: at - 1], value, *seen.rows[at:])
    return fold_round(put(seen, rows=rows), rows, telling) if len(rows) == 4 else put(seen, rows=rows)


def fold_squares(seen: UncoloredSquares, value: Any, telling: Telling) -> UncoloredSquares:
    """All sixteen squares in reading order, dark ones as black."""
    if not listing(value, 16, 16):
        raise Contradiction("bad_input")
    return fold_round(seen, rows_of(value, 4), telling)


def over(seen: UncoloredSquares) -> bool:
    """Whether so few squares are left that no round follows."""
    return bool(seen.rounds) and solve(Bomb(), seen).final


def restarted(seen: Any) -> UncoloredSquares:
    return UncoloredSquares()


MODULE = Module(
    "uncolored_squares",
    UncoloredSquares,
    solve,
    folds={"pair": fold_round, "squares": fold_squares, "first": fold_first, "row": fold_row,
           "reset": lambda seen, value, telling: UncoloredSquares()},  # fmt: skip
    read=facts_only(UncoloredSquares, "grid", "pair", optional=("dark",)),
    over=over,
    on_strike=restarted,
)
