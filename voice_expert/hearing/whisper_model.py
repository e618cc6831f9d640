"""What Whisper makes of one utterance: the sentences of a grammar that fit it, and whether it was any of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from voice_expert.events import Heard, Hypothesis
from voice_expert.grammar.automaton import WordAutomaton, sentences
from voice_expert.grammar.nearness import alike, letters
from voice_expert.hearing.loudness import is_noisy
from voice_expert.hearing.phone_distance import worst_part
from voice_expert.hearing.recogniser import Opinion
from voice_expert.hearing.whisper_again import heard_on
from voice_expert.hearing.whisper_course import NO_SPEECH, NOISY, QUIET, Course
from voice_expert.hearing.whisper_decoder import Decoder, Matrix, UnreadableModel
from voice_expert.hearing.whisper_encoder import Encoded, Encoder
from voice_expert.hearing.whisper_pace import Lengths, Pace
from voice_expert.hearing.whisper_prior import Prior
from voice_expert.hearing.whisper_rejection import (
    Activity,
    Thresholds,
    Verdict,
    audible,
    covers,
    ends_repeated,
    for_sentence,
    is_near,
    is_unsure,
    judge,
    leaves_words_over,
    levels,
    once,
    said_once,
    wants_free,
    writes_more,
)
from voice_expert.hearing.whisper_repeats import UNLIKELIER, recounted
from voice_expert.hearing.whisper_search import Begun, Reading, Search, SearchSettings, Vocabulary, ranked, unrepeated, weighed, with_other
from voice_expert.hearing.whisper_text import Text
from voice_expert.hearing.whisper_threads import calm_blas
from voice_expert.hearing.whisper_tokens import TokenAutomaton

NAME = "whisper"
WORST = 0.8
"""Edits per letter from which on a word of a sentence is not in what the model wrote freely, however alike the rest is."""
NOT_ALL = ("leaves_words_over", "leaves_sound_over", "lost")
"""Reasons for which a sentence is not all that was said, however often it is heard."""
FULL_SCALE = 32767
"""Of the samples elsewhere; here they go from -1 to 1."""
FURTHER = 8
"""Tokens that the free transcription may have beyond those of the fastest speech, so that it is whole."""
CLEANED = 0.35
"""How much the picture without the room's noise counts for the order of the readings where there are two."""


_Filling = Callable[[tuple[str, ...]], bool]


@dataclass(frozen=True)
class WhisperSettings:
    search: SearchSettings = SearchSettings()
    wider: SearchSettings = SearchSettings(beam=24, drop=20.0, behind_ended=9.0, behind_longer=5.0, finished=10)
    """The second look, where the first found nothing likely: in noise the right sentence often begins unlikely."""
    doubtful: float = 0.6
    """Regret per token of the best reading from which on there is a second look: nearly all that is heard wrongly has more."""
    lost: float = 3.4
    """From so much on there is none: it was no sentence of the grammar."""
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
class Compiled:
    automaton: TokenAutomaton
    limits: Thresholds


@dataclass(frozen=True, eq=False)
class _Look:
    """A picture of a sound, and the decoder after the opening tokens."""

    encoded: Encoded
    no_speech: float
    """The probability that nobody speaks."""
    begun: Begun
    """What a search begins with."""


