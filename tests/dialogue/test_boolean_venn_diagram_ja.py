"""Boolean Venn Diagram in Japanese: the expression as it is read, or its three parts."""

from tests.talk import play


def test_read_out() -> None:
    play(
        "ja",
        """
        > ベン図、かっこA論理積B、かっことじ、右矢印C
        = {"press": ["A", "B", "C", "AC", "BC", "ABC", "none"]}
        < AとBの重なり以外を全部押してください。
        > いや、かっこは右
        = {"press": ["A", "AC", "ABC"]}
        > なぜ
        < 論理積、右矢印で、かっこは右です。
        """,
    )


def test_parts() -> None:
    play(
        "ja",
        """
        > ブール論理ベン図
        ? expression
        > エックスオアのあとノア
        ? expression
        < かっこは左のAとBですか、右のBとCですか？
        > 右です
        = {"press": ["AB", "AC", "ABC", "none"]}
        > もう一つのベン図、かっこは右、排他的論理和、次が下矢印
        = {"press": ["AB", "AC", "ABC", "none"]}
        """,
    )


def test_one_operator_at_a_time() -> None:
    play(
        "ja",
        """
        > ベン図
        > 逆さブイ
        > ブイ
        > 左
        = {"press": ["C", "AB", "AC", "BC", "ABC"]}
        < Aだけの所、Bだけの所、外側以外を全部押してください。
        > いや、二つ目の演算子はノア
        = {"press": ["A", "B", "none"]}
        """,
    )
