"""Какие это цветные квадраты: по самым редким цветам, по числам или по всему полю."""

from tests.talk import play


def test_by_the_rarest_colors() -> None:
    play(
        "ru",
        """
        > какие квадраты
        ? rarest
        > два цвета по два
        = {"module": "uncolored_squares", "supported": true}
        < Это Неокрашенные квадраты. Назовите модуль, чтобы начать.
        > отмени
        ? rarest
        > четыре цвета по одному разу
        = {"module": "discolored_squares", "supported": true}
        > три цвета по два, два цвета по пять
        = {"module": "decolored_squares", "supported": true}
        > жёлтый, два, ничьей нет
        = {"module": "colored_squares", "supported": true}
        > первый стал чёрным
        = {"module": "not_colored_squares", "supported": false}
        """,
    )


def test_step_by_step_and_counts() -> None:
    play(
        "ru",
        """
        > четыре на четыре, цветные квадраты, не знаю какие
        ? rarest
        > три цвета поровну
        < Сколько квадратов каждого из них?
        > один
        = {"module": "isocolored_squares", "supported": false}
        > шестнадцать квадратов, красный и синий по два
        = {"module": "uncolored_squares", "supported": true}
        > нет, красных четыре синих пять зелёных четыре розовых два жёлтых один
        = {"module": "colored_squares", "supported": true}
        > цветные квадраты, жёлтый один
        = {"group": "yellow", "cells": null}
        """,
    )


def test_impossible() -> None:
    play(
        "ru",
        """
        > какие квадраты
        > красных четыре синих четыре зелёных четыре жёлтых пять
        = {"error": "bad_input"}
        > три цвета по четыре
        = {"error": "unknown_module"}
        > белых четыре синих четыре зелёных четыре жёлтых четыре
        = {"error": "already_started"}
        """,
    )
