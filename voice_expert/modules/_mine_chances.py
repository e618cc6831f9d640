"""Exact chances of hidden cells that numbers tell about, on any Minesweeper field.

What single numbers settle is filled in first. Of the rest, cells with the same numbers around them are alike and form a
group; groups that no number joins are parts, each gone through alone. Within a part groups are taken one after another,
and all that is kept in between is what each number still open lacks, with the ways that lead there. Once forwards and
once backwards gives for every group the ways in which a cell of it is mined. The parts then share the mines.

Ways are whole numbers, so that "certain" is certain. Ways by number of mines used are one long number: ``width`` bits
for each number of mines, which adds and multiplies them all at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

Hint = tuple[int, frozenset[int]]
"""How many mines a number still lacks, and the hidden cells around it."""


@dataclass(frozen=True)
class Chances:
    """``total`` ways in all (placements, where each counts once); the chance of a mine for each cell that a number
    touches, and the one that all others share (None where there are none)."""

    total: int
    mined: Mapping[int, Fraction]
    elsewhere: Fraction | None


def chances(
    hints: Iterable[Hint],
    apart: int,
    mines: int | None,
    rate: Fraction = Fraction(1, 2),
    loaded: Mapping[int, Fraction] | None = None,
) -> Chances | None:
    """All chances, or None when no placement agrees with the hints.

    ``apart`` more cells are touched by no hint. ``mines`` lie on all cells together, every placement counting alike;
    without it each cell is a mine with ``rate`` for itself. ``loaded`` cells are mines with a rate of their own each and
    are not among those counted.
    """
    hints = list(hints)
    loaded = loaded or {}
    rates: dict[int, Fraction] = {
        cell: loaded.get(cell, rate) for _, cells in hints for cell in cells if cell in loaded or mines is None
    }
    settled = _settled(hints, {cell: bool(one) for cell, one in rates.items() if one in (0, 1)})
    if settled is None:
        return None
    known, open_hints = settled
    parts = [_Part(groups, open_hints, mines is not None) for groups in _parts(_groups(open_hints, rates))]
    mined = {cell: Fraction(mine) for cell, mine in known.items()}
    if mines is not None:
        left = mines - sum(mine for cell, mine in known.items() if cell not in loaded)
        return _sharing(parts, mined, apart, left)
    total = math.prod(sum(part.ways) for part in parts)
    if not total:
        return None
    for part in parts:
        for group, ways in part.mined.items():
            mined.update(dict.fromkeys(group.cells, Fraction(sum(ways), sum(part.ways) * len(group.cells))))
    return Chances(total, mined, rate if apart else None)


@dataclass(frozen=True)
class _Group:
    """Cells alike; ``odds`` are a cell's ways as (a mine, no mine), ``counted`` whether its mines are counted."""

    cells: tuple[int, ...]
    hints: tuple[int, ...]
    odds: tuple[int, int]
    counted: bool


def _settled(hints: list[Hint], known: dict[int, bool]) -> tuple[dict[int, bool], list[Hint]] | None:
    """What single hints leave no choice about, and the hints that still leave one; None when a hint can't be met."""
    around: dict[int, list[int]] = {}
    for place, (_, cells) in enumerate(hints):
        for cell in cells:
            around.setdefault(cell, []).append(place)
    lacks = [lack - sum(known.get(cell, False) for cell in cells) for lack, cells in hints]
    hidden = [{cell for cell in cells if cell not in known} for _, cells in hints]
    waiting = list(range(len(hints)))
    while waiting:
        place = waiting.pop()
        lack, cells_left = lacks[place], hidden[place]
        if not 0 <= lack <= len(cells_left):
            return None
        if not cells_left or 0 < lack < len(cells_left):
            continue
        for cell in tuple(cells_left):
            known[cell] = lack > 0
            for other in around[cell]:
                hidden[other].discard(cell)
                lacks[other] -= lack > 0
                waiting.append(other)
    left = {(lack, frozenset(cells)): None for lack, cells in zip(lacks, hidden, strict=True) if cells}
    return known, list(left)


