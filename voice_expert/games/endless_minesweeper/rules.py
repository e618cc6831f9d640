"""The rules that are arithmetic: mine rate, growth, confirmation, end. After the game's own manual; fractions stay exact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor
from typing import Any, Literal

Over = Literal["mine", "multiplier", "finished", "extra_clear"]


@dataclass(frozen=True)
class Difficulty:
    """``width`` panels a row, ``rate`` the starting mine rate in percent, ``multiplier`` for all points."""

    name: str
    width: int
    rate: int
    multiplier: Fraction

    @property
    def max_rate(self) -> int:
        return self.rate + 5

    @property
    def extra(self) -> bool:
        return self.name == "extra"


DIFFICULTIES: Mapping[str, Difficulty] = {
    name: Difficulty(name, width, rate, Fraction(multiplier))
    for name, width, rate, multiplier in (
        ("practice", 20, 12, "0.2"),
        ("easy", 15, 18, "0.5"),
        ("normal", 18, 21, "1"),
        ("hard", 20, 24, "1.2"),
        ("lunatic", 20, 27, "1.5"),
        ("extra", 20, 24, "2"),
    )
}

MIN_ROWS, MAX_ROWS = 10, 20
MAX_BOMBS = 10
START_LIVES = START_BOMBS = 2
ROWS_PER_LIFE, ROWS_PER_BOMB = 50, 6
EXTRA_CLEAR_STREAK = 10
WRONG_CONFIRM = Fraction(1, 10)
"""What a wrong mark in a confirmed row takes from the multiplier."""
GROWTH = ((0, 2), (2, 1), (5, 0), (8, -1), (11, -2), (14, -3), (17, -4))
"""(rows left at most, change of the number of game rows); with more left nothing is added."""


def number(value: Fraction | int) -> int | float:
    """As JSON holds it: whole where possible."""
    whole = Fraction(value)
    return whole.numerator if whole.denominator == 1 else float(whole)


@dataclass(frozen=True)
class Counters:
    """What stands beside the board. ``streak`` are the 20-row confirmations directly before."""

    difficulty: Difficulty
    lives: int = START_LIVES
    bombs: int = START_BOMBS
    total_rows: int = 0
    multiplier: Fraction = Fraction(1)
    streak: int = 0
    score: Fraction = Fraction(0)
    initial_lives: int = START_LIVES
    initial_bombs: int = START_BOMBS


def fresh(difficulty: Difficulty) -> Counters:
    """The counters at the start of a game."""
    return Counters(difficulty, multiplier=difficulty.multiplier)


def mine_rate(counters: Counters) -> Fraction:
    """Percent of mines in rows that are added now."""
    more = counters.lives - counters.initial_lives + Fraction(counters.bombs - counters.initial_bombs, 4)
    return min(counters.difficulty.rate + more, Fraction(counters.difficulty.max_rate))


def mine_count(rate: Fraction, cells: int) -> int:
    """The nearest whole number of mines, halves up; a rate below nothing gives none."""
    return max(0, floor(rate * cells / 100 + Fraction(1, 2)))


def rows_added(game_rows: int, confirmed: int, frozen: int = 0) -> int:
    """How many rows appear when so many of the game rows are confirmed, ``frozen`` of them frozen."""
    if frozen:
        return min(confirmed + (frozen <= 2), MAX_ROWS)
    left = game_rows - confirmed
    for most, change in GROWTH:
        if left <= most:
            target = min(max(game_rows + change, MIN_ROWS), MAX_ROWS)
            return max(0, target - left)
    return 0


@dataclass(frozen=True)
class Confirmation:
    """What confirming rows brought. ``rate`` is that of the rows added; ``end_bonus`` is given at the Extra clear."""

    counters: Counters
    counted_rows: int
    points: Fraction
    bonus_percent: int
    lives_gain: int
    bombs_gain: int
    bombs_over: int
    over_points: Fraction
    added: int
    game_rows: int
    rate: Fraction
    over: Over | None
    end_bonus: Fraction


def confirmed(counters: Counters, game_rows: int, rows: int, frozen: int = 0) -> Confirmation:
    """Rows are confirmed, none of them with a wrong mark."""
    counted = rows - frozen
    total = counters.total_rows + counted
    whole_field = counted == MAX_ROWS
    bonus = min(10 * counters.streak, 100) if whole_field else 0
    points = counted * counted * counters.multiplier * (100 + bonus) / 100
    lives_gain = total // ROWS_PER_LIFE - counters.total_rows // ROWS_PER_LIFE
    bombs_gain = min(rows // ROWS_PER_BOMB, counters.initial_bombs + 1)
    bombs_over = max(0, counters.bombs + bombs_gain - MAX_BOMBS)
    over_points = total * Fraction(bombs_over, 4) * counters.multiplier
    after = replace(
        counters,
        lives=counters.lives + lives_gain,
        bombs=counters.bombs + bombs_gain - bombs_over,
        total_rows=total,
        streak=counters.streak + 1 if whole_field else 0,
        score=counters.score + points + over_points,
    )
    added, left = rows_added(game_rows, rows, frozen), game_rows - rows
    over: Over | None = None
    bonus_at_end = Fraction(0)
    if counters.difficulty.extra and after.streak >= EXTRA_CLEAR_STREAK:
        over, added, left = "extra_clear", 0, 0
        bonus_at_end = end_bonus(after, None)
        after = replace(after, score=after.score + bonus_at_end)
    return Confirmation(
        after, counted, points, bonus, lives_gain, bombs_gain, bombs_over, over_points, added, left + added,
        mine_rate(after), over, bonus_at_end,
    )  # fmt: skip


def wrongly_confirmed(counters: Counters) -> Counters:
    """A safe panel was marked in the rows confirmed."""
    return replace(counters, multiplier=counters.multiplier - WRONG_CONFIRM)


def end_bonus(counters: Counters, over: Any) -> Fraction:
    """The points at the end; none after a game over (``over`` "mine" or "multiplier")."""
    return Fraction(0) if over else (1 + counters.lives) * counters.total_rows * counters.multiplier
