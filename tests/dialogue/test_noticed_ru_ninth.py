"""What players say in Russian that went wrong once: sequences that do not go on."""

import pytest

from tests.talk import play

TALKS = {
    "a sequence that does not continue the last one is doubted once, and believed when confirmed": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        = {"press": ["blue", "red"]}
        > зелёный, синий, жёлтый
        ? flashes
        =
        > да
        = {"press": ["yellow", "red", "green"]}
        """,
    "a doubted sequence said otherwise is believed": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > зелёный, синий, жёлтый
        ? flashes
        > красный, синий, зелёный
        = {"press": ["blue", "red", "yellow"]}
        """,
    "a doubted sequence is denied, then said": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > зелёный, синий, жёлтый
        > нет
        ? flashes
        > красный, синий, зелёный
        = {"press": ["blue", "red", "yellow"]}
        """,
    "a sequence that was corrected is not doubted": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > нет, зелёный, синий
        = {"press": ["yellow", "red"]}
        """,
}


@pytest.mark.parametrize("talk", TALKS)
def test_talks(talk: str) -> None:
    play("ru", TALKS[talk])
