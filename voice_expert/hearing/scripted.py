"""An ear for tests: it hears the words of a script at their times of the stream, whatever the sound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_expert.events import Chunk, Heard, Hypothesis, Partial
from voice_expert.grammar.automaton import WordAutomaton


@dataclass(frozen=True)
class Said:
    """A word that has been spoken to its end at time ``t`` of the stream."""

    t: float
    word: str
    confidence: float = 1.0


def said(start: float, text: str, gap: float = 0.3) -> tuple[Said, ...]:
    """The words of a text, the first at ``start`` and ``gap`` seconds from one to the next."""
    return tuple(Said(start + gap * index, word) for index, word in enumerate(text.split()))


class ScriptedEar:
    """``streaming`` ears tell partials while they are fed, others only when they are asked in a pause.

    A sentence is accepted when the grammar allows it; words nobody scripted in an utterance make it not accepted.
    """

    def __init__(self, timeline: Sequence[Said], *, name: str = "scripted", streaming: bool = True) -> None:
        self.name = name
        self.timeline = sorted(timeline, key=lambda one: one.t)
        self.streaming = streaming
        self.peeks = 0
        self.listened: list[WordAutomaton] = []
        self.closed = False
        self._heard: list[Said] = []

    def listen(self, grammar: WordAutomaton) -> None:
        self.listened.append(grammar)
        self._heard = []

    def feed(self, chunk: Chunk) -> Partial | None:
        new = [one for one in self.timeline if chunk.t <= one.t < chunk.t + chunk.seconds]
        self._heard += new
        return self._partial() if new and self.streaming else None

    def peek(self) -> Partial | None:
        self.peeks += 1
        return self._partial()

    def _partial(self) -> Partial:
        return Partial(tuple(one.word for one in self._heard))

    def so_far(self) -> Heard:
        """What ``finish`` would give now; the utterance stays open."""
        words = tuple(one.word for one in self._heard)
        confidence = min((one.confidence for one in self._heard), default=0.0)
        accepted = bool(words) and self.listened[-1].accepts(words)
        hypotheses = (Hypothesis(words, confidence),) if words else ()
        return Heard(hypotheses, self.name, accepted, confidence if accepted else 0.0)

    def finish(self) -> Heard:
        heard = self.so_far()
        self._heard = []
        return heard

    def close(self) -> None:
        self.closed = True
