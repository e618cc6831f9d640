"""Where in the sound the tokens of a reading were read.

A few heads of the decoder look at the moment of the sound whose text comes next. A reading that is right goes through
the sound from its beginning to its end; one that says a thing again looks back, and one that stopped early leaves
sound behind it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from voice_expert.hearing.whisper_decoder import Matrix

FRAME = 0.02
"""Seconds of a frame of the encoder."""
_NEAR = np.ones(7, np.float32)
_SOFT = np.array([0.25, 0.5, 0.25], np.float32)
RUN = 3
"""Tokens running of which the mean is taken: a single one may look anywhere."""
CRAM, CRAMMED = 6, 0.2
"""So many tokens running are not said in less than this part of the time they take: 0.35 in sentences heard rightly."""


@dataclass(frozen=True)
class Room:
    """What may be expected of the looks in a room."""

    firm: float
    """So much of them lies ahead at least."""
    unread: float
    """Seconds of sound that a reading may leave out beside its way."""
    unread_end: float
    """The same at its end, before other readings are preferred."""


QUIET = Room(firm=0.24, unread=0.6, unread_end=0.4)
"""Of 383 sentences heard rightly (en, ja, ru) none had less than 0.28 ahead; of what is said again next to nothing lies
ahead. Five of them left out more than 0.4 s: words without which the same is told."""
NOISY = Room(firm=0.12, unread=0.8, unread_end=0.5)
"""Where others talk the looks are less firm, and it sounds between the words."""
NO_SPEECH = Room(firm=0.0, unread=math.inf, unread_end=math.inf)
"""Where nobody speaks nothing is read, and nothing left out."""


@dataclass(frozen=True, eq=False)
class Course:
    """The best way of a reading through the sound, forwards only; at its beginning no token is read yet."""

    room: Room
    sounding: NDArray[np.bool_]
    """(frames) whether something sounds."""
    best: Matrix
    """(frames) how much of the looks lies on the best way whose last token is read at this frame or earlier."""
    looks: tuple[Matrix, ...] = ()
    """For each token, (frames): the share of its look that lies within three frames of each."""
    added: tuple[float, ...] = ()
    """What each of the last three tokens added: about 0.5 where it goes on, nothing where it looks back."""

    @classmethod
    def of(cls, room: Room, sounding: NDArray[np.bool_], frames: int) -> Course:
        mask = np.zeros(frames, np.bool_)
        mask[: len(sounding)] = sounding[:frames]
        return cls(room, mask, np.zeros(frames, np.float32))

    def then(self, looked: Matrix) -> Course:
        """The course with one more token, at whose choice the decoder ``looked`` at these frames."""
        look = np.where(self.sounding, np.convolve(looked, _SOFT, "same"), 0.0)
        look = np.convolve(look / max(float(look.sum()), 1e-6), _NEAR, "same").astype(np.float32)
        best = np.maximum.accumulate(self.best + look)
        return Course(self.room, self.sounding, best, (*self.looks, look), (*self.added[1 - RUN :], float(best[-1] - self.best[-1])))

    @property
    def back(self) -> float:
        """How much less than can be expected of the looks of the last three tokens lies ahead, 0 if it is enough."""
        return max(0.0, self.room.firm - sum(self.added) / RUN) if len(self.added) == RUN else 0.0

    def left(self, length: float) -> float:
        """Seconds that sound after the last token, which takes ``length`` to say, more than may be."""
        at = int(np.argmax(self.best >= self.best[-1] - 1e-6))
        return max(0.0, FRAME * float(self.sounding[at + 1 :].sum()) - length - self.room.unread_end)

    @cached_property
    def frames(self) -> NDArray[np.int64]:
        """For each token: the frame at which it is read."""
        total, ways = np.zeros_like(self.best), []
        for look in self.looks:
            total = total + look
            top = np.maximum.accumulate(total)
            ways.append(np.maximum.accumulate(np.where(total >= top, np.arange(len(total)), 0)))
            total = top
        found, at = [], len(self.best) - 1
        for way in reversed(ways):
            at = int(way[at])
            found.append(at)
        return np.array(found[::-1], np.int64)

    @cached_property
    def strengths(self) -> Matrix:
        """For each token: how much of its look lies where it is read."""
        return np.array([look[at] for look, at in zip(self.looks, self.frames, strict=True)], np.float32)

    def passing(self) -> NDArray[np.float64]:
        """For each token: seconds that sound between it and the next."""
        clock = FRAME * np.cumsum(self.sounding)
        return np.diff(np.append(clock[self.frames], clock[-1]))

    def lost(self, lengths: Sequence[float]) -> int | None:
        """How many tokens were read before the reading lost its way: left sound out, or looked back; None if it did not."""
        if not self.looks:
            return None
        passing = self.passing()
        leaves = np.flatnonzero(passing - np.asarray(lengths) > self.room.unread)
        runs = np.convolve(self.strengths, np.ones(RUN, np.float32) / RUN, "valid") if len(self.looks) >= RUN else np.ones(1)
        back = np.flatnonzero(runs < self.room.firm)
        lost = [int(one) + 1 for one in leaves[:1]] + [int(one) for one in back[:1]]
        if len(self.looks) >= CRAM:
            window = np.ones(CRAM)
            crammed = np.convolve(passing, window, "valid") < CRAMMED * np.convolve(lengths, window, "valid")
            lost += [int(one) + 1 for one in np.flatnonzero(crammed)[:1]]
        return min(lost, default=None)
