"""What words mean: acts, the readings they make, and what makes sense to hear at a moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LONG_NAME = 3
"""A module's name of so many words costs less than others: values of the module in hand seldom make just these."""


@dataclass(frozen=True)
class Scope:
    """What makes sense now: the module in hand, the facts asked for, whether yes or no is, and open choices."""

    in_hand: str | None = None
    asked_of: str | None = None
    """Whom the pending question is about: a module id, or ``bomb``."""
    facts: tuple[str, ...] = ()
    yes_no: bool = False
    choices: tuple[Any, ...] = ()
    open_modules: tuple[str, ...] = ()
    recent: str | None = None
    """A needy module that was answered just now and gave way to the module in hand: it can still be corrected."""
    boss: str | None = None
    """A boss that waits for its next stage while the module in hand is answered: its digit may come before "solved"."""
    corrects: tuple[str, ...] = ()
    """The facts of the casing told just now: after "no, sorry" their short answers are heard again."""
    corrects_yes_no: bool = False
    """Whether the last of them was told by yes or no."""
    doubted: bool = False
    """Whether a bare "no" was said just now: what follows corrects as if it was said in one breath."""
    reading_out: bool = False
    """Whether a list is being read out, so that an ear listens for "next"."""
    free_order: bool = True
    """Typed text may put clauses in any order; ears hear one clause, or two that belong together."""


@dataclass(frozen=True)
class Act:
    """One clause understood. ``kind`` is open, tell (of ``module``, or of the bomb when it is None), command, answer
    (yes or no) or marker ("no, sorry": what follows corrects)."""

    kind: str
    module: str | None = None
    slots: Mapping[str, Any] = field(default_factory=dict)
    spoken: Mapping[str, str] = field(default_factory=dict)
    """The speaker's own words for the values, by value."""
    pending: bool = False
    """It answers the question that was asked, in the short form only allowed there."""


@dataclass(frozen=True)
class Reading:
    """One way to understand an utterance, with its cost (0 is perfect) and the share of it that is explained."""

    acts: tuple[Act, ...]
    cost: float
    explained: float = 1.0
    trace: tuple[str, ...] = ()
    doubt: float = 0.0
    """The part of the cost that comes from strange or unexplained words."""
    taken: tuple[str, ...] = ()
    """The words that strange words were taken for."""

    @property
    def confidence(self) -> float:
        return round(max(0.0, 1.0 - self.doubt / 2.5), 3)
