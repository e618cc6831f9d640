"""Алфавит: четыре буквы сразу, по одной, по углам, с поправкой."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ru",
        """
        > алфавит: джей, ди, ю, аш
        = {"press": ["H", "D", "U", "J"]}
        < Нажмите: Харитон Дмитрий Ульяна Джульетта.
        > нет, вторая Николай
        = {"error": "no_word"}
        ! changed=false
        > почему
        ~ HDU
        > алфавит, сверху джей и ди, снизу у и аш
        = {"press": ["H", "D", "U", "J"]}
        """,
    )


def test_bit_by_bit() -> None:
    play(
        "ru",
        """
        > алфавит
        ? letters
        < Назовите четыре буквы.
        > цэ
        ? letters[1]
        < А вторая буква?
        > Николай и Анна
        ? letters[3]
        > справа снизу Виктор
        = {"press": ["V", "C", "N", "A"]}
        > отмени
        ? letters[3]
        > вторая буква Николай
        ? letters[3]
        > Цапля
        = {"error": "duplicate_letter"}
        > вэ
        = {"press": ["V", "C", "N", "A"]}
        """,
    )


def test_rows() -> None:
    play(
        "ru",
        """
        > алфавит
        > сверху Роман и Павел
        ? letters[2]
        > снизу джей, о
        = {"press": ["J", "R", "O", "P"]}
        > а бэ цэ дэ е
        = {"error": "bad_input"}
        """,
    )
