"""Two ears as one: the fast one answers alone when it is sure, otherwise the strong one decides on the same sound."""

from __future__ import annotations

import time
from concurrent.futures import Future
from dataclasses import replace
from typing import Protocol

import numpy as np

from voice_expert.events import Chunk, Heard, Hypothesis, Partial
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.loudness import is_noisy
from voice_expert.hearing.recogniser import FAULT, Advised, Opinion, Preparing, Recogniser, finished, peeked

AGREED = 0.66
"""Phone distance up to which the same words from both ears are believed, where they answer what was asked …"""
UNASKED = ((8, 0.41), (12, 0.45), (1000, 0.6))
"""… and what nobody asked for, by its number of phones: long words agree less by chance …"""
AGREED_GAP, AGREED_GAP_ACCEPTED = 2.0, 3.3
"""… unless what the strong ear would have written freely was so much likelier to it, per token: that is other talk. It
may be the more so where the fast ear would have believed it by itself."""
NEAR = 0.5
"""… or where the fast ear heard other words of the grammar, but without it sounds so near to those of the strong one …"""
NEAR_LETTERS = 5
"""… if these are no short word that nobody asked for."""
DENIALS = frozenset(
    ("no", "not", "none", "without", "nothing", "neither", "isn't", "aren't", "hasn't", "haven't", "doesn't", "don't")
)
"""Words that turn what is said round. The fast ear takes "there is a" for "there isn't": it never tells them alone."""
LONG, LONG_ALONE = 20, 0.35
"""A sentence of so many phones within so small a distance is believed of the fast ear where the strong one is at a loss."""


class FastEar(Recogniser, Protocol):
    """An ear that can tell in a pause what it would answer, and whether that is beyond doubt."""

    def so_far(self) -> Heard: ...

    def sure(self, heard: Heard) -> bool: ...

    def opinion(self) -> Opinion | None: ...


class AutoEar:
    """``strong`` may be an ear, one that is still being loaded, or None where there is none.

    While the strong ear is not there, or could not be loaded, the fast one decides by its own threshold;
    ``strong_fault`` then holds what went wrong.
    """

    name = "auto"

    def __init__(self, fast: FastEar, strong: Recogniser | Future[Recogniser] | None = None) -> None:
        self.fast = fast
        self.strong_fault: BaseException | None = None
        self._strong = strong
        self._helper: Recogniser | None = None
        """The strong ear for this utterance."""
        self._chunks: list[Chunk] = []
        self._given = 0
        self._grammar: WordAutomaton | None = None

    @property
    def strong(self) -> Recogniser | None:
        """The strong ear once it is there."""
        if isinstance(self._strong, Future):
            if not self._strong.done():
                return None
            self.strong_fault = self._strong.exception()
            self._strong = None if self.strong_fault else self._strong.result()
        return self._strong

    def listen(self, grammar: WordAutomaton) -> None:
        self._grammar = grammar
        self._chunks, self._given = [], 0
        self.fast.listen(grammar)
        self._helper = self.strong
        if self._helper is not None:
            self._helper.listen(grammar)

    def prepare(self, grammar: WordAutomaton) -> float:
        return self.fast.prepare(grammar) if isinstance(self.fast, Preparing) else 0.0

    def feed(self, chunk: Chunk) -> Partial | None:
        self._chunks.append(chunk)
        return self.fast.feed(chunk)

    def peek(self) -> Partial | None:
        """The strong ear begins its work here, in the pause, where the fast one is in doubt."""
        partial = self.fast.peek()
        if self._helper is None or self._sure(self.fast.so_far()):
            return partial
        return peeked(self._brought_up_to_date(self._helper)) or partial

    def _sure(self, quick: Heard) -> bool:
        """Whether the fast ear may answer alone: never where it has not been told all that may be said, nor in noise."""
        whole = self._grammar is not None and self._grammar.within is None
        if quick.hypotheses and DENIALS.intersection(quick.hypotheses[0].words):
            return False
        return whole and self.fast.sure(quick) and not is_noisy(np.concatenate([chunk.samples for chunk in self._chunks]))

    def _brought_up_to_date(self, helper: Recogniser) -> Recogniser:
        for chunk in self._chunks[self._given :]:
            helper.feed(chunk)
        self._given = len(self._chunks)
        if isinstance(helper, Advised):
            helper.consider(self.fast.opinion())
        return helper

    def finish(self) -> Heard:
        began = time.perf_counter()
        quick = self.fast.so_far()
        if self._helper is None or self._sure(quick):
            quick = self.fast.finish()
            return quick if self._helper is None else replace(quick, details={**quick.details, "fast_was_sure": True})
        decided = finished(self._brought_up_to_date(self._helper))
        self.fast.finish()
        self._helper = None
        if quick.accepted and decided.details.get("reason") == FAULT:
            return replace(quick, computing=time.perf_counter() - began, details=quick.details | decided.details)
        agreed = self._agreed(quick, decided)
        if agreed is not None:
            others = tuple(h for h in decided.hypotheses if h is not agreed)
            sure = max(decided.confidence, quick.confidence, 0.5)
            decided = replace(decided, hypotheses=(agreed, *others), accepted=True, confidence=sure, nearly=False)
        return replace(
            decided,
            computing=time.perf_counter() - began,
            details={**decided.details, "fast_was_sure": False, "fast_text": quick.text,
                     "fast_confidence": quick.confidence, "fast_accepted": quick.accepted,
                     "free_words": quick.details.get("free_words", ())},
        )  # fmt: skip

    @staticmethod
    def _agreed(quick: Heard, decided: Heard) -> Hypothesis | None:
        """What two ears that know nothing of each other heard: good for what neither dares to say alone."""
        distance, known = quick.details.get("phone_distance"), decided.details
        if decided.accepted or not quick.hypotheses or distance is None or known.get("no_speech", 0.0) > 0.6:
            return None
        phones = len(quick.details.get("phones", ()))
        if phones >= LONG and distance <= LONG_ALONE:
            return quick.hypotheses[0]
        gap = known.get("gap_token", 0.0)

        def limit(asked: bool) -> float:
            return AGREED if asked else next(limit for most, limit in UNASKED if phones <= most)

        told = known.get("told", ())
        wanted = _letters(quick.hypotheses[0])
        own = [hypothesis for hypothesis in decided.hypotheses if hypothesis.words not in told]
        same = next((hypothesis for hypothesis in own[:3] if _letters(hypothesis) == wanted), None)
        most = AGREED_GAP_ACCEPTED if quick.accepted else AGREED_GAP
        if same is not None and gap <= most and distance <= limit(quick.details.get("asked", True)):
            return same
        best, apart = next(iter(decided.hypotheses), None), known.get("apart")
        if best is None or apart is None or apart > NEAR or gap > AGREED_GAP:
            return None
        return best if known.get("asked") or len(_letters(best)) >= NEAR_LETTERS else None

    def close(self) -> None:
        self.fast.close()
        if isinstance(self._strong, Future):
            # closed when it has been loaded after all
            self._strong.add_done_callback(_close_loaded)
            self._strong.cancel()
        elif self._strong is not None:
            self._strong.close()


def _letters(hypothesis: Hypothesis) -> str:
    """The words without their gaps: "s n d" is "snd"."""
    return "".join(hypothesis.words).lower()


def _close_loaded(loading: Future[Recogniser]) -> None:
    """Close an ear whose loading ended only after nobody wanted it any more."""
    if not loading.cancelled() and loading.exception() is None:
        loading.result().close()
