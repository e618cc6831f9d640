"""Two Bits: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors
from voice_expert.modules.two_bits import PAIRS

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "A=1, plus 2 x 3 = 7; no Stereo RCA; row 0, column 7",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"responses": []},
        {"action": "query", "code": 7, "pair": "vt"},
    ),
    (
        "K=11, plus 4 x 6 = 35, doubled because of Stereo RCA without RJ-45 = 70",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {"responses": []},
        {"action": "query", "code": 70, "pair": "eg"},
    ),
    (
        "leftmost letter B=2 (the 7 in front is a digit), 9 x 0 batteries; RJ-45 present: no doubling",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"responses": []},
        {"action": "query", "code": 2, "pair": "gv"},
    ),
    (
        "Z=26, plus 9 x 8 = 98, doubled 196, last two digits 96",
        casing("ZX8TN9", 8, 4, plates=[["Stereo RCA"]]),
        {"responses": []},
        {"action": "query", "code": 96, "pair": "be"},
    ),
    (
        "third result 05 is submitted",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {"responses": [12, 88, 5]},
        {"action": "submit", "code": 5, "pair": "kp"},
    ),
    (
        "70 -> 12 and 12 -> 12 cannot both be true, each pair has its own result",
        casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]),
        {"responses": [12, 12]},
        {"error": "inconsistent"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("two_bits", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("two_bits"))
def test_vectors(vector: Any) -> None:
    assert replied("two_bits", vector["state"], vector["edgework"]) == vector["answer"]


WRONG: list[Any] = [
    {},
    {"responses": None},
    {"responses": 12},
    {"responses": [1, 2, 3, 4]},
    {"responses": [100]},
    {"responses": [-1]},
    {"responses": [True]},
    {"responses": ["12"]},
    {"responses": [[12]]},
]


@pytest.mark.parametrize("state", WRONG)
def test_wrong_input(state: Any) -> None:
    assert replied("two_bits", state, casing()) == {"error": "bad_input"}


QUESTIONS: list[tuple[Any, list[int], str | None]] = [
    # what is known of the casing, responses, the fact asked for
    (None, [], "serial"),
    ({"serial": "AB1CD0", "port_plates": []}, [], None),
    ({"serial": "AB1CD2", "port_plates": []}, [], "batteries"),
    ({"serial": "AB1CD2", "batteries": 1}, [], "port:Stereo RCA"),
    ({"serial": "AB1CD2", "batteries": 1, "known": {"has": {"RJ-45": True}}}, [], None),
    ({"serial": "XZ1CD2", "batteries": 38}, [], None),
    (None, [45], None),
]


@pytest.mark.parametrize(("edgework", "responses", "fact"), QUESTIONS)
def test_asks_only_what_decides(edgework: Any, responses: list[int], fact: str | None) -> None:
    assert asked("two_bits", {"responses": responses}, edgework) == fact


def test_the_start_code_matters_to_the_history() -> None:
    """Two results cannot be checked without the first code; once it is another one, they are fine."""
    assert asked("two_bits", {"responses": [12, 88]}) is not None
    assert replied("two_bits", {"responses": [12, 88]}, casing("CX1AB2", 0)) == {
        "action": "query",
        "code": 88,
        "pair": "gk",
    }


def test_talk() -> None:
    talk = Talk("two_bits", casing("KX8TN4", 6, 4, plates=[["Stereo RCA"]]))
    assert talk.decide() == {"action": "query", "code": 70, "pair": "eg"}
    assert talk.now.then == ("responses[0]",)
    assert talk.tell(response=12)["code"] == 12
    assert talk.tell(correcting=True, response=20)["code"] == 20
    assert talk.tell(response=88)["code"] == 88
    assert not talk.now.final
    assert talk.tell(response=5) == {"action": "submit", "code": 5, "pair": "kp"}
    assert talk.now.final


def test_second_reading() -> None:
    """Random bombs and histories: the device is a one-to-one map, or it is inconsistent."""
    draw = random.Random(2)
    kinds = [["Stereo RCA", "DVI-D"], ["RJ-45"], ["Serial"], ["RJ-45", "Stereo RCA"], []]
    for _ in range(3000):
        serial = "".join(map(draw.choice, ("AZ1", "BQ7", "0369", "CDM", "EFX", "0123456789")))
        batteries, plates = draw.randint(0, 9), draw.choices(kinds, k=draw.randint(0, 3))
        responses = [draw.choice((draw.randint(0, 99), 7)) for _ in range(draw.randint(0, 3))]
        letter = next(c for c in serial if c.isalpha())
        value = "-ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) + int(serial[5]) * batteries
        ports = {port for plate in plates for port in plate}
        codes = [int(str(2 * value if "Stereo RCA" in ports - {"RJ-45"} and "RJ-45" not in ports else value)[-2:])]
        codes += responses
        steps = set(zip(codes, codes[1:], strict=False))
        one_to_one = len({a for a, _ in steps}) == len(steps) == len({b for _, b in steps})
        action = "submit" if len(responses) == 3 else "query"
        pair = "".join(PAIRS).replace(" ", "")[2 * codes[-1] : 2 * codes[-1] + 2]
        wanted = {"action": action, "code": codes[-1], "pair": pair} if one_to_one else {"error": "inconsistent"}
        edgework = casing(serial, batteries, batteries, plates=plates)
        assert replied("two_bits", {"responses": responses}, edgework) == wanted


def test_every_pair_occurs_once() -> None:
    pairs = " ".join(PAIRS).split()
    assert len(pairs) == len(set(pairs)) == 100
