"""Bitwise Operations: the manual's cases, a second reading with whole bytes, wrong input, questions, and the talk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import casing
from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.record import replace

ONE = casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []])
TWO = casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]])


def state(operator: Any, modules: Any = 11, minutes: Any = 5) -> dict[str, Any]:
    return {"operator": operator, "modules": modules, "start_minutes": minutes}


CASES = [
    (ONE, state("and"), "00000001"),
    (ONE, state("or"), "10110011"),
    (ONE, state("xor"), "10110010"),
    # Five modules are not more than five minutes; four ports are not fewer than four.
    (TWO, state("not", 5, 5), "00010101"),
    # With half minutes compare exactly.
    (TWO, state("not", 5, 4.5), "00000101"),
]


@pytest.mark.parametrize(("edgework", "seen", "bits"), CASES)
def test_manual(edgework: Any, seen: dict[str, Any], bits: str) -> None:
    assert solved("bitwise_operations", seen, edgework) == {"bits": bits}


@pytest.mark.parametrize("case", vectors("bitwise_operations"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("bitwise_operations", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    "seen",
    [
        {}, state(None), state("nand"), state("AND"), state(["and"]), state("and", 0), state("and", None),
        state("and", 11.0), state("and", True), state("and", -3), state("and", 11, None), state("and", 11, 0),
        state("and", 11, -1), state("and", 11, "5"), state("and", 11, True), state("and", 11, float("nan")),
    ],
)  # fmt: skip
def test_wrong_input(seen: Any) -> None:
    assert solved("bitwise_operations", seen, ONE) == {"error": "bad_input"}


def test_junk() -> None:
    check_broken("bitwise_operations", state("xor", 11, 2.5), TWO, {"bad_input"})


LABELS = ["SND", "CLR", "CAR", "IND", "FRQ", "SIG", "NSA", "MSA", "TRN", "BOB", "FRK"]
KINDS = [["Parallel", "Serial"], ["DVI-D", "PS/2", "RJ-45", "Stereo RCA"]]


def a_bomb(draw: random.Random) -> dict[str, Any]:
    holders = [draw.choice("AD") for _ in range(draw.randrange(4))]
    labels = draw.sample(LABELS, draw.choice([0, 1, 2, 4]))
    lit = [label for label in labels if draw.random() < 0.6]
    plates = [[p for p in draw.choice(KINDS) if draw.random() < 0.5] for _ in range(draw.randrange(4))]
    batteries = sum(2 if kind == "A" else 1 for kind in holders)
    serial = "AB1CD" + str(draw.randrange(10))
    unlit = [label for label in labels if label not in lit]
    return casing(serial, batteries, len(holders), lit, unlit, plates) | {"kinds": holders}


def bits_of(edgework: dict[str, Any], operator: str, modules: int, minutes: float) -> str:
    """Both bytes as numbers, joined at once."""
    kinds = edgework["kinds"]
    ports = [port for plate in edgework["port_plates"] for port in plate]
    lit = [i["label"] for i in edgework["indicators"] if i["lit"]]
    unlit = [i["label"] for i in edgework["indicators"] if not i["lit"]]
    one = [
        "A" not in kinds, "Parallel" in ports, "NSA" in lit, modules > minutes,
        len(lit) > 1, modules in range(0, 1000, 3), kinds.count("D") < 2, len(ports) < 4,
    ]  # fmt: skip
    two = [
        "D" in kinds, len(ports) >= 3, len(kinds) >= 2, "BOB" in lit,
        len(unlit) > 1, edgework["serial"][-1] in "13579", modules in range(0, 1000, 2), edgework["batteries"] >= 2,
    ]  # fmt: skip
    first, second = (int("".join(str(int(bit)) for bit in bits), 2) for bits in (one, two))
    joined = {"and": first & second, "or": first | second, "xor": first ^ second, "not": first ^ 255}
    return f"{joined[operator]:08b}"


def test_second_reading() -> None:
    draw = random.Random(8)
    for _ in range(2500):
        edgework = a_bomb(draw)
        operator, modules = draw.choice(["and", "or", "xor", "not"]), draw.randint(1, 30)
        minutes = draw.choice([modules, 0.5, 2.5, 5, 10, 20, 45.5])
        wanted = {"bits": bits_of(edgework, operator, modules, minutes)}
        assert solved("bitwise_operations", state(operator, modules, minutes), edgework) == wanted


def test_what_is_asked_can_change_the_answer() -> None:
    """Facts are taken away from a bomb; whatever is still asked for, two values of it give two answers."""
    draw = random.Random(9)
    for _ in range(300):
        edgework = a_bomb(draw)
        gone = draw.choice(["serial", "indicators", "port_plates"])
        operator, modules, minutes = draw.choice(["and", "or", "xor", "not"]), draw.randint(1, 30), draw.choice([1, 40])
        others = [{**edgework, gone: a_bomb(draw)[gone]} for _ in range(40)]
        answers = {bits_of(other, operator, modules, minutes) for other in others}
        reply = solved("bitwise_operations", state(operator, modules, minutes), {**edgework, gone: None})
        facts = {
            "serial": ("serial_last_digit",),
            "indicators": ("indicators", "indicator:NSA", "indicator:BOB"),
            "port_plates": ("ports", "port:Parallel"),
        }[gone]
        if "bits" in reply:
            assert answers == {reply["bits"]}
        else:
            assert reply["missing"] in facts
            assert len(answers) > 1


@pytest.mark.parametrize(
    ("operator", "edgework", "reply"),
    [
        ("and", None, {"missing": "batteries"}),
        ("not", {"serial": "AL5QF2", "batteries": 3, "holders": 2}, {"missing": "indicators"}),
        # AND: 11 modules are not divisible by 3, so the serial number does not matter; NOT wants byte 1 alone.
        ("and", {k: v for k, v in ONE.items() if k != "serial"}, {"bits": "00000001"}),
        ("not", {k: v for k, v in ONE.items() if k != "serial"}, {"bits": "11101100"}),
        ("or", {k: v for k, v in ONE.items() if k != "serial"}, {"missing": "serial_last_digit"}),
    ],
)
def test_questions(operator: str, edgework: Any, reply: Any) -> None:
    assert solved("bitwise_operations", state(operator), edgework) == reply


def test_talk_takes_the_modules_and_the_time_from_the_bomb() -> None:
    talk = Talk("bitwise_operations", ONE)
    assert asks(talk.said) == ("operator",)
    # BOB is not lit: AND does not look at the clock.
    assert asks(talk.tell(operator="and")) == ("modules",)
    talk.bomb = replace(talk.bomb, modules=11)
    assert gives(talk.tell(operator="and")) == {"bits": "00000001"}
    talk = Talk("bitwise_operations", ONE)
    assert asks(talk.tell(operator="xor")) == ("modules",)
    talk.bomb = replace(talk.bomb, modules=11)
    assert asks(talk.tell(operator="xor")) == ("start_time",)
    talk.bomb = replace(talk.bomb, start_minutes=5)
    assert gives(talk.tell(operator="xor")) == {"bits": "10110010"}
    assert talk.said.line.slots["ones"] == (1, 3, 4, 7)


def test_talk_and_needs_neither_where_the_other_byte_says_no() -> None:
    talk = Talk("bitwise_operations", casing("AL5QF2", 2, 2, lit=["FRK"]))
    assert gives(talk.tell(operator="and")) == {"bits": "10000001"}
