"""Wires: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    ("three wires, no red", casing("KL3MN4"), {"wires": ["blue", "blue", "white"]}, {"cut": 2}),
    (
        "three wires with a red, last is not white, two blues: last blue is wire 3",
        casing("KL3MN4"),
        {"wires": ["blue", "red", "blue"]},
        {"cut": 3},
    ),
    (
        "four wires, two reds and odd digit 7: last red is wire 3",
        casing("KL3MN7", 1, 1),
        {"wires": ["red", "blue", "red", "yellow"]},
        {"cut": 3},
    ),
    (
        "five wires, last black and odd digit 9",
        casing("B23QT9"),
        {"wires": ["yellow", "white", "red", "yellow", "black"]},
        {"cut": 4},
    ),
    (
        "six wires, one yellow and two whites",
        casing("8Z6VA2"),
        {"wires": ["white", "yellow", "white", "red", "blue", "black"]},
        {"cut": 4},
    ),
    (
        "six wires, digit even so rule 1 fails, no yellow so rule 2 fails, no red: last",
        casing("8Z6VA2"),
        {"wires": ["white", "black", "blue", "blue", "blue", "black"]},
        {"cut": 6},
    ),
    ("green does not exist here", casing("8Z6VA2"), {"wires": ["red", "green", "blue"]}, {"error": "unknown_color"}),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("wires", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("wires"))
def test_vectors(vector: Any) -> None:
    assert replied("wires", vector["state"], vector["edgework"]) == vector["answer"]


WRONG: list[tuple[Any, str]] = [
    (None, "wire_count"),
    ([], "wire_count"),
    (["red"] * 2, "wire_count"),
    (["pink"] * 7, "wire_count"),
    ("red", "wire_count"),
    ({}, "wire_count"),
    (["red", "red", "pink"], "unknown_color"),
    (["red", "red", None], "unknown_color"),
    (["red", "red", ["red"]], "unknown_color"),
    ([1, True, {}], "unknown_color"),
]


@pytest.mark.parametrize(("wires", "code"), WRONG)
def test_wrong_input(wires: Any, code: str) -> None:
    assert replied("wires", {"wires": wires}) == {"error": code}


QUESTIONS: list[tuple[str, Any, str | None]] = [
    # wires by their first letters (k is black), what is known of the casing, the fact asked for
    ("rby", None, None),
    ("rrby", None, "serial_last_digit"),
    ("rrby", {"known": {"last_digit_odd": True}}, None),
    ("rrkk", None, None),
    ("rbyk", None, None),
    ("rrrrk", None, "serial_last_digit"),
    ("rrwbb", None, None),
    ("rrwbbk", None, "serial_last_digit"),
]


@pytest.mark.parametrize(("letters", "edgework", "fact"), QUESTIONS)
def test_asks_for_the_serial_only_where_it_decides(letters: str, edgework: Any, fact: str | None) -> None:
    assert asked("wires", {"wires": [NAMES[c] for c in letters]}, edgework) == fact


def test_talk() -> None:
    talk = Talk("wires", casing("AB1CD3"))
    assert talk.decide() == "wires"
    assert talk.tell(wires=("red", "blue", "white")) == {"cut": 3}
    assert talk.tell(correcting=True, wires="blue", at=1) == {"cut": 2}
    assert talk.tell(correcting=True, wires="red", at="last") == {"cut": 2}


NAMES = {"r": "red", "b": "blue", "y": "yellow", "w": "white", "k": "black"}


def manual(w: str, odd: bool) -> int:
    """Another reading of the manual, on letters."""
    n, last = w.count, w[-1]
    lines = {
        3: [(not n("r"), 2), (last == "w", 3), (n("b") >= 2, w.rfind("b") + 1), (True, 3)],
        4: [
            (n("r") >= 2 and odd, w.rfind("r") + 1),
            (last == "y" and "r" not in w, 1),
            (n("b") == 1, 1),
            (n("y") >= 2, 4),
            (True, 2),
        ],
        5: [(last == "k" and odd, 4), (n("r") == 1 and n("y") >= 2, 1), ("k" not in w, 2), (True, 1)],
        6: [("y" not in w and odd, 3), (n("y") == 1 and n("w") >= 2, 4), ("r" not in w, 6), (True, 4)],
    }
    return next(place for holds, place in lines[len(w)] if holds)


def test_second_reading() -> None:
    """All wires of three to five, and every seventh of six."""
    for count, step in ((3, 1), (4, 1), (5, 3), (6, 13)):
        for letters in list(product("rbywk", repeat=count))[::step]:
            w = "".join(letters)
            state = {"wires": [NAMES[c] for c in w]}
            odd, even = manual(w, True), manual(w, False)
            assert replied("wires", state, casing("AB1CD3")) == {"cut": odd}
            assert replied("wires", state, casing("AB1CD4")) == {"cut": even}
            assert asked("wires", state) == (None if odd == even else "serial_last_digit")
