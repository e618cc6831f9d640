"""Round Keypad in English: eight symbols clockwise, at once or one by one, vague names settled."""

from tests.talk import play


def test_all_at_once() -> None:
    play(
        "en",
        """
        > round keypad
        ? symbols
        > clockwise from the top: euro, omega, a e, tracks, six, balloon, copyright, dragon
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        < Press balloon, copyright, dragon.
        > no, the third is a smiley
        = {"column": 6, "press": ["smiley_face", "balloon", "copyright", "dragon"]}
        > undo
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        > strike
        ~ Strike one.
        > solved
        ~ solved
        """,
    )


def test_one_by_one_with_a_vague_name() -> None:
    play(
        "en",
        """
        > round keypad: backwards e, horseshoe
        ? symbols[2]
        < Symbol three?
        > a e
        > then train tracks and flat six
        ? symbols[5]
        > next is a lollipop
        > star
        ? symbols[7]
        > the last is a dragon
        ? choice
        < Symbol seven: filled star or hollow star?
        > filled
        = {"column": 6, "press": ["balloon", "filled_star", "dragon"]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > round keypad
        > euro omega ae tracks six balloon copyright copyright
        = {"error": "duplicate_symbol"}
        ? symbols
        > euro omega ae tracks six balloon copyright dragon pumpkin
        = {"error": "bad_input"}
        > copyright, filled star, hollow star, smiley face, double k, omega, squid knife
        ? symbols[7]
        > teepee
        = {"error": "unknown_symbol"}
        > pumpkin
        = {"column": 3, "press": ["filled_star", "smiley_face", "omega", "squid_knife"]}
        """,
    )
