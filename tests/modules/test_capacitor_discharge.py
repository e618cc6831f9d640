"""Capacitor Discharge: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, check_broken, gives, solved, vectors


@pytest.mark.parametrize(("seconds", "hold"), [(15, 5), (0, 8), (45, 0), (44, 1), (39, 1), (38, 2)])
def test_manual(seconds: int, hold: int) -> None:
    answer = {"action": "hold_lever", "hold_seconds": hold}
    assert solved("capacitor_discharge", {"seconds_left": seconds}) == answer


@pytest.mark.parametrize("case", vectors("capacitor_discharge"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("capacitor_discharge", case["state"], case["edgework"]) == case["answer"]


def test_second_reading() -> None:
    """The fewest whole seconds after which the module is full."""
    for seconds in range(46):
        hold = next(h for h in range(46) if seconds + 6 * h >= 45)
        assert solved("capacitor_discharge", {"seconds_left": seconds})["hold_seconds"] == hold


@pytest.mark.parametrize("seconds", [None, -1, 46, 60, 15.0, True, "15", [15], {}])
def test_wrong_input(seconds: object) -> None:
    assert solved("capacitor_discharge", {"seconds_left": seconds}) == {"error": "bad_time"}


def test_junk() -> None:
    assert solved("capacitor_discharge", {}) == {"error": "bad_time"}
    check_broken("capacitor_discharge", {"seconds_left": 17}, None, {"bad_time"})


def test_talk_needs_no_number() -> None:
    talk = Talk("capacitor_discharge")
    assert gives(talk.said) == {"action": "hold_lever"}
    assert talk.said.then == ()
    assert gives(talk.tell(seconds_left=15)) == {"action": "hold_lever", "hold_seconds": 5}
    assert gives(talk.tell(seconds_left=50)) == {"error": "bad_time"}
