"""Alphabet in Japanese: four letters at once, bit by bit, by their corners, corrected."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ja",
        """
        > アルファベット、ジェー、ディー、ユー、エイチ
        = {"press": ["H", "D", "U", "J"]}
        < H D U Jの順に押してください。
        > いや、二番目はノーベンバー
        = {"error": "no_word"}
        ! changed=false
        > なぜ
        ~ HDU
        """,
    )


def test_bit_by_bit() -> None:
    play(
        "ja",
        """
        > アルファベット
        ? letters
        > チャーリー
        ? letters[1]
        > ノーベンバーとアルファ
        ? letters[3]
        > 右下はビクター
        = {"press": ["V", "C", "N", "A"]}
        > 取り消し
        ? letters[3]
        > 二番目はノーベンバーです
        ? letters[3]
        > チャーリー
        = {"error": "duplicate_letter"}
        > ビクター
        = {"press": ["V", "C", "N", "A"]}
        """,
    )


def test_rows() -> None:
    play(
        "ja",
        """
        > アルファベット
        > 上がRとP
        ? letters[2]
        > 下がジェーとオー
        = {"press": ["J", "R", "O", "P"]}
        > ABCDE
        = {"error": "bad_input"}
        """,
    )
