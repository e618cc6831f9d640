"""Two Bits in Japanese: the edgework, three results, an error on the device, what cannot be."""

from tests.talk import play


def test_the_whole_module() -> None:
    play(
        "ja",
        """
        > ツービッツ
        ? serial
        > エー、エル、5、キュー、エフ、2
        ? batteries
        > 三本
        ? port:Stereo RCA
        > いいえ
        = {"action": "query", "code": 7, "pair": "vt"}
        < V Tでクエリ。
        > 結果は七十二
        = {"action": "query", "code": 72, "pair": "tc"}
        > リザルト よんご
        = {"action": "query", "code": 45, "pair": "pe"}
        > ゼロ八
        = {"action": "submit", "code": 8, "pair": "pz"}
        < P Zでサブミット。
        > 解除
        < ツービッツ解除。全部で1個。
        """,
    )


def test_corrections_errors_and_undo() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2、バッテリーは3本、ポートはなし
        > ツービッツ
        = {"action": "query", "code": 7, "pair": "vt"}
        > エラーが出た
        = {"action": "query", "code": 7, "pair": "vt"}
        > 12
        = {"action": "query", "code": 12, "pair": "ke"}
        > いや、13です
        = {"action": "query", "code": 13, "pair": "ck"}
        > 13
        = {"error": "inconsistent"}
        > 100
        = {"error": "bad_input"}
        > 取り消し
        = {"action": "query", "code": 12, "pair": "ke"}
        """,
    )


def test_two_digits_told_apart() -> None:
    play(
        "ja",
        """
        > シリアルAL5QF2、バッテリー2本、ポートなし、ツービット
        > 4と5
        = {"action": "query", "code": 45, "pair": "pe"}
        > 残りのモジュールは5個
        < モジュール5個。結果はいくつですか？
        """,
    )
