"""What we are saying and what of it comes back: the rules by which the expert never listens to itself.

While our voice sounds (and ``GUARD`` seconds longer) nothing that was heard counts, except the stop word, which is
looked for in ``clean`` sound: our voice taken out, and silence wherever nobody else speaks.
"""

from __future__ import annotations

from collections import deque

import numpy as np

from voice_expert.audio.echo import BLOCK, EchoCanceller, Floats
from voice_expert.events import RATE, Chunk, Samples

GUARD = 0.2
"""Seconds after our last sound in which its echo may still be about."""
LEAD = 0.05
"""Seconds by which the clocks of loudspeaker and microphone may disagree in the wrong direction."""
KEPT = 60.0
"""Seconds of the past for which we know when we spoke."""

BLOCK_SECONDS = BLOCK / RATE
AHEAD = 5
"""Blocks of delay in which a beginning is recognised as one: 80 ms."""
LINGER = 7
"""Blocks without anybody's sound after which somebody has ended: 112 ms."""
FAINTEST = 3e-6
"""Power (full scale 1) below which nobody speaks to us, −55 dB."""
ABOVE_OWN = 8.0
ABOVE_ROOM = 6.0
"""How many times the power of what is left of our voice, and of the room, somebody has to reach."""
ROOM_BLOCKS = 90


class OwnVoice:
    """Register with ``speaking`` what goes out; ask ``overlaps`` whether something heard may be our own voice.

    Times are seconds of the microphone's stream. With ``headphones`` our voice never comes back: nothing overlaps.
    """

    def __init__(self, headphones: bool = False) -> None:
        self.headphones = headphones
        self.canceller = EchoCanceller()
        self._out: deque[tuple[float, Samples]] = deque()
        self._spans: deque[tuple[float, float]] = deque()
        self._input: Floats = np.zeros(0)
        self._next: float | None = None
        self._silent_blocks = self.canceller.parts + 1
        self._waiting: deque[Floats] = deque([np.zeros(BLOCK)] * AHEAD)
        self._rests: deque[float] = deque(maxlen=ROOM_BLOCKS)
        self._since_other = LINGER + AHEAD

    @property
    def latency(self) -> float:
        """Seconds by which ``clean`` sound comes late."""
        return (AHEAD + 1) * BLOCK_SECONDS

    def speaking(self, samples: Samples, t: float) -> None:
        """These samples leave the loudspeaker from stream time ``t`` on; call it for every stretch, in order."""
        if not len(samples):
            return
        self._out.append((t, samples))
        end = t + len(samples) / RATE
        if self._spans and t <= self._spans[-1][1] + 0.02:
            self._spans[-1] = (self._spans[-1][0], max(self._spans[-1][1], end))
        else:
            self._spans.append((t, end))
        while self._spans[0][1] < t - KEPT:
            self._spans.popleft()

    def stopped(self, t: float) -> None:
        """Nothing registered for later than ``t`` goes out after all."""
        kept = deque((start, samples[: max(0, round((t - start) * RATE))]) for start, samples in self._out)
        self._out = deque((start, samples) for start, samples in kept if len(samples))
        self._spans = deque((start, min(end, t)) for start, end in self._spans if start < t)

    def overlaps(self, t_start: float, t_end: float) -> bool:
        """Whether our voice, or the guard time after it, falls into this stretch."""
        if self.headphones:
            return False
        return any(start < t_end and t_start < end + GUARD for start, end in self._spans)

    def clean(self, chunk: Chunk) -> Chunk:
        """The next sound of the microphone without our voice, silent where nobody else is heard.

        As long as the chunk for the usual sizes (multiples of BLOCK), and ``latency`` late: its ``t`` says from when
        its sound is. The first chunks ever are silence from before the stream.
        """
        if self._next is None or abs(chunk.t - self._next) > 0.005:
            self._input, self._next = np.zeros(0), chunk.t  # begun, or a gap: what was waiting is of no use
        begin = self._next - len(self._input) / RATE
        sound = np.concatenate([self._input, chunk.samples / 32768.0])
        self._next = chunk.t + chunk.seconds
        count = len(sound) // BLOCK
        self._input = sound[count * BLOCK :]
        blocks = [
            self._block(sound[number * BLOCK : (number + 1) * BLOCK], begin + number * BLOCK_SECONDS)
            for number in range(count)
        ]
        cleaned = np.concatenate(blocks) if blocks else np.zeros(0)
        return Chunk(np.clip(np.rint(cleaned * 32768.0), -32768, 32767).astype(np.int16), begin - self.latency)

    def _block(self, microphone: Floats, t: float) -> Floats:
        """One block later than it came, as silence unless somebody else is in it."""
        played = self._played(t + LEAD)
        self._silent_blocks = 0 if played.any() else self._silent_blocks + 1
        cleaned = self.canceller.step(microphone, played)
        # Of three blocks the middle power: a click is nobody, and a pause between two sounds does not count.
        self._rests.append(cleaned.rest)
        rest = float(np.median(list(self._rests)[-3:]))
        room = float(np.percentile(self._rests, 15))
        if rest > max(FAINTEST, ABOVE_OWN * cleaned.expected, ABOVE_ROOM * room):
            self._since_other = 0
        else:
            self._since_other += 1
        self._waiting.append(cleaned.sound)
        oldest = self._waiting.popleft()
        return oldest if self._since_other < LINGER + AHEAD else np.zeros(BLOCK)

    def _played(self, t: float) -> Floats:
        """What left the loudspeaker in the block that begins at ``t``."""
        block = np.zeros(BLOCK)
        while self._out and self._out[0][0] + len(self._out[0][1]) / RATE < t - 1.0:
            self._out.popleft()
        for start, samples in self._out:
            offset = round((start - t) * RATE)
            if offset >= BLOCK:
                break
            begin, end = max(0, offset), min(BLOCK, offset + len(samples))
            if begin < end:
                block[begin:end] += samples[begin - offset : end - offset] / 32768.0
        return block
