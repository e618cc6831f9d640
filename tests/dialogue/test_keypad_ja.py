"""Keypad in Japanese: many names, vague ones that the columns settle, places, one question at most."""

from tests.talk import play


def test_in_one_breath_in_the_defusers_words() -> None:
    play(
        "ja",
        """
        > キーパッド、オメガ、ろく、エーイー、逆ユーロ
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        < ろく、逆ユーロ、エーイー、オメガの順に押してください。
        > なぜ
        < 6列目です。右上、右下、左下、左上。
        """,
    )


def test_one_by_one() -> None:
    play(
        "ja",
        """
        > 次は記号です
        ? symbols
        > 風船
        ? symbols[1]
        < 右上は？
        > いなずま
        ? symbols[2]
        > ラムダです
        ? symbols[3]
        > 三本足のA
        = {"order": ["balloon", "at", "upside_down_y", "squiggly_n"], "positions": [1, 4, 3, 2]}
        """,
    )


def test_vague_names_settled_by_the_column() -> None:
    play(
        "ja",
        """
        > キーパッド
        > シー、星、ループ、はてな
        = {"order": ["left_c", "cursive", "hollow_star", "question_mark"], "positions": [1, 3, 2, 4]}
        """,
    )


def test_a_vague_name_that_needs_one_question() -> None:
    play(
        "ja",
        """
        > キーパッド
        > ビー、ロケット、はてな、スマイル
        ? choice
        < 左上は、ビーティーか数字の6、どちらですか？
        > 数字の6です
        = {"order": ["six", "squid_knife", "question_mark", "smiley_face"], "positions": [1, 2, 3, 4]}
        """,
    )


def test_places_and_corrections() -> None:
    play(
        "ja",
        """
        > キーパッド
        > 左上はドラゴン、右上はフォーク、左下は黒い星
        ? symbols[3]
        > 右下は段落
        = {"order": ["pitchfork", "paragraph", "dragon", "filled_star"], "positions": [2, 4, 1, 3]}
        > いや、右下はスマイル
        = {"order": ["pitchfork", "smiley_face", "dragon", "filled_star"], "positions": [2, 4, 1, 3]}
        > 元に戻して
        = {"order": ["pitchfork", "paragraph", "dragon", "filled_star"], "positions": [2, 4, 1, 3]}
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > キーパッド
        > オメガ、オメガ、六、線路
        = {"error": "duplicate_symbol"}
        ? symbols
        > かぼちゃ、黒い星、フォーク、ドラゴン
        = {"error": "no_column"}
        > テント、オメガ、六、線路
        = {"error": "no_column"}
        > オメガ、六、線路、帽子のエヌ、ユーロ
        = {"error": "need_four_symbols"}
        > オメガ、六、線路、帽子のエヌ
        = {"order": ["six", "tracks", "n_with_hat", "omega"], "positions": [2, 3, 4, 1]}
        """,
    )
