"""The fast ear: PocketSphinx, English, whose models are part of its library.

Two decoders run along with the speech: one follows the grammar, the other an open language model. A grammar hears
something in every noise; what it heard is believed only where the open decoder heard nearly the same phones.

The cepstral mean (the colour of voice, microphone and room, subtracted from the sound) decides over right and wrong.
So decoding starts when one second of the utterance has come and gives a first mean; at a pause the mean of the whole
is taken, and where the first one was too far off, the utterance is decoded again.
"""

from __future__ import annotations

import time
import tomllib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

import numpy as np

from voice_expert.events import RATE, Chunk, Heard, Hypothesis, Partial, Samples
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.compact import compact
from voice_expert.hearing.phone_distance import distance, edits_said, worst_part
from voice_expert.hearing.pocketsphinx_decoder import Decoded, Decoder, EarMissing, of_the_speaker, without_ghosts
from voice_expert.hearing.pocketsphinx_words import TABLE, Phones, pronunciations
from voice_expert.hearing.recogniser import Opinion

__all__ = ["Decoder", "EarMissing", "PocketSphinxEar", "Threshold", "thresholds"]

STREAMED_SECONDS = 14
"""Longer utterances (those of a held key) are decoded when they are over, not while they are spoken."""
GRAMMARS_KEPT = 24
ARCS_KEPT = 47_000
"""A compiled grammar takes 2.5 kB for each arc, compiling it 0.01 s for a thousand."""
START_SECONDS = 1.0
"""Sound that is collected before decoding starts, for the first cepstral mean."""
WORD_SURE = 0.4
"""Edits per phone up to which every word must be there, for it to be sure: in "far and seven" the "five" is not."""
SHORT = 0.4
"""Phones by which every utterance may be off besides: in "no" a single one is half of it."""
LONGER = ((12, 0.11), (8, 0.07))
"""Phones, and by how much more than short ones sentences of more phones may be off, where nobody asked for them."""
PARTIAL_EVERY = 4
"""Chunks from one partial to the next."""
MEAN_TOLERANCE = 3.0
"""How far the first mean may be from that of the whole utterance (mean square of the first coefficients)."""
_MEAN_WEIGHTS = np.array([0.25, 0.5, 0.5, 0.5, 0.5])

# measured on four voices, clean and in noise: words cost more than the library has them cost (wip), so that noise
# breaks into fewer of them, and more is tried before it is given up (beams), within bounds (maxhmmpf): in noise a third
# less computing for the same words
_GRAMMAR_SETTINGS = {
    "wip": 0.02, "maxhmmpf": 8000, "beam": 1e-60, "wbeam": 1e-40, "pbeam": 1e-60, "bestpath": False,
    # The library looks through the whole grammar for each word with several pronunciations; ``prepare`` writes them out.
    "fsgusealtpron": False,
}  # fmt: skip
_OPEN_SETTINGS = {"fwdflat": False, "bestpath": False, "maxhmmpf": 3000, "beam": 1e-40, "wbeam": 1e-25, "pbeam": 1e-40}


@dataclass(frozen=True)
class Threshold:
    """Phone distances up to which the fast ear is believed: by itself, and without asking the strong ear.

    ``unasked`` are the same for sentences that answer no question: commands, names of modules, what the casing has.
    """

    alone: float
    sure: float
    unasked_alone: float
    unasked_sure: float


def thresholds() -> dict[str, Threshold]:
    """By the name of the grammar; ``default`` for all others."""
    text = resources.files("voice_expert.hearing").joinpath("pocketsphinx_thresholds.toml").read_text("utf-8")
    tables = tomllib.loads(text)
    return {name: Threshold(**(tables["default"] | table)) for name, table in tables.items()}


