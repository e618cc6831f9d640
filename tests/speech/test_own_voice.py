"""The expert while it speaks: deaf to itself, not to "stop".

Its real voice comes back from a simulated room as loud as the people in it; people are natural synthetic voices.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.speech.system_voice import system_voice
from tests.speech.voices import RATE, Samples, chatter, echo, joined, need, say, silence
from voice_expert.audio.echo import BLOCK, EchoCanceller
from voice_expert.audio.own_voice import GUARD, OwnVoice
from voice_expert.events import Chunk
from voice_expert.hearing.stop_spotter import StopSpotter
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

OPENING = {
    "en": "Manual version one, verification code two four one. Which bosses do you have?",
    "ja": "マニュアルバージョンいち、かくにんコードにーよんいち。ボスモジュールはありますか？",
    "ru": "Версия руководства один, код проверки два четыре один. Какие есть боссы?",
}
ANSWER = {
    "en": "Cut the second wire from the top. Then tell me the serial number of the bomb, please.",
    "ja": "うえからにばんめのワイヤをきってください。つぎにシリアルナンバーをおしえてください。",
    "ru": "Режьте второй провод сверху. Потом назовите серийный номер бомбы, пожалуйста.",
}
STOPS = {
    "en": ("stop", ("slt", "rms", "awb", "joe")),
    "ja": ("ストップ", ("jf_alpha", "jm_kumo")),
    "ru": ("стоп", ("festival", "festival_high")),
}
CASES = [(language, person) for language, (_, people) in STOPS.items() for person in people]
CHUNK = 512


@pytest.fixture(scope="module")
def voice() -> Iterator[Pyttsx3Voice]:
    yield from system_voice()


@cache
def spotter(language: str) -> StopSpotter:
    return StopSpotter(language)


def speech(voice: Pyttsx3Voice, language: str) -> tuple[Samples, float]:
    """The opening and an answer, and when the answer begins."""
    opening, answer = voice.render(OPENING[language], language), voice.render(ANSWER[language], language)
    return joined(opening, answer, silence(1.0), gap=0.6), len(opening) / RATE + 0.6


def stops(own: Samples, microphone: Samples, language: str) -> list[float]:
    """Stream times at which a stop word was spotted."""
    guard, ear = OwnVoice(), spotter(language)
    guard.speaking(own, 0.0)
    ear.reset()
    found = []
    for begin in range(0, len(microphone) - CHUNK, CHUNK):
        if ear.feed(guard.clean(Chunk(microphone[begin : begin + CHUNK], begin / RATE))):
            found.append((begin + CHUNK) / RATE)
    return found


def in_the_room(own: Samples, delay: float, person: Samples | None = None, at: float = 0.0) -> Samples:
    """What the microphone hears: our voice back after ``delay`` at 0 dB, hiss, and somebody from ``at`` on."""
    hiss = np.random.default_rng(3).standard_normal(len(own)) * 20
    heard = echo(own, delay)[: len(own)].astype(float) + hiss
    if person is not None:
        begin = round(at * RATE)
        heard[begin : begin + len(person)] += person[: len(heard) - begin]
    return np.clip(heard, -32768, 32767).astype(np.int16)


@pytest.mark.parametrize("delay", [0.05, 0.15, 0.25])
@pytest.mark.parametrize(("language", "person"), CASES)
def test_stop_is_heard_while_the_expert_speaks(
    voice: Pyttsx3Voice, language: str, person: str, delay: float
) -> None:
    need(person)
    own, answer_at = speech(voice, language)
    word = say(person, STOPS[language][0], language)
    at = answer_at + 1.0
    loud = np.flatnonzero(np.abs(word.astype(int)) > 300)
    ends = at + float(loud[-1]) / RATE
    found = stops(own, in_the_room(own, delay, word, at), language)
    assert [t for t in found if at < t <= ends + 0.3], f"word ended at {ends:.2f}, spotted at {found}"


@pytest.mark.parametrize("delay", [0.05, 0.15, 0.25])
@pytest.mark.parametrize("language", OPENING)
def test_the_expert_does_not_stop_itself(voice: Pyttsx3Voice, language: str, delay: float) -> None:
    own, _ = speech(voice, language)
    assert stops(own, in_the_room(own, delay), language) == []


def test_words_about_stopping_in_its_own_mouth_do_not_stop_it(voice: Pyttsx3Voice) -> None:
    own = joined(
        voice.render(OPENING["en"], "en"), voice.render("Stop. Strike two. Stop the timer.", "en"), silence(1), gap=0.6
    )
    assert stops(own, in_the_room(own, 0.15), "en") == []


@pytest.mark.parametrize("delay", [0.05, 0.25])
def test_the_voice_is_taken_out_after_a_sentence(voice: Pyttsx3Voice, delay: float) -> None:
    own, answer_at = speech(voice, "en")
    heard, canceller = in_the_room(own, delay) / 32768, EchoCanceller()
    left = np.concatenate(
        [
            canceller.step(heard[at : at + BLOCK], own[at : at + BLOCK] / 32768).sound
            for at in range(0, len(own) - BLOCK, BLOCK)
        ]
    )
    stretch = slice(round(answer_at * RATE), round((answer_at + 3) * RATE))
    taken = 10 * np.log10((heard[stretch] ** 2).mean() / (left[stretch] ** 2).mean())
    assert taken > 20
    assert abs(canceller.delay - delay) <= 2 * BLOCK / RATE


def test_people_are_let_through_as_they_are_when_nothing_is_played() -> None:
    need("slt")
    sentence = joined(silence(0.5), say("slt", "stop"), silence(0.5))
    guard = OwnVoice()
    heard = [
        guard.clean(Chunk(sentence[at : at + CHUNK], at / RATE)) for at in range(0, len(sentence) - CHUNK, CHUNK)
    ]
    assert abs(heard[0].t + guard.latency) < 1e-9
    sound = np.concatenate([chunk.samples for chunk in heard]).astype(float)
    shift = round(guard.latency * RATE)
    loud = sentence.astype(float)[: len(sound) - shift]
    assert np.corrcoef(sound[shift:], loud)[0, 1] > 0.95


def test_what_overlaps_our_voice_and_the_guard_time_after_it() -> None:
    guard = OwnVoice()
    for block in range(10):  # as a sound card reports it
        guard.speaking(np.ones(1600, np.int16), 5.0 + block * 0.1)
    assert not guard.overlaps(4.0, 4.9)
    assert guard.overlaps(4.0, 5.1)
    assert guard.overlaps(5.5, 5.6)
    assert guard.overlaps(6.0 + GUARD - 0.05, 8.0)
    assert not guard.overlaps(6.0 + GUARD + 0.01, 8.0)
    guard.stopped(5.3)
    assert not guard.overlaps(5.3 + GUARD + 0.01, 8.0)
    assert not OwnVoice(headphones=True).overlaps(0, 100)


def test_table_talk_over_the_expert_seldom_silences_it(voice: Pyttsx3Voice) -> None:
    need("slt")
    own, _ = speech(voice, "en")
    own = np.concatenate([own] * 4)
    talk = chatter("en", len(own) / RATE / 60)[: len(own)]
    found = stops(own, in_the_room(own, 0.15, talk, 0.0), "en")
    assert len(found) <= 4  # nothing is lost by it but the rest of a sentence
