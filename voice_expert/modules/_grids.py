"""Cells and words of square fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voice_expert.modules.kit import Contradiction, Fold, Missing, Telling, listing, one_of, put

SQUARE_COLOURS = ("red", "green", "blue", "yellow", "magenta")
"""The five colours of the coloured squares family."""

Grid = tuple[tuple[str, ...], ...]


def cell(column: int, row: int) -> str:
    """The name of a cell; both count from 0, the top row is 1."""
    return f"{chr(ord('A') + column)}{row + 1}"


def place(name: str) -> tuple[int, int]:
    """(column, row) of a cell name, both from 0."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def cells(size: int) -> tuple[str, ...]:
    """All cells of a square field in reading order."""
    return tuple(cell(column, row) for row in range(size) for column in range(size))


def is_grid(value: Any, size: int, words: Iterable[str]) -> bool:
    """Whether it is a square of this size that holds nothing but these words."""
    allowed = tuple(words)
    return listing(value, size, size) and all(
        listing(row, size, size) and all(one_of(word, allowed) for word in row) for row in value
    )


def rows_of(flat: tuple[Any, ...], width: int) -> tuple[tuple[Any, ...], ...]:
    """A flat list in rows of this width."""
    return tuple(flat[start : start + width] for start in range(0, len(flat), width))


def row_by_row(whole: Fold, *sizes: int) -> Fold:
    """Rows of a square field of one of these sizes told one at a time into ``rows``; the last of them tells the field whole.

    Only how often each colour is there counts, so columns are as good.
    """

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        nth = telling.slots.get("nth")
        have = seen.rows[:-1] if telling.correcting and nth is None else seen.rows
        size = len(have[0]) if have else len(value)
        at = len(have) + 1 if nth is None else size if nth == "last" else int(nth)
        if at == 1 and not telling.correcting:
            have, size = (), len(value)
        if size not in sizes or len(value) != size:
            raise Contradiction("row_length", size=size if have else sizes[-1], count=len(value))
        if at > len(have) + 1 or at > size:
            raise Contradiction("no_such_place", at=at, count=len(have))
        have = have[: at - 1] + (tuple(value),) + have[at:]
        if len(have) < size:
            return put(seen, rows=have)
        return whole(put(seen, rows=()), tuple(colour for row in have for colour in row), telling)

    return fold


def ask_for_rows(seen: Any, grid: str = "grid") -> None:
    """Ask for the next row of a ``grid`` where the first ones are told."""
    if seen.rows:
        raise Missing(f"{grid}[{len(seen.rows)}]", ask="rows", subject=seen)
