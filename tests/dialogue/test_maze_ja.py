"""Maze in Japanese: three cells in one breath or one by one, a correction, a strike, impossible cells."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > 迷路、丸はA2、白はC4、三角はF1
        < 右に一つ、上に一つ、右に二つ、上に一つ、左に二つ、上に一つ、右に二つ。
        > いや、白い光はC3です
        < 下に一つ、右に一つ、上に一つ、右に二つ、上に一つ、左に二つ、上に一つ、右に二つ。
        > なぜ
        < 迷路1で、C 3からF 1です。
        > ミス
        ? start
        > B6
        ! asking=null
        > 取り消し
        ? start
        """,
    )


def test_three_cells_without_words() -> None:
    play(
        "ja",
        """
        > 迷路
        ? circles, start, goal
        > アルファ2、チャーリー4、フォックストロット1
        < 右に一つ、上に一つ、右に二つ、上に一つ、左に二つ、上に一つ、右に二つ。
        """,
    )


def test_one_by_one() -> None:
    play(
        "ja",
        """
        > 次は迷路です
        > 丸が左から1、上から2の場所
        ? start, goal
        < 白い光と赤い三角はどこですか？
        > 今、四行目の三列目
        ? goal
        > エフの一です
        < 右に一つ、上に一つ、右に二つ、上に一つ、左に二つ、上に一つ、右に二つ。
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > 迷路
        > 丸はB3
        = {"error": "unknown_circle"}
        < B 3に丸がある迷路はありません。どこですか？
        > 丸はG3
        = {"error": "bad_cell"}
        > 緑の丸がA2にあります
        ? start, goal
        > もう一つの丸はB4
        = {"error": "circles_disagree"}
        ? start, goal
        > 光はA1、三角はA1
        = {"error": "already_there"}
        ? start, goal
        """,
    )


def test_a_long_way_is_read_in_parts() -> None:
    play(
        "ja",
        """
        > 迷路、緑の丸A2、白A1、ゴールF1
        ~ 上に一つ …
        > 次
        < 右に二つ。
        """,
    )


def test_two_before_a_letter_in_katakana_is_no_particle() -> None:
    play(
        "ja",
        """
        > 迷路
        > アルファにアルファ2ブラボー3
        ! understood=[{"module": "maze", "copy": 1, "slots": {"circles": ["A", 2], "start": ["A", 2], "goal": ["B", 3]}}]
        """,
    )
