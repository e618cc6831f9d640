"""One decoder of PocketSphinx and what it makes of an utterance. The only file that knows the library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from voice_expert.events import RATE, Samples
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.loudness import loudness
from voice_expert.hearing.pocketsphinx_words import Phones

FRAME = RATE // 100
"""Samples of one frame of the library."""
GHOST_BELOW = 25.0
"""A word this many decibels below the loud parts of the utterance was not spoken."""
SPEAKER_WITHIN, BEFORE, AFTER = 12.0, 12, 25
"""Decibels below the loud parts at which somebody speaks, and frames kept before and after: soft consonants."""
ROOM, QUIET_ROOM = 20, 28.0
"""In a room (the first frames) so many decibels below the speech there is nobody else to be heard."""


class EarMissing(Exception):
    """An ear cannot work here; ``code`` says why, ``how`` what to do, for developers."""

    def __init__(self, code: str, how: str) -> None:
        super().__init__(f"{code}: {how}")
        self.code = code
        self.how = how


@dataclass(frozen=True)
class Spoken:
    """One decoded word: its phones, and where it lies in the utterance, in frames of 10 ms."""

    word: str
    phones: Phones
    first: int
    last: int


@dataclass(frozen=True)
class Decoded:
    """What one decoder made of the utterance."""

    spoken: tuple[Spoken, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(one.word for one in self.spoken)

    @property
    def phones(self) -> Phones:
        return tuple(phone for one in self.spoken for phone in one.phones)


class Decoder:
    """One decoder of the library with its searches and words."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        try:
            import pocketsphinx
        except ImportError as fault:
            raise EarMissing("library_missing", f"Install the Python package pocketsphinx. {fault}") from fault
        acoustic = pocketsphinx.get_model_path("en-us/en-us")
        dictionary = pocketsphinx.get_model_path("en-us/cmudict-en-us.dict")
        config = pocketsphinx.Config(hmm=acoustic, dict=dictionary, lm=None, loglevel="FATAL", **settings)
        try:
            self.engine: Any = pocketsphinx.Decoder(config)
        except RuntimeError as fault:
            raise EarMissing("model_missing", f"Reinstall the package pocketsphinx: {fault}") from fault
        self.language_model = pocketsphinx.get_model_path("en-us/en-us.lm.bin")
        self._phones: dict[str, Phones] = {}

    def lookup(self, word: str) -> Phones | None:
        found = self.engine.lookup_word(word)
        return tuple(found.split()) if found else None

    def decode(self, pieces: Sequence[Samples], whole: bool) -> None:
        """An utterance from beginning to end; ``whole`` takes the cepstral mean of all of it."""
        self.engine.start_utt()
        for piece in pieces:
            self.engine.process_raw(piece.tobytes(), full_utt=whole)
        self.engine.end_utt()

    def result(self) -> Decoded | None:
        """The best path; None if none reached the end."""
        best = self.engine.hyp()
        if best is None or not best.hypstr:
            return None
        found: list[Spoken] = []
        for segment in self.engine.seg():
            word = str(segment.word)
            if word[0] in "<[(+":  # silence and noise
                continue
            if word not in self._phones:
                self._phones[word] = self.lookup(word) or ()
            found.append(Spoken(word.split("(")[0], self._phones[word], segment.start_frame, segment.end_frame))
        return Decoded(tuple(found)) if found else None


def of_the_speaker(samples: Samples) -> tuple[int, int]:
    """First and last sample of somebody who is much louder than what is around, with margins.

    Voices in the background would otherwise be heard as words before the first one and after the last.
    """
    levels = np.array([loudness(samples[at : at + FRAME]) for at in range(0, len(samples) - FRAME + 1, FRAME)])
    if len(levels) < 10:
        return 0, len(samples)
    speech = np.percentile(levels, 90)
    if speech - np.percentile(levels[:ROOM], 25) > QUIET_ROOM:
        return 0, len(samples)
    loud = levels >= speech - SPEAKER_WITHIN
    inside = np.flatnonzero(loud[:-2] & loud[1:-1] & loud[2:])
    if not len(inside):
        return 0, len(samples)
    return max(0, int(inside[0]) - BEFORE) * FRAME, min(len(samples), (int(inside[-1]) + 3 + AFTER) * FRAME)


def without_ghosts(heard: Decoded, samples: Samples, grammar: WordAutomaton) -> Decoded:
    """Without words that lie where nothing sounded, if what remains is a sentence.

    A decoder that may repeat a word likes to find it once more in the silence after it.
    """
    levels = [loudness(samples[at : at + FRAME]) for at in range(0, max(1, len(samples) - FRAME + 1), FRAME)]
    quiet = sorted(levels)[len(levels) * 9 // 10] - GHOST_BELOW
    kept = tuple(
        one for one in heard.spoken
        if max(levels[min(one.first, len(levels) - 1) : one.last + 1], default=0.0) >= quiet
    )  # fmt: skip
    words = tuple(one.word for one in kept)
    return Decoded(kept) if words != heard.words and grammar.accepts(words) else heard
