"""Bitwise Operations in English: the operator, and the edgework that decides."""

from tests.talk import play


def test_with_the_edgework_known() -> None:
    play(
        "en",
        """
        > three batteries in two holders
        > no indicators, no ports
        > eleven modules, five minutes
        > serial ends in five
        > bitwise, it says OR
        = {"bits": "10110111"}
        > no, it says exclusive or
        = {"bits": "10110110"}
        > undo
        = {"bits": "10110111"}
        > not
        ! answer={"bits": "11101100"}
        """,
    )


def test_step_by_step() -> None:
    play(
        "en",
        """
        > bitwise operations
        ? operator
        > and
        ? batteries, holders
        > two in one
        ? indicators
        """,
    )
