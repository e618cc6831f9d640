"""Shape Fill: one row fits a rule of shapes, one column a rule of fills. Manual page "On the subject of shape fill"."""

from __future__ import annotations

from typing import Any

from voice_expert.modules._grids import cell, rows_of
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Missing,
    Module,
    Telling,
    answer,
    cells,
    known,
    listing,
    one_of,
    put,
    record,
    told,
    whole,
)

SHAPES = ("circle", "diamond", "heart", "octagon", "square", "star", "trapezoid", "triangle")
FILLS = ("cross", "diagonal", "dots", "empty", "filled", "horizontal", "vertical", "x")
PARTNER = dict(zip(FILLS, SHAPES, strict=True))
"""A fill's rule is that of its partner shape, with columns for rows, left for above and right for below."""

Test = tuple[Any, ...]
TESTS: dict[str, Test] = {
    # present: how many of the shapes occur in the row; cells: how many cells show one of them;
    # kinds: different shapes in the rows at these offsets together (-1 = above, 1 = below, wrapping)
    "circle_1": ("present", (0,), "square"),
    "circle_2": ("kinds", (3,), 0),
    "circle_3": ("kinds", (4, 6), -1, 1),
    "diamond_1": ("cells", (1,), "heart"),
    "diamond_2": ("present", (1,), "diamond", "octagon"),
    "diamond_3": ("kinds_more", 0, 0, -1),
    "heart_1": ("cells", (2,), "trapezoid"),
    "heart_2": ("cells_equal", "square", "diamond"),
    "heart_3": ("kinds", (7,), 0, 2),
    "octagon_1": ("present", (0,), "trapezoid", "star"),
    "octagon_2": ("present", (0, 2), "heart", "triangle"),
    "octagon_3": ("present", (2,), "circle", "square", "diamond"),
    "square_1": ("present", (2,), "diamond", "triangle"),
    "square_2": ("kinds", (2, 4), 0),
    "square_3": ("kinds_more", 2, 0, 1),
    "star_1": ("cells", (1,), "circle"),
    "star_2": ("kinds", (5,), 0),
    "star_3": ("cells", (3, 5), "square", "diamond", "trapezoid"),
    "trapezoid_1": ("present", (0,), "octagon"),
    "trapezoid_2": ("present", (0, 2), "circle", "octagon"),
    "trapezoid_3": ("kinds", (6,), 0, -2),
    "triangle_1": ("cells", (2,), "square"),
    "triangle_2": ("present", (0, 2), "diamond", "triangle"),
    "triangle_3": ("kinds_more", 0, -2, 2),
}

STAGES = 3
Lines = tuple[tuple[str, ...], ...]


@record
class ShapeFill:
    """The stage, its grid of (shape, fill) and its key; in talk shape and fill of the key, or the grid in two lists."""

    stage: int = 1
    grid: tuple[tuple[tuple[str, str], ...], ...] | None = UNTOLD
    key: dict[str, str] | None = UNTOLD
    shape: str = UNTOLD
    fill: str = UNTOLD
    shapes: tuple[str, ...] = UNTOLD
    fills: tuple[str, ...] = UNTOLD


def solve(bomb: Bomb, seen: ShapeFill) -> Answer:
    stage: int = seen.stage
    if not whole(stage, 1, STAGES):
        raise Contradiction("bad_input")
    grid = told_grid(seen)
    key = told_key(seen, needed=grid is None or stage > 1)
    if grid is None:
        return find(stage, *key)
    rows: Lines = tuple(tuple(shape for shape, _ in row) for row in grid)
    columns: Lines = tuple(tuple(PARTNER[row[column][1]] for row in grid) for column in range(5))
    absent_shapes = [shape for shape in SHAPES if not any(shape in row for row in rows)]
    absent_fills = [fill for fill in FILLS if not any(PARTNER[fill] in column for column in columns)]
    if stage > 1 and (absent_shapes or absent_fills):
        raise Contradiction("misread")
    if stage == 1:
        if len(absent_shapes) != 1 or len(absent_fills) != 1 or key not in ((), (absent_shapes[0], absent_fills[0])):
            raise Contradiction("misread")
        key = (absent_shapes[0], absent_fills[0])
    shape, fill = key
    row = only_line(rows, f"{shape}_{stage}")
    column = only_line(columns, f"{PARTNER[fill]}_{stage}")
    name, pressed = cell(column, row), grid[row][column]
    chosen = rules(stage, shape, fill)
    json = {**chosen, "press": name, "pressed": list(pressed)}
    last = stage == STAGES
    return answer("press_last" if last else "press", json, cell=name, shape=pressed[0], fill=pressed[1], why="rules",
                  row_rule=chosen["row_rule"], column_rule=chosen["column_rule"], then=() if last else ("grid",), final=last)  # fmt: skip


