"""Bitwise Operations in Japanese: the operator, and the edgework that decides."""

from tests.talk import play


def test_with_the_edgework_known() -> None:
    play(
        "ja",
        """
        > バッテリー3本、ホルダー2個
        > インジケーターなし、ポートなし
        > モジュール十一個、五分スタート
        > シリアルの最後は5
        > ビット演算子、オアです
        = {"bits": "10110111"}
        < オア、1 0 1、1 0 1、1 1。
        > 違います、排他的論理和
        = {"bits": "10110110"}
        > 取り消し
        = {"bits": "10110111"}
        > ノット
        ! answer={"bits": "11101100"}
        > なぜ
        < ノットは、最初のバイトの反転です。
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > ビットワイズ
        ? operator
        > アンドです
        ? batteries, holders
        > バッテリー二本、ホルダー一個
        ? indicators
        """,
    )
