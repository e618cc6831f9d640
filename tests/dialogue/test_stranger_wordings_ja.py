"""What Japanese players who never read the help say: how they name modules, count, point from the other side, answer."""

import json
from typing import Any

import pytest

from tests.strangers import after
from voice_expert.conversation import Conversation

OPENED = {
    "ワイヤやります": "wires", "ワイヤーいきましょう": "wires", "ワイヤーのやつ": "wires", "でっかいボタン": "the_button",
    "キーパッドのやつ": "keypad", "キーパッドのモジュールやりたいです": "keypad", "記号のやつ": "keypad", "パスワード始めます": "password",
    "サイモン陳述": "simon_states", "ピアノの鍵盤です": "piano_keys", "絵文字計算": "emoji_math", "地雷のやつ": "minesweeper",
    "4×4の色の四角": "clsq", "四角がいっぱいのやつ": "clsq", "記憶に戻りたいです": "memory", "迷路解きます": "maze",
}  # fmt: skip
"""What is said with nothing in hand, and the module it opens."""

TOLD: dict[str, dict[str, list[dict[str, Any]]]] = {
    # What was said before (parted by bars) → what is said now → what of it is understood.
    "": {
        "CARは光ってなくてFRKは光ってる": [{"unlit": ["CAR"]}, {"lit": ["FRK"]}],
        "インジケーターはCARとFRK、CARだけ光ってる": [{"complete": "indicators", "unlit": ["CAR", "FRK"], "lit": ["CAR"]}],
        "シリアルは母音がなくて奇数です": [{"vowel": False}, {"last_digit_odd": True}],
        "今ツーストライク": [{"strikes": 2}],
        "ミス二回してます": [{"strikes": 2}],
        "1回ミスしてます": [{"strikes": 1}],
        "二回ミスった": [{"strikes": 2}],
        "まだノーミス": [{"strikes": 0}],
        "まだミスしてません": [{"strikes": 0}],
        "もう3つ解いた": [{"solved": 3}],
        "フランクが光ってる": [{"lit": ["FRK"]}],
    },
    "シリアルAL5QF2": {
        "いや、最後は3": [{"at": "last", "serial": "3"}],
    },
    "ワイヤ": {
        "線は６本です": [{"count": 6}],
        "赤、青、黒二本": [{"wires": ["red", "blue", "black", "black"]}],
        "赤、青、白の三本": [{"wires": ["red", "blue", "white"], "count": [3]}],
        "赤が二本、青が一本": [{"wires": ["red", "red", "blue"]}],
        "赤い線が二本続いて、次が青、黒": [{"wires": ["red", "red", "blue", "black"]}],
        "三本とも赤": [{"count": 3, "every": "red"}],
        "全部赤で四本": [{"every": "red", "count": 4}],
        "赤、白が三本、青": [{"wires": ["red", "white", "white", "white", "blue"]}],
        "一番上が赤、その下が白、次が白、次青、その次が黄色、一番下が黒": [{"wires": ["red", "white", "white", "blue", "yellow", "black"]}],
        "下から、赤、青、白": [{"wires": ["white", "blue", "red"]}],
    },
    "ボタン | 青、中止": {
        "赤のランプがついた": [{"strip": "red"}],
        "押したら赤": [{"strip": "red"}],
        "今押してる、赤": [{"strip": "red"}],
    },
    "シリアルAL5QF2 | サイモンゲーム | 赤": {
        "赤、青に増えた": [{"flashes": ["red", "blue"]}],
        "プラス赤": [{"flashes": "red"}],
    },
    "記憶 | 画面は2": {
        "3番押した": [{"digit": 3}],
        "右から二番目": [{"position": 3}],
    },
    "複雑ワイヤ": {
        "半分赤半分白、星": [{"wires": ["wire", "red+white", "star"]}],
        "一本目、半分青半分白": [{"at": 1, "wires": ["wire", "white+blue"]}],
    },
    "パスワード": {
        "真ん中、イー、エッチ、アイ、エイ、オー、ジー": [{"at": 3, "columns": ["E", "H", "I", "A", "O", "G"]}],
        "右から二番目、Z、D、X、Y、N、R": [{"at": 4, "columns": ["Z", "D", "X", "Y", "N", "R"]}],
        "右から四列目はA、B、C、D、E、F": [{"at": 2, "columns": ["A", "B", "C", "D", "E", "F"]}],
    },
    "ガス放出がきた": {
        "ガス抜きますかって": [{"prompt": "vent_gas"}],
    },
    "ダイヤル": {
        "黒黒白黒白白、白白白白黒白": [{"leds": [0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1]}],
        "左は一個もついてなくて、右は二個": [{"left": 0}, {"right": 2}],
        "上は5番、下は4と5番がついてます": [{"lit_top": [5], "lit_bottom": [4, 5]}],
    },
    "二進法LED": {
        "消えてるのは真ん中だけ": [{"lit": [1, 2, 4, 5]}],
        "一番右だけ消えてる": [{"lit": [1, 2, 3, 4]}],
        "左の二つがついてる": [{"lit": [1, 2]}],
        "１と二がついてます": [{"lit": [1, 2]}],
        "右から二番目が光ってる": [{"lit": 4}],
    },
    "海戦ゲーム | 12212": {
        "横の数字30202": [{"rows": [3, 0, 2, 0, 2]}],
    },
    "ベン図": {
        "A ノア 、B ナンド C がかっこの中": [{"first": "nor", "second": "nand", "brackets": "right"}],
        "AアンドBがかっこで囲まれててオアC": [{"first": "and", "brackets": "left", "second": "or"}],
    },
    "分割スクエア": {
        "大きい四角が一個で緑": [{"squares": "green"}],
        "2かける2、1段目、赤、青、二段目、黒、白": [{"squares": ["red", "blue", "black", "white"]}],
    },
    "鍵盤": {
        "記号はCに縦線とフラットとモルデント": [{"symbols": ["cut time", "flat", "mordent"]}],
    },
    "其忘る勿かれ、1": {
        "7に変わりました": [{"digit": 7}],
        "次のステージ、7": [{"digit": 7}],
        "0、2、7、2、3、3、1、9、4、7": [{"digit": [0, 2, 7, 2, 3, 3, 1, 9, 4, 7]}],
    },
    "我忘る勿かれ、4": {
        "ろくって出てる": [{"digit": 6}],
        "次7になった": [{"digit": 7}],
    },
    "迷路": {
        "丸が2の4と5の2": [{"circles": ["B", 4, "E", 2]}],
    },
    "迷路 | 丸はB4": {
        "白い四角は3の5、三角は6の1": [{"start": ["C", 5]}, {"goal": ["F", 1]}],
    },
    "順番ワイヤ": {
        "一本だけ、黒がA": [{"panels": ["black", "A"]}],
    },
    "コンデンサー": {
        "三十秒切った": [{"seconds_left": 30}],
        "もう十秒しかない": [{"seconds_left": 10}],
    },
    "スナップ": {
        "3対4": [{"displays": [3, 4]}],
    },
    "色無し格子": {
        "赤と青が2個ずつで、赤が先に出てくる": [{"pair": ["red", "blue"], "count": 2, "first": "red"}],
    },
    "スイッチ": {
        "5番目が上、残りは下": [{"only_switches": [5], "all_switches": "up", "rest_switches": "down"}],
        "1番と3番が上で他は下": [{"only_switches": [1, 3], "all_switches": "up", "rest_switches": "down"}],
        "2と4だけ上": [{"only_switches": [2, 4], "all_switches": "up"}],
        "三番目以外は上": [{"but_switches": [3], "all_switches": "up"}],
    },
    "サードベース": {
        "正位置で見てます": [{"orientation": "upright"}],
    },
    "サードベース | ランプは右上 | 画面はIS9H": {
        "右真ん中はエックスアイはちゼット": [{"at": 4, "labels": "XI8Z"}],
    },
    "ヤッツィー": {
        "紫、黄色、青、白、黒の順で1、2、3、4、4": [{"values": [1, 2, 3, 4, 4]}],
    },
}  # fmt: skip

