"""Клавиатура: имена символов, углы, неясные имена, вопрос из двух."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ru",
        """
        > клавиатура: омега, шестёрка, а е, э с точками
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        < Нажимайте: шестёрка, э с точками, а е, омега.
        > почему
        ~ Столбец 6
        """,
    )


def test_vague_names_are_settled_by_the_columns() -> None:
    play(
        "ru",
        """
        > клавиатура
        > звезда, цэ, тройка, смайлик
        = {"order": ["smiley_face", "right_c", "dragon", "filled_star"], "positions": [4, 2, 3, 1]}
        < Нажимайте: смайлик, обычная цэ, дракон, чёрная звезда.
        """,
    )


def test_corner_by_corner() -> None:
    play(
        "ru",
        """
        > клавиатура
        ? symbols
        > слева сверху вопросительный знак
        ? symbols[1]
        < Что справа сверху?
        > буква б
        ? symbols[2]
        > снизу две ка и кот
        ? choice
        < Что справа сверху: ять или шестёрка?
        > ять
        = {"order": ["bt", "squid_knife", "double_k", "question_mark"], "positions": [2, 4, 3, 1]}
        > отмени
        ? choice
        > есть перекладина
        = {"order": ["bt", "squid_knife", "double_k", "question_mark"], "positions": [2, 4, 3, 1]}
        """,
    )


def test_correction_and_impossible() -> None:
    play(
        "ru",
        """
        > клавиатура шарик молния лямбда пирамида
        = {"order": ["balloon", "at", "upside_down_y", "squiggly_n"], "positions": [1, 4, 3, 2]}
        > нет, второй символ кальмар
        = {"order": ["balloon", "at", "upside_down_y", "squid_knife"], "positions": [1, 4, 3, 2]}
        > нет, третий символ омега
        = {"error": "no_column"}
        ! changed=false
        > следующая клавиатура
        ! copy=2
        > тыква, тыква, петля, жук
        = {"error": "duplicate_symbol"}
        > тыква, копирайт, петля, жук
        = {"order": ["copyright", "pumpkin", "cursive", "double_k"], "positions": [2, 1, 3, 4]}
        """,
    )
