"""Bitmaps in Japanese: counts per quarter, line and square only when they are reached, rows of pixels."""

from tests.talk import play


def test_counts_in_one_breath_then_the_line() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        > ビットマップ
        ? white
        > 九、十、八、八
        ? line
        > 三段目が全部白
        = {"button": 3, "rule": 2, "value": 3}
        < 3を押してください。
        > どうして
        ~ ルール2
        """,
    )


def test_quarter_by_quarter() -> None:
    play(
        "ja",
        """
        > ビットマップ
        > 左上は白が三つ
        ? white[1]
        < 右上は？
        > 9
        ? white[2]
        > 左下は黒が七つ
        ? white[3]
        > 九
        ? serial_last_digit
        > ゼロ
        = {"button": 3, "rule": 0, "value": 27}
        > いや、右下は十
        = {"button": 4, "rule": 0, "value": 28}
        > 取り消して
        = {"button": 3, "rule": 0, "value": 27}
        """,
    )


def test_no_line_and_no_square() -> None:
    play(
        "ja",
        """
        > シリアルの最後の数字は2
        > ビットマップ、10、10、8、8
        ? line
        > ありません
        = {"button": 4, "rule": 4, "value": 36}
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > ビットマップ
        > 17、3、4、5
        = {"error": "bad_input"}
        ? white
        > 1、2、3、4、5
        = {"error": "bad_input"}
        """,
    )


def test_ten_and_nine_are_two_counts() -> None:
    play("ja", "> ビットマップ\n> 十、九、三、二\n? serial_last_digit")
    play("ja", "> ビットマップ\n> 十五三二\n? serial_last_digit")
    play("ja", "> ビットマップ\n> 十五、三、二\n? white[3]")
