"""The dice of FUSE: five of each of five colours, numbered one to six.

A *face* is a colour and a number together, 30 in all. Sets of faces are bits of one number: colour by colour, the
numbers one to six from the lowest bit up.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

COLOURS = ("red", "blue", "green", "yellow", "black")
NUMBERS = range(1, 7)
OF_EACH_COLOUR = 5
ALL_DICE = OF_EACH_COLOUR * len(COLOURS)
FACES = len(COLOURS) * len(NUMBERS)
ANY = (1 << FACES) - 1


@dataclass(frozen=True, order=True)
class Die:
    """One die as it lies."""

    color: str
    number: int

    @property
    def face(self) -> int:
        """The place of its bit in a set of faces."""
        return COLOURS.index(self.color) * 6 + self.number - 1

    @property
    def json(self) -> dict[str, str | int]:
        return {"color": self.color, "number": self.number}


def of_colour(color: str) -> int:
    """All faces of a colour."""
    return 0b111111 << 6 * COLOURS.index(color)


def of_number(number: int) -> int:
    """All faces with a number."""
    return sum(1 << 6 * colour + number - 1 for colour in range(len(COLOURS)))


WITH_NUMBER = {number: of_number(number) for number in NUMBERS}
WITH_COLOUR = tuple(of_colour(color) for color in COLOURS)


def numbers_in(faces: int) -> frozenset[int]:
    """The numbers that occur among these faces."""
    return frozenset(number for number, every in WITH_NUMBER.items() if faces & every)


def with_numbers(numbers: Iterable[int]) -> int:
    """All faces with one of these numbers; those that no die shows are passed over."""
    return sum(WITH_NUMBER[number] for number in numbers if number in WITH_NUMBER)
