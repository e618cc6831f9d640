"""Саймон говорит: последовательность растёт, ошибки меняют строку, поправка и отмена."""

from tests.talk import play


def test_the_sequence_grows_flash_by_flash() -> None:
    play(
        "ru",
        """
        > саймон говорит
        < Какие цвета мигают?
        ? flashes
        > красный
        = {"press": ["blue"]}
        < Нажмите: синий.
        ? flashes[1]
        > готово
        ? flashes[1]
        ! changed=false
        > потом зелёный
        ? serial_vowel
        > нет
        = {"press": ["blue", "green"]}
        > добавился жёлтый
        = {"press": ["blue", "green", "red"]}
        < Нажмите: синий, зелёный, красный.
        > нет, синий
        = {"press": ["blue", "green", "yellow"]}
        > отмени
        = {"press": ["blue", "green", "red"]}
        > второй синий
        = {"press": ["blue", "yellow", "red"]}
        """,
    )


def test_told_in_one_breath_and_struck() -> None:
    play(
        "ru",
        """
        > саймон, мигает красный зелёный зелёный, в серийном номере есть гласная
        = {"press": ["blue", "yellow", "yellow"]}
        > ошибка
        = {"press": ["yellow", "blue", "blue"]}
        > красный зелёный зелёный
        = {"press": ["yellow", "blue", "blue"]}
        > две ошибки
        = {"press": ["green", "yellow", "yellow"]}
        > мигает красным зелёным зелёным синим
        = {"press": ["green", "yellow", "yellow", "red"]}
        > и красный
        = {"press": ["green", "yellow", "yellow", "red", "green"]}
        > решено
        ~ решено
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ru",
        """
        > саймон, белый
        = {"error": "unknown_color"}
        > красный красный красный красный красный красный
        = {"error": "too_many_flashes"}
        ! changed=false
        > красный
        = {"press": ["blue"]}
        """,
    )
