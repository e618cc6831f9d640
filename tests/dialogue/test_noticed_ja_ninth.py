"""What players say in Japanese that went wrong once: sequences that do not go on."""

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
    "a sequence that was corrected is not doubted": """
        > シリアルはAB3CD5
        > サイモン、赤、青
        > いや、緑、青
        = {"press": ["yellow", "red"]}
        """,
}


@pytest.mark.parametrize("talk", TALKS)
def test_talks(talk: str) -> None:
    play("ja", TALKS[talk])
