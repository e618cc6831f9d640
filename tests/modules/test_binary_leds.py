"""Binary LEDs: the manual's cases, a second reading by a walking display, wrong input, and the talk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors


def answer(sequence: int, wire: str, number: int, leds: str, neighbors: list[int]) -> dict[str, Any]:
    return {"sequence": sequence, "wire": wire, "number": number, "leds": leds, "neighbors": neighbors}


CASES = [
    ([17, 15, 6], [], answer(1, "green", 2, "00010", [6, 24])),
    ([8, 18, 15], ["green"], answer(1, "blue", 25, "11001", [26, 21])),
    ([31, 16], [], {"error": "ambiguous"}),
    ([31, None, 9], [], answer(6, "red", 8, "01000", [22])),
    ([0, 17], [], {"error": "no_match"}),
    ([17, 15, 6], ["green", "blue"], answer(1, "red", 8, "01000", [24, 26])),
    # Landmarks: each of these numbers stands in one row only.
    ([4], [], answer(8, "blue", 12, "01100", [16, 16])),
    ([10], [], answer(7, "blue", 15, "01111", [10, 17])),
    ([11], [], answer(2, "red", 2, "00010", [19, 1])),
    ([14], [], answer(5, "red", 26, "11010", [17, 2])),
    ([30], [], answer(6, "red", 8, "01000", [22])),
    # Turning round at the end of the row without showing it twice.
    ([18, 8, 18], [], answer(1, "green", 2, "00010", [6, 24])),
    ([18, 8, 8], [], {"error": "no_match"}),
]


@pytest.mark.parametrize(("values", "cut", "wanted"), CASES)
def test_manual(values: list[Any], cut: list[str], wanted: dict[str, Any]) -> None:
    assert solved("binary_leds", {"values": values, "cut": cut}) == wanted
    if not cut:
        assert solved("binary_leds", {"values": values}) == wanted
        assert solved("binary_leds", {"values": values, "cut": None}) == wanted


@pytest.mark.parametrize("case", vectors("binary_leds"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("binary_leds", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("values", "cut"),
    [
        (None, []), ([], []), ([None], []), ([32], []), ([-1], []), ([17, 15.0], []), ([True], []), (["17"], []),
        ("17", []), ([[17]], []), ([17], ["pink"]), ([17], ["red", "red"]), ([17], ["red", "green", "blue"]),
        ([17], "red"), ([17], [None]), ([17], [["red"]]), ([17], 0), ([17], False),
    ],
)  # fmt: skip
def test_wrong_input(values: Any, cut: Any) -> None:
    assert solved("binary_leds", {"values": values, "cut": cut}) == {"error": "bad_input"}


def test_junk() -> None:
    codes = {"bad_input", "no_match", "ambiguous"}
    assert solved("binary_leds", {}) == {"error": "bad_input"}
    check_broken("binary_leds", {"values": [17, None, 6], "cut": ["green"]}, None, codes)


# Second reading: the rows with the number for red, green and blue marked R, G and B.
MARKED = """
17 15 6 2G 24 8R 26 25B 21 24 1 15 18 8
18 15 19 31 12B 6 19 21 11G 16 19 2R 1 29
8 25G 1B 15 20 15 9 3 6 24R 1 24 5 26
21 27 6 12 27 20 7 1B 19R 15 3 13 9G 28
3 21 14 22 7 28G 16 27 22B 17 26R 2 31 15
8R 22 30 19 1 25 31B 16 9 7 6G 13 9 7
5 18 12R 7 5 12G 31 16 10 15B 17 9 12 25
4 20 18 25 20 4G 24 29 17 16R 12B 16 29 19
"""


def walk(row: list[int], place: int, step: int, steps: int) -> list[int]:
    shown = []
    for _ in range(steps):
        shown.append(row[place])
        if not 0 <= place + step < len(row):
            step = -step
        place += step
    return shown


def test_second_reading() -> None:
    draw = random.Random(6)
    marked = [line.split() for line in MARKED.split("\n") if line]
    rows = [[int(word.rstrip("RGB")) for word in line] for line in marked]
    walks = {
        steps: [(i, walk(row, p, s, steps)) for i, row in enumerate(rows) for p in range(14) for s in (1, -1)]
        for steps in range(1, 7)
    }
    names = {"R": "red", "G": "green", "B": "blue"}
    for _ in range(2500):
        steps = draw.randint(1, 6)
        values: list[Any] = walk(draw.choice(rows), draw.randrange(14), draw.choice((1, -1)), steps)
        values = [None if draw.random() < 0.15 else draw.randrange(32) if draw.random() < 0.04 else v for v in values]
        cut = draw.sample(sorted(names.values()), draw.randrange(3))
        fitting = {i for i, shown in walks[steps] if all(v in (None, w) for v, w in zip(values, shown, strict=True))}
        if values == [None] * steps:
            wanted: Any = {"error": "bad_input"}
        elif len(fitting) != 1:
            wanted = {"error": "ambiguous" if fitting else "no_match"}
        else:
            (i,) = fitting
            left = [mark for mark in "RGB" if names[mark] not in cut]
            place_of = {word[-1]: place for place, word in enumerate(marked[i]) if word[-1] in "RGB"}
            once = [mark for mark in left if rows[i].count(rows[i][place_of[mark]]) == 1]
            place = place_of[(once or left)[0]]
            number = rows[i][place]
            leds = "".join("1" if number & weight else "0" for weight in (16, 8, 4, 2, 1))
            neighbors = [rows[i][p] for p in (place - 1, place + 1) if 0 <= p < 14]
            wanted = answer(i + 1, names[(once or left)[0]], number, leds, neighbors)
        assert solved("binary_leds", {"values": values, "cut": cut}) == wanted


def test_talk_pictures() -> None:
    talk = Talk("binary_leds")
    assert asks(talk.said) == ("values",)
    assert asks(talk.tell(leds=(1, 1, 1, 1, 1))) == ("values[1]",)
    # Each telling is a run of its own: 16 need not follow 31 at once.
    assert asks(talk.tell(lit=(1,))) == ("values[1]",)
    assert gives(talk.tell(leds=(0, 1, 0, 1, 0, 0, 1, 1, 1, 1)))["sequence"] == 7
    assert talk.said.line.key == "cut" and talk.said.line.slots["lit"] == (2, 3, 4, 5)
    # A strike takes the wire away; the row stays.
    assert gives(talk.strike()) == answer(7, "red", 12, "01100", [18, 7])
    assert talk.said.line.key == "cut_between" and talk.said.line.slots["neighbors"] == ("10010", "00111")
    assert gives(talk.tell(cut="green"))["wire"] == "red"


def test_talk_corrections_and_missed_steps() -> None:
    talk = Talk("binary_leds")
    assert asks(talk.tell(values=(31, "missed"))) == ("values[2]",)
    assert gives(talk.tell(values=(31, "missed", 9), correcting=True))["sequence"] == 6
    assert gives(talk.tell(leds=(1, 0, 0))) == {"error": "bad_input"}


def test_lights_read_from_the_wrong_end_are_noticed() -> None:
    talk = Talk("binary_leds")
    refused = talk.tell(values=(17, 30, 12))
    assert refused.code == "no_match" and refused.contradiction.slots == {"mirrored": True, "alone": False}
    refused = talk.tell(values=(0, 17))
    assert refused.contradiction.slots == {"mirrored": False, "alone": False}


def test_a_run_that_fits_only_without_the_one_before_is_not_trusted() -> None:
    talk = Talk("binary_leds")
    talk.tell(values=(13, 9))
    refused = talk.tell(values=(31, 19))
    assert refused.contradiction.slots["alone"] is True
    assert gives(talk.tell(values=(31, 19), correcting=True))["sequence"] == 2
