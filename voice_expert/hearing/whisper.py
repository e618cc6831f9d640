"""The strong ear: Whisper, held to the sentences that make sense now.

It collects the sound and decodes it when the speech pauses or ends, so there is nothing to see while somebody speaks.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from voice_expert.events import RATE, Chunk, Heard, Hypothesis, Partial
from voice_expert.grammar.automaton import WordAutomaton, one_sentence
from voice_expert.grammar.nearness import alike, letters
from voice_expert.hearing.phone_distance import worst_part
from voice_expert.hearing.recogniser import Opinion
from voice_expert.hearing.whisper_decoder import Decoder, Matrix, UnreadableModel
from voice_expert.hearing.whisper_encoder import Encoder
from voice_expert.hearing.whisper_prior import Prior
from voice_expert.hearing.whisper_rejection import (
    Activity,
    Thresholds,
    activity,
    covers,
    for_sentence,
    judge,
    levels,
    once,
    thresholds_for,
    wants_free,
)
from voice_expert.hearing.whisper_search import Reading, Search, SearchSettings, Vocabulary, weighed
from voice_expert.hearing.whisper_text import Text
from voice_expert.hearing.whisper_threads import calm_blas
from voice_expert.hearing.whisper_tokens import TokenAutomaton

LANGUAGES = ("en", "ja", "ru")
WORST = 0.8
"""Edits per letter from which on a word of a sentence is not in what the model wrote freely, however alike the rest is."""
_LONGEST = 28 * RATE


@dataclass(frozen=True)
class WhisperSettings:
    search: SearchSettings = SearchSettings()
    wider: SearchSettings = SearchSettings(beam=24, drop=20.0, behind_ended=9.0, behind_longer=5.0, finished=10)
    """The second look, where the first found nothing likely: in noise the right sentence often begins unlikely."""
    doubtful: float = 0.6
    """Regret per token of the best reading from which on there is a second look: nearly all that is heard wrongly has more."""
    least_columns: int = 600
    """The encoder sees at least so many columns of 10 ms; with fewer the model becomes unsure."""
    tokens_a_second: dict[str, float] = field(default_factory=lambda: {"en": 6.0, "ja": 9.0, "ru": 9.0})
    """Nobody speaks faster; 4 tokens are always allowed."""
    tail: float = 0.5
    """Seconds of quiet kept after the last sound."""
    grammars: int = 32
    """Compiled grammars kept."""
    last_word: float = -3.0
    """log P per token of the last word, below which it may not have been spoken yet: the grammar wants one there."""
    always_compare: bool = False
    """Transcribe freely even when the reading is clearly right or wrong; for calibration."""


@dataclass(frozen=True, eq=False)
class _Compiled:
    automaton: TokenAutomaton
    limits: Thresholds


@dataclass(frozen=True, eq=False)
class _Decoded:
    """What the first ``samples`` samples gave."""

    samples: int
    heard: Heard
    considered: tuple[tuple[str, ...], ...]
    """The sentences another ear had heard."""


class WhisperEar:
    """See Recogniser. The model is loaded by ``load``, which may run in a thread of its own, or by the first need."""

    name = "whisper"

    def __init__(self, model_folder: Path, language: str, threads: int = 2, settings: WhisperSettings | None = None) -> None:
        """Raises ValueError for a language without support."""
        if language not in LANGUAGES:
            raise ValueError(f"no support for {language!r}, only for {', '.join(LANGUAGES)}")
        self._folder, self._language, self._threads = Path(model_folder), language, threads
        self._settings = settings or WhisperSettings()
        self._loading = threading.Lock()
        self._model: _Model | None = None
        self._compiled: OrderedDict[tuple[str, str], _Compiled] = OrderedDict()
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
                self._model = _Model(self._folder, self._language, self._threads, self._settings)

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

    def _compile(self, model: _Model, grammar: WordAutomaton) -> _Compiled:
        key = (grammar.key, grammar.name)
        if key not in self._compiled:
            automaton = TokenAutomaton(grammar, model.text)
            limits = thresholds_for(grammar.name, self._language)
            self._compiled[key] = _Compiled(automaton, limits)
            model.search.learn(automaton)
        self._compiled.move_to_end(key)
        while len(self._compiled) > self._settings.grammars:
            self._compiled.popitem(last=False)
        return self._compiled[key]


class _Model:
    """All that is read from the model's folder, for one language."""

    def __init__(self, folder: Path, language: str, threads: int, settings: WhisperSettings) -> None:
        calm_blas()
        self._settings, self._rate = settings, settings.tokens_a_second[language]
        try:
            self.text = Text(folder / "tokenizer.json", language)
            self._decoder = Decoder(folder / "model.bin")
            self._encoder = Encoder(folder, threads)
        except (OSError, RuntimeError, ValueError) as wrong:
            raise UnreadableModel(f"{folder}: {wrong}") from wrong
        vocabulary = Vocabulary(self._decoder, self.text.plausible())
        silence = self._encoder.encode(np.zeros(0, np.float32), settings.least_columns)
        self.prior = Prior(self._decoder, self._decoder.sound(silence.frames), self.text.prompt, vocabulary.common)
        self.search = Search(self._decoder, self.prior, vocabulary, self.text.end, self.text.closings(), settings.search)
        self._wider = replace(self.search, settings=settings.wider)
        self._marks = self._decoder.vectors(np.arange(self.text.end, self.text.prompt[-1] + 1))

    def understand(self, samples: Matrix, sounding: Activity, compiled: _Compiled, opinion: Opinion | None = None) -> Heard:
        clock = [time.perf_counter()]
        encoded = self._encoder.encode(samples, self._settings.least_columns)
        clock.append(time.perf_counter())
        sound = self._decoder.sound(encoded.frames)
        hidden, past = self._decoder.begin(self.text.prompt, sound)
        most = int(self._rate * sounding.seconds) + 4

        def filling(words: tuple[str, ...]) -> bool:
            return covers(words, sounding.seconds, compiled.limits)

        grammar = compiled.automaton.grammar
        readings = self.search.run(sound, hidden[-1:], past, compiled.automaton, most, filling)
        if not readings or readings[0].regret > self._settings.doubtful * readings[0].length:
            readings = self._wider.run(sound, hidden[-1:], past, compiled.automaton, most, filling)
        new: list[tuple[str, ...]] = []
        if opinion is not None:
            new = [words for words in opinion.sentences if all(words != one.words for one in readings)]
            for words in filter(grammar.accepts, new):
                readings += self.search.score(sound, hidden[-1:], past, TokenAutomaton(one_sentence(grammar.language, words), self.text))
            readings = weighed(readings, opinion)
        readings.sort(key=lambda reading: not filling(reading.words))
        clock.append(time.perf_counter())
        asked = bool(readings) and grammar.answers(readings[0].words)
        named = bool(readings) and grammar.names(readings[0].words)
        limits = for_sentence(compiled.limits, asked, sum(map(len, readings[0].words)) if named else 0)
        compare = self._settings.always_compare or wants_free(readings, limits)
        free = self._encoder.transcribe(encoded, self.text.prompt, most) if compare else None
        clock.append(time.perf_counter())
        no_speech = self._silence_odds(hidden[0])
        written = self.text.decode(list(free.tokens)) if free else ""
        mean = free.mean if free else None
        verdict, near = judge(readings, mean, no_speech, sounding.seconds, limits), 0.0
        if not verdict.accepted and free and not asked:
            # The words are unlikely; but one of the sentences may sound like what the model wrote freely.
            near_both = [one for one in readings if one.apart is None or one.apart <= limits.alike_apart]
            likely = [one for one in near_both if not grammar.answers(one.words) and filling(one.words)]
            near, best = max(((self._alike(one, written), one) for one in likely), key=lambda pair: pair[0], default=(0.0, None))
            told = [best, *(one for one in readings if one is not best)] if best is not None else readings
            verdict_alike = judge(told, mean, no_speech, sounding.seconds, limits, near)
            if verdict_alike.accepted:
                readings, verdict = told, verdict_alike
        details: dict[str, Any] = {
            "reason": verdict.reason,
            "asked": asked,
            "told": new,
            "no_speech": round(no_speech, 3),
            "speech_seconds": round(sounding.seconds, 2),
            "seconds": dict(zip(("encode", "search", "free"), np.diff(clock).round(4).tolist(), strict=True)),
        }
        if readings:
            best = readings[0]
            details |= {
                "tokens": best.tokens,
                "raw_token": round(best.raw / best.length, 3),
                "regret_token": round(best.regret / best.length, 3),
                "regret_second": round(best.regret / max(sounding.seconds, 0.2), 3),
                "last_word": round(best.last_word, 2),
                "apart": best.apart,
            }
            if free is not None:
                gap = free.mean - best.raw / best.length
                details |= {
                    "free": written,
                    "alike": round(near, 2),
                    "gap_token": round(gap, 3),
                    "gap_second": round(gap * best.length / max(sounding.seconds, 0.2), 3),
                }
        hypotheses = tuple(Hypothesis(reading.words, round(reading.score, 3)) for reading in readings)
        return Heard(hypotheses, WhisperEar.name, verdict.accepted, round(verdict.confidence, 3), details=details)

    def _alike(self, reading: Reading, written: str) -> float:
        """How much a reading, as the model writes it, sounds like what the model wrote freely: 0 if a word does not."""
        text, language = self.text.decode(list(reading.tokens)), self.text.language
        parts = [letters(word, language) for word in text.split()]
        heard = [free for free in (written, once(written)) if worst_part(parts, letters(free, language)) <= WORST]
        return max((alike(text, free, language) for free in heard), default=0.0)

    def _silence_odds(self, hidden: Matrix) -> float:
        """The probability of the mark for no speech where otherwise the mark of a language would stand."""
        logits = self._marks @ hidden
        powers = np.exp(logits - logits.max())
        return float(powers[self.text.no_speech - self.text.end] / powers.sum())


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
