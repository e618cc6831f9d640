"""Forget Me Not: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "Unlit CAR: 2+4=6. No serial port, 6 even: 7+9 -> 6. Both even: smallest odd serial digit 5+0=5. "
        "6+5=11 -> 1, 1+7=8.",
        casing("AL5QF2", 3, 2, lit=["FRK"], unlit=["CAR"], plates=[["DVI-D", "PS/2"]]),
        {"stages": [4, 9, 0, 7], "entered": 0, "input": False},
        {"calculated": [6, 6, 5, 8], "uncertain": [], "press": None},
    ),
    (
        "No indicators: 0 lit -> 0+0=0. Serial port, but only two serial digits, so 0 even: 1+3=4. A 0 "
        "among the last two: largest digit 8+8 -> 6. Both even, no odd serial digit: 9+8 -> 7. 6+7=13 -> "
        "1+1=2.",
        casing("KT0RV8", plates=[["Serial"], ["Serial", "Parallel"], ["RJ-45"], [], []]),
        {"stages": [0, 3, 8, 8, 1], "entered": 0, "input": False},
        {"calculated": [0, 4, 6, 7, 2], "uncertain": [], "press": None},
    ),
    (
        "More unlit than lit: 7+5 -> 2. Serial port and four digits: 3+2=5. 2+5=7, 7+7 -> 4. 5+4=9, 9+1 "
        "-> 0. A 0: largest digit 8+1=9. Again: 8+6 -> 4. Two are typed already.",
        casing("837SW1", 1, 1, unlit=["MSA"], plates=[[], ["Parallel", "Serial"], ["Serial"]]),
        {"stages": [5, 2, 7, 1, 1, 6], "entered": 2, "input": True},
        {"calculated": [2, 5, 4, 0, 9, 4], "uncertain": [], "press": "4094"},
    ),
    (
        "Stage 5 was missed. Stage 6 still is known because stage 4 gave 0; stage 7 depends on stage 5 "
        "and is not. Type the first four, then use the green key.",
        casing("837SW1", 1, 1, unlit=["MSA"], plates=[[], ["Parallel", "Serial"], ["Serial"]]),
        {"stages": [5, 2, 7, 1, None, 6, 3], "entered": 0, "input": True},
        {"calculated": [2, 5, 4, 0, None, 4, None], "uncertain": [5, 7], "press": "2540"},
    ),
    (
        "12 is no digit.",
        casing("837SW1", 1, 1, unlit=["MSA"], plates=[[], ["Parallel", "Serial"], ["Serial"]]),
        {"stages": [5, 12], "entered": 0, "input": False},
        {"error": "bad_stage"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("forget_me_not", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("forget_me_not"))
def test_vectors(vector: Any) -> None:
    assert replied("forget_me_not", vector["state"], vector["edgework"]) == vector["answer"]


WRONG: list[tuple[Any, str]] = [
    ({}, "bad_stage"),
    ({"stages": 5, "entered": 0}, "bad_stage"),
    ({"stages": [10], "entered": 9}, "bad_stage"),
    ({"stages": [-1], "entered": 0}, "bad_stage"),
    ({"stages": [True], "entered": 0}, "bad_stage"),
    ({"stages": ["4"], "entered": 0}, "bad_stage"),
    ({"stages": [[]], "entered": 0}, "bad_stage"),
    ({"stages": [1, 2]}, "bad_entered"),
    ({"stages": [1, 2], "entered": 3}, "bad_entered"),
    ({"stages": [1, 2], "entered": -1}, "bad_entered"),
    ({"stages": [1, 2], "entered": "1"}, "bad_entered"),
]


@pytest.mark.parametrize(("state", "code"), WRONG)
def test_wrong_input(state: Any, code: str) -> None:
    assert replied("forget_me_not", state, casing()) == {"error": code}


QUESTIONS: list[tuple[Any, list[int | None], str | None]] = [
    # what is known of the casing, stages, the fact asked for
    (None, [], None),
    (None, [None, None, None], None),
    ({"known": {"has": {"unlit CAR": True}}}, [4], None),
    ({"indicators": []}, [4], None),
    ({"indicators": []}, [2, 5], None),
    ({"indicators": []}, [3, 5], "port:Serial"),
    ({"indicators": [], "port_plates": []}, [3, 5, 1], None),
    ({"indicators": [], "port_plates": []}, [0, 5, 1], "serial"),
    ({"indicators": [], "port_plates": []}, [8, 4, None, 8], None),
    ({"indicators": [{"label": "CAR", "lit": True}, {"label": "BOB", "lit": False}]}, [4], "serial_last_digit"),
]


@pytest.mark.parametrize(("edgework", "stages", "fact"), QUESTIONS)
def test_asks_only_what_decides(edgework: Any, stages: Any, fact: str | None) -> None:
    state = {"stages": stages, "entered": 0, "input": False}
    assert asked("forget_me_not", state, edgework) == fact


BOMB = casing("837SW1", 1, 1, unlit=["MSA"], plates=[[], ["Parallel", "Serial"], ["Serial"]])


def test_stages_come_as_modules_are_solved() -> None:
    talk = Talk("forget_me_not", BOMB)
    assert talk.decide() == "stages[0]"
    assert talk.tell(digit=5)["calculated"] == [2]
    assert (talk.now.line.key, talk.now.then, talk.now.final) == ("noted", ("stages[1]",), False)
    assert talk.other_solved() == "stages[1]"
    assert talk.tell(digit=3)["calculated"] == [2, 6]
    assert talk.tell(correcting=True, digit=2)["calculated"] == [2, 5]
    assert talk.tell(digit=1, stage=4) == "stages[2]"
    assert talk.tell(digit=7, stage=3)["calculated"] == [2, 5, 4, 0]
    assert talk.tell(digit=(1, 6))["calculated"] == [2, 5, 4, 0, 9, 4]
    assert talk.tell(input=True)["press"] == "254094"
    assert talk.now.items == (2, 5, 4, 0, 9, 4)
    assert talk.tell(entered=2)["press"] == "4094"
    assert talk.tell(entered=6)["press"] == ""
    assert talk.now.line.key == "all_typed"


def test_a_missed_stage_comes_back_by_its_green_key() -> None:
    talk = Talk("forget_me_not", BOMB)
    talk.tell(digit=(5, 2, 7, 1))
    assert talk.tell(digit=None)["uncertain"] == [5]
    assert talk.now.line.key == "noted_missed"
    talk.tell(digit=(6, 3))
    assert talk.tell(input=True) == {
        "calculated": [2, 5, 4, 0, None, 4, None],
        "uncertain": [5, 7],
        "press": "2540",
    }
    assert (talk.now.line.key, talk.now.then) == ("type_then_guess", ("stages[4]",))
    assert talk.tell(green=1)["press"] == "944"
    assert talk.now.final


def test_a_guess_that_was_right() -> None:
    talk = Talk("forget_me_not", BOMB)
    talk.tell(digit=(5, 2, 7, 1, None, 6, 3))
    talk.tell(input=True)
    assert talk.tell(accepted=9) == {"calculated": [2, 5, 4, 0, 9, 4, 4], "uncertain": [], "press": "44"}


def test_green_after_a_misheard_digit() -> None:
    """The stage that failed is named, or the one after those that were taken."""
    talk = Talk("forget_me_not", BOMB)
    talk.tell(digit=(5, 2, 8, 1, 1, 6))
    talk.tell(input=True)
    assert talk.tell(green=7, stage=3)["press"] == "4094"
    assert talk.tell(green=7, entered=2)["press"] == "4094"


def table_number(edgework: dict[str, Any], before: list[int]) -> int:
    """Another reading of the manual's three tables."""
    lit = [item["label"] for item in edgework["indicators"] if item["lit"]]
    unlit = [item["label"] for item in edgework["indicators"] if not item["lit"]]
    digits = sorted(int(c) for c in edgework["serial"] if c in "0123456789")
    if len(before) == 0:
        if "CAR" in unlit:
            return 2
        if len(unlit) > len(lit):
            return 7
        return int(edgework["serial"][-1]) if unlit else len(lit)
    if len(before) == 1:
        if len(digits) > 2 and any("Serial" in plate for plate in edgework["port_plates"]):
            return 3
        return before[0] ^ 1
    one, two = before[-2:]
    if one * two == 0:
        return digits[-1]
    if not (one & 1 or two & 1):
        return next((d for d in digits if d & 1), 9)
    return int(str(one + two)[0])


