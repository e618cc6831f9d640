"""Morse Code: the manual's cases, a second reading by looking into the endless message, wrong input, and the talk."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

CASES: list[tuple[list[str], dict[str, Any]]] = [
    (["|", "...", "...."], {"word": "shell", "frequency": "3.505"}),
    (["|", "b", "r"], {"candidates": ["break", "brick"]}),
    (["...-"], {"word": "vector", "frequency": "3.595"}),
    (["c", "k", "|"], {"candidates": ["slick", "trick", "flick", "brick"]}),
    (["k", "|", "-...", "?", ".", ".-"], {"word": "break", "frequency": "3.572"}),
    (["|", "...", "-", "."], {"word": "steak", "frequency": "3.582"}),
    (["|", "--.."], {"error": "no_word"}),
    # Without a long pause the letters follow each other inside one word: no word has "sh" in its middle.
    (["l", "s", "h"], {"error": "no_word"}),
    (["l", "s", "|", "h"], {"word": "halls", "frequency": "3.515"}),
    # A whole word between two pauses; a pause told twice is one pause.
    (["s", "|", "b", "?", "?", "?", "s", "|", "b"], {"candidates": ["boxes", "bombs", "beats"]}),
    (["|", "|", "v"], {"word": "vector", "frequency": "3.595"}),
]


@pytest.mark.parametrize(("letters", "answer"), CASES)
def test_manual(letters: list[str], answer: dict[str, Any]) -> None:
    assert solved("morse_code", {"letters": letters}) == answer


@pytest.mark.parametrize("case", vectors("morse_code"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("morse_code", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("letters", "code"),
    [
        (["|", ".-.-.-", "."], "bad_morse"),
        (["-----"], "bad_morse"),
        (["7"], "bad_morse"),
        (["ab"], "bad_morse"),
        ([""], "bad_morse"),
        ([None], "bad_morse"),
        ([["a"]], "bad_morse"),
        (["|", "?", "я"], "bad_morse"),
        (None, "no_letters"),
        ([], "no_letters"),
        (["|"], "no_letters"),
        (["?", "|", "?"], "no_letters"),
        (["z"], "no_word"),
        (["|", "v", "e", "c", "t", "o", "r", "s"], "no_word"),
    ],
)
def test_wrong_input(letters: Any, code: str) -> None:
    assert solved("morse_code", {"letters": letters}) == {"error": code}


def test_junk() -> None:
    assert solved("morse_code", {}) == {"error": "no_letters"}
    check_broken("morse_code", {"letters": ["|", "...", "?"]}, None, {"bad_morse", "no_letters", "no_word"})


TABLE = """
3.505 shell  3.515 halls  3.522 slick  3.532 trick  3.535 boxes  3.542 leaks  3.545 strobe  3.552 bistro
3.555 flick  3.565 bombs  3.572 break  3.575 brick  3.582 steak  3.592 sting  3.595 vector  3.600 beats
"""
SIGNALS = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
CODE = dict(zip("abcdefghijklmnopqrstuvwxyz", SIGNALS.split(), strict=True))


def test_second_reading() -> None:
    """The letters are looked for in the message as it goes on and on: |word|word|word|…"""
    draw = random.Random(5)
    words = TABLE.split()[1::2]
    frequencies = dict(zip(words, TABLE.split()[::2], strict=True))
    for _ in range(3000):
        endless = ("|" + draw.choice(words)) * 4
        start = draw.randrange(8)
        seen = list(endless[start : start + draw.randint(1, 9)])
        for i, letter in enumerate(seen):
            chance = draw.random()
            if letter != "|" and chance < 0.15:
                seen[i] = "?"
            elif letter != "|" and chance < 0.2:
                seen[i] = draw.choice("abcdehiklmorstvx")
        pattern = "".join("[a-z]" if letter == "?" else re.escape(letter) for letter in seen)
        found = [word for word in words if re.search(pattern, ("|" + word) * 12)]
        if set(seen) <= {"|", "?"}:
            wanted: Any = {"error": "no_letters"}
        elif not found:
            wanted = {"error": "no_word"}
        elif len(found) == 1:
            wanted = {"word": found[0], "frequency": frequencies[found[0]]}
        else:
            wanted = {"candidates": found}
        flashes = [CODE.get(letter, letter) if draw.random() < 0.5 else letter for letter in seen]
        assert solved("morse_code", {"letters": flashes}) == wanted


def test_talk_letter_by_letter() -> None:
    talk = Talk("morse_code")
    assert asks(talk.said) == ("letters",)
    assert gives(talk.tell(letters="S"))["candidates"] == ["shell", "slick", "strobe", "steak", "sting"]
    assert talk.said.then == ("letters[1]",) and not talk.said.final
    assert gives(talk.tell(signals=("-",)))["candidates"] == ["strobe", "steak", "sting"]
    assert gives(talk.tell(letters="O")) == {"error": "no_word"}
    assert gives(talk.tell(letters="E")) == {"word": "steak", "frequency": "3.582"}
    assert talk.said.line.slots["dial"] == 13
    # After the answer the word is read anew.
    assert gives(talk.tell(letters=("|", "H"))) == {"word": "halls", "frequency": "3.515"}


def test_talk_signals_make_letters() -> None:
    talk = Talk("morse_code")
    assert gives(talk.tell(signals=(".", ".", ".", "/", "."))) == {"error": "no_word"}
    assert gives(talk.tell(signals=(".", ".", ".", "/", ".", ".", ".", "."))) == {"word": "shell", "frequency": "3.505"}


def test_talk_from_the_middle_of_the_word() -> None:
    talk = Talk("morse_code")
    assert gives(talk.tell(letters=("X",))) == {"word": "boxes", "frequency": "3.535"}


def test_talk_correction_and_near_words() -> None:
    talk = Talk("morse_code")
    talk.tell(letters=("|", "B"))
    assert gives(talk.tell(letters="V", correcting=True)) == {"word": "vector", "frequency": "3.595"}
    refused = Talk("morse_code").tell(letters=("|", "B", "R", "A"))
    assert refused.code == "no_word" and refused.contradiction.slots["near"] == ("beats", "break", "brick")
