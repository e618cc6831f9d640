"""Wires in Japanese: kanji, kana and katakana, counts, corrections, the serial number only where it decides."""

import pytest

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > ワイヤ、上から、赤、赤、黄色、黒、白です
        = {"cut": 1}
        < 1本目を切ってください。
        ! module="wires"
        """,
    )


def test_step_by_step_with_the_serial_number() -> None:
    play(
        "ja",
        """
        > 次はワイヤです
        < 上から順に、色を教えてください。
        ? wires
        > 四本、赤、赤、青、黄色
        ? serial_last_digit
        < シリアルナンバーの最後の数字は奇数ですか？
        > はい、奇数です
        = {"cut": 2}
        > なぜですか
        < 赤が2本以上、シリアルが奇数なので、最後の赤です。
        """,
    )


@pytest.mark.parametrize("said", [
    "あか、あお、しろ", "レッド ブルー ホワイト", "赤色と青色と白色", "赤い線と青い線と白い線", "赤青白",
])  # fmt: skip
def test_spellings_of_colours(said: str) -> None:
    play("ja", f"> ワイヤー\n> {said}\n" + '= {"cut": 3}')


def test_corrections_and_undo() -> None:
    play(
        "ja",
        """
        > ワイヤ
        > 赤、青、白じゃなくて黒
        = {"cut": 3}
        > いや、一本目は青です
        = {"cut": 2}
        > 取り消し
        = {"cut": 3}
        > 二番目は青ではなくて白
        = {"cut": 3}
        > 一番下は赤
        = {"cut": 3}
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > ワイヤ
        > 赤、青
        = {"error": "wire_count"}
        ? wires
        > 赤、緑、青
        = {"error": "unknown_color"}
        > 赤、青、白、黒、黄色、赤、青
        = {"error": "wire_count"}
        > 青、青、白
        = {"cut": 2}
        """,
    )


def test_several_copies() -> None:
    play(
        "ja",
        """
        > ワイヤ 赤 青 白
        = {"cut": 3}
        > もう一つのワイヤ
        ! copy=2
        > 青 黄色 黒
        = {"cut": 2}
        > 一つ目のワイヤに戻る
        ! copy=1
        = {"cut": 3}
        > 解除しました
        < ワイヤ解除。全部で1個。
        """,
    )


def test_chatter_is_nobodys_wire() -> None:
    play(
        "ja",
        """
        > ワイヤ
        > 青、青、白
        > 彼女は赤いカードをもらった
        - 
        > もう一回お願いします
        < 2本目を切ってください。
        """,
    )
