"""The note names in English: by name, by colour and number, by place; written signs; what no note is called."""

from tests.talk import play


def test_notes_by_name_and_place() -> None:
    play(
        "en",
        """
        > appendix keys
        ? note
        > B flat
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        < B flat: black key five, key eleven of twelve.
        > no, sharp
        = {"key": "C", "index": 1, "color": "white", "number": 1}
        > which key is F sharp
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > black key three
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > black key six
        = {"error": "bad_input"}
        > key thirteen
        = {"error": "bad_input"}
        > the third white key
        = {"key": "E", "index": 5, "color": "white", "number": 3}
        < E: white key three, key five of twelve.
        > undo
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > A
        = {"key": "A", "index": 10, "color": "white", "number": 6}
        """,
    )


def test_as_written() -> None:
    play(
        "en",
        """
        > note names Bb
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        > C#
        = {"key": "C#", "index": 2, "color": "black", "number": 1}
        """,
    )
