"""Corrections as Japanese players make them: what was told is, afterwards, as if it had been told right at once."""

import json
from functools import cache
from typing import Any

import pytest

from voice_expert.conversation import Conversation

MENDED: dict[str, tuple[list[str], str]] = {
    # What was told → ways to correct it, and what is then as good as told.
    "ワイヤ | 赤、青、白": (["いや、青じゃなくて黒", "すみません、青じゃなくて黒です", "青は間違いで黒でした", "青じゃない、黒"], "ワイヤ | 赤、黒、白"),
    "アルファベット | JDB": (["ごめん、ビーじゃなくてユー", "いや、BではなくU"], "アルファベット | JDU"),
    "サイモンゲーム | 赤、青、緑": (["青じゃなくて黄色"], "サイモンゲーム | 赤、黄色、緑"),
    "キーパッド | 風船、稲妻、ラムダ": (["稲妻じゃなくてかぼちゃ", "すみません、稲妻じゃなくてかぼちゃでした"], "キーパッド | 風船、かぼちゃ、ラムダ"),
    "円形キーパッド | ユーロ、オメガ、AE、線路": (["オメガじゃなくてかぼちゃ"], "円形キーパッド | ユーロ、かぼちゃ、AE、線路"),
    "シンボルパスワード | AE、イカとナイフ、点付きのC": (["AEじゃなくてかぼちゃ"], "シンボルパスワード | かぼちゃ、イカとナイフ、点付きのC"),
    "記憶 | 画面は2": (["2じゃなくて3", "いや、3だった"], "記憶 | 画面は3"),
    "迷路 | 丸はA2とF3 | 白はC4": (["いや、C5", "C4じゃなくてC5でした", "違う、白はC5"], "迷路 | 丸はA2とF3 | 白はC5"),
    "迷路 | 丸はA2": (["いや、B4"], "迷路 | 丸はB4"),
    "ボタン、青、中止": (["いや、青じゃなくて赤", "青じゃない、赤", "いや、赤"], "ボタン、赤、中止"),
    "我忘る勿かれ、4": (["4じゃなくて5", "いや、5"], "我忘る勿かれ、5"),
    "じゃんけん、真ん中はグー": (["グーじゃなくてパー"], "じゃんけん、真ん中はパー"),
    "迷路 | 丸はA2とF3 | 白はC4 | 三角はF1": (["三角はF1じゃなくてE1"], "迷路 | 丸はA2とF3 | 白はC4 | 三角はE1"),
    "順番ワイヤ | 赤C、青A": (["青はAじゃなくてB", "いや、青はB"], "順番ワイヤ | 赤C、青B"),
    "コンデンサー、15秒": (["15秒じゃなくて25秒"], "コンデンサー、25秒"),
    "複雑ワイヤ | 赤白、ライトあり、青": (["青い線じゃなくて白い線"], "複雑ワイヤ | 赤白、ライトあり、白"),
    "サイモンの陳述、左上は赤 | 青と緑": (["いや、青と黄色"], "サイモンの陳述、左上は赤 | 青と黄色"),
}  # fmt: skip


@cache
def seen(told: str) -> Any:
    """What the module in hand knows once all of this was said."""
    conversation = Conversation("ja")
    for number, said in enumerate(told.split(" | ")):
        reply = conversation.hear(said, t=float(number))
        assert reply.reply.understood, said
    return conversation.session.opened[-1].seen


@pytest.mark.parametrize("told", MENDED)
def test_what_is_corrected(told: str) -> None:
    ways, right = MENDED[told]
    for said in ways:
        assert seen(f"{told} | {said}") == seen(right), said


def test_a_slip_inside_a_list_is_mended_inside_it() -> None:
    assert seen("ワイヤ | 赤、青じゃなくて黒、白") == seen("ワイヤ | 赤、黒、白")
    assert seen("ワイヤ | 白、白、白 | 赤、白じゃなくて黒、白") == seen("ワイヤ | 赤、黒、白")


@pytest.mark.parametrize("said", ["ワイヤ、赤、青、白じゃない", "電池は3本じゃなくて", "電池は3本じゃなくて、えっと"])
def test_what_is_only_denied_is_not_told(said: str) -> None:
    assert Conversation("ja").hear(said).reply.understood == ()


@pytest.mark.parametrize(("told", "said", "known"), [
    ("電池3本", "バッテリーは3本じゃなくて4本です", {"batteries": 4}),
    ("ミス1回", "ミスは1回じゃなくて2回", {"strikes": 2}),
    ("モジュール10個", "モジュールは10個じゃなくて11個", {"modules": 11}),
    ("", "CARはついてなくてFRKはついてる", {"unlit": ["CAR"]}),
])  # fmt: skip
def test_what_is_denied_of_the_casing_is_not_told(told: str, said: str, known: dict[str, Any]) -> None:
    conversation = Conversation("ja")
    conversation.hear(told)
    understood = conversation.hear(said, t=3.0).as_json(2)["understood"]
    assert json.loads(json.dumps(understood[0]["bomb"])) == known
