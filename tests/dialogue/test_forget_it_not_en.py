"""Forget It Not in English: a stage per solved module, missed ones, typing in groups, the lit key."""

from tests.talk import play


def test_the_whole_module() -> None:
    play(
        "en",
        """
        > forget it not
        ? stages[0]
        > six
        = {"count": 1, "missing": [], "press": null}
        < Stage one: six.
        > wires red blue blue
        = {"cut": 3}
        > solved
        ? stages[1]
        < Wires solved, one in all. Forget It Not, stage two?
        > six
        > no, seven
        < Stage two: seven.
        > solved
        > solved
        ? stages[2]
        > I missed it
        ? stages[3]
        > stage four is nine
        = {"count": 4, "missing": [3], "press": null}
        > stage four twelve
        = {"error": "bad_stage"}
        > undo
        ? stages[3]
        > nine
        > wires
        ? wires
        > forget it not, it shows dashes
        = {"count": 4, "missing": [3], "press": "67"}
        < 6 7. Then guess stage three and tell me the lit key.
        ? stages[2]
        > the lit key is two
        = {"count": 4, "missing": [], "press": "29"}
        < 2 9.
        > solved
        < Forget It Not solved, four in all.
        """,
    )


def test_a_long_list_and_a_strike() -> None:
    play(
        "en",
        """
        > yellow forget
        > 1 2 3 4 5 6
        > 7 8 9 0 1 2
        > 3 4 5
        = {"count": 15, "missing": [], "press": null}
        > stage two was missed
        = {"count": 15, "missing": [2], "press": null}
        > stage two was a two
        > all stages are done
        < 1 2 3, 4 5 6, 7 8 9, 0 1 2.
        > next
        < 3 4 5.
        > from stage four
        < 4 5 6, 7 8 9, 0 1 2, 3 4 5.
        > strike
        < Strike one. Which key is lit, and at which stage?
        > nine
        ? entered
        < At which stage?
        > stage five
        = {"count": 15, "missing": [], "press": "96789012345"}
        > undo
        > undo
        ? stages
        > in stage five the green light is nine
        = {"count": 15, "missing": [], "press": "96789012345"}
        > ten digits are typed
        = {"count": 15, "missing": [], "press": "12345"}
        > twenty digits are typed
        = {"error": "bad_entered"}
        """,
    )


def test_a_name_that_begins_with_a_digit_is_no_digit_of_a_stage() -> None:
    play(
        "en",
        """
        > forget it not
        > four
        > wires
        > solved
        ? stages[1]
        > five lights
        ! module="binary_leds"
        ? values
        """,
    )


def test_a_lit_key_is_no_digit_of_a_stage() -> None:
    play(
        "en",
        """
        > forget it not
        > four
        > the lit key is five
        < At which stage?
        > stage one
        = {"count": 1, "missing": [], "press": "5"}
        """,
    )
