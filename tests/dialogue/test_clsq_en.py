"""Which of the colored squares it is, in English: by the rarest colors, by counts or by the whole field."""

from tests.talk import play


def test_by_the_rarest_colors() -> None:
    play(
        "en",
        """
        > which squares
        ? rarest
        > two colors have only two
        = {"module": "uncolored_squares", "supported": true}
        < That is Uncolored Squares. Say its name to go on.
        > undo
        ? rarest
        > four colours appear once
        = {"module": "discolored_squares", "supported": true}
        > three of them twice, two of them five times
        = {"module": "decolored_squares", "supported": true}
        > yellow, two, no tie
        = {"module": "colored_squares", "supported": true}
        > it turned black
        = {"module": "not_colored_squares", "supported": false}
        < That is Not Colored Squares, a relative that I don't know.
        """,
    )


def test_step_by_step() -> None:
    play(
        "en",
        """
        > four by four colors, I don't know which one
        ? rarest
        > three colors tie
        ? rarest
        < How many squares does each of them have?
        > one
        = {"module": "isocolored_squares", "supported": false}
        """,
    )


def test_counts_and_field() -> None:
    play(
        "en",
        """
        > sixteen squares, red and blue, two each
        = {"module": "uncolored_squares", "supported": true}
        > no, red four blue five green four magenta two yellow one
        = {"module": "colored_squares", "supported": true}
        > blue green green red, red red red blue, magenta red green yellow, red blue magenta magenta
        = {"module": "colored_squares", "supported": true}
        > colored squares, yellow one
        = {"group": "yellow", "cells": null}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > which squares
        > red four blue four green four yellow five
        = {"error": "bad_input"}
        ? rarest
        > three colors have four each
        = {"error": "unknown_module"}
        > white four blue four green four yellow four
        = {"error": "already_started"}
        > yellow, just one
        = {"module": "colored_squares", "supported": true}
        """,
    )
