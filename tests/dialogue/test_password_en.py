"""Password in English: columns one and four, then what helps; corrections, homophones, too many letters."""

from tests.talk import play


def test_two_columns_then_a_third() -> None:
    play(
        "en",
        """
        > password
        ? columns[0]
        < Read the six letters of column one.
        > W A T B C P
        < Now column four.
        ? columns[3]
        > echo xray quebec zulu juliet victor
        = {"candidates": ["after", "three", "water"]}
        ? columns[1]
        > a b c d e g
        = {"word": "water"}
        < Water: whiskey alpha tango echo romeo.
        > no, the second column is f g i j k l
        = {"word": "after"}
        > undo
        = {"word": "water"}
        """,
    )


def test_columns_in_one_breath() -> None:
    play(
        "en",
        """
        > password, first column W A T B C P, fourth column E X Q Z J V, column two a b c d e g
        = {"word": "water"}
        """,
    )


def test_slips() -> None:
    play(
        "en",
        """
        > password
        > see a t b w p
        ? columns[3]
        > b c d e f g h
        = {"error": "bad_column"}
        ! changed=false
        > x q z j v k
        = {"error": "no_word"}
        > why
        ! understood=[{"command": "why"}]
        > column nine a b c d e g
        = {"error": "no_such_place"}
        > column four e x q z j v
        = {"candidates": ["after", "three", "water"]}
        """,
    )
