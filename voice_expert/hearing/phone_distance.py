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
    return _rows(_nothing(other), one, other)[-1][-1]


def edits_said(words: Sequence[Sequence[Sequence[str]]], other: Sequence[str]) -> float:
    """The same for words each of which may be said in several ways."""
    row = _nothing(other)
    for ways in words:
        row = [min(costs) for costs in zip(*(_rows(row, way, other)[-1] for way in ways), strict=True)]
    return row[-1]


def worst_part(parts: Sequence[Sequence[str]], other: Sequence[str]) -> float:
    """Of words that stand in a row, the edits per phone of the one that is furthest from its share of the other string."""
    whole = [phone for part in parts for phone in part]
    rows = _rows(_nothing(other), whole, other)
    row, column, worst = len(whole), len(other), 0.0
    for part in reversed(parts):
        first, after = row - len(part), rows[row][column]
        while row > first:
            here, nearby = rows[row][column], column and phone_cost(whole[row - 1], other[column - 1])
            if column and here == rows[row - 1][column - 1] + nearby:
                row, column = row - 1, column - 1
            elif here == rows[row - 1][column] + 1:
                row -= 1
            else:
                column -= 1
        worst = max(worst, (after - rows[row][column]) / max(1, len(part)))
    return worst


def _nothing(other: Sequence[str]) -> list[float]:
    """What it costs that the first so many phones of the other string have no counterpart."""
    return [float(column) for column in range(len(other) + 1)]


def _rows(before: list[float], one: Sequence[str], other: Sequence[str]) -> list[list[float]]:
    """The least cost after each phone of ``one`` (the first row is ``before``) and each beginning of the other string."""
    rows = [before]
    for phone in one:
        last = rows[-1]
        row = [last[0] + 1]
        for column, wanted in enumerate(other):
            row.append(min(last[column] + phone_cost(phone, wanted), last[column + 1] + 1, row[column] + 1))
        rows.append(row)
    return rows


def distance(one: Sequence[str], other: Sequence[str]) -> float:
    """Edits per phone of the longer string: 0 the same, 1 nothing in common."""
    longer = max(len(one), len(other))
    return edits(one, other) / longer if longer else 1.0
