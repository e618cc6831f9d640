"""Forget Me Not in English: stages between other modules, missed ones, typing in groups, the green key."""

from tests.talk import play


def test_stages_between_modules() -> None:
    play(
        "en",
        """
        > serial 837SW1
        > no lit indicators, unlit MSA, no other indicators
        > one plate with parallel and serial, no other plates
        > forget me not
        ? stages[0]
        > five
        = {"calculated": [2], "uncertain": [], "press": null}
        < Stage one: five.
        > wires red blue yellow
        = {"cut": 3}
        > solved
        ? stages[1]
        < Wires solved, one in all. Forget Me Not, stage two?
        > three
        > no, two
        = {"calculated": [2, 5], "uncertain": [], "press": null}
        > button blue abort
        ? strip
        > forget me not stage three is seven
        = {"calculated": [2, 5, 4], "uncertain": [], "press": null}
        ! module="forget_me_not"
        ? strip
        > white
        = {"action": "release", "digit": 1}
        """,
    )


def test_missed_stages_and_the_green_key() -> None:
    play(
        "en",
        """
        > serial 837SW1
        > unlit MSA, no other indicators
        > one plate with parallel and serial, no other plates
        > forget me not 5
        > solved
        > 2
        > solved
        > 7
        > solved
        > one
        = {"calculated": [2, 5, 4, 0], "uncertain": [], "press": null}
        > solved
        > stage six is six
        ? stages[4]
        > I missed it
        = {"calculated": [2, 5, 4, 0, null, 4], "uncertain": [5], "press": null}
        > the display is blank
        = {"calculated": [2, 5, 4, 0, null, 4], "uncertain": [5], "press": "2540"}
        ? stages[4]
        ~ 2 5 4, 0.
        > the green key is one
        = {"calculated": [2, 5, 4, 0, 9, 4], "uncertain": [], "press": "94"}
        """,
    )


def test_dictated_in_groups() -> None:
    play(
        "en",
        """
        > serial 837SW1
        > unlit MSA, no other indicators
        > one plate with parallel and serial, no other plates
        > forget me not 5
        > 2
        > 7
        > 1
        > 1 6 3 1 4 4
        > 1 5 9 2 6 5
        > it's blank
        < 2 5 4, 0 9 4, 4 2 5, 1 7 3.
        > next
        < 0 0 4, 3.
        > back
        < 2 5 4, 0 9 4, 4 2 5, 1 7 3.
        > from stage five
        < 9 4 4, 2 5 1, 7 3 0, 0 4 3.
        > repeat
        < 9 4 4, 2 5 1, 7 3 0, 0 4 3.
        > strike
        ~ Which key is green?
        > five
        ? entered
        > stage 3
        ~ 2 8 2
        > strike
        > nine at stage 14
        < 7 4 6.
        """,
    )


def test_stage_and_digit_told_together() -> None:
    play(
        "en",
        """
        > forget me not 5
        > solved
        > two seven
        < Stage two: seven.
        > solved
        > seven seven
        = {"error": "stage_or_digit"}
        ? stages[2]
        > seven
        < Stage three: seven.
        > stage two was four
        < Stage two: four.
        > stage twelve is fourteen
        = {"error": "bad_stage"}
        """,
    )
