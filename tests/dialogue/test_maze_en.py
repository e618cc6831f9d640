"""Maze in English: three cells in one breath or one by one, a correction, a strike, impossible cells."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "en",
        """
        > maze, circle at A two, light at C four, triangle at F one
        < Right 1, up 1, right 2, up 1, left 2, up 1, right 2.
        > no, the light is at charlie three
        < Down 1, right 1, up 1, right 2, up 1, left 2, up 1, right 2.
        > strike
        ? start
        > bravo six
        ! asking=null
        > undo
        ? start
        """,
    )


def test_three_cells_without_words() -> None:
    play(
        "en",
        """
        > maze
        ? circles, start, goal
        > alpha two, charlie four, foxtrot one
        < Right 1, up 1, right 2, up 1, left 2, up 1, right 2.
        """,
    )


def test_one_by_one() -> None:
    play(
        "en",
        """
        > the maze
        > one circle is column one row two
        ? start, goal
        > I am at row four column three
        ? goal
        > foxtrot one
        < Right 1, up 1, right 2, up 1, left 2, up 1, right 2.
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "en",
        """
        > maze
        > circle at bravo three
        = {"error": "unknown_circle"}
        > circle at golf three
        = {"error": "bad_cell"}
        > circle at a two
        ? start, goal
        > another circle at bravo four
        = {"error": "circles_disagree"}
        ? start, goal
        > light at a one, triangle at a one
        = {"error": "already_there"}
        ? start, goal
        """,
    )


def test_a_long_way_is_read_in_parts() -> None:
    play(
        "en",
        """
        > maze circle a2, start a1, triangle f1
        ~ up 1 …
        > next
        < Right 2.
        """,
    )
