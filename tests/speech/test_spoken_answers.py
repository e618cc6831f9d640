"""What the expert says comes back: spoken by the voice of the system, heard by Whisper, the same digits and letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.spoken_answers import Contents, RoundTrip, SpokenAnswer, answers
from tests.speech.system_voice import system_voice
from voice_expert.grammar.load import load
from voice_expert.models_store import find
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

MODULES = {
    "en": ("alphabet", "simon_says", "switches", "wires", "bitmaps", "two_bits"),
    "ja": ("alphabet", "simon_says", "switches", "wires", "bitmaps", "two_bits"),
    "ru": ("alphabet", "simon_says", "simon_states", "wires", "bitmaps", "two_bits"),
}
ENOUGH = {"en": 5, "ja": 4, "ru": 3}
"""Of six: the voice is a robot's; in Russian least comes back (benchmarks/README.md)."""


@pytest.fixture(scope="module")
def voice() -> Iterator[Pyttsx3Voice]:
    if find("en", "whisper") is None:
        pytest.skip("whisper-base is not installed: voice-expert models get whisper-base")
    yield from system_voice(patience=20.0)


@pytest.mark.parametrize("language", MODULES)
def test_content_comes_back(voice: Pyttsx3Voice, language: str) -> None:
    trip = RoundTrip(language, voice)
    heard = [trip.hear(answer, trip.sound(answer)) for module in MODULES[language] for answer in answers(language, 1, module)]
    trip.close()
    wrong = [(one.answer.voice, one.held_text, one.free_text) for one in heard if one.held != one.said]
    assert len(heard) - len(wrong) >= ENOUGH[language], wrong


def test_another_answer_is_not_the_same(voice: Pyttsx3Voice) -> None:
    """The grammar does not give the answer away: with another's sound the content is another's."""
    trip = RoundTrip("en", voice)
    first, second = answers("en", 2, "simon_says")
    heard = trip.hear(SpokenAnswer(first.module, first.written, first.voice), trip.sound(second))
    trip.close()
    assert heard.held != heard.said


@pytest.mark.parametrize(
    ("language", "module", "text", "content"),
    [
        ("en", "alphabet", "Press golf, Sierra. Echo Quebec", ("G", "S", "E", "Q")),
        ("en", "switches", "Flip 3-5-1, two.", ("3", "5", "1", "2")),
        ("en", "wires", "Cut the 4th wire.", ("4",)),
        ("ja", "switches", "三、5を順に切り替えてください。", ("3", "5")),
        ("ja", "alphabet", "ゴルフ シエラの順に押してください。", ("G", "S")),
        ("ru", "wires", "Режьте второй провод.", ("2",)),
        ("ru", "two_bits", "Запрос: Дмитрий, Григорий.", ("D", "G")),
    ],
)
def test_content_of_a_text(language: str, module: str, text: str, content: tuple[str, ...]) -> None:
    assert Contents(load(language), module).of(text) == content
