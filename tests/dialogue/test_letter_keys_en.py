"""Letter Keys in English: in one breath, step by step, corrections, numbers that cannot be."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "en",
        """
        > letter keys, number forty-two
        = {"press": "A"}
        < 4 2: press alpha.
        ?
        > why
        ~ divided by six
        """,
    )


def test_step_by_step_asks_only_what_decides() -> None:
    play(
        "en",
        """
        > letter keys
        ? number
        > it says twenty one
        ? batteries
        > three
        = {"press": "B"}
        > letter keys
        > fifty
        ? serial
        > 7 B 3 Z E 9
        = {"press": "B"}
        """,
    )


def test_corrections_and_undo() -> None:
    play(
        "en",
        """
        > letter keys, 69
        = {"press": "D"}
        > no, sixty six
        = {"press": "A"}
        > undo
        = {"press": "D"}
        """,
    )


def test_a_number_that_cannot_be() -> None:
    play(
        "en",
        """
        > letter keys
        > number one hundred and five
        = {"error": "bad_input"}
        ? number
        > four two
        = {"press": "A"}
        """,
    )


def test_words_for_the_number() -> None:
    play(
        "en",
        """
        > letter keys
        > the display shows zero
        = {"press": "A"}
        > next letter keys
        > six on the screen
        = {"press": "A"}
        > another letter keys number nine six
        = {"press": "A"}
        ! copy=3
        """,
    )
