"""Japanese as players speak it: groups of one breath, numbered lists, and what is put right by the way."""

from __future__ import annotations

import pytest

from tests.strangers import last_reply, misunderstood, seen
from voice_expert.conversation import Conversation

TOLD: dict[str, str] = {
    # The state of the module, and ways to tell it.
    "wires": """
        = {"wires": ["red", "red", "white", "white", "blue", "yellow"]}
        ワイヤ | 全部で六本、最初の二本が赤で、次の二本が白、あとは青と黄色
        ワイヤ | 六本、最初の二本が赤で、次の二本が白、残りは青と黄色
        ワイヤ | 6本あって、上2本赤、次2本白、その下が青で最後黄色
        ワイヤ | 赤が二本続いて、その下に白が二本、そして青、黄色
        ワイヤ | 六本です | 赤赤白白 | あと青と黄色があります
        = {"wires": ["red", "white", "blue", "yellow"]}
        ワイヤ | 四本。上二本が赤と白、下二本が青と黄色
        = {"wires": ["red", "blue", "white"]}
        ワイヤ | 赤青、いや、赤青白
    """,
    "complicated_wires": """
        = {"wires": [{"colors": ["white"], "led": false, "star": false}, {"colors": ["red"], "led": true, "star": false},
           {"colors": ["blue"], "led": false, "star": true}, {"colors": ["red", "blue"], "led": true, "star": true}]}
        複雑ワイヤ | 1:白 2:赤+LED 3:青+星 4:赤青+LED+星
        複雑ワイヤ | ①白②赤＋LED③青＋星④赤青＋LED＋星
        複雑ワイヤ | 1番白、2番赤でLED、3番青に星、4番赤青でLEDと星
        複雑ワイヤ | 白は何もついていなくて、赤はライトだけついていて、青は星だけついていて、赤青は両方ついています
    """,
    "password": """
        = {"columns": [["w", "a", "t", "b", "c", "p"], ["a", "h", "o", "i", "u", "e"], null, null, null]}
        パスワード | ①WATBCP②AHOIUE
        パスワード | 1. WATBCP 2. AHOIUE
        パスワード | 1列目はKATBCP、2列目はAHOIUE | 1列目はKじゃなくてW
    """,
    "maze": """
        = {"circles": ["B4"], "start": "C5", "goal": "E1"}
        迷路 | 丸はB4、自分はC5、三角は6の1じゃなくて5の1
        迷路 | 丸はB4、自分はD5、いや、C5、三角はE1
    """,
    "morse_code": """
        = {"letters": ["...", "....", "."]}
        モールス信号 | 点三つ、点四つ、点一つ
        モールス信号 | 短点が3つ、短点が4つ、短点が1つ
    """,
    "knob": """
        = {"leds": [[0, 0, 1, 0, 1, 1], [1, 1, 1, 1, 0, 1]], "counts": null, "up_label": null}
        ダイヤル | 上は3番と5番と6番が点灯、下は5番以外全部
    """,
    "memory": """
        = {"stages": [], "display": 2, "labels": [1, 3, 2, 4]}
        記憶 | 画面2、ボタン1234、いや、1324
        記憶 | 画面2、ボタン1234 | いや、1324
        記憶 | 画面2、ボタンは1と3と2と4
    """,
    "wire_sequence": """
        = {"panels": [[{"color": "red", "to": "A"}, {"color": "blue", "to": "B"}, {"color": "red", "to": "C"}]]}
        順番ワイヤ | 赤がA、赤がB、赤がC | あ、二本目は青だった
        = {"panels": [[{"color": "red", "to": "A"}, {"color": "red", "to": "B"}, {"color": "red", "to": "C"}]]}
        順番ワイヤ | 赤三本、A、B、C
        = {"panels": [[{"color": "red", "to": "C"}], [], [{"color": "blue", "to": "C"}]]}
        順番ワイヤ | 赤C | 二枚目は何もない | 三枚目は青Cだけ
    """,
    "bitmaps": """
        = {"white": [10, 9, 8, 7], "line": null, "square": null}
        ビットマップ | 上の左が白10、右が9、下の左が8、右が7
        ビットマップ | 左上の区画は10、右上の区画は9、左下の区画は8、右下の区画は7
    """,
    "boolean_venn_diagram": """
        = {"expression": "(A or B) xor C"}
        ベン図 | AまたはB、それをCと排他的論理和
    """,
    "whos_on_first": """
        = {"stage": 1, "display": "", "read_label": "OKAY"}
        表比較 | 何も表示されてない | 左下はOKAY
        = {"stage": 1, "display": "READ", "read_label": "WHAT?"}
        表比較 | 画面はREAD | WHATにクエスチョンがついてる
    """,
    "emoji_math": """
        = {"display": ":)+=("}
        絵文字算 | コロンの笑顔 足す イコールの悲しい顔
    """,
}


