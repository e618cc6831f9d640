"""Саймон утверждает: вспышки по этапам, «все кроме», поправка, угол."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ru",
        """
        > саймон утверждает
        ? stages[0]
        > мигнули красный и зелёный
        = {"press": ["blue"]}
        < Нажмите: синий.
        > жёлтый и зелёный вместе
        ? top_left
        < Какого цвета левая верхняя кнопка?
        > синяя
        = {"press": ["blue", "red"]}
        < Нажмите: синий, красный.
        > последняя вспышка синяя и красная
        = {"press": ["blue", "red", "green"]}
        > все четыре
        = {"press": ["blue", "red", "green", "yellow"]}
        < Нажмите: синий, красный, зелёный, жёлтый.
        ?
        """,
    )


def test_all_but_and_correction() -> None:
    play(
        "ru",
        """
        > саймон утверждает, верхняя левая зелёная
        ? stages[0]
        > все кроме зелёного
        = {"press": ["blue"]}
        > нет, все кроме красного
        = {"press": ["red"]}
        > отмени
        = {"press": ["blue"]}
        > зелёный
        = {"press": ["blue", "blue"]}
        > не мигает жёлтый
        = {"press": ["blue", "blue", "green"]}
        """,
    )


def test_impossible() -> None:
    play(
        "ru",
        """
        > саймон утверждает
        > красный и красный
        = {"error": "bad_input"}
        ! changed=false
        > сначала красный, потом синий и зелёный, потом все
        ? top_left
        > квадрат
        = {"press": ["red", "yellow", "green"]}
        > ошибка
        ~ Ошибок: 1.
        ? stages[3]
        """,
    )
