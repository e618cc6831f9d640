"""Minesweeper in Japanese: the colours, the rows from the top, then cells; runs, corrections, impossible rows."""

from tests.talk import play


def test_whole_start_and_field() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > マインスイーパー
        =
        ? colors
        > 緑、赤、青
        = {"error": "color_count"}
        > 緑、赤、青、黄色、黒
        = {"phase": "start", "reference": "red", "color": "black", "position": 5, "cell": null}
        ? board
        > 1段目から5段目まで全部閉じてる
        =
        ? board[5]
        > 閉じてる、閉じてる、旗、閉じてる、閉じてる、旗、2、閉じてる
        =
        ? board[6]
        > 7段目は、1、2、2、2、2、3、閉じてる
        =
        ? board[7]
        > 4、空白、1、2、2
        = {"error": "row_length"}
        > 空白が四つ、1、閉じてる三つ
        =
        ? board[8]
        > 空白、空白、空白、空白、1、2、2、2
        =
        ? board[9]
        > 違う、0 0 0 0 1 2 2 1
        =
        > 10段目は全部空白
        = {"phase": "dig", "done": false, "safe": ["F6", "F7", "H8"], "mines": ["C6", "F8", "G8"], "wrong_flags": ["F6"], "guess": null, "chances": null, "elsewhere": null}
        ? board
        > エフの6は2
        = {"phase": "dig", "done": false, "safe": ["F7", "H8"], "mines": ["C6", "F8", "G8"], "wrong_flags": [], "guess": null, "chances": null, "elsewhere": null}
        > 取り消し
        = {"phase": "dig", "done": false, "safe": ["F6", "F7", "H8"], "mines": ["C6", "F8", "G8"], "wrong_flags": ["F6"], "guess": null, "chances": null, "elsewhere": null}
        > ミス
        =
        """,
    )


def test_colours() -> None:
    play(
        "ja",
        """
        > シリアルはQW7EE0
        =
        > 地雷、紫オレンジ緑青赤黄色黒
        = {"phase": "start", "reference": "green", "color": "blue", "position": 4, "cell": null}
        ? board
        > 違う、二番目は赤、五番目はオレンジ
        = {"phase": "start", "reference": "green", "color": "blue", "position": 4, "cell": null}
        > 最後は緑
        = {"error": "duplicate_color"}
        > 残りは全部閉じてる
        = {"error": "not_started"}
        """,
    )


def test_what_a_blank_cell_opened_is_not_dug() -> None:
    """In dig mode a press on an open number would dig everything around it."""
    play(
        "ja",
        """
        > マインスイーパー
        > 1段目から7段目まで全部閉じてる
        > 1、1、1、閉じてる、閉じてる、閉じてる、閉じてる、閉じてる
        > 空白、空白、1、2、閉じてる、閉じてる、閉じてる、閉じてる
        > 空白、空白、空白、1、閉じてる、閉じてる、閉じてる、閉じてる
        ~ 掘ってください
        > 1、1、1、3
        ~ 掘ってください
        > 1、1、空白、空白
        ~ も開きました。何が出ていますか？
        """,
    )
