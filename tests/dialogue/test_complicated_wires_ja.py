"""Complicated Wires in Japanese: wire by wire, all in one breath, corrected, impossible colours."""

from tests.talk import play
from voice_expert.conversation import Conversation


def test_wire_by_wire() -> None:
    play(
        "ja",
        """
        > 複雑ワイヤ
        ? wires
        < 左から順に、色、ライト、星は？
        > 白だけ
        < 切ってください。
        = {"cut": [1]}
        ? wires[1]
        > 次は青、ライトなし、星あり
        < 切らないでください。
        = {"cut": [1]}
        > 赤
        ? serial_last_digit
        > 偶数です
        < 切ってください。
        = {"cut": [1, 3]}
        > いや、赤青でライトと星
        < 切らないでください。
        = {"cut": [1]}
        > 次は白でライトあり
        = {"cut": [1]}
        > 二本目は白
        = {"cut": [1, 2]}
        > 取り消し
        = {"cut": [1]}
        > 緑
        = {"error": "unknown_color"}
        ! changed=false
        > 三本目は赤白青
        = {"error": "bad_colors"}
        """,
    )


def test_all_in_one_breath() -> None:
    play(
        "ja",
        """
        > シリアルの最後は5、バッテリー2本、パラレルポートがあります
        > 複雑ワイヤ、青ライト、次は青でライトと星、赤青で星、次は赤青ライト星、白ライト星
        = {"cut": [1, 2, 3, 5]}
        < 1、2、3、5番目を切ってください。
        > もう一つの複雑ワイヤ、一本目は赤白でライトがついています。二本目は青で星もライトもなし。三本目は白、星あり。四本目は何もなしの白
        = {"cut": [1, 3, 4]}
        """,
    )


def test_without_words_between() -> None:
    play(
        "ja",
        """
        > 複雑ワイヤー、白、赤、青、赤と青
        ? serial_last_digit
        > 偶数です
        = {"cut": [1, 2, 3, 4]}
        > いや、奇数です
        = {"cut": [1]}
        """,
    )


def test_striped_at_once() -> None:
    play(
        "ja",
        """
        > 複雑ワイヤ
        > 青で星あり、次は白だけ、次は赤青でライトと星
        = {"cut": [2]}
        < 2番目を切ってください。
        ? wires[3]
        > 青と白のしま、星付き
        = {"cut": [2]}
        """,
    )


def test_light_and_star_before_the_colour() -> None:
    play(
        "ja",
        """
        > 複雑ワイヤ
        > 星付きの青
        = {"cut": []}
        ? wires[1]
        > 何もなしの白
        = {"cut": [2]}
        > いや、ライトがついてる白い線
        = {"cut": []}
        ? wires[2]
        """,
    )


def test_commas_tell_whose_a_mark_is() -> None:
    play(
        "ja",
        """
        > シリアルの最後は5、バッテリーなし、ポートなし
        > 複雑ワイヤ
        > 赤、星の白、青、白
        = {"cut": [2, 4]}
        > 複雑ワイヤ
        > 赤星、白、青、白
        = {"cut": [1, 2, 4]}
        """,
    )


def test_only_a_pause_tells_a_light_without_a_star_from_neither() -> None:
    wires = {
        "赤ライト、星なし": ["wire", "red", "led"],
        "赤ライトあり星なし": ["wire", "red", "led"],
        "赤ライトも星もなし": ["wire", "red"],
        "赤ライト星なし": ["wire", "red"],
        "赤星、ライトなし": ["wire", "red", "star"],
        "赤ライトなし星あり": ["wire", "red", "star"],
    }
    for text, meant in wires.items():
        conversation = Conversation("ja")
        conversation.hear("複雑ワイヤ", 1.0)
        understood = conversation.hear(text, 2.0).as_json(2)["understood"]
        assert [entry["slots"]["wires"] for entry in understood] == [meant], text
