"""Uncolored Squares in English: the two rarest colors of each round, or the field row by row."""

from tests.talk import play


def test_rounds() -> None:
    play(
        "en",
        """
        > uncolored squares
        ? pair
        > yellow then green
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        < Press A1, B1, A2, B2. Which two colors are rarest then, in reading order?
        > no, green then yellow
        = {"first": "green", "second": "yellow", "pattern": ["##", "#.", "#."], "cells": ["A1", "B1", "A2", "A3"]}
        > done
        ? pair
        > undo
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        > red and blue, two each
        = {"first": "red", "second": "blue", "pattern": ["#.", "##", ".#"], "cells": ["C1", "C2", "D2", "D3"]}
        > green and red, two each, red first
        = {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["A3", "A4"]}
        """,
    )


def test_row_by_row() -> None:
    play(
        "en",
        """
        > uncolored squares, row one blue red yellow pink
        ? grid[1]
        < Row two?
        > pink pink yellow yellow
        ? grid[2]
        > no, pink pink yellow green
        ? grid[2]
        > blue blue red red
        ? grid[3]
        > green red pink blue
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        """,
    )


def test_the_whole_field_at_once() -> None:
    play(
        "en",
        """
        > uncolored squares
        > green yellow yellow pink, pink pink yellow yellow, off off off off, blue off off off
        = {"first": "green", "second": "blue", "pattern": ["#.", "##"], "cells": ["A1", "A2", "B2"]}
        """,
    )


def test_a_strike_lights_all_squares_again() -> None:
    play(
        "en",
        """
        > uncolored squares, red then green
        = {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["A1", "A2"]}
        > strike
        ? pair
        > red and green
        = {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["A1", "A2"]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > uncolored squares
        > red and red
        = {"error": "bad_input"}
        ? pair
        > red red blue blue, green green yellow yellow, pink pink pink pink, pink pink pink pink
        = {"error": "wrong_module"}
        """,
    )
