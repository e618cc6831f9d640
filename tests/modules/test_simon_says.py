"""Simon Says: the manual's cases, a second reading of the table, wrong input, and the talk."""

from __future__ import annotations

import random

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

VOWEL, NONE = {"serial": "AB1CD2"}, {"serial": "ZX4QW0"}

CASES = [
    (VOWEL, 0, ["red"], ["blue"]),
    (VOWEL, 1, ["red", "green", "green"], ["yellow", "blue", "blue"]),
    (VOWEL, 2, ["blue", "yellow"], ["red", "blue"]),
    (NONE, 0, ["blue", "green", "yellow", "red"], ["yellow", "green", "red", "blue"]),
    (NONE, 4, ["red", "red", "yellow", "green", "blue"], ["yellow", "yellow", "red", "blue", "green"]),
    # A zero in the serial number is no letter O; U and I are vowels in any place.
    ({"serial": "0Z0ZZ0"}, 0, ["blue"], ["yellow"]),
    ({"serial": "0Z0ZU0"}, 0, ["blue"], ["red"]),
    (NONE, 10**30, ["red"], ["yellow"]),
]


@pytest.mark.parametrize(("edgework", "strikes", "flashes", "press"), CASES)
def test_manual(edgework: dict[str, str], strikes: int, flashes: list[str], press: list[str]) -> None:
    assert solved("simon_says", {"strikes": strikes, "flashes": flashes}, edgework) == {"press": press}


@pytest.mark.parametrize("case", vectors("simon_says"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("simon_says", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ({}, "bad_strikes"),
        ({"strikes": None, "flashes": ["red"]}, "bad_strikes"),
        ({"strikes": -1, "flashes": []}, "bad_strikes"),
        ({"strikes": 1.0, "flashes": ["red"]}, "bad_strikes"),
        ({"strikes": "1", "flashes": ["red"]}, "bad_strikes"),
        ({"strikes": True, "flashes": ["red"]}, "bad_strikes"),
        ({"strikes": 0, "flashes": []}, "no_flashes"),
        ({"strikes": 0, "flashes": None}, "no_flashes"),
        ({"strikes": 0, "flashes": ["red", "white"]}, "unknown_color"),
        ({"strikes": 0, "flashes": ["red"] * 5 + ["pink"]}, "unknown_color"),
        ({"strikes": 0, "flashes": [["red"]]}, "unknown_color"),
        ({"strikes": 0, "flashes": ["red"] * 6}, "too_many_flashes"),
    ],
)
def test_wrong_input(state: dict[str, object], code: str) -> None:
    assert solved("simon_says", state, VOWEL) == {"error": code}


def test_junk() -> None:
    codes = {"bad_strikes", "no_flashes", "unknown_color", "too_many_flashes"}
    check_broken("simon_says", {"strikes": 1, "flashes": ["red", "blue"]}, NONE, codes)


# Second reading: initials of flash and press, per half and row.
PAIRS = {
    ("vowel", 0): "rb br gy yg", ("vowel", 1): "ry bg gb yr", ("vowel", 2): "rg br gy yb",
    ("none", 0): "rb by gg yr", ("none", 1): "rr bb gy yg", ("none", 2): "ry bg gb yr",
}  # fmt: skip


def test_second_reading() -> None:
    draw = random.Random(1)
    names = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
    for _ in range(2000):
        serial = "".join(draw.choice("ABCEIUXZ059") for _ in range(2)) + "3" + draw.choice("AXZ") + "K4"
        strikes = draw.randrange(5)
        flashes = [draw.choice("rbgy") for _ in range(draw.randint(1, 5))]
        half = "vowel" if set(serial) & set("AEIOU") else "none"
        pairs = dict(pair for pair in PAIRS[half, min(strikes, 2)].split())
        state = {"strikes": strikes, "flashes": [names[f] for f in flashes]}
        assert solved("simon_says", state, {"serial": serial}) == {"press": [names[pairs[f]] for f in flashes]}


def test_the_vowel_is_asked_only_where_it_decides() -> None:
    assert solved("simon_says", {"strikes": 0, "flashes": ["red", "red"]}) == {"press": ["blue", "blue"]}
    assert solved("simon_says", {"strikes": 0, "flashes": ["red", "blue"]}) == {"missing": "serial_vowel"}
    assert solved("simon_says", {"strikes": 1, "flashes": ["red"]}, {"known": {"vowel": False}}) == {"press": ["red"]}


def test_talk_grows_the_sequence_and_follows_strikes() -> None:
    talk = Talk("simon_says", NONE)
    assert asks(talk.said) == ("flashes",)
    assert gives(talk.tell(flashes=("blue",))) == {"press": ["yellow"]}
    assert gives(talk.tell(flashes="green")) == {"press": ["yellow", "green"]}
    assert gives(talk.tell(flashes=("blue", "green", "red"))) == {"press": ["yellow", "green", "blue"]}
    assert gives(talk.tell(flashes="yellow", correcting=True)) == {"press": ["yellow", "green", "red"]}
    assert talk.said.then == ("flashes[3]",) and not talk.said.final
    talk.bomb = type(talk.bomb)(serial_text="ZX4QW0", strikes=1)
    assert gives(talk.strike()) == {"press": ["blue", "yellow", "green"]}
    # The same sequence comes again and may be read from its beginning.
    assert gives(talk.tell(flashes="blue")) == {"press": ["blue", "yellow", "green"]}
    assert gives(talk.tell(flashes="blue")) == {"press": ["blue", "yellow", "green", "blue"]}
    assert gives(talk.tell(flashes="red"))["press"][-1] == "red"
    assert talk.said.final and talk.said.then == ()
    assert gives(talk.tell(flashes="red")) == {"error": "too_many_flashes"}