def _groups(hints: list[Hint], rates: Mapping[int, Fraction]) -> list[_Group]:
    touching: dict[int, list[int]] = {}
    for place, (_, cells) in enumerate(hints):
        for cell in cells:
            touching.setdefault(cell, []).append(place)
    alike: dict[tuple[tuple[int, ...], Fraction | None], list[int]] = {}
    for cell in sorted(touching):
        alike.setdefault((tuple(touching[cell]), rates.get(cell)), []).append(cell)
    return [
        _Group(tuple(cells), key, (1, 1) if rate is None else (rate.numerator, rate.denominator - rate.numerator), rate is None)
        for (key, rate), cells in alike.items()
    ]  # fmt: skip


def _parts(groups: list[_Group]) -> list[list[_Group]]:
    """The groups split where no hint joins them."""
    by_hint: dict[int, list[_Group]] = {}
    for group in groups:
        for hint in group.hints:
            by_hint.setdefault(hint, []).append(group)
    parts: list[list[_Group]] = []
    done: set[_Group] = set()
    for first in groups:
        if first in done:
            continue
        part, waiting = [], [first]
        done.add(first)
        while waiting:
            group = waiting.pop()
            part.append(group)
            for hint in group.hints:
                for other in by_hint[hint]:
                    if other not in done:
                        done.add(other)
                        waiting.append(other)
        parts.append(part)
    return parts


