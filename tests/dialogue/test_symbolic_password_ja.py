"""Symbolic Password in Japanese: two rows of symbols, the moves, a strike."""

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > シンボルパスワード
        =
        ? grid
        > 上の段は、エーイー、イカとナイフ、点付きのC。下の段は、ダブルケー、段落、フォーク
        = {"region": "D4", "target": [["squid_knife", "right_c", "ae"], ["double_k", "paragraph", "pitchfork"]], "moves": ["top_left"]}
        ?
        > 違う、左上はイカとナイフ、上の真ん中はエーイー
        = {"region": "D4", "target": [["squid_knife", "right_c", "ae"], ["double_k", "paragraph", "pitchfork"]], "moves": ["middle_column", "top_left", "middle_column", "top_right", "middle_column"]}
        > 取り消し
        = {"region": "D4", "target": [["squid_knife", "right_c", "ae"], ["double_k", "paragraph", "pitchfork"]], "moves": ["top_left"]}
        > ミス
        =
        ? grid
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 記号パスワード
        =
        ? grid
        > 上の段はフォーク、かぼちゃ、ろく
        =
        ? symbols[3]
        > 段落
        =
        ? symbols[4]
        > 笑顔
        =
        ? symbols[5]
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > シンボルパスワード
        =
        ? grid
        > 風船、逆ユーロ、コピーライト、ドラゴン、ピラミッド、風船
        = {"error": "no_region"}
        > 風船、逆ユーロ、コピーライト、ドラゴン、ピラミッド、風船、ろく
        = {"error": "bad_input"}
        > 風船、逆ユーロ、コピーライト、ピラミッド、風船、かぼちゃ
        = {"region": "A1", "target": [["balloon", "euro", "copyright"], ["at", "balloon", "pumpkin"]], "moves": []}
        ?
        """,
    )
