"""Practising by voice without hardware: recordings through the real fast ear, a scripted ear, a voice that notes lines."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tests.speech.scripted_expert import ScriptedExpert, expert_hearing
from tests.speech.voices import joined, missing, say, silence, write_wav
from voice_expert.audio.microphone import Microphone, MicrophoneMissing
from voice_expert.audio.own_voice import OwnVoice
from voice_expert.audio.player import NullPlayer
from voice_expert.cli import main
from voice_expert.events import Samples
from voice_expert.expert import Spoke
from voice_expert.grammar.load import load
from voice_expert.practice import progress
from voice_expert.practice.by_voice import Listening, Microphoned, Speaker
from voice_expert.practice.trainer import practise
from voice_expert.speaking.voice import VoiceUnavailable


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all tests, so that the ears' grammars are compiled once."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def _own_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICE_EXPERT_HOME", str(home))
    progress.file().unlink(missing_ok=True)


class NotingVoice:
    """Keeps what it was to say; half a second of silence each."""

    def __init__(self, works: bool = True) -> None:
        self.said: list[str] = []
        self.works = works
        self.closed = False

    def warm(self) -> None:
        pass

    def render(self, text: str, language: str, rate: float = 1.0) -> Samples:
        self.said.append(text)
        if not self.works:
            raise VoiceUnavailable("library", "none here")
        return np.zeros(800, np.int16)

    def close(self) -> None:
        self.closed = True


def test_the_talking_defuser_is_heard() -> None:
    voice = NotingVoice()
    speaker = Speaker(voice, NullPlayer(time.monotonic, OwnVoice(headphones=True)), load("en"))
    lines: Iterator[str] = iter(["which colors are the wires from top to bottom", "look", "= 1"])
    shown: list[str] = []
    assert practise("expert", "en", ["wires"], 4, lambda: next(lines, None), shown.append, speak=speaker.speak)
    speaker.finish()
    assert "wires" in voice.said[0]
    assert "yellow, black, white, white, white" in voice.said[1]
    assert voice.closed
    assert len(voice.said) == 3
    assert [text for text in shown if text.startswith("> ")][-1] == f"> {voice.said[2]}"


def test_without_a_voice_that_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    voice = NotingVoice(works=False)
    speaker = Speaker(voice, NullPlayer(time.monotonic, OwnVoice(headphones=True)), load("en"))
    speaker.speak("wires")
    speaker.speak("red")
    assert voice.said == ["wires"]
    assert capsys.readouterr().err.count("cannot be heard") == 1


class SaidLive(Listening):
    """Each item of the microphone is what was said."""

    def take(self, item: Any) -> None:
        assert isinstance(self.expert, ScriptedExpert)
        turn = self.expert.said(item)
        self._answer(Spoke(turn, np.zeros(0, np.int16), "scripted", 0.0, 1.0, 0.0, 0.0))


def nothing_typed() -> str | None:
    """Somebody who does not touch the keys."""
    threading.Event().wait()
    return None


def room(said: list[str]) -> Microphoned:
    expert = expert_hearing("en")
    own = OwnVoice(headphones=True)
    live = SaidLive(expert, NullPlayer(time.monotonic, own), own, time.monotonic, {})
    return Microphoned(live, iter(said), nothing_typed)


def test_said_to_the_microphone_and_solved_by_voice() -> None:
    heard = room(["wires", "yellow black white white white", "solved"])
    shown: list[str] = []
    conversation = heard.live.expert.conversation
    assert practise("train", "en", ["wires"], 4, heard.read, shown.append, conversation=conversation)
    (run,) = progress.runs()
    assert (run.utterances, run.mishearings, run.strikes) == (3, 0, 0)


@pytest.mark.skipif(missing("slt") is not None, reason=missing("slt") or "")
def test_a_bomb_described_by_recordings(tmp_path: Path) -> None:
    arguments = ["practice", "train", "wires", "--seed", "4", "--engine", "pocketsphinx"]
    for number, text in enumerate(("wires", "yellow black white white white")):
        file = tmp_path / f"{number}.wav"
        write_wav(file, joined(silence(0.4), say("slt", text), silence(0.6)))
        arguments += ["--wav", str(file)]
    ran = CliRunner().invoke(main, arguments, input="\n")
    assert ran.exit_code == 0, ran.output
    assert "> yellow black white white white" in ran.output and "DEFUSED" in ran.output
    (run,) = progress.runs()
    assert (run.utterances, run.mishearings, run.strikes) == (2, 0, 0)
    assert 2 < run.seconds < 60


def test_a_recording_that_is_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "no.wav"
    file.write_bytes(b"nothing")
    ran = CliRunner().invoke(main, ["practice", "train", "wires", "--wav", str(file)])
    assert ran.exit_code == 1 and "no.wav" in ran.output


def test_without_a_microphone_typing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(self: Microphone) -> None:
        raise MicrophoneMissing("no_device", "none here")

    monkeypatch.setattr(Microphone, "open", absent)
    ran = CliRunner().invoke(main, ["practice", "train", "wires", "--voice"])
    assert ran.exit_code == 3 and "leave out --voice" in ran.output
