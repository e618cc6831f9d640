"""Snap! in Japanese: two digits, same or different, and the module in hand comes back by itself."""

import pytest

from tests.talk import play


@pytest.mark.parametrize(("said", "button"), [
    ("四と七", "pass"), ("3、3", "snap"), ("同じ数字です", "snap"), ("違う数字", "pass"), ("両方とも四", "snap"),
    ("左が5、右が6", "pass"), ("同じじゃない", "pass"), ("一致してます", "snap"),
    ("よん、よん", "snap"), ("れい、く", "pass"),
])  # fmt: skip
def test_wordings(said: str, button: str) -> None:
    play("ja", f'> スナップ\n> {said}\n= {{"button": "{button}"}}\n> スナップ、{said}\n= {{"button": "{button}"}}')


def test_it_interrupts_and_gives_way() -> None:
    play(
        "ja",
        """
        > ワイヤ
        ? wires
        > スナップ、四と七
        = {"button": "pass"}
        < パス、赤。
        ! module="snap"
        > 青、青、白
        = {"cut": 2}
        ! module="wires"
        > スナップ
        ? displays
        > 6
        ? displays[1]
        > 六です
        = {"button": "snap"}
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > スナップ
        > 4、10
        = {"error": "bad_input"}
        > 4、1
        = {"button": "pass"}
        """,
    )
