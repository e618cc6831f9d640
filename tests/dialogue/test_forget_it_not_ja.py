"""Forget It Not in Japanese: a digit per solved module, a missed one, typing with a guess, a strike."""

from tests.talk import play


def test_among_other_modules() -> None:
    play(
        "ja",
        """
        > 其忘る勿かれ
        =
        ? stages[0]
        > 六
        = {"count": 1, "missing": [], "press": null}
        ? stages[1]
        > ワイヤ、赤青青
        = {"cut": 3}
        ?
        > 解除
        =
        ? stages[1]
        > 6
        = {"count": 2, "missing": [], "press": null}
        ? stages[2]
        > 違う、7
        = {"count": 2, "missing": [], "press": null}
        > 解除
        =
        > 解除
        =
        > 見逃した
        =
        ? stages[3]
        > ステージ4は9
        = {"count": 4, "missing": [3], "press": null}
        ? stages[4]
        > ステージ4は12
        = {"error": "bad_stage"}
        > 取り消し
        =
        ? stages[3]
        > 9
        = {"count": 4, "missing": [3], "press": null}
        ? stages[4]
        > ワイヤ
        =
        ? wires
        > それ忘るなかれ、画面は横線だけ
        = {"count": 4, "missing": [3], "press": "67"}
        ? stages[2]
        > 光ったボタンは2
        = {"count": 4, "missing": [], "press": "29"}
        ?
        > 解除
        =
        """,
    )


def test_many_stages() -> None:
    play(
        "ja",
        """
        > 黄色い忘れるな
        =
        ? stages[0]
        > 1 2 3 4 5 6
        = {"count": 6, "missing": [], "press": null}
        ? stages[6]
        > 7 8 9 0 1 2
        = {"count": 12, "missing": [], "press": null}
        ? stages[12]
        > 3 4 5
        = {"count": 15, "missing": [], "press": null}
        ? stages[15]
        > ステージ2は見逃した
        = {"count": 15, "missing": [2], "press": null}
        > ステージ2は2
        = {"count": 15, "missing": [], "press": null}
        > 全部のステージが終わりました
        = {"count": 15, "missing": [], "press": "123456789012345"}
        ?
        > 次
        = {"count": 15, "missing": [], "press": "123456789012345"}
        > 4番目から
        = {"count": 15, "missing": [], "press": "123456789012345"}
        > ミス
        =
        > ステージ5は緑が9
        = {"count": 15, "missing": [], "press": "96789012345"}
        > 10文字入力しました
        = {"count": 15, "missing": [], "press": "12345"}
        > 20文字入力しました
        = {"error": "bad_entered"}
        """,
    )

def test_a_forgotten_password_is_no_missed_stage() -> None:
    play(
        "ja",
        """
        > フォーゲットイットノット
        > パスワード忘れちゃった
        -
        ? stages[0]
        > スキップしたよ
        ? stages[1]
        """,
    )


def test_a_name_that_begins_with_a_digit_is_no_digit_of_a_stage() -> None:
    play(
        "ja",
        """
        > フォーゲットイットノット
        > 4
        > ワイヤ
        > 解除
        ? stages[1]
        > 五つのライト
        ! module="binary_leds"
        ? values
        """,
    )


def test_a_lit_key_is_no_digit_of_a_stage() -> None:
    play(
        "ja",
        """
        > フォーゲットイットノット
        > 4
        > 光ったボタンは5
        ? entered
        > ステージ1
        = {"count": 1, "missing": [], "press": "5"}
        """,
    )
