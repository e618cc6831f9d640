"""Snap!: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

from typing import Any

import pytest

from tests.modules.casing import Talk, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "same",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"displays": [3, 3]},
        {"button": "snap"},
    ),
    (
        "different",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"displays": [6, 9]},
        {"button": "pass"},
    ),
    (
        "same",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"displays": [0, 0]},
        {"button": "snap"},
    ),
    (
        "different",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"displays": [7, 1]},
        {"button": "pass"},
    ),
    (
        "10 is not a digit",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"displays": [4, 10]},
        {"error": "bad_input"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("snap", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("snap"))
def test_vectors(vector: Any) -> None:
    assert replied("snap", vector["state"], vector["edgework"]) == vector["answer"]


@pytest.mark.parametrize(
    "displays", [None, [], [3], [1, 2, 3], [4, 10], [-1, 4], [True, 1], ["3", "3"], 33, {}, [[3], 3]]
)
def test_wrong_input(displays: Any) -> None:
    assert replied("snap", {"displays": displays}) == {"error": "bad_input"}


def test_every_pair() -> None:
    for left in range(10):
        for right in range(10):
            button = "snap" if left == right else "pass"
            assert replied("snap", {"displays": [left, right]}) == {"button": button}


def test_talk() -> None:
    """Each telling is a new activation."""
    talk = Talk("snap")
    assert talk.tell(displays=(4, 7)) == {"button": "pass"}
    assert talk.tell(displays=(3, 3)) == {"button": "snap"}
    assert talk.tell(equal=False) == {"button": "pass"}
    assert talk.tell(equal=True) == {"button": "snap"}
    assert talk.tell(displays=5) == "displays[1]"
    assert talk.tell(displays=5) == {"button": "snap"}
