"""Coloured-squares family: which module is it? (appendix CLSQ): the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Counts: red 6, green 3, blue 3, magenta 3, yellow 1: a single rarest colour, all five present.
    ({"grid": [["blue", "green", "green", "red"], ["red", "red", "red", "blue"],
               ["magenta", "red", "green", "yellow"], ["red", "blue", "magenta", "magenta"]],
      "counts": None,
      "rarest": None,
      "after_first_press": None},
     {"module": "colored_squares", "supported": True}),
    # Counts: red 5, green 5, yellow 3, blue 3, no magenta. Magenta is absent and does not count; yellow and blue tie:
    # Uncolored.
    ({"grid": [["red", "yellow", "green", "red"], ["green", "yellow", "green", "blue"],
               ["red", "red", "green", "green"], ["yellow", "blue", "blue", "red"]],
      "counts": None,
      "rarest": None,
      "after_first_press": None},
     {"module": "uncolored_squares", "supported": True}),
    # 2,2,2,5,5.
    ({"grid": None,
      "counts": {"blue": 2, "green": 2, "magenta": 5, "red": 2, "yellow": 5},
      "rarest": None,
      "after_first_press": None},
     {"module": "decolored_squares", "supported": True}),
    # Four colours once each.
    ({"grid": None, "counts": None, "rarest": {"tied": 4, "each": 1}, "after_first_press": None},
     {"module": "discolored_squares", "supported": True}),
    # Counts: red 4, blue 5, green 4, magenta 2, yellow 1: would be Colored Squares, but the first correct square went
    # black.
    ({"grid": [["green", "magenta", "green", "green"], ["red", "yellow", "green", "red"],
               ["blue", "blue", "magenta", "blue"], ["blue", "red", "red", "blue"]],
      "counts": None,
      "rarest": None,
      "after_first_press": "black"},
     {"module": "not_colored_squares", "supported": False}),
    # Counts: magenta 9, green 4, yellow 3 and two colours missing, no tie: no member starts like this, so something
    # was misheard.
    ({"grid": [["magenta", "yellow", "magenta", "magenta"], ["magenta", "magenta", "yellow", "magenta"],
               ["yellow", "green", "green", "magenta"], ["green", "magenta", "magenta", "green"]],
      "counts": None,
      "rarest": None,
      "after_first_press": None},
     {"error": "unknown_module"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("clsq", state) == answer


def test_published_cases() -> None:
    for case in vectors("clsq"):
        assert solved("clsq", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("clsq", CASES[0][0], None, {"bad_input", "already_started", "unknown_module"})


ROW = ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"grid": [["red"] * 3] * 3}, {"module": "challenged", "supported": False}),
        ({"grid": [["red"] * 2] * 2}, {"error": "bad_input"}),
        ({"grid": [["red"] * 4] * 4}, {"module": "overcolored_squares", "supported": False}),
        ({"grid": [ROW] * 4}, {"module": "bicolored_squares", "supported": False}),
        ({"grid": [["pink"] + ROW[1:]] + [ROW] * 3}, {"module": "tombstone_maze", "supported": False}),
        ({"grid": [["pink", "white", "white", "white"]] + [ROW] * 3}, {"module": "tombstone_maze", "supported": False}),
        ({"grid": [["black"] + ROW[1:]] + [ROW] * 3}, {"error": "already_started"}),
        ({"counts": {"red": 8, "green": 7, "blue": 2}}, {"error": "bad_input"}),
        ({"counts": {"red": 9, "green": 7, "blue": 0}}, {"error": "unknown_module"}),
        ({"counts": {"red": 8, "green": 8, "white": 0}}, {"module": "uncolored_squares", "supported": True}),
        ({"rarest": {"tied": 5, "each": 4}}, {"error": "bad_input"}),
        ({"rarest": {"tied": 5, "each": 3}}, {"error": "unknown_module"}),
        ({"rarest": {"tied": 1, "each": 3}}, {"error": "unknown_module"}),
        ({"rarest": {"tied": 2, "each": 8}}, {"module": "uncolored_squares", "supported": True}),
        ({"rarest": {"tied": 3, "each": 1}}, {"module": "isocolored_squares", "supported": False}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("clsq", state) == answer


def test_the_talk_takes_the_rarest_colours() -> None:
    talk = Talk("clsq")
    assert gives(talk.tell(each=2)) == {"module": "colored_squares", "supported": True}
    assert gives(talk.tell(tied=3)) == {"module": "decolored_squares", "supported": True}
    assert gives(talk.tell(tied=4, each=3)) == {"module": "varicolored_squares", "supported": False}
    flat = tuple(colour for row in CASES[0][0]["grid"] for colour in row)
    assert gives(talk.tell(squares=flat)) == {"module": "colored_squares", "supported": True}
    assert gives(talk.tell(squares=("red",) * 9)) == {"module": "challenged", "supported": False}
