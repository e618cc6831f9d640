"""Venting Gas in Japanese: it cuts in, and the module in hand comes back."""

from tests.talk import play


def test_gas_cuts_in() -> None:
    play(
        "ja",
        """
        > ワイヤ
        ? wires
        > ガス放出、放出しますか
        = {"press": "Y"}
        < はいのYを押してください。
        ! module="venting_gas"
        ? wires
        > 赤、青、黄色
        ! module="wires"
        = {"cut": 3}
        > ガス
        ? prompt
        < 放出ですか、爆破ですか？
        > デトネート
        = {"press": "N"}
        """,
    )


def test_told_at_once() -> None:
    play(
        "ja",
        """
        > ガスを放出しますか
        = {"press": "Y"}
        > 爆発させますかと聞いています
        = {"press": "N"}
        > 違います、放出です
        = {"press": "Y"}
        > 取り消し
        = {"press": "N"}
        > なぜ
        < 爆破には、いつも「いいえ」です。
        """,
    )
