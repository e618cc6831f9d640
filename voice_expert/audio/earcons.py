"""Two small sounds: a blip when somebody's speech has ended, a chime when it is their turn.

Quiet and short, so that they neither cover a word nor wake the microphone.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from voice_expert.events import RATE, Samples

PEAK = 0.06
"""Full scale = 1: −24 dB."""

BLIP: tuple[tuple[float, float, float], ...] = ((740.0, 0.0, 0.055),)
CHIME: tuple[tuple[float, float, float], ...] = ((660.0, 0.0, 0.06), (990.0, 0.05, 0.065))
"""Notes: pitch in hertz, begin and length in seconds."""


@cache
def blip() -> Samples:
    """Your words have ended and are being understood; 55 ms."""
    return _notes(BLIP)


@cache
def chime() -> Samples:
    """Your turn; 115 ms."""
    return _notes(CHIME)


def _notes(notes: tuple[tuple[float, float, float], ...]) -> Samples:
    seconds = max(begin + length for _, begin, length in notes)
    sound = np.zeros(round(seconds * RATE))
    for pitch, begin, length in notes:
        time = np.arange(round(length * RATE)) / RATE
        # Swells in 4 ms and rings out, so that it does not click.
        swell = np.minimum(1, time / 0.004) * np.minimum(1, (length - time) / (0.7 * length)) ** 2
        first = round(begin * RATE)
        piece = np.sin(2 * np.pi * pitch * time) * swell
        sound[first : first + len(piece)] += piece[: len(sound) - first]
    sound *= PEAK / np.abs(sound).max()
    samples = np.rint(sound * 32767).astype(np.int16)
    samples.setflags(write=False)
    return samples
