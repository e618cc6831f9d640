"""``run --wav``: recordings in, replies out, on the clock of the stream and faster than real time.

Computing counts on the stream's clock: a reply starts when a live expert's would have started.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from voice_expert.events import RATE, Chunk, Samples
from voice_expert.expert import Expert, Spoke
from voice_expert.hearing.endpoint import SpeechEnded

CHUNK = 512
AFTER_REPLY, WITHOUT_REPLY, LONGEST_WAIT = 0.3, 1.0, 4.0
"""Seconds until the next file: after the last reply's end; where there was none; and at most for an open utterance."""


@dataclass(frozen=True, eq=False)
class Heard:
    """One utterance of a file and its reply's place on the stream; ``spoke`` is None for a file that gave none."""

    file: int
    spoke: Spoke | None
    t_reply_start: float | None = None
    t_reply_end: float | None = None

    def as_json(self, turn: int) -> dict[str, Any]:
        """The reply object of the contract."""
        if self.spoke is None:
            reply: dict[str, Any] = {
                "turn": turn, "heard": "", "understood": [], "confidence": 0.0, "changed": False, "say": "",
                "module": None, "copy": None, "asking": None, "answer": None, "also": [],
            }  # fmt: skip
            start = end = engine = None
        else:
            reply = self.spoke.turn.as_json(turn)
            start, end, engine = self.spoke.t_speech_start, self.spoke.t_speech_end, self.spoke.engine
        return {
            **reply,
            "file": self.file,
            "t_speech_start": _rounded(start),
            "t_speech_end": _rounded(end),
            "t_reply_start": _rounded(self.t_reply_start),
            "t_reply_end": _rounded(self.t_reply_end),
            "engine": engine,
        }


def _rounded(t: float | None) -> float | None:
    return None if t is None else round(t, 3)


class Stream:
    """Plays files into an expert and collects what it says."""

    def __init__(self, expert: Expert, reply_at: Callable[[Samples, float], None] | None = None) -> None:
        self.expert = expert
        self.reply_at = reply_at
        self.t = 0.0
        self._reply_end = 0.0

    def play(self, files: Sequence[Samples], overlap: bool = False) -> Iterator[Heard]:
        """All utterances of the files, in order."""
        for number, samples in enumerate(files):
            found = 0
            last = number == len(files) - 1
            for heard in self._feed(samples, number):
                found += 1
                yield heard
            if overlap and not last:
                if not found:
                    yield Heard(number, None)
                continue
            ended = self.t
            while self._waits(ended, found):
                for heard in self._feed(np.zeros(CHUNK, np.int16), number):
                    found += 1
                    yield heard
            for event in self.expert.endpoint.flush():
                if isinstance(event, SpeechEnded):
                    found += 1
                    yield self._heard(event, number)
            if not found:
                yield Heard(number, None)

    def _waits(self, ended: float, found: int) -> bool:
        if self.expert.endpoint.speaking and self.t < ended + LONGEST_WAIT:
            return True
        replied = self._reply_end > 0 and found
        until = self._reply_end + AFTER_REPLY if replied else ended + WITHOUT_REPLY
        return self.t < max(until, ended + (0.0 if found else WITHOUT_REPLY))

    def _feed(self, samples: Samples, number: int) -> Iterator[Heard]:
        for at in range(0, len(samples), CHUNK):
            piece = samples[at : at + CHUNK]
            events = self.expert.endpoint.feed(Chunk(piece, self.t))
            self.t += len(piece) / RATE
            for event in events:
                if isinstance(event, SpeechEnded):
                    yield self._heard(event, number)

    def _heard(self, event: SpeechEnded, number: int) -> Heard:
        spoke = self.expert.hear(event, self.t)
        if not len(spoke.sound):
            self._reply_end = 0.0 if not spoke.turn.say else self.t
            return Heard(number, spoke)
        start = max(self.t, event.t_end + event.waited) + spoke.computing
        end = start + len(spoke.sound) / RATE
        self._reply_end = end
        if self.reply_at is not None:
            self.reply_at(spoke.sound, start)
        return Heard(number, spoke, start, end)


class Timeline:
    """Sound at its time, to be written as one file."""

    def __init__(self) -> None:
        self._pieces: list[tuple[int, Samples]] = []

    def add(self, sound: Samples, t: float) -> None:
        self._pieces.append((max(0, round(t * RATE)), sound))

    def mixed(self, until: float = 0.0) -> Samples:
        """Everything added, overlapping sounds summed."""
        length = max([round(until * RATE), *(at + len(sound) for at, sound in self._pieces)])
        total = np.zeros(length, np.int32)
        for at, sound in self._pieces:
            total[at : at + len(sound)] += sound
        return np.clip(total, -32768, 32767).astype(np.int16)
