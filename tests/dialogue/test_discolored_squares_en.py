"""Discolored Squares in English: four single squares, then where one color is, four times."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "en",
        """
        > discolored squares
        ? grid
        < Name the four squares that differ, each with its color.
        > everything blue except B2 pink, D2 red, A4 yellow, C4 green
        = {"press": ["B2", "D2", "A4", "C4"]}
        < Press in this order: B2, D2, A4, C4. Then: where is pink?
        > pink at A1, C3 and D4
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        < Press in this order: D2, B4, C1. Where is red now?
        > done
        ? grid
        > only two: A1 and B3
        = {"press": ["A1", "B3"], "instruction": "stay", "color": "red"}
        > A2, D3
        = {"press": ["A3", "D3"], "instruction": "mirror_horizontal_line", "color": "yellow"}
        > C2 and B1
        = {"press": ["B2", "C4"], "instruction": "rotate_ccw", "color": "green"}
        ?
        > solved
        ~ solved
        """,
    )


def test_one_by_one_and_colors_first() -> None:
    play(
        "en",
        """
        > discolored squares, pink at B2, red at D2
        ? grid
        > yellow at alpha four
        > charlie four green
        = {"press": ["B2", "D2", "A4", "C4"]}
        > no, C3 is green
        = {"press": ["B2", "D2", "C3", "A4"]}
        > strike
        ~ Name the four squares
        """,
    )


def test_correction_and_undo() -> None:
    play(
        "en",
        """
        > discolored squares, B2 pink, D2 red, A4 yellow, C4 green
        > A1 C3 D4
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > no, A1 C3 D3
        = {"press": ["D2", "B4", "C4"], "instruction": "move_sw", "color": "magenta"}
        > undo
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        """,
    )


def test_the_whole_field() -> None:
    play(
        "en",
        """
        > discolored squares
        > blue blue blue blue, blue pink blue red, blue blue blue blue, yellow blue green blue
        = {"press": ["B2", "D2", "A4", "C4"]}
        > pink red red red, red red green blue, green red pink blue, yellow yellow blue pink
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > discolored squares, B2 pink, D2 red, A4 yellow, C4 green
        > A1
        = {"error": "misread"}
        > yellow at A1, C3, D4
        = {"error": "misread"}
        ? grid
        > A1, C3, D4
        > D2 and A1
        = {"error": "misread"}
        """,
    )
