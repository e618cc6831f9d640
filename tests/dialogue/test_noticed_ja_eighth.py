"""Japanese: what is told belongs to the list that is asked for, fields are read row by row, a full stop parts two wires."""

from __future__ import annotations

import pytest

from tests.strangers import last_reply, misunderstood, seen

FIELD = '[["red", "green", "red", "red"], ["magenta", "yellow", "yellow", "red"], ["yellow", "blue", "green", "red"], ["yellow", "blue", "yellow", "magenta"]]'
SINGLES = '[["green", "green", "green", "magenta"], ["green", "green", "green", "green"], ["green", "green", "blue", "green"], ["red", "yellow", "green", "green"]]'

TOLD: dict[str, str] = {
    # The state of the module, and ways to tell it.
    "switches": """
        = {"switches": ["down", "up", "up", "down", "up"], "lights": ["up", "down", "up", "up", "down"]}
        スイッチ | 下上上下上 | 1番は上、2番は下、3番は上、4番は上、5番は下
        スイッチ | 下上上下上 | 最初が上、次が下、次が上、次が上、最後が下
        スイッチ | まず下、次に上、次上、次下、次上 | 1:上、2:下、3:上、4:上、5:下
        スイッチ | 2番と3番と5番が上、残りは下 | 1番と3番と4番が上、残りは下
        スイッチ | 下上上下上 | 2番と5番以外全部上
        = {"switches": ["down", "down", "up", "up", "up"], "lights": ["up", "up", "up", "up", "up"]}
        スイッチ | 下下上上上 | 全部上
    """,
    "decolored_squares": f"""
        = {{"stages": [{FIELD}]}}
        色抜き格子 | 赤、緑、赤、赤、マゼンタ、黄、黄、赤、黄、青、緑、赤、黄色、青、黄色、マゼンタ
        色抜き格子 | 一段目、赤、緑、赤、赤。二段目、マゼンタ、黄色二つ、赤。三段目、黄、青、緑、赤。四段目、黄色、青、黄色、マゼンタ
        色抜き格子 | 一段目は赤、緑、赤、赤 | 二段目はマゼンタ、黄色二つ、赤 | 三段目は黄、青、緑、赤 | 黄色、青、黄色、マゼンタ
    """,
    "discolored_squares": f"""
        = {{"stage": 0, "grid": {SINGLES}}}
        色変え格子 | 緑三つ、マゼンタ。緑四つ。緑二つ、青、緑。赤、黄色、緑二つ
        色変え格子 | 一段目は緑緑緑マゼンタ | 二段目は緑四つ | 三段目は緑二つ、青、緑 | 赤、黄色、緑、緑
        色変え格子 | 緑以外はD1マゼンタ、C3青、A4赤、B4黄色
    """,
    "uncolored_squares": """
        = {"grid": [["blue", "blue", "green", "yellow"], ["red", "red", "green", "red"], ["red", "yellow", "yellow", "blue"], ["magenta", "blue", "magenta", "blue"]]}
        色無し格子 | 青二つ、緑、黄色。赤二つ、緑、赤。赤、黄色二つ、青。マゼンタ、青、マゼンタ、青
    """,
    "complicated_wires": """
        = {"wires": [{"colors": ["white", "blue"], "led": true, "star": false}, {"colors": ["red"], "led": false, "star": false}, {"colors": ["white"], "led": true, "star": true}, {"colors": ["red"], "led": false, "star": false}]}
        複雑ワイヤ | 白青、ライトだけ。赤。白、星もライトもある。赤、ライトも星もなし
    """,
    "morse_code": """
        = {"letters": [".-..", ".", ".-", "-.-", "..."]}
        モールス信号 | 1:短長短短、2:短、3:短長、4:長短長、5:短短短
    """,
    "maze": """
        = {"circles": ["E1"], "start": "D3", "goal": "F4"}
        迷路 | 今いるのは4列目の3段目、丸印はEの1、赤い三角はF4
    """,
    "knob": """
        = {"leds": [[1, 0, 1, 1, 0, 0], [1, 1, 1, 0, 1, 0]], "counts": null, "up_label": null}
        ダイヤル | 上の段、○×○○××、下の段、○○○×○×
    """,
    "snap": """
        = {"displays": [7, 7]}
        スナップ | 最初が7、次が7
    """,
    "simon_says": """
        = {"flashes": ["red"], "strikes": 0}
        サイモンゲーム | まず赤
    """,
    "rock_paper_scissors_lizard_spock": """
        = {"decoy": "paper"}
        じゃんけん | 仲間外れは紙
    """,
    "divided_squares": """
        = {"grid": [["green"]]}
        分割スクエア | 緑一枚だけ
    """,
    "piano_keys": """
        = {"symbols": ["sharp", "mordent", "flat"]}
        ピアノ鍵盤 | まずシャープ、次にモルデント、最後にフラット
        ピアノ鍵盤 | 1:シャープ、2:モルデント、3:フラット
    """,
    "cruel_piano_keys": """
        = {"symbols": ["down-bow", "fermata", "cut time", "flat"], "minutes_left": 4, "solved": 0, "strikes": 0}
        残忍鍵盤 | 1番ダウンボウ、2番フェルマータ、3番カットタイム、4番フラット
    """,
    "festive_piano_keys": """
        = {"symbols": ["semiquaver rest", "semiquaver note", "dal segno"]}
        祝祭鍵盤 | 1番が十六分休符、2番が十六分音符、3番がダルセーニョ
    """,
}


