"""Round Keypad in Japanese: eight symbols clockwise, vague names settled."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > 円形キーパッド
        =
        ? symbols
        > 上から時計回りに、逆ユーロ、オメガ、エーイー、線路、ろく、風船、コピーライト、ドラゴン
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        ?
        > 違う、三番目は笑顔
        = {"column": 6, "press": ["smiley_face", "balloon", "copyright", "dragon"]}
        > 取り消し
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        > ミス
        =
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 丸いキーパッド、逆のE、オメガ
        =
        ? symbols[2]
        > エーイー
        =
        ? symbols[3]
        > 次は線路と平らな6
        =
        ? symbols[5]
        > ペロペロキャンディー
        =
        ? symbols[6]
        > 星
        =
        ? symbols[7]
        > 最後はドラゴン
        =
        ? choice
        > 塗りつぶされてる
        = {"column": 6, "press": ["balloon", "filled_star", "dragon"]}
        ?
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > 円形キーパッド
        =
        ? symbols
        > 逆ユーロ、オメガ、エーイー、線路、ろく、風船、コピーライト、コピーライト
        = {"error": "duplicate_symbol"}
        > 逆ユーロ、オメガ、エーイー、線路、ろく、風船、コピーライト、ドラゴン、かぼちゃ
        = {"error": "bad_input"}
        > コピーライト、黒い星、白い星、笑顔、ダブルK、オメガ、イカとナイフ
        =
        ? symbols[7]
        > かぼちゃ
        = {"column": 3, "press": ["filled_star", "smiley_face", "omega", "squid_knife"]}
        ?
        """,
    )
