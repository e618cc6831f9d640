"""Wire Sequence in English: the whole module, a panel corrected, beginning in the middle, what cannot be."""

from tests.talk import play


def test_the_whole_module() -> None:
    play(
        "en",
        """
        > wire sequence
        ? panels[0]
        > red to C, blue to A, black to B
        = {"actions": ["cut", "skip", "cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        < Cut, leave, cut. Then go down.
        ? panels[1]
        > done
        < Read the panel from top to bottom: color and letter.
        ! changed=false
        > red bravo
        = {"actions": ["cut"], "counts": {"red": 2, "blue": 1, "black": 1}}
        > no wires on this one
        = {"actions": [], "counts": {"red": 2, "blue": 1, "black": 1}}
        < Nothing to cut. Go down.
        > blue to charlie, black to bravo, black to charlie
        = {"actions": ["cut", "skip", "skip"], "counts": {"red": 2, "blue": 2, "black": 3}}
        > red to A
        = {"error": "panel_count"}
        ! changed=false
        > done
        ~ solved
        """,
    )


def test_a_panel_is_corrected() -> None:
    play(
        "en",
        """
        > wire sequence, red to see, blue alpha
        = {"actions": ["cut", "skip"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > no, red to C, blue to B
        = {"actions": ["cut", "cut"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > next panel, black a
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        > panel one was red to A
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 0, "black": 1}}
        > undo
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        """,
    )


def test_in_the_middle_and_impossible() -> None:
    play(
        "en",
        """
        > wire sequence, so far two red, one blue
        ? panels[0]
        > red to A and blue to D
        = {"error": "unknown_letter"}
        > red to A, yellow to B
        = {"error": "unknown_color"}
        > red a red a red a red a
        = {"error": "too_many_wires"}
        > red to A and blue to C
        = {"actions": ["cut", "cut"], "counts": {"red": 3, "blue": 2, "black": 0}}
        """,
    )
