"""Разрядка конденсатора: ответ без вопроса, точнее с секундами."""

from tests.talk import play


def test_capacitor() -> None:
    play(
        "ru",
        """
        > конденсатор, пятнадцать секунд
        = {"action": "hold_lever", "hold_seconds": 5}
        < Держите рычаг внизу и сосчитайте до пяти.
        > рычаг, шкала растёт
        = {"action": "hold_lever"}
        < Держите рычаг внизу, пока шкала не опустеет.
        > на дисплее тридцать
        = {"action": "hold_lever", "hold_seconds": 3}
        > шестьдесят секунд
        = {"error": "bad_time"}
        ! changed=false
        > нет, двадцать секунд
        = {"action": "hold_lever", "hold_seconds": 5}
        > отмени
        = {"action": "hold_lever", "hold_seconds": 3}
        """,
    )
