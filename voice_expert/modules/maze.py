"""Maze: one circle tells which of nine mazes; lead the light to the triangle. Manual page "On the subject of mazes"."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from voice_expert.modules._letters import cells
from voice_expert.modules._maze_tables import CIRCLES, DOWN, RIGHT
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    listing,
    need,
    one_of,
    put,
    record,
    told,
)

COLUMNS = "ABCDEF"
ROWS = "123456"
CELLS = tuple(column + row for row in ROWS for column in COLUMNS)


@record
class Maze:
    """Cells: letter of the column from the left, digit of the row from the top. ``start`` is the white light now."""

    circles: tuple[str, ...] = UNTOLD
    start: str = UNTOLD
    goal: str = UNTOLD
    ringed: bool = False
    """Whether a circle was told last: a bare cell right after it, in the same utterance, is the other circle."""


def solve(bomb: Bomb, seen: Maze) -> Answer:
    circles = known(seen, "circles", ())
    rings = circles if isinstance(circles, tuple) else ()
    ends = tuple(vars(seen)[name] for name in ("start", "goal") if told(seen, name))
    if not all(one_of(cell, CELLS) for cell in (*rings, *ends)):
        raise Contradiction("bad_cell")
    if told(seen, "circles"):
        if not listing(circles, 1, 2):
            raise Contradiction("circle_count", count=len(rings))
        mazes = [number_of(cell) for cell in circles]
        if mazes[0] != mazes[-1]:
            raise Contradiction("circles_disagree", circles=circles)
    if len(ends) == 2 and ends[0] == ends[1]:
        raise Contradiction("already_there", cell=ends[0])
    need(seen, "circles", "start", "goal")
    maze = number_of(circles[0])
    moves = way(maze, seen.start, seen.goal)
    legs = tuple((direction, len(list(same))) for direction, same in groupby(moves))
    json = {"maze": maze, "moves": list(moves)}
    return answer("go", json, items=legs, legs=legs, maze=maze, start=seen.start, goal=seen.goal, why="maze")


def number_of(circle: str) -> int:
    """The maze of this circle, 1 to 9."""
    for number, rings in enumerate(CIRCLES, 1):
        if circle in rings:
            return number
    raise Contradiction("unknown_circle", cell=circle)


def way(maze: int, start: str, goal: str) -> tuple[str, ...]:
    """The only way without detours: every maze is a tree."""
    ways: dict[str, tuple[str, ...]] = {start: ()}
    waiting = [start]
    for cell in waiting:
        for direction, beside in open_sides(maze, cell):
            if beside not in ways:
                ways[beside] = (*ways[cell], direction)
                waiting.append(beside)
    return ways[goal]


def open_sides(maze: int, cell: str) -> Iterator[tuple[str, str]]:
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    right, down = RIGHT[maze - 1], DOWN[maze - 1]
    if COLUMNS[column] in right[row]:
        yield "right", COLUMNS[column + 1] + ROWS[row]
    if column and COLUMNS[column - 1] in right[row]:
        yield "left", COLUMNS[column - 1] + ROWS[row]
    if row < 5 and COLUMNS[column] in down[row]:
        yield "down", COLUMNS[column] + ROWS[row + 1]
    if row and COLUMNS[column] in down[row - 1]:
        yield "up", COLUMNS[column] + ROWS[row - 1]


def circle(seen: Any, value: Any, telling: Telling) -> Any:
    """A second circle is a check of the first; a correction replaces both."""
    heard = cells(value)
    have: tuple[Any, ...] = known(seen, "circles", ())
    if "at" in telling.slots:
        return put(default_fold("circles")(seen, heard, telling), ringed=True)
    if telling.correcting and "bare" in telling.slots and not seen.ringed and (told(seen, "start") or told(seen, "goal")):
        # "The light is at D5, no, C5": the cell told last, and no circle.
        return put(seen, **{"goal" if told(seen, "goal") else "start": heard[0]})
    second = len(have) == len(heard) == 1 and have != heard and not telling.correcting
    return put(seen, circles=have + heard if second else heard, ringed=True)


def cell(name: str) -> Fold:
    """The cell, told as one word or as letter and digit."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        if telling.correcting and "bare" in telling.slots and not told(seen, name):
            # "No, C5", before this cell was told: the one told before it.
            if name == "goal" and told(seen, "start"):
                return put(seen, start=cells(value)[0])
            return circle(seen, value, telling)
        if telling.going_on and seen.ringed and "bare" in telling.slots:
            # "Circles at A1 and B4" that are in no maze together: the second of them is no light.
            raise Contradiction("circles_disagree", circles=(*seen.circles, *cells(value)))
        return put(seen, ringed=False, **{name: cells(value)[0]})

    return fold


def moved(seen: Any, value: Any, telling: Telling) -> Any:
    """ "C5, not C4": of whatever was told to be in the cell that is denied. Raises Contradiction("not_told")."""
    now, wrong = cells(value)[0], cells(telling.slots["not"])[0]
    circles: tuple[Any, ...] = known(seen, "circles", ())
    if wrong in circles:
        return put(seen, circles=tuple(now if cell == wrong else cell for cell in circles))
    for name in ("goal", "start"):
        if known(seen, name) == wrong:
            return put(seen, **{name: now})
    raise Contradiction("not_told")


def struck(seen: Any) -> Any:
    """The light stands somewhere on the way, so its cell is asked again."""
    return put(seen, start=UNTOLD)


FOLDS = {"circles": circle, "start": cell("start"), "goal": cell("goal"), "moved": moved}

MODULE = Module("maze", Maze, solve, folds=FOLDS, on_strike=struck)
