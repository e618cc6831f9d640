"""No question is asked whose answer could not change the result: every fact asked for, with all its values.

Modules as they are dealt, on a casing of which nothing is known. Wherever the expert asks, each value the fact can have
is followed to every result it can still lead to: there must be different ones, or nothing was to be asked.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from voice_expert.bomb.edgework import Bomb
from voice_expert.dialogue.decide import Asked, decide
from voice_expert.modules import registry
from voice_expert.modules.kit import Module
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal, dealers
from voice_expert.record import Ambiguous, Contradiction, Missing
from voice_expert.solving import read_state

RUNS = 4_000
"""Solver runs for one question; where they do not suffice, the results found so far must already differ."""
INSTANCES = 6


def results(module: Module, bomb: Bomb, seen: Any, runs: list[int]) -> Iterator[str]:
    """Every result that what is not known can still lead to; what cannot be enumerated is named."""
    runs[0] += 1
    if runs[0] > RUNS:
        return
    try:
        yield json.dumps(dict(module.solve(bomb, seen).json), sort_keys=True)
    except Contradiction as contradiction:
        yield contradiction.code
    except Ambiguous as ambiguous:
        yield repr(ambiguous.choices)
    except Missing as missing:
        worlds = values(missing, bomb, seen)
        if not worlds:
            yield f"hangs on {missing.facts} of {bomb}"
        for _, next_bomb, next_seen in worlds:
            yield from results(module, next_bomb, next_seen, runs)


def values(missing: Missing, bomb: Bomb, seen: Any) -> list[tuple[Any, Bomb, Any]]:
    """(value, bomb, record) for each value of the fact; none where they are too many to list."""
    try:
        outcomes = missing.outcomes() if missing.outcomes is not None else []
    except LookupError:
        return []
    about_bomb = isinstance(missing.subject, Bomb)
    return [(value, narrowed, seen) if about_bomb else (value, bomb, narrowed) for value, narrowed in outcomes]


@pytest.mark.parametrize("name", sorted(dealers()))
def test_every_question_decides(name: str) -> None:
    module = registry()[name]
    for seed in range(INSTANCES):
        draw = random.Random(f"{name} {seed}")
        casing = deal_bomb(draw, (name,))
        seen = read_state(module, deal(name, draw, casing.known).state)
        bomb = Bomb()
        for _ in range(40):
            asked = decide(module, bomb, seen)
            if not isinstance(asked, Asked) or not isinstance(asked.missing.subject, Bomb):
                break
            runs = [0]
            worlds = values(asked.missing, bomb, seen)
            if not worlds:
                break  # the defuser tells it as a whole (the serial number); what follows is another question
            found = [set(results(module, narrowed, record, runs)) for _, narrowed, record in worlds]
            assert len(set().union(*found)) > 1, (name, seed, asked.facts, found)
            bomb = worlds[seed % len(worlds)][1]
        else:
            pytest.fail(f"{name}: asked for more than forty facts")
