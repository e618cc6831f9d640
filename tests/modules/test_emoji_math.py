"""Emoji Math: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # 1 + 1 = 2.
    ({"display": "=(+=("},
     {"value": 2, "keys": ["2", "="]}),
    # 79 - 64 = 15.
    ({"display": "(=|:-=):("},
     {"value": 15, "keys": ["1", "5", "="]}),
    # 6 - 20 = -14, so the minus key is pressed once.
    ({"display": "=)-(::)"},
     {"value": -14, "keys": ["-", "1", "4", "="]}),
    # 3 + 8 = 11. A wrong negative answer was sent before and the sign is still negative, so minus must be pressed
    # once to make it positive again.
    ({"display": ")=+:|", "minus_on": True},
     {"value": 11, "keys": ["-", "1", "1", "="]}),
    # The second number has three characters; every digit has exactly two, so something was misheard.
    ({"display": "=(+=(:"},
     {"error": "bad_display"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("emoji_math", state) == answer


def test_published_cases() -> None:
    for case in vectors("emoji_math"):
        assert solved("emoji_math", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("emoji_math", CASES[0][0], None, {"bad_display"})


@pytest.mark.parametrize(
    ("display", "minus_on", "answer"),
    [
        (":)+:)", False, {"value": 0, "keys": ["0", "="]}),
        # For a result of 0 the sign does not matter.
        (":)-:)", True, {"value": 0, "keys": ["0", "="]}),
        (":)-=(", True, {"value": -1, "keys": ["1", "="]}),
        ("|:|:+|:|:", False, {"value": 198, "keys": ["1", "9", "8", "="]}),
        (":)-|:|:", False, {"value": -99, "keys": ["-", "9", "9", "="]}),
        # A number of two digits does not begin with 0.
        (":)=(+:)", False, {"error": "bad_display"}),
        ("+:)", False, {"error": "bad_display"}),
        (":)+", False, {"error": "bad_display"}),
        (":)", False, {"error": "bad_display"}),
        (":)+:)+:)", False, {"error": "bad_display"}),
        ("=(=(=(+:)", False, {"error": "bad_display"}),
        ("::+:)", False, {"error": "bad_display"}),
        (None, False, {"error": "bad_display"}),
        (7, False, {"error": "bad_display"}),
    ],
)
def test_where_people_slip(display: object, minus_on: bool, answer: dict) -> None:
    assert solved("emoji_math", {"display": display, "minus_on": minus_on}) == answer


def test_the_sign_survives_a_strike() -> None:
    talk = Talk("emoji_math")
    assert asks(talk.said) == ("display",)
    assert gives(talk.tell(characters=("=", ")", "-", "(", ":", ":", ")")))["keys"] == ["-", "1", "4", "="]
    # The minus is still on, so the same answer needs no minus now.
    assert gives(talk.strike())["keys"] == ["1", "4", "="]
    assert gives(talk.tell(characters=(")=", "+", ":|")))["keys"] == ["-", "1", "1", "="]
