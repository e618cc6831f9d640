"""Piano Keys in English: symbols by name and by looks, one by one, with corrections; "c" is asked about if it matters."""

from tests.talk import play


def test_one_breath_then_the_casing() -> None:
    play(
        "en",
        """
        > piano keys, flat, turn and C clef
        ? serial_last_digit
        > serial AL5QF2
        = {"rule": 1, "notes": ["A#", "A#", "A#", "A#", "F#", "G#", "A#", "G#", "A#"]}
        < A sharp, A sharp, A sharp, A sharp, F sharp, G sharp, A sharp, G sharp, A sharp.
        > why
        < Rule one: a flat, and the serial number ends in an even digit.
        > no, the first is a hash
        ? holders
        > three batteries in two holders
        = {"rule": 2, "notes": ["D#", "D#", "D", "D", "D#", "D#", "D", "D#", "D#", "D", "D", "D#"]}
        > undo
        ? holders
        """,
    )


def test_step_by_step_and_looks() -> None:
    play(
        "en",
        """
        > serial 7B3ZE9
        > no batteries
        > piano keys
        ? symbols
        > little box with legs
        ? symbols[1]
        < And symbol two?
        > bird's eye
        ? symbols[2]
        > small b
        = {"rule": 3, "notes": ["E", "F#", "F#", "F#", "F#", "E", "E", "E"]}
        """,
    )


def test_impossible_counts_and_signs() -> None:
    play(
        "en",
        """
        > piano keys
        > flat, natural, C clef and sharp
        = {"error": "bad_input"}
        ? symbols
        > flat flat cut time
        = {"error": "bad_input"}
        > flat, natural and breve
        = {"error": "bad_input"}
        > flat, sharp, wavy line
        ? serial_last_digit
        > odd
        ? holders
        """,
    )


def test_a_c_is_asked_about_where_it_matters() -> None:
    play(
        "en",
        """
        > serial AL1QF7
        > no ports
        > no batteries
        > no indicators
        > piano keys, c, sharp, fermata
        ? choice
        > the C clef
        = {"rule": 9, "notes": ["G", "G", "G", "D#", "A#", "G", "D#", "A#", "G"]}
        """,
    )
