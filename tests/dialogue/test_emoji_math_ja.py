"""Emoji Math in Japanese: faces or signs in the order seen, corrections, a display that is no sum."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 絵文字算
        =
        ? display
        > イコール、悲しい顔
        =
        > プラス
        =
        > コロン、しょんぼり
        = {"value": 5, "keys": ["5", "="]}
        ?
        """,
    )


def test_corrections() -> None:
    play(
        "ja",
        """
        > 絵文字算、イコール悲しい顔プラスイコール悲しい顔
        = {"value": 2, "keys": ["2", "="]}
        > 違う、真ん中はマイナス
        = {"value": 0, "keys": ["0", "="]}
        > 2番目の顔はコロン、悲しい
        = {"value": -3, "keys": ["-", "3", "="]}
        > 取り消し
        = {"value": 0, "keys": ["0", "="]}
        > 違う、コロン笑顔引くイコール笑顔
        = {"value": -6, "keys": ["-", "6", "="]}
        """,
    )


def test_strike() -> None:
    play(
        "ja",
        """
        > 絵文字の計算、コロン笑顔マイナスイコール笑顔
        = {"value": -6, "keys": ["-", "6", "="]}
        > ミス
        = {"value": -6, "keys": ["6", "="]}
        > マイナスはもう押しました
        = {"value": -6, "keys": ["6", "="]}
        > イコール、かっこ開き、プラス、イコール、かっこ開き
        = {"value": 2, "keys": ["-", "2", "="]}
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > 絵文字算
        =
        ? display
        > コロン笑顔コロン笑顔プラスコロン悲しい顔
        = {"error": "bad_display"}
        > イコール、コロン、プラス、イコール、笑顔
        = {"error": "bad_display"}
        > イコール真顔プラスイコール笑顔
        = {"error": "bad_display"}
        > コロン真顔プラスイコール笑顔
        = {"value": 14, "keys": ["1", "4", "="]}
        ?
        """,
    )
