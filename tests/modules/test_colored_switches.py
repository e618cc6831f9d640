"""Colored Switches: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # LEDs are dark, so three permitted toggles are needed. All down permits only switch 1 (any colour), UDDDD only
    # switch 5, UDDDU only switch 2; all three arrows accept every colour.
    ({"colors": ["green", "blue", "orange", "red", "red"],
      "switches": ["down", "down", "down", "down", "down"],
      "lights": None,
      "toggles_done": 0},
     {"phase": 1, "toggles": [1, 5, 2]}),
    # One permitted toggle is already done, two are missing. At each position the lowest-numbered permitted switch is
    # taken.
    ({"colors": ["purple", "turquoise", "blue", "green", "orange"],
      "switches": ["up", "up", "up", "up", "up"],
      "lights": None,
      "toggles_done": 1},
     {"phase": 1, "toggles": [3, 1]}),
    # LEDs are lit; the shortest permitted way has 7 toggles.
    ({"colors": ["green", "blue", "orange", "red", "red"],
      "switches": ["up", "down", "up", "down", "down"],
      "lights": ["down", "down", "down", "down", "up"]},
     {"phase": 2, "toggles": [4, 5, 4, 3, 2, 1, 2]}),
    # LEDs are lit; the shortest permitted way has 9 toggles.
    ({"colors": ["red", "purple", "green", "turquoise", "blue"],
      "switches": ["down", "up", "down", "up", "down"],
      "lights": ["up", "down", "down", "up", "up"]},
     {"phase": 2, "toggles": [2, 3, 4, 5, 1, 5, 4, 3, 5]}),
    # Yellow does not exist on this module; it was probably orange.
    ({"colors": ["red", "green", "blue", "yellow", "orange"],
      "switches": ["down", "down", "down", "down", "down"],
      "lights": None,
      "toggles_done": 0},
     {"error": "unknown_color"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("colored_switches", state) == answer


def test_published_cases() -> None:
    for case in vectors("colored_switches"):
        assert solved("colored_switches", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("colored_switches", CASES[2][0], None, {"bad_input", "unknown_color", "already_matching"})


RED = ["red"] * 5
DOWN = ["down"] * 5


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"colors": RED, "switches": DOWN}, {"phase": 1, "toggles": [1, 5, 2]}),
        ({"colors": RED, "switches": DOWN, "toggles_done": 2}, {"phase": 1, "toggles": [1]}),
        ({"colors": RED, "switches": DOWN, "toggles_done": 3}, {"error": "bad_input"}),
        ({"colors": RED, "switches": DOWN, "lights": DOWN}, {"error": "already_matching"}),
        ({"colors": RED, "switches": DOWN, "lights": DOWN[1:]}, {"error": "bad_input"}),
        # The colours and positions are judged before the lights.
        ({"colors": ["pink"] * 5, "switches": DOWN, "lights": DOWN[1:]}, {"error": "unknown_color"}),
        ({"colors": ["pink"] * 5, "switches": DOWN[1:], "lights": None}, {"error": "bad_input"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("colored_switches", state) == answer


def test_after_the_first_toggles_only_the_lights_are_asked() -> None:
    talk = Talk("colored_switches")
    assert asks(talk.said) == ("colors", "switches")
    colours = ("green", "blue", "orange", "red", "red")
    assert gives(talk.tell(colors=colours, switches=("down",) * 5)) == {"phase": 1, "toggles": [1, 5, 2]}
    assert talk.said.then == ("lights",)
    # The switches now stand at up, up, down, down, up.
    direct = {"colors": list(colours), "switches": ["up", "up", "down", "down", "up"]}
    lights = ["down", "down", "up", "down", "down"]
    assert gives(talk.tell(lights=tuple(lights))) == solved("colored_switches", {**direct, "lights": lights})
    # "no, the third is down": the toggles already made are not made twice.
    lights = ["down", "down", "up", "down", "up"]
    assert gives(talk.tell(correcting=True, lights=tuple(lights))) == solved(
        "colored_switches", {**direct, "lights": lights}
    )
    assert asks(talk.strike()) == ("switches",)
