"""What is asked, and above all what is not."""

from __future__ import annotations

import itertools

import pytest

from voice_expert.bomb.edgework import MANY, Bomb
from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import Asked, decide
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer, Module, answer, record
from voice_expert.modules.kit import Bomb as KitBomb
from voice_expert.modules.wires import COLOURS, MODULE, Wires

FACTS = bomb_from_json({})


@record
class Nothing:
    """A module with nothing on it."""


def module(solve) -> Module:  # type: ignore[no-untyped-def]
    return Module("sample", Nothing, solve)


@pytest.mark.parametrize("count", [3, 4])
def test_wires_ask_for_the_serial_only_when_it_decides(count: int) -> None:
    for wires in itertools.product(COLOURS, repeat=count):
        seen = Wires(wires)
        answers = [
            decide(MODULE, Bomb(serial_text=serial), seen).json["cut"]  # type: ignore[union-attr]
            for serial in ("AB1CD2", "AB1CD3")
        ]
        decision = decide(MODULE, Bomb(), seen)
        assert isinstance(decision, Asked) == (answers[0] != answers[1]), wires


def test_a_fact_that_changes_nothing_is_not_asked() -> None:
    def solve(bomb: KitBomb, seen: Nothing) -> Answer:
        return answer("a", {"press": 1}) if bomb.batteries > 2 else answer("a", {"press": 1})

    assert isinstance(decide(module(solve), Bomb(), Nothing()), Answer)


def test_the_fact_that_settles_most_is_asked_first() -> None:
    def solve(bomb: KitBomb, seen: Nothing) -> Answer:
        first = bomb.lit("CAR")
        if bomb.has_port("Serial"):
            return answer("a", {"press": 1})
        return answer("a", {"press": 2 if first and bomb.batteries > 9 else 3})

    decision = decide(module(solve), Bomb(), Nothing())
    assert isinstance(decision, Asked) and decision.facts == ("port:Serial",)


def test_bounds_answer_without_asking() -> None:
    def solve(bomb: KitBomb, seen: Nothing) -> Answer:
        return answer("a", {"many": bomb.batteries > 2})

    bomb = Bomb().with_bounds("batteries", 3, MANY)
    decision = decide(module(solve), bomb, Nothing())
    assert isinstance(decision, Answer) and decision.json == {"many": True}


def test_partly_known_serial_numbers_decide_what_they_can() -> None:
    odd = Bomb().with_serial_test("is_odd", (), True)
    assert odd.serial.is_odd
    assert odd.with_serial_test("has_vowel", (), False).serial.has("AEIU") is False


@pytest.mark.parametrize("name", sorted(registry()))
def test_solvers_are_repeatable(name: str) -> None:
    definition = registry()[name]
    first = decide(definition, Bomb(), definition.state()) if definition.kind != "reference" else None
    again = decide(definition, Bomb(), definition.state()) if definition.kind != "reference" else None
    assert repr(first)[:40] == repr(again)[:40]
