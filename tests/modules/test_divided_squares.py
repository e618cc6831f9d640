"""Divided Squares: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
BOMB_1 = {"serial": "3B1UU4",
     "batteries": 4,
     "holders": 3,
     "indicators": [{"label": "IND", "lit": True}],
     "port_plates": [["Serial"]]}
BOMB_2 = {"serial": "5Q4QK7",
     "batteries": 3,
     "holders": 3,
     "indicators": [{"label": "BOB", "lit": True}, {"label": "TRN", "lit": False}],
     "port_plates": []}
BOMB_3 = {"serial": "685BR4",
     "batteries": 2,
     "holders": 1,
     "indicators": [{"label": "IND", "lit": True}],
     "port_plates": [["Serial"], ["Serial"], []]}
BOMB_4 = {"serial": "ZV6AR3",
     "batteries": 2,
     "holders": 2,
     "indicators": [{"label": "SIG", "lit": True}, {"label": "SND", "lit": True}],
     "port_plates": [["PS/2", "RJ-45"]]}
BOMB_5 = {"serial": "ET7NW6",
     "batteries": 0,
     "holders": 0,
     "indicators": [{"label": "SIG", "lit": True}, {"label": "FRQ", "lit": True}, {"label": "BOB", "lit": True},
                    {"label": "MSA", "lit": True}],
     "port_plates": [["Serial", "Parallel"]]}
CASES = [
    # One square: black, green while pressed: 29. Only 13 modules are solved: wait.
    (BOMB_1,
     {"grid": [["black"]], "pressed_color": "green", "solved": 13, "only_ignored_left": False},
     {"square": "A1", "value": 29, "required": 29, "hold_now": False}),
    # Serial letters Q (17: blue-white) and K (11: red-white). A1-B1 red-white and A1-A2 red-white both count, so A1
    # is in two pairs. Not tapped yet.
    (BOMB_2,
     {"grid": [["red", "white"], ["white", "blue"]],
      "pressed_color": None,
      "solved": None,
      "only_ignored_left": False},
     {"square": "A1", "value": None, "required": None, "hold_now": None}),
    # Serial letters: B=2, R=18. B1-C1 white-blue = 18 counts. B1-B2 white-blue = 18 counts. Only B1 is in two pairs.
    # B1 shows black while pressed: value 26 + 8 = 34. Solved 34.
    (BOMB_3,
     {"grid": [["yellow", "white", "blue"], ["black", "blue", "yellow"], ["white", "black", "white"]],
      "pressed_color": "black",
      "solved": 34,
      "only_ignored_left": False},
     {"square": "B1", "value": 26, "required": 34, "hold_now": True}),
    # Serial letters: A=1, R=18, V=22, Z=26. A1-B1 white-yellow = 22 counts. A1-A2 white-black = 26 counts. Only A1 is
    # in two pairs. A1 shows black while pressed: value 26 + 3 = 29. Only list-M modules are left: hold now.
    (BOMB_4,
     {"grid": [["white", "yellow"], ["black", "red"]],
      "pressed_color": "black",
      "solved": 20,
      "only_ignored_left": True},
     {"square": "A1", "value": 26, "required": 29, "hold_now": True}),
    # Two blue squares next to each other never occur.
    (BOMB_5,
     {"grid": [["blue", "blue"], ["white", "black"]],
      "pressed_color": None,
      "solved": None,
      "only_ignored_left": False},
     {"error": "misread"}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("divided_squares", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("divided_squares"):
        assert solved("divided_squares", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    bomb, state, _ = CASES[2]
    check_broken("divided_squares", state, bomb, {"bad_input", "misread"})


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"grid": [["red"] * 14] * 14}, {"error": "bad_input"}),
        ({"grid": [["red", "green"]]}, {"error": "bad_input"}),
        ({"grid": [["red"]], "solved": -1}, {"error": "bad_input"}),
        ({"grid": [["red"]], "pressed_color": "red"}, {"error": "misread"}),
        ({"grid": [["red"]], "pressed_color": "pink"}, {"error": "bad_input"}),
        ({"grid": [["red"]]}, {"square": "A1", "value": None, "required": None, "hold_now": None}),
        (
            {"grid": [["red"]], "only_ignored_left": True},
            {"square": "A1", "value": None, "required": None, "hold_now": True},
        ),
        (
            {"grid": [["green"]], "pressed_color": "black"},
            {"square": "A1", "value": 0, "required": 0, "hold_now": None},
        ),
        (
            {"grid": [["green"]], "pressed_color": "black", "solved": 0},
            {"square": "A1", "value": 0, "required": 0, "hold_now": True},
        ),
        # Nobody told the serial number of a divided field.
        ({"grid": [["red", "white"], ["white", "blue"]]}, {"missing": "serial"}),
        ({"grid": [["red", "red"], ["white", "blue"]]}, {"error": "misread"}),
        # Green left of black is no letter, and yellow next to white or green is O or Y, which no serial number has.
        ({"grid": [["yellow", "white"], ["green", "black"]]}, {"error": "misread"}),
        ({"grid": [["green", "black"], ["white", "red"]]}, {"missing": "serial"}),
    ],
)
def test_where_people_slip_without_a_serial_number(state: dict | None, answer: dict) -> None:
    assert solved("divided_squares", state) == answer


def test_direction_matters() -> None:
    """Blue left of green is A, green left of blue is P."""
    bomb = {"serial": "AA1AA1"}
    assert solved("divided_squares", {"grid": [["blue", "green"], ["green", "red"]]}, bomb)["square"] == "A1"
    assert solved("divided_squares", {"grid": [["green", "blue"], ["blue", "green"]]}, bomb)["square"] == "B2"


def test_the_talk_taps_first_and_then_waits() -> None:
    talk = Talk("divided_squares")
    assert asks(talk.said) == ("grid",)
    assert gives(talk.tell(squares=("green",)))["square"] == "A1" and talk.said.then == ("pressed_color",)
    # The bomb's count of solved modules is known: none.
    assert gives(talk.tell(pressed_color="blue")) == {"square": "A1", "value": 16, "required": 16, "hold_now": False}
    assert asks(talk.tell(squares=("green", "blue", "red"))) == ("grid[1]",)
    # It split: the old colour while pressed is forgotten, the serial number is needed now.
    assert asks(talk.tell(squares=("red", "white", "white", "blue"))) == ("serial",)
