"""Sound of any sample rate to ours. The only file that knows the resampling library."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voice_expert.events import RATE, Samples

Floats = NDArray[np.float32]


def to_int16(sound: Floats) -> Samples:
    """Floats of −1 … 1 to int16, rounded and clipped; what is not a number becomes silence."""
    clean = np.nan_to_num(sound, nan=0.0, posinf=1.0, neginf=-1.0)
    rounded: Samples = np.clip(np.rint(clean * 32768.0), -32768, 32767).astype(np.int16)
    return rounded


def resampled(sound: Floats, rate: int, target: int = RATE) -> Floats:
    """A whole mono sound at another rate."""
    if rate == target or not len(sound):
        return sound
    import soxr

    return np.asarray(soxr.resample(sound, rate, target), np.float32)


class Resampler:
    """A running mono sound at another rate, block by block; a few milliseconds stay inside until more comes."""

    def __init__(self, rate: int, target: int = RATE) -> None:
        self._stream = None
        if rate != target:
            import soxr

            self._stream = soxr.ResampleStream(rate, target, 1, dtype="float32")

    def feed(self, block: Floats) -> Floats:
        if self._stream is None:
            return block
        return np.asarray(self._stream.resample_chunk(block), np.float32)
