"""Which of the coloured squares modules it is, from the colours at the start. Manual appendix CLSQ."""

from __future__ import annotations

from collections import Counter
from math import isqrt
from typing import Any

from voice_expert.modules._grids import SQUARE_COLOURS, ask_for_rows, row_by_row, rows_of
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
    put,
    record,
    told,
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
    tied: int | None = None
    """In talk: so many colours are equally rare, but not yet of how many squares."""
    rows: tuple[tuple[str, ...], ...] = ()
    """In talk: the first rows of the field, while it is told row by row."""


def solve(bomb: Bomb, seen: StartingSquares) -> Answer:
    ask_for_rows(seen)
    grid, counts = known(seen, "grid"), known(seen, "counts")
    if grid is not None:
        size = grid_size(grid)
        found = "challenged" if size == 3 else by_counts(Counter(word for row in grid for word in row))
    elif counts is not None:
        found = by_counts(checked_counts(counts))
    elif seen.tied is not None and not told(seen, "rarest"):
        raise Missing("rarest", ask="each", subject=seen)
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


def fold_tied(seen: StartingSquares, value: Any, telling: Telling) -> StartingSquares:
    """How many colours share a count; of several ("three twice, two five times") the lowest count is the rarest."""
    each = telling.slots.get("each")
    if isinstance(value, tuple) and isinstance(each, tuple):
        each, value = min(zip(each, value, strict=True))
    if each is not None:
        return fresh(seen, tied=None, rarest={"tied": value, "each": each})
    before = known(seen, "rarest")
    if before is not None:
        return fresh(seen, tied=None, rarest={**before, "tied": value})
    # Two colours that tie are enough, whatever their number of squares.
    return fresh(seen, tied=value, rarest={"tied": 2, "each": 1} if value == 2 else UNTOLD)


def fold_each(seen: StartingSquares, value: Any, telling: Telling) -> StartingSquares:
    """How many squares the rarest colour has; alone when no tie was mentioned."""
    if "tied" in telling.slots:
        return seen
    rare = telling.slots.get("rare")
    before = known(seen, "rarest") or {}
    tied = len(rare) if isinstance(rare, tuple) else 1 if rare else seen.tied or before.get("tied", 1)
    return fresh(seen, tied=None, rarest={"tied": tied, "each": value})


def fold_tally(seen: StartingSquares, value: Any, telling: Telling) -> StartingSquares:
    """The number of squares of each colour; the numbers stand beside it in the same order."""
    return fresh(seen, tied=None, counts=dict(zip(value, telling.slots["number"], strict=True)))


def fresh(seen: StartingSquares, **values: Any) -> StartingSquares:
    """What is told in another way replaces what was told before."""
    return put(StartingSquares(after_first_press=vars(seen)["after_first_press"]), **values)


def fold_squares(seen: StartingSquares, value: Any, telling: Telling) -> StartingSquares:
    """All squares in reading order: sixteen, or nine of a smaller field."""
    if not listing(value) or len(value) not in (9, 16):
        raise Contradiction("bad_input")
    return fresh(seen, grid=rows_of(value, isqrt(len(value))))


MODULE = Module(
    "clsq",
    StartingSquares,
    solve,
    folds={"tied": fold_tied, "each": fold_each, "tally": fold_tally, "row": row_by_row(fold_squares, 3, 4), "squares": fold_squares},
    read=facts_only(StartingSquares, "grid", "counts", "rarest", "after_first_press"),
    helper=True,
)
