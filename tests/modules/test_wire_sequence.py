"""Wire Sequence: the manual's cases, a second reading of the table, wrong input, and the talk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

NAMES = {"r": "red", "b": "blue", "k": "black"}


def panels(text: str) -> list[list[dict[str, str]]]:
    """"rC bA / kB" are two panels; r red, b blue, k black."""
    return [[{"color": NAMES[w[0]], "to": w[1]} for w in panel.split()] for panel in text.split("/")]


def counts(red: int, blue: int, black: int) -> dict[str, int]:
    return {"red": red, "blue": blue, "black": black}


CASES = [
    ("rC bA kB", ["cut", "skip", "cut"], counts(1, 1, 1)),
    ("rC bA kB / rB", ["cut"], counts(2, 1, 1)),
    ("rC bA kB / rB / / bC kB kC", ["cut", "skip", "skip"], counts(2, 2, 3)),
    ("rA rA rA / rA rA rA", ["cut", "skip", "cut"], counts(6, 0, 0)),
    ("kA kB / ", [], counts(0, 0, 2)),
    ("rA rA rA / rA rA rA / rA rA rB", ["cut", "cut", "cut"], counts(9, 0, 0)),
]


@pytest.mark.parametrize(("text", "actions", "after"), CASES)
def test_manual(text: str, actions: list[str], after: dict[str, int]) -> None:
    assert solved("wire_sequence", {"panels": panels(text)}) == {"actions": actions, "counts": after}


@pytest.mark.parametrize("case", vectors("wire_sequence"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("wire_sequence", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "panel_count"),
        ([], "panel_count"),
        ([[]] * 5, "panel_count"),
        ("rC", "panel_count"),
        (panels("rC rC rC rC"), "too_many_wires"),
        ([[{"color": "pink", "to": "Z"}] * 4], "too_many_wires"),
        # Panel by panel: the first one is judged whole before the second.
        ([[{"color": "pink", "to": "A"}], [{"color": "red", "to": "A"}] * 4], "unknown_color"),
        (panels("rA rD"), "unknown_letter"),
        ([[{"color": "red", "to": "c"}]], "unknown_letter"),
        ([[{"color": "red"}]], "unknown_letter"),
        ([[{"to": "A"}]], "unknown_color"),
        ([[None]], "unknown_color"),
        ([[["red", "A"]]], "unknown_color"),
        (panels("rA rA rA/rA rA rA/rA rA rA/rA"), "too_many_of_color"),
        (panels("rA rA rA/rA rA rA/rA rA rA/rD"), "unknown_letter"),
    ],
)
def test_wrong_input(value: Any, code: str) -> None:
    assert solved("wire_sequence", {"panels": value}) == {"error": code}


def test_junk() -> None:
    codes = {"panel_count", "too_many_wires", "unknown_color", "unknown_letter", "too_many_of_color"}
    check_broken("wire_sequence", {"panels": panels("rC bA / kB")}, None, codes)
    assert solved("wire_sequence", {}) == {"error": "panel_count"}


# Second reading: which occurrences of a colour are cut at this letter.
CUT_AT = {
    "rA": "34678", "rB": "25789", "rC": "1467", "bA": "2489", "bB": "1356", "bC": "2678", "kA": "1247", "kB": "13567",
    "kC": "124689",
}  # fmt: skip


def test_second_reading() -> None:
    draw = random.Random(3)
    for _ in range(2000):
        few = draw.choice(["rbk", "rbk", "rb", "r", "b", "k"])
        sizes = [draw.randint(0, 3) for _ in range(draw.randint(1, 4))]
        text = [[draw.choice(few) + draw.choice("ABC") for _ in range(size)] for size in sizes]
        had: dict[str, int] = dict.fromkeys("rbk", 0)
        for panel in text:
            actions = []
            for wire in panel:
                had[wire[0]] += 1
                actions.append("cut" if str(had[wire[0]]) in CUT_AT[wire] else "skip")
        wanted: Any = {"actions": actions, "counts": counts(*had.values())}
        if max(had.values()) > 9:
            wanted = {"error": "too_many_of_color"}
        state = {"panels": panels("/".join(" ".join(panel) for panel in text))}
        assert solved("wire_sequence", state) == wanted


def test_talk_panel_by_panel() -> None:
    talk = Talk("wire_sequence")
    assert asks(talk.said) == ("panels[0]",)
    assert gives(talk.tell(panels=("red", "C", "blue", "A", "black", "B")))["actions"] == ["cut", "skip", "cut"]
    assert talk.said.then == ("panels[1]",) and not talk.said.final
    assert gives(talk.tell(panels=("red", "A"))) == {"actions": ["skip"], "counts": counts(2, 1, 1)}
    assert gives(talk.tell(panels=("red", "B"), correcting=True)) == {"actions": ["cut"], "counts": counts(2, 1, 1)}
    assert gives(talk.tell(panels="none")) == {"actions": [], "counts": counts(2, 1, 1)}
    assert talk.said.line.key == "cut_none"
    # A wire on an earlier panel was misheard: the counts of the last one change.
    assert gives(talk.tell(panels=("blue", "B"), at=2)) == {"actions": [], "counts": counts(1, 2, 1)}
    assert gives(talk.tell(panels=("blue", "C", "black", "B", "black", "C")))["actions"] == ["skip", "skip", "skip"]
    assert talk.said.final and talk.said.then == ()
    assert gives(talk.tell(panels=("red", "A"))) == {"error": "panel_count"}


def test_talk_from_the_middle() -> None:
    talk = Talk("wire_sequence")
    talk.tell(earlier=(2, "red", 1, "blue"))
    assert gives(talk.tell(panels=("red", "A", "blue", "B"))) == {"actions": ["cut", "skip"], "counts": counts(3, 2, 0)}
    assert gives(talk.tell(panels=("red", "A", "blue"))) == {"error": "unknown_letter"}


def test_talk_never_counts_a_tenth_wire() -> None:
    talk = Talk("wire_sequence")
    for _ in range(3):
        talk.tell(panels=("red", "A") * 3)
    assert gives(talk.tell(panels=("red", "A"))) == {"error": "too_many_of_color"}
    assert gives(talk.tell(panels=("blue", "B")))["counts"] == counts(9, 1, 0)
