"""Ручка: два числа или оба ряда; поправка после возвращения прежнего модуля."""

from tests.talk import play


def test_two_numbers() -> None:
    play(
        "ru",
        """
        > ручка: слева пять, справа три
        = {"position": "down", "side": null}
        ~ Поверните вниз, напротив слова
        > нет, справа два
        = {"position": "right", "side": null}
        > слово ап слева
        = {"position": "right", "side": "top"}
        ~ это сверху.
        > отмени
        = {"position": "right", "side": null}
        """,
    )


def test_one_number_can_do() -> None:
    play(
        "ru",
        """
        > ручка
        ? counts
        > четыре
        = {"position": "up", "side": null}
        > ручка
        > пять
        ? counts[1]
        > четыре
        = {"position": "right", "side": null}
        """,
    )


def test_rows_and_nonsense() -> None:
    play(
        "ru",
        """
        > ручка
        > верхний ряд: нет нет да нет да да
        ? leds[1]
        > да да да да нет да
        = {"position": "up", "side": null}
        > верхний ряд горит горит горит горит горит горит, нижний ряд горит горит горит горит горит горит
        = {"error": "unknown_pattern"}
        ! changed=false
        > слева шесть справа шесть
        = {"error": "unknown_pattern"}
        > горит не горит горит не горит горит
        = {"error": "bad_leds"}
        """,
    )


def test_it_cuts_in_and_can_be_corrected() -> None:
    play(
        "ru",
        """
        > провода
        ? wires
        > ручка, ноль слева и три справа
        = {"position": "left", "side": null}
        ? wires
        > нет, четыре слева и четыре справа
        = {"position": "up", "side": null}
        ! module="knob"
        > красный синий жёлтый
        = {"cut": 3}
        """,
    )
