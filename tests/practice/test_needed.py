"""Whether a question was needed is told by what other answers would have led to."""

import pytest

from voice_expert.dialogue.session import Question
from voice_expert.practice.bomb import Casing, SimulatedBomb
from voice_expert.practice.dealt import Dealt
from voice_expert.practice.game import Game, play_module
from voice_expert.practice.needed import was_needed

CASING = Casing("AB3CD6", (2, 1), (("CAR", True), ("FRK", False)), (("Parallel",), ()))
BOMB = SimulatedBomb(CASING, ("wires",))
WIRES = Dealt({"wires": ["red", "red", "blue", "white"]}, module="wires")
"""Cut the last red wire if the serial number is odd, else the first one: there is exactly one blue wire."""


def about(fact: str, of: str = "wires") -> Question:
    return Question((fact,), fact, of=(of, 1), about_bomb=True)


def test_a_question_on_which_the_answer_hangs_was_needed() -> None:
    assert was_needed(about("serial_last_digit"), WIRES, BOMB) is True


@pytest.mark.parametrize("fact", ["batteries", "holders", "indicators", "indicator:CAR", "ports", "port:Serial", "serial_vowel", "plates"])
def test_what_the_answer_does_not_hang_on_was_not(fact: str) -> None:
    assert was_needed(about(fact), WIRES, BOMB) is False


@pytest.mark.parametrize(("holders", "needed"), [((2, 1), True), ((1,), False)])
def test_all_else_is_taken_as_it_is(holders: tuple[int, ...], needed: bool) -> None:
    """White and "hold": held with a lit CAR; without, tapped with a lit FRK and three batteries, else held as well."""
    button = Dealt({"color": "white", "label": "hold"}, module="the_button")
    bomb = SimulatedBomb(Casing("AB3CD6", holders, (("CAR", True), ("FRK", True)), ()), ("the_button",))
    assert was_needed(about("indicator:CAR", "the_button"), button, bomb) is needed
    assert was_needed(about("batteries", "the_button"), button, bomb) is False


def test_what_is_not_about_the_casing_is_not_judged() -> None:
    assert was_needed(Question(("wires",), "wires", of=("wires", 1)), WIRES, BOMB) is None


def test_a_game_counts_them() -> None:
    game = Game("en", ["wires", "wires", "the_button"], 8, plain=True, weighing=True)
    played = game.outcome(game.play())
    assert played.defused and sum(played.weighed.values()) > 0
    assert {module for module, _, _ in played.weighed} <= {"wires", "the_button"}
    assert not play_module("en", "wires", 3).weighed
