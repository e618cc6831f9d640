"""Letter Keys: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "first line",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"number": 69},
        {"press": "D"},
    ),
    (
        "0 is a multiple of 6",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"number": 0},
        {"press": "A"},
    ),
    (
        "multiple of 3 and three batteries",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"number": 21},
        {"press": "B"},
    ),
    (
        "serial 7B3ZE9 has 3 and E, 22 <= 50 <= 79",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"number": 50},
        {"press": "B"},
    ),
    (
        "serial has 3 and E, 80 is outside 22-79",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"number": 80},
        {"press": "C"},
    ),
    (
        "no C, E, 3 in KX8TN4; below 46",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {"number": 44},
        {"press": "D"},
    ),
    (
        "no line before the last one applies",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {"number": 46},
        {"press": "A"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("letter_keys", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("letter_keys"))
def test_vectors(vector: Any) -> None:
    assert replied("letter_keys", vector["state"], vector["edgework"]) == vector["answer"]


@pytest.mark.parametrize("number", [None, -1, 100, 5.0, True, "7", [7], {}])
def test_wrong_input(number: Any) -> None:
    assert replied("letter_keys", {"number": number}) == {"error": "bad_input"}


def test_no_state() -> None:
    assert replied("letter_keys", None) == {"error": "bad_input"}


QUESTIONS: list[tuple[int, Any, str | None]] = [
    # number, what is known of the casing, the fact asked for
    (69, None, None),
    (0, None, None),
    (42, None, None),
    (50, None, "serial"),
    (50, {"serial": "AB1DF2"}, None),
    (21, {"serial": "AB1DF2"}, "batteries"),
    (21, {"batteries": 2}, None),
    (21, {"known": {"batteries": {"min": 2, "max": None}}}, None),
    (21, {"batteries": 1}, "serial"),
    (27, {"serial": "AB1DE2"}, None),
    (81, {"serial": "AB1DE2"}, "batteries"),
]


@pytest.mark.parametrize(("number", "edgework", "fact"), QUESTIONS)
def test_asks_only_what_decides(number: int, edgework: Any, fact: str | None) -> None:
    assert asked("letter_keys", {"number": number}, edgework) == fact


def test_talk() -> None:
    talk = Talk("letter_keys", casing("KX8TN4"))
    assert talk.decide() == "number"
    assert talk.tell(number=44) == {"press": "D"}
    assert talk.tell(correcting=True, number=46) == {"press": "A"}


def test_second_reading() -> None:
    """Every number with every casing that matters, the lines applied from the last to the first."""
    for number, batteries, serial in product(
        range(100), range(4), ("AB1DF2", "CB1DF2", "AB1EF2", "AB3DF2", "333CE3", "AB1DF3")
    ):
        press = "A"
        press = "D" if number <= 45 else press
        marked = not set(serial).isdisjoint("CE3")
        press = "C" if marked else press
        press = "B" if marked and number in range(22, 80) else press
        press = "B" if number in range(0, 100, 3) and batteries > 1 else press
        press = "A" if number in range(0, 100, 6) else press
        press = "D" if number == 69 else press
        edgework = casing(serial, batteries, batteries)
        assert replied("letter_keys", {"number": number}, edgework) == {"press": press}
