"""The live microphone as a stream of chunks. The only file that knows the sound-card library for input.

The sound card's own thread only puts blocks into a bounded queue; everything else happens in the thread that reads.
A device that falls silent for good (unplugged, taken away) is told once as MicrophoneLost, tried again twice a
second, and told as MicrophoneBack when it returns; the stream time runs on meanwhile.
"""

from __future__ import annotations

import importlib
import math
import queue
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from voice_expert.audio.resample import Resampler, to_int16
from voice_expert.audio.wav import CHUNK
from voice_expert.events import RATE, Chunk, Samples

LOST_AFTER = 1.2
"""Seconds without a block from the sound card until the device counts as lost."""
FIRST_WITHIN = 3.0
"""Seconds a device may take for its first block; a virtual one that slept takes two."""
RETRY_EVERY = 0.5
"""Seconds between attempts to open a lost device again."""
QUEUE_SECONDS = 8.0
"""Sound kept for a reader that is late; beyond it the oldest is dropped and counted."""

MicrophoneFault = Literal["library_missing", "portaudio_missing", "no_device", "device_unknown", "device_refused"]

_HOW: dict[MicrophoneFault, str] = {
    "library_missing": "Install the Python package sounddevice.",
    "portaudio_missing": "Install the PortAudio library: on Debian and Ubuntu the package libportaudio2.",
    "no_device": "Connect a microphone, or allow this program to use it in the system's privacy settings.",
    "device_unknown": "Name one of the listed input devices, or leave the name out for the default one.",
    "device_refused": "Close other programs that hold the microphone, and check the system's privacy settings.",
}


class MicrophoneMissing(Exception):
    """No microphone to listen to; ``code`` says what is missing and ``how`` what to do, for developers."""

    def __init__(self, code: MicrophoneFault, detail: str = "") -> None:
        super().__init__(f"{code}: {detail} {_HOW[code]}" if detail else f"{code}: {_HOW[code]}")
        self.code = code
        self.how = _HOW[code]


@dataclass(frozen=True)
class MicrophoneLost:
    """The device stopped delivering sound at stream time ``t``."""

    device: str
    t: float


@dataclass(frozen=True)
class MicrophoneBack:
    """The device, or the one that is the default now, delivers again."""

    device: str
    t: float


@dataclass(frozen=True)
class Level:
    """Loudness of the last half second, in decibels below full scale (0 is the loudest possible)."""

    average: float
    peak: float

    @property
    def clipped(self) -> bool:
        return self.peak > -0.1


def level(samples: Samples) -> Level:
    """Loudness of a stretch of sound; silence is −100."""
    if not len(samples):
        return Level(-100.0, -100.0)
    sound = samples.astype(np.float64) / 32768.0
    average, peak = float(np.sqrt((sound**2).mean())), float(np.abs(sound).max())
    return Level(20 * math.log10(max(average, 1e-5)), 20 * math.log10(max(peak, 1e-5)))


def sound_library() -> Any:
    """The sound-card library, loaded when first needed. Raises MicrophoneMissing."""
    try:
        return importlib.import_module("sounddevice")
    except ImportError as fault:
        raise MicrophoneMissing("library_missing", str(fault)) from fault
    except OSError as fault:  # this is how it says that PortAudio is not there
        raise MicrophoneMissing("portaudio_missing", str(fault)) from fault


def input_devices(library: Any = None) -> list[tuple[int, str]]:
    """Number and name of every device that can record. Raises MicrophoneMissing when there is no sound library."""
    library = library or sound_library()
    return [(number, str(device["name"])) for number, device in enumerate(library.query_devices()) if device["max_input_channels"] > 0]


