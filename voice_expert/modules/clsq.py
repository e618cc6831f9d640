"""Which of the coloured squares modules it is, from the colours at the start. Manual appendix CLSQ."""

from __future__ import annotations

from collections import Counter
from math import isqrt
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, rows_of
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
    put,
    record,
    whole,
)

SUPPORTED = ("colored_squares", "uncolored_squares", "decolored_squares", "discolored_squares")

BY_SIZES = {
    # sorted numbers of squares per colour that is present
    (16,): "overcolored_squares",
    (4, 4, 4, 4): "bicolored_squares",
    (2, 2, 2, 5, 5): "decolored_squares",
    (1, 1, 1, 1, 12): "discolored_squares",
    (3, 3, 3, 3, 4): "varicolored_squares",
}

BY_RAREST = {
    # (how many colours share the lowest count, that count); two colours are uncolored_squares whatever the count
    (1, 1): "colored_squares",
    (1, 2): "colored_squares",
    (1, 16): "overcolored_squares",
    (3, 1): "isocolored_squares",
    (3, 2): "decolored_squares",
    (4, 1): "discolored_squares",
    (4, 3): "varicolored_squares",
    (4, 4): "bicolored_squares",
}


@record
class StartingSquares:
    """The field at the start, before any press: as a grid, as counts, or by the rarest colours."""

    grid: tuple[tuple[str, ...], ...] | None = UNTOLD
    counts: dict[str, int] | None = UNTOLD
    rarest: dict[str, int] | None = UNTOLD
    after_first_press: str | None = UNTOLD


def solve(bomb: Bomb, seen: StartingSquares) -> Answer:
    grid, counts = known(seen, "grid"), known(seen, "counts")
    if grid is not None:
        size = grid_size(grid)
        found = "challenged" if size == 3 else by_counts(Counter(word for row in grid for word in row))
    elif counts is not None:
        found = by_counts(checked_counts(counts))
    else:
        found = by_rarest(seen.rarest)
    if found == "colored_squares" and known(seen, "after_first_press") == "black":
        found = "not_colored_squares"
    supported = found in SUPPORTED
    return answer("known" if supported else "unknown", {"module": found, "supported": supported}, module=found)


def grid_size(grid: Any) -> int:
    """3 or 4; every square must hold a lower-case word."""
    if not listing(grid, 3, 4) or not all(listing(row, len(grid), len(grid)) for row in grid):
        raise Contradiction("bad_input")
    if not all(is_word(word) for row in grid for word in row):
        raise Contradiction("bad_input")
    return len(grid)


def is_word(value: Any) -> bool:
    return isinstance(value, str) and bool(value) and value == value.lower()


def checked_counts(counts: Any) -> Counter[str]:
    if not isinstance(counts, dict) or not all(is_word(w) and whole(n, 0, 16) for w, n in counts.items()):
        raise Contradiction("bad_input")
    if sum(counts.values()) != 16:
        raise Contradiction("bad_input")
    return Counter(counts)


def by_counts(count: Counter[str]) -> str:
    sizes = tuple(sorted(number for number in count.values() if number))
    present = [colour for colour, number in count.items() if number]
    if any(colour not in (*SQUARE_COLOURS, "white", "black") for colour in present):
        return "juxtacolored_squares" if len(present) == 16 else "tombstone_maze"
    if count["white"] or count["black"]:
        raise Contradiction("already_started")
    if sizes in BY_SIZES:
        return BY_SIZES[sizes]
    fewest = sizes.count(sizes[0])
    if fewest == 3 and sizes[0] == 1:
        return "isocolored_squares"
    if fewest == 2:
        return "uncolored_squares"
    if fewest == 1 and len(sizes) == 5:
        return "colored_squares"
    raise Contradiction("unknown_module")


def by_rarest(rarest: Any) -> str:
    if not isinstance(rarest, dict):
        raise Contradiction("bad_input")
    tied: Any = rarest.get("tied")
    each: Any = rarest.get("each")
    if not whole(tied, 1, 16) or not whole(each, 1, 16) or tied * each > 16:
        raise Contradiction("bad_input")
    if tied == 2:
        return "uncolored_squares"
    if (tied, each) not in BY_RAREST:
        raise Contradiction("unknown_module")
    return BY_RAREST[tied, each]


def fold_tied(seen: StartingSquares, value: int, telling: Telling) -> StartingSquares:
    """How many colours are rarest, with ``each``, how many squares each of them has."""
    before = known(seen, "rarest") or {}
    each = telling.slots.get("each", before.get("each"))
    return put(seen, rarest={"tied": value, "each": each})


def fold_each(seen: StartingSquares, value: int, telling: Telling) -> StartingSquares:
    """How many squares the rarest colour has; alone when no tie was mentioned."""
    before = known(seen, "rarest") or {}
    return put(seen, rarest={"tied": telling.slots.get("tied", before.get("tied", 1)), "each": value})


def fold_squares(seen: StartingSquares, value: Any, telling: Telling) -> StartingSquares:
    """All squares in reading order: sixteen, or nine of a smaller field."""
    if not listing(value) or len(value) not in (9, 16):
        raise Contradiction("bad_input")
    return put(seen, grid=rows_of(value, isqrt(len(value))))


MODULE = Module("clsq", StartingSquares, solve, folds={"tied": fold_tied, "each": fold_each, "squares": fold_squares})
