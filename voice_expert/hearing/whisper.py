"""The strong ear: Whisper, held to the sentences that make sense now.

It collects the sound and decodes it when the speech pauses or ends, so there is nothing to see while somebody speaks.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from voice_expert.events import RATE, Chunk, Heard, Partial
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.recogniser import Opinion
from voice_expert.hearing.whisper_decoder import Matrix
from voice_expert.hearing.whisper_model import NAME, Compiled, Model, WhisperSettings
from voice_expert.hearing.whisper_rejection import activity, levels, thresholds_for
from voice_expert.hearing.whisper_tokens import TokenAutomaton

LANGUAGES = ("en", "ja", "ru")
_LONGEST = 28 * RATE


@dataclass(frozen=True, eq=False)
class _Decoded:
    """What the first ``samples`` samples gave."""

    samples: int
    heard: Heard
    considered: tuple[tuple[str, ...], ...]
    """The sentences another ear had heard."""


class WhisperEar:
    """See Recogniser. The model is loaded by ``load``, which may run in a thread of its own, or by the first need."""

    name = NAME

    def __init__(self, model_folder: Path, language: str, threads: int = 2, settings: WhisperSettings | None = None) -> None:
        """Raises ValueError for a language without support."""
        if language not in LANGUAGES:
            raise ValueError(f"no support for {language!r}, only for {', '.join(LANGUAGES)}")
        self._folder, self._language, self._threads = Path(model_folder), language, threads
        self._settings = settings or WhisperSettings()
        self._loading = threading.Lock()
        self._model: Model | None = None
        self._compiled: OrderedDict[tuple[str, str], Compiled] = OrderedDict()
        self._grammar: WordAutomaton | None = None
        self._start = 0.0
        self._chunks: list[Matrix] = []
        self._decoded: _Decoded | None = None
        self._opinion: Opinion | None = None

    @property
    def ready(self) -> bool:
        return self._model is not None

    def load(self) -> None:
        """Read the model, once; other threads that need it wait. Raises UnreadableModel."""
        with self._loading:
            if self._model is None:
                self._model = Model(self._folder, self._language, self._threads, self._settings)

    def listen(self, grammar: WordAutomaton) -> None:
        self._grammar = grammar
        self._chunks, self._decoded, self._opinion = [], None, None
        if self._model is not None:
            self._model.prior.trim()
            self._compile(self._model, grammar).automaton.trim()

    def feed(self, chunk: Chunk) -> Partial | None:
        if not self._chunks:
            self._start = chunk.t
        self._chunks.append(chunk.samples.astype(np.float32) / np.float32(32768.0))
        return None

    def consider(self, opinion: Opinion | None) -> None:
        self._opinion = opinion

    def peek(self) -> Partial | None:
        heard = self._decode()
        spoken = heard.details.get("last_word", 0.0) > self._settings.last_word
        return Partial(heard.hypotheses[0].words if heard.hypotheses else (), heard.accepted and spoken)

    def finish(self) -> Heard:
        heard = self._decode()
        self._chunks, self._decoded = [], None
        return heard

    def close(self) -> None:
        """Give the model's memory back; the ear would load it again."""
        with self._loading:
            self._model = None
        self._compiled.clear()
        self._chunks, self._decoded = [], None

    def _samples(self) -> Matrix:
        """All sound of the utterance; the last 28 s of it, which is as much as the model can see."""
        if len(self._chunks) > 1:
            self._chunks = [np.concatenate(self._chunks)]
        return self._chunks[0][-_LONGEST:] if self._chunks else np.zeros(0, np.float32)

    def _decode(self) -> Heard:
        if self._grammar is None:
            raise RuntimeError("listen() comes first")
        began = time.perf_counter()
        samples = self._samples()
        told = self._opinion.sentences if self._opinion else ()
        reused = self._decoded is not None and not _spoke_on(samples, self._decoded.samples)
        if self._decoded is None or not reused or told != self._decoded.considered:
            heard = self._understand(samples, self._grammar)
            self._decoded = _Decoded(len(samples), heard, told)
        known = self._decoded.heard
        return replace(
            known,
            t_start=self._start,
            t_end=self._start + len(samples) / RATE,
            computing=time.perf_counter() - began,
            details=known.details | {"reused": reused},
        )

    def _understand(self, samples: Matrix, grammar: WordAutomaton) -> Heard:
        limits = thresholds_for(grammar.name, self._language)
        sounding = activity(samples, limits.quiet)
        if sounding.seconds < limits.short:
            return Heard((), self.name, accepted=False, confidence=0.0, details={"reason": "silence"})
        self.load()
        model = self._model
        if model is None:
            raise RuntimeError("the ear was closed while it listened")
        end = sounding.last + int(self._settings.tail * RATE)
        return model.understand(samples[:end], sounding, self._compile(model, grammar), self._opinion)

    def _compile(self, model: Model, grammar: WordAutomaton) -> Compiled:
        key = (grammar.key, grammar.name)
        if key not in self._compiled:
            automaton = TokenAutomaton(grammar, model.text)
            limits = thresholds_for(grammar.name, self._language)
            self._compiled[key] = Compiled(automaton, limits)
            model.search.learn(automaton)
        self._compiled.move_to_end(key)
        while len(self._compiled) > self._settings.grammars:
            self._compiled.popitem(last=False)
        return self._compiled[key]


def _spoke_on(samples: Matrix, known: int) -> bool:
    """Whether after the first ``known`` samples more came than quiet."""
    before, new = levels(samples[:known]), levels(samples[known:])
    if not len(new):
        return False
    if not len(before):
        return True
    speech, quiet = float(np.percentile(before, 95)), float(before[-5:].max())
    # Halfway, as the ear counts, between the quiet in which the first look was taken and the speech before it.
    border = max(0.1 * speech, min(float(np.sqrt(quiet * speech)), 0.7 * speech), 0.002)
    return int((new > border).sum()) >= 3
