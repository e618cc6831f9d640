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


def test_commas_tell_whose_a_mark_is() -> None:
    play(
        "en",
        """
        > serial number ends in five, no batteries, no ports
        > complicated wires
        > red, light blue, star white, white
        = {"cut": [3, 4]}
        > complicated wires
        > red light, blue star, white, white
        = {"cut": [3, 4]}
        > complicated wires
        > white light, star red, blue, white
        = {"cut": [2, 4]}
        """,
    )


def test_without_commas_a_mark_follows_its_color() -> None:
    play(
        "en",
        """
        > serial number ends in five, no batteries, no ports
        > complicated wires
        > red star white star blue light white
        = {"cut": [1, 2, 4]}
        > complicated wires
        > white, star, blue, star, red, light, white
        = {"cut": [1, 4]}
        """,
    )


def test_a_comma_parts_two_colors() -> None:
    play(
        "en",
        """
        > serial number ends in five, no batteries, no ports
        > complicated wires
        > white, red star, blue, white
        = {"cut": [1, 2, 4]}
        > complicated wires
        > white red star, blue, white, blue
        = {"cut": [1, 3]}
        """,
    )


def test_blank_belongs_to_the_colour_after_it() -> None:
    play(
        "en",
        """
        > complicated wires
        > serial A L 5 Q F 2, parallel port, two batteries
        > red light and star, blank white star, blue light star, blue star
        = {"cut": [1, 2, 3]}
        """,
    )


def test_star_and_no_light_is_a_star() -> None:
    play(
        "en",
        """
        > complicated wires
        > serial A L 5 Q F 2, parallel port, two batteries
        > blue star then, plain blue light star next wire, red light star next wire, blue star no light
        = {"cut": [2, 3]}
        """,
    )


def test_light_and_star_by_yes_and_no() -> None:
    play(
        "en",
        """
        > complicated wires
        > serial A L 5 Q F 2, parallel port, two batteries
        > red light yes star no, blue light no star yes, white light no star no, red star no light yes
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "red", "led", "wire", "blue", "star", "wire", "white", "wire", "red", "led"]}}]
        """,
    )
