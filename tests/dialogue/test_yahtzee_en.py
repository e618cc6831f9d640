"""Yahtzee in English: five dice in order or by colour, then only those rolled; what was kept against the advice."""

from tests.talk import play


def test_rolls_in_order_and_by_color() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > three batteries in two holders
        > lit FRK, unlit CAR, no other indicators
        > one plate with DVI and PS2, no other plates
        > yahtzee
        ? dice
        < Roll, then read purple, yellow, blue, white, black.
        > one two five three four
        = {"solved": false, "rolled": 5, "keep": ["blue"], "legal": [["blue"]], "expected": 12.386}
        < Keep the fives: blue. Roll, then read purple, yellow, white, black.
        > why
        < After five dice the pattern and the edgework name the value.
        > three two one one
        ! asking=["dice"]
        ~ Keep the
        > no, five on purple
        ~ Keep the ones: white, black.
        > seven one one
        = {"error": "bad_dice"}
        ? dice
        > undo
        ? dice
        > one one one
        = {"solved": true, "rolled": 3, "keep": [], "legal": [], "expected": 0.0}
        < Five alike: solved.
        """,
    )


def test_four_kept_and_one_left() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > yahtzee, violet six, yellow three, blue three, white three, black three, I kept white
        ? plates
        > one plate with parallel, no other plates
        < Keep all but violet; roll it until it shows three.
        > it shows three
        < Five alike: solved.
        """,
    )


def test_not_as_advised() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > no ports
        > no batteries
        > no indicators
        > yahtzee, 1 2 5 3 4
        ~ Keep the fives: blue.
        > I kept nothing
        ? dice
        < Good. What do the rolled dice show?
        > 3 2 1 1 1
        < Keep the threes: purple. Roll, then read yellow, blue, white, black.
        > I kept yellow and blue
        = {"error": "bad_kept"}
        ? dice
        """,
    )


def test_the_ports_are_asked_for_in_one_go() -> None:
    play(
        "en",
        """
        > yahtzee
        > three two six three four
        < Which ports?
        > plate with serial
        < Keep the twos: yellow. Roll, then read purple, blue, white, black.
        """,
    )


def test_after_a_strike_the_dice_lie_as_before() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > three batteries in two holders
        > lit FRK, unlit CAR, no other indicators
        > one plate with DVI and PS2, no other plates
        > yahtzee
        > one two five three four
        > three two one one
        ~ Keep the ones: white, black.
        > strike
        < Strike one. What do the dice show now?
        > three two five one one
        = {"solved": false, "rolled": 4, "keep": ["white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["white", "black"]], "expected": 11.593}
        """,
    )
