"""The protocol behind which every voice stands: text to sound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

from voice_expert.events import Samples


class VoiceUnavailable(Exception):
    """The expert cannot speak: ``code`` says why, ``how`` what to do about it (English, for developers and logs).

    Codes: ``library`` (no speech engine on this system), ``language`` (the engine has no voice for the language),
    ``hung`` and ``crashed`` (the engine failed twice in a row).
    """

    def __init__(self, code: str, how: str) -> None:
        super().__init__(f"{code}: {how}")
        self.code = code
        self.how = how


class Voice(Protocol):
    """Text to sound. The text is already prepared for the voice: kana, spelled codes, numbers in words."""

    def warm(self) -> None:
        """Begin to load, without waiting and without failing, so that the first sentence comes quickly."""

    def render(self, text: str, language: str, rate: float = 1.0) -> Samples:
        """The sound of a text, int16 at 16 kHz; ``rate`` 0.8 is slower. Raises VoiceUnavailable."""

    def close(self) -> None:
        """Release the engine."""


SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])")


def pieces(text: str, shortest: int = 25) -> Iterator[str]:
    """A long text sentence by sentence, so that the first one can play while the next is rendered.

    Sentences shorter than ``shortest`` characters are joined to the next one.
    """
    kept = ""
    for sentence in SENTENCE_END.split(text):
        kept = f"{kept} {sentence}".strip() if kept and not kept.endswith(("。", "！", "？")) else kept + sentence
        if len(kept) >= shortest:
            yield kept
            kept = ""
    if kept:
        yield kept
