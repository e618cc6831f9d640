"""A strange word between two words, and words that the defuser explains."""

from tests.talk import play


def test_did_you_say() -> None:
    play(
        "en",
        """
        > letter keys
        > sevent
        < Did you say seventy?
        ? confirm
        > yes
        ? serial
        > undo
        ? number
        > sevent
        > no
        < All right, as it was. Which number is on the display?
        > seven
        ? serial
        """,
    )


def test_it_may_be_said_again_instead_of_yes_or_no() -> None:
    play(
        "en",
        """
        > letter keys
        > sevent
        ? confirm
        > seventy
        ! understood=[{"module": "letter_keys", "copy": 1, "slots": {"number": 70}}]
        ? serial
        """,
    )


def test_a_clear_word_is_not_asked_about() -> None:
    play(
        "en",
        """
        > wires rad blue wite
        = {"cut": 3}
        """,
    )


def test_a_word_explained() -> None:
    play(
        "en",
        """
        > when I say mushroom I mean omega
        < Good: mushroom is omega.
        > keypad six, mushroom, ae, euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [1, 4, 3, 2]}
        > when I say foo I mean blorp
        -
        """,
    )


def test_a_word_explained_in_japanese_and_russian() -> None:
    play(
        "ja",
        """
        > まめと言ったら赤のことです
        ! understood=[{"command": "alias"}]
        > ワイヤ、まめ、青、白
        = {"cut": 3}
        """,
    )
    play(
        "ru",
        """
        > когда я говорю клюква, я имею в виду красный
        ! understood=[{"command": "alias"}]
        > провода клюква синий белый
        = {"cut": 3}
        """,
    )
