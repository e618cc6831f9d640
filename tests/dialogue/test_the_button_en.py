"""The Button in English: color and word, only the edgework that decides, the strip, corrections."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "en",
        """
        > the button, blue abort
        = {"action": "hold"}
        ? strip
        < Hold it and tell me the strip color.
        > the strip is yellow
        = {"action": "release", "digit": 5}
        < Release on a five.
        ?
        """,
    )


def test_named_by_its_color() -> None:
    play(
        "en",
        """
        > we have a blue button, it says abort
        = {"action": "hold"}
        ! module="the_button"
        > white
        = {"action": "release", "digit": 1}
        """,
    )


def test_step_by_step() -> None:
    play(
        "en",
        """
        > button
        ? color, label
        > white
        ? label
        > detonate
        ? batteries
        > one battery
        = {"action": "hold"}
        """,
    )


def test_any_order_of_color_and_word() -> None:
    play(
        "en",
        """
        > button
        > it says hold and the button is red
        = {"action": "tap"}
        > button
        > hold on red
        = {"action": "tap"}
        > another button, red with the word hold
        = {"action": "tap"}
        ! copy=3
        """,
    )


def test_lit_frk_turns_a_hold_into_a_tap() -> None:
    play(
        "en",
        """
        > four batteries, lit FRK
        > button yellow press
        = {"action": "tap"}
        > why
        ~ FRK
        """,
    )


def test_what_was_told_changes_the_answer() -> None:
    play(
        "en",
        """
        > button, white press
        ? indicator:CAR
        > no
        > no batteries
        = {"action": "hold"}
        > no, the button is red and it says hold
        = {"action": "tap"}
        > undo
        = {"action": "hold"}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > button green abort
        = {"error": "unknown_color"}
        > button red hold
        = {"action": "tap"}
        > the strip is blue
        = {"error": "tap_expected"}
        ! changed=false
        """,
    )


def test_the_strip_again_after_a_strike() -> None:
    play(
        "en",
        """
        > button blue abort
        > yellow
        = {"action": "release", "digit": 5}
        > no, blue
        = {"action": "release", "digit": 4}
        > strike
        ~ Strike one.
        ? strip
        > blue light
        = {"action": "release", "digit": 4}
        """,
    )


def test_detonate_only_inside_the_button() -> None:
    play(
        "en",
        """
        > detonate
        -
        > button
        > red detonate
        ? batteries
        """,
    )
