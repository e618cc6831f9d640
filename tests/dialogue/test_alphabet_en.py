"""Alphabet in English: four letters at once, bit by bit, by their corners, corrected."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "en",
        """
        > alphabet, juliett delta uniform hotel
        = {"press": ["H", "D", "U", "J"]}
        < Press hotel delta uniform juliett.
        > no, the second is november
        = {"error": "no_word"}
        ! changed=false
        > why
        ~ HDU
        """,
    )


def test_bit_by_bit() -> None:
    play(
        "en",
        """
        > alphabet
        ? letters
        > charlie
        ? letters[1]
        > november and alpha
        ? letters[3]
        > bottom right victor
        = {"press": ["V", "C", "N", "A"]}
        > undo
        ? letters[3]
        > the second one is november
        ? letters[3]
        > charlie
        = {"error": "duplicate_letter"}
        > victor
        = {"press": ["V", "C", "N", "A"]}
        """,
    )


def test_rows() -> None:
    play(
        "en",
        """
        > alphabet
        > top romeo and papa
        ? letters[2]
        > bottom juliet oscar
        = {"press": ["J", "R", "O", "P"]}
        > a b c d e
        = {"error": "bad_input"}
        """,
    )
