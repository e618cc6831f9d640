"""Forget Me Not in Japanese: stage after stage between other modules, a missed stage, the typing and the green key."""

from tests.talk import play


def test_between_other_modules() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2、インジケーターはFRKが点灯、CARが消灯、ポートはDVIとPS2
        > 我忘る勿かれ
        ? stages[0]
        < 我忘る勿かれ、ステージ1は？
        > 4
        = {"calculated": [6], "uncertain": [], "press": null}
        < ステージ1、4。
        > ワイヤ、青、青、白
        = {"cut": 2}
        > 解除しました
        ~ 我忘る勿かれ、ステージ2は？
        ? stages[1]
        > きゅう
        = {"calculated": [6, 6], "uncertain": [], "press": null}
        > ステージ3は0、ステージ4は7
        > 画面が消えました
        = {"calculated": [6, 6, 5, 8], "uncertain": [], "press": "6658"}
        < 6 6 5、8。
        > もう一度
        < 6 6 5、8。
        """,
    )


def test_missed_and_green() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2、インジケーターはCARが消灯、ポートなし
        > フォーゲットミーノット
        > 四
        > ステージ2は見逃しました
        > 入力します
        ~ 当てずっぽう
        > 緑のボタンは9
        = {"calculated": [6, 6], "uncertain": [], "press": "6"}
        """,
    )


def test_correction_and_impossible_digit() -> None:
    play(
        "ja",
        """
        > インジケーターはCARが消灯
        > 我忘る勿かれ
        > じゅうに
        = {"error": "bad_stage"}
        > 4
        = {"calculated": [6], "uncertain": [], "press": null}
        > いや、5
        = {"calculated": [7], "uncertain": [], "press": null}
        > 取り消し
        = {"calculated": [6], "uncertain": [], "press": null}
        """,
    )

def test_a_forgotten_password_is_no_missed_stage() -> None:
    play(
        "ja",
        """
        > フォーゲットミーノット
        > パスワード忘れちゃった
        -
        ? stages[0]
        > スキップしたよ
        ? stages[1]
        """,
    )
