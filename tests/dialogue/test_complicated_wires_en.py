"""Complicated Wires in English: wire by wire, all in one breath, corrected, impossible colours."""

from tests.talk import play


def test_wire_by_wire() -> None:
    play(
        "en",
        """
        > complicated wires
        ? wires
        > plain white
        < Cut it.
        = {"cut": [1]}
        ? wires[1]
        > next wire: blue, no light, star
        < Leave it.
        = {"cut": [1]}
        > red
        ? serial_last_digit
        > even
        < Cut it.
        = {"cut": [1, 3]}
        > no, red and blue with the light and a star
        < Leave it.
        = {"cut": [1]}
        > then white and a light
        = {"cut": [1]}
        > the second wire is white
        = {"cut": [1, 2]}
        > undo
        = {"cut": [1]}
        > green
        = {"error": "unknown_color"}
        ! changed=false
        > wire three is red white and blue
        = {"error": "bad_colors"}
        """,
    )


def test_all_in_one_breath() -> None:
    play(
        "en",
        """
        > serial number ends in five, two batteries, there is a parallel port
        > complicated wires: blue light, then blue light star, red blue star, then red blue light star, white light star
        = {"cut": [1, 2, 3, 5]}
        < Cut one, two, three, five.
        """,
    )


def test_without_words_between() -> None:
    play(
        "en",
        """
        > complicated wires, white, red, blue, red and blue
        ? serial_last_digit
        > it is even
        = {"cut": [1, 2, 3, 4]}
        > no it is odd
        = {"cut": [1]}
        """,
    )


def test_striped_at_once() -> None:
    play(
        "en",
        """
        > complicated wires
        > blue with a star, then plain white, then red blue light star
        = {"cut": [2]}
        < Cut two.
        ? wires[3]
        """,
    )
