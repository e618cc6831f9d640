"""Два бита: корпус по вопросам, три результата, поправка, невозможное."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ru",
        """
        > два бита
        ? serial
        > анна леонид пять квебек фёдор два
        ? batteries
        > три
        ? port:Stereo RCA
        > нет
        = {"action": "query", "code": 7, "pair": "vt"}
        < Запрос: Виктор Татьяна.
        > результат двенадцать
        = {"action": "query", "code": 12, "pair": "ke"}
        > восемьдесят восемь
        = {"action": "query", "code": 88, "pair": "gk"}
        > нет, восемьдесят девять
        = {"action": "query", "code": 89, "pair": "gz"}
        > ноль пять
        = {"action": "submit", "code": 5, "pair": "kp"}
        < Отправьте: Константин Павел.
        ?
        """,
    )


def test_impossible() -> None:
    play(
        "ru",
        """
        > серийный номер AL5QF2, три батарейки в двух держателях, портов нет
        > два бита
        = {"action": "query", "code": 7, "pair": "vt"}
        > сто двадцать
        = {"error": "bad_input"}
        ! changed=false
        > двенадцать
        = {"action": "query", "code": 12, "pair": "ke"}
        > двенадцать
        = {"error": "inconsistent"}
        ! changed=false
        > пишет ошибку
        = {"action": "query", "code": 12, "pair": "ke"}
        > 07
        = {"action": "query", "code": 7, "pair": "vt"}
        > отмени
        = {"action": "query", "code": 12, "pair": "ke"}
        """,
    )


def test_two_digits_told_apart() -> None:
    play(
        "ru",
        """
        > серийный номер АЛ5КФ2, две батарейки, портов нет
        > два бита
        > четыре и пять
        = {"action": "query", "code": 45, "pair": "pe"}
        """,
    )
