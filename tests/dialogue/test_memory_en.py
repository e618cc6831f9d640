"""Memory in English: both ways, corrections, stages, strike, a sixth stage."""

from tests.talk import play


def test_display_only() -> None:
    play(
        "en",
        """
        > memory
        ? display
        > display two
        = {"position": 2}
        ? stages[0].label
        < Press position two. Which number is it?
        > position two was a one
        ? display
        > one
        = {"label": 4}
        ? stages[1].position
        < Press label four. Which position is it?
        > the third
        ? display
        > two
        = {"label": 1}
        ? display
        > three
        = {"position": 3}
        ? stages[3].label
        > it was a three
        > four
        = {"label": 1}
        ?
        """,
    )


def test_display_and_labels() -> None:
    play(
        "en",
        """
        > memory, two, and the buttons are three one four two
        = {"position": 2, "label": 1}
        < Press position two, label one.
        > one two four one three
        = {"position": 2, "label": 4}
        > 2 4321
        = {"position": 4, "label": 1}
        > display three labels four three two one
        = {"position": 2, "label": 3}
        > 3 2143
        = {"position": 4, "label": 3}
        ?
        > display two
        = {"error": "too_many_stages"}
        ! changed=false
        > two
        = {"error": "too_many_stages"}
        """,
    )


def test_homophones() -> None:
    play(
        "en",
        """
        > memory to one for to three
        = {"position": 2, "label": 4}
        """,
    )


def test_corrections_and_undo() -> None:
    play(
        "en",
        """
        > memory
        > two
        = {"position": 2}
        > one
        > two
        = {"position": 2}
        > no, three not two
        = {"position": 1}
        ? stages[1].label
        > four
        ? display
        > undo
        ? stages[1].label
        > undo
        = {"position": 2}
        """,
    )


def test_an_earlier_stage_is_corrected() -> None:
    play(
        "en",
        """
        > memory, two 3142
        = {"position": 2, "label": 1}
        > two 3142
        = {"position": 2, "label": 1}
        > stage one display was three
        = {"position": 3, "label": 4}
        > stage one was wrong
        ~ stage one
        ? stages[0].position
        > four
        = {"position": 4, "label": 2}
        """,
    )


def test_a_strike_starts_again() -> None:
    play(
        "en",
        """
        > memory
        > display four
        = {"position": 4}
        > three
        > strike
        ~ It starts again.
        ? display
        > two
        = {"position": 2}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > memory
        > six
        = {"error": "bad_display"}
        ? display
        > two three three one two
        = {"error": "bad_labels"}
        > two
        = {"position": 2}
        """,
    )


def test_two_memories() -> None:
    play(
        "en",
        """
        > memory
        > three
        = {"position": 3}
        > second memory
        ? display
        > one
        = {"position": 2}
        > first memory
        = {"position": 3}
        ? stages[0].label
        """,
    )
