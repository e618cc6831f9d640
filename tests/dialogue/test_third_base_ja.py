"""Third Base in Japanese: where the light is, the display, the keys; three stages, a strike, labels that there are not."""

from tests.talk import play


def test_upside_down_with_corrections() -> None:
    play(
        "ja",
        """
        > サードベース
        =
        ? orientation
        > 左下です
        =
        ? display
        > IS9H
        =
        ? buttons
        > IS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "A1", "label": "IS9H"}
        ? display
        > シエラ、インディア、きゅう、エックスレイ
        =
        ? buttons
        > ゼットエイチオーエックス
        =
        > 違う、アイエスきゅうエイチ
        =
        > 右下、エスエックスエイチエヌ
        =
        > 最初はZHOX
        =
        > 2番目はIS9H
        =
        > X9HI、SI9X、8I99
        = {"press": "B1", "label": "IS9H"}
        ? display
        > ミス
        =
        > 画面は9999
        = {"error": "unknown_label"}
        > 画面はSZN6
        =
        ? buttons
        > 取り消し
        =
        ? display
        """,
    )


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > サードベース、ランプは右上、画面はIS9H、ボタンはIS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "B1", "label": "H6SI"}
        ? display
        > 画面はIS9H、ボタンはIS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "B1", "label": "H6SI"}
        > 画面はIS9H、上の段はIS9H H6SI、真ん中の段はIH6X X6IS、下の段は6NZH 6NZH
        = {"error": "duplicate_label"}
        > 画面はIS9H、上の段はIS9H H6SI、真ん中の段はIH6X X6IS、下の段は6NZH XOHZ
        = {"press": "B1", "label": "H6SI"}
        ?
        > 解除
        =
        """,
    )


def test_a_label_typed_in_one_piece() -> None:
    play(
        "ja",
        """
        > サードベース
        > 右上
        > 画面はsnzx
        ! understood=[{"module": "third_base", "copy": 1, "slots": {"display": "SNZX"}}]
        ? buttons
        """,
    )
