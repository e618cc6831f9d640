"""Digital Root in English: four digits at once, or above and below; short and wrong rows."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "en",
        """
        > digital root three seven two bottom three
        = {"button": "yes"}
        < Press yes.
        > no, bottom two
        = {"button": "no"}
        > undo
        = {"button": "yes"}
        > 9 9 9 9
        = {"button": "yes"}
        """,
    )


def test_step_by_step() -> None:
    play(
        "en",
        """
        > digital root
        ? top, bottom
        > top digits 4 9 1
        ? bottom
        > eight
        = {"button": "no"}
        > the bottom one is five
        = {"button": "yes"}
        > 1 2 3 4 5
        = {"error": "bad_input"}
        ! changed=false
        """,
    )
