"""Decolored Squares in Japanese: two colours for the start, then one square after the other."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 色抜き格子
        < 上の段と下の段の、左から2番目はそれぞれ何色ですか？
        = {"ask": "B1"}
        ? stages[0].B1, stages[0].B4
        > 赤
        = {"ask": "B4"}
        ? stages[0].B4
        > 黄色
        = {"ask": "A1"}
        ? stages[0].A1
        > 緑です
        = {"ask": "C1"}
        ? stages[0].C1
        > 赤
        = {"press": "C1", "skipped": ["A1", "B1"], "flow": "F1"}
        ? stages[1]
        > 違う、青
        = {"ask": "D1"}
        ? stages[0].D1
        > 取り消し
        = {"press": "C1", "skipped": ["A1", "B1"], "flow": "F1"}
        ? stages[1]
        > 押しました、次は緑
        = {"press": "D1", "skipped": [], "flow": "F2"}
        ? stages[2]
        """,
    )


def test_start_in_one_breath() -> None:
    play(
        "ja",
        """
        > 色抜き格子、B1は赤、B4は緑
        = {"ask": "A1"}
        ? stages[0].A1
        > 次はピンク
        = {"press": "B1", "skipped": ["A1"], "flow": "F2"}
        ? stages[1]
        > 青、赤、緑、緑
        = {"press": "B2", "skipped": ["C1", "D1", "A2"], "flow": "F2"}
        ? stages[2]
        > ミス
        = {"ask": "B1"}
        ? stages[0].B1, stages[0].B4
        > 赤と黄色
        ? stages[0].A1
        > ミス
        > 下は黄色、上は赤
        = {"ask": "A1"}
        ? stages[0].A1
        """,
    )


def test_corrected_and_impossible() -> None:
    play(
        "ja",
        """
        > いろぬき格子、2番目は赤、下は黄色
        = {"ask": "A1"}
        ? stages[0].A1
        > いや、B4は緑です
        = {"ask": "A1"}
        > D3は赤
        = {"error": "misread"}
        > 左上はマゼンタ
        = {"press": "B1", "skipped": ["A1"], "flow": "F2"}
        ? stages[1]
        """,
    )


def test_a_run_comes_by_a_square_of_the_start() -> None:
    play(
        "ja",
        """
        > 色抜き格子、B1はマゼンタ、B4は青
        ? stages[0].A1
        > マゼンタ、マゼンタ、黄色、マゼンタ
        = {"ask": "A2"}
        > 取り消し
        ? stages[0].A1
        > マゼンタ、黄色、マゼンタ
        = {"ask": "A2"}
        """,
    )
