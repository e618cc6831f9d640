"""Knob in English: two numbers, or both rows; corrected after the module in hand has come back."""

from tests.talk import play


def test_two_numbers() -> None:
    play(
        "en",
        """
        > knob: five left, three right
        = {"position": "down", "side": null}
        < Turn it to down, opposite the word UP.
        > no, two on the right
        = {"position": "right", "side": null}
        > the word up is on the left
        = {"position": "right", "side": "top"}
        < Turn it to right, a quarter turn clockwise of UP: the top side.
        """,
    )


def test_one_number_can_do() -> None:
    play(
        "en",
        """
        > the dial
        ? counts
        > four
        = {"position": "up", "side": null}
        > knob
        > five
        ? counts[1]
        > four
        = {"position": "right", "side": null}
        """,
    )


def test_rows_and_nonsense() -> None:
    play(
        "en",
        """
        > knob
        > top row off off on off on on
        ? leds[1]
        > on on on on off on
        = {"position": "up", "side": null}
        > top row on on on on on on, bottom row on on on on on on
        = {"error": "unknown_pattern"}
        ! changed=false
        > six left six right
        = {"error": "unknown_pattern"}
        > on off on off on
        = {"error": "bad_leds"}
        """,
    )


def test_it_cuts_in_and_can_be_corrected() -> None:
    play(
        "en",
        """
        > wires
        ? wires
        > knob, zero left and three right
        = {"position": "left", "side": null}
        ? wires
        > no, four left and four right
        = {"position": "up", "side": null}
        ! module="knob"
        > red blue yellow
        = {"cut": 3}
        """,
    )
