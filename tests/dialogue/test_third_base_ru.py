"""Третья база: где лампочка, дисплей, кнопки; поправка, страйк, невозможная надпись."""

from tests.talk import play


def test_upside_down_step_by_step() -> None:
    play(
        "ru",
        """
        > третья база
        ? orientation
        > слева снизу
        ? display
        > ай эс девять аш
        ? buttons
        > кнопки IS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "A1", "label": "IS9H"}
        < Нажмите левую верхнюю: Иван Семён 9 Харитон. Что теперь на дисплее?
        > эс ай девять икс
        ? buttons
        > зет аш о икс
        ? buttons
        > нет, ай эс девять аш
        > правая нижняя эс икс аш эн
        > страйк
        ? display
        > дисплей 9999
        = {"error": "unknown_label"}
        > дисплей SZN6
        ? buttons
        > отмени
        ? display
        """,
    )


def test_in_one_breath() -> None:
    play(
        "ru",
        """
        > третья база, лампочка справа сверху, дисплей IS9H, кнопки IS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "B1", "label": "H6SI"}
        > дисплей IS9H, первый ряд IS9H H6SI, второй ряд IH6X X6IS, нижний ряд 6NZH 6NZH
        = {"error": "duplicate_label"}
        """,
    )


def test_a_label_typed_in_one_piece() -> None:
    play(
        "ru",
        """
        > третья база
        > справа сверху
        > показывает snzx
        ! understood=[{"module": "third_base", "copy": 1, "slots": {"display": "SNZX"}}]
        ? buttons
        """,
    )
