"""Symbolic Password in English: two rows of three, vague names settled by the table."""

from tests.talk import play

D4 = '"region": "D4", "target": [["squid_knife", "right_c", "ae"], ["double_k", "paragraph", "pitchfork"]]'
C1 = '"region": "C1", "target": [["copyright", "six", "pitchfork"], ["pumpkin", "paragraph", "smiley_face"]]'
A6 = '"region": "A6", "target": [["hook_n", "hook_n", "upside_down_y"], ["left_c", "question_mark", "hollow_star"]]'
"""Regions and what they look like."""


def test_two_rows_in_one_breath() -> None:
    play(
        "en",
        """
        > symbolic password
        ? grid
        > top row: a e, squid knife, right c; bottom row: double k, paragraph, pitchfork
        = {<D4>, "moves": ["top_left"]}
        < Top row left. Then it reads squid knife, right c, a e, double k, paragraph, pitchfork. Submit.
        > no, top left is squid knife and top middle is a e
        = {<D4>, "moves": ["middle_column", "top_left", "middle_column", "top_right", "middle_column"]}
        > undo
        = {<D4>, "moves": ["top_left"]}
        > strike
        ? grid
        """.replace("<D4>", D4),
    )


def test_step_by_step_with_a_vague_name() -> None:
    play(
        "en",
        """
        > symbolic password
        > top row pitchfork pumpkin six
        ? symbols[3]
        < Bottom left?
        > paragraph
        ? symbols[4]
        > smiley
        ? symbols[5]
        > letter c
        = {<C1>, "moves": ["top_left", "bottom_right", "left_column"]}
        """.replace("<C1>", C1),
    )


def test_a_symbol_may_be_there_twice() -> None:
    play(
        "en",
        """
        > symbolic password: question mark, lambda, star, honda, hook n, backwards c
        = {<A6>, "moves": ["left_column", "middle_column", "bottom_right", "right_column"]}
        """.replace("<A6>", A6),
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > symbolic password
        > balloon euro copyright dragon at balloon
        = {"error": "no_region"}
        ? grid
        > balloon euro copyright dragon at balloon six
        = {"error": "bad_input"}
        > teepee euro copyright six pumpkin balloon
        = {"error": "unknown_symbol"}
        > balloon euro copyright at balloon pumpkin
        = {"region": "A1", "target": [["balloon", "euro", "copyright"], ["at", "balloon", "pumpkin"]], "moves": []}
        < That is right already: submit.
        """,
    )
