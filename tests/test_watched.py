"""What a solver does not look at makes no difference: the search for a question may take one world's end for another's."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from voice_expert.bomb.edgework import INDICATORS, PORTS, Bomb
from voice_expert.bomb.watched import Watched, parts, plain, watched
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer, Module
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal, dealers
from voice_expert.record import Contradiction, Missing
from voice_expert.solving import read_state


def partly(draw: random.Random, full: Bomb) -> Bomb:
    """What somebody may have told of this casing."""
    bomb = Bomb()
    for name in ("batteries", "holders", "plates", *(f"port:{port}" for port in PORTS)):
        if draw.random() < 0.5:
            count = full.bounds_of(name)[0]
            bomb = bomb.with_bounds(name, count, count + draw.choice((0, 2)))
    for label in INDICATORS:
        if draw.random() < 0.5:
            bomb = bomb.with_indicator(label, full.states_of(label) | draw.choice((set(), {"lit"})))
    if draw.random() < 0.5:
        bomb = bomb.with_serial_test("last_digit", (), full.serial.last_digit)
    return bomb


def shown(module: Module, bomb: Bomb, seen: Any) -> Any:
    try:
        found: Answer = module.solve(bomb, seen)
    except Missing as missing:
        return missing.facts, missing.ask
    except Contradiction as contradiction:
        return contradiction.code
    return dict(found.json), found.then


def agreeing(bomb: Watched, other: Bomb) -> Bomb:
    """The other bomb, with what was told of the parts of this one that were looked at."""
    looked, ours, theirs = bomb.looked, parts(bomb), parts(other)
    labels = INDICATORS if "labels" in looked else tuple(looked & set(INDICATORS))
    kinds = tuple(f"port:{port}" for port in PORTS) if "kinds" in looked else ()
    counts = {bound[0] for bound in (*bomb.bounds, *other.bounds)}
    mine = {name for name in counts if name in looked or name in kinds}
    return replace(
        other,
        serial_tests=bomb.serial_tests if "serial" in looked else other.serial_tests,
        bounds=tuple((ours if name in mine else theirs)[name] for name in sorted(counts) if name in (ours if name in mine else theirs)),
        indicator_states=tuple(
            (label, (ours if label in labels else theirs)[label])
            for label in INDICATORS
            if label in (ours if label in labels else theirs)
        ),
    )


@pytest.mark.parametrize("name", sorted(dealers()))
def test_only_what_was_looked_at_decides(name: str) -> None:
    module = registry()[name]
    for seed in range(12):
        draw = random.Random(f"{name} watched {seed}")
        casing = deal_bomb(draw, (name,))
        seen = read_state(module, deal(name, draw, casing.known).state)
        bomb = watched(partly(draw, casing.known))
        found = shown(module, bomb, seen)
        other = agreeing(bomb, partly(draw, deal_bomb(draw, (name,)).known))
        assert shown(module, other, seen) == found, (name, seed, bomb.looked, bomb, other)


def test_a_watched_bomb_is_the_bomb() -> None:
    bomb = partly(random.Random(3), deal_bomb(random.Random(3), ("wires",)).known)
    assert plain(watched(bomb)) == bomb
    assert type(plain(watched(bomb).with_bounds("batteries", 2, 2))) is Bomb


def test_what_was_looked_at_is_noted() -> None:
    bomb = watched(Bomb())
    assert bomb.looked == set()
    with pytest.raises(Missing):
        bomb.lit("CAR")
    assert bomb.looked == {"CAR"}
    with pytest.raises(Missing):
        bool(bomb.duplicate_ports > 0)
    assert {"duplicate_ports", "kinds"} <= bomb.looked
    assert "serial" not in bomb.looked
