"""Discolored Squares: four squares are remembered and move others about. Manual page "… of discolored squares"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, Grid, ask_for_rows, cell, cells, is_grid, place, row_by_row
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

INSTRUCTION_AT = (
    # by the remembered position: rows top to bottom, columns A to D
    ("move_nw", "move_ne", "move_n", "rotate_180"),
    ("mirror_backslash", "move_sw", "mirror_vertical_line", "stay"),
    ("mirror_slash", "move_e", "rotate_cw", "move_w"),
    ("mirror_horizontal_line", "move_s", "rotate_ccw", "move_se"),
)

EFFECT: dict[str, Callable[[int, int], tuple[int, int]]] = {
    # (column, row) from 0 -> where the square goes; moves wrap around
    "move_n": lambda c, r: (c, (r - 1) % 4),
    "move_s": lambda c, r: (c, (r + 1) % 4),
    "move_w": lambda c, r: ((c - 1) % 4, r),
    "move_e": lambda c, r: ((c + 1) % 4, r),
    "move_nw": lambda c, r: ((c - 1) % 4, (r - 1) % 4),
    "move_ne": lambda c, r: ((c + 1) % 4, (r - 1) % 4),
    "move_sw": lambda c, r: ((c - 1) % 4, (r + 1) % 4),
    "move_se": lambda c, r: ((c + 1) % 4, (r + 1) % 4),
    "mirror_vertical_line": lambda c, r: (3 - c, r),
    "mirror_horizontal_line": lambda c, r: (c, 3 - r),
    "mirror_backslash": lambda c, r: (r, c),
    "mirror_slash": lambda c, r: (3 - r, 3 - c),
    "rotate_cw": lambda c, r: (3 - r, c),
    "rotate_ccw": lambda c, r: (r, 3 - c),
    "rotate_180": lambda c, r: (3 - c, 3 - r),
    "stay": lambda c, r: (c, r),
}

ORDER = (
    # stages 1 to 4: in which order the squares of the active colour are taken, lowest number first
    ((5, 12, 1, 15), (14, 13, 7, 3), (9, 4, 6, 10), (16, 2, 8, 11)),
    ((1, 14, 6, 7), (12, 15, 3, 10), (16, 4, 2, 11), (9, 8, 13, 5)),
    ((16, 9, 7, 12), (6, 15, 3, 5), (11, 8, 13, 14), (2, 10, 1, 4)),
    ((4, 11, 3, 14), (16, 12, 7, 8), (5, 2, 6, 9), (1, 13, 15, 10)),
)

Memory = tuple[dict[str, str], ...]


@record
class DiscoloredSquares:
    """A stage as JSON gives it; in talk the four single squares, then where the active colour was in each stage."""

    stage: int = UNTOLD
    memory: Memory | None = UNTOLD
    grid: Grid = UNTOLD
    singles: tuple[tuple[str, str], ...] = ()
    places: tuple[tuple[str, ...], ...] = ()
    rows: Grid = ()
    """In talk: the first rows of the field, where it is read row by row."""


def solve(bomb: Bomb, seen: DiscoloredSquares) -> Answer:
    if not told(seen, "stage"):
        return spoken(seen)
    stage, grid = seen.stage, seen.grid
    if not whole(stage, 0, 4):
        raise Contradiction("bad_input")
    if not is_grid(grid, 4, (*SQUARE_COLOURS, "white", "other") if stage else SQUARE_COLOURS):
        raise Contradiction("bad_input")
    if stage == 0:
        count = Counter(colour for row in grid for colour in row)
        if sorted(count.values()) != [1, 1, 1, 1, 12]:
            raise Contradiction("wrong_module")
        singles = tuple((name, look(grid, name)) for name in cells(4) if count[look(grid, name)] == 1)
        return remember(singles)
    memory = known(seen, "memory")
    if not is_memory(memory):
        raise Contradiction("bad_input")
    name, colour = memory[stage - 1]["cell"], memory[stage - 1]["color"]
    active = tuple(n for n in cells(4) if look(grid, n) == colour)
    white = frozenset(n for n in cells(4) if look(grid, n) == "white")
    return move(stage, name, colour, active, white, memory[stage]["color"] if stage < 4 else None)


def spoken(seen: DiscoloredSquares) -> Answer:
    """The talk: the expert knows the white squares, because it named every press."""
    ask_for_rows(seen)
    if len(seen.singles) < 4:
        raise Missing("grid", ask="singles")
    singles = tuple(sorted(seen.singles, key=lambda single: cells(4).index(single[0])))
    if not is_memory(tuple({"cell": name, "color": colour} for name, colour in singles)):
        raise Contradiction("bad_input")
    found = remember(singles)
    white: frozenset[str] = frozenset()
    for stage, active in enumerate(seen.places, 1):
        if white.intersection(active):
            raise Contradiction("misread")
        found = move(stage, *singles[stage - 1], active, white, singles[stage][1] if stage < 4 else None)
        white |= frozenset(found.json["press"])
    return found


def remember(singles: tuple[tuple[str, str], ...]) -> Answer:
    """Stage 0: the four single squares, to be pressed in reading order."""
    press = tuple(name for name, _ in singles)
    return answer("press_singles", {"press": list(press)}, cells=press, next_color=singles[0][1], why="singles",
                  then="grid", final=False)  # fmt: skip


def move(stage: int, name: str, colour: str, active: tuple[str, ...], white: frozenset[str], next_colour: str | None) -> Answer:
    """Stages 1 to 4: every active square goes on until it lands on one that is not white."""
    if stage == 1 and not active:
        raise Contradiction("wrong_module")
    if (stage == 1 and (len(active) != 3 or white)) or (stage > 1 and (len(active) not in (2, 3) or not white)):
        raise Contradiction("misread")
    column, row = place(name)
    instruction = INSTRUCTION_AT[row][column]
    pressed: list[str] = []
    for square in sorted(active, key=lambda n: ORDER[stage - 1][place(n)[1]][place(n)[0]]):
        if square in pressed:
            continue
        landed = cell(*EFFECT[instruction](*place(square)))
        while landed in white or landed in pressed:
            landed = cell(*EFFECT[instruction](*place(landed)))
        pressed.append(landed)
    json = {"press": pressed, "instruction": instruction, "color": colour}
    key, then = ("press_last", ()) if stage == 4 else ("press", ("grid",))
    return answer(key, json, cells=tuple(pressed), color=colour, instruction=instruction, next_color=next_colour,
                  why=instruction, then=then, final=stage == 4, items=pressed)  # fmt: skip


def is_memory(value: Any) -> bool:
    """Four different squares in four different colours."""
    if not listing(value, 4, 4) or not all(isinstance(entry, dict) for entry in value):
        return False
    names = [entry.get("cell") for entry in value]
    colours = [entry.get("color") for entry in value]
    good = all(one_of(n, cells(4)) for n in names) and all(one_of(c, SQUARE_COLOURS) for c in colours)
    return good and len(set(names)) == 4 and len(set(colours)) == 4


def look(grid: Grid, name: str) -> str:
    column, row = place(name)
    return grid[row][column]


def fold_cells(seen: DiscoloredSquares, value: Any, telling: Telling) -> DiscoloredSquares:
    """Squares with their colours are the single ones; later ones are where the active colour is."""
    names = value if isinstance(value, tuple) else (value,)
    colours = telling.slots.get("colors", ())
    colours = colours if isinstance(colours, tuple) else (colours,)
    active = telling.slots.get("active")
    if len(seen.singles) == 4 and colours and set(colours) == {active_colour(seen, telling)}:
        colours, active = (), None
    if active is not None and active != active_colour(seen, telling):
        raise Contradiction("misread")
    if colours:
        if len(colours) != len(names):
            raise Contradiction("bad_input")
        told_now = tuple(zip(names, colours, strict=True))
        if len(seen.singles) < 4:
            kept = seen.singles[: -len(names)] if telling.correcting else seen.singles
        elif len(names) == 4:
            kept = ()
        elif telling.correcting and not seen.places:
            kept = tuple(s for s in seen.singles if s[0] not in names and s[1] not in colours)
        else:
            raise Contradiction("misread")
        return put(seen, singles=kept + told_now, places=())
    if len(seen.singles) < 4:
        raise Contradiction("bad_input")
    places = seen.places[:-1] if telling.correcting and seen.places else seen.places
    if len(places) == 4:
        raise Contradiction("misread")
    return put(seen, places=(*places, names))


def active_colour(seen: DiscoloredSquares, telling: Telling) -> str | None:
    """The colour whose squares are told in this stage (after "no", in the stage before)."""
    stage = min(3, max(0, len(seen.places) - (1 if telling.correcting else 0)))
    singles = sorted(seen.singles, key=lambda single: cells(4).index(single[0]))
    return singles[stage][1] if len(singles) == 4 else None


def fold_squares(seen: DiscoloredSquares, value: Any, telling: Telling) -> DiscoloredSquares:
    """All sixteen squares in reading order: the four single ones first, later where the active colour is."""
    if not listing(value, 16, 16):
        raise Contradiction("bad_input")
    active = active_colour(seen, telling)
    if active is None or "white" not in value and not seen.places and value.count(active) == 1:
        count = Counter(value)
        if sorted(count.values()) != [1, 1, 1, 1, 12]:
            raise Contradiction("wrong_module")
        singles = tuple((n, colour) for n, colour in zip(cells(4), value, strict=True) if count[colour] == 1)
        return put(seen, singles=singles, places=())
    return fold_cells(seen, tuple(n for n, colour in zip(cells(4), value, strict=True) if colour == active), telling)


fold_row = row_by_row(fold_squares, 4)
"""One row of the field, at the start or later."""


def with_cells(seen: DiscoloredSquares, value: Any, telling: Telling) -> DiscoloredSquares:
    """The colours are folded together with the squares."""
    return seen


def restarted(seen: Any) -> DiscoloredSquares:
    return DiscoloredSquares()


MODULE = Module(
    "discolored_squares",
    DiscoloredSquares,
    solve,
    folds={"cells": fold_cells, "colors": with_cells, "squares": fold_squares, "row": fold_row,
           "reset": lambda seen, value, telling: DiscoloredSquares()},  # fmt: skip
    read=facts_only(DiscoloredSquares, "stage", "memory", "grid"),
    over=lambda seen: len(seen.places) == 4,
    on_strike=restarted,
)
