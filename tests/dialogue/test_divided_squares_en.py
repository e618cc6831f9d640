"""Divided Squares in English: one square or a field, the tap, and how many modules are solved."""

from tests.talk import play


def test_one_square() -> None:
    play(
        "en",
        """
        > divided squares
        ? grid
        > one green square
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        < Tap it briefly, between two ticks. Which color does it show?
        ? pressed_color
        > done
        ? pressed_color
        > black
        = {"square": "A1", "value": 0, "required": 0, "hold_now": true}
        < Now: hold it until the seconds change.
        > no, yellow
        = {"square": "A1", "value": 13, "required": 13, "hold_now": false}
        < When thirteen modules are solved, hold it until the seconds change.
        > thirteen solved
        = {"square": "A1", "value": 13, "required": 13, "hold_now": true}
        """,
    )


def test_a_divided_field() -> None:
    play(
        "en",
        """
        > serial 5Q4QK7
        > divided squares, two by two: red white, white blue
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        < Tap only A1, briefly, between two ticks. Which color does it show?
        > it turned black when I tapped it
        = {"square": "A1", "value": 12, "required": 15, "hold_now": false}
        > fifteen modules are solved
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        > it split again, three by three
        ? grid
        > undo
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        """,
    )


def test_in_one_breath_and_only_bosses_left() -> None:
    play(
        "en",
        """
        > divided squares, white, and red when pressed
        = {"square": "A1", "value": 6, "required": 6, "hold_now": false}
        > all other modules are solved
        = {"square": "A1", "value": 6, "required": 6, "hold_now": true}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > serial 5Q4QK7
        > divided squares
        > red white red
        ? grid[1]
        > blue blue white black
        = {"error": "misread"}
        > red white white blue
        > red
        = {"error": "misread"}
        ? pressed_color
        """,
    )
