"""Wires in English: at once, corrections, homophones, the last digit, impossible wires."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "en",
        """
        > wires
        ? wires
        > red blue white
        = {"cut": 3}
        > next wires, five wires: red, red, yellow, black, white
        = {"cut": 1}
        """,
    )


def test_the_last_digit_only_where_it_decides() -> None:
    play(
        "en",
        """
        > wires red red blue white
        ? serial_last_digit
        > no it isn't
        = {"cut": 1}
        > the serial ends in seven
        = {"cut": 2}
        > why
        ~ odd serial number
        """,
    )


def test_homophones_and_stammer() -> None:
    play(
        "en",
        """
        > wires read b-b-blew wait
        = {"cut": 3}
        """,
    )


def test_corrections() -> None:
    play(
        "en",
        """
        > wires red red um yellow black white
        = {"cut": 1}
        > no, the last one is yellow
        = {"cut": 1}
        > the third wire is white
        > undo
        = {"cut": 1}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > wires red green blue
        = {"error": "unknown_color"}
        ? wires
        > red blue red red red red red
        = {"error": "wire_count"}
        > pink
        -
        > red blue yellow
        = {"cut": 3}
        """,
    )


def test_strike_and_solved() -> None:
    play(
        "en",
        """
        > wires red blue yellow
        > strike
        ~ Strike one.
        > solved
        < Wires solved, one in all.
        """,
    )


def test_what_follows_a_bare_no_corrects() -> None:
    """People pause after the "no" with which they begin to correct; an ear makes two utterances of it."""
    play(
        "en",
        """
        > the serial number has no vowel
        > simon says
        > red
        > done
        > green
        = {"press": ["blue", "green"]}
        > no
        > blue
        = {"press": ["blue", "yellow"]}
        """,
    )
