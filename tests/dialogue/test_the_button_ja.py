"""The Button in Japanese: a label is no action, only the edgework that decides, the strip."""

import pytest

from tests.talk import play


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > ボタン、青いボタンで、中止
        = {"action": "hold"}
        ? strip
        < 押したまま、帯の色を教えてください。
        > 黄色に光ってます
        = {"action": "release", "digit": 5}
        < タイマーに5が出たら離してください。
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > 次はボタン
        ? color, label
        > 白です
        ? label
        > 起爆と書いてあります
        ? batteries
        > 1本です
        = {"action": "hold"}
        > 帯は赤
        = {"action": "release", "digit": 1}
        > いや、青です
        = {"action": "release", "digit": 4}
        > 取り消し
        = {"action": "release", "digit": 1}
        """,
    )


@pytest.mark.parametrize("said", [
    "赤で、長押し", "赤いボタン、長押しと書いてある", "長押しと書かれた赤いボタン", "レッドのホールド",
    "色は赤、文字は長押し",
])  # fmt: skip
def test_hold_as_a_label(said: str) -> None:
    play("ja", f"> ボタン\n> {said}\n" + '= {"action": "tap"}\n< 押してすぐ離してください。')


def test_facts_of_the_casing() -> None:
    play(
        "ja",
        """
        > バッテリーは3本、ホルダーは2個
        < バッテリー3本、ホルダー2個。
        > 黄色いボタン、押す
        ? indicator:FRK
        > 点灯しています
        = {"action": "tap"}
        > FRKが消灯
        = {"action": "hold"}
        """,
    )


def test_what_cannot_be_and_strike() -> None:
    play(
        "ja",
        """
        > ボタン
        > 緑のボタンで中止
        = {"error": "unknown_color"}
        ? color, label
        > 青、中止
        = {"action": "hold"}
        > 緑です
        = {"error": "unknown_strip"}
        > 白です
        = {"action": "release", "digit": 1}
        > ミス
        ~ ミス1回。
        ? strip
        """,
    )
