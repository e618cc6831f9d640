"""Цифровой корень: четыре цифры сразу или верх и низ; лишние и недостающие."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ru",
        """
        > цифровой корень девять девять один, снизу один
        = {"button": "yes"}
        < Нажмите да.
        > нет, снизу два
        = {"button": "no"}
        < Нажмите нет.
        > отмени
        = {"button": "yes"}
        > 9 9 9 9
        = {"button": "yes"}
        > сверху четыре пять шесть, внизу пять
        = {"button": "no"}
        """,
    )


def test_step_by_step() -> None:
    play(
        "ru",
        """
        > цифровой корень
        ? top, bottom
        < Какие три цифры сверху и какая снизу?
        > сверху 4 9 1
        ? bottom
        > восьмёрка
        = {"button": "no"}
        > нижняя цифра пять
        = {"button": "yes"}
        > 1 2 3 4 5
        = {"error": "bad_input"}
        ! changed=false
        > вторая цифра восемь
        = {"button": "no"}
        """,
    )
