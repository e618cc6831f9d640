"""Letter Keys in Japanese: the number in many spellings, edgework only where it decides."""

import pytest

from tests.talk import play


@pytest.mark.parametrize("said", ["42", "四十二", "よんじゅうに", "よんに", "数字は42です", "画面に四十二", "４２"])
def test_spellings(said: str) -> None:
    play("ja", f"> 文字キー\n> {said}\n" + '= {"press": "A"}\n< 42、Aを押してください。')


def test_in_one_breath_with_edgework() -> None:
    play(
        "ja",
        """
        > 文字キー、50
        ? serial
        > 7B3ZE9
        = {"press": "B"}
        > 取り消し
        ? serial
        """,
    )


def test_corrections_and_impossible_numbers() -> None:
    play(
        "ja",
        """
        > レターキーズ
        > 画面は100
        = {"error": "bad_input"}
        ? number
        > ななです
        ? serial
        > いや、69
        = {"press": "D"}
        > なぜ
        < 69はいつもDです。
        """,
    )
