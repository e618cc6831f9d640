"""Клавиши с буквами: число, батарейки и серийный номер по вопросу."""

from tests.talk import play


def test_number_alone() -> None:
    play(
        "ru",
        """
        > клавиши с буквами, число сорок два
        = {"press": "A"}
        < 4 2: буква Анна.
        > нет, сорок три
        ? serial
        > кило икс восемь танго ноябрь четыре
        = {"press": "D"}
        > отмени
        ? serial
        > отмени
        = {"press": "A"}
        """,
    )


def test_step_by_step() -> None:
    play(
        "ru",
        """
        > клавиши с буквами
        ? number
        > двадцать один
        ? batteries
        > больше одной
        = {"press": "B"}
        > решено
        > клавиши с буквами
        ! copy=2
        > сто
        = {"error": "bad_input"}
        ! changed=false
        > на экране шесть девять
        = {"press": "D"}
        > ещё одни клавиши с буквами: ноль
        = {"press": "A"}
        """,
    )
