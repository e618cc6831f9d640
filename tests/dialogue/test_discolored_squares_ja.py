"""Discolored Squares in Japanese: four single squares, then where one colour is, four times."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ja",
        """
        > 色変え格子
        =
        ? grid
        > 全部青で、ビー2がマゼンタ、ディー2が赤、A4が黄色、C4が緑
        = {"press": ["B2", "D2", "A4", "C4"]}
        > マゼンタはA1、C3、D4
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > 違う、A1、C3、D3
        = {"press": ["D2", "B4", "C4"], "instruction": "move_sw", "color": "magenta"}
        > 取り消し
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > 終わりました
        =
        > A1とB3の2個だけ
        = {"press": ["A1", "B3"], "instruction": "stay", "color": "red"}
        > A2、D3
        = {"press": ["A3", "D3"], "instruction": "mirror_horizontal_line", "color": "yellow"}
        > シーの2とビーの1
        = {"press": ["B2", "C4"], "instruction": "rotate_ccw", "color": "green"}
        ?
        > 解除
        =
        """,
    )


def test_one_by_one() -> None:
    play(
        "ja",
        """
        > いろかえ格子、マゼンタはB2、赤はD2
        =
        ? grid
        > エーの4は黄色
        =
        > 緑はシーの4です
        = {"press": ["B2", "D2", "A4", "C4"]}
        > いや、C3は緑です
        = {"press": ["B2", "D2", "C3", "A4"]}
        > ミス
        =
        """,
    )


def test_whole_field() -> None:
    play(
        "ja",
        """
        > 色変え格子
        =
        ? grid
        > 青青青青、青ピンク青赤、青青青青、黄色青緑青
        = {"press": ["B2", "D2", "A4", "C4"]}
        > ピンク赤赤赤赤赤緑青緑赤ピンク青黄色黄色青ピンク
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > 色変え格子、B2マゼンタ、D2赤、A4黄色、C4緑
        = {"press": ["B2", "D2", "A4", "C4"]}
        ? grid
        > A1
        = {"error": "misread"}
        > 黄色はA1、C3、D4
        = {"error": "misread"}
        > A1、C3、D4
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > D2とA1
        = {"error": "misread"}
        """,
    )
