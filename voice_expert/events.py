"""What flows through the program: facts are past tense and frozen, orders are imperatives.

Every type here is immutable. Times are seconds: ``t_…`` on the clock of the sound stream.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 16_000
"""Samples per second of all sound inside the program (mono, 16 bit)."""

Samples = NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class Chunk:
    """A stretch of sound: int16 samples at RATE, and the stream time of the first one."""

    samples: Samples
    t: float

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE


@dataclass(frozen=True)
class Hypothesis:
    """One way to read what was said: words (segments without spaces in Japanese) and a score, higher is better."""

    words: tuple[str, ...]
    score: float = 0.0

    @property
    def text(self) -> str:
        return " ".join(self.words)


@dataclass(frozen=True)
class Partial:
    """What a recogniser believes so far, while the speech still runs; whether it would stand by it, if it is known."""

    words: tuple[str, ...]
    accepted: bool = True


@dataclass(frozen=True)
class Heard:
    """What a recogniser made of one utterance.

    ``hypotheses`` are best first. ``accepted`` is False when the sound fits no sentence of the grammar well enough
    (chatter, noise); the hypotheses are then kept for reports only. ``confidence`` is 0 to 1.
    """

    hypotheses: tuple[Hypothesis, ...]
    engine: str
    accepted: bool = True
    confidence: float = 1.0
    t_start: float = 0.0
    t_end: float = 0.0
    computing: float = 0.0
    """Seconds spent computing after the end of the speech."""
    details: dict[str, Any] = field(default_factory=dict, compare=False)
    nearly: bool = False
    """Not accepted, but so near that the same once more is believed (see ``said_again``)."""

    @property
    def text(self) -> str:
        return self.hypotheses[0].text if self.hypotheses else ""
