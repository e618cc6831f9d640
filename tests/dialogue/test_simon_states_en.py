"""Simon States in English: newest flashes, all, all but, whole histories, the top left color."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "en",
        """
        > simon states
        ? stages[0]
        > red and green
        = {"press": ["blue"]}
        ? stages[1]
        > all but red
        = {"press": ["blue", "red"]}
        > the last flash is all four
        ? top_left
        > top left is blue
        = {"press": ["blue", "red", "blue"]}
        > blue and red
        = {"press": ["blue", "red", "blue", "green"]}
        ?
        < Press blue, red, blue, green.
        """,
    )


def test_a_row_of_flashes() -> None:
    play(
        "en",
        """
        > simon states: it flashes red, then blue and green together
        ? top_left
        > red
        = {"press": ["red", "yellow"]}
        > red then blue and green then red and blue
        = {"press": ["red", "yellow", "red"]}
        """,
    )


def test_shapes_for_the_colorblind() -> None:
    play(
        "en",
        """
        > simon states, top left is the triangle, star and circle
        = {"press": ["blue"]}
        > square and star
        = {"press": ["blue", "yellow"]}
        """,
    )


def test_corrections_and_undo() -> None:
    play(
        "en",
        """
        > simon states, red and green
        = {"press": ["blue"]}
        > green
        = {"press": ["blue", "blue"]}
        > no, blue
        = {"press": ["blue", "yellow"]}
        > stage one was green
        = {"press": ["green", "yellow"]}
        > undo
        = {"press": ["blue", "yellow"]}
        """,
    )


def test_a_strike_keeps_what_was_told() -> None:
    play(
        "en",
        """
        > simon states, red
        = {"press": ["red"]}
        > strike
        ~ Strike one.
        > green
        = {"press": ["red", "blue"]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > simon states red red
        = {"error": "bad_input"}
        ? stages[0]
        > everything except red
        = {"press": ["red"]}
        """,
    )
