"""Shape Fill in Japanese: missing shape and fill, or the grid row by row."""

from tests.talk import play


def test_by_what_is_missing() -> None:
    play(
        "ja",
        """
        > シェイプフィル
        =
        ? key
        > 菱形と空白がない
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": null, "pressed": null}
        > バツの円
        = {"row_rule": "circle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > 違う、バツの三角
        = {"row_rule": "triangle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > 四角
        =
        ? key.fill
        > 縞模様
        =
        ? choice
        > 二番目
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        ?
        > 違う、水玉
        = {"row_rule": "square_3", "column_rule": "dots_3", "press": null, "pressed": null}
        > 取り消し
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        > ミス
        =
        ? key
        > 足りない形はハート
        =
        ? key.fill
        > 水玉
        = {"row_rule": "heart_1", "column_rule": "dots_1", "press": null, "pressed": null}
        ? key
        """,
    )


def test_grid_with_fills() -> None:
    play(
        "ja",
        """
        > シェイプフィル、一段目は塗りつぶしの三角、斜線のハート、縦線のハート、斜線の台形、バツの八角形
        =
        ? grid
        > 縦線のハート、水玉のハート、塗りつぶしの八角形、縦線の八角形、バツの正方形
        =
        > 三角バツ、星バツ、八角形十字、三角塗りつぶし、星縦線
        =
        > バツの星、バツの円、縦線のハート、横線の台形、水玉の円
        =
        > 五段目は水玉の星、十字のハート、塗りつぶしのハート、塗りつぶしの星、水玉のハート
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": "B4", "pressed": ["circle", "x"]}
        > 円円円円円
        =
        """,
    )


def test_shapes_then_fills() -> None:
    play(
        "ja",
        """
        > 形と塗り
        =
        ? key
        > 星星星星星
        =
        ? grid
        > 星星星星星
        =
        > 星星星星星
        =
        > 星星星星星
        =
        > 星星星星星
        =
        > 水玉水玉水玉水玉水玉
        =
        > 水玉水玉水玉水玉水玉
        =
        > 水玉水玉水玉水玉水玉
        =
        > 水玉水玉水玉水玉水玉
        =
        > 水玉水玉水玉水玉水玉
        = {"error": "misread"}
        """,
    )
