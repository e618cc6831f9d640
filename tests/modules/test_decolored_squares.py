"""Decolored Squares: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # B1 red -> column F, B4 red -> row 6: start in chart cell F6 (green, blue, magenta). A1 green is listed: press
    # it, follow P to F5.
    ({"stages": [[["green", "red", "yellow", "green"], ["red", "magenta", "blue", "blue"],
                  ["red", "red", "green", "green"], ["magenta", "red", "yellow", "green"]]]},
     {"press": "A1", "skipped": [], "flow": "F5"}),
    # B1 magenta, B4 blue: chart starts at A1. A1 yellow not in A1: N to C1. B1 magenta not in C1: N to A1. C1 yellow
    # not in A1: N to C1. D1 red is listed in C1: press, P to C2.
    ({"stages": [[["yellow", "magenta", "yellow", "red"], ["yellow", "blue", "yellow", "red"],
                  ["red", "red", "green", "red"], ["magenta", "blue", "yellow", "green"]]]},
     {"press": "D1", "skipped": ["A1", "B1", "C1"], "flow": "C2"}),
    # B1 magenta, B4 blue: chart starts at A1. A1 green not in A1: N to C1. B1 magenta not in C1: N to A1. C1 magenta
    # not in A1: N to C1. D1 red is listed in C1: press, P to C2. A2 yellow not in C2: N to C4. B2 blue not in C4: N
    # to B4. C2 magenta is listed in B4: press, P to A4. D2 yellow not in A4: N to B4. A3 red is listed in B4: press,
    # P to A4.
    ({"stages": [[["green", "magenta", "magenta", "red"], ["magenta", "magenta", "red", "green"],
                  ["blue", "magenta", "blue", "yellow"], ["blue", "blue", "yellow", "blue"]],
                 [["white", "white", "white", "white"], ["yellow", "blue", "magenta", "blue"],
                  ["red", "red", "magenta", "red"], ["magenta", "green", "magenta", "red"]],
                 [["white", "white", "white", "white"], ["white", "white", "white", "yellow"],
                  ["red", "red", "magenta", "red"], ["yellow", "red", "green", "red"]]]},
     {"press": "A3", "skipped": ["D2"], "flow": "A4"}),
    # B1 is known, B4 is not: ask for B4 first.
    ({"stages": [[[None, "yellow", None, None], [None, None, None, None], [None, None, None, None],
                  [None, None, None, None]]]},
     {"ask": "B4"}),
    # Red occurs 7 times: not the 2,2,2,5,5 pattern.
    ({"stages": [[["yellow", "magenta", "red", "red"], ["red", "green", "magenta", "magenta"],
                  ["red", "blue", "magenta", "blue"], ["red", "red", "red", "green"]]]},
     {"error": "wrong_module"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("decolored_squares", state) == answer


def test_published_cases() -> None:
    for case in vectors("decolored_squares"):
        assert solved("decolored_squares", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("decolored_squares", CASES[2][0], None, {"bad_input", "wrong_module", "misread"})


NOTHING = [[None] * 4] * 4


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"stages": []}, {"error": "bad_input"}),
        ({"stages": [NOTHING] * 17}, {"error": "bad_input"}),
        ({"stages": [NOTHING]}, {"ask": "B1"}),
        ({"stages": [[["white", None, None, None]] + NOTHING[1:]]}, {"error": "bad_input"}),
        # An earlier grid lacks a colour that decides.
        (
            {"stages": [[[None, "red", None, None], *NOTHING[1:3], [None, "red", None, None]], NOTHING]},
            {"error": "misread"},
        ),
        # A1 was pressed, yet it is not white.
        ({"stages": [CASES[0][0]["stages"][0]] * 2}, {"error": "misread"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("decolored_squares", state) == answer


def test_the_talk_goes_square_by_square() -> None:
    talk = Talk("decolored_squares")
    assert gives(talk.said) == {"ask": "B1"} and talk.said.then == ("stages[0].B1", "stages[0].B4")
    assert gives(talk.tell(colors=("magenta",))) == {"ask": "B4"}
    assert gives(talk.tell(colors=("blue",))) == {"ask": "A1"}
    # The chart starts at A1; B1 is known already, so C1 is next.
    assert gives(talk.tell(colors=("yellow",))) == {"ask": "C1"}
    assert talk.said.line.slots["skipped"] == ("A1", "B1")
    assert gives(talk.tell(colors=("yellow",))) == {"ask": "D1"}
    assert gives(talk.tell(colors=("red",))) == {"press": "D1", "skipped": ["A1", "B1", "C1"], "flow": "C2"}
    assert talk.said.then == ("stages[1]",)
    # A run of colours stops at the first press: what follows will have changed.
    assert gives(talk.tell(colors=("yellow", "blue", "magenta", "red", "red"))) == {
        "press": "C2", "skipped": ["A2", "B2"], "flow": "A4"
    }  # fmt: skip
    assert gives(talk.tell(colors=("yellow",))) == {"ask": "A3"}
    assert gives(talk.tell(correcting=True, colors=("green",))) == {"press": "D2", "skipped": [], "flow": "A5"}
    assert gives(talk.strike()) == {"ask": "B1"}
