"""The casing of the bomb: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.modules.casing import casing, replied, reply, vectors
from voice_expert.bomb.edgework import INDICATORS, PLATE_KINDS

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "3 batteries in 2 holders: one pair of AA and one D",
        casing("AL5DF2", 3, 2, lit=["FRK"], unlit=["SND"], plates=[["Parallel"], []]),
        {},
        {
            "first_letter": "A",
            "first_digit": 5,
            "last_digit": 2,
            "last_digit_odd": False,
            "has_vowel": True,
            "letters": ["A", "L", "D", "F"],
            "digits": [5, 2],
            "batteries": 3,
            "holders": 2,
            "aa": 2,
            "d": 1,
            "lit": ["FRK"],
            "unlit": ["SND"],
            "ports": {"Parallel": 1},
            "port_count": 1,
            "plates": 2,
            "empty_plates": 1,
            "widgets": 6,
        },
    ),
    (
        "digits in the first two places",
        casing("778KM9"),
        {},
        {
            "first_letter": "K",
            "first_digit": 7,
            "last_digit": 9,
            "last_digit_odd": True,
            "has_vowel": False,
            "letters": ["K", "M"],
            "digits": [7, 7, 8, 9],
            "batteries": 0,
            "holders": 0,
            "aa": 0,
            "d": 0,
            "lit": [],
            "unlit": [],
            "ports": {},
            "port_count": 0,
            "plates": 0,
            "empty_plates": 0,
            "widgets": 0,
        },
    ),
    (
        "a port type on two plates counts twice",
        casing("ZU4XQ0", 2, 1, plates=[["DVI-D", "RJ-45"], ["DVI-D"], ["Serial"]]),
        {},
        {
            "first_letter": "Z",
            "first_digit": 4,
            "last_digit": 0,
            "last_digit_odd": False,
            "has_vowel": True,
            "letters": ["Z", "U", "X", "Q"],
            "digits": [4, 0],
            "batteries": 2,
            "holders": 1,
            "aa": 2,
            "d": 0,
            "lit": [],
            "unlit": [],
            "ports": {"DVI-D": 2, "RJ-45": 1, "Serial": 1},
            "port_count": 4,
            "plates": 3,
            "empty_plates": 0,
            "widgets": 4,
        },
    ),
    ("O cannot occur", casing("AO1BC2"), {}, {"error": "bad_serial"}),
    ("one battery cannot fill two holders", casing("AB1CD2", 1, 2), {}, {"error": "bad_batteries"}),
    ("a label occurs once", casing("AB1CD2", lit=["BOB"], unlit=["BOB"]), {}, {"error": "duplicate_indicator"}),
    (
        "ports of both kinds on one plate",
        casing("AB1CD2", plates=[["Parallel", "DVI-D"]]),
        {},
        {"error": "bad_plate"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("edgework", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("edgework"))
def test_vectors(vector: Any) -> None:
    assert replied("edgework", vector["state"], vector["edgework"]) == vector["answer"]


def found(edgework: Any) -> Any:
    return reply("edgework", {}, edgework)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"serial": "ab1cd2"}, "bad_serial"),
    ({"serial": "AY1BC2"}, "bad_serial"),
    ({"serial": "AB1CD"}, "bad_serial"),
    ({"serial": "AB1CD2\n"}, "bad_serial"),
    ({"serial": "ABCDE2", "batteries": -1}, "bad_serial"),
    ({"serial": 5}, "bad_serial"),
    ({"batteries": -1}, "bad_batteries"),
    ({"batteries": 5}, "bad_batteries"),
    ({"batteries": True}, "bad_batteries"),
    ({"holders": "2"}, "bad_batteries"),
    ({"batteries": 5, "indicators": [{"label": "XXX", "lit": True}]}, "bad_batteries"),
    ({"indicators": [{"label": "NLL", "lit": True}]}, "bad_indicator"),
    ({"indicators": ["CAR"]}, "bad_indicator"),
    ({"indicators": [{"label": "CAR"}]}, "bad_indicator"),
    ({"indicators": {}}, "bad_indicator"),
    ({"indicators": [{"label": "CAR", "lit": True}] * 2, "port_plates": [["USB"]]}, "duplicate_indicator"),
    ({"port_plates": [["USB"]]}, "bad_port"),
    ({"port_plates": [["Serial", "Serial"], ["USB"]]}, "bad_port"),
    ({"port_plates": [[5]]}, "bad_port"),
    ({"port_plates": ["Serial"]}, "bad_port"),
    ({"port_plates": [["Serial", "Serial"]]}, "bad_plate"),
    ({"port_plates": [["Serial", "PS/2"]]}, "bad_plate"),
]


@pytest.mark.parametrize(("change", "code"), WRONG)
def test_wrong_input(change: dict[str, Any], code: str) -> None:
    assert found(casing(batteries=2, holders=2) | change) == {"answer": {"error": code}}


@pytest.mark.parametrize(
    ("field", "fact"),
    [
        ("serial", "serial"),
        ("batteries", "batteries"),
        ("holders", "holders"),
        ("indicators", "indicators"),
        ("port_plates", "ports"),
    ],
)
def test_an_unknown_part_is_missing(field: str, fact: str) -> None:
    edgework = casing()
    edgework[field] = None
    assert found(edgework) == {"missing": fact}
    del edgework[field]
    assert found(edgework) == {"missing": fact}


def test_nothing_known() -> None:
    nothing: Any
    for nothing in (None, {}, [], "AB1CD2"):
        assert found(nothing) == {"missing": "serial"}
    assert found({"batteries": 1, "holders": 2}) == {"answer": {"error": "bad_batteries"}}


def test_second_reading() -> None:
    """Random bombs are taken apart again from what they were made of."""
    draw = random.Random(1)
    for _ in range(2000):
        serial = "".join(map(draw.choice, ("AZ19", "EQ70", "0369", "CDMU", "EFX", "0123456789")))
        aa, d = draw.randint(0, 3), draw.randint(0, 3)
        few = draw.sample(INDICATORS, draw.randint(0, 5))
        cut = draw.randint(0, len(few))
        plates = [draw.sample(sorted(kind), draw.randint(0, len(kind))) for kind in draw.choices(PLATE_KINDS, k=3)]
        ports = Counter(port for plate in plates for port in plate)
        digits = [c for c in serial if c.isdigit()]
        letters = [c for c in serial if not c.isdigit()]
        assert found(casing(serial, 2 * aa + d, aa + d, few[:cut], few[cut:], plates)) == {
            "answer": {
                "first_letter": letters[0],
                "first_digit": int(digits[0]),
                "last_digit": int(serial[-1]),
                "last_digit_odd": serial[-1] in "13579",
                "has_vowel": bool(set("AEIOU") & set(serial)),
                "letters": letters,
                "digits": [int(x) for x in digits],
                "batteries": 2 * aa + d,
                "holders": aa + d,
                "aa": 2 * aa,
                "d": d,
                "lit": sorted(few[:cut]),
                "unlit": sorted(few[cut:]),
                "ports": dict(ports),
                "port_count": ports.total(),
                "plates": 3,
                "empty_plates": plates.count([]),
                "widgets": aa + d + len(few) + 3,
            }
        }
