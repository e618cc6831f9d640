"""What players say in Japanese that went wrong once: sequences that do not go on, lists told out of order."""

import pytest

from tests.talk import play

TALKS = {
    "a sequence that does not continue the last one is doubted once, and believed when confirmed": """
        > シリアルはAB3CD5
        > サイモン、赤、青
        = {"press": ["blue", "red"]}
        > 緑、青、黄色
        ? flashes
        =
        > はい
        = {"press": ["yellow", "red", "green"]}
        """,
    "a doubted sequence said otherwise is believed": """
        > シリアルはAB3CD5
        > サイモン、赤、青
        > 緑、青、黄色
        ? flashes
        > 赤、青、緑
        = {"press": ["blue", "red", "yellow"]}
        """,
    "a doubted sequence is denied, then said": """
        > シリアルはAB3CD5
        > サイモン、赤、青
        > 緑、青、黄色
        > いいえ
        ? flashes
        > 赤、青、緑
        = {"press": ["blue", "red", "yellow"]}
        """,
    "colours of which nobody knows which flash together are asked for again": """
        > サイモンの陳述
        > 左上は赤
        > 赤と青、緑、黄色
        ? stages[0]
        =
        > 赤と青
        = {"press": ["red"]}
        > 赤と青、緑、黄色
        ? stages[1]
        > 赤と青
        = {"press": ["red", "green"]}
        """,
    "three colours at once are not all four": """
        > サイモンの陳述
        > 左上は赤
        > 赤と青と緑
        = {"press": ["green"]}
        """,
    "the colour of a strip that is asked for: 色は赤": """
        > 1B 1H // None // None // BL5QF2
        > 青いボタン、中止
        = {"action": "hold"}
        > 色は赤
        = {"action": "release", "digit": 1}
        """,
    "the colour of a strip that is asked for: ラインの色は赤": """
        > 1B 1H // None // None // BL5QF2
        > 青いボタン、中止
        = {"action": "hold"}
        > ラインの色は赤
        = {"action": "release", "digit": 1}
        """,
    "the colour of the button while that of the strip is asked for": """
        > 1B 1H // None // None // BL5QF2
        > 青いボタン、中止
        > いや、ボタンは赤
        = {"action": "hold"}
        """,
    "wires out of order in one breath": """
        > ワイヤ
        > 三本目は青、一本目は赤、四本目は黄色、二本目は青
        = {"cut": 2}
        """,
    "wires out of order, one by one": """
        > ワイヤ
        > 三本目は青
        ? wires[0]
        > 一本目は赤
        ? wires[1]
        > 二本目は青
        ? wires[3]
        > 以上
        = {"cut": 3}
        """,
    "a sequence that was corrected is not doubted": """
        > シリアルはAB3CD5
        > サイモン、赤、青
        > いや、緑、青
        = {"press": ["yellow", "red"]}
        """,
    "no is no word of a display where one of several is asked for": """
        > 表比較
        > 画面はどう
        < 動、どう、導、どう？、それとも同、どれですか？
        > いいえ
        = {"error": "choose_one"}
        < この中から選んでください。動、どう、導、どう？、それとも同、どれですか？
        > 動く
        = {"read": 4}
        """,
    "the numbers of the columns by another name": """
        > 海戦ゲーム
        > 縦の数字は1 2 1 1 2
        ! understood=[{"module": "battleship", "copy": 1, "slots": {"columns": [1, 2, 1, 1, 2]}}]
        """,
    "the figure behind the sign in its middle": """
        > グーチョキパートカゲスポック
        > 真ん中にトカゲ、十字の形
        ! understood=[{"module": "rock_paper_scissors_lizard_spock", "copy": 1, "slots": {"decoy": "lizard"}}]
        """,
}


@pytest.mark.parametrize("talk", TALKS)
def test_talks(talk: str) -> None:
    play("ja", TALKS[talk])
