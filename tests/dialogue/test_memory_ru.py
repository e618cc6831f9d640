"""Память: пять этапов коротким и полным способом, поправки, ошибки."""

from tests.talk import play


def test_short_way() -> None:
    play(
        "ru",
        """
        > память
        ? display
        > два
        = {"position": 2}
        < Нажмите вторую кнопку. Какая на ней цифра?
        ? stages[0].label
        > единица
        ? display
        > на экране один
        = {"label": 4}
        < Нажмите кнопку с цифрой 4. Какая она по счёту слева?
        > третья
        ? display
        > четыре
        = {"label": 4}
        ? display
        > два
        = {"position": 1}
        ? stages[3].label
        > три
        > четвёрка
        = {"label": 4}
        ?
        > два
        ~ последний этап
        """,
    )


def test_full_way() -> None:
    play(
        "ru",
        """
        > память, два, кнопки три, один, четыре, два
        = {"position": 2, "label": 1}
        < Нажмите вторую кнопку, с цифрой 1.
        > один два четыре один три
        = {"position": 2, "label": 4}
        > на экране два, внизу четыре три два один
        = {"position": 4, "label": 1}
        > 3 4321
        = {"position": 2, "label": 3}
        > экран 3, кнопки 2 1 4 3
        = {"position": 4, "label": 3}
        """,
    )


def test_correction_and_undo() -> None:
    play(
        "ru",
        """
        > память
        > два
        = {"position": 2}
        > нет, три
        = {"position": 3}
        > отмени
        = {"position": 2}
        > верни
        = {"position": 3}
        """,
    )


def test_impossible_and_strike() -> None:
    play(
        "ru",
        """
        > память
        > пять
        = {"error": "bad_display"}
        ! changed=false
        > на экране два, на кнопках один два три
        = {"error": "bad_labels"}
        > на экране два, кнопки один один два три
        = {"error": "bad_labels"}
        > на экране два
        = {"position": 2}
        > там четвёрка
        ? display
        > ошибка
        < Ошибок: 1. Этот модуль начинаем сначала. Какая цифра на экране?
        ? display
        > четыре
        = {"position": 4}
        """,
    )
