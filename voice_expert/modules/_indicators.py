"""Tests on several indicator labels at once, asked in one question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voice_expert.modules.kit import Bomb, Missing


def has_one(bomb: Bomb, labels: Iterable[str], states: Iterable[str]) -> bool:
    """Whether any of these labels is on the bomb in one of these states (lit, unlit)."""
    wanted = frozenset(states)
    possible = [label for label in labels if bomb.states_of(label) & wanted]
    if any(bomb.states_of(label) <= wanted for label in possible):
        return True
    if not possible:
        return False

    def outcomes() -> list[tuple[Any, Any]]:
        none = bomb
        for label in possible:
            none = none.with_indicator(label, bomb.states_of(label) - wanted)
        return [(True, bomb.with_indicator(possible[0], bomb.states_of(possible[0]) & wanted)), (False, none)]

    raise Missing("indicators", outcomes=outcomes, subject=bomb)
