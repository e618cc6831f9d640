"""Minesweeper in English: the colours, the rows with runs and whole rows, then only new numbers."""

from tests.talk import play


def test_start_rows_and_new_numbers() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > minesweeper
        ? colors
        > green red blue
        = {"error": "color_count"}
        ? colors
        > green, red, blue, yellow, black
        = {"phase": "start", "reference": "red", "color": "black", "position": 5, "cell": null}
        < Dig the black one. Then read the rows from the top.
        ? board
        > why
        < The second digit of the serial number leads to red, its first letter from there to black.
        > the first row is closed
        > row five is closed
        = {"error": "row_order"}
        < Row two comes next.
        > rows two to four are closed
        ? board[4]
        > next row all closed
        ? board[5]
        < Row six?
        > closed closed flag closed hidden flag two closed
        ? board[6]
        > row seven: one two two two two three closed
        ? board[7]
        > four blank one two two
        = {"error": "row_length"}
        ? board[7]
        > four blanks one three closed
        > blank blank blank blank one two two two
        > no, 0 0 0 0 1 2 2 1
        ? board[9]
        > row ten is all blank
        ~ The flag on foxtrot six is wrong. Dig foxtrot six, foxtrot seven, hotel eight. What do they show?
        ! asking=["board"]
        > two, one, blank
        = {"error": "contradiction"}
        > foxtrot six is a two
        < Dig foxtrot seven, hotel eight. What do they show?
        > undo
        ~ The flag on foxtrot six is wrong.
        > strike
        < Strike one. What does the field show now?
        """,
    )


def test_in_one_breath_and_a_corrected_color() -> None:
    play(
        "en",
        """
        > serial QW7EE0
        > minesweeper, in reading order, purple orange green blue red yellow black
        = {"phase": "start", "reference": "green", "color": "blue", "position": 4, "cell": null}
        > no, the second is red and the fifth is orange
        = {"phase": "start", "reference": "green", "color": "blue", "position": 4, "cell": null}
        > the last is green
        = {"error": "duplicate_color"}
        > the rest is closed
        = {"error": "not_started"}
        """,
    )


def test_what_a_blank_cell_opened_is_not_dug() -> None:
    """In dig mode a press on an open number would dig everything around it."""
    play(
        "en",
        """
        > minesweeper
        > first seven closed
        > one, one, one, closed, closed, closed, closed, closed
        > blank, blank, one, two, closed, closed, closed, closed
        > blank, blank, blank, one, closed, closed, closed, closed
        ~ Dig bravo seven, charlie seven, delta seven, echo eight.
        > one, one, one, three
        ~ Dig alfa six, bravo six, charlie six, delta six.
        > one, one, blank, blank
        < Bravo five, charlie five, delta five, echo five opened, too. What do they show?
        """,
    )


def test_two_cells_are_no_serial_number() -> None:
    rows = ["one, one, one, closed, closed, closed, closed, closed", "blank, blank, one, two, closed, closed, closed, closed"]
    script = "\n".join(f"> {line}" for line in ["minesweeper", "first seven closed", *rows])
    play(
        "en",
        script
        + """
        > blank, blank, blank, one, closed, closed, closed, closed
        ~ Dig bravo seven, charlie seven, delta seven, echo eight.
        > bravo seven one, charlie seven one, delta seven one, echo eight three
        < Dig alfa six, bravo six, charlie six, delta six. What do they show?
        """,
    )
