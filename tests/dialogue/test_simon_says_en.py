"""Simon Says in English: the sequence grows, strikes change the row, a word is taken back."""

from tests.talk import play


def test_the_sequence_grows_flash_by_flash() -> None:
    play(
        "en",
        """
        > simon says
        ? flashes
        > red
        = {"press": ["blue"]}
        < Press blue.
        ? flashes[1]
        > done
        ? flashes[1]
        ! changed=false
        > then green
        ? serial_vowel
        > no
        = {"press": ["blue", "green"]}
        > one more: yellow
        = {"press": ["blue", "green", "red"]}
        > no, sorry, blue
        = {"press": ["blue", "green", "yellow"]}
        > undo
        = {"press": ["blue", "green", "red"]}
        > the second one is blue
        = {"press": ["blue", "yellow", "red"]}
        """,
    )


def test_told_in_one_breath_and_struck() -> None:
    play(
        "en",
        """
        > simon says it flashes red green green, serial number has a vowel
        = {"press": ["blue", "yellow", "yellow"]}
        > strike
        = {"press": ["yellow", "blue", "blue"]}
        > red green green
        = {"press": ["yellow", "blue", "blue"]}
        > two strikes
        = {"press": ["green", "yellow", "yellow"]}
        > flashing red green green blue
        = {"press": ["green", "yellow", "yellow", "red"]}
        > and red
        = {"press": ["green", "yellow", "yellow", "red", "green"]}
        > solved
        ~ solved
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "en",
        """
        > simon, white
        = {"error": "unknown_color"}
        ! changed=true
        > red red red red red red
        = {"error": "too_many_flashes"}
        ! changed=false
        > red
        = {"press": ["blue"]}
        """,
    )
