"""Switches: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Flipping 1 first and then 3 is safe (UDDDD, UDUDD), then 5. Three switches differ, so three flips are the
    # minimum.
    ({"switches": ["down", "down", "down", "down", "down"], "lights": ["up", "down", "up", "down", "up"]},
     {"flips": [1, 3, 5]}),
    # Switch 3 may not go first, because DDUDD is forbidden. 2 then 3 works.
    ({"switches": ["down", "down", "down", "down", "down"], "lights": ["down", "up", "up", "down", "down"]},
     {"flips": [2, 3]}),
    # A detour: only 4 switches differ but every direct order runs into a forbidden position.
    ({"switches": ["up", "up", "up", "up", "up"], "lights": ["down", "down", "down", "up", "down"]},
     {"flips": [3, 4, 1, 2, 4, 5]}),
    # The position down up down up up is forbidden, so the module can never be standing in it: something was misheard.
    ({"switches": ["down", "up", "down", "up", "up"], "lights": ["down", "down", "down", "down", "down"]},
     {"error": "switches_forbidden"}),
    # The module would already be solved.
    ({"switches": ["up", "down", "up", "down", "down"], "lights": ["up", "down", "up", "down", "down"]},
     {"error": "already_matching"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("switches", state) == answer


def test_published_cases() -> None:
    for case in vectors("switches"):
        assert solved("switches", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken(
        "switches", CASES[0][0], None, {"bad_input", "switches_forbidden", "lights_forbidden", "already_matching"}
    )


@pytest.mark.parametrize(
    ("switches", "lights", "answer"),
    [
        ("up down down up down", "up up up up up", {"error": "switches_forbidden"}),
        ("up up up up up", "up down down up down", {"error": "lights_forbidden"}),
        ("up up up up up", "up up up up up", {"error": "already_matching"}),
        ("up up up up", "up up up up up", {"error": "bad_input"}),
        ("up up up up left", "up up up up up", {"error": "bad_input"}),
    ],
)
def test_where_people_slip(switches: str, lights: str, answer: dict) -> None:
    assert solved("switches", {"switches": switches.split(), "lights": lights.split()}) == answer


def test_nothing_told_is_bad_input() -> None:
    assert solved("switches", None) == {"error": "bad_input"}
    assert solved("switches", {"switches": ["up"] * 5}) == {"error": "bad_input"}


def test_the_talk_asks_for_switches_and_lights_apart() -> None:
    talk = Talk("switches")
    assert asks(talk.said) == ("switches",)
    assert asks(talk.tell(switches=("down", "down", "down"))) == ("switches[3]",)
    assert asks(talk.tell(switches=("down", "down"))) == ("lights",)
    assert gives(talk.tell(lights=("down", "up", "up", "down", "down"))) == {"flips": [2, 3]}
    assert gives(talk.tell(correcting=True, lights=("up",))) == {"flips": [2, 3, 5]}
    assert gives(talk.tell(lights=("down",), at=5)) == {"flips": [2, 3]}