class Model:
    """All that is read from the model's folder, for one language."""

    def __init__(self, folder: Path, language: str, threads: int, settings: WhisperSettings) -> None:
        calm_blas()
        self._settings, self._rate = settings, settings.tokens_a_second[language]
        self._pace = Pace(language)
        try:
            self.text = Text(folder / "tokenizer.json", language)
            self._decoder = Decoder(folder / "model.bin")
            self._encoder = Encoder(folder, threads)
        except (OSError, RuntimeError, ValueError) as wrong:
            raise UnreadableModel(f"{folder}: {wrong}") from wrong
        vocabulary = Vocabulary(self._decoder, self.text.plausible())
        silence = self._encoder.encode(np.zeros(0, np.float32), settings.least_columns)
        self.prior = Prior(self._decoder, self._decoder.sound(silence.frames), self.text.prompt, vocabulary.common)
        lengths = Lengths(language, self.text.decode)
        self.search = Search(self._decoder, self.prior, vocabulary, self.text.end, self.text.closings(), settings.search, lengths)
        self._wider = replace(self.search, settings=settings.wider)
        self._marks = self._decoder.vectors(np.arange(self.text.end, self.text.prompt[-1] + 1))

    def understand(self, samples: Matrix, sounding: Activity, compiled: Compiled, opinion: Opinion | None = None) -> Heard:
        clock, noisy = [time.perf_counter()], is_noisy((samples * FULL_SCALE).astype(np.int16))
        looks = [self._look(samples, compiled.limits, noisy)]
        encoded, no_speech = looks[0].encoded, looks[0].no_speech
        clock.append(time.perf_counter())
        most = int(self._rate * sounding.seconds) + 4

        def filling(words: tuple[str, ...]) -> bool:
            return covers(words, sounding.seconds, compiled.limits)

        grammar = compiled.automaton.grammar
        readings = self._searched(self.search, looks[0], compiled, most, filling)
        doubtful = bool(readings) and self._settings.doubtful < readings[0].regret / readings[0].length < self._settings.lost
        if doubtful and noisy:
            # Nothing likely: once more, wider, with the noise of the room taken out; then both pictures count. In a
            # quiet room the second look finds nothing more, and takes as long.
            looks.append(self._look(samples, compiled.limits, noisy, without_room=True))
            wider = self._searched(self._wider, looks[1], compiled, most, filling)
            readings = self._seen_twice(looks, (readings, wider), grammar, filling)
        again = self._heard_on(samples, noisy, readings, compiled, filling)
        if again:
            readings = again + [one for one in readings if self.search.lost(one) is None]
        if readings:
            readings = self._recounted(looks, readings, grammar, noisy, filling)
        new: list[tuple[str, ...]] = []
        if opinion is not None:
            new = [words for words in opinion.sentences if all(words != one.words for one in readings)]
            readings += self._scored(looks, filter(grammar.accepts, new), filling)
            readings = weighed(readings, opinion)
        readings.sort(key=lambda reading: not filling(reading.words))
        clock.append(time.perf_counter())
        asked, limits = self._limits(readings, compiled)
        compare = self._settings.always_compare or not readings or wants_free(readings, limits)
        free = self._encoder.transcribe(encoded, self.text.prompt, most + FURTHER) if compare else None
        written = self.text.decode(list(free.tokens)) if free else ""
        if free and readings:
            once_only = said_once(readings)
            if once_only and not ends_repeated(written) and not noisy:
                readings.sort(key=lambda one: one is not once_only[0])
            elif is_unsure(readings, limits):
                # What the model writes of itself and the grammar has, too, is what was said.
                own = self._sounding(once(written))
                readings.sort(key=lambda one: self._spelling(one) != own)
            asked, limits = self._limits(readings, compiled)
        clock.append(time.perf_counter())
        # Where the reading is clearly right the free transcription only tells whether it is all that was said.
        mean = free.mean if free and (self._settings.always_compare or is_unsure(readings, limits)) else None
        verdict, near = judge(readings, mean, no_speech, sounding.seconds, limits), 0.0
        if readings:
            words, ended, said = readings[0].words, readings[0].ended, self._spelling(readings[0])
            # Where the model, too, would have ended, nothing that it wrote is left over.
            rest = "" if ended else self._sounding(written)
            if leaves_words_over(said, rest):
                verdict = Verdict(False, 0.2 * verdict.confidence, "leaves_words_over")
            elif verdict.accepted and self._pace.leaves_over(words, sounding.sounding, writes_more(said, rest), noisy):
                verdict = Verdict(False, 0.2 * verdict.confidence, "leaves_sound_over")
            elif verdict.accepted and self.search.lost(readings[0]) is not None:
                verdict = Verdict(False, 0.2 * verdict.confidence, "lost")
            elif verdict.accepted and ended:
                self._pace.note(words, sounding.sounding, noisy)
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
            "looks": len(looks),
            "no_speech": round(no_speech, 3),
            "speech_seconds": round(sounding.seconds, 2),
            "seconds": dict(zip(("encode", "search", "free"), np.diff(clock).round(4).tolist(), strict=True)),
        }
        if free is not None:
            details["free"] = once(written)
            if len(free.tokens) < most + FURTHER:  # else it was broken off
                details["free_token"] = round(free.mean, 3)
        if readings:
            best = readings[0]
            details |= {
                "tokens": best.tokens,
                "raw_token": round(best.raw / best.length, 3),
                "regret_token": round(best.regret / best.length, 3),
                "regret_second": round(best.regret / max(sounding.seconds, 0.2), 3),
                "last_word": round(best.last_word, 2),
                "apart": best.apart,
                "again": len(again),
                "lost": self.search.lost(best),
            }
            if free is not None:
                gap = free.mean - best.raw / best.length
                details |= {
                    "alike": round(near, 2),
                    "gap_token": round(gap, 3),
                    "gap_second": round(gap * best.length / max(sounding.seconds, 0.2), 3),
                }
        hypotheses = tuple(Hypothesis(reading.words, round(reading.score, 3)) for reading in readings)
        nearly = not verdict.accepted and bool(readings) and filling(readings[0].words)
        nearly = nearly and verdict.reason not in NOT_ALL and is_near(readings[0], mean, no_speech, limits)
        return Heard(hypotheses, NAME, verdict.accepted, round(verdict.confidence, 3), details=details, nearly=nearly)

    @staticmethod
    def _limits(readings: Sequence[Reading], compiled: Compiled) -> tuple[bool, Thresholds]:
        """Whether the best sentence answers what was asked, and the limits for it."""
        if not readings:
            return False, for_sentence(compiled.limits, False)
        words, grammar = readings[0].words, compiled.automaton.grammar
        asked = grammar.answers(words)
        return asked, for_sentence(compiled.limits, asked, sum(map(len, words)), grammar.names(words))

    def _look(self, samples: Matrix, limits: Thresholds, noisy: bool, without_room: bool = False) -> _Look:
        encoded = self._encoder.encode(samples, self._settings.least_columns, without_room)
        sound = self._decoder.sound(encoded.frames)
        hidden, past, looked = self._decoder.begin(self.text.prompt, sound)
        no_speech = self._silence_odds(hidden[0])
        room = NO_SPEECH if no_speech > limits.no_speech else NOISY if noisy else QUIET
        course = Course.of(room, audible(levels(samples), limits.quiet), sound.frames)
        return _Look(encoded, no_speech, Begun(sound, hidden[-1:], past, looked[-1:], course))

    def _heard_on(
        self, samples: Matrix, noisy: bool, readings: Sequence[Reading], compiled: Compiled, filling: _Filling
    ) -> list[Reading]:
        """What the best reading is when its end is heard alone, if it lost its way in the sound."""

        def look(rest: Matrix) -> Begun:
            return self._look(rest, compiled.limits, noisy).begun

        return heard_on(readings[0], samples, compiled.automaton, self.search, look, self._rate, filling) if readings else []

    def _recounted(
        self, looks: Sequence[_Look], readings: list[Reading], grammar: WordAutomaton, noisy: bool, filling: _Filling
    ) -> list[Reading]:
        """The readings, before them the sentence with a word said as often as there is time for."""
        best = readings[0]
        for one in self._scored(looks, filter(grammar.accepts, recounted(best, noisy)), filling):
            if one.raw > best.raw - UNLIKELIER and not list(recounted(one, noisy)):
                return [one, *(other for other in readings if other.words != one.words)]
        return readings

    @staticmethod
    def _searched(search: Search, look: _Look, compiled: Compiled, most: int, filling: _Filling) -> list[Reading]:
        return search.run(look.begun, compiled.automaton, most, filling)

    def _seen_twice(
        self, looks: Sequence[_Look], found: Sequence[Sequence[Reading]], grammar: WordAutomaton, filling: _Filling
    ) -> list[Reading]:
        """What was found in either of two pictures of a sound, each sentence looked at in both."""
        known = {one.words: one for readings in found for one in readings}
        # Beside each what it is without its repeats, for them to be measured against.
        shorter = [once for words in known for once in unrepeated(words) if once not in known and grammar.accepts(once)]
        automaton, pictures = self._spelled(shorter), []
        for look, readings in zip(looks, found, strict=True):
            here = {one.words: one for one in readings}
            unseen = [one for words, one in known.items() if words not in here]
            here |= {one.words: one for one in self.search.score_as_spelled(look.begun, unseen, filling)}
            here |= {one.words: one for one in self.search.score(look.begun, automaton, filling)}
            pictures.append({one.words: one for one in ranked(here)})
        return self._joined(pictures)

    def _scored(self, looks: Sequence[_Look], told: Iterable[tuple[str, ...]], filling: _Filling) -> list[Reading]:
        """These sentences, best first: of two pictures of a sound each counts for the order, the better one for the rest."""
        automaton = self._spelled(told)
        scored = [{one.words: one for one in self.search.score(look.begun, automaton, filling)} for look in looks]
        return self._joined(scored)

    def _joined(self, pictures: Sequence[dict[tuple[str, ...], Reading]]) -> list[Reading]:
        both = [with_other(one, pictures[-1][words], CLEANED) for words, one in pictures[0].items() if words in pictures[-1]]
        return sorted(both, key=lambda reading: -reading.score)[: self._settings.wider.finished]

    def _spelled(self, told: Iterable[tuple[str, ...]]) -> TokenAutomaton:
        return TokenAutomaton(sentences(self.text.language, told), self.text)

    def _spelling(self, reading: Reading) -> str:
        """The sounding letters of a reading as the model writes it."""
        return self._sounding(self.text.decode(list(reading.tokens)))

    def _sounding(self, written: str) -> str:
        return letters(written, self.text.language)

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
