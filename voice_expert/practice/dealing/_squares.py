"""Fields of four by four squares in the five colours, as the family of the coloured squares deals them."""

import random
from collections.abc import Sequence

from voice_expert.modules._grids import SQUARE_COLOURS, Grid, cells, place

CELLS = cells(4)


def field(draw: random.Random) -> Grid:
    """Sixteen squares, each in any colour."""
    return tuple(tuple(draw.choice(SQUARE_COLOURS) for _ in range(4)) for _ in range(4))


def field_of(draw: random.Random, sizes: Sequence[int]) -> Grid:
    """Sixteen squares, so many of each of as many colours, in any places."""
    colours = draw.sample(SQUARE_COLOURS, len(sizes))
    squares = [colour for colour, size in zip(colours, sizes, strict=True) for _ in range(size)]
    draw.shuffle(squares)
    return tuple(tuple(squares[row : row + 4]) for row in range(0, 16, 4))


def look(grid: Grid, name: str) -> str:
    """The colour of a square."""
    column, row = place(name)
    return grid[row][column]


def recoloured(grid: Grid, new: Grid, kept: str) -> Grid:
    """The squares in the new colours, but those that have the colour to be kept."""
    return tuple(
        tuple(now if now == kept else then for now, then in zip(row, fresh, strict=True)) for row, fresh in zip(grid, new, strict=True)
    )


def painted(grid: Grid, names: Sequence[str], colour: str) -> Grid:
    """The field with these squares in another colour."""
    return tuple(
        tuple(colour if CELLS[4 * row + column] in names else now for column, now in enumerate(line)) for row, line in enumerate(grid)
    )