@pytest.mark.parametrize("module", TOLD)
def test_told_as_players_tell_it(module: str) -> None:
    assert misunderstood("ja", module, TOLD[module]) == []


def test_all_five_leds_by_number() -> None:
    assert seen("ja", "二進法LED | 1番と2番と3番と4番と5番が点灯") == seen("ja", "二進法LED | 11111")


def test_letters_of_a_module_are_no_serial_number() -> None:
    told = "パスワード | ONTJDV | TNIECM | AIVHDO | JEBKWZ"
    assert "serial" not in str(last_reply("ja", told)["understood"])


def test_a_lone_signal_that_was_not_asked_for_is_missed_and_no_more() -> None:
    told = "モールス信号 | 長短短短 | 短 | 短長 | 長 | 短短短"
    assert last_reply("ja", told)["answer"] == {"word": "beats", "frequency": "3.600"}


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("我忘る勿かれ | 4", "色がよく見えないなあ、三月は"),
        ("残忍鍵盤 | モルデント、コモンタイム、倍全音符、カットタイム", "百点満点だったよね"),
        ("モールス信号 | 短短短", "百点満点"),
        ("サイモンゲーム", "信号が青になった"),
        ("ビット演算子 | アンド", "あと一分半しかないって"),
        ("サードベース | 画面はSNZX", "右肩上がり"),
    ],
)
def test_table_talk_changes_nothing(before: str, said: str) -> None:
    assert not last_reply("ja", f"{before} | {said}")["changed"]


def test_less_than_a_minute_left_solves_no_module() -> None:
    understood = last_reply("ja", "残忍鍵盤 | モルデント、コモンタイム、倍全音符、カットタイム | 一分切った")["understood"]
    assert "solved" not in str(understood)


OUT_OF_ORDER: dict[str, str] = {
    # Told by their places in another order → told in order.
    "キーパッド | 1番目がオメガ、3番目が6、2番目がAE、4番目がユーロ": "キーパッド | オメガ、AE、6、ユーロ",
    "アルファベット | 1番目がJ、3番目がD、2番目がU、4番目がH": "アルファベット | JUDH",
    "ビットマップ | 1番目が10、3番目が8、2番目が9、4番目が7": "ビットマップ | 10、9、8、7",
    "ピアノ鍵盤 | 1番目がフラット、3番目がシャープ、2番目がモルデント": "ピアノ鍵盤 | フラット、モルデント、シャープ",
}


@pytest.mark.parametrize("told", OUT_OF_ORDER)
def test_places_are_kept_whatever_the_order(told: str) -> None:
    assert last_reply("ja", told)["answer"] == last_reply("ja", OUT_OF_ORDER[told])["answer"]


@pytest.mark.parametrize(
    "told",
    [
        "二進法LED | 1番目が点灯、3番目が消灯、2番目が点灯、4番目が消灯、5番目が点灯",
        "複雑ワイヤ | 1本目は赤、3本目は青、2本目は白で星",
        "ヤッツィー | 1番目が6、3番目が3、2番目が5、4番目が1、5番目が2",
    ],
)
def test_a_list_out_of_order_is_asked_for_again(told: str) -> None:
    assert not last_reply("ja", told)["changed"]


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        ("ワイヤ | 白 | 次、赤 | 最後は黒", "ワイヤ | 白、赤、黒"),
        ("複雑ワイヤ | 青と白だけ。白で両方あり。白だけ", "複雑ワイヤ | 青白、白でライトと星、白"),
        ("記憶 | 上に4、下に左から4、1、3、2", "記憶 | 画面4、ボタン4132"),
        ("キーパッド | オメガとAEが上、6とユーロが下", "キーパッド | オメガ、AE、6、ユーロ"),
        ("ボタン | 大きい赤のボタンに長押しの文字", "ボタン | 赤、長押し"),
        ("ワイヤ | 1本目と2本目が赤、3本目が青", "ワイヤ | 赤、赤、青"),
        ("サイモンの陳述 | 左上青、光ったのは赤と黄色", "サイモンの陳述 | 左上は青 | 赤と黄色"),
        ("表比較 | 画面はREAD | ワットにはてながついてる", "表比較 | 画面はREAD | WHATはてな付き"),
    ],
)
def test_the_same_in_other_words(told: str, plainly: str) -> None:
    assert last_reply("ja", told)["answer"] == last_reply("ja", plainly)["answer"]
