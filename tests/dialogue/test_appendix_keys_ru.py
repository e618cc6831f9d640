"""Названия нот: по имени, по цвету и номеру, по месту; чего не бывает."""

from tests.talk import play


def test_notes() -> None:
    play(
        "ru",
        """
        > названия нот
        ? note
        > си-бемоль
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        < Си-бемоль: пятая чёрная клавиша, одиннадцатая из двенадцати.
        > какая клавиша фа-диез
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > чёрная шестая
        = {"error": "bad_input"}
        > клавиша тринадцать
        = {"error": "bad_input"}
        > третья белая
        = {"key": "E", "index": 5, "color": "white", "number": 3}
        < Ми: третья белая клавиша, пятая из двенадцати.
        > отмени
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > C#
        = {"key": "C#", "index": 2, "color": "black", "number": 1}
        """,
    )