def test_second_reading() -> None:
    """Random bombs, with up to three missed stages filled in every way there is."""
    draw = random.Random(9)
    for _ in range(2000):
        serial = "".join(map(draw.choice, ("A123468", "B0246", "0123456789", "CD", "EF", "0123456789")))
        few = draw.sample(["CAR", "FRK", "BOB", "NSA"], draw.randint(0, 4))
        cut = draw.randint(0, len(few))
        edgework = casing(serial, lit=few[:cut], unlit=few[cut:], plates=draw.choices([[], ["Serial"]], k=2))
        stages: list[int | None] = [draw.randint(0, 9) for _ in range(draw.randint(0, 12))]
        missed = draw.sample(range(len(stages)), min(len(stages), draw.choice((0, 0, 0, 1, 1, 2))))
        for place in missed:
            stages[place] = None
        ways = []
        for filled in product(range(10), repeat=len(missed)):
            shown = [0 if digit is None else digit for digit in stages]
            for place, guess in zip(missed, filled, strict=True):
                shown[place] = guess
            done: list[int] = []
            for seen in shown:
                done.append((table_number(edgework, done) + seen) % 10)
            ways.append(done)
        found = [{way[n] for way in ways} for n in range(len(stages))]
        digits = [next(iter(f)) if len(f) == 1 else None for f in found]
        entered, typing = draw.randint(0, len(stages)), draw.random() < 0.6
        press = ""
        for digit in digits[entered:]:
            if digit is None:
                break
            press += str(digit)
        wanted = {
            "calculated": digits,
            "uncertain": [n for n, digit in enumerate(digits, 1) if digit is None],
            "press": press if typing else None,
        }
        assert replied("forget_me_not", {"stages": stages, "entered": entered, "input": typing}, edgework) == wanted
