"""Symbolic Password: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # The six symbols are those of the region with its top left corner in D4. The top row only has to move one step to
    # the left.
    ({"grid": [["ae", "squid_knife", "right_c"], ["double_k", "paragraph", "pitchfork"]]},
     {"region": "D4",
      "target": [["squid_knife", "right_c", "ae"], ["double_k", "paragraph", "pitchfork"]],
      "moves": ["top_left"]}),
    # Region C1; three presses undo the mix-up.
    ({"grid": [["pitchfork", "pumpkin", "six"], ["paragraph", "smiley_face", "copyright"]]},
     {"region": "C1",
      "target": [["copyright", "six", "pitchfork"], ["pumpkin", "paragraph", "smiley_face"]],
      "moves": ["top_left", "bottom_right", "left_column"]}),
    # Region A6 contains hook_n twice; the two are interchangeable.
    ({"grid": [["question_mark", "upside_down_y", "hollow_star"], ["hook_n", "hook_n", "left_c"]]},
     {"region": "A6",
      "target": [["hook_n", "hook_n", "upside_down_y"], ["left_c", "question_mark", "hollow_star"]],
      "moves": ["left_column", "middle_column", "bottom_right", "right_column"]}),
    # Region E3, all six symbols away from their places.
    ({"grid": [["upside_down_y", "bt", "ae"], ["balloon", "right_c", "tracks"]]},
     {"region": "E3",
      "target": [["bt", "tracks", "balloon"], ["right_c", "ae", "upside_down_y"]],
      "moves": ["left_column", "right_column", "top_left", "bottom_left"]}),
    # No 2x3 region has these six symbols: omega does not occur near the others.
    ({"grid": [["balloon", "euro", "copyright"], ["omega", "at", "balloon"]]},
     {"error": "no_region"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("symbolic_password", state) == answer


def test_published_cases() -> None:
    for case in vectors("symbolic_password"):
        assert solved("symbolic_password", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("symbolic_password", CASES[2][0], None, {"bad_input", "unknown_symbol", "no_region"})


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"grid": [["ae", "squid_knife"], ["double_k", "paragraph"]]}, {"error": "bad_input"}),
        ({"grid": [["ae", "squid_knife", "weird_nose"], ["double_k", "paragraph", "bt"]]}, {"error": "unknown_symbol"}),
        # A region does not wrap round the edges, and each symbol must be there as often as shown.
        ({"grid": [["hollow_star", "pumpkin", "euro"], ["balloon", "balloon", "euro"]]}, {"error": "no_region"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("symbolic_password", state) == answer


def test_nothing_to_move() -> None:
    target = CASES[0][1]["target"]
    assert solved("symbolic_password", {"grid": target}) == {"region": "D4", "target": target, "moves": []}


def test_the_talk_takes_the_rows_one_by_one() -> None:
    talk = Talk("symbolic_password")
    assert asks(talk.said) == ("grid",)
    assert asks(talk.tell(symbols=("ae", "squid_knife", "right_c"))) == ("symbols[3]",)
    assert gives(talk.tell(symbols=("double_k", "paragraph", "pitchfork"))) == CASES[0][1]
    assert gives(talk.tell(correcting=True, symbols=("omega",))) == {"error": "no_region"}
