"""Simon States: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import Talk, casing, replied, reply, vectors
from voice_expert.modules.simon_states import COLOURS

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "one colour: press it",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"top_left": "red", "stages": [["green"]]},
        {"press": ["green"]},
    ),
    (
        "order blue yellow red green; stage 1: two with blue, highest flashed = blue; stage 2: red+blue, "
        "highest of the dark yellow/green = yellow",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"top_left": "yellow", "stages": [["blue", "green"], ["red", "blue"]]},
        {"press": ["blue", "yellow"]},
    ),
    (
        "order green red yellow blue; three with red: lowest flashed = blue; one, not blue: blue; three "
        "flashed, blue already pressed: highest flashed and unpressed = green",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"top_left": "green", "stages": [["red", "yellow", "blue"], ["green"], ["red", "green", "blue"]]},
        {"press": ["blue", "blue", "green"]},
    ),
    (
        "order yellow green blue red; two without blue: blue; two: lowest dark (red or blue) = red; both "
        "flashed colours already pressed: lowest dark (yellow or green) = green; three different "
        "pressed: the fourth = yellow",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {
            "top_left": "blue",
            "stages": [["red", "green"], ["yellow", "green"], ["blue", "red"], ["red", "yellow", "green", "blue"]],
        },
        {"press": ["blue", "red", "green", "yellow"]},
    ),
    (
        "no priority needed, so the unknown top-left colour does not matter",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"top_left": None, "stages": [["red", "green"], ["blue"]]},
        {"press": ["blue", "yellow"]},
    ),
    (
        "highest of red and blue depends on the top-left colour",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"top_left": None, "stages": [["red", "blue"]]},
        {"error": "need_top_left"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("simon_states", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("simon_states"))
def test_vectors(vector: Any) -> None:
    assert replied("simon_states", vector["state"], vector["edgework"]) == vector["answer"]


WRONG: list[Any] = [
    {},
    {"top_left": "red", "stages": []},
    {"top_left": "red", "stages": [["red"]] * 5},
    {"top_left": "red", "stages": [[]]},
    {"top_left": "red", "stages": [["red", "red"]]},
    {"top_left": "red", "stages": [["orange"]]},
    {"top_left": "red", "stages": ["red"]},
    {"top_left": "red", "stages": [[["red"]]]},
    {"top_left": "orange", "stages": [["red"]]},
    {"top_left": 3, "stages": [["red"]]},
]


@pytest.mark.parametrize("state", WRONG)
def test_wrong_input(state: Any) -> None:
    assert replied("simon_states", state) == {"error": "bad_input"}


def test_talk() -> None:
    talk = Talk("simon_states")
    assert talk.decide() == "stages[0]"
    assert talk.tell(flash=("blue", "green")) == "top_left"
    assert talk.tell(top_left="yellow") == {"press": ["blue"]}
    assert talk.now.then == ("stages[1]",)
    assert talk.tell(flash=("red", "blue")) == {"press": ["blue", "yellow"]}
    assert talk.tell(correcting=True, flash="blue") == {"press": ["blue", "yellow"]}
    assert talk.tell(correcting=True, stage=1, flash=("red", "green")) == {"press": ["blue", "yellow"]}
    assert talk.strike() == {"press": ["blue", "yellow"]}
    assert talk.tell(flash="red") == {"press": ["blue", "yellow", "red"]}
    assert not talk.now.final
    assert talk.tell(flash="red") == {"press": ["blue", "yellow", "red", "green"]}
    assert talk.now.final


def test_a_flash_told_again_before_its_answer_replaces_it() -> None:
    talk = Talk("simon_states")
    assert talk.tell(flash=("blue", "green")) == "top_left"
    assert talk.tell(flash=("yellow", "green")) == {"press": ["blue"]}


def manual(top: str, stages: list[list[str]]) -> list[str]:
    """Another reading of the manual: the rank of every colour, and one guard list per stage."""
    order = {"red": "RBGY", "yellow": "BYRG", "green": "GRYB", "blue": "YGBR"}[top]
    done: list[str] = []
    for flash in ["".join(c for c in order if c in {x[0].upper() for x in lit}) for lit in stages]:
        n, off = len(flash), "".join(c for c in order if c not in flash)
        used = set(done)
        new = [c for c in flash if c not in used]
        by_stage: dict[int, list[tuple[bool, Any]]] = {
            0: [
                (n == 1, flash[0]),
                (n == 2 and "B" in flash, flash[0]),
                (n == 2, "B"),
                (n == 3 and "R" in flash, flash[-1]),
                (n == 3, "R"),
                (n == 4, order[1]),
            ],
            1: [
                (set(flash) == {"R", "B"}, off[:1]),
                (n == 2, off[-1:]),
                (n == 1 and flash != "B", "B"),
                (n == 1, "Y"),
                (n == 4, done[:1]),
                (n == 3, off[:1]),
            ],
            2: [
                (n == 3 and len(new) < 3, new[:1]),
                (n == 3, flash[0]),
                (n == 2 and not new, off[-1:]),
                (n == 2, done[:1]),
                (n == 1, flash[0]),
                (n == 4, order[2]),
            ],
            3: [
                (len(used) == 3, [c for c in order if c not in used]),
                (n == 3 and len(new) == 1, new[:1]),
                (n >= 3, order[3]),
                (n == 1, flash[0]),
                (n == 2, "G"),
            ],
        }
        done.append(next(press for holds, press in by_stage[len(done)] if holds)[0])
    names = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
    return [names[c] for c in done]


def test_second_reading() -> None:
    draw = random.Random(4)
    for _ in range(3000):
        stages = [draw.sample(COLOURS, draw.randint(1, 4)) for _ in range(draw.randint(1, 4))]
        ways = {top: manual(top, stages) for top in COLOURS}
        for top in COLOURS:
            assert replied("simon_states", {"top_left": top, "stages": stages}) == {"press": ways[top]}
        same = all(way == ways["red"] for way in ways.values())
        unknown = reply("simon_states", {"top_left": None, "stages": stages})
        assert unknown == ({"answer": {"press": ways["red"]}} if same else {"missing": "top_left"})
