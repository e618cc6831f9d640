"""Cells and words of square fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voice_expert.modules.kit import listing, one_of

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
