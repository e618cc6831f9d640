"""The protocol behind which every ear stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from voice_expert.events import Chunk, Heard, Partial
from voice_expert.grammar.automaton import WordAutomaton


class Recogniser(Protocol):
    """Sound to words, one utterance at a time: ``listen``, ``feed`` …, ``finish``; then again.

    A recogniser never raises for sound: silence and noise give a Heard that is not accepted.
    """

    name: str

    def listen(self, grammar: WordAutomaton) -> None:
        """Begin an utterance; only sentences of this grammar make sense now. Compiled grammars are kept."""

    def feed(self, chunk: Chunk) -> Partial | None:
        """Take more sound; streaming ears say what they believe so far."""

    def peek(self) -> Partial | None:
        """What the sound so far would give if the speech ended here; called in pauses. The work is reused by finish."""

    def finish(self) -> Heard:
        """End the utterance: all hypotheses, best first."""

    def close(self) -> None:
        """Release memory and devices."""


FAULT = "fault"
"""The reason for which nothing was accepted when an ear broke its word never to raise."""


def finished(ear: Recogniser) -> Heard:
    """What an ear makes of the utterance. A fault of ours must not end the expert, nor pass in silence (``FAULT``)."""
    try:
        return ear.finish()
    except Exception as fault:  # noqa: BLE001 - whatever it is, the bomb's timer runs
        return Heard((), ear.name, accepted=False, confidence=0.0, details={"reason": FAULT, "fault": repr(fault)})


def peeked(ear: Recogniser) -> Partial | None:
    """What an ear would say if the speech ended here; nothing where it fails, ``finished`` tells."""
    try:
        return ear.peek()
    except Exception:  # noqa: BLE001
        return None


@dataclass(frozen=True, eq=False)
class Opinion:
    """What one ear makes of an utterance, for another that decides."""

    sentences: tuple[tuple[str, ...], ...]
    """The sentences of the grammar it would answer."""
    apart: Callable[[Sequence[str]], tuple[float, int]]
    """How far words are from what it heard without a grammar: edits, 0 the same, and the phones of the longer."""


@runtime_checkable
class Advised(Recogniser, Protocol):
    """An ear that weighs what another one heard."""

    def consider(self, opinion: Opinion | None) -> None:
        """The opinion of another ear on the sound fed so far; before ``peek`` and ``finish``."""


@runtime_checkable
class Preparing(Recogniser, Protocol):
    """An ear to which a new grammar is dear."""

    def prepare(self, grammar: WordAutomaton) -> float:
        """Compile a grammar before it is listened for; the seconds it took."""
