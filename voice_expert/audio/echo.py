"""Takes our own voice out of what the microphone hears, so that "stop" gets through while the expert speaks.

An adaptive filter in the frequency domain: the sound that went out, cut into blocks, is weighted per block and
frequency to look like what came in. The weights are estimated as a Kalman filter does it (Enzner and Vary 2006; in
partitions: Kuech, Mabande and Enzner 2014): it learns quickly, knows how sure it is, and does not unlearn when
somebody speaks at the same time. About 0.5 ms of computing for 16 ms of sound.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_expert.events import RATE

BLOCK = 256
"""Samples per step, 16 ms."""
BINS = BLOCK + 1
STAYS = 0.9995
"""How much of the room is the same after a block; less follows changes faster and is never quite right."""
FIRST_GUESS = 0.1
"""Power of the echo expected per block and frequency before anything was heard."""
SMOOTH = 0.8
SUPPRESSED = 0.05
"""The least that is left of a frequency in which only our voice is expected (power)."""
TINY = 1e-9

Complex = NDArray[np.complex128]
Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Cleaned:
    """One block, full scale 1: the room without our voice (16 ms late), and powers to judge it by.

    ``rest`` is the power that is left, ``expected`` what of it the filter believes to be our own voice.
    """

    sound: Floats
    rest: float
    expected: float


class EchoCanceller:
    """Subtracts from the microphone what the loudspeaker played up to ``reach`` seconds ago.

    The delay between the two is part of what the filter learns; ``delay`` tells it.
    """

    def __init__(self, reach: float = 0.45) -> None:
        self.parts = int(np.ceil(reach * RATE / BLOCK))
        self.weights: Complex = np.zeros((self.parts, BINS), complex)
        self.unsure: Floats = np.full((self.parts, BINS), FIRST_GUESS)
        self.played: Complex = np.zeros((self.parts, BINS), complex)
        self.room: Floats = np.full(BINS, 1e-4)
        self.last_played: Floats = np.zeros(BLOCK)
        self.last_rest: Floats = np.zeros(BLOCK)
        self.tail: Floats = np.zeros(BLOCK)
        self.window: Floats = np.sqrt(np.hanning(2 * BLOCK + 1)[:-1])

    @property
    def delay(self) -> float:
        """Seconds after which the loudest part of our voice comes back, to one block; 0 before anything was learned."""
        return int((np.abs(self.weights) ** 2).sum(axis=1).argmax()) * BLOCK / RATE

    def step(self, microphone: Floats, loudspeaker: Floats) -> Cleaned:
        """One block (BLOCK samples) of each, from the same moment."""
        self.played = np.roll(self.played, 1, axis=0)
        self.played[0] = np.fft.rfft(np.concatenate([self.last_played, loudspeaker]))
        self.last_played = loudspeaker
        echo = np.fft.irfft((self.played * self.weights).sum(axis=0))[BLOCK:]
        rest = microphone - echo
        expected = self._learn(np.fft.rfft(np.concatenate([np.zeros(BLOCK), rest])))
        power = float((rest**2).mean())
        return Cleaned(self._suppress(rest, expected), power, float(expected.sum()) / (BINS * BLOCK))

    def _learn(self, error: Complex) -> Floats:
        """Mend the weights; gives the power of our voice that is expected to be left, per frequency."""
        expected: Floats = 0.5 * (np.abs(self.played) ** 2 * self.unsure).sum(axis=0)
        self.room = SMOOTH * self.room + (1 - SMOOTH) * np.abs(error) ** 2
        gain = self.unsure * self.played.conj() / (expected + self.room + TINY)
        change = np.fft.irfft(gain * error, axis=1)
        change[:, BLOCK:] = 0  # only the first half of a circular filter is a filter
        self.weights = self.weights + np.fft.rfft(change, axis=1)
        learned = 1 - 0.5 * np.real(gain * self.played)
        self.unsure = STAYS**2 * learned * self.unsure + (1 - STAYS**2) * np.abs(self.weights) ** 2
        return expected

    def _suppress(self, rest: Floats, expected: Floats) -> Floats:
        """Turn down the frequencies in which the rest is probably still our voice."""
        spectrum = np.fft.rfft(self.window * np.concatenate([self.last_rest, rest]))
        self.last_rest = rest
        kept = np.sqrt(np.maximum(1 - 1.5 * expected / (np.abs(spectrum) ** 2 + TINY), SUPPRESSED))
        shaped = self.window * np.fft.irfft(spectrum * kept)
        sound: Floats = self.tail + shaped[:BLOCK]
        self.tail = shaped[BLOCK:]
        return sound
