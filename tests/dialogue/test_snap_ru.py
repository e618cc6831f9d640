"""Снап: две цифры, одинаковые или разные, между делом."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ru",
        """
        > снап, четыре и семь
        = {"button": "pass"}
        < Пас, красная.
        > снап, одинаковые
        = {"button": "snap"}
        < Снап, зелёная.
        > снап две пятёрки
        = {"button": "snap"}
        """,
    )


def test_bit_by_bit_and_impossible() -> None:
    play(
        "ru",
        """
        > снап
        ? displays
        > шесть
        ? displays[1]
        > шесть
        = {"button": "snap"}
        > снап, десять и два
        = {"error": "bad_input"}
        > слева два, справа пять
        = {"button": "pass"}
        """,
    )


def test_between() -> None:
    play(
        "ru",
        """
        > провода
        ? wires
        > снап разные
        = {"button": "pass"}
        ? wires
        > красный синий белый
        = {"cut": 3}
        """,
    )
