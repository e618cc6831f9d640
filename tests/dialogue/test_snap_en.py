"""Snap! in English: one or two words, without disturbing the module in hand."""

from tests.talk import play


def test_short_answers() -> None:
    play(
        "en",
        """
        > snap, four and seven
        = {"button": "pass"}
        < Pass, red.
        ?
        > snap same numbers
        = {"button": "snap"}
        < Snap, green.
        > different
        = {"button": "pass"}
        > they match
        = {"button": "snap"}
        > not the same
        = {"button": "pass"}
        > two fours
        = {"button": "snap"}
        """,
    )


def test_the_module_in_hand_comes_back() -> None:
    play(
        "en",
        """
        > wires
        ? wires
        > snap, three and three
        = {"button": "snap"}
        ! module="snap"
        ? wires
        > red blue yellow
        = {"cut": 3}
        """,
    )


def test_in_two_turns_too() -> None:
    play(
        "en",
        """
        > wires
        > snap
        ? displays
        > four
        ? displays[1]
        > nine
        = {"button": "pass"}
        ? wires
        > red blue yellow
        = {"cut": 3}
        """,
    )


def test_told_anew_each_time() -> None:
    play(
        "en",
        """
        > snap 4 4
        = {"button": "snap"}
        > snap
        ? displays
        > they are different
        = {"button": "pass"}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > snap four and ten
        = {"error": "bad_input"}
        > four and four
        = {"button": "snap"}
        """,
    )


def test_a_needy_module_is_never_solved() -> None:
    play(
        "en",
        """
        > snap same
        > solved
        < Solved, one in all.
        > snap different
        = {"button": "pass"}
        ! copy=1
        """,
    )