class PocketSphinxEar:
    """Streaming, English only. ``so_far`` and ``sure`` let another ear be asked where this one is in doubt."""

    name = "pocketsphinx"

    def __init__(self, limits: Mapping[str, Threshold] | None = None) -> None:
        self.limits = dict(limits) if limits is not None else thresholds()
        self._grammar_decoder = Decoder(_GRAMMAR_SETTINGS)
        self._open_decoder = Decoder(_OPEN_SETTINGS)
        self._open_decoder.engine.add_lm_file("open", self._open_decoder.language_model)
        # One long utterance first: the library's feature buffer, sized by the longest one decoded as a whole, is
        # overrun (a crash) when a streamed one is longer.
        longest = np.random.default_rng(2).integers(-50, 50, (STREAMED_SECONDS + 1) * RATE).astype(np.int16)
        for decoder in (self._grammar_decoder, self._open_decoder):
            one_word = decoder.engine.create_fsg("mean", 0, 1, [(0, 1, 1.0, "a")])
            decoder.engine.add_fsg("mean", one_word)
            decoder.engine.activate_search("mean")
            decoder.decode([longest], whole=True)
        self._open_decoder.engine.activate_search("open")
        self._compiled: OrderedDict[str, float] = OrderedDict()
        self._arcs: dict[str, int] = {}
        self._pronounced: dict[str, tuple[str, ...]] = {}
        self._random = np.random.default_rng(1)
        self._grammar: WordAutomaton | None = None
        self._pieces: list[Samples] = []
        self._running = False
        self._first = 0
        self._last: int | None = None
        self._mean = np.zeros(13)
        self._concluded: Heard | None = None

    def listen(self, grammar: WordAutomaton) -> None:
        if grammar.language != "en":
            raise ValueError(f"PocketSphinx hears English only, not {grammar.language}")
        self._stop()
        grammar = grammar.within or grammar  # compiling another one would take a second
        self.prepare(grammar)
        self._grammar = grammar
        self._pieces = []
        self._concluded = None

    def prepare(self, grammar: WordAutomaton) -> float:
        """Compile a grammar if it is not kept yet; the seconds it took. In the middle of an utterance it is left to ``listen``."""
        grammar = grammar.within or grammar
        if grammar.key in self._compiled:
            self._compiled.move_to_end(grammar.key)
            return self._compiled[grammar.key]
        if self._running:
            return 0.0
        began = time.perf_counter()
        engine = self._grammar_decoder.engine
        self._learn(grammar.words)
        graph = compact(grammar)
        arcs: list[tuple[Any, ...]] = [
            (arc.source, arc.target, arc.probability, *([word] if word else []))
            for arc in graph.arcs
            for word in (self._entries(arc.word.lower()) if arc.word else ("",))
        ]
        engine.add_fsg(grammar.key, engine.create_fsg(grammar.key, graph.start, graph.end, arcs))
        self._compiled[grammar.key] = time.perf_counter() - began
        self._arcs[grammar.key] = len(arcs)
        self._forget()
        return self._compiled[grammar.key]

    def _forget(self) -> None:
        """Drop the grammars longest unused beyond what may be kept; the largest, which is dear to make, stays."""
        while len(self._compiled) > 2 and (
            len(self._compiled) > GRAMMARS_KEPT or sum(self._arcs[key] for key in self._compiled) > ARCS_KEPT
        ):
            largest = max(self._compiled, key=lambda key: self._arcs[key])
            oldest = next(key for key in self._compiled if key != largest)
            del self._compiled[oldest]
            self._grammar_decoder.engine.activate_search("mean")  # the removed one must not be the active one
            self._grammar_decoder.engine.remove_search(oldest)

    def _learn(self, words: frozenset[str]) -> None:
        """Give a pronunciation to every word that has none: one unknown word would make the grammar fail."""
        decoder = self._grammar_decoder
        for word in sorted(word.lower() for word in words):
            known = decoder.lookup(word)
            if known and word not in TABLE:
                continue
            ways = pronunciations(word, decoder.lookup)
            number = 1
            taken = set()
            while (there := decoder.lookup(word if number == 1 else f"{word}({number})")) is not None:
                taken.add(there)
                number += 1
            for way in ways:
                if way not in taken:
                    decoder.engine.add_word(word if number == 1 else f"{word}({number})", " ".join(way), False)
                    number += 1

    def _entries(self, word: str) -> tuple[str, ...]:
        """The word's entries in the dictionary, one for each pronunciation: "read", "read(2)"."""
        if word not in self._pronounced:
            found = [word]
            while self._grammar_decoder.engine.lookup_word(further := f"{word}({len(found) + 1})"):
                found.append(further)
            self._pronounced[word] = tuple(found)
        return self._pronounced[word]

    def feed(self, chunk: Chunk) -> Partial | None:
        assert self._grammar is not None, "listen first"
        # digital silence has no spectrum: a whisper of noise keeps the features finite
        piece = np.clip(chunk.samples.astype(np.int32) + self._random.integers(-2, 3, len(chunk.samples)), -32768, 32767).astype(np.int16)
        self._pieces.append(piece)
        self._concluded = None
        collected = sum(map(len, self._pieces))
        if collected > STREAMED_SECONDS * RATE:
            self._stop()
            return None
        if not self._running:
            if collected < START_SECONDS * RATE:
                return None
            self._start()
        else:
            for decoder in (self._grammar_decoder, self._open_decoder):
                decoder.engine.process_raw(piece.tobytes())
        if len(self._pieces) % PARTIAL_EVERY:
            return None
        best = self._grammar_decoder.engine.hyp()
        return Partial(_plain(best.hypstr)) if best is not None and best.hypstr else None

    @property
    def _sound(self) -> Samples:
        """The utterance without what was there before the speaker began and after."""
        return np.concatenate(self._pieces)[self._first : self._last]

    def _find_speaker(self, over: bool) -> None:
        """Where the speaker begins and, when the utterance is over, ends."""
        self._first, last = of_the_speaker(np.concatenate(self._pieces))
        self._last = last if over else None

    def _start(self) -> None:
        """Decode what has come so far, with its own cepstral mean, and go on from there."""
        self._find_speaker(over=False)
        mean = self._measure()
        self._mean = np.array([float(number) for number in mean.split(",")])
        self._grammar_decoder.engine.activate_search(self._key)
        for decoder in (self._grammar_decoder, self._open_decoder):
            decoder.engine.set_cmn(mean)
            decoder.engine.start_utt()
            decoder.engine.process_raw(self._sound.tobytes())
        self._running = True

    @property
    def _key(self) -> str:
        assert self._grammar is not None
        return self._grammar.key

    def _measure(self) -> str:
        """The cepstral mean of all sound so far, as the library writes it."""
        self._grammar_decoder.engine.activate_search("mean")
        self._grammar_decoder.decode([self._sound], whole=True)
        return str(self._grammar_decoder.engine.get_cmn())

    def _stop(self) -> None:
        if self._running:
            self._grammar_decoder.engine.end_utt()
            self._open_decoder.engine.end_utt()
            self._running = False

    def peek(self) -> Partial | None:
        heard = self.so_far()
        if not self._pieces:
            return None
        return Partial(heard.hypotheses[0].words if heard.hypotheses else (), heard.accepted)

    def so_far(self) -> Heard:
        """What ``finish`` would give now; if more sound comes, decoding begins again with all of it."""
        if self._concluded is None:
            began = time.perf_counter()
            heard, free = self._decoded()
            self._concluded = self._judge(heard, free, time.perf_counter() - began)
        return self._concluded

    def _decoded(self) -> tuple[Decoded | None, Decoded | None]:
        """With the grammar, and without."""
        if not self._pieces:
            return None, None
        again = not self._running
        results: tuple[Decoded | None, Decoded | None] = (None, None)
        if self._running:
            self._stop()
            results = self._grammar_decoder.result(), self._open_decoder.result()
            mean = np.array([float(number) for number in self._measure().split(",")])
            shift = float(((mean - self._mean)[: len(_MEAN_WEIGHTS)] ** 2 * _MEAN_WEIGHTS).mean())
            again = shift > MEAN_TOLERANCE
        if again:
            self._find_speaker(over=True)
            sound = [self._sound]
            self._grammar_decoder.engine.activate_search(self._key)
            self._grammar_decoder.decode(sound, whole=True)
            self._open_decoder.decode(sound, whole=True)
            results = self._grammar_decoder.result(), self._open_decoder.result()
        return results

    def _judge(self, heard: Decoded | None, free: Decoded | None, computing: float) -> Heard:
        assert self._grammar is not None
        if heard is not None:
            heard = without_ghosts(heard, self._sound, self._grammar)
        if heard is None or not self._grammar.accepts(heard.words):
            return Heard((), self.name, accepted=False, confidence=0.0, computing=computing)
        apart = distance(heard.phones, free.phones if free else ())
        worst = worst_part([one.phones for one in heard.spoken], free.phones if free else ())
        limit = self._limit()
        asked = self._grammar.answers(heard.words)
        slack = SHORT / max(1, len(heard.phones), len(free.phones) if free else 0)
        details = {
            "phone_distance": apart,
            "free_words": free.words if free else (),
            "phones": heard.phones,
            "free_phones": free.phones if free else (),
            "slack": slack,
            "asked": asked,
            "sure": apart <= (limit.sure if asked else limit.unasked_sure) + slack / 2 and worst <= WORD_SURE,
            "worst_word": worst,
            "compile_seconds": self._compiled[self._key],
        }
        return Heard(
            (Hypothesis(heard.words, -apart),), self.name,
            apart <= (limit.alone if asked else limit.unasked_alone + _longer(heard.phones)) + slack, max(0.0, 1.0 - apart),
            computing=computing, details=details,
        )  # fmt: skip

    def _limit(self) -> Threshold:
        assert self._grammar is not None
        return self.limits.get(self._grammar.name) or self.limits["default"]

    def sure(self, heard: Heard) -> bool:
        """Whether no other ear need be asked about what this one heard."""
        return heard.accepted and bool(heard.details["sure"])

    def opinion(self) -> Opinion | None:
        """What this ear makes of the sound so far; None where it heard nothing without the grammar."""
        heard = self.so_far()
        free: Phones = heard.details.get("free_phones", ())
        if not free:
            return None

        def apart(words: Sequence[str]) -> tuple[float, int]:
            ways = [self._ways(word) for word in words]
            return edits_said(ways, free), max(len(free), sum(len(said[0]) for said in ways))

        return Opinion(tuple(h.words for h in heard.hypotheses), apart)

    def _ways(self, word: str) -> list[Phones]:
        """All pronunciations of a word."""
        lookup, word = self._grammar_decoder.lookup, word.lower()
        found = [lookup(word)]
        while found[-1] is not None:
            found.append(lookup(f"{word}({len(found) + 1})"))
        return [way for way in found if way] or list(pronunciations(word, lookup))

    def finish(self) -> Heard:
        heard = self.so_far()
        self._pieces = []
        self._concluded = None
        return heard

    def close(self) -> None:
        self._stop()
        self._compiled.clear()


def _longer(phones: Phones) -> float:
    """How much further off a long sentence may be: talk comes near to short ones only."""
    return next((more for least, more in LONGER if len(phones) > least), 0.0)


def _plain(text: str) -> tuple[str, ...]:
    """Words without the numbers of their pronunciations."""
    return tuple(word.split("(")[0] for word in text.split())
