"""What is said around the sentences of the grammar: the strong ear's free transcription, where it tells something plainly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.speech import voices
from tests.speech.engines import available
from tests.speech.sentences import TABLE_TALK
from voice_expert.audio.wav import chunks
from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.events import RATE, Heard, Hypothesis
from voice_expert.expert import Expert
from voice_expert.grammar.exports import EarGrammars
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded
from voice_expert.hearing.vad import SileroDetector
from voice_expert.models_store import find
from voice_expert.written_freely import plainly, told_freely

FOLDER = find("en", "whisper")


def rejected(free: str, likely: float = -0.3, **details: Any) -> Heard:
    known = {"free": free, "free_token": likely, "gap_token": 2.0, "no_speech": 0.1} | details
    return Heard((Hypothesis(("there", "are", "four", "holders")),), "whisper", False, 0.1, details=known)


def conversation(*lines: str, language: str = "en") -> Conversation:
    found = Conversation(language)
    for line in lines:
        found.hear(line)
    return found


@pytest.mark.parametrize(
    ("language", "before", "free"),
    [
        ("en", ["wires"], "There are four wires, red, blue, blue, white."),
        ("en", ["wires"], "It's red red blue yellow."),
        ("en", [], "I have two batteries."),
        ("en", [], "It has a serial port and a parallel port."),
        ("en", [], "I'm looking at Simon States."),
        ("ru", [], "У меня две батарейки."),
        ("ja", ["ワイヤ"], "ワイヤは4本で、赤、赤、青、黄色です。"),
    ],
)
def test_what_tells_something_plainly_counts(language: str, before: list[str], free: str) -> None:
    assert told_freely(rejected(free), conversation(*before, language=language)) == free


def test_what_is_unlikely_or_no_speech_or_broken_off_does_not() -> None:
    talk = conversation("wires")
    assert told_freely(rejected("It's red red blue yellow.", -0.9), talk) is None
    assert told_freely(rejected("It's red red blue yellow.", no_speech=0.7), talk) is None
    assert told_freely(rejected("It's red red blue yellow.", free_token=None), talk) is None


@pytest.mark.parametrize("free", ["Keep that.", "So...", "Two.", "It's a deal.", "Stop it.", "Say that again.", "I said left, not right."])
def test_commands_single_words_and_what_is_not_plain_do_not(free: str) -> None:
    for before in ([], ["wires"], ["memory"], ["who's on first"]):
        assert told_freely(rejected(free), conversation(*before)) is None, before


def test_an_accepted_sentence_gives_way_only_to_what_is_clearly_likelier_and_tells_something_else() -> None:
    talk = conversation("wires")
    accepted = replace(rejected("It's red red blue yellow."), hypotheses=(Hypothesis(("red", "blue", "yellow")),), accepted=True)
    assert told_freely(accepted, talk) is not None
    assert told_freely(replace(accepted, details=accepted.details | {"gap_token": 0.2}), talk) is None
    both = accepted.details | {"fast_text": "red blue yellow", "gap_token": 0.8}
    assert told_freely(replace(accepted, details=both), talk) is None, "two ears heard it"
    same = replace(accepted, hypotheses=(Hypothesis(("red", "red", "blue", "yellow")),))
    assert told_freely(same, talk) is None


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_table_talk_tells_nothing_plainly(language: str) -> None:
    names = {"en": "wires|memory|simon says|knob", "ja": "ワイヤ|記憶|サイモンゲーム|ノブ", "ru": "провода|память|саймон говорит|ручка"}
    for name in ("", *names[language].split("|")):
        talk = conversation(*filter(None, [name]), language=language)
        for line in TABLE_TALK[language]:
            assert plainly(talk.understand([line])) is None, (name, line)


@pytest.mark.skipif(FOLDER is None, reason="whisper-base is not installed: voice-expert models get whisper-base")
@pytest.mark.parametrize(
    ("language", "voice", "before", "said"),
    [
        ("en", "slt", "wires", "it's red red blue yellow"),
        ("en", "rms", "", "I have two batteries"),
        ("en", "slt", "bitmaps", "there are five in the top left"),
        ("en", "slt", "", "there is a parallel port"),
        ("en", "rms", "", "there is a parallel port"),
        ("en", "slt", "simon says", "serial number has a vowel"),
        ("en", "awb", "simon says", "the serial has a vowel"),
        ("ru", "festival", "", "у меня две батарейки"),
    ],
)
def test_natural_words_are_heard(language: str, voice: str, before: str, said: str, tmp_path: Path) -> None:
    """The first three fit no sentence of the grammar; of the others a word is left out there: "there is parallel port"."""
    if not available(voice):
        pytest.skip(f"no voice {voice}")
    from voice_expert.hearing.choose import choose

    start = conversation(*filter(None, [before]), language=language)
    typed = Conversation(language, start.session, start.grammar).hear(said)
    endpoint = Endpoint(choose("auto", language, wait=True), SileroDetector())
    heard = Conversation(language, start.session, start.grammar)
    expert = Expert(heard, endpoint, None, ears=EarGrammars(start.grammar, tmp_path))
    endpoint.listen(expert.ears.automaton(scope_of(start.session)))
    sound = np.concatenate([np.zeros(RATE // 2, np.int16), voices.say(voice, said, language), np.zeros(3 * RATE, np.int16)])
    events = [event for piece in chunks(sound) for event in endpoint.feed(piece)] + endpoint.flush()
    turns = [expert.hear(event, event.t_end).turn for event in events if isinstance(event, SpeechEnded)]
    endpoint.ear.close()
    assert [entry for turn in turns for entry in turn.reply.understood] == list(typed.reply.understood)
