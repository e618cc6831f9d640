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


def test_a_comma_between_signals_parts_letters() -> None:
    play(
        "en",
        """
        > morse
        > dot dot dot, dash
        = {"candidates": ["strobe", "steak", "sting"]}
        > dot
        = {"word": "steak", "frequency": "3.582"}
        > another morse
        > dot dot dot. Dash.
        = {"candidates": ["strobe", "steak", "sting"]}
        > another morse
        > ..., -
        = {"candidates": ["strobe", "steak", "sting"]}
        """,
    )


def test_a_comma_after_every_signal_parts_nothing() -> None:
    play(
        "en",
        """
        > morse
        > dot, dot, dot, dash
        = {"word": "vector", "frequency": "3.595"}
        > another morse
        > .,.,.,-
        = {"word": "vector", "frequency": "3.595"}
        > another morse
        > short, short, short, pause, long
        = {"candidates": ["strobe", "steak", "sting"]}
        """,
    )


def test_more_signals_than_a_letter_has_are_not_cut_at_will() -> None:
    play(
        "en",
        """
        > morse
        > dot dot dot dash dot
        = {"error": "bad_morse"}
        ! changed=false
        > dot, dot, dot, dash, dot
        = {"error": "bad_morse"}
        > first is three dots, second is two dots
        = {"error": "no_word"}
        > dash, no, dot dot dot
        = {"candidates": ["shell", "slick", "strobe", "steak", "sting"]}
        """,
    )


def test_a_long_pause_is_no_dash() -> None:
    play(
        "en",
        """
        > morse
        > kilo
        > long pause, dash dot dot dot, dot dash dot
        = {"candidates": ["break", "brick"]}
        > another morse
        > dash dot dash, long pause, dash dot dot dot
        = {"candidates": ["break", "brick"]}
        > another morse
        > -.- | -...
        = {"candidates": ["break", "brick"]}
        """,
    )