@pytest.mark.parametrize("module", TOLD)
def test_told_as_players_tell_it(module: str) -> None:
    script = TOLD[module].replace("},\n           {", "}, {")
    assert misunderstood("ja", module, script) == []


CASING: dict[str, dict[str, object]] = {
    # Said with nothing else known → what is read back.
    "電池は、えっと、たぶん2本、いや3本": {"say": "バッテリー3本。"},
    "電池3本 | あ、2本だった": {"say": "バッテリー2本。"},
    "最後は奇数 | あ、偶数でした": {"say": "最後は偶数。"},
    "FRK点灯 | あ、消灯だった": {"say": "消灯、FRK。"},
    "CARもFRKも点いてない": {"say": "消灯、CAR、FRK。"},
    "電池は最大2本": {"say": "バッテリーは2本以下。"},
    "最低でも電池が3本ある": {"say": "バッテリーは3本以上。"},
    "ホルダーが二つあって、片方に2本、もう片方に1本": {"say": "バッテリー3本、ホルダー2個。"},
    "インジケーターはFRKが点いてて、CARは点いてない": {"say": "点灯、FRK。消灯、CAR。"},
    "インジケーター一つ、CLR、消灯": {"say": "消灯、CLR。"},
    "インジケーターはFRKとCARの二つで、FRKだけ光ってる": {"say": "点灯、FRK。消灯、CAR。"},
    "ポートは一枚にパラレルとシリアル、もう一枚は空": {"say": "プレートにパラレル、シリアル。空のプレート1枚。"},
    "パラレルポートだけのプレートと空のプレート": {"say": "プレートにパラレル。空のプレート1枚。"},
    "PS2ポートとRJ45ポート": {"say": "PS2、RJ45ポートあり。"},
    "ポートは全くない": {"say": "ポートなし。"},
    "パラレルあります | いや、パラレルはなかった": {"say": "パラレルポートなし。"},
    "シリアルAL5QF2 | すみません、三番目は6です": {"say": "シリアル、A L 6 Q F 2。"},
}


@pytest.mark.parametrize("said", CASING)
def test_casing(said: str) -> None:
    reply = last_reply("ja", said, casing=False)
    assert {key: reply[key] for key in CASING[said]} == CASING[said]


def test_ah_alone_corrects_nothing() -> None:
    assert seen("ja", "ワイヤ | 赤、あ、白、黒") == seen("ja", "ワイヤ | 赤、白、黒")


def test_three_buttons_are_refused() -> None:
    assert last_reply("ja", "記憶 | 画面2、ボタンは1と3と2")["answer"] == {"error": "bad_labels"}


def test_put_back_after_an_undo_and_without_one() -> None:
    assert last_reply("ja", "ワイヤ、赤青白 | 取り消し | やっぱ元に戻して")["answer"] == {"cut": 3}
    assert last_reply("ja", "ワイヤ | 赤青白 | やっぱり戻して")["say"].startswith("取り消しました。")