class Microphone:
    """One input device; ``stream()`` gives its sound as 32 ms chunks.

    ``device`` is a number, a part of a name (case does not matter), or None for the system's default. A new device
    list is read only by restarting the sound library, which ends every stream of the program, so ``may_restart`` is
    asked first: let it answer True while nothing is being played.
    """

    def __init__(
        self,
        device: int | str | None = None,
        *,
        may_restart: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
        library: Any = None,
    ) -> None:
        self.wanted = device
        self.name = ""
        self.dropped_seconds = 0.0
        self._may_restart = may_restart
        self._clock = clock
        self._library = library
        self._card: Any = None
        self._blocks: queue.Queue[tuple[int, bytes]] = queue.Queue(maxsize=int(QUEUE_SECONDS * RATE / CHUNK))
        self._resampler = Resampler(RATE)
        self._rest: Samples = np.zeros(0, np.int16)
        self._recent: Samples = np.zeros(0, np.int16)
        self._opened_at: float | None = None
        self._blocks_taken = 0
        self._blocks_read = 0
        self._samples_given = 0
        self._stopped = False
        self._base = 0.0

    @property
    def level(self) -> Level:
        """Loudness of the last half second that was read."""
        return level(self._recent)

    def open(self) -> None:
        """Start recording. Raises MicrophoneMissing."""
        library = self._library = self._library or sound_library()
        number = self._find()
        try:
            described = library.query_devices(number, "input")
        except (ValueError, library.PortAudioError) as fault:
            raise MicrophoneMissing("no_device" if number is None else "device_unknown", str(fault)) from fault
        last: Exception | None = None
        # our own rate first: most systems convert; where they do not, the device's rate and our own conversion
        for rate in dict.fromkeys((RATE, int(described["default_samplerate"]))):
            self._rest, self._samples_given, self._blocks_read = np.zeros(0, np.int16), 0, self._blocks_taken
            try:
                card = library.RawInputStream(
                    samplerate=rate, blocksize=round(rate * CHUNK / RATE), device=number, channels=1, dtype="int16",
                    latency="low", callback=self._take,
                )  # fmt: skip
                card.start()
            except (ValueError, library.PortAudioError) as fault:
                last = fault
                continue
            self._card, self._resampler, self.name = card, Resampler(rate), str(described["name"])
            if self._opened_at is None:
                self._opened_at = self._clock()
            return
        raise MicrophoneMissing("device_refused", str(last)) from last

    def _find(self) -> int | None:
        """The number of the wanted device, None for the default."""
        devices = input_devices(self._library)
        if not devices:
            raise MicrophoneMissing("no_device")
        if self.wanted is None:
            return None
        for number, name in devices:
            if number == self.wanted or (isinstance(self.wanted, str) and self.wanted.lower() in name.lower()):
                return number
        raise MicrophoneMissing("device_unknown", f"{self.wanted!r} is none of {[name for _, name in devices]}.")

    def _take(self, block: Any, frames: int, times: Any, status: Any) -> None:
        """Called in the sound card's thread; must never wait."""
        while True:
            try:
                self._blocks.put_nowait((self._blocks_taken, bytes(block)))
                self._blocks_taken += 1
                return
            except queue.Full:
                try:
                    self._blocks.get_nowait()
                    self.dropped_seconds += CHUNK / RATE
                except queue.Empty:
                    pass

    def read(self, timeout: float | None = None) -> Chunk | None:
        """The next 32 ms; None when the card delivers nothing for ``timeout`` seconds (default: as is normal)."""
        if timeout is None:
            timeout = LOST_AFTER if self._samples_given else FIRST_WITHIN
        while len(self._rest) < CHUNK:
            try:
                number, block = self._blocks.get(timeout=timeout)
            except queue.Empty:
                return None
            if not self._samples_given:  # the card took its time: the stream's clock is the wall's
                self._base = max(0.0, self._now() - len(block) / 2 / self._card.samplerate)
            self._samples_given += (number - self._blocks_read) * CHUNK  # what was dropped has passed all the same
            self._blocks_read = number + 1
            sound = np.frombuffer(block, np.int16).astype(np.float32) / np.float32(32768)
            self._rest = np.concatenate([self._rest, to_int16(self._resampler.feed(sound))])
        piece, self._rest = self._rest[:CHUNK], self._rest[CHUNK:]
        self._recent = np.concatenate([self._recent, piece])[-RATE // 2 :]
        t = self._base + self._samples_given / RATE
        self._samples_given += CHUNK
        return Chunk(piece, t)

    def stream(self) -> Iterator[Chunk | MicrophoneLost | MicrophoneBack]:
        """Chunks until ``stop``, and what happens to the device; opens it first. Raises MicrophoneMissing then."""
        if self._card is None:
            self.open()
        self._stopped = False
        while not self._stopped:
            chunk = self.read()
            if chunk is not None:
                yield chunk
                continue
            if self._stopped:
                break
            yield MicrophoneLost(self.name, self._now())
            self.close()
            while not self._reopened():
                if self._stopped:
                    return
                time.sleep(RETRY_EVERY)
            yield MicrophoneBack(self.name, self._now())
        self.close()

    def stop(self) -> None:
        """End ``stream`` at its next step; from any thread."""
        self._stopped = True

    def _now(self) -> float:
        return self._clock() - (self._opened_at or 0.0)

    def _reopened(self) -> bool:
        """Whether the device is open again and delivers."""
        try:
            if self._may_restart():
                self._library._terminate()
                self._library._initialize()
            self.open()
        except (MicrophoneMissing, self._library.PortAudioError):
            return False
        first = self.read()
        if first is None:  # opens, but stays silent: a dead entry of the device list
            self.close()
            return False
        return True

    def close(self) -> None:
        """Stop recording; ``open`` may follow."""
        card, self._card = self._card, None
        if card is not None:
            try:
                card.abort()
                card.close()
            except self._library.PortAudioError:
                pass  # the device is gone already
        while not self._blocks.empty():
            self._blocks.get_nowait()
