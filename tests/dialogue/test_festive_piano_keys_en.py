"""Festive Piano Keys in English: its own signs; a long tune is read twelve keys at a time."""

from tests.talk import play


def test_signs_by_looks_and_a_correction() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > no ports
        > festive piano keys, two slashes, a V and a flower
        = {"rule": 4, "notes": ["D#", "D#", "C#", "G#", "D#", "D#", "F", "C#"]}
        < D sharp, D sharp, C sharp, G sharp, D sharp, D sharp, F, C sharp.
        > no, the second is an S with a slash and dots
        = {"rule": 9, "notes": ["D", "D", "D", "C#", "C#", "C#", "B", "C#", "B", "F#"]}
        > why
        < Rule nine: a segno, a C clef or a caesura.
        > festive piano again
        ! copy=2
        ? symbols
        > asterisk
        > wavy line
        ? symbols[2]
        > whole note
        = {"rule": 3, "notes": ["G", "A", "G", "E", "G", "A", "G", "E"]}
        """,
    )


def test_a_long_tune() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > no ports
        > christmas piano, accent, breve, pedal up
        ~ G …
        > next
        ~ A sharp, A, A sharp, G.
        > next
        < That was the end of the list.
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > festive piano keys
        > caesura, sharp and flower
        = {"error": "bad_input"}
        > caesura, flower, breve, hat
        = {"error": "bad_input"}
        ? symbols
        """,
    )


def test_two_numbers_answer_a_question_for_two() -> None:
    play(
        "en",
        """
        > festive piano keys
        > pedal up, caesura, sixteenth rest
        > serial A 9 1 G S 1
        < How many batteries, in how many holders?
        > two one
        < D, D, D, C sharp, C sharp, C sharp, B, C sharp, B, F sharp.
        > status
        ~ Batteries: 2, in holders: 1.
        """,
    )


def test_a_comma_parts_two_symbols() -> None:
    play(
        "en",
        """
        > festive piano keys
        > semiquaver, rest, segno
        ? serial
        """,
    )
