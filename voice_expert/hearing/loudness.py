"""How loud it is: the room, and the one who speaks in it. In decibels below full scale.

A voice detector believes a voice two tables away and sometimes a vacuum cleaner; loudness tells who is meant.
"""

from __future__ import annotations

import math
from collections import deque

import numpy as np

from voice_expert.events import Samples

STANDS_OUT = 8.0
"""A speaker begins this much above the room's usual loudness."""
ABOVE_ROOM = 2.0
"""And has paused when it is not even this much above the loud moments of the room …"""
CLEARLY_BELOW_SPEAKER = 8.0
"""… as far as those are this much below the loud parts of the utterance itself."""
BELOW_SPEAKER = 22.0
"""Sound this much below the loud parts of the utterance is somebody else's in the quietest room, or an echo."""
BELOW_SPEAKER_UNKNOWN_ROOM = 14.0
"""The same while the room is not yet known."""
LOUDER = 8.0
"""Somebody this much louder than all before is another one, nearer to the microphone."""

NOISY = 25.0
"""Where the loud parts of an utterance are not this much above its quiet ones, the room is noisy."""
FRAME = 512

ROOM_FRAMES = 94
"""The room is judged by its last 3 s (frames of 32 ms) …"""
ROOM_KNOWN = 25
"""… once 0.8 s of it are known."""
BEFORE_LOUDER = 25
"""So long (0.8 s) it must have been quieter before a louder voice counts as another one."""
LOUD_FRAMES = 4
STEADY_FRAMES = 25
STEADY = 4.0
"""Speech rises and falls; 0.8 s within so few decibels are a machine."""


def loudness(frame: Samples) -> float:
    """Of one frame; silence is −90."""
    power = float((frame.astype(np.float32) ** 2).mean())
    return max(-90.0, 10 * math.log10(power + 1e-9) - 90.3)


def is_noisy(samples: Samples) -> bool:
    """Whether an utterance, with some of what was before and after it, was said in a noisy room."""
    frames = sorted(loudness(samples[at : at + FRAME]) for at in range(0, len(samples) - FRAME + 1, FRAME))
    return bool(frames) and _loud_part(frames) - frames[len(frames) // 10] < NOISY


class Room:
    """What is always there, measured while nobody speaks to us.

    The lower third of what was loud lately: a single person's talk has gaps and hardly raises it, the murmur of a
    crowd or a machine does.
    """

    def __init__(self) -> None:
        self._frames: deque[float] = deque(maxlen=ROOM_FRAMES)
        self._usual = -90.0
        self.loud_moments = -90.0
        """The level its loudest twentieth reaches."""

    @property
    def known(self) -> bool:
        """Whether enough of it was heard to judge it."""
        return len(self._frames) >= ROOM_KNOWN

    def note(self, *frames: float) -> None:
        self._frames.extend(frames)
        if self.known:
            ordered = sorted(self._frames)
            self._usual, self.loud_moments = ordered[len(ordered) * 3 // 10], ordered[len(ordered) * 19 // 20]

    def stands_out(self, loud: float) -> bool:
        return loud >= self._usual + STANDS_OUT


class SpeakerLoudness:
    """The loudness of one utterance as it runs."""

    def __init__(self) -> None:
        self.all: list[float] = []

    def note(self, loud: float) -> None:
        self.all.append(loud)

    def of_the_speaker(self, room: Room) -> bool:
        """Whether the last frame is loud enough to be of the same speaker, and no steady noise."""
        speaker = _loud_part(self.all)
        room_level = min(room.loud_moments + ABOVE_ROOM, speaker - CLEARLY_BELOW_SPEAKER)
        below = BELOW_SPEAKER if room.known else BELOW_SPEAKER_UNKNOWN_ROOM
        return self.all[-1] >= max(room_level, speaker - below) and not self.steady()

    def steady(self) -> bool:
        """Whether the last 0.8 s were a machine's."""
        last = sorted(self.all[-STEADY_FRAMES:])
        return len(last) == STEADY_FRAMES and last[-2] - last[1] < STEADY

    def another_speaker(self) -> bool:
        """Whether somebody much louder than all before has begun to speak."""
        earlier, last = self.all[:-LOUD_FRAMES], self.all[-LOUD_FRAMES:]
        return len(earlier) >= BEFORE_LOUDER and min(sorted(last)[1:]) >= _loud_part(earlier) + LOUDER

    @property
    def loud_part(self) -> float:
        """The level that its loudest tenth reaches."""
        return _loud_part(self.all) if self.all else -90.0

    def quiet_part(self) -> list[float]:
        """What lay before the louder voice."""
        return self.all[:-LOUD_FRAMES]


def _loud_part(frames: list[float]) -> float:
    """The level that the loudest tenth reaches."""
    return sorted(frames)[len(frames) * 9 // 10]
