"""The casing and the commands in Japanese: many wordings, read-backs, corrections, what cannot be."""

from typing import Any

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation

TOLD: list[tuple[str, dict[str, Any]]] = [
    ("シリアルナンバーは、えっと、ＡＬ５ＱＦ２です", {"serial": ["A", "L", "5", "Q", "F", "2"]}),
    ("シリアル番号はエー、エル、ご、キュー、エフ、に、です", {"serial": ["A", "L", "5", "Q", "F", "2"]}),
    ("シリアルは アルファ リマ 五 ケベック フォックストロット 二", {"serial": ["A", "L", "5", "Q", "F", "2"]}),
    ("シリアルの最後は偶数です", {"last_digit_odd": False}),
    ("最後は数です", {"last_digit_odd": True}),
    ("末尾はグースです", {"last_digit_odd": False}),
    ("シリアルに母音は含まれていません", {"vowel": False}),
    ("電池が四本、ホルダーが二個", {"batteries": 4, "holders": 2}),
    ("ホルダー1つに電池2本", {"holders": 1, "batteries": 2}),
    ("バッテリーはにほんです", {"batteries": 2}),
    ("バッテリーは日本", {"batteries": 2}),
    ("バッテリーは3問です", {"batteries": 3}),
    ("バッテリーは4分", {"batteries": 4}),
    ("単三が2本、単一が1本", {"aa": 2, "d": 1}),
    ("バッテリーは3本以上", {"batteries_min": 3}),
    ("FRKが光ってます", {"lit": ["FRK"]}),
    ("エフアールケーは消えています", {"unlit": ["FRK"]}),
    ("SND照灯", {"unlit": ["SND"]}),
    ("車のインジケーターはありません", {"absent": "CAR"}),
    ("ポートはシリアルとパラレル", {"complete": "ports", "plate": ["Serial", "Parallel"]}),
    ("空のプレートが一枚", {"empty_plates": 1}),
    ("丸いやつのポートがあります", {"port": "PS/2"}),
    ("LANポートはなし", {"no_port": "RJ-45"}),
    ("モジュールは11個", {"modules": 11}),
    ("5分スタート", {"start_minutes": 5}),
]


@pytest.mark.parametrize(("said", "told"), TOLD)
def test_wordings(said: str, told: dict[str, Any]) -> None:
    reply = Conversation("ja").hear(said).as_json(1)
    assert reply["understood"] == [{"bomb": told}], reply
    assert reply["changed"]


def test_read_back_and_correction() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2、バッテリーは3本でホルダーは2個
        < シリアル、A L 5 Q F 2。バッテリー3本、ホルダー2個。
        > いや、四文字目はDです
        < シリアル、A L 5 D F 2。
        > インジケーターはFRKが点灯、SNDが消灯
        < 点灯、FRK。消灯、SND。
        > 状態
        ~ バッテリー3本
        > 取り消し
        ! changed=true
        """,
    )


@pytest.mark.parametrize(("said", "command"), [
    ("もう一回お願いします", "repeat"), ("すみません、聞き取れませんでした", "repeat"), ("もっとゆっくり", "slower"),
    ("元に戻して", "undo"), ("何を言えばいいですか", "help"), ("静かにして", "stop"), ("あ、ミスった", "strike"),
    ("解除できました", "solved"), ("今の状況を教えて", "status"), ("どのモジュールがわかりますか", "modules"),
    ("やっぱりいい", "cancel"), ("今なんて聞こえた？", "what_did_you_hear"), ("どうして", "why"), ("一時停止", "pause"),
    ("新しい爆弾です", "new_bomb"), ("爆発しました", "exploded"), ("爆弾を解除できました", "defused"), ("あと何分", "time"),
])  # fmt: skip
def test_commands(said: str, command: str) -> None:
    conversation = Conversation("ja")
    conversation.hear("ワイヤ、青、青、白")
    assert conversation.hear(said).as_json(2)["understood"] == [{"command": command}]


@pytest.mark.parametrize("said", [
    "彼女は赤いカードをもらった", "電車が五分遅れています", "ご視聴ありがとうございました", "三人で行くことになった",
    "あと二分しかないよ", "線を引いてください", "猫が窓から外を見ている", "もう一つ食べる？", "記憶にない",
])  # fmt: skip
def test_chatter(said: str) -> None:
    for module in ("ワイヤ", "ボタン", "キーパッド", "記憶", "サイモンの陳述", "ビットマップ", "文字キー", "スナップ"):
        conversation = Conversation("ja")
        conversation.hear(module)
        reply = conversation.hear(said).as_json(2)
        assert not reply["changed"] and not reply["understood"], (module, reply)


def test_a_port_whose_letters_stand_apart_is_one_port() -> None:
    conversation = Conversation("ja")
    understood = conversation.hear("プレートはピーエスツー、ステレオ アール シー エイ").as_json(1)["understood"]
    assert understood == [{"bomb": {"plate": ["PS/2", "Stereo RCA"]}}]
