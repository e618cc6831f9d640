"""Appendix KEYS: keyboard details: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # one key left of B
    ({"note": "Bb"},
     {"key": "A#", "index": 11, "color": "black", "number": 5}),
    ({"note": "E"},
     {"key": "E", "index": 5, "color": "white", "number": 3}),
    # first of the group of three
    ({"note": "F#"},
     {"key": "F#", "index": 7, "color": "black", "number": 3}),
    # wraps to the right end
    ({"note": "Cb"},
     {"key": "B", "index": 12, "color": "white", "number": 7}),
    # German B is not accepted; ask whether B is meant
    ({"note": "H"},
     {"error": "bad_input"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("appendix_keys", state) == answer


def test_published_cases() -> None:
    for case in vectors("appendix_keys"):
        assert solved("appendix_keys", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("appendix_keys", CASES[0][0], None, {"bad_input"})


@pytest.mark.parametrize(
    ("note", "key"),
    [
        ("E#", "F"),
        ("B#", "C"),
        ("Fb", "E"),
        ("Cb", "B"),
        ("Db", "C#"),
        ("Ab", "G#"),
        ("H", None),
        ("c", None),
        ("C##", None),
        ("", None),
        ("#", None),
        (None, None),
        (["C"], None),
    ],
)
def test_where_people_slip(note: object, key: str | None) -> None:
    assert solved("appendix_keys", {"note": note}).get("key") == key


def test_all_twelve_keys_have_a_place() -> None:
    found = [solved("appendix_keys", {"note": letter + sign}) for letter in "CDEFGAB" for sign in ("", "#", "b")]
    assert {key["index"] for key in found} == set(range(1, 13))
    assert {key["number"] for key in found if key["color"] == "black"} == set(range(1, 6))
    assert {key["number"] for key in found if key["color"] == "white"} == set(range(1, 8))


def test_keys_can_be_named_in_three_ways() -> None:
    talk = Talk("appendix_keys")
    assert asks(talk.said) == ("note",)
    assert gives(talk.tell(note="B", accidental="b"))["key"] == "A#"
    assert gives(talk.tell(color="black", number=3))["key"] == "F#"
    assert gives(talk.tell(number=12))["key"] == "B"
    assert gives(talk.tell(number=13)) == {"error": "bad_input"}
