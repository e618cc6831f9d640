"""Keypad in English: four at once, one by one, by corner, vague names settled by the columns."""

from tests.talk import play


def test_four_at_once_in_the_defusers_words() -> None:
    play(
        "en",
        """
        > keypad
        ? symbols
        > omega, six, A E, backwards euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        < Press six, backwards euro, a e, omega.
        > repeat the second
        < backwards euro
        > why
        < Column six: top right, bottom right, bottom left, top left.
        """,
    )


def test_one_by_one() -> None:
    play(
        "en",
        """
        > keypads
        > balloon
        ? symbols[1]
        < Top right?
        > lightning
        ? symbols[2]
        > lambda
        > pyramid
        = {"order": ["balloon", "at", "upside_down_y", "squiggly_n"], "positions": [1, 4, 3, 2]}
        < Press balloon, pyramid, lambda, lightning.
        """,
    )


def test_by_corner() -> None:
    play(
        "en",
        """
        > keypad
        > top left is the question mark, top right left c
        ? symbols[2]
        > bottom right is a balloon
        ? symbols[2]
        > honda bottom left
        = {"order": ["balloon", "left_c", "hook_n", "question_mark"], "positions": [4, 2, 3, 1]}
        """,
    )


def test_by_row() -> None:
    play(
        "en",
        """
        > keypad, top row copyright and pumpkin
        ? symbols[2]
        > bottom row loop and hollow star
        = {"order": ["copyright", "pumpkin", "cursive", "hollow_star"], "positions": [1, 2, 3, 4]}
        """,
    )


def test_vague_names_are_settled_by_the_column() -> None:
    play(
        "en",
        """
        > keypad: star, copyright, butt, three
        = {"order": ["copyright", "pumpkin", "melted_three", "hollow_star"], "positions": [2, 3, 4, 1]}
        < Press copyright, pumpkin, three, star.
        > keypad: c, star, smiley, b t
        = {"order": ["smiley_face", "bt", "right_c", "filled_star"], "positions": [3, 4, 1, 2]}
        > keypad: snake, hollow star, copyright, lambda
        = {"order": ["copyright", "cursive", "upside_down_y", "hollow_star"], "positions": [3, 1, 4, 2]}
        """,
    )


def test_only_a_real_doubt_is_asked() -> None:
    play(
        "en",
        """
        > keypad: six, p, squid, question mark
        ? choice
        < Top right: b t or paragraph?
        > paragraph
        = {"order": ["six", "paragraph", "squid_knife", "question_mark"], "positions": [1, 2, 3, 4]}
        > undo
        ? choice
        > the first one
        = {"order": ["six", "bt", "squid_knife", "question_mark"], "positions": [1, 2, 3, 4]}
        """,
    )


def test_a_description() -> None:
    play(
        "en",
        """
        > keypad
        > the one like a cat with a knife
        ? symbols[1]
        > a balloon and a lightning bolt
        > eighty
        = {"order": ["balloon", "at", "squiggly_n", "squid_knife"], "positions": [2, 4, 3, 1]}
        """,
    )


def test_corrections_and_copies() -> None:
    play(
        "en",
        """
        > keypad balloon, lightning, lambda, pyramid
        > no, the third is a squid
        = {"order": ["balloon", "at", "squiggly_n", "squid_knife"], "positions": [1, 4, 2, 3]}
        > second keypad
        ? symbols
        > omega six ae
        ? symbols[3]
        > first keypad
        = {"order": ["balloon", "at", "squiggly_n", "squid_knife"], "positions": [1, 4, 2, 3]}
        > back to the second keypad
        ? symbols[3]
        > euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        ! copy=2
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > keypad omega six dragon euro
        = {"error": "no_column"}
        ? symbols
        > balloon balloon pyramid lambda
        = {"error": "duplicate_symbol"}
        > omega, tracks, ae, euro and n with a hat
        = {"error": "need_four_symbols"}
        > teepee, omega, six, euro
        = {"error": "no_column"}
        > omega, tracks, ae, euro
        = {"order": ["euro", "tracks", "ae", "omega"], "positions": [4, 2, 3, 1]}
        """,
    )
