"""Cruel Piano Keys in English: four symbols, the minutes where they count, strikes that change the row."""

from tests.talk import play


def test_within_the_minute() -> None:
    play(
        "en",
        """
        > cruel piano keys
        ? symbols
        > sharp, breve
        ? symbols[2]
        > small b
        > fermata
        ? plates
        > one plate with parallel, one empty plate, no other ports
        ? holders
        > three batteries in two holders
        ? minutes_left
        < How many full minutes are left?
        > four
        = {"rule": 2, "notes": ["D", "G", "F", "E", "A#", "G#", "D#", "A", "C#", "B", "C", "F#"]}
        < Play it within this minute: D, G, F, E, A sharp, G sharp, D sharp, A, C sharp, B, C, F sharp.
        > why
        < Rule two: a sharp or double sharp, and an empty port plate.
        > no, the first is a quarter rest
        ? indicators
        > no indicators
        = {"rule": 9, "notes": ["C", "D#", "F#", "D", "F", "C#", "B", "A", "G", "A#", "E", "G#"]}
        > undo
        ? indicators
        """,
    )


def test_a_strike_changes_the_row() -> None:
    play(
        "en",
        """
        > serial AE3BC4
        > no indicators
        > no ports
        > cruel piano keys, alla breve, wavy line, double whole note, small b
        = {"rule": 5, "notes": ["F#", "C", "C#", "E", "A#", "G", "G#", "A", "F", "D#", "B", "D"]}
        > strike
        = {"rule": 5, "notes": ["D", "F", "D#", "G#", "E", "C", "B", "A#", "C#", "A", "F#", "G"]}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > cruel piano
        > flat, sharp, breve, eye, natural
        = {"error": "bad_input"}
        ? symbols
        > flat, sharp, breve, asterisk
        = {"error": "bad_input"}
        > flat, sharp
        ? symbols[2]
        """,
    )


def test_a_count_of_empty_plates_is_not_all_about_the_ports() -> None:
    """The rules of the empty plate and of doubled ports are two questions."""
    play(
        "en",
        """
        > cruel piano keys
        > mordent, fermata, down bow, double sharp
        < How many port plates are empty?
        ? plates
        > none
        < Which ports?
        > plate with DVI and PS2, plate with DVI
        = {"rule": 3, "notes": ["F", "G#", "E", "D", "A#", "B", "C", "A", "D#", "F#", "G", "C#"]}
        """,
    )
