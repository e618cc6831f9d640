"""Discolored Squares: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Magenta B2, red D2, yellow A4 and green C4 occur once; listed in reading order.
    ({"stage": 0,
      "memory": None,
      "grid": [["blue", "blue", "blue", "blue"], ["blue", "magenta", "blue", "red"],
               ["blue", "blue", "blue", "blue"], ["yellow", "blue", "green", "blue"]]},
     {"press": ["B2", "D2", "A4", "C4"]}),
    # Memory 1 = yellow at A3: mirror_slash. Yellow squares in stage-1 order: C2 (7), D4 (11), B2 (13). C2 -> C2:
    # press C2. D4 -> A1: press A1. B2 -> C3: press C3.
    ({"stage": 1,
      "memory": [{"cell": "A3", "color": "yellow"}, {"cell": "A4", "color": "red"},
                 {"cell": "A2", "color": "green"}, {"cell": "C2", "color": "magenta"}],
      "grid": [["blue", "blue", "green", "magenta"], ["blue", "yellow", "yellow", "blue"],
               ["magenta", "green", "green", "blue"], ["green", "blue", "blue", "yellow"]]},
     {"press": ["C2", "A1", "C3"], "instruction": "mirror_slash", "color": "yellow"}),
    # Memory 3 = green at C4: rotate_ccw. Green squares in stage-3 order: A3 (11), A1 (16). A3 -> C4 -> D2: press D2.
    # A1 -> A4: press A4.
    ({"stage": 3,
      "memory": [{"cell": "D4", "color": "yellow"}, {"cell": "A2", "color": "magenta"},
                 {"cell": "C4", "color": "green"}, {"cell": "D1", "color": "red"}],
      "grid": [["green", "white", "white", "red"], ["blue", "white", "magenta", "yellow"],
               ["green", "red", "white", "blue"], ["yellow", "yellow", "white", "white"]]},
     {"press": ["D2", "A4"], "instruction": "rotate_ccw", "color": "green"}),
    # Memory 4 = green at C3: rotate_cw. Green squares in stage-4 order: C3 (6), B2 (12). C3 -> B3 -> B2: press B2. B2
    # has just been pressed: dropped.
    ({"stage": 4,
      "memory": [{"cell": "B4", "color": "blue"}, {"cell": "C1", "color": "yellow"}, {"cell": "B1", "color": "red"},
                 {"cell": "C3", "color": "green"}],
      "grid": [["other", "white", "other", "other"], ["white", "green", "other", "white"],
               ["white", "white", "green", "other"], ["other", "other", "white", "other"]]},
     {"press": ["B2"], "instruction": "rotate_cw", "color": "green"}),
    # Stage 1 and no square of the first remembered colour (yellow): another module.
    ({"stage": 1,
      "memory": [{"cell": "C1", "color": "yellow"}, {"cell": "B4", "color": "red"},
                 {"cell": "C4", "color": "green"}, {"cell": "D4", "color": "blue"}],
      "grid": [["blue", "red", "blue", "other"], ["blue", "magenta", "green", "magenta"],
               ["other", "magenta", "other", "green"], ["red", "magenta", "magenta", "blue"]]},
     {"error": "wrong_module"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("discolored_squares", state) == answer


def test_published_cases() -> None:
    for case in vectors("discolored_squares"):
        assert solved("discolored_squares", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("discolored_squares", CASES[2][0], None, {"bad_input", "wrong_module", "misread"})


MEMORY = CASES[1][0]["memory"]


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"stage": 5, "grid": CASES[0][0]["grid"]}, {"error": "bad_input"}),
        ({"stage": 0, "grid": [["other"] + ["blue"] * 3] + [["blue"] * 4] * 3}, {"error": "bad_input"}),
        ({"stage": 0, "grid": [["red", "blue", "green", "green"]] + [["blue"] * 4] * 3}, {"error": "wrong_module"}),
        ({"stage": 1, "memory": MEMORY[:3], "grid": CASES[1][0]["grid"]}, {"error": "bad_input"}),
        ({"stage": 1, "memory": [MEMORY[0]] * 4, "grid": CASES[1][0]["grid"]}, {"error": "bad_input"}),
        (
            {"stage": 1, "memory": MEMORY, "grid": [["yellow"] * 2 + ["other"] * 2] + [["other"] * 4] * 3},
            {"error": "misread"},
        ),
        (
            {"stage": 1, "memory": MEMORY, "grid": [["yellow"] * 3 + ["white"]] + [["other"] * 4] * 3},
            {"error": "misread"},
        ),
        (
            {"stage": 2, "memory": MEMORY, "grid": [["red"] * 2 + ["other"] * 2] + [["other"] * 4] * 3},
            {"error": "misread"},
        ),
        ({"stage": 2, "memory": MEMORY, "grid": [["red"] * 4] + [["white"] * 4] * 3}, {"error": "misread"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("discolored_squares", state) == answer


def test_the_talk_needs_only_the_active_squares() -> None:
    talk = Talk("discolored_squares")
    assert asks(talk.said) == ("grid",) and talk.said.ask == "singles"
    talk.tell(cells=("C2", "A2", "A3"), colors=("magenta", "green", "yellow"))
    assert asks(talk.said) == ("grid",)
    # The expert dictates the order, so that it knows the memory: A2, C2, A3, A4.
    assert gives(talk.tell(cells=("A4",), colors=("red",))) == {"press": ["A2", "C2", "A3", "A4"]}
    assert talk.said.line.slots["next_color"] == "green"
    # A2 selects the mirror at the main diagonal: C2 goes to B3 and so on, in the order of stage 1.
    assert gives(talk.tell(cells=("C2", "D1", "B1"))) == {
        "press": ["B3", "A2", "A4"], "instruction": "mirror_backslash", "color": "green"
    }  # fmt: skip
    assert gives(talk.tell(cells=("B3", "C1"))) == {"error": "misread"}
    assert gives(talk.tell(cells=("B1", "C1")))["color"] == "magenta"
    assert asks(talk.strike()) == ("grid",)
