"""Decolored Squares in English: two colors for the start, then one square after the other."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "en",
        """
        > decolored squares
        < Second square of the top row, and of the bottom row: which colors?
        ? stages[0].B1, stages[0].B4
        = {"ask": "B1"}
        > red
        < Bottom row, second square: which color?
        > yellow
        < A1: which color?
        > green
        = {"ask": "C1"}
        < Skip to C1: which color?
        > red
        = {"press": "C1", "skipped": ["A1", "B1"], "flow": "F1"}
        < Press C1. Then D1: which color?
        > no, blue
        = {"ask": "D1"}
        > undo
        = {"press": "C1", "skipped": ["A1", "B1"], "flow": "F1"}
        > done
        ~ square now?
        > pressed, now green
        = {"press": "D1", "skipped": [], "flow": "F2"}
        """,
    )


def test_start_in_one_breath_and_a_run() -> None:
    play(
        "en",
        """
        > decolored squares, B1 red, B4 green
        ? stages[0].A1
        > next is pink
        = {"press": "B1", "skipped": ["A1"], "flow": "F2"}
        > blue red green green
        = {"press": "B2", "skipped": ["C1", "D1", "A2"], "flow": "F2"}
        > strike
        ? stages[0].B1, stages[0].B4
        > red, yellow
        ? stages[0].A1
        > strike
        > bottom yellow, top red
        ? stages[0].A1
        """,
    )


def test_the_start_is_corrected() -> None:
    play(
        "en",
        """
        > decolored squares, top red, bottom yellow
        > no, b four is green
        ? stages[0].A1
        > pink
        = {"press": "B1", "skipped": ["A1"], "flow": "F2"}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > decolored squares, top red, bottom yellow
        > D3 is red
        = {"error": "misread"}
        ? stages[0].A1
        > A1 is green
        = {"ask": "C1"}
        """,
    )


def test_the_whole_module() -> None:
    play(
        "en",
        """
        > decolored squares, B1 blue, B4 blue
        > green green green green green green green green green green green green green green green green
        ~ Press
        """,
    )


def test_a_run_comes_by_a_square_of_the_start() -> None:
    play(
        "en",
        """
        > decolored squares, B1 pink, B4 blue
        ? stages[0].A1
        > pink, pink, yellow, pink
        = {"ask": "A2"}
        > undo
        ? stages[0].A1
        > pink, yellow, pink
        = {"ask": "A2"}
        """,
    )
