"""Shape Fill in English: only what is missing and then what was pressed, or the whole grid row by row."""

from tests.talk import play


def test_by_the_rules() -> None:
    play(
        "en",
        """
        > shape fill
        ? key
        > no diamonds, no empty ones
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": null, "pressed": null}
        < Row: exactly one heart. Column: no vertical and no horizontal. Press where they cross. What did you press?
        ? key
        > circle with an X
        = {"row_rule": "circle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > no, triangle with an X
        = {"row_rule": "triangle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > square
        ? key.fill
        < Which fill?
        > stripes
        ? choice
        < Diagonal, horizontal or vertical?
        > the second
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        ?
        > no, dotted
        = {"row_rule": "square_3", "column_rule": "dots_3", "press": null, "pressed": null}
        > undo
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        > strike
        ? key
        < Strike one. It starts again. Which shape and which fill are missing?
        > the missing shape is the heart
        ? key.fill
        > polka dots
        = {"row_rule": "heart_1", "column_rule": "dots_1", "press": null, "pressed": null}
        """,
    )


def test_the_whole_grid() -> None:
    play(
        "en",
        """
        > shape fill, row one: triangle solid, heart diagonal, heart vertical, trapezoid slanted stripes, octagon X
        ? grid
        > heart vertical, heart dots, octagon filled, octagon vertical, square x
        > triangle x, star x, octagon cross, triangle filled, star vertical
        > star x, circle x, heart vertical, trapezoid horizontal, circle dots
        > row five: star dots, heart cross, heart filled, star filled, heart dots
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": "B4", "pressed": ["circle", "x"]}
        < Press bravo 4, circle X. Shapes of the new grid?
        > why
        < Row: exactly one heart. Column: no vertical and no horizontal.
        > circle circle circle circle circle
        ? grid
        """,
    )


def test_a_misread_grid() -> None:
    play(
        "en",
        """
        > shape fill
        > star star star star star
        > star star star star star
        > star star star star star
        > star star star star star
        > star star star star star
        ? grid
        < Now the fills, row by row.
        > dots dots dots dots dots
        > dots dots dots dots dots
        > dots dots dots dots dots
        > dots dots dots dots dots
        > dots dots dots dots dots
        = {"error": "misread"}
        ? grid
        """,
    )
