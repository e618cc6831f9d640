"""Cruel Piano Keys in Japanese: four symbols and the minute."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 残忍鍵盤
        =
        ? symbols
        > シャープ、ブレーヴェ
        =
        ? symbols[2]
        > 小さいB
        =
        ? symbols[3]
        > フェルマータ
        =
        ? plates
        > プレートはパラレル、空のプレート1枚、他のポートなし
        =
        ? holders
        > バッテリー3本、ホルダー2個
        =
        ? minutes_left
        > 4分です
        = {"rule": 2, "notes": ["D", "G", "F", "E", "A#", "G#", "D#", "A", "C#", "B", "C", "F#"]}
        ?
        > 違う、最初は四分休符
        =
        ? indicators
        """,
    )


def test_strike_and_impossible() -> None:
    play(
        "ja",
        """
        > シリアルはAE3BC4
        =
        > インジケーターなし
        =
        > ポートなし
        =
        > 残忍な鍵盤、アラブレーヴェ、波線、倍全音符、小さいB
        = {"rule": 5, "notes": ["F#", "C", "C#", "E", "A#", "G", "G#", "A", "F", "D#", "B", "D"]}
        > ミス
        = {"rule": 5, "notes": ["D", "F", "D#", "G#", "E", "C", "B", "A#", "C#", "A", "F#", "G"]}
        > 残忍ピアノ
        =
        ? symbols
        > フラット、シャープ、ブレーヴェ、目玉、ナチュラル
        = {"error": "bad_input"}
        > フラット、シャープ、ブレーヴェ、アスタリスク
        = {"error": "bad_input"}
        > フラット、シャープ
        =
        ? symbols[2]
        """,
    )
