"""A reading that lost its way in the sound is taken up where it did, with the rest of the sound heard alone.

In long lists the model, which sees what was written so far, likes to write that again, or to end. Without it before its
eyes it hears on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from voice_expert.events import RATE
from voice_expert.hearing.whisper_course import FRAME
from voice_expert.hearing.whisper_decoder import Matrix
from voice_expert.hearing.whisper_rejection import levels
from voice_expert.hearing.whisper_search import Begun, Reading, Search, Stand
from voice_expert.hearing.whisper_tokens import Place, TokenAutomaton

TIMES = 3
"""So often at most."""
HOPELESS = 1.5
"""Regret per token of what is kept, from which on it was not said either."""
AFTER, LATEST = 0.5, 0.3
"""The cut comes after this part of the last token that is kept, and at most so many seconds after all of it."""
_FRAME = int(RATE * FRAME)
_SOFT = np.ones(3, np.float32) / 3


def heard_on(
    reading: Reading,
    samples: Matrix,
    automaton: TokenAutomaton,
    search: Search,
    look: Callable[[Matrix], Begun],
    rate: float,
    covers: Callable[[tuple[str, ...]], bool],
) -> list[Reading]:
    """What the sentence is when its end is heard alone; empty where the reading kept its way, or nothing helps.

    ``look``: the decoder as it begins on some samples. ``rate``: tokens a second at most.
    """
    place = automaton.start
    whole: tuple[int, ...] = ()
    found: list[Reading] = []
    for _ in range(TIMES):
        lost = search.lost(reading)
        if lost is None:
            break
        kept, place = _words_before(reading, lost, automaton, place)
        if not kept or reading.steps[kept - 1].regret > HOPELESS * (len(whole) + kept):
            return []
        samples = samples[_cut(reading, kept, samples) :]
        most = int(rate * len(samples) / RATE) + 4
        found = search.run(look(samples), automaton, most, covers, Stand(place, reading.steps[kept - 1]))
        if not found:
            return []
        whole += reading.tokens[:kept]
        reading = found[0]
    else:
        return []
    return [replace(one, tokens=whole + one.tokens, words_before=len(place.words)) for one in found]


def _words_before(reading: Reading, lost: int, automaton: TokenAutomaton, place: Place) -> tuple[int, Place]:
    """How many tokens the whole words before the lost token have, and where the grammar stands after them."""
    inside, kept, after = [place], 0, place
    for i, token in enumerate(reading.tokens[:lost], 1):
        inside = [
            new
            for old in inside
            if token in old.node.following
            for new in automaton.after(old, token)
            if reading.words[: len(new.words)] == new.words
        ]
        whole = [one for one in inside if len(one.words) > len(after.words)]
        if whole:
            kept, after = i, max(whole, key=lambda one: len(one.words))
    return kept, after


def _cut(reading: Reading, kept: int, samples: Matrix) -> int:
    """The sample at which the first tokens are over: the quietest moment after the last of them."""
    if reading.course is None:
        raise ValueError("a reading without its way")
    length = reading.steps[kept - 1].length
    at = int(reading.course.frames[kept - 1])
    first, last = at + int(AFTER * length / FRAME), at + int((length + LATEST) / FRAME)
    soft = np.convolve(levels(samples), _SOFT, "same")[first : last + 1]
    return _FRAME * (first + int(soft.argmin()) if len(soft) else first)
