"""Password in Japanese: columns one and four, then what helps; corrections, too many letters."""

from tests.talk import play


def test_two_columns_then_a_third() -> None:
    play(
        "ja",
        """
        > パスワード
        ? columns[0]
        < 1列目の6文字を読んでください。
        > W、A、T、B、C、P
        < 次は4列目。
        ? columns[3]
        > エコー、エックスレイ、ケベック、ズールー、ジュリエット、ビクター
        = {"candidates": ["after", "three", "water"]}
        < 候補はafter、three、それともwaterです。次は2列目。
        ? columns[1]
        > エー、ビー、シー、ディー、イー、ジー
        = {"word": "water"}
        < 単語はwater、W A T E R。
        > いや、二列目はF G I J K L
        = {"word": "after"}
        > 取り消し
        = {"word": "water"}
        > なぜ
        < この文字で作れるのはwaterだけです。
        """,
    )


def test_columns_in_one_breath() -> None:
    play(
        "ja",
        """
        > パスワード、一列目はWATBCP、四列目はEXQZJV、二列目はABCDEG
        = {"word": "water"}
        """,
    )


def test_slips() -> None:
    play(
        "ja",
        """
        > パスワード
        > シー、エー、ティー、ビー、ダブリュー、ピー
        ? columns[3]
        > BCDEFGH
        = {"error": "bad_column"}
        ! changed=false
        > XQZJVK
        = {"error": "no_word"}
        > 九列目はABCDEG
        = {"error": "no_such_place"}
        > 四文字目はEXQZJV
        = {"candidates": ["after", "three", "water"]}
        > 二番目の列はアルファ、ブラボー
        = {"word": "water"}
        """,
    )
