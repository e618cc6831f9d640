"""The Button: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors
from tests.modules.solving_cases import Talk as SolvingTalk
from tests.modules.solving_cases import asks, gives
from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.the_button import COLOURS, LABELS

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    ("line 1", casing("AB1CD2"), {"color": "blue", "label": "abort", "strip": None}, {"action": "hold"}),
    (
        "line 2, two batteries",
        casing("AB1CD2", 2, 1),
        {"color": "red", "label": "detonate", "strip": None},
        {"action": "tap"},
    ),
    (
        "line 4 comes before yellow; the unlit CAR is ignored",
        casing("AB1CD2", 3, 2, lit=["FRK"], unlit=["CAR"]),
        {"color": "yellow", "label": "press", "strip": None},
        {"action": "tap"},
    ),
    (
        "one battery only, white with lit CAR: hold; white strip means 1",
        casing("AB1CD2", 1, 1, lit=["CAR"]),
        {"color": "white", "label": "detonate", "strip": "white"},
        {"action": "release", "digit": 1},
    ),
    ("line 6", casing("AB1CD2"), {"color": "red", "label": "hold", "strip": None}, {"action": "tap"}),
    (
        "line 7, blue strip means 4",
        casing("AB1CD2"),
        {"color": "blue", "label": "press", "strip": "blue"},
        {"action": "release", "digit": 4},
    ),
    (
        "the button should not have been held",
        casing("AB1CD2"),
        {"color": "red", "label": "hold", "strip": "red"},
        {"error": "tap_expected"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("the_button", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("the_button"))
def test_vectors(vector: Any) -> None:
    assert replied("the_button", vector["state"], vector["edgework"]) == vector["answer"]


WRONG = [
    ({}, "unknown_color"),
    ({"color": "orange", "label": "shout", "strip": "pink"}, "unknown_color"),
    ({"color": ["red"], "label": "hold"}, "unknown_color"),
    ({"color": "red", "label": None}, "unknown_label"),
    ({"color": "red", "label": "Hold"}, "unknown_label"),
    ({"color": "red", "label": "hold", "strip": "pink"}, "unknown_strip"),
    ({"color": "red", "label": "hold", "strip": {}}, "unknown_strip"),
]


@pytest.mark.parametrize(("state", "code"), WRONG)
def test_wrong_input(state: Any, code: str) -> None:
    assert replied("the_button", state) == {"error": code}


QUESTIONS = [
    # colour, label, what is known of the casing, the fact asked for
    ("blue", "abort", None, None),
    ("red", "hold", None, None),
    ("white", "press", None, "indicator:CAR"),
    ("white", "press", {"known": {"has": {"lit CAR": True}}}, None),
    ("red", "detonate", {"batteries": 1}, None),
    ("red", "detonate", {"batteries": 2}, None),
    ("yellow", "press", {"batteries": 2}, None),
    ("yellow", "press", {"batteries": 3}, "indicator:FRK"),
    ("yellow", "press", {"known": {"has": {"lit FRK": False}}}, None),
    ("yellow", "press", {"known": {"has": {"lit FRK": True}}}, "batteries"),
]


@pytest.mark.parametrize(("color", "label", "edgework", "fact"), QUESTIONS)
def test_asks_only_what_decides(color: str, label: str, edgework: Any, fact: str | None) -> None:
    assert asked("the_button", {"color": color, "label": label}, edgework) == fact


def test_detonate_asks_for_batteries_first() -> None:
    assert asked("the_button", {"color": "blue", "label": "detonate"}) == "batteries"


def test_talk() -> None:
    talk = Talk("the_button", casing(batteries=1))
    assert talk.decide() == "color+label"
    assert talk.tell(color="red") == "label"
    assert talk.tell(label="press") == {"action": "hold"}
    assert (talk.now.then, talk.now.final) == (("strip",), False)
    assert talk.tell(strip="yellow") == {"action": "release", "digit": 5}
    # Corrected to a button that is tapped: the strip is forgotten, not held against the defuser.
    assert talk.tell(correcting=True, label="hold") == {"action": "tap"}
    assert talk.tell(correcting=True, label="abort") == {"action": "hold"}
    assert talk.tell(strip="blue") == {"action": "release", "digit": 4}
    assert talk.strike() == {"action": "hold"}


def test_second_reading() -> None:
    """Every button, strip and casing that matters, with the lines read from the bottom up."""
    for color, label, strip, batteries, car, frk in product(
        COLOURS, LABELS, (None, *COLOURS), range(5), ("lit", "unlit", ""), ("lit", "unlit", "")
    ):
        action = "hold"
        action = "tap" if (color, label) == ("red", "hold") else action
        action = "hold" if color == "yellow" else action
        action = "tap" if batteries >= 3 and frk == "lit" else action
        action = "hold" if color == "white" and car == "lit" else action
        action = "tap" if label == "detonate" and batteries >= 2 else action
        action = "hold" if (color, label) == ("blue", "abort") else action
        wanted: dict[str, Any] = {"action": action}
        if strip and action == "tap":
            wanted = {"error": "tap_expected"}
        elif strip:
            wanted = {"action": "release", "digit": {"blue": 4, "yellow": 5}.get(strip, 1)}
        states = {"CAR": car, "FRK": frk}
        edgework = casing(
            batteries=batteries,
            holders=batteries,
            lit=[x for x in states if states[x] == "lit"],
            unlit=[x for x in states if states[x] == "unlit"],
        )
        assert replied("the_button", {"color": color, "label": label, "strip": strip}, edgework) == wanted


@pytest.mark.parametrize("game", ["ja", "ru"])
def test_the_question_names_the_words_of_the_game(game: str) -> None:
    talk = SolvingTalk("the_button", bomb=Bomb(game_language=game))
    assert asks(talk.said) == ("color", "label") and talk.said.ask == f"color+label_{game}"
    assert asks(talk.tell(color="blue")) == ("label",) and talk.said.ask == f"label_{game}"
    assert gives(talk.tell(label="abort")) == {"action": "hold"}


def test_no_question_of_the_game_where_it_is_english() -> None:
    for game in (None, "en"):
        talk = SolvingTalk("the_button", bomb=Bomb(game_language=game))
        assert asks(talk.said) == ("color", "label") and talk.said.ask == "color+label"
