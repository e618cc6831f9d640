"""Emoji Math in English: faces or brackets, whole or piece by piece."""

from tests.talk import play


def test_faces_and_brackets() -> None:
    play(
        "en",
        """
        > emoji math
        ? display
        > equals sad plus equals sad
        = {"value": 2, "keys": ["2", "="]}
        < One plus one: press two, equals.
        > why
        < Each face is a digit. The result is two.
        > happy colon, colon neutral, minus, sad colon
        = {"value": 23, "keys": ["2", "3", "="]}
        > equals left paren plus equals left paren
        = {"value": 2, "keys": ["2", "="]}
        """,
    )


def test_corrections_and_undo() -> None:
    play(
        "en",
        """
        > emoji maths, equals sad plus equals sad
        > no, minus in the middle
        = {"value": 0, "keys": ["0", "="]}
        > the second face is colon frown
        = {"value": -3, "keys": ["-", "3", "="]}
        < One minus four: press minus, three, equals.
        > undo
        = {"value": 0, "keys": ["0", "="]}
        > no, dots smile take away equals smiling
        = {"value": -6, "keys": ["-", "6", "="]}
        """,
    )


def test_the_sign_survives_a_strike() -> None:
    play(
        "en",
        """
        > emoji math, colon happy minus equals happy
        = {"value": -6, "keys": ["-", "6", "="]}
        > strike
        = {"value": -6, "keys": ["6", "="]}
        """,
    )


def test_piece_by_piece() -> None:
    play(
        "en",
        """
        > emoji math
        > equals sad
        ? display
        < Go on, please.
        > plus
        ? display
        > colon sad
        = {"value": 5, "keys": ["5", "="]}
        > colon happy
        = {"value": 41, "keys": ["4", "1", "="]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > emoji math
        > colon happy colon happy plus colon sad
        = {"error": "bad_display"}
        ? display
        > equals colon plus equals happy
        = {"error": "bad_display"}
        > equals straight plus equals happy
        = {"error": "bad_display"}
        > colon straight plus equals happy
        = {"value": 14, "keys": ["1", "4", "="]}
        """,
    )


def test_two_dots_and_a_comma_are_eyes() -> None:
    play(
        "en",
        """
        > emoji math
        > bar, two dots, dots, left paren, plus, equals, open bracket
        = {"value": 95, "keys": ["9", "5", "="]}
        """,
    )
