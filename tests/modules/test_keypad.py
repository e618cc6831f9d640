"""Keypad: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tests.modules.casing import Talk, casing, replied, vectors
from voice_expert.modules.keypad import COLUMNS, SYMBOLS
from voice_expert.record import Either

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "column 6",
        casing("AB1CD2"),
        {"symbols": ["omega", "six", "ae", "euro"]},
        {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]},
    ),
    (
        "balloon, hook_n and left_c are in columns 1 and 2, at decides for column 1",
        casing("AB1CD2"),
        {"symbols": ["balloon", "hook_n", "left_c", "at"]},
        {"order": ["balloon", "at", "hook_n", "left_c"], "positions": [1, 4, 2, 3]},
    ),
    (
        "same three symbols, question_mark decides for column 2",
        casing("AB1CD2"),
        {"symbols": ["question_mark", "left_c", "hook_n", "balloon"]},
        {"order": ["balloon", "left_c", "hook_n", "question_mark"], "positions": [4, 2, 3, 1]},
    ),
    (
        "column 5",
        casing("AB1CD2"),
        {"symbols": ["filled_star", "smiley_face", "paragraph", "bt"]},
        {"order": ["smiley_face", "bt", "paragraph", "filled_star"], "positions": [2, 4, 3, 1]},
    ),
    (
        "column 3",
        casing("AB1CD2"),
        {"symbols": ["melted_three", "copyright", "pumpkin", "double_k"]},
        {"order": ["copyright", "pumpkin", "double_k", "melted_three"], "positions": [2, 3, 4, 1]},
    ),
    (
        "dragon is only in column 5",
        casing("AB1CD2"),
        {"symbols": ["omega", "six", "dragon", "euro"]},
        {"error": "no_column"},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("keypad", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("keypad"))
def test_vectors(vector: Any) -> None:
    assert replied("keypad", vector["state"], vector["edgework"]) == vector["answer"]


WRONG = [
    ({}, "need_four_symbols"),
    ({"symbols": "star"}, "need_four_symbols"),
    ({"symbols": ["six", "six", "x"]}, "need_four_symbols"),
    ({"symbols": ["six", "euro", "ae", "omega", "tracks"]}, "need_four_symbols"),
    ({"symbols": ["six", "euro", "ae", None]}, "unknown_symbol"),
    ({"symbols": ["star", "six", "six", "ae"]}, "unknown_symbol"),
    ({"symbols": ["six", "six", "dragon", "ae"]}, "duplicate_symbol"),
    ({"symbols": ["six", "euro", "ae", "teepee"]}, "no_column"),
    ({"symbols": [[], {}, 1, True]}, "unknown_symbol"),
]


@pytest.mark.parametrize(("state", "code"), WRONG)
def test_wrong_input(state: Any, code: str) -> None:
    assert replied("keypad", state) == {"error": code}


def test_one_by_one_and_in_any_corner() -> None:
    talk = Talk("keypad")
    assert talk.decide() == "symbols"
    assert talk.tell(symbols="omega") == "symbols[1]"
    assert talk.tell(symbols="euro", at=4) == "symbols[1]"
    assert talk.tell(symbols=("six", "tracks")) == {
        "order": ["six", "euro", "tracks", "omega"],
        "positions": [2, 4, 3, 1],
    }
    assert talk.tell(correcting=True, symbols="ae", at=3) == {
        "order": ["six", "euro", "ae", "omega"],
        "positions": [2, 4, 3, 1],
    }
    assert talk.tell(correcting=True, symbols="tracks") == {
        "order": ["six", "tracks", "ae", "omega"],
        "positions": [2, 4, 3, 1],
    }
    assert talk.tell(symbols=("bt", "dragon", "paragraph", "right_c"))["order"][0] == "bt"


def test_a_vague_name_is_settled_by_the_column() -> None:
    star = Either(("filled_star", "hollow_star"))
    talk = Talk("keypad")
    assert talk.tell(symbols=(star, "smiley_face", "paragraph", "bt")) == {
        "order": ["smiley_face", "bt", "paragraph", "filled_star"],
        "positions": [2, 4, 3, 1],
    }
    assert talk.tell(symbols=(star, star, "dragon", "bt")) in ("no_column", "duplicate_symbol")


def test_a_vague_name_that_the_column_leaves_open_is_asked_for() -> None:
    k_or_three = Either(("double_k", "melted_three"))
    talk = Talk("keypad")
    assert talk.tell(symbols=("copyright", "pumpkin", k_or_three, "cursive")) == "symbols[2]"
    assert talk.now.choices == ("double_k", "melted_three")


def test_second_reading() -> None:
    """Every four of every column in every order of naming, and random fours that fit none."""
    draw = random.Random(6)
    for column in COLUMNS:
        for four in combinations(column, 4):
            named = draw.sample(four, 4)
            wanted = {"order": list(four), "positions": [named.index(symbol) + 1 for symbol in four]}
            assert replied("keypad", {"symbols": named}) == wanted
    for _ in range(2000):
        named = draw.sample(SYMBOLS, 4)
        fits = [column for column in COLUMNS if set(named) <= set(column)]
        assert len(fits) < 2
        assert ("error" in replied("keypad", {"symbols": named})) == (not fits)
