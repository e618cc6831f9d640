"""Colored Switches in English: colors with positions, three flips, then the lights."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "en",
        """
        > colored switches
        ? colors, switches
        < From left to right: color, and up or down, of each switch.
        > green down, blue down, orange down, red down, red down
        = {"phase": 1, "toggles": [1, 5, 2]}
        < Flip 1 5 2. Then read the lights: upper or lower, left to right.
        ? lights
        > the lights are off
        = {"phase": 1, "toggles": [1, 5, 2]}
        > done
        ? lights
        > lights: bottom bottom bottom bottom bottom
        = {"phase": 2, "toggles": [1, 3, 5, 4, 1, 4, 5, 4, 3, 5, 4, 1, 2]}
        > next
        < Flip 2.
        > solved
        ~ solved
        """,
    )


def test_one_by_one_and_corrections() -> None:
    play(
        "en",
        """
        > colored switches, red up
        ? colors[1], switches[1]
        > green down, blue up
        ? colors[3], switches[3]
        > cyan down
        < Switch five: which color, up or down?
        > no, the second is violet
        ? colors[4], switches[4]
        > orange up
        ? lights
        > no, the last is down
        ? lights
        """,
    )


def test_colors_then_positions_and_a_strike() -> None:
    play(
        "en",
        """
        > colored switches, red green blue cyan violet
        ? switches
        > up up up up up
        = {"phase": 1, "toggles": [3, 1, 2]}
        > up up up up up
        = {"phase": 2, "toggles": [3, 2, 1]}
        > strike
        ? switches
        > undo
        = {"phase": 2, "toggles": [3, 2, 1]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > colored switches, red up, yellow down
        = {"error": "unknown_color"}
        ? colors, switches
        > red green blue cyan violet
        > up up up up up up
        = {"error": "bad_input"}
        ? switches[2]
        """,
    )
