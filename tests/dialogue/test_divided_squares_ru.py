"""Разделённые квадраты: один квадрат или поле, нажатие и число решённых модулей."""

from tests.talk import play


def test_one_square() -> None:
    play(
        "ru",
        """
        > разделённые квадраты
        ? grid
        > один зелёный квадрат
        < Коротко нажмите между секундами. Какого цвета он стал?
        ? pressed_color
        > чёрный
        = {"square": "A1", "value": 0, "required": 0, "hold_now": true}
        < Сейчас: держите, пока не сменится секунда.
        > нет, жёлтый
        = {"square": "A1", "value": 13, "required": 13, "hold_now": false}
        < Когда решённых модулей станет тринадцать, держите, пока не сменится секунда.
        > решено тринадцать
        = {"square": "A1", "value": 13, "required": 13, "hold_now": true}
        """,
    )


def test_a_divided_field() -> None:
    play(
        "ru",
        """
        > серийный номер 5Q4QK7
        > разделённые квадраты, два на два: красный белый, белый синий
        < Нажмите только A1, коротко, между секундами. Какого цвета он стал?
        > стал чёрным, когда нажал
        = {"square": "A1", "value": 12, "required": 15, "hold_now": false}
        > решено пятнадцать модулей
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        > снова разделился, три на три
        ? grid
        > отмени
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        """,
    )


def test_in_one_breath_and_impossible() -> None:
    play(
        "ru",
        """
        > разделённые квадраты, белый, при нажатии красный
        = {"square": "A1", "value": 6, "required": 6, "hold_now": false}
        > все остальные модули решены
        = {"square": "A1", "value": 6, "required": 6, "hold_now": true}
        > ещё одни разделённые квадраты, красный белый красный
        ? grid[1]
        """,
    )
