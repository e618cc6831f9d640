"""What was nearly understood and is said again at once: heard alike twice, it is believed with less.

Who was not understood says the same once more; talk that is meant for others and noises hardly make the same sentence
of a grammar twice running, and this near to it.
"""

from __future__ import annotations

from dataclasses import replace

from voice_expert.events import Heard
from voice_expert.hearing.endpoint import SpeechEnded

AGAIN_WITHIN = 8.0
"""Seconds from the end of what was not understood to the beginning of its repetition."""


class SaidAgain:
    """Remembers the last utterance that was rejected."""

    def __init__(self) -> None:
        self._rejected: SpeechEnded | None = None

    def heard(self, ended: SpeechEnded) -> Heard:
        """What was heard, accepted where it repeats the utterance before."""
        heard, before = ended.heard, self._rejected
        self._rejected = None if heard.accepted else ended
        if before is None or heard.accepted or not (heard.nearly and before.heard.nearly):
            return heard
        if not 0 <= ended.t_start - before.t_end <= AGAIN_WITHIN or _letters(heard) != _letters(before.heard):
            return heard
        self._rejected = None
        return replace(heard, accepted=True, confidence=max(heard.confidence, 0.5), details=heard.details | {"said_again": True})


def _letters(heard: Heard) -> str:
    """The best sentence without its gaps: "s n d" is "snd"."""
    return heard.text.replace(" ", "")
