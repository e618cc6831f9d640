"""Выпуск газа: вклинивается, и прежний модуль возвращается."""

from tests.talk import play


def test_gas_cuts_in() -> None:
    play(
        "ru",
        """
        > провода
        ? wires
        > газ: выпустить?
        = {"press": "Y"}
        < Нажмите да.
        ! module="venting_gas"
        > красный синий жёлтый
        ! module="wires"
        = {"cut": 3}
        > выпуск газа
        ? prompt
        < Выпустить газ или взорвать?
        > взорвать?
        = {"press": "N"}
        < Нажмите нет.
        """,
    )


def test_told_at_once() -> None:
    play(
        "ru",
        """
        > выпустить газ
        = {"press": "Y"}
        > спрашивает взорвать
        = {"press": "N"}
        > нет, выпустить газ
        = {"press": "Y"}
        > отмени
        = {"press": "N"}
        > почему
        ~ взорвать
        """,
    )
