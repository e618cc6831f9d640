"""Complicated Wires: the manual's cases, a second reading of the diagram, wrong input, questions, and the talk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import casing
from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors


def wires(text: str) -> list[dict[str, Any]]:
    """"rw* b" is a red and white wire with a light, then a blue one; * light, + star."""
    names = {"r": "red", "b": "blue", "w": "white"}
    return [
        {"colors": [names[c] for c in word if c in names], "led": "*" in word, "star": "+" in word}
        for word in text.split()
    ]


CASES = [
    ("w r b rb", casing("AB1CD4"), [1, 2, 3, 4]),
    ("rw* w+ bw+ r+", casing("AB1CD5", 1, 1), [2, 4]),
    ("b* b*+ rb+ rb*+ w*+", casing("AB1CD5", 2, 1, plates=[["Parallel", "Serial"]]), [1, 2, 3, 5]),
    ("b* rb* w* r*+", casing("AB1CD5", 2, 1, plates=[["Serial"], ["DVI-D"]]), [4]),
    ("rb* w*", casing("AB1CD0"), [1]),
    ("w*", casing(), []),
    # Batteries are counted, not holders; any number of parallel ports will do.
    ("r* b*", casing("AB1CD5", 1, 1, plates=[["Parallel"], ["Parallel"]]), [2]),
]


@pytest.mark.parametrize(("text", "edgework", "cut"), CASES)
def test_manual(text: str, edgework: Any, cut: list[int]) -> None:
    assert solved("complicated_wires", {"wires": wires(text)}, edgework) == {"cut": cut}


@pytest.mark.parametrize("case", vectors("complicated_wires"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("complicated_wires", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "wire_count"),
        ([], "wire_count"),
        (wires("w w w w w w w"), "wire_count"),
        ([{"colors": ["green"]}] * 7, "wire_count"),
        ("red", "wire_count"),
        ([{"colors": ["green"], "led": False, "star": False}], "unknown_color"),
        ([{"colors": []}, {"colors": ["pink"]}], "unknown_color"),
        ([{"colors": ["red", None]}], "unknown_color"),
        ([{"colors": [["red"]]}], "unknown_color"),
        ([{"colors": []}], "bad_colors"),
        ([{"colors": None}], "bad_colors"),
        ([{"colors": ["red", "blue", "white"]}], "bad_colors"),
        ([None], "bad_colors"),
        (["red"], "bad_colors"),
    ],
)
def test_wrong_input(value: Any, code: str) -> None:
    assert solved("complicated_wires", {"wires": value}, casing()) == {"error": code}


def test_junk() -> None:
    codes = {"wire_count", "unknown_color", "bad_colors"}
    check_broken("complicated_wires", {"wires": wires("rw* b+ w")}, casing(), codes)


# Second reading: what each letter stands beside, as circles of the diagram that are on (r, b, * light, + star).
LETTERS = {
    "C": ["", "+", "r+"], "D": ["*", "b+", "rb*+"], "S": ["r", "b", "rb", "rb*"], "P": ["b*", "b*+", "rb+"],
    "B": ["*+", "r*", "r*+"],
}  # fmt: skip


def test_second_reading() -> None:
    draw = random.Random(2)
    assert sum(map(len, LETTERS.values())) == 16
    for _ in range(2000):
        texts = [
            draw.choice(["w", "r", "b", "rw", "bw", "rb", "br", "wr", "rr"]) + draw.choice(["", "*", "+", "*+"])
            for _ in range(draw.randint(1, 6))
        ]
        last, batteries, parallel = draw.randrange(10), draw.randrange(5), draw.random() < 0.5
        plates = [["Parallel"]] if parallel else draw.choice([[], [["Serial"]], [[]]])
        holds = {"C": True, "D": False, "S": last % 2 == 0, "P": parallel, "B": batteries >= 2}
        cut = []
        for place, text in enumerate(texts, 1):
            circles = "".join(mark for mark in "rb*+" if mark in text)
            letter = next(letter for letter, places in LETTERS.items() if circles in places)
            if holds[letter]:
                cut.append(place)
        edgework = casing(f"AB1CD{last}", batteries, batteries, plates=plates)
        assert solved("complicated_wires", {"wires": wires(" ".join(texts))}, edgework) == {"cut": cut}


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("w r+ w* b+", {"cut": [1, 2]}),
        ("r w", {"missing": "serial_last_digit"}),
        ("rb+ w", {"missing": "port:Parallel"}),
        ("w*+ w", {"missing": "batteries"}),
    ],
)
def test_asks_only_what_the_letters_call_for(text: str, reply: Any) -> None:
    assert solved("complicated_wires", {"wires": wires(text)}) == reply


def test_partly_known_casing_is_enough() -> None:
    known = {"batteries": {"min": 2, "max": None}, "last_digit_odd": True, "has": {"Parallel": False}}
    assert solved("complicated_wires", {"wires": wires("r r* b* w*+")}, {"known": known}) == {"cut": [2, 4]}


def test_talk_all_at_once() -> None:
    talk = Talk("complicated_wires", casing("AB1CD4"))
    assert asks(talk.said) == ("wires",)
    heard = ("wire", "red", "white", "led", "wire", "blue", "star", "wire", "white", "wire", "red", "blue")
    assert gives(talk.tell(wires=heard)) == {"cut": [3, 4]}
    assert talk.said.line.key == "cut" and talk.said.line.slots["places"] == (3, 4) and talk.said.final
    assert gives(talk.tell(wires=("blue",), at=2)) == {"cut": [2, 3, 4]}


def test_talk_wire_by_wire() -> None:
    talk = Talk("complicated_wires", casing("AB1CD4"))
    assert gives(talk.tell(wires="red")) == {"cut": [1]}
    assert talk.said.line.key == "cut_it" and talk.said.then == ("wires[1]",) and not talk.said.final
    assert gives(talk.tell(wires=("blue", "star"))) == {"cut": [1]}
    assert talk.said.line.key == "leave_it"
    assert gives(talk.tell(wires="blue", correcting=True)) == {"cut": [1, 2]}
    assert talk.said.line.key == "cut_it"
    # Without a word between them, a colour after a light begins the next wire.
    assert gives(talk.tell(wires=("white", "led", "white"))) == {"cut": [1, 2, 4]}
    assert talk.said.line.slots["places"] == (4,) and not talk.said.final
    assert gives(talk.tell(wires=("wire", "led", "wire", "star"))) == {"cut": [1, 2, 4, 6]}
    assert talk.said.final
    assert gives(talk.tell(wires="red")) == {"error": "wire_count"}


def test_talk_a_colour_that_does_not_exist_here_is_refused() -> None:
    talk = Talk("complicated_wires", casing())
    assert gives(talk.tell(wires=("wire", "green", "star"))) == {"error": "unknown_color"}
    assert gives(talk.tell(wires=("wire", "star"))) == {"cut": [1]}