def _order(part: list[_Group], hints: list[Hint]) -> list[_Group]:
    """Of some ways to go through a part the one that keeps the fewest states in between."""
    by_cell = sorted(part, key=lambda group: group.cells)
    starts = {id(group): group for group in (by_cell[0], by_cell[-1], min(part, key=lambda g: len(g.hints)), by_cell[len(part) // 2])}
    return min((_from(start, by_cell, hints) for start in starts.values()), key=lambda entry: entry[0])[1]


def _from(start: _Group, part: list[_Group], hints: list[Hint]) -> tuple[float, list[_Group]]:
    """Always the group next that leaves the least to remember; with an upper bound of all states on the way."""
    touching: dict[int, list[_Group]] = {}
    for group in part:
        for hint in group.hints:
            touching.setdefault(hint, []).append(group)
    told = dict.fromkeys(touching, 0)  # cells gone through around each hint

    def memory(hint: int, told_cells: int) -> float:
        """Bits for what the hint may still lack."""
        lack, cells = hints[hint]
        left = len(cells) - told_cells
        return math.log2(min(lack, left) - max(0, lack - told_cells) + 1) if told_cells and left else 0.0

    order: list[_Group] = []
    done: set[_Group] = set()
    reach: dict[_Group, None] = {start: None}  # groups beside what was gone through, oldest first
    bits, total = 0.0, 0.0
    while reach:
        best, least = start, math.inf
        for group in reach:
            size = len(group.cells)
            more = sum(memory(hint, told[hint] + size) - memory(hint, told[hint]) for hint in group.hints)
            if more < least - 1e-9:
                best, least = group, more
        order.append(best)
        done.add(best)
        del reach[best]
        bits += least
        total += 2.0 ** min(bits, 1000.0)
        for hint in best.hints:
            told[hint] += len(best.cells)
            for group in touching[hint]:
                if group not in done:
                    reach.setdefault(group)
    return total, order


class _Part:
    """Groups that hang together: their ways by number of mines, and for each group those ways times its mines."""

    def __init__(self, groups: list[_Group], hints: list[Hint], counting: bool) -> None:
        self.groups = _order(groups, hints) if len(groups) > 1 else groups
        # Enough bits for all placements, and for those times the mines of a group.
        cells = sum(len(group.cells) * sum(group.odds).bit_length() for group in groups)
        self.width = cells + 8 if counting else 0
        self._plan(hints)
        layers: list[dict[int, int]] = [{0: 1}]
        for step in range(len(self.groups)):
            layers.append(self._forward(step, layers[-1]))
        self.ways = self._spread(layers[-1].get(0, 0))
        self.mined = self._backward(layers)

    def _plan(self, hints: list[Hint]) -> None:
        """For every step: what opens, each touched hint as (its four bits in the state, cells left after), the bits that
        a mine takes away, and the ways of each number of mines."""
        first: dict[int, int] = {}
        left = {hint: len(hints[hint][1]) for group in self.groups for hint in group.hints}
        for step, group in enumerate(self.groups):
            for hint in group.hints:
                first.setdefault(hint, step)
        slots: dict[int, int] = {}
        self.steps: list[tuple[int, list[tuple[int, int]], int, list[int]]] = []
        for step, group in enumerate(self.groups):
            opening, size = 0, len(group.cells)
            for hint in group.hints:
                if first[hint] == step:
                    used = set(slots.values())
                    slots[hint] = next(shift for shift in range(0, 4 * len(first), 4) if shift not in used)
                    opening += hints[hint][0] << slots[hint]
                left[hint] -= size
            touched = [(slots[hint], left[hint]) for hint in group.hints]
            mine, safe = group.odds
            shift = self.width if group.counted else 0
            factors = [comb(size, n) * mine**n * safe ** (size - n) << shift * n for n in range(size + 1)]
            self.steps.append((opening, touched, sum(1 << slot for slot, _ in touched), factors))
            for hint in group.hints:
                if not left[hint]:
                    del slots[hint]

    def _forward(self, step: int, layer: dict[int, int]) -> dict[int, int]:
        opening, touched, mine, factors = self.steps[step]
        reached: dict[int, int] = {}
        for before, ways in layer.items():
            state = before + opening
            least, most = 0, len(factors) - 1
            for slot, cells_left in touched:
                lack = state >> slot & 15
                if lack < most:
                    most = lack
                if lack - cells_left > least:
                    least = lack - cells_left
            for mines in range(least, most + 1):
                there = state - mines * mine
                reached[there] = reached.get(there, 0) + ways * factors[mines]
        return reached

    def _backward(self, layers: list[dict[int, int]]) -> dict[_Group, list[int]]:
        found: dict[_Group, list[int]] = {}
        behind: dict[int, int] = {0: 1}
        for step in range(len(self.groups) - 1, -1, -1):
            opening, touched, mine, factors = self.steps[step]
            here: dict[int, int] = {}
            with_mines = 0
            for before, ways in layers[step].items():
                state = before + opening
                least, most = 0, len(factors) - 1
                for slot, cells_left in touched:
                    lack = state >> slot & 15
                    if lack < most:
                        most = lack
                    if lack - cells_left > least:
                        least = lack - cells_left
                on, mined = 0, 0
                for mines in range(least, most + 1):
                    rest = behind.get(state - mines * mine)
                    if rest is not None:
                        rest *= factors[mines]
                        on += rest
                        mined += mines * rest
                if on:
                    here[before] = on
                if mined:
                    with_mines += ways * mined
            found[self.groups[step]] = self._spread(with_mines)
            behind = here
        return found

    def _spread(self, ways: int) -> list[int]:
        """The long number as a list by number of mines."""
        if not self.width:
            return [ways]
        found = []
        mask = (1 << self.width) - 1
        while ways:
            found.append(ways & mask)
            ways >>= self.width
        return found


def _sharing(parts: list[_Part], mined: dict[int, Fraction], apart: int, left: int) -> Chances | None:
    """All parts and the cells apart together hold the mines that are left."""
    before = [[1]]
    for part in parts:
        before.append(_product(before[-1], part.ways))
    after = [[1]]
    for part in reversed(parts):
        after.append(_product(after[-1], part.ways))
    after.reverse()
    total = sum(ways * _choose(apart, left - mines) for mines, ways in enumerate(before[-1]))
    if not total:
        return None
    for place, part in enumerate(parts):
        others = _product(before[place], after[place + 1])
        rest = [
            sum(ways * _choose(apart, left - mines - used) for used, ways in enumerate(others) if ways)
            for mines in range(len(part.ways))
        ]
        for group, by_mines in part.mined.items():
            # Each of the alike cells is a mine equally often.
            ways = sum(one * other for one, other in zip(by_mines, rest, strict=False))
            mined.update(dict.fromkeys(group.cells, Fraction(ways, total * len(group.cells))))
    elsewhere = None
    if apart:
        fixed = sum(ways * _choose(apart - 1, left - 1 - mines) for mines, ways in enumerate(before[-1]))
        elsewhere = Fraction(fixed, total)
    return Chances(total, mined, elsewhere)


def _choose(cells: int, mines: int) -> int:
    return comb(cells, mines) if mines >= 0 else 0


def _product(one: list[int], other: list[int]) -> list[int]:
    if not one or not other:
        return []
    found = [0] * (len(one) + len(other) - 1)
    for a, ways in enumerate(one):
        if ways:
            for b, more in enumerate(other):
                found[a + b] += ways * more
    return found
