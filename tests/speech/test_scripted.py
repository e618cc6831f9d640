"""The ear of the tests, tested."""

from __future__ import annotations

import numpy as np

from voice_expert.audio.wav import chunks
from voice_expert.events import RATE, Partial
from voice_expert.grammar.automaton import from_patterns
from voice_expert.hearing.recogniser import Recogniser
from voice_expert.hearing.scripted import Said, ScriptedEar, said

GRAMMAR = from_patterns("en", [[["red"], ["blue", ""]]])
SILENCE = np.zeros(2 * RATE, np.int16)


def test_words_come_at_their_times() -> None:
    ear: Recogniser = ScriptedEar([Said(1.0, "blue"), Said(0.5, "red")])
    ear.listen(GRAMMAR)
    partials = [partial for chunk in chunks(SILENCE) if (partial := ear.feed(chunk))]
    assert partials == [Partial(("red",)), Partial(("red", "blue"))]
    heard = ear.finish()
    assert (heard.text, heard.accepted, heard.confidence) == ("red blue", True, 1.0)


def test_each_utterance_has_its_own_words() -> None:
    ear = ScriptedEar(said(0.1, "red") + said(1.1, "blue"), streaming=False)
    pieces = list(chunks(SILENCE))
    ear.listen(GRAMMAR)
    assert all(ear.feed(chunk) is None for chunk in pieces[:30])
    assert ear.peek() == Partial(("red",))
    assert ear.finish().accepted
    ear.listen(GRAMMAR)
    for chunk in pieces[30:]:
        ear.feed(chunk)
    heard = ear.finish()
    assert (heard.text, heard.accepted) == ("blue", False)  # the grammar begins with red


def test_silence_is_not_accepted() -> None:
    ear = ScriptedEar([])
    ear.listen(GRAMMAR)
    assert not ear.finish().accepted
