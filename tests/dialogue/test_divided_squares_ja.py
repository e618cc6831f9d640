"""Divided Squares in Japanese: the colours, the colour while pressed, then when to hold."""

from tests.talk import play


def test_one_square() -> None:
    play(
        "ja",
        """
        > 分割スクエア
        =
        ? grid
        > 緑の大きな正方形
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        ? pressed_color
        > 終わりました
        =
        > 黒
        = {"square": "A1", "value": 0, "required": 0, "hold_now": true}
        ?
        > 違う、黄色
        = {"square": "A1", "value": 13, "required": 13, "hold_now": false}
        > 13個解除済み
        = {"square": "A1", "value": 13, "required": 13, "hold_now": true}
        """,
    )


def test_split() -> None:
    play(
        "ja",
        """
        > シリアルは5Q4QK7
        =
        > 分割スクエア、2かける2、赤白、白青
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        ? pressed_color
        > 押すと黒になりました
        = {"square": "A1", "value": 12, "required": 15, "hold_now": false}
        ?
        > 15個解除しました
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        > また分かれた、3かける3
        =
        ? grid
        > 取り消し
        = {"square": "A1", "value": 12, "required": 15, "hold_now": true}
        ?
        > もう一つの分割スクエア、白、押すと赤
        = {"square": "A1", "value": 6, "required": 6, "hold_now": true}
        > 他のモジュールは全部解除しました
        = {"square": "A1", "value": 6, "required": 6, "hold_now": true}
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > シリアルは5Q4QK7
        =
        > 分割スクエア
        =
        ? grid
        > 赤白赤
        ? grid[1]
        > 青青白黒
        = {"error": "misread"}
        > 赤白白青
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        ? pressed_color
        > 赤
        = {"error": "misread"}
        """,
    )
