"""Festive Piano Keys in Japanese: three symbols."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > ポートなし
        =
        > クリスマス鍵盤、斜め線二本、ブイ、花
        = {"rule": 4, "notes": ["D#", "D#", "C#", "G#", "D#", "D#", "F", "C#"]}
        > 違う、二番目は斜線付きのエス
        = {"rule": 9, "notes": ["D", "D", "D", "C#", "C#", "C#", "B", "C#", "B", "F#"]}
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > フェスティブピアノ
        =
        ? symbols
        > アスタリスク
        =
        ? symbols[1]
        > 波線
        =
        ? symbols[2]
        > カエスーラ、シャープ、花
        = {"error": "bad_input"}
        > 全音符
        = {"rule": 3, "notes": ["G", "A", "G", "E", "G", "A", "G", "E"]}
        ?
        """,
    )
