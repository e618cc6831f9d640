"""Forget It Not: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Only remember.
    ({"stages": [4, 9, 0], "entered": 0, "input": False},
     {"count": 3, "missing": [], "press": None}),
    # Type all shown digits.
    ({"stages": [4, 9, 0, 7, 7, 1], "entered": 0, "input": True},
     {"count": 6, "missing": [], "press": "490771"}),
    # Three are typed already.
    ({"stages": [4, 9, 0, 7, 7, 1], "entered": 3, "input": True},
     {"count": 6, "missing": [], "press": "771"}),
    # Up to the missed stage 2; there any key, then read the lit one.
    ({"stages": [4, None, 0, 7], "entered": 0, "input": True},
     {"count": 4, "missing": [2], "press": "4"}),
    # More accepted digits than stages.
    ({"stages": [4, 9], "entered": 5, "input": True},
     {"error": "bad_entered"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("forget_it_not", state) == answer


def test_published_cases() -> None:
    for case in vectors("forget_it_not"):
        assert solved("forget_it_not", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("forget_it_not", CASES[3][0], None, {"bad_stage", "bad_entered"})


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_stage"}),
        ({"stages": [10], "entered": 2, "input": True}, {"error": "bad_stage"}),
        ({"stages": [True], "entered": 0, "input": True}, {"error": "bad_stage"}),
        ({"stages": [], "entered": 0, "input": False}, {"count": 0, "missing": [], "press": None}),
        ({"stages": [], "entered": 0, "input": True}, {"count": 0, "missing": [], "press": ""}),
        ({"stages": [1], "entered": -1, "input": True}, {"error": "bad_entered"}),
        ({"stages": [1, 2], "entered": 2, "input": True}, {"count": 2, "missing": [], "press": ""}),
        # The missed stage is the next one to type: nothing can be typed before it.
        ({"stages": [1, None, 3], "entered": 1, "input": True}, {"count": 3, "missing": [2], "press": ""}),
        ({"stages": [1, None, 3], "entered": 2, "input": True}, {"count": 3, "missing": [2], "press": "3"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("forget_it_not", state) == answer


def solve_another(talk: Talk) -> tuple[str, ...]:
    """Another module is solved."""
    assert talk.module.on_solve is not None
    talk.seen = talk.module.on_solve(talk.seen)
    return asks(talk.hear_again())


def test_the_talk_asks_for_each_stage_and_types_in_the_end() -> None:
    talk = Talk("forget_it_not")
    assert asks(talk.said) == ("stages[0]",)
    assert gives(talk.tell(digit=4)) == {"count": 1, "missing": [], "press": None}
    assert solve_another(talk) == ("stages[1]",)
    assert solve_another(talk) == ("stages[1]",) and talk.said.ask == "stages_missed"
    talk.tell(missed=True)
    assert gives(talk.tell(digit=0)) == {"count": 3, "missing": [2], "press": None}
    assert gives(talk.tell(correcting=True, digit=7))["count"] == 3
    assert gives(talk.tell(digit=9, stage=5)) == {"count": 5, "missing": [2, 4], "press": None}
    assert gives(talk.tell(digit=8, stage=4)) == {"count": 5, "missing": [2], "press": None}
    # Dashes: type up to the missed stage, guess there, and read the key that lights up.
    assert gives(talk.tell(input=True)) == {"count": 5, "missing": [2], "press": "4"}
    assert talk.said.then == ("stages[1]",) and not talk.said.final
    assert gives(talk.tell(digit=3)) == {"count": 5, "missing": [], "press": "3789"}
    assert talk.said.final
