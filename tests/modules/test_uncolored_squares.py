"""Uncolored Squares: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Rarest: yellow 1 (C1) and green 1 (D2). Yellow comes first: yellow-green is the 2x2 block; first place that fits
    # is A1.
    ({"grid": [["blue", "red", "yellow", "magenta"], ["red", "red", "red", "green"],
               ["magenta", "magenta", "red", "blue"], ["magenta", "blue", "red", "red"]]},
     {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}),
    # Lit counts: magenta 3, blue 3, yellow 2, green 1, red 1. Green (B1) before red (C1): corner without bottom
    # right. With the dark squares around, the first fit is A3 B3 A4.
    ({"grid": [["magenta", "green", "red", "black"], ["black", "black", "black", "black"],
               ["yellow", "blue", "black", "blue"], ["magenta", "magenta", "blue", "yellow"]]},
     {"first": "green", "second": "red", "pattern": ["##", "#."], "cells": ["A3", "B3", "A4"]}),
    # Lit counts: red 3, yellow 2, green 1, magenta 1; blue is absent and ignored. Green (C1) before magenta (D4):
    # three across with one below on the right.
    ({"grid": [["black", "red", "green", "yellow"], ["black", "black", "black", "red"],
               ["yellow", "black", "black", "black"], ["black", "black", "red", "magenta"]]},
     {"first": "green", "second": "magenta", "pattern": ["###", "..#"], "cells": ["B1", "C1", "D1", "D2"]}),
    # Counts: green 4, blue 3, magenta 3, yellow 4, red 2: a single rarest colour on a full field, so it is Colored
    # Squares.
    ({"grid": [["green", "green", "red", "blue"], ["blue", "yellow", "magenta", "magenta"],
               ["yellow", "green", "magenta", "blue"], ["yellow", "yellow", "red", "green"]]},
     {"error": "wrong_module"}),
    # Only three squares are lit: the module has solved itself.
    ({"grid": [["black", "black", "blue", "black"], ["black", "black", "black", "red"],
               ["yellow", "black", "black", "black"], ["black", "black", "black", "black"]]},
     {"error": "solved"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("uncolored_squares", state) == answer


def test_published_cases() -> None:
    for case in vectors("uncolored_squares"):
        assert solved("uncolored_squares", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("uncolored_squares", CASES[0][0], None, {"bad_input", "wrong_module", "misread", "solved"})


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"pair": ["red", "red"]}, {"error": "bad_input"}),
        ({"pair": ["red", "black"]}, {"error": "bad_input"}),
        ({"pair": ["red", "green"], "dark": ["E1"]}, {"error": "bad_input"}),
        # The order of the pair matters.
        ({"pair": ["red", "green"]}, {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["A1", "A2"]}),
        (
            {"pair": ["green", "red"]},
            {"first": "green", "second": "red", "pattern": ["##", "#."], "cells": ["A1", "B1", "A2"]},
        ),
        # A shape that begins with a gap: the corner of its box decides, not its first square.
        (
            {"pair": ["red", "yellow"], "dark": ["A2"]},
            {"first": "red", "second": "yellow", "pattern": [".#", "##", "#."], "cells": ["C1", "B2", "C2", "B3"]},
        ),
        ({"pair": ["blue", "magenta"], "dark": ["B1", "B2", "B3", "B4", "D1", "D2", "D3", "D4"]}, {"error": "misread"}),
        ({"pair": ["red", "green"], "dark": [f"{c}{r}" for c in "ABC" for r in "1234"] + ["D1"]}, {"error": "solved"}),
        ({"grid": [["red", "white", "green", "green"]] + [["blue"] * 4] * 3}, {"error": "bad_input"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("uncolored_squares", state) == answer


def test_the_talk_needs_two_colours_a_round_and_remembers_the_dark_squares() -> None:
    talk = Talk("uncolored_squares")
    assert asks(talk.said) == ("pair",)
    assert gives(talk.tell(pair=("yellow", "green")))["cells"] == ["A1", "B1", "A2", "B2"]
    assert talk.said.then == ("pair",)
    assert gives(talk.tell(pair=("blue", "magenta")))["cells"] == ["C1", "D1"]
    assert gives(talk.tell(correcting=True, pair=("magenta", "blue")))["cells"] == ["C2", "B3", "C3", "D3"]
    assert asks(talk.strike()) == ("pair",)
    assert gives(talk.tell(pair=("blue", "magenta")))["cells"] == ["A1", "B1"]
    # The whole field instead, dark squares included.
    flat = tuple(colour for row in CASES[1][0]["grid"] for colour in row)
    assert gives(talk.tell(squares=flat)) == CASES[1][1]
    assert gives(talk.tell(squares=flat[:15])) == {"error": "bad_input"}
