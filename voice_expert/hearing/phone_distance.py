"""How far two strings of phones are apart: what the grammar heard beside what was heard without one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

# phones by the way they are made; two of one row are easily taken for each other
_KINDS: tuple[frozenset[str], ...] = tuple(
    frozenset(row.split())
    for row in (
        "IY IH EY EH Y", "EH AE AH EY", "AA AH AO AW AY", "AO OW OY AA", "UW UH OW W", "ER R AH", "AH IH UH",
        "AY AE EY", "L W OW UW AO", "M N NG", "P B T", "T D", "K G", "P T K", "B D G", "D DH TH", "F TH HH V",
        "S Z", "S TH F", "SH ZH CH JH", "S SH", "Z ZH JH", "CH T", "JH D", "V B W DH",
    )
)  # fmt: skip
NEAR = 0.5
"""What it costs to take a phone for one that is easily mistaken for it; any other mistake costs 1."""


@cache
def phone_cost(one: str, other: str) -> float:
    if one == other:
        return 0.0
    return NEAR if any(one in kind and other in kind for kind in _KINDS) else 1.0


def edits(one: Sequence[str], other: Sequence[str]) -> float:
    """The least cost of turning one string into the other; a phone too many or too few costs 1."""
    row = [float(column) for column in range(len(other) + 1)]
    for index, phone in enumerate(one, 1):
        before, row = row, [float(index)]
        for column, wanted in enumerate(other):
            row.append(min(before[column] + phone_cost(phone, wanted), before[column + 1] + 1, row[column] + 1))
    return row[-1]


def distance(one: Sequence[str], other: Sequence[str]) -> float:
    """Edits per phone of the longer string: 0 the same, 1 nothing in common."""
    longer = max(len(one), len(other))
    return edits(one, other) / longer if longer else 1.0
