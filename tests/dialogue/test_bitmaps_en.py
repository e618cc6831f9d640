"""Bitmaps in English: four counts, at once or by corner, line and square only when a rule reaches them."""

from tests.talk import play


def test_four_counts() -> None:
    play(
        "en",
        """
        > serial A L 5 Q F 2
        > bitmaps
        ? white
        > ten, ten, eight, eight
        ? line
        > no
        = {"button": 4, "rule": 4, "value": 36}
        < Press four.
        > the third row is all white
        = {"button": 3, "rule": 2, "value": 3}
        > undo
        = {"button": 4, "rule": 4, "value": 36}
        """,
    )


def test_by_corner_and_by_color() -> None:
    play(
        "en",
        """
        > serial A B 1 C D 0
        > bitmaps, top left has thirteen black pixels
        ? white[1]
        > nine in the top right
        ? white[2]
        > nine
        ? white[3]
        > bottom right nine white
        = {"button": 3, "rule": 0, "value": 27}
        > no, top left is four
        = {"button": 3, "rule": 0, "value": 27}
        """,
    )


def test_the_last_digit_is_asked() -> None:
    play(
        "en",
        """
        > bitmaps 3 9 9 9
        ? serial_last_digit
        < What is the last digit of the serial number?
        > zero
        = {"button": 3, "rule": 0, "value": 27}
        """,
    )


def test_square() -> None:
    play(
        "en",
        """
        > serial K X 8 T N 8
        > bitmaps 8 8 8 8
        ? square
        > no three by three
        = {"button": 4, "rule": 9, "value": 8}
        > center is column five
        = {"button": 1, "rule": 8, "value": 5}
        """,
    )


def test_row_by_row() -> None:
    play(
        "en",
        """
        > serial A L 5 Q F 2
        > bitmaps
        > row one white black white black white black white black
        ? grid[1]
        > black white black white black white black white
        ? grid[2]
        > no, row one is 1 1 1 1 0 0 0 0
        ? grid[2]
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > bitmaps
        > twenty, ten, eight, eight
        = {"error": "bad_input"}
        > three nine nine nine nine
        = {"error": "bad_input"}
        ? white
        """,
    )


def test_one_and_five_are_no_fifteen_where_four_counts_are_asked_for() -> None:
    for counts in ("one, five, three, two", "one five three two"):
        play(
            "en",
            f"""
            > bitmaps
            > {counts}
            ? serial_last_digit
            ! understood=[{{"module": "bitmaps", "copy": 1, "slots": {{"white": [1, 5, 3, 2]}}}}]
            """,
        )
    play("en", "> bitmaps\n> fifteen three two\n? white[3]")
