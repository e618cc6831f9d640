"""Whether a sentence can be all of what sounded: how long people take to say it.

Of 892 sentences heard rightly (nine synthetic voices and rooms, three languages) the logarithm of the time over what is
expected spreads by 0.11 to 0.20 within a voice, whose mean lies between -0.12 and 0.21. A slow speaker is allowed for.
"""

from __future__ import annotations

import math
import re
import statistics
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """Seconds in which something sounds: before the first letter, for each letter, and for each word."""

    beginning: float
    letter: float
    word: float


RATES = {"en": Rate(0.05, 0.047, 0.095), "ja": Rate(0.07, 0.11, 0.0), "ru": Rate(0.05, 0.063, 0.125)}
"""A Japanese letter is one of kana; what is read by several counts as two."""
ROOM = 0.3
"""Seconds by which a noisy room seems to sound longer than the speaker."""
OVER_MORE, OVER = 0.35, 0.75
"""Logarithm of the time over what is expected, from which on words are missing: where the model writes more when it is
free, and where it does not."""
SLOWEST = 0.5
"""The same of a slow speaker, at most …"""
KNOWN = 5
"""… after so many sentences."""
FIGURE = 5
"""Letters of a figure's name."""
_READ_BY_SEVERAL = re.compile(r"[\u3400-\u9fffA-Za-z0-9]")


class Pace:
    """How fast one person speaks."""

    def __init__(self, language: str) -> None:
        self._rate, self._language = RATES[language], language
        self._lately: deque[float] = deque(maxlen=15)

    def note(self, words: Sequence[str], sounding: float, noisy: bool) -> None:
        """These words, which are believed, took so many seconds."""
        self._lately.append(self._over(words, sounding, noisy))

    def leaves_over(self, words: Sequence[str], sounding: float, more: bool, noisy: bool) -> bool:
        """Whether so many seconds of sound are too many for these words; ``more``: more was transcribed freely."""
        slow = statistics.median(self._lately) if len(self._lately) >= KNOWN else 0.0
        over = self._over(words, sounding, noisy) - min(SLOWEST, max(0.0, slow))
        return over > (OVER_MORE if more else OVER)

    def _over(self, words: Sequence[str], sounding: float, noisy: bool) -> float:
        expected = self._rate.beginning + _seconds(words, self._language) + (ROOM if noisy else 0.0)
        return math.log(max(sounding, 0.02) / expected)


class Lengths:
    """How long tokens and words take to say."""

    def __init__(self, language: str, decode: Callable[[list[int]], str]) -> None:
        self._language, self._decode = language, decode
        self._tokens: dict[int, float] = {}

    def token(self, token: int) -> float:
        """Seconds; of a figure as long as its name, of marks nothing."""
        if token not in self._tokens:
            written = self._decode([token])
            name = 1 if self._language == "ja" else FIGURE
            letters = "".join(sign * name if sign.isdecimal() else sign for sign in written if sign.isalnum())
            self._tokens[token] = RATES[self._language].beginning + _seconds([letters], self._language)
        return self._tokens[token]

    def words(self, words: Sequence[str]) -> float:
        return _seconds(words, self._language)


def _seconds(words: Sequence[str], language: str) -> float:
    rate, letters = RATES[language], sum(map(len, words))
    if language == "ja":
        letters += sum(len(_READ_BY_SEVERAL.findall(word)) for word in words)
    return rate.letter * letters + rate.word * len(words)
