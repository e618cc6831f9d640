"""Switches in English: two rows of five, at once, apart or piece by piece."""

from tests.talk import play


def test_two_rows() -> None:
    play(
        "en",
        """
        > switches
        ? switches
        > down down down down down
        ? lights
        > up down up down up
        = {"flips": [1, 3, 5]}
        < Flip 1 3 5.
        > no, the third light is down
        = {"flips": [1, 5]}
        > undo
        = {"flips": [1, 3, 5]}
        > strike
        ? switches
        > up down down down down
        = {"flips": [3, 5]}
        > solved
        ~ solved
        """,
    )


def test_in_one_breath() -> None:
    play(
        "en",
        """
        > switches, down down down down down, the lights: top bottom top bottom top
        = {"flips": [1, 3, 5]}
        > the switches are up down down down down
        = {"flips": [3, 5]}
        > switches, down down down down down
        ? lights
        ! copy=2
        """,
    )


def test_piece_by_piece() -> None:
    play(
        "en",
        """
        > switches, up down
        ? switches[2]
        < Switch three: up or down?
        > up up
        ? switches[4]
        > down
        ? lights
        > the second light is up
        ? lights[0]
        > up
        ? lights[2]
        > up up up
        = {"flips": [4, 5, 2, 4]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > switches, up down down up down
        = {"error": "switches_forbidden"}
        ? switches
        > up up up up up up
        = {"error": "bad_input"}
        > all switches are up
        ? lights
        > up down up up up
        = {"error": "lights_forbidden"}
        > up up up up up
        = {"error": "already_matching"}
        ? lights
        > lights up up down up up
        = {"flips": [3]}
        """,
    )
