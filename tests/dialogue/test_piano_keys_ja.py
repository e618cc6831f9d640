"""Piano Keys in Japanese: three symbols, then the casing that the rules need."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > ピアノ鍵盤、フラットとターンとハ音記号
        =
        ? serial_last_digit
        > シリアルはAL5QF2
        = {"rule": 1, "notes": ["A#", "A#", "A#", "A#", "F#", "G#", "A#", "G#", "A#"]}
        ?
        > 違う、最初はシャープ
        =
        ? holders
        > 三本、ホルダー2個
        = {"rule": 2, "notes": ["D#", "D#", "D", "D", "D#", "D#", "D", "D#", "D#", "D", "D", "D#"]}
        ?
        > 取り消し
        =
        ? holders
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > シリアルは7B3ZE9
        =
        > バッテリーなし
        =
        > ピアノキー
        =
        ? symbols
        > ナチュラル
        =
        ? symbols[1]
        > 目玉
        =
        ? symbols[2]
        > 小さいB
        = {"rule": 3, "notes": ["E", "F#", "F#", "F#", "F#", "E", "E", "E"]}
        ?
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > ピアノ鍵盤
        =
        ? symbols
        > フラット、ナチュラル、ハ音記号、シャープ
        = {"error": "bad_input"}
        > フラット、フラット、カットタイム
        = {"error": "bad_input"}
        > フラット、ナチュラル、ブレーヴェ
        = {"error": "bad_input"}
        """,
    )


def test_which_c() -> None:
    play(
        "ja",
        """
        > シリアルはAL1QF7
        =
        > ポートなし
        =
        > バッテリーなし
        =
        > インジケーターなし
        =
        > ピアノ鍵盤、C、シャープ、フェルマータ
        =
        ? choice
        > ハ音記号の方
        = {"rule": 9, "notes": ["G", "G", "G", "D#", "A#", "G", "D#", "A#", "G"]}
        ?
        """,
    )
