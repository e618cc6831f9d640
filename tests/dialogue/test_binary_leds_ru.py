"""Двоичные светодиоды: рисунки, места или числа; перерезанный провод; чего не бывает."""

from tests.talk import play


def test_pictures() -> None:
    play(
        "ru",
        """
        > двоичные светодиоды
        ? values
        > горит нет нет нет горит, потом ноль один один один один, потом нет нет горит горит нет
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        < Режьте зелёный, когда горит только: четвёртый.
        > зелёный провод перерезан
        ! changed=true
        > отмени
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        """,
    )


def test_places_one_after_the_other() -> None:
    play(
        "ru",
        """
        > двоичные светодиоды
        > горят все
        ? values[1]
        > второй и третий
        ? values[1]
        > только четвёртый
        ! answer={"sequence": 2, "wire": "red", "number": 2, "leds": "00010", "neighbors": [19, 1]}
        """,
    )


def test_numbers_and_nonsense() -> None:
    play(
        "ru",
        """
        > двоичные светодиоды, семнадцать пятнадцать шесть
        ~ Режьте зелёный
        > нет, шестьдесят три
        = {"error": "bad_input"}
        ! changed=false
        > горит не горит горит
        = {"error": "bad_input"}
        > нет, числа четыре двенадцать четыре
        = {"error": "no_match"}
        """,
    )
