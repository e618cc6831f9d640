"""Any rate to the 16 kHz of the program: the adapter of soxr."""

from __future__ import annotations

import numpy as np

from voice_expert.events import RATE, Samples


def to_16k(samples: Samples, rate: int) -> Samples:
    """int16 mono samples at ``rate`` a second, as int16 at RATE; peaks are limited, not wrapped."""
    if rate == RATE or not len(samples):
        return samples
    import soxr

    resampled = soxr.resample(samples.astype(np.float32), rate, RATE)
    rounded: Samples = np.clip(np.rint(resampled), -32768, 32767).astype(np.int16)
    return rounded
