"""Which of the coloured squares it is, in Japanese: by the rarest colours, by counts or by the whole field."""

from tests.talk import play


def test_by_the_rarest() -> None:
    play(
        "ja",
        """
        > 4かける4の色の四角
        =
        ? rarest
        > 2個しかない色が2つ
        = {"module": "uncolored_squares", "supported": true}
        ?
        > 取り消し
        =
        ? rarest
        > 4色が1個ずつ
        = {"module": "discolored_squares", "supported": true}
        ?
        > 3色が2個ずつ、残りが5個ずつ
        = {"module": "decolored_squares", "supported": true}
        > 黄色、2個、同点なし
        = {"module": "colored_squares", "supported": true}
        > 黒くなりました
        = {"module": "not_colored_squares", "supported": false}
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 格子
        =
        ? rarest
        > 3色が同点
        =
        > 1個
        = {"module": "isocolored_squares", "supported": false}
        ?
        > 違う、2個ずつ
        = {"module": "decolored_squares", "supported": true}
        """,
    )


def test_counts_and_field() -> None:
    play(
        "ja",
        """
        > どの格子かわからない
        =
        ? rarest
        > 赤と青が2個ずつ
        = {"module": "uncolored_squares", "supported": true}
        ?
        > 赤4、青5、緑4、マゼンタ2、黄色1
        = {"module": "colored_squares", "supported": true}
        > 青緑緑赤赤赤赤青マゼンタ赤緑黄色赤青マゼンタマゼンタ
        = {"module": "colored_squares", "supported": true}
        > 赤4、青4、緑4、黄色5
        = {"error": "bad_input"}
        > 3色が4個ずつ
        = {"error": "unknown_module"}
        > 白4青4緑4黄色4
        = {"error": "already_started"}
        > 黄色が1個だけ
        = {"module": "colored_squares", "supported": true}
        """,
    )
