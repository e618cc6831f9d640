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
from operator import and_, or_
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


def best_counts(start: Keep, order: list[Next], legal: list[int]) -> dict[Next, int]:
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


def after_two() -> dict[Keep, int]:
    """Where a keep is legal after two dice were rolled and neither yellow nor blue had been kept."""
    found = dict(ALIKE)
    for colours, value in KEEPS:
        if colours.bit_count() == 4:
            near = showing(left_out(colours)[0], [n for n in VALUES if abs(n - value) == 1])
            found[colours, value] &= near
    return found


def _legal(casing: Casing) -> dict[Keep, dict[Keep, int]]:
    """For every keep whose worth is to be found: where each next keep is legal. Rolling all is legal always."""
    everywhere = {NOTHING: FULL}
    triples = after_two() | everywhere
    pairs = {flag: after_three(casing, flag) | everywhere for flag in (False, True)}
    plain = after_four(casing)
    singles = {
        value: {keep: where | (ALIKE[keep] & STRAIGHT if keep[1] != value else 0) for keep, where in plain.items()} | everywhere
        for value in VALUES
    }
    found: dict[Keep, dict[Keep, int]] = {}
    # Many dice first: few dice lead to many, so their worth settles in this order.
    for keep in sorted(KEEPS, key=lambda keep: -keep[0].bit_count()):
        if keep not in FIXED:
            choices = (singles[keep[1]], pairs[bool(keep[0] & (PURPLE | WHITE))], triples)
            found[keep] = choices[keep[0].bit_count() - 1]
    return found


@lru_cache(maxsize=64)
def without_rolling_all(casing: Casing) -> tuple[Values, float]:
    """The expected further rolls after each keep if all dice are never rolled again, and the worst keep ever chosen.

    Where rolling all is worth no less than that worst keep, these are the true values.
    """
    legal = _legal(casing)
    if casing.plates:
        # The plates forbid only some keeps after four dice: the worths without them are near.
        found, rough = dict(without_rolling_all(replace(casing, plates=0))[0]), 0
    else:
        found, rough = dict(FIXED), 3
        found.update((keep, GUESS[keep[0].bit_count()]) for keep in legal)
    chosen = _settle(found, legal, rough)
    return found, max(found[keep] for keep in chosen)


@lru_cache(maxsize=64)
def all_values(casing: Casing, naming: Naming) -> Values:
    """The expected further rolls after each keep, nothing included."""
    found, worst = without_rolling_all(casing)
    named = named_results(casing.digits, naming)
    start = start_value(found, named)
    found = {**found, NOTHING: start}
    if start < worst:
        legal = _legal(casing)
        legal[NOTHING] = {keep: where & named[keep[1]] for keep, where in ALIKE.items()}
        legal[NOTHING][NOTHING] = FULL & ~reduce(or_, named.values())
        _settle(found, legal)
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


def _settle(found: Values, legal: dict[Keep, dict[Keep, int]], rough: int = 0) -> tuple[Keep, ...]:
    """The worth of these keeps: choose the best next keeps, work out what that is worth, until nothing changes.

    In the first ``rough`` rounds the worths need not be exact. Returns the keeps that are chosen after some result.
    """
    keeps = list(found)
    number = {keep: at for at, keep in enumerate(keeps)}
    worth = list(found.values())
    # Most keeps cannot follow most others; what can is looked for once. Keeps go by number: that is much quicker.
    possible = {number[start]: _possible(start, where, number) for start, where in legal.items()}
    counts: dict[int, dict[int, int]] = {}
    change = 1.0
    while change > 1e-12:
        previous, counts = counts, {}
        for start, where in possible.items():
            order = sorted(where, key=worth.__getitem__)
            counts[start] = best_counts(keeps[start], order, [where[keep] for keep in order])
        if counts == previous and rough <= 0:
            break
        before = list(worth)
        _evaluate(worth, counts, keeps, 1e-4 if rough > 0 else 1e-13)
        change = max(abs(worth[keep] - before[keep]) for keep in counts) if rough <= 0 else 1.0
        rough -= 1
    found.update(zip(keeps, worth, strict=True))
    return tuple(keeps[keep] for keep in dict.fromkeys(keep for following in counts.values() for keep in following))


def _possible(start: Keep, where: dict[Keep, int], number: dict[Keep, int]) -> dict[int, int]:
    """Of the numbered next keeps those that can come up after this one, and where they are legal."""
    results = ALIKE[start] if start != NOTHING else FULL
    return {number[keep]: found for keep, legal in where.items() if keep in number and (found := legal & results)}


def _evaluate(worth: list[float], counts: dict[int, dict[int, int]], keeps: list[Keep], exact: float) -> None:
    """What the keeps are worth when the next keeps are these, gone through until no worth changes by more."""
    rows = []
    for start, following in counts.items():
        total = 6 ** (5 - keeps[start][0].bit_count())
        constant = total + sum(n * worth[keep] for keep, n in following.items() if keep not in counts)
        rest = [(keep, n) for keep, n in following.items() if keep in counts and keep != start]
        rows.append((start, constant, rest, total - following.get(start, 0)))
    change = 1.0
    while change > exact:
        change = 0.0
        for start, constant, rest, share in rows:
            value = constant
            for keep, n in rest:
                value += n * worth[keep]
            value /= share
            change = max(change, abs(value - worth[start]))
            worth[start] = value
