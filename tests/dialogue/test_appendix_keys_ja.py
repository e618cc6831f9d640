"""The keyboard appendix in Japanese: note names to keys and back."""

from tests.talk import play


def test_notes_and_keys() -> None:
    play(
        "ja",
        """
        > 付録キーズ
        =
        ? note
        > シのフラット
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        ?
        > いや、シャープ
        = {"key": "C", "index": 1, "color": "white", "number": 1}
        > ファのシャープはどれ
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > 黒鍵の三番目
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > 黒鍵の6番目
        = {"error": "bad_input"}
        > 左から13番目
        = {"error": "bad_input"}
        > 三番目の白鍵
        = {"key": "E", "index": 5, "color": "white", "number": 3}
        > 取り消し
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > ラ
        = {"key": "A", "index": 10, "color": "white", "number": 6}
        > C#
        = {"key": "C#", "index": 2, "color": "black", "number": 1}
        > 変ロ
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        """,
    )
