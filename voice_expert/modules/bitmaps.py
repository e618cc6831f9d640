"""Bitmaps: of ten rules the first that holds, from the serial's last digit on, names a button. Manual page "On the
subject of bitmaps"."""

from functools import lru_cache
from typing import Any

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    cells,
    known,
    listing,
    need_cells,
    put,
    record,
    told,
    whole,
)

SIZE = range(8)


@record
class Bitmap:
    """The pixels, or the white pixels per quadrant and, only when a rule reaches them, line and square."""

    grid: tuple[str, ...] = UNTOLD
    white: tuple[int, ...] = UNTOLD
    line: int = UNTOLD
    """The only row or column of one colour; 0 for none or several."""
    square: int = UNTOLD
    """Centre column of the first 3x3 square of one colour; 0 for none."""


def solve(bomb: Bomb, seen: Bitmap) -> Answer:
    if told(seen, "grid"):
        if any(told(seen, name) for name in ("white", "line", "square")):
            raise Contradiction("bad_input")
        seen = counted(seen)
    check(seen)

    start = bomb.serial.last_digit
    for step in range(10):
        number = (start + step) % 10
        value = apply(number, bomb, seen)
        if value is not None:
            button = (value - 1) % 4 + 1
            json = {"button": button, "rule": number, "value": value}
            return answer("press", json, button=button, value=value, why=f"rule_{number}")
    raise AssertionError("rules 3, 5 and 9 cover every bitmap")


def check(seen: Bitmap) -> None:
    white = seen.white
    if not listing(white, 0, 4) or not all(count is UNTOLD or whole(count, 0, 16) for count in white):
        raise Contradiction("bad_input")
    if not whole(known(seen, "line", 0), 0, 8):
        raise Contradiction("bad_input")
    square = known(seen, "square", 0)
    if not whole(square, 0, 7) or square == 1:
        raise Contradiction("bad_input")
    need_cells(seen, "white", 4)


def apply(number: int, bomb: Bomb, seen: Bitmap) -> int | None:
    """The number that this rule gives, None where its condition fails."""
    white = seen.white
    black = tuple(16 - count for count in white)
    mostly_white = sum(count > 8 for count in white)
    mostly_black = sum(count < 8 for count in white)
    match number:
        case 0:
            return others(white)
        case 1:
            return int(bomb.batteries) if bomb.lit_count == mostly_white else None
        case 2:
            return seen.line or None
        case 3:
            return mostly_black if mostly_white < mostly_black else None
        case 4:
            return sum(white) if sum(white) >= 36 else None
        case 5:
            return min(black) if mostly_white > mostly_black else None
        case 6:
            return others(black)
        case 7:
            return int(bomb.port_count) if bomb.unlit_count == mostly_black else None
        case 8:
            return seen.square or None
        case _:
            return bomb.serial.first_digit if mostly_white == mostly_black else None


def others(counts: tuple[int, ...]) -> int | None:
    """With exactly one quadrant of five or fewer, the sum over the other three."""
    few = [place for place, count in enumerate(counts) if count <= 5]
    return sum(counts) - counts[few[0]] if len(few) == 1 else None


def counted(seen: Bitmap) -> Bitmap:
    """Counts, line and square of a complete grid."""
    grid = seen.grid
    if not listing(grid, 0, 8) or not all(
        row is UNTOLD or (isinstance(row, str) and len(row) == 8 and set(row) <= {"w", "b"}) for row in grid
    ):
        raise Contradiction("bad_input")
    need_cells(seen, "grid", 8)
    return of_pixels(grid)


@lru_cache(maxsize=8)
def of_pixels(grid: tuple[str, ...]) -> Bitmap:
    """Counts, line and square of these rows; a question is looked for in hundreds of runs on the same ones."""
    white = tuple(sum(row[x : x + 4].count("w") for row in grid[y : y + 4]) for y in (0, 4) for x in (0, 4))
    lines = [*enumerate(grid, 1), *((x + 1, "".join(row[x] for row in grid)) for x in SIZE)]
    uniform = [number for number, line in lines if len(set(line)) == 1]
    centres = [
        x + 2
        for y in SIZE[:6]
        for x in SIZE[:6]
        if len({pixel for row in grid[y : y + 3] for pixel in row[x : x + 3]}) == 1
    ]
    line = uniform[0] if len(uniform) == 1 else 0
    return Bitmap(white=white, line=line, square=centres[0] if centres else 0)


def by_counts(seen: Bitmap, value: Any, telling: Telling) -> Bitmap:
    """Counts per quadrant, ``at`` 1 to 4: top left, top right, bottom left, bottom right."""
    told_again = cells("white", 4)(seen, value, telling)
    return put(told_again, grid=UNTOLD)  # type: ignore[no-any-return]


def by_black(seen: Bitmap, value: Any, telling: Telling) -> Bitmap:
    """Counts of black pixels."""
    values = value if isinstance(value, tuple) else (value,)
    return by_counts(seen, tuple(16 - count for count in values), telling)


def by_pixels(seen: Bitmap, value: Any, telling: Telling) -> Bitmap:
    """One row, pixel by pixel."""
    if len(value) != 8:
        raise Contradiction("bad_input")
    return by_rows(seen, "".join(value), telling)


def by_rows(seen: Bitmap, value: Any, telling: Telling) -> Bitmap:
    """Rows from top to bottom, ``at`` names one."""
    told_again = cells("grid", 8)(seen, value, telling)
    return Bitmap(grid=told_again.grid)


MODULE = Module(
    "bitmaps",
    Bitmap,
    solve,
    folds={"white": by_counts, "black": by_black, "grid": by_rows, "row": by_pixels},
    optional=frozenset({"grid", "white", "line", "square"}),
    codes={"white": "bad_input", "grid": "bad_input"},
)