COMMANDS = {
    "もっかい言って": "repeat", "ごめん、もう一回言って": "repeat", "すみません、もう一度言ってもらえますか": "repeat",
    "やめて": "stop", "一個戻して": "undo", "一つ前に戻して": "undo", "ミスっちゃった": "strike", "ストライク出た": "strike",
    "爆弾からミスって言われた": "strike", "今どういう状況？": "status", "根拠を教えて": "why", "なんでそうなるの": "why",
}  # fmt: skip

LEFT_ALONE: dict[str, list[str]] = {
    # A place that nobody understands is not left out: what is said of it would go somewhere else.
    "ワイヤ": ["右から赤、青、白", "真ん中は黒", "残りは白"],
    "キーパッド": ["真ん中は雷"],
    "複雑ワイヤ": ["右から二本目は赤で星"],
    "ダイヤル": ["左上に3つ、右下に2つ"],
    "色付きスイッチ": ["右から二番目は赤の上"],
    "順番ワイヤ": ["真ん中は赤"],
    "": ["もっかいやろうよ", "一個ちょうだい", "どうなってるのこれ", "残りは明日やろう", "真ん中に座って", "やりたいゲームある？", "やめてよもう"],
}


def test_names() -> None:
    for said, module in OPENED.items():
        reply = Conversation("ja").hear(said).as_json(1)
        assert (reply["module"], reply["changed"]) == (module, True), (said, reply["understood"])


@pytest.mark.parametrize("told", TOLD)
def test_wordings(told: str) -> None:
    session = after("ja", told)
    for said, wanted in TOLD[told].items():
        reply = Conversation("ja", session).hear(said, t=60.0).as_json(1)
        got = json.loads(json.dumps([act.get("bomb", act.get("slots")) for act in reply["understood"]]))
        assert got == wanted, (told, said, got)


@pytest.mark.parametrize("told", ["ワイヤ", "記憶 | 画面は2", "モールス信号 | トントントン", "迷路 | 丸はA2とF3"])
def test_commands(told: str) -> None:
    for said, command in COMMANDS.items():
        reply = Conversation("ja", after("ja", told)).hear(said, t=60.0).as_json(1)
        assert [act.get("command") for act in reply["understood"]] == [command], (told, said, reply["understood"])


@pytest.mark.parametrize("told", LEFT_ALONE)
def test_places_are_not_left_out(told: str) -> None:
    for said in LEFT_ALONE[told]:
        reply = Conversation("ja", after("ja", told)).hear(said, t=60.0).as_json(1)
        assert not reply["changed"], (told, said, reply["understood"])


def test_the_side_to_turn_to_is_said_once() -> None:
    """The word for where UP is was said back for the position, too: "right, bottom"."""
    conversation = Conversation("ja", after("ja", "ダイヤル | 左に5個、右に2個"))
    assert conversation.hear("アップが右側にあります", t=60.0).say == "下側に合わせてください。"
