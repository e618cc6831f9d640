"""Binary LEDs in English: pictures, places or numbers; a wire lost; what cannot be."""

from tests.talk import play


def test_pictures() -> None:
    play(
        "en",
        """
        > binary LEDs
        ? values
        > on off off off on, then zero one one one one, then off off on on off
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        < Cut green when only these are on: fourth.
        > the green wire is gone
        ! changed=true
        > undo
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        """,
    )


def test_places_one_after_the_other() -> None:
    play(
        "en",
        """
        > binary lights
        > all five on
        ? values[1]
        > two and three
        ? values[1]
        > only the fourth one
        ! answer={"sequence": 2, "wire": "red", "number": 2, "leds": "00010", "neighbors": [19, 1]}
        """,
    )


def test_numbers_and_nonsense() -> None:
    play(
        "en",
        """
        > binary leds, seventeen fifteen six
        ~ Cut green
        > no, sixty three
        = {"error": "bad_input"}
        ! changed=false
        > on off on
        = {"error": "bad_input"}
        > no, numbers four twelve four
        = {"error": "no_match"}
        """,
    )