def test_the_casing_stands_where_the_module_no_longer_fits_it() -> None:
    conversation = Conversation("ja")
    for moment, said in enumerate(("電池1本", "ボタン、青で起爆", "帯は白"), 1):
        conversation.hear(said, t=float(moment))
    turn = conversation.hear("電池は1本じゃなくて2本", t=9.0).as_json(4)
    assert (turn["answer"], turn["changed"]) == ({"error": "tap_expected"}, True)
    assert "バッテリー2本" in conversation.hear("状態", t=12.0).as_json(5)["say"]


def test_a_change_of_an_earlier_wire_names_all_that_are_cut() -> None:
    reply = last_reply("ja", "複雑ワイヤ | 赤 | 二本目は青 | 一本目に星がある")
    assert (reply["answer"], reply["say"]) == ({"cut": [1]}, "1番目を切ってください。")


def test_a_treble_clef_opens_no_keypad() -> None:
    assert last_reply("ja", "ピアノ鍵盤 | フラット、シャープ、ト音記号")["understood"] == []


def test_why_and_giving_up_as_they_are_said() -> None:
    assert last_reply("ja", "ワイヤ | 赤、青、白 | なんで3本目なの？")["say"] == "最後のワイヤが白だからです。"
    assert last_reply("ja", "ワイヤ | 赤、青、白 | やっぱりやめる")["understood"] == [{"command": "cancel"}]


SAME: dict[str, str] = {
    "キーパッド | © ☆ ¿ Ѭ": "キーパッド | コピーライト、白い星、逆さのはてな、イカ",
    "キーパッド | ①オメガ②6③AE④ユーロ": "キーパッド | オメガ、6、AE、ユーロ",
    "複雑ワイヤ | 青、★、LED": "複雑ワイヤ | 青でライトと星",
    "複雑ワイヤ | 白、点灯、星なし。青、消灯、星なし": "複雑ワイヤ | 白でライト、青",
    "サイモン | 最初に青が光って、次に緑が光る": "サイモン | 青、緑",
    "迷路 | 丸がA2、今D4にいて、出口がF6": "迷路 | 丸はA2、白はD4、三角はF6",
    "順番ワイヤ | 上が青でBに、下が赤でCにつながってる": "順番ワイヤ | 青B、赤C",
    "海戦ゲーム | 上が12212で左が20303": "海戦ゲーム | 列は12212、段は20303",
    "スナップ | 同じで、7が二つ": "スナップ | 同じ",
    "最初のモジュールはボタンで、青の中止": "ボタン | 青、中止",
    "四本のワイヤ、赤白青黒": "ワイヤ | 四本、赤白青黒",
    "複雑ワイヤ | 赤 | あとライトもついてる | 星もある": "複雑ワイヤ | 赤でライトと星",
    "複雑ワイヤ | 白、赤、青、全部何もなし": "複雑ワイヤ | 白、赤、青",
    "モールス信号 | 一文字目が長短短短で、二文字目が短": "モールス信号 | 長短短短、短",
    "迷路 | 丸F4 | 自分はB2、E5に行きたい": "迷路 | 丸F4 | 自分はB2、三角はE5",
    "二進法LED | 1番と5番が光る | 次は2番": "二進法LED | 10001 | 01000",
    "我忘る勿かれ | 4 | 7 | 読み上げて": "我忘る勿かれ | 4 | 7 | 数字を読んで",
    "じゃんけん | トカゲだけ離れてる": "じゃんけん | 真ん中はトカゲ",
    # Told in other words → told plainly.
    "二進法LED | ついて、消えて、消えて、ついて、ついて": "二進法LED | 10011",
    "フューズ | 三人、太郎と花子と健": "フューズ | 太郎、花子、健",
}


@pytest.mark.parametrize("told", SAME)
def test_the_same_in_other_words(told: str) -> None:
    assert seen("ja", told) == seen("ja", SAME[told])
