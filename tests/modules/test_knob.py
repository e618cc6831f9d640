"""Knob: the manual's cases, all lights by a second reading, wrong input, and the talk."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors


def rows(text: str) -> list[list[int]]:
    return [[int(light == "X") for light in row] for row in text.split()]


CASES: list[tuple[Any, Any, Any, str, Any]] = [
    (rows("..X.XX XXXX.X"), None, None, "up", None),
    (rows("X.X.X. .X...X"), None, "right", "down", "left"),
    (None, [0, 3], "top", "left", "left"),
    (None, [5, 2], "bottom", "right", "left"),
    (None, [5, 3], "left", "down", "right"),
    # The two patterns with the same upper row.
    (rows("X.X.X. .XX.XX"), None, "top", "up", "top"),
    # Both told, and they agree.
    (rows("X.XXXX XXX.X."), [5, 4], "left", "right", "top"),
]


@pytest.mark.parametrize(("leds", "counts", "up", "position", "side"), CASES)
def test_manual(leds: Any, counts: Any, up: Any, position: str, side: Any) -> None:
    state = {"leds": leds, "counts": counts, "up_label": up}
    assert solved("knob", state) == {"position": position, "side": side}


@pytest.mark.parametrize("case", vectors("knob"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("knob", case["state"], case["edgework"]) == case["answer"]


# Second reading: the counts alone, and the numbers of the columns that are lit in both rows.
BY_COUNTS = {
    (4, 4): "up", (4, 3): "up", (5, 3): "down", (3, 2): "down",
    (1, 4): "left", (0, 3): "left", (5, 4): "right", (5, 2): "right",
}  # fmt: skip
FULL_COLUMNS = {"36": "up", "35": "up", "236": "down", "": "down", "5": "left", "135": "right", "13": "right"}


def test_second_reading_of_all_lights() -> None:
    found = []
    for lights in product((0, 1), repeat=12):
        upper, lower = list(lights[:6]), list(lights[6:])
        answer = solved("knob", {"leds": [upper, lower]})
        if answer == {"error": "unknown_pattern"}:
            continue
        counts = sum(upper[:3]) + sum(lower[:3]), sum(upper[3:]) + sum(lower[3:])
        columns = "".join(str(i + 1) for i in range(6) if upper[i] and lower[i])
        assert answer["position"] == BY_COUNTS[counts] == FULL_COLUMNS[columns]
        found.append(counts)
    assert sorted(found) == sorted(BY_COUNTS)


def test_second_reading_of_all_counts_and_sides() -> None:
    """The position as an arrow that is turned with the word UP."""
    arrows = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}
    sides = {"top": (0, 1), "right": (1, 0), "bottom": (0, -1), "left": (-1, 0)}
    for left, right in product(range(7), repeat=2):
        for side, (sx, sy) in sides.items():
            wanted: Any = {"error": "unknown_pattern"}
            if (left, right) in BY_COUNTS:
                position = BY_COUNTS[left, right]
                x, y = arrows[position]
                turned = (x * sy + y * sx, y * sy - x * sx)
                wanted = {"position": position, "side": next(s for s, at in sides.items() if at == turned)}
            assert solved("knob", {"counts": [left, right], "up_label": side}) == wanted


@pytest.mark.parametrize(
    ("leds", "counts", "up", "code"),
    [
        (None, None, "up", "bad_up_label"),
        (None, None, 3, "bad_up_label"),
        (None, None, None, "no_leds"),
        (None, None, "top", "no_leds"),
        ([], None, None, "bad_leds"),
        ([[0] * 6], None, None, "bad_leds"),
        ([[0] * 6] * 3, None, None, "bad_leds"),
        ([[0] * 5, [0] * 6], None, None, "bad_leds"),
        ([[0] * 6, [0] * 5 + [2]], None, None, "bad_leds"),
        ([[0] * 6, [True] * 6], None, None, "bad_leds"),
        ("XX", None, None, "bad_leds"),
        ([[0] * 6] * 2, None, None, "unknown_pattern"),
        (None, [0, 0], None, "unknown_pattern"),
        (None, [6, 6], None, "unknown_pattern"),
        (None, [4], None, "unknown_pattern"),
        (None, 4, None, "unknown_pattern"),
        (None, [True, 4], None, "unknown_pattern"),
        (None, [4.0, 4], None, "unknown_pattern"),
        (rows("..X.XX XXXX.X"), [0, 3], None, "unknown_pattern"),
    ],
)
def test_wrong_input(leds: Any, counts: Any, up: Any, code: str) -> None:
    assert solved("knob", {"leds": leds, "counts": counts, "up_label": up}) == {"error": code}


def test_junk() -> None:
    codes = {"bad_up_label", "no_leds", "bad_leds", "unknown_pattern"}
    assert solved("knob", {}) == {"error": "no_leds"}
    check_broken("knob", {"leds": rows("..X.XX XXXX.X"), "counts": None, "up_label": "top"}, None, codes)
    check_broken("knob", {"leds": None, "counts": [4, 3], "up_label": None}, None, codes)


def test_talk_two_numbers_are_enough() -> None:
    talk = Talk("knob")
    assert asks(talk.said) == ("counts",)
    assert gives(talk.tell(counts=(5, 3))) == {"position": "down", "side": None}
    assert gives(talk.tell(up_label="right")) == {"position": "down", "side": "left"}
    # It wakes up again: only the lights are new.
    assert gives(talk.tell(counts=(0, 3))) == {"position": "left", "side": "top"}
    assert gives(talk.tell(counts=(6, 6))) == {"error": "unknown_pattern"}
    assert asks(talk.tell(leds=(0, 0, 1, 0, 1, 1))) == ("leds[1]",)
    assert gives(talk.tell(leds=(1, 1, 1, 1, 0, 1))) == {"position": "up", "side": "right"}


def test_talk_one_half_may_settle_it() -> None:
    talk = Talk("knob")
    assert gives(talk.tell(left=4)) == {"position": "up", "side": None}
    assert asks(talk.tell(left=5)) == ("counts[1]",)
    assert gives(talk.tell(counts=(3,))) == {"position": "down", "side": None}
    assert asks(talk.tell(right=4)) == ("counts[0]",)
    assert gives(talk.tell(left=1)) == {"position": "left", "side": None}
    assert gives(talk.tell(right=2, left=5)) == {"position": "right", "side": None}
