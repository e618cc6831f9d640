"""Sound to the picture of it that Whisper looks at: 80 mel bands, one column per 10 ms."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voice_expert.events import RATE

Matrix = NDArray[np.floating[Any]]
"""float32 throughout."""

BANDS = 80
WINDOW = 400
"""Samples in one short-time spectrum: 25 ms."""
HOP = 160
"""Samples from one column to the next: 10 ms."""
QUIETER = 0.3
"""The share of the columns by which the noise of a room is judged."""
CONTINUITY = 0.95
LEAST_GAIN = 0.3
"""Noise is left at a tenth of its power: the model has never heard a room without any."""
LONGEST = 3000
"""Columns the model was trained on, 30 s."""


def _mel(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
    """Slaney's mel scale: linear up to 1000 Hz (15 mel), logarithmic above."""
    above = 15.0 + 27.0 * np.log(np.maximum(hertz, 1.0) / 1000.0) / np.log(6.4)
    return np.where(hertz < 1000.0, hertz * 3.0 / 200.0, above)


def _hertz(mel: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.where(mel < 15.0, mel * 200.0 / 3.0, 1000.0 * np.exp(np.log(6.4) * (mel - 15.0) / 27.0))


@cache
def _filters() -> Matrix:
    """Triangles (BANDS, WINDOW // 2 + 1), each of area one."""
    edges = _hertz(np.linspace(0.0, float(_mel(np.array([RATE / 2]))[0]), BANDS + 2))
    bins = np.linspace(0.0, RATE / 2, WINDOW // 2 + 1)
    rising = (bins - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - bins) / (edges[2:] - edges[1:-1])[:, None]
    area = 2.0 / (edges[2:] - edges[:-2])
    return (np.maximum(0.0, np.minimum(rising, falling)) * area[:, None]).astype(np.float32)


@cache
def _hann() -> Matrix:
    return (0.5 - 0.5 * np.cos(2.0 * np.pi * np.arange(WINDOW) / WINDOW)).astype(np.float32)


def log_mel(samples: Matrix, columns: int, without_room: bool = False) -> Matrix:
    """The picture (BANDS, columns) of samples in -1 … 1, padded with silence or cut at the end.

    ``without_room``: with the steady part of the noise made quieter.
    """
    wanted = columns * HOP
    sound = samples[:wanted]
    padded = np.pad(sound, (0, wanted - len(sound)))
    padded = np.pad(padded, WINDOW // 2, mode="reflect")
    windows = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[:wanted:HOP] * _hann()
    power = np.abs(np.fft.rfft(windows, axis=1)[:columns]).astype(np.float32) ** 2
    if without_room:
        sounding = slice(max(1, len(sound) // HOP))
        power[sounding] *= gains(power[sounding]) ** 2
    loudness = np.log10(np.maximum(_filters() @ power.T, np.float32(1e-10)))
    floor = loudness.max() - np.float32(8.0)  # 80 dB below the loudest moment
    picture: Matrix = (np.maximum(loudness, floor) + np.float32(4.0)) / np.float32(4.0)
    return picture


def gains(power: Matrix) -> Matrix:
    """Wiener's gain for each place of a power spectrum (columns, frequencies), 1 where nothing but speech is.

    The room is what the quieter third of the columns does not exceed; the ratio of speech to it is followed from column
    to column ("decision directed", Ephraim and Malah 1984), which keeps single bins from ringing.
    """
    # Noise falls exponentially: its quantile gives its mean.
    room = np.percentile(power, 100 * QUIETER, axis=0) / -np.log(1 - QUIETER) + 1e-12
    found = np.empty_like(power)
    before = np.zeros(power.shape[1], power.dtype)
    for column, above in enumerate(power / room):
        ratio = CONTINUITY * before + (1 - CONTINUITY) * np.maximum(above - 1, 0)
        gain = ratio / (1 + ratio)
        before = gain * gain * above
        found[column] = np.maximum(gain, LEAST_GAIN)
    return found


def columns_for(samples: int, least: int) -> int:
    """How many columns to compute for so many samples: even, at least ``least``, at most LONGEST."""
    needed = -(-samples // HOP)
    return min(LONGEST, max(least, needed + needed % 2))
