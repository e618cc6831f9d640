"""Conversations as demanding players hold them: corrections of what was told just now, odd wordings, slips."""

from tests.talk import play


def test_a_bare_number_after_no_corrects_the_fact_told_last() -> None:
    play(
        "en",
        """
        > three batteries
        > no sorry, four
        < Batteries: 4.
        > button blue detonate
        < Tap it.
        > actually there is only one battery
        ~ Hold it
        > no, two
        < Batteries: 2. Tap it.
        > undo
        ~ Hold it
        """,
    )


def test_an_answer_is_corrected_while_the_next_question_is_open() -> None:
    play(
        "en",
        """
        > two bits
        > al5qf2
        > three
        ! asking=["port:Stereo RCA"]
        > no, four
        < Batteries: 4. Is there a Stereo RCA port?
        """,
    )


def test_yes_and_no_are_corrected_after_the_answer() -> None:
    play(
        "en",
        """
        > wires red red blue yellow
        > yes
        < Cut the second wire.
        > sorry, no
        < Last digit even. Cut the first wire.
        > button white press
        > yes
        ~ Hold it
        > no, it's not
        ! asking=["batteries"]
        > lit frk
        > no sorry, it's unlit
        ~ Unlit: FRK.
        """,
    )
