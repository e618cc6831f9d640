"""Decolored Squares: walk the field and a flowchart side by side. Manual page "On the subject of decolored squares"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, Grid, ask_for_rows, cells, place, row_by_row
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    denied,
    listing,
    one_of,
    put,
    record,
    told,
)

START_COLUMN = {"red": "F", "green": "C", "blue": "E", "yellow": "D", "magenta": "A"}  # by the colour of B1
START_ROW = {"red": "6", "green": "4", "blue": "1", "yellow": "2", "magenta": "5"}  # by the colour of B4

CHART = {
    # chart cell: (colours listed, next cell when not listed, next cell when listed); "" is never taken
    "A1": ("blue", "C1", "A2"),
    "C1": ("red green yellow", "A1", "C2"),
    "D1": ("red blue yellow", "D2", "C1"),
    "E1": ("red magenta", "E2", "F1"),
    "F1": ("green yellow", "E1", "F2"),
    "A2": ("red green blue magenta", "A1", "A3"),
    "B2": ("red blue", "A2", "B3"),
    "C2": ("blue magenta", "C4", "D2"),
    "D2": ("red", "D1", "C2"),
    "E2": ("green blue yellow", "E1", "F2"),
    "F2": ("red yellow magenta", "E2", "F3"),
    "A3": ("red green blue yellow", "A2", "B3"),
    "B3": ("yellow magenta", "E3", "B2"),
    "E3": ("red green yellow magenta", "E2", "F3"),
    "F3": ("red yellow", "E3", "F2"),
    "A4": ("green blue", "B4", "A5"),
    "B4": ("red green blue yellow magenta", "", "A4"),
    "C4": ("magenta", "B4", "D4"),
    "D4": ("blue yellow", "E4", "D2"),
    "E4": ("red blue magenta", "E5", "F4"),
    "F4": ("green", "F3", "E4"),
    "A5": ("red green blue", "C5", "A6"),
    "C5": ("blue yellow magenta", "C6", "D5"),
    "D5": ("red green", "D4", "E5"),
    "E5": ("red blue yellow magenta", "E4", "D5"),
    "F5": ("green yellow magenta", "F4", "F6"),
    "A6": ("red green magenta", "A5", "B6"),
    "B6": ("green blue yellow magenta", "C6", "B4"),
    "C6": ("", "D6", ""),
    "D6": ("green magenta", "E6", "C6"),
    "E6": ("yellow", "E5", "D6"),
    "F6": ("green blue magenta", "E6", "F5"),
}

Look = Callable[[int, str], str | None]
"""(stage, cell) -> its colour, None when it was not told."""


@record
class DecoloredSquares:
    """The grids after each press; in talk ``colors`` are the colours told one by one, in the order asked."""

    stages: tuple[Grid, ...] = UNTOLD
    colors: tuple[str, ...] = ()
    rows: Grid = ()
    """In talk: the first rows of the start, where it is read row by row."""


def solve(bomb: Bomb, seen: DecoloredSquares) -> Answer:
    if not told(seen, "stages"):
        ask_for_rows(seen, "stages[0]")
        return spoken(seen.colors)
    stages = seen.stages
    if not listing(stages, 1, 16) or not all(is_partial_grid(grid) for grid in stages):
        raise Contradiction("bad_input")
    start = [colour for row in stages[0] for colour in row]
    if "white" in start:
        raise Contradiction("bad_input")
    if None not in start and sorted(Counter(start).values()) != [2, 2, 2, 5, 5]:
        raise Contradiction("wrong_module")

    def look(stage: int, name: str) -> str | None:
        column, row = place(name)
        return stages[stage][row][column]

    return walk(look, len(stages), stages)


def spoken(colors: tuple[str, ...]) -> Answer:
    """The walk over colours told one by one: each belongs to the square asked for next, and a press opens a stage."""
    heard = iter(colors)
    known_cells: dict[tuple[int, str], str | None] = {}

    def look(stage: int, name: str) -> str | None:
        if (stage, name) not in known_cells:
            known_cells[stage, name] = next(heard, None)
        return known_cells[stage, name]

    for stages in range(1, 17):
        found = walk(look, stages, None)
        if len(known_cells) >= len(colors) or found.final:
            return found
    return found


def walk(look: Look, stages: int, grids: tuple[Grid, ...] | None) -> Answer:
    """Where the walk stands after these stages: the square to press next, or the square whose colour is needed."""
    top, bottom = look(0, "B1"), look(0, "B4")
    if top is None and bottom is None:
        return answer("ask_both", {"ask": "B1"}, then=("stages[0].B1", "stages[0].B4"), final=False)
    if top is None or bottom is None:
        return ask("B1" if top is None else "B4", 0, ())
    chart = START_COLUMN[top] + START_ROW[bottom]
    order = cells(4)
    at = 0
    for stage in range(stages):
        if grids is not None and stage:
            check_white([colour for row in grids[stage] for colour in row], at)
        skipped: list[str] = []
        while True:
            if at == 16:
                raise Contradiction("misread")
            name = order[at]
            colour = look(stage, name)
            if colour is None:
                if stage < stages - 1:
                    raise Contradiction("misread")
                return ask(name, stage, tuple(skipped))
            listed, on_no, on_yes = CHART[chart]
            at += 1
            if colour in listed.split():
                chart = on_yes
                break
            chart = on_no
            skipped.append(name)
    last = name == "D4"
    json = {"press": name, "skipped": skipped, "flow": chart}
    then = () if last else (f"stages[{stages}]",)
    key = "press_last" if last else "press"
    return answer(key, json, cell=name, skipped=tuple(skipped), next=order[at % 16], flow=chart, why="chart", then=then,
                  final=last)  # fmt: skip


def ask(name: str, stage: int, skipped: tuple[str, ...]) -> Answer:
    key = "ask_start" if name in ("B1", "B4") and not skipped else "skip_ask" if skipped else "ask_cell"
    return answer(key, {"ask": name}, cell=name, skipped=skipped, then=f"stages[{stage}].{name}", final=False)


def check_white(colours: list[str | None], at: int) -> None:
    """All squares passed are white (or not told), none of the others is."""
    if any(colour not in ("white", None) for colour in colours[:at]) or "white" in colours[at:]:
        raise Contradiction("misread")


def is_partial_grid(value: Any) -> bool:
    words = (*SQUARE_COLOURS, "white")
    return listing(value, 4, 4) and all(
        listing(row, 4, 4) and all(colour is None or one_of(colour, words) for colour in row) for row in value
    )


def asked_cell(colors: tuple[str, ...]) -> str:
    """The square whose colour is told next."""
    found = spoken(colors)
    return str(found.json.get("ask") or found.line.slots["next"])


def fold_colors(seen: DecoloredSquares, value: Any, telling: Telling) -> DecoloredSquares:
    """Colours in the order asked; after a press the rest of a run shows old colours and is dropped.

    A run also reads the two squares that were told at the start, where it comes by them.

    A square that is named must be the one asked for, or one that was told before: its colour is told anew.
    """
    name = telling.slots.get("cell")
    colors = seen.colors
    if "white" in (value if isinstance(value, tuple) else (value,)):
        # A white square is one that was passed already.
        raise Contradiction("misread")
    if name is not None and name != asked_cell(colors):
        return replaced(seen, name, value)
    values = value if isinstance(value, tuple) else (value,)
    if not colors and name is None and len(values) == 16:
        return fold_field(seen, values, telling)
    if not colors and name is None and len(values) == 3:
        # Two were asked for: of "purple, purple, no, green, red" it is the last two.
        raise Contradiction("misread")
    wrong = denied(colors, telling) if name is None else None
    if wrong is not None:
        return replaced(seen, asked_cell(colors[:wrong]), values[0])
    if telling.correcting and name is None:
        # As many as are told anew, but none from before the latest press.
        pressed = max((count for count in range(len(colors)) if "press" in spoken(colors[:count]).json), default=0)
        colors = colors[: max(pressed, len(colors) - len(values))]
    before = ""
    for colour in values:
        here = asked_cell(colors)
        if read_again(colors, before, here) == colour:
            before = here
            continue
        colors, before = (*colors, colour), here
        if "press" in spoken(colors).json:
            break
    return put(seen, colors=colors)


def fold_field(seen: DecoloredSquares, value: Any, telling: Telling) -> DecoloredSquares:
    """All sixteen squares in reading order, told at the start: the squares that would be asked for, up to the first press."""
    if seen.colors and not telling.correcting:
        raise Contradiction("misread")
    if sorted(Counter(value).values()) != [2, 2, 2, 5, 5]:
        raise Contradiction("wrong_module")
    colors: tuple[Any, ...] = ()
    while "press" not in spoken(colors).json:
        colors = (*colors, value[cells(4).index(asked_cell(colors))])
    return put(seen, colors=colors, rows=())


fold_row = row_by_row(fold_field, 4)
"""One row of the start."""


def read_again(colors: tuple[str, ...], before: str, here: str) -> str | None:
    """The colour told at the start for a square that a run comes by, and that is not asked for again."""
    for name, colour in zip(("B1", "B4"), colors, strict=False):
        between = cells(4).index(name)
        if (before, here) == (cells(4)[between - 1], cells(4)[between + 1]):
            return colour
    return None


def replaced(seen: DecoloredSquares, name: str, colour: Any) -> DecoloredSquares:
    """The colour of a square told before; what was told after it stays where the walk is still the same."""
    names = [asked_cell(seen.colors[:told_before]) for told_before in range(len(seen.colors))]
    if name not in names:
        raise Contradiction("misread")
    place_of = len(names) - 1 - names[::-1].index(name)
    colors = (*seen.colors[:place_of], colour, *seen.colors[place_of + 1 :])
    same_walk = [asked_cell(colors[:told_before]) for told_before in range(len(colors))] == names
    return put(seen, colors=colors if same_walk else colors[: place_of + 1])


def fold_start(seen: DecoloredSquares, value: Any, telling: Telling) -> DecoloredSquares:
    """Both squares that give the start, in either order."""
    return put(seen, colors=(telling.slots["top"], telling.slots["bottom"]))


def restarted(seen: Any) -> DecoloredSquares:
    return DecoloredSquares()


MODULE = Module(
    "decolored_squares",
    DecoloredSquares,
    solve,
    folds={"colors": fold_colors, "row": fold_row, "top": fold_start, "bottom": fold_start,
           "reset": lambda seen, value, telling: DecoloredSquares()},  # fmt: skip
    read=facts_only(DecoloredSquares, "stages"),
    over=lambda seen: spoken(seen.colors).final,
    on_strike=restarted,
)
