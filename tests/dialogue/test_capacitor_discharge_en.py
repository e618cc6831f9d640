"""Capacitor Discharge in English: an answer without a question, better with the seconds."""

from tests.talk import play


def test_capacitor() -> None:
    play(
        "en",
        """
        > capacitor, fifteen seconds
        = {"action": "hold_lever", "hold_seconds": 5}
        < Hold the lever down and count to five.
        > the lever thing is filling up
        = {"action": "hold_lever"}
        > the display says thirty
        = {"action": "hold_lever", "hold_seconds": 3}
        > sixty seconds
        = {"error": "bad_time"}
        ! changed=false
        > no, twenty seconds
        = {"action": "hold_lever", "hold_seconds": 5}
        > undo
        = {"action": "hold_lever", "hold_seconds": 3}
        """,
    )