def find(stage: int, shape: str, fill: str) -> Answer:
    """Without a grid the defuser looks for row and column by the two rules."""
    last = stage == STAGES
    row, column = rules(stage, shape, fill).values()
    json = {"row_rule": row, "column_rule": column, "press": None, "pressed": None}
    return answer("find_last" if last else "find", json, row_rule=row, column_rule=column, why="rules",
                  then=() if last else ("key",), final=last)  # fmt: skip


def rules(stage: int, shape: str, fill: str) -> dict[str, str]:
    return {"row_rule": f"{shape}_{stage}", "column_rule": f"{fill}_{stage}"}


def told_grid(seen: ShapeFill) -> Any:
    """The grid, or None where it was not read out."""
    if told(seen, "shapes") or told(seen, "fills"):
        for name in ("shapes", "fills"):
            if len(known(seen, name, ())) < 25 or UNTOLD in known(seen, name, ()):
                raise Missing("grid", ask=name)
        return rows_of(tuple(zip(seen.shapes, seen.fills, strict=True)), 5)
    grid = known(seen, "grid")
    if grid is None:
        return None
    good = listing(grid, 5, 5) and all(listing(row, 5, 5) for row in grid)
    if not good or not all(
        listing(pair, 2, 2) and one_of(pair[0], SHAPES) and one_of(pair[1], FILLS) for row in grid for pair in row
    ):
        raise Contradiction("bad_input")
    return grid


def told_key(seen: ShapeFill, needed: bool) -> Any:
    """(shape, fill) of the key; () where it follows from the grid."""
    if told(seen, "key"):
        key = seen.key
        if key is None and not needed:
            return ()
        if not isinstance(key, dict) or not one_of(key.get("shape"), SHAPES) or not one_of(key.get("fill"), FILLS):
            raise Contradiction("bad_input")
        return key["shape"], key["fill"]
    unsaid = [name for name in ("shape", "fill") if not told(seen, name)]
    if not unsaid:
        return seen.shape, seen.fill
    if not needed:
        return ()
    raise Missing("key" if len(unsaid) == 2 else f"key.{unsaid[0]}", ask="key" if len(unsaid) == 2 else unsaid[0])


def only_line(lines: Lines, rule: str) -> int:
    """The one line that meets the rule."""
    found = [at for at in range(5) if meets(lines, at, TESTS[rule])]
    if len(found) != 1:
        raise Contradiction("misread")
    return found[0]


def meets(lines: Lines, at: int, test: Test) -> bool:
    line = lines[at]

    def kinds(*offsets: int) -> int:
        return len({shape for offset in offsets for shape in lines[(at + offset) % 5]})

    match test:
        case ("present", allowed, *of):
            return sum(shape in line for shape in of) in allowed
        case ("cells", allowed, *of):
            return sum(shape in of for shape in line) in allowed
        case ("cells_equal", one, other):
            return line.count(one) == line.count(other)
        case ("kinds", allowed, *offsets):
            return kinds(*offsets) in allowed
    _, more, here, there = test
    return kinds(here) == kinds(there) + int(more)


def next_stage(seen: ShapeFill, shape: str = UNTOLD, fill: str = UNTOLD) -> ShapeFill:
    """The cell was pressed: a new grid, and a key that is the pressed cell."""
    return put(seen, stage=min(seen.stage + 1, STAGES), shape=shape, fill=fill, shapes=UNTOLD, fills=UNTOLD)


def key_part(name: str) -> Fold:
    """Shape or fill of the key; told after an answer it is that of the cell just pressed.

    Told twice in one breath it is told anew: nobody presses two cells between.
    """

    def fold(seen: ShapeFill, value: str, telling: Telling) -> ShapeFill:
        if told(seen, name) and telling.answered is not None and not (telling.correcting or telling.going_on):
            seen = next_stage(seen)
        return put(seen, **{name: value})

    return fold


def grid_part(name: str) -> Fold:
    """Shapes or fills in reading order; told after a press they are those of the next grid, whose key is known."""

    def fold(seen: ShapeFill, value: Any, telling: Telling) -> ShapeFill:
        pressed = telling.answered.json["pressed"] if telling.answered is not None else None
        if told(seen, name) and pressed and not telling.correcting:
            seen = next_stage(seen, *pressed)
        found: ShapeFill = cells(name, 25)(seen, value, telling)
        return found

    return fold


MODULE = Module(
    "shape_fill",
    ShapeFill,
    solve,
    folds={
        "shape": key_part("shape"),
        "fill": key_part("fill"),
        "shapes": grid_part("shapes"),
        "fills": grid_part("fills"),
    },
    read=facts_only(ShapeFill, "stage", "grid", "key"),
    on_strike=lambda seen: ShapeFill(),
)
