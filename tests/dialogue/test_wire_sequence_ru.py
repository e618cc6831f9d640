"""Последовательность проводов: весь модуль, поправка панели, начало с середины, чего не бывает."""

from tests.talk import play


def test_the_whole_module() -> None:
    play(
        "ru",
        """
        > последовательность проводов
        ? panels[0]
        < Панель сверху вниз: цвет и буква?
        > красный в C, синий в A, чёрный в B
        = {"actions": ["cut", "skip", "cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        < Режьте, не трогайте, режьте. Дальше вниз.
        ? panels[1]
        > готово
        < Панель сверху вниз: цвет и буква?
        ! changed=false
        > красный бэ
        = {"actions": ["cut"], "counts": {"red": 2, "blue": 1, "black": 1}}
        > здесь проводов нет
        = {"actions": [], "counts": {"red": 2, "blue": 1, "black": 1}}
        < Здесь ничего не режьте. Дальше вниз.
        > синий чарли, чёрный браво, чёрный чарли
        = {"actions": ["cut", "skip", "skip"], "counts": {"red": 2, "blue": 2, "black": 3}}
        > красный а
        = {"error": "panel_count"}
        ! changed=false
        > готово
        ~ решено
        """,
    )


def test_a_panel_is_corrected() -> None:
    play(
        "ru",
        """
        > последовательность проводов, красный цэ, синий а
        = {"actions": ["cut", "skip"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > нет, красный цэ, синий бэ
        = {"actions": ["cut", "cut"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > следующая панель, чёрный а
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        > первая панель была красный к а
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 0, "black": 1}}
        > отмени
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        """,
    )


def test_in_the_middle_and_impossible() -> None:
    play(
        "ru",
        """
        > последовательность проводов, уже было два красных, один синий
        ? panels[0]
        > красный а и синий дэ
        = {"error": "unknown_letter"}
        > красный а, жёлтый бэ
        = {"error": "unknown_color"}
        > красный а красный а красный а красный а
        = {"error": "too_many_wires"}
        > красный а и синий цэ
        = {"actions": ["cut", "cut"], "counts": {"red": 3, "blue": 2, "black": 0}}
        """,
    )
