"""Булева диаграмма Венна: выражение, как его читают, или три его части."""

from tests.talk import play


def test_read_out() -> None:
    play(
        "ru",
        """
        > диаграмма Венна: скобка А и Бэ скобка, стрелка вправо, Цэ
        = {"press": ["A", "B", "C", "AC", "BC", "ABC", "none"]}
        ~ Нажмите все, кроме: 
        > нет, скобки справа
        = {"press": ["A", "AC", "ABC"]}
        > отмени
        = {"press": ["A", "B", "C", "AC", "BC", "ABC", "none"]}
        """,
    )


def test_parts() -> None:
    play(
        "ru",
        """
        > булева диаграмма Венна
        ? expression
        > ксор, потом нор
        ? expression
        > справа
        = {"press": ["AB", "AC", "ABC", "none"]}
        """,
    )


def test_one_operator_at_a_time() -> None:
    play(
        "ru",
        """
        > диаграмма Венна
        > домик
        > галочка
        > слева
        = {"press": ["C", "AB", "AC", "BC", "ABC"]}
        > нет, второй знак стрелка вниз
        = {"press": ["A", "B", "none"]}
        """,
    )
