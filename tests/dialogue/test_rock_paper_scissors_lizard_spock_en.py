"""Rock-Paper-Scissors-Lizard-Spock in English: the middle sign or a pentagon, then only as much casing as decides."""

from tests.talk import play


def test_step_by_step_with_corrections() -> None:
    play(
        "en",
        """
        > rock paper scissors lizard spock
        ? decoy
        > two on top, three below, scissors in the middle of the three
        ? serial
        > AL5QF2
        ? ports
        > no ports
        ? indicators
        > no indicators
        = {"press": ["rock", "paper", "lizard", "spock"]}
        < Press all but scissors: rock, paper, lizard, spock.
        > why
        < No row decides.
        > no, lizard in the middle
        = {"press": ["rock", "paper", "scissors", "spock"]}
        > no, it is a pentagon
        < Press all five: rock, paper, scissors, lizard, spock.
        > undo
        = {"press": ["rock", "paper", "scissors", "spock"]}
        """,
    )


def test_in_one_breath_with_a_known_casing() -> None:
    play(
        "en",
        """
        > serial RA3LS6
        > rock paper scissors, they're arranged in a regular pentagon
        ? ports
        > one plate with DVI and RJ, one with parallel, one empty plate, no other ports
        ? indicators
        > lit FRK, no other indicators
        = {"press": ["paper", "spock"]}
        < Press paper, spock.
        > why
        < The lit indicators give rock.
        """,
    )


def test_short_answers() -> None:
    play(
        "en",
        """
        > serial CK7BC3
        > lizard spock
        > the vulcan salute is in the middle
        ? ports
        > undo
        ? decoy
        > yes
        = {"press": ["paper", "lizard"]}
        > rock paper scissors again
        ! copy=2
        > banana
        -
        > fist
        = {"press": ["paper", "lizard"]}
        """,
    )
