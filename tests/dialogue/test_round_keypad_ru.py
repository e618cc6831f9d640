"""Круглая клавиатура: восемь символов по кругу, сразу или по одному, неясные уточняются."""

from tests.talk import play


def test_all_at_once() -> None:
    play(
        "ru",
        """
        > круглая клавиатура
        ? symbols
        > сверху по часовой стрелке: евро, омега, а е, рельсы, шестёрка, шарик, копирайт, дракон
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        < Нажмите: шарик, копирайт, дракон.
        > нет, третий смайлик
        = {"column": 6, "press": ["smiley_face", "balloon", "copyright", "dragon"]}
        > отмени
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        """,
    )


def test_one_by_one_and_impossible() -> None:
    play(
        "ru",
        """
        > круглая клавиатура: евро, подкова
        ? symbols[2]
        < Символ 3?
        > а е
        > рельсы и шестёрка
        ? symbols[5]
        > дальше шарик
        > звезда
        > последний дракон
        ? choice
        < Символ 7: чёрная звезда или белая звезда?
        > закрашенная
        = {"column": 6, "press": ["balloon", "filled_star", "dragon"]}
        > ещё одна круглая клавиатура, евро омега а е рельсы шестёрка шарик копирайт копирайт
        = {"error": "duplicate_symbol"}
        """,
    )
