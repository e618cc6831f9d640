"""Password: the manual's cases, a second reading of the list, wrong input, and the talk."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules.kit import Either


def columns(text: str) -> list[Any]:
    """"watbcp . ioares . ." with a dot for an unknown column."""
    return [None if word == "." else list(word) for word in text.split()]


CASES = [
    (
        "watbcp . ioares . .",
        "about again place plant point their there these thing think three where which world write",
    ),
    ("wxqjkv azbcdf tqxyzj eoqxzv rbdfgj", "water"),
    ("vzxjqe . . . .", "every"),
    ("txqzjk hxqzjv eixqzj . .", "their there these thing think"),
    ("txqzjk . . nxqzjv gxqzjv", "thing"),
    # A short column is one read in part.
    ("w . . . r", "water"),
]


@pytest.mark.parametrize(("text", "words"), CASES)
def test_manual(text: str, words: str) -> None:
    found = words.split()
    wanted = {"candidates": found} if len(found) > 1 else {"word": words}
    assert solved("password", {"columns": columns(text)}) == wanted


@pytest.mark.parametrize("case", vectors("password"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("password", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "need_five_columns"),
        ([], "need_five_columns"),
        ([["a"]] * 4, "need_five_columns"),
        ([["a"]] * 6, "need_five_columns"),
        ("water", "need_five_columns"),
        ([None] * 5, "nothing_known"),
        ([["A"], None, None, None, None], "bad_letter"),
        ([["ab"], None, None, None, None], "bad_letter"),
        ([[1], None, None, None, None], "bad_letter"),
        ([["é"], None, None, None, None], "bad_letter"),
        ([[""], None, None, None, None], "bad_letter"),
        ([list("abcdef7"), None, None, None, None], "bad_letter"),
        ([list("abcdefg"), ["7"], None, None, None], "bad_column"),
        ([[], ["7"], None, None, None], "bad_column"),
        (["w", None, None, None, None], "bad_column"),
        (columns("xqzjkv . . . ."), "no_word"),
    ],
)
def test_wrong_input(value: Any, code: str) -> None:
    assert solved("password", {"columns": value}) == {"error": code}


def test_junk() -> None:
    codes = {"need_five_columns", "nothing_known", "bad_letter", "bad_column", "no_word"}
    assert solved("password", {}) == {"error": "need_five_columns"}
    check_broken("password", {"columns": columns("watbcp . ioares . .")}, None, codes)


LIST = """
about after again below could every first found great house large learn never other place plant point right
small sound spell still study their there these thing think three water where which world would write
"""


def test_second_reading() -> None:
    """A pattern laid over the printed list."""
    draw = random.Random(4)
    words = LIST.split()
    for _ in range(2000):
        real = draw.choice(words) if draw.random() < 0.8 else "xxxxx"
        known = draw.choice([1, 2, 3, 4, 5])
        text = []
        for letter in real:
            letters = {letter, *draw.sample("abcdefghijklmnopqrstuvwxyz", 5)}
            text.append("".join(draw.sample(sorted(letters), len(letters))))
        for place in draw.sample(range(5), 5 - known):
            text[place] = "."
        pattern = "".join("." if part == "." else f"[{part}]" for part in text)
        found = re.findall(rf"\b{pattern}\b", LIST)
        wanted: Any = {"candidates": found} if len(found) > 1 else {"word": found[0]} if found else {"error": "no_word"}
        assert solved("password", {"columns": columns(" ".join(text))}) == wanted


def test_talk() -> None:
    talk = Talk("password")
    assert asks(talk.said) == ("columns[0]",)
    assert len(gives(talk.tell(columns=tuple("WATBCP")))["candidates"]) == 20
    assert talk.said.then == ("columns[3]",) and talk.said.line.key == "next_column"
    assert talk.said.line.slots["column"] == 4
    assert gives(talk.tell(columns=tuple("EXQZJV"))) == {"candidates": ["after", "three", "water"]}
    assert talk.said.line.key == "either_column" and talk.said.then == ("columns[1]",)
    assert gives(talk.tell(columns=tuple("TXQZJK"), at=1)) == {"word": "three"}
    assert talk.said.final
    assert gives(talk.tell(columns=("Q",) * 6, at="last")) == {"error": "no_word"}
    assert gives(talk.tell(columns=tuple("WXQZJK"), at=1)) == {"word": "water"}
    assert gives(talk.tell(columns=("A",), at=6)) == {"error": "no_such_place"}


def test_talk_the_next_column_splits_the_words_best() -> None:
    talk = Talk("password")
    talk.tell(columns=tuple("TXQZJK"))
    talk.tell(columns=tuple("RNSXQZ"))
    assert gives(talk.said) == {"candidates": ["there", "these", "thing", "think"]}
    assert talk.said.then == ("columns[4]",)


def test_talk_correction_replaces_the_column_told_last() -> None:
    talk = Talk("password")
    talk.tell(columns=tuple("AXQZJK"), at=3)
    talk.tell(columns=tuple("JKLEGV"), correcting=True)
    assert talk.seen.columns == (None, None, tuple("jklegv"), None, None)
    assert "candidates" in gives(talk.said)


def test_a_letter_in_doubt_stands_for_both() -> None:
    talk = Talk("password")
    heard = (Either(("V", "B", "D")), "X", "Q", "Z", "J", "K")
    assert gives(talk.tell(columns=heard)) == {"word": "below"}
