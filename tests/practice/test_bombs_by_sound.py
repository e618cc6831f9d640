"""Bombs through sound: a real one of one module, and what the player does where the expert did not hear it rightly."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import bombs_by_sound
from benchmarks.bombs_by_sound import SoundGame, Task, as_text, play, report
from benchmarks.sound_defuser import Manner, Met, Room, absurd, drawn_manner
from benchmarks.spoken_words import as_read
from tests.speech.voices import need
from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.events import Heard, Hypothesis
from voice_expert.grammar.exports import EarGrammars
from voice_expert.grammar.load import load
from voice_expert.hearing.endpoint import SpeechEnded
from voice_expert.models_store import find
from voice_expert.practice.dealt import Dealt
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice
from voice_expert.speaking.voice import VoiceUnavailable

SPOKEN = Manner("slt", 1.0, "clean")


def task(seed: int, keep: Path | None = None) -> Task:
    return Task("en", "auto", seed, ("wires",), SPOKEN, True, keep)


def test_a_bomb_of_one_module_through_sound(tmp_path: Path) -> None:
    need("slt")
    if find("en", "whisper") is None:
        pytest.skip("whisper-base is not installed: voice-expert models get whisper-base")
    try:
        bombs_by_sound.own_voice().render("a", "en")
    except VoiceUnavailable as missing:
        pytest.skip(missing.how)
    try:
        bomb = play(task(1, tmp_path))
    finally:
        bombs_by_sound.own_voice().close()
        bombs_by_sound.own_voice.cache_clear()
    assert bomb["defused"] and bomb["strikes"] == 0, as_text(bomb)
    assert any(said["cause"] == "right" and said["pieces"] for said in bomb["utterances"])
    assert all(said["seconds"] > 0.2 for said in bomb["utterances"])
    assert 3 < bomb["bomb_seconds"] < 120
    assert "1 of 1 bombs defused" in report([bomb], 5)


class Mute(Pyttsx3Voice):
    def render(self, text: str, language: str, rate: float = 1.0) -> Any:
        return np.zeros(0, np.int16)


def seated(monkeypatch: pytest.MonkeyPatch, seed: int, hear: Any) -> tuple[list[str], SoundGame]:
    """A bomb on which ``hear`` makes of each sentence what the ear hears, None for nothing; and what will have been said."""
    said: list[str] = []

    def carry(room: Room, spoken: str, tempo: float) -> tuple[Sequence[Met], float, float]:
        said.append(spoken)
        room.t += 2.0
        text = hear(spoken, len(said))
        if text is None:
            return [], 1.0, 0.0
        heard = Heard((Hypothesis(tuple(text.split())),), "scripted")
        ended = SpeechEnded(0.0, 1.0, 0.3, "closed", heard)
        return [Met(ended, room.expert.hear(ended, room.t))], 1.0, 1.0

    class Nothing:
        def listen(self, grammar: Any) -> None:
            return

    monkeypatch.setattr(Room, "carry", carry)
    monkeypatch.setattr(bombs_by_sound, "ear", lambda language, engine: Nothing())
    monkeypatch.setattr(bombs_by_sound, "own_voice", Mute)
    return said, SoundGame(task(seed))


def played(monkeypatch: pytest.MonkeyPatch, seed: int, hear: Any) -> tuple[list[str], Any]:
    """The same, played: what was said, and how it went."""
    said, game = seated(monkeypatch, seed, hear)
    return said, game.outcome(game.play())


def test_what_was_not_understood_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    said, bomb = played(monkeypatch, 1, lambda text, turn: None if turn in (1, 3) else text)
    assert bomb.defused and said[0] == said[1] and said[2] == said[3], said
    assert [trouble.kind for trouble in bomb.troubles] == ["not understood"] * 2


def test_another_module_is_noticed_and_the_right_one_named(monkeypatch: pytest.MonkeyPatch) -> None:
    said, bomb = played(monkeypatch, 1, lambda text, turn: "wire sequence" if turn == 1 else text)
    assert bomb.defused and said[:2] == ["wires", "wires"], said


def test_an_answer_about_what_is_not_there_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three wires heard as six: the fourth one is not there."""
    six = "white white white white yellow white"
    said, bomb = played(monkeypatch, 2, lambda text, turn: six if turn == 2 else text)
    assert bomb.defused and bomb.strikes == 0, said
    assert "speaks of what is not there" in [trouble.kind for trouble in bomb.troubles]
    assert said[2:4] == ["undo", said[1]], said


def test_what_is_read_back_otherwise_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    said, game = seated(monkeypatch, 1, lambda text, turn: "serial a b one c d two" if turn == 1 else text)
    game.defuser.read_casing(["serial"])
    assert said[1] == "undo" and len(said) == 3, said
    assert game.defuser.conversation.session.bomb.serial_text == game.defuser.bomb.casing.serial


def test_what_is_plainly_not_there() -> None:
    assert absurd(Dealt({"wires": ["red", "blue", "white"]}, module="wires"), {"cut": 4})
    assert not absurd(Dealt({"wires": ["red", "blue", "white"]}, module="wires"), {"cut": 3})
    assert absurd(Dealt({"symbols": ["omega", "star", "at", "six"]}, module="keypad"), {"order": ["omega", "psi"]})
    assert absurd(Dealt({"columns": ["abc"] * 5}, module="password"), {"word": "about"})
    assert not absurd(Dealt({"columns": [["a"], ["b"], ["o"], ["u"], ["t"]]}, module="password"), {"word": "about"})
    assert not absurd(Dealt({"columns": ["abc"] * 5}, module="password"), {"word": None})


def test_japanese_is_read_by_its_readings() -> None:
    grammar = load("ja")
    assert as_read("一番上から赤、白い", grammar, "wires") == "いちばんうえからあか、しろい"
    assert as_read("3本", grammar, "wires") == "さんぼん"
    assert as_read("三、三つ", grammar, "") == "さん、みっつ"


def test_whether_the_ear_listens_for_a_sentence() -> None:
    conversation = Conversation("en")
    conversation.hear("wires")
    ears = EarGrammars(conversation.grammar).automaton(scope_of(conversation.session))
    assert ears.spells("red, red, blue") and not ears.spells("red, red, blu")


def test_the_seed_gives_the_voice() -> None:
    drawn = {drawn_manner(seed, ["slt", "rms", "awb"], "clean") for seed in range(30)}
    assert {manner.voice for manner in drawn} == {"slt", "rms", "awb"} and len({manner.tempo for manner in drawn}) > 1
    assert drawn_manner(4, ["slt", "rms"], "fan15") == drawn_manner(4, ["slt", "rms"], "fan15")
