"""Morse Code in English: letters or signals, one by one until one word is left; a slip taken back."""

from tests.talk import play


def test_letters_one_by_one() -> None:
    play(
        "en",
        """
        > morse code
        ? letters
        > S, then T
        = {"candidates": ["strobe", "steak", "sting"]}
        ? letters[2]
        > E
        = {"word": "steak", "frequency": "3.582"}
        < Steak: 3.582. Number thirteen from the left.
        > no, romeo
        = {"word": "strobe", "frequency": "3.545"}
        > undo
        = {"word": "steak", "frequency": "3.582"}
        > why
        ~ steak
        """,
    )


def test_signals() -> None:
    play(
        "en",
        """
        > morse, long pause, dot dot dot, next letter, short short short short
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_the_end_of_the_word_first() -> None:
    play(
        "en",
        """
        > morse code, kilo, long pause, bravo
        ! answer={"candidates": ["break", "brick"]}
        > romeo
        ! answer={"candidates": ["break", "brick"]}
        > i
        = {"word": "brick", "frequency": "3.575"}
        """,
    )


def test_no_word_and_no_letter() -> None:
    play(
        "en",
        """
        > morse
        > quebec quebec
        = {"error": "no_word"}
        ! changed=false
        > dash dash dash dash
        = {"error": "bad_morse"}
        > victor
        = {"word": "vector", "frequency": "3.595"}
        """,
    )
