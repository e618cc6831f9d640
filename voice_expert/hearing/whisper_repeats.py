"""How often a word was said running: what Whisper knows least, and the time between its looks at the sound tells."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass

from voice_expert.hearing.whisper_search import Reading

CRAMMED = 0.3
"""A word said again in less than this part of the time it takes was not said again: 0.5 where it was."""
CRAMMED_LAST = 0.1
"""The same of the last word, whose end may be too soft to count."""
STRETCHED = 1.7
"""One that takes so many times as long as the others may have been said twice …"""
LEAST = 1.3
"""… if it takes so many times what it should."""
UNLIKELIER = 4.0
"""So much of log P the sentence with the other count may lose."""


@dataclass(frozen=True)
class _Spoken:
    """Words that were read from one stretch of sound."""

    first: int
    last: int
    """Their numbers, the end excluded."""
    share: float
    """The time from them to the next ones, of what they take to say."""


def recounted(reading: Reading, noisy: bool) -> Iterator[tuple[str, ...]]:
    """The sentence without a word that has no time of its own beside its like, or with one twice that has the time."""
    words, spoken = reading.words, list(_spoken(reading))
    usual = statistics.median(one.share for one in spoken) if spoken else 0.0
    for i, one in enumerate(spoken):
        if one.last != one.first + 1:
            continue
        word = words[one.first]
        if word in (*words[max(0, one.first - 1) : one.first], *words[one.last : one.last + 1]):
            # Where one look lags or hurries, the word before or after has what this one lacks; where none was followed
            # (all before was heard with the beginning), nobody knows.
            beside = max((other.share for other in (*spoken[max(0, i - 1) : i], *spoken[i + 1 : i + 2])), default=math.inf)
            if one.share < (CRAMMED if i + 1 < len(spoken) else CRAMMED_LAST) and beside < STRETCHED * usual:
                yield words[: one.first] + words[one.last :]
        elif not noisy and len(spoken) > 2 and one.share > max(LEAST, STRETCHED * usual):
            yield words[: one.last] + words[one.first :]


def _spoken(reading: Reading) -> Iterator[_Spoken]:
    if reading.course is None:
        return
    passing, steps = reading.course.passing(), reading.steps
    before, begun = reading.words_before, 0
    for i, step in enumerate(steps):
        if step.words > before:
            length = sum(one.length for one in steps[begun : i + 1])
            yield _Spoken(before, step.words, float(passing[begun : i + 1].sum()) / max(length, 0.01))
            before, begun = step.words, i + 1
