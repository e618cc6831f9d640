"""The expected number of rolls in Yahtzee, played best.

All 7,776 results of five dice are the bits of one large number, so that "in which results is this keep legal" is a
number too, and the results for which a keep is the best legal one are counted by a handful of bit operations.

A keep is (colours, value) with the colours as bits, the first colour lowest; values count from 1. Nothing kept is
``NOTHING``. Four dice kept are worth 6 rolls, three 96/11 where a yellow or blue one is among them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from itertools import count
from operator import and_, mul, or_
from typing import TypeVar

Keep = tuple[int, int]

PURPLE, YELLOW, BLUE, WHITE, BLACK = (1 << colour for colour in range(5))
EVERY = 31
VALUES = range(1, 7)
NOTHING: Keep = (0, 0)
KEEPS: tuple[Keep, ...] = tuple((colours, value) for colours in range(1, EVERY) for value in VALUES if colours.bit_count() <= 4)
RESULTS = 6**5
FULL = (1 << RESULTS) - 1


@dataclass(frozen=True)
class Casing:
    """What the rules look at: serial digits 1 to 6, whether ports repeat, and the number of port plates."""

    digits: frozenset[int]
    duplicates: bool
    plates: int


@dataclass(frozen=True)
class Naming:
    """What else the patterns of five dice look at: which die names the value of three of a kind (None: the highest
    other value does) and of a pair, and the two numbers that name that of two pairs."""

    triple_die: int | None
    pair_die: int
    batteries: int
    holders: int


def _shows(colour: int, value: int) -> int:
    """The results in which this die shows this value."""
    block: int = 6**colour
    found: int = ((1 << block) - 1) << ((value - 1) * block)
    width = block * 6
    while width < RESULTS:
        copies = min(6, RESULTS // width)
        found = sum(found << (copy * width) for copy in range(copies))
        width *= copies
    return found


def _counts(value: int) -> list[int]:
    """For 0 to 5: the results in which so many dice show this value."""
    counts = [FULL, 0, 0, 0, 0, 0]
    for colour in range(5):
        shows = SHOWS[colour][value]
        counts = [(counts[n] & ~shows) | (counts[n - 1] & shows if n else 0) for n in range(6)]
    return counts


SHOWS = [[0] + [_shows(colour, value) for value in VALUES] for colour in range(5)]
COUNT = [[0] * 6] + [_counts(value) for value in VALUES]
PRESENT = [0] + [FULL & ~COUNT[value][0] for value in VALUES]
SOLVED = reduce(or_, (COUNT[value][5] for value in VALUES))
RUNS = {start: reduce(and_, (PRESENT[start + n] for n in range(4))) for start in (1, 2, 3)}
LARGE = (RUNS[1] & RUNS[2]) | (RUNS[2] & RUNS[3])
SMALL = (RUNS[1] | RUNS[2] | RUNS[3]) & ~LARGE
STRAIGHT = LARGE | SMALL
TRIPLE = reduce(or_, (COUNT[value][3] for value in VALUES))
PAIRED = reduce(or_, (COUNT[value][2] for value in VALUES))
FULL_HOUSE = TRIPLE & PAIRED


def kept_dice(keep: Keep) -> int:
    """The results in which these dice all show the value."""
    colours, value = keep
    found = FULL
    for colour in range(5):
        if colours >> colour & 1:
            found &= SHOWS[colour][value]
    return found


ALIKE = {keep: kept_dice(keep) for keep in KEEPS}


def left_out(colours: int) -> list[int]:
    """The dice that are not kept, by number."""
    return [colour for colour in range(5) if not colours >> colour & 1]


def showing(colour: int, values: Iterable[int]) -> int:
    return reduce(or_, (SHOWS[colour][value] for value in values), 0)


def after_four(casing: Casing) -> dict[Keep, int]:
    """Where a keep is legal after four dice were rolled and there is no straight."""
    others = [showing(colour, [value for value in VALUES if value not in casing.digits]) for colour in range(5)]
    found = {}
    for keep in KEEPS:
        colours, value = keep
        out = left_out(colours)
        match len(out):
            case 4:
                legal = 0 if colours == BLACK else FULL
            case 3:
                legal = 0 if colours & BLUE else FULL
            case 2:
                legal = 0 if casing.plates == 3 else others[out[0]] & others[out[1]]
            case _:
                legal = 0 if casing.plates == 4 else showing(out[0], range(value + 1, 7))
        found[keep] = ALIKE[keep] & legal & ~STRAIGHT
    return found


def after_three(casing: Casing, with_purple_or_white: bool) -> dict[Keep, int]:
    """Where a keep is legal after three dice were rolled."""
    found = {}
    for keep in KEEPS:
        colours, value = keep
        out = left_out(colours)
        in_serial = value in casing.digits
        match len(out):
            case 2:
                legal = FULL if in_serial or with_purple_or_white else 0
                house = COUNT[value][3] if casing.duplicates else 0
            case 1:
                legal = FULL if in_serial else showing(out[0], range(1, value))
                house = 0
            case size:
                legal = FULL
                house = COUNT[value][2] if size == 3 and not casing.duplicates else 0
        found[keep] = ALIKE[keep] & ((legal & ~FULL_HOUSE) | (house & FULL_HOUSE))
    return found


Next = TypeVar("Next")
"""A keep or its number."""


def best_counts(start: Keep, order: Iterable[Next], legal: Iterable[int]) -> dict[Next, int]:
    """Of all results after this keep, for how many each keep is the best legal one; ``order`` is best first."""
    left = (ALIKE[start] if start != NOTHING else FULL) & ~SOLVED
    found: dict[Next, int] = {}
    for keep, where in zip(order, legal, strict=True):
        taken = left & where
        if taken:
            found[keep] = taken.bit_count()
            left ^= taken
            if not left:
                break
    return found


Values = dict[Keep, float]


FIXED: Values = {
    # worth the same on every bomb: four dice, and three with a yellow or blue one among them
    keep: 6.0 if keep[0].bit_count() == 4 else 96 / 11
    for keep in KEEPS
    if keep[0].bit_count() == 4 or (keep[0].bit_count() == 3 and keep[0] & (YELLOW | BLUE))
}
GUESS = {1: 12.1, 2: 10.9, 3: 10.4}
NUMBERS = {keep: at for at, keep in enumerate((*KEEPS, NOTHING))}
ROUGH, EXACT = 1e-4, 1e-13
"""How far the worths may be off while the choice of keeps still changes, and in the end."""
ROUGH_ROUNDS = {False: 3, True: 2}
"""How often they may be off: from guesses, and from the worths on a similar bomb."""


def mirrored(keep: Keep) -> Keep:
    """Purple and white changed for each other: after the first roll no rule tells them apart."""
    colours, value = keep
    return (colours & ~(PURPLE | WHITE) | (WHITE if colours & PURPLE else 0) | (PURPLE if colours & WHITE else 0), value)


MIRROR = {at: NUMBERS[mirrored(keep)] for keep, at in NUMBERS.items()}
FIRST = [min(at, MIRROR[at]) for at in NUMBERS.values()]
"""For each keep, by number, the one of it and its mirror image that is worked out for both."""
SEVERAL = [keep for keep, at in NUMBERS.items() if FIRST[at] == at and keep not in FIXED and keep != NOTHING]


def after_two() -> dict[Keep, int]:
    """Where a keep is legal after two dice were rolled and neither yellow nor blue had been kept."""
    found = dict(ALIKE)
    for colours, value in KEEPS:
        if colours.bit_count() == 4:
            near = showing(left_out(colours)[0], [n for n in VALUES if abs(n - value) == 1])
            found[colours, value] &= near
    return found


class _Start:
    """A keep whose worth is to be found: by the number of each next keep the results in which that one is legal.

    The order of the best keeps hardly changes from one round, or one casing, to the next: only where it does are the
    results counted again.
    """

    def __init__(self, keep: Keep, legal: dict[Keep, int]) -> None:
        self.keep = keep
        self.results = (ALIKE[keep] if keep != NOTHING else FULL) & ~SOLVED
        # Most keeps cannot follow most others. Keeps go by number: that is much quicker.
        self.where = {NUMBERS[keep]: found for keep, where in legal.items() if (found := where & self.results)}
        self.order: list[int] = []
        self.counts: dict[int, int] = {}

    def legal(self) -> dict[Keep, int]:
        return {keep: self.where[at] for keep, at in NUMBERS.items() if at in self.where}

    def best(self, worth: list[float]) -> dict[int, int]:
        """For how many results each next keep is the best legal one."""
        order = sorted(self.where, key=worth.__getitem__)
        if not self.counts or order[: len(self.order)] != self.order:
            where = self.where
            self.counts = best_counts(self.keep, order, map(where.__getitem__, order))
            # What comes after the last one counted has no result left.
            last = next(reversed(self.counts))
            self.order = order[: order.index(last) + 1]
        return self.counts


@lru_cache(maxsize=1)
def kept_triples() -> list[_Start]:
    legal = after_two()
    return [_Start(keep, legal) for keep in SEVERAL if keep[0].bit_count() == 3]


@lru_cache(maxsize=8)
def kept_pairs(digits: frozenset[int], duplicates: bool) -> list[_Start]:
    legal = {flag: after_three(Casing(digits, duplicates, 0), flag) for flag in (False, True)}
    return [_Start(keep, legal[bool(keep[0] & (PURPLE | WHITE))]) for keep in SEVERAL if keep[0].bit_count() == 2]


@lru_cache(maxsize=8)
def kept_singles(digits: frozenset[int], plates: int) -> list[_Start]:
    plain = after_four(Casing(digits, False, plates))
    straight = {keep: ALIKE[keep] & STRAIGHT for keep in KEEPS}
    legal = {value: {k: where | (straight[k] if k[1] != value else 0) for k, where in plain.items()} for value in VALUES}
    return [_Start(keep, legal[keep[1]]) for keep in SEVERAL if keep[0].bit_count() == 1]


def _starts(casing: Casing) -> list[_Start]:
    """Every keep whose worth is to be found (of two mirror images one), with what may follow it but for rolling all.

    Many dice first: few dice lead to many, so their worth settles in this order. What the ports or the plates don't
    change is shared by all casings with this serial number.
    """
    return [*kept_triples(), *kept_pairs(casing.digits, casing.duplicates), *kept_singles(casing.digits, casing.plates)]


@lru_cache(maxsize=64)
def without_rolling_all(casing: Casing) -> tuple[Values, float]:
    """The expected further rolls after each keep if all dice are never rolled again, and the worst keep ever chosen.

    Where rolling all is worth no less than that worst keep, these are the true values.
    """
    starts = _starts(casing)
    if casing.plates:
        # The plates forbid only some keeps after four dice: the worths without them are near.
        found = dict(without_rolling_all(replace(casing, plates=0))[0])
    elif casing.duplicates:
        # Repeated ports change only which part of a full house is kept.
        found = dict(without_rolling_all(replace(casing, duplicates=False))[0])
    else:
        found = dict(FIXED)
        found.update((keep, GUESS[keep[0].bit_count()]) for keep in KEEPS if keep not in FIXED)
    chosen = _settle(found, starts, near=casing.plates > 0 or casing.duplicates)
    return found, max(found[keep] for keep in chosen)


@lru_cache(maxsize=64)
def all_values(casing: Casing, naming: Naming) -> Values:
    """The expected further rolls after each keep, nothing included."""
    found, worst = without_rolling_all(casing)
    named = named_results(casing.digits, naming)
    start = start_value(found, named)
    found = {**found, NOTHING: start}
    if start < worst:
        starts = [_Start(kept.keep, kept.legal() | {NOTHING: FULL}) for kept in _starts(casing)]
        legal = {keep: where & named[keep[1]] for keep, where in ALIKE.items()}
        legal[NOTHING] = FULL & ~reduce(or_, named.values())
        _settle(found, [*starts, _Start(NOTHING, legal)], near=True)
    return found


def start_value(found: Values, named: dict[int, int]) -> float:
    """The expected rolls from nothing kept; ``named`` gives for each value the results whose pattern names it."""
    order = sorted(found, key=found.__getitem__)
    counts = best_counts(NOTHING, order, [ALIKE[keep] & named[keep[1]] for keep in order])
    again = RESULTS - SOLVED.bit_count() - sum(counts.values())
    return (RESULTS + sum(count * found[keep] for keep, count in counts.items())) / (RESULTS - again)


@lru_cache(maxsize=64)
def named_results(digits: frozenset[int], naming: Naming) -> dict[int, int]:
    """For each value the results of five dice whose first fitting pattern names it."""
    two_pairs = 0
    for value in VALUES:
        for other in range(value + 1, 7):
            two_pairs |= COUNT[value][2] & COUNT[other][2]
    fours = reduce(or_, (COUNT[value][4] for value in VALUES)) | two_pairs
    pair = PAIRED & ~(FULL_HOUSE | two_pairs | STRAIGHT)
    on_die = [PRESENT[number] if number in VALUES else 0 for number in (naming.batteries, naming.holders)]
    found = {}
    for value in VALUES:
        # Large straight: the highest serial digit on a die, else purple.
        higher = [PRESENT[digit] for digit in VALUES if digit in digits and digit > value]
        named = LARGE & PRESENT[value] & _without(higher) if value in digits else 0
        named |= LARGE & SHOWS[0][value] & _without([PRESENT[digit] for digit in VALUES if digit in digits])
        # Small straight: the die left over, which may repeat one of the four.
        for start, run in RUNS.items():
            named |= SMALL & run & COUNT[value][2 if start <= value <= start + 3 else 1]
        # Three of a kind or full house.
        if naming.triple_die is not None:
            named |= TRIPLE & SHOWS[naming.triple_die][value]
        else:
            loose = [COUNT[n][1] | COUNT[n][2] for n in range(value, 7)]
            named |= TRIPLE & loose[0] & _without(loose[1:])
        # Four of a kind or two pairs: batteries, else holders, else yellow.
        if value == naming.batteries:
            named |= fours & on_die[0]
        if value == naming.holders:
            named |= fours & on_die[1] & ~on_die[0]
        named |= fours & SHOWS[1][value] & _without(on_die)
        named |= pair & SHOWS[naming.pair_die][value]
        found[value] = named
    return found


def _without(results: list[int]) -> int:
    """The results that are in none of these."""
    found = FULL
    for part in results:
        found &= ~part
    return found


def _settle(found: Values, starts: list[_Start], near: bool) -> tuple[Keep, ...]:
    """The worth of these keeps: choose the best next keeps, work out what that is worth, until nothing changes.

    While the choice still changes the worths need not be exact. Returns the keeps that are chosen after some result.
    """
    worth = [found.get(keep, 0.0) for keep in NUMBERS]
    counts: list[dict[int, int]] = []
    exact = ROUGH
    for tried in count(1):
        previous, counts = counts, [start.best(worth) for start in starts]
        if counts == previous and exact == EXACT:
            break
        if counts == previous or tried > ROUGH_ROUNDS[near]:
            exact = EXACT
        before = list(worth)
        _evaluate(worth, starts, counts, exact)
        if exact == EXACT and max(abs(new - old) for new, old in zip(worth, before, strict=True)) <= 1e-12:
            break
    keeps = list(NUMBERS)
    found.update((keep, worth[NUMBERS[keep]]) for keep in found)
    return tuple(keeps[keep] for keep in dict.fromkeys(keep for following in counts for keep in following))


def _evaluate(worth: list[float], starts: list[_Start], counts: list[dict[int, int]], exact: float) -> None:
    """What the keeps are worth when the next keeps are these, gone through until no worth changes by more."""
    rows = []
    numbers = [NUMBERS[start.keep] for start in starts]
    sought = set(numbers)
    for number, start, following in zip(numbers, starts, counts, strict=True):
        total = 6 ** (5 - start.keep[0].bit_count())
        constant, itself = float(total), 0
        rest: dict[int, int] = {}
        for keep, n in following.items():
            first = FIRST[keep]
            if first == number:
                itself += n
            elif first in sought:
                rest[first] = rest.get(first, 0) + n
            else:
                constant += n * worth[keep]
        share = total - itself
        rows.append((number, MIRROR[number], constant / share, list(rest), [n / share for n in rest.values()]))
    change = 1.0
    while change > exact:
        change = 0.0
        for number, mirror, constant, keeps, shares in rows:
            value = constant + sum(map(mul, shares, map(worth.__getitem__, keeps)))
            change = max(change, abs(value - worth[number]))
            worth[number] = worth[mirror] = value
