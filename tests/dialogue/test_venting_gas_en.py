"""Venting Gas in English: it cuts in, and the module in hand comes back."""

from tests.talk import play


def test_gas_cuts_in() -> None:
    play(
        "en",
        """
        > wires
        ? wires
        > gas: vent gas?
        = {"press": "Y"}
        < Press Y, yes.
        ! module="venting_gas"
        > red blue yellow
        ! module="wires"
        = {"cut": 3}
        > venting gas
        ? prompt
        > detonate
        = {"press": "N"}
        """,
    )


def test_told_at_once() -> None:
    play(
        "en",
        """
        > vent gas
        = {"press": "Y"}
        > it asks detonate
        = {"press": "N"}
        > no, vent gas
        = {"press": "Y"}
        > undo
        = {"press": "N"}
        """,
    )
