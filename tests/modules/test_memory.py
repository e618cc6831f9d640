"""Memory: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import Talk, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "stage 1, display 2: position 2",
        casing("AL5DF2"),
        {"stages": [], "display": 2, "labels": [3, 1, 4, 2]},
        {"position": 2, "label": 1},
    ),
    (
        "stage 2, display 1: label 4",
        casing("AL5DF2"),
        {"stages": [{"position": 2, "label": 1}], "display": 1, "labels": [2, 4, 1, 3]},
        {"position": 2, "label": 4},
    ),
    (
        "stage 3, display 2: label of stage 1",
        casing("AL5DF2"),
        {"stages": [{"position": 2, "label": 1}, {"position": 2, "label": 4}], "display": 2, "labels": [4, 3, 2, 1]},
        {"position": 4, "label": 1},
    ),
    (
        "stage 4, display 3: position of stage 2",
        casing("AL5DF2"),
        {
            "stages": [{"position": 2, "label": 1}, {"position": 2, "label": 4}, {"position": 4, "label": 1}],
            "display": 3,
            "labels": [4, 3, 2, 1],
        },
        {"position": 2, "label": 3},
    ),
    (
        "stage 5, display 3: label of stage 4; unknown positions do not matter",
        casing("AL5DF2"),
        {
            "stages": [
                {"position": 2, "label": 1},
                {"position": 2, "label": 4},
                {"position": None, "label": 1},
                {"position": None, "label": 3},
            ],
            "display": 3,
            "labels": [2, 1, 4, 3],
        },
        {"position": 4, "label": 3},
    ),
    (
        "labels unknown: the position is enough",
        casing("AL5DF2"),
        {"stages": [{"position": 2, "label": 1}], "display": 4, "labels": None},
        {"position": 2},
    ),
    (
        "stage 2, display 4 needs the position of stage 1",
        casing("AL5DF2"),
        {"stages": [{"position": None, "label": 1}], "display": 4, "labels": [1, 2, 3, 4]},
        {"error": "missing_history"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("memory", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("memory"))
def test_vectors(vector: Any) -> None:
    assert replied("memory", vector["state"], vector["edgework"]) == vector["answer"]


ONE = {"position": 1, "label": 1}
WRONG = [
    ({}, "bad_display"),
    ({"stages": [ONE] * 5, "display": 9}, "too_many_stages"),
    ({"stages": None, "display": 1}, "bad_history"),
    ({"stages": [], "display": True}, "bad_display"),
    ({"stages": [{"position": 7}], "display": "2", "labels": 5}, "bad_display"),
    ({"stages": [{"position": 7}], "display": 2, "labels": [1, 2, 3]}, "bad_labels"),
    ({"stages": [], "display": 2, "labels": [1, 2, 3, 3]}, "bad_labels"),
    ({"stages": [], "display": 2, "labels": [True, 2, 3, 4]}, "bad_labels"),
    ({"stages": [{"position": 7}], "display": 2, "labels": [1, 2, 3, 4]}, "bad_history"),
    ({"stages": [3], "display": 2}, "bad_history"),
    ({"stages": [{"label": "1"}], "display": 2}, "bad_history"),
    ({"stages": [{}], "display": 2}, "missing_history"),
    ({"stages": [{"position": 1}, {}], "display": 2}, "missing_history"),
]


@pytest.mark.parametrize(("state", "code"), WRONG)
def test_wrong_input(state: Any, code: str) -> None:
    assert replied("memory", state) == {"error": code}


def test_short_way() -> None:
    """The display alone, then the half that was not told."""
    talk = Talk("memory")
    assert talk.decide() == "display"
    assert talk.tell(display=2) == {"position": 2}
    assert talk.now.then == ("stages[0].label",)
    assert talk.tell(label=1) == "display"
    assert talk.tell(display=1) == {"label": 4}
    assert talk.now.then == ("stages[1].position",)
    assert talk.tell(position=2) == "display"
    assert talk.tell(display=2) == {"label": 1}
    assert talk.now.then == ("display",)
    assert talk.tell(display=3) == {"position": 2}
    assert talk.now.then == ("stages[3].label",)
    assert talk.tell(label=3) == "display"
    assert not talk.now.choices
    assert talk.tell(display=3) == {"label": 3}
    assert talk.now.final
    assert talk.strike() == "display"
    assert talk.tell(display=4) == {"position": 4}


def test_full_way() -> None:
    """Display and buttons at once: nothing is asked back, in either order of telling."""
    talk = Talk("memory")
    assert talk.tell(display=2, labels=(3, 1, 4, 2)) == {"position": 2, "label": 1}
    assert talk.tell(labels=(2, 4, 1, 3), display=1) == {"position": 2, "label": 4}
    assert talk.tell(display=2, labels=(4, 3, 2, 1)) == {"position": 4, "label": 1}
    assert talk.tell(display=3, labels=(4, 3, 2, 1)) == {"position": 2, "label": 3}
    assert talk.tell(display=3, labels=(2, 1, 4, 3)) == {"position": 4, "label": 3}


def test_an_earlier_stage_is_corrected_and_the_rest_follows() -> None:
    talk = Talk("memory")
    talk.tell(display=2, labels=(3, 1, 4, 2))
    assert talk.tell(display=2, labels=(2, 4, 1, 3)) == {"position": 2, "label": 4}
    assert talk.tell(correcting=True, stage=1, display=3) == {"position": 3, "label": 1}
    assert talk.tell(correcting=True, display=1) == {"position": 2, "label": 4}


def test_an_untold_half_is_asked_for_only_when_a_rule_needs_it() -> None:
    talk = Talk("memory")
    assert talk.tell(display=2) == {"position": 2}
    assert talk.tell(display=3) == {"position": 1}
    assert talk.tell(display=2) == "stages[0].label"
    assert talk.tell(label=4) == {"label": 4}


def test_second_reading() -> None:
    """Whole modules played with the manual's table written out as functions."""
    draw = random.Random(5)
    rows = [row.split() for row in ("P2 P2 P3 P4", "L4 p1 P1 p1", "l2 l1 P3 L4", "p1 P1 p2 p2", "l1 l2 l4 l3")]
    for _ in range(600):
        stages: list[dict[str, Any]] = []
        for row in rows:
            display, labels = draw.randint(1, 4), draw.sample((1, 2, 3, 4), 4)
            cell = row[display - 1]
            number = int(cell[1])
            if cell[0] in "pl":
                number = stages[number - 1]["position" if cell[0] == "p" else "label"]
            place = number if cell[0] in "Pp" else labels.index(number) + 1
            whole = {"position": place, "label": labels[place - 1]}
            half = {"position": place} if cell[0] in "Pp" else {"label": number}
            state = {"stages": stages, "display": display, "labels": labels}
            assert replied("memory", state) == whole
            assert replied("memory", {**state, "labels": None}) == half
            stages = [*stages, whole]
