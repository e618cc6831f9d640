"""Plays what the expert says, and knows to the sample what left the loudspeaker when.

The only file that knows the sound-card library for output. The stream stays open and silent between sentences:
opening one costs a tenth of a second, which would be added to every answer.
"""

from __future__ import annotations

import importlib
import threading
import time
from collections.abc import Callable
from typing import Any, Literal, Protocol

import numpy as np

from voice_expert.audio.resample import resampled, to_int16
from voice_expert.events import RATE, Samples

LATENCY = 0.03
"""Seconds of sound handed to the card in advance: what still sounds after ``stop``."""
STALLED_AFTER = 0.35
"""Seconds without a request from the card after which its stream counts as stuck. On a busy machine some sound servers
take up to three seconds to go on after they ran dry; a new stream sounds at once."""
JITTER = 0.1
"""Seconds by which the card's own times waver: a block cannot sound before the one ahead of it has ended."""
FADE = RATE // 200
"""Samples over which a sentence that is cut short fades out (5 ms), so that it does not click."""

PlayerFault = Literal["library_missing", "portaudio_missing", "no_device", "device_unknown", "device_refused"]

_HOW: dict[PlayerFault, str] = {
    "library_missing": "Install the Python package sounddevice.",
    "portaudio_missing": "Install the PortAudio library: on Debian and Ubuntu the package libportaudio2.",
    "no_device": "Connect loudspeakers or headphones.",
    "device_unknown": "Name one of the listed output devices, or leave the name out for the default one.",
    "device_refused": "Close other programs that hold the loudspeaker alone.",
}


class LoudspeakerMissing(Exception):
    """Nothing to play on; ``code`` says what is missing and ``how`` what to do, for developers."""

    def __init__(self, code: PlayerFault, detail: str = "") -> None:
        super().__init__(f"{code}: {detail} {_HOW[code]}" if detail else f"{code}: {_HOW[code]}")
        self.code = code
        self.how = _HOW[code]


class Listener(Protocol):
    """Whoever has to know what sounds: the own-voice guard."""

    def speaking(self, samples: Samples, t: float) -> None:
        """These samples leave the loudspeaker from ``t`` on."""

    def stopped(self, t: float) -> None:
        """What was announced for later than ``t`` will not sound."""


class Player(Protocol):
    """Something that plays int16 samples at 16 kHz."""

    @property
    def playing(self) -> bool: ...

    @property
    def position(self) -> float:
        """Seconds of the running sound that were played, all added pieces counted."""

    def play(self, samples: Samples) -> None:
        """Play at once; what was still playing is cut off."""

    def add(self, samples: Samples) -> None:
        """Play after what is playing now: the next piece of a long answer."""

    def stop(self) -> None:
        """Be silent within 50 ms."""

    def keep_going(self) -> None:
        """To be called now and then: a device that is stuck is opened anew. Raises LoudspeakerMissing."""

    def close(self) -> None: ...


class SoundCardPlayer:
    """Plays through an output device: a number, a part of a name, or None for the system's default.

    ``clock`` gives the time in which ``listener`` is told what sounds: the microphone's stream time. A device that is
    lost is opened again at the next ``play``; until then ``lost`` is True and nothing is reported as played.
    """

    def __init__(
        self,
        device: int | str | None = None,
        *,
        listener: Listener | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wanted = device
        self.listener = listener
        self.name = ""
        self.lost = False
        self._clock = clock
        self._library: Any = None
        self._stream: Any = None
        self._rate = RATE
        self._lock = threading.Lock()
        self._waiting: Samples = np.zeros(0, np.int16)
        self._fading: Samples = np.zeros(0, np.int16)
        self._played = 0
        self._ends_at = 0.0
        self._asked_at = 0.0

    def open(self) -> None:
        """Open the device, silently. Raises LoudspeakerMissing."""
        library = self._library = self._library or sound_library()
        number = self._find()
        try:
            described = library.query_devices(number, "output")
        except (ValueError, library.PortAudioError) as fault:
            raise LoudspeakerMissing("no_device" if number is None else "device_unknown", str(fault)) from fault
        last: Exception | None = None
        # Our own rate first: most systems convert; where they do not, the device's rate and our own conversion.
        for rate in dict.fromkeys((RATE, int(described["default_samplerate"]))):
            self._rate = rate
            try:
                stream = library.RawOutputStream(
                    samplerate=rate, device=number, channels=1, dtype="int16", latency=LATENCY,
                    callback=self._fill, finished_callback=self._ended,
                )  # fmt: skip
                self.lost = False
                self._stream, self._asked_at = stream, time.monotonic()
                stream.start()
            except (ValueError, library.PortAudioError) as fault:
                self._stream, last = None, fault
                continue
            self.name = str(described["name"])
            return
        raise LoudspeakerMissing("device_refused", str(last)) from last

    def _find(self) -> int | None:
        devices = output_devices(self._library)
        if not devices:
            raise LoudspeakerMissing("no_device")
        if self.wanted is None:
            return None
        for number, name in devices:
            if number == self.wanted or (isinstance(self.wanted, str) and self.wanted.lower() in name.lower()):
                return number
        raise LoudspeakerMissing("device_unknown", f"{self.wanted!r} is none of {[name for _, name in devices]}.")

    @property
    def playing(self) -> bool:
        return not self.lost and (len(self._waiting) > 0 or self._clock() < self._ends_at)

    @property
    def position(self) -> float:
        return self._played / self._rate

    def play(self, samples: Samples) -> None:
        """Play at once. Raises LoudspeakerMissing when a lost device does not come back."""
        ready = self._prepared(samples)
        with self._lock:
            self._cut()
            self._waiting, self._played = ready, 0

    def add(self, samples: Samples) -> None:
        """Play next. Raises LoudspeakerMissing when a lost device does not come back."""
        ready = self._prepared(samples)
        with self._lock:
            self._waiting = np.concatenate([self._waiting, ready])

    def stop(self) -> None:
        with self._lock:
            self._cut()

    def keep_going(self) -> None:
        """Open the device anew when it has sound to play and asks for none. Raises LoudspeakerMissing."""
        if len(self._waiting) and time.monotonic() - self._asked_at > STALLED_AFTER:
            self.close()
            self.open()

    def close(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            stream.abort()
            stream.close()

    def _cut(self) -> None:
        """Drop what waits but for a fade; with the lock held."""
        faded = self._waiting[:FADE]
        self._fading = (faded * np.linspace(1, 0, len(faded))).astype(np.int16)
        self._waiting = self._waiting[:0]

    def _prepared(self, samples: Samples) -> Samples:
        if self._stream is None or self.lost or not self._stream.active:
            self.close()
            self.open()
        if self._rate == RATE:
            return samples
        return to_int16(resampled((samples / 32768).astype(np.float32), RATE, self._rate))

    def _fill(self, block: Any, frames: int, times: Any, status: Any) -> None:
        """Called in the sound card's thread, which must not wait long: the lock is held for copies only."""
        self._asked_at = time.monotonic()
        with self._lock:
            fading, self._fading = self._fading[:frames], self._fading[frames:]
            count = min(frames - len(fading), len(self._waiting))
            sound, self._waiting = self._waiting[:count], self._waiting[count:]
            self._played += count
        out = np.zeros(frames, np.int16)
        out[: len(fading)] = fading
        out[len(fading) : len(fading) + count] = sound
        block[:] = out.tobytes()
        used = len(fading) + count
        if used:
            # Some systems give no times; then what they said about their latency has to do.
            ahead = times.outputBufferDacTime - times.currentTime
            if not 0 < ahead < 1:
                ahead = float(self._stream.latency) if self._stream is not None else LATENCY
            t = self._clock() + ahead
            if 0 < self._ends_at - t < JITTER:
                t = self._ends_at
            self._ends_at = t + used / self._rate
            if self.listener is not None:
                heard = out[:used]
                if self._rate != RATE:
                    heard = to_int16(resampled((heard / 32768).astype(np.float32), self._rate, RATE))
                self.listener.speaking(heard, t)

    def _ended(self) -> None:
        """Called when the stream ends: by us, or because the device went away."""
        self.lost = self._stream is not None


class NullPlayer:
    """Plays into a timeline instead of a loudspeaker: for files, tests and machines without sound.

    ``clock`` is the stream's time; nothing waits for it.
    """

    def __init__(self, clock: Callable[[], float], listener: Listener | None = None) -> None:
        self.listener = listener
        self.timeline: list[tuple[float, Samples]] = []
        self._clock = clock
        self._begun = 0.0

    @property
    def ends_at(self) -> float:
        """The time at which everything has been said."""
        return max((t + len(samples) / RATE for t, samples in self.timeline), default=0.0)

    @property
    def playing(self) -> bool:
        return self._clock() < self.ends_at

    @property
    def position(self) -> float:
        return max(0.0, min(self._clock(), self.ends_at) - self._begun)

    def play(self, samples: Samples) -> None:
        self.stop()
        self._begun = self._clock()
        self._place(samples, self._begun)

    def add(self, samples: Samples) -> None:
        self._place(samples, max(self._clock(), self.ends_at))

    def stop(self) -> None:
        now = self._clock()
        if now >= self.ends_at:
            return
        cut = [(t, samples[: max(0, round((now - t) * RATE))]) for t, samples in self.timeline]
        self.timeline = [(t, samples) for t, samples in cut if len(samples)]
        if self.listener is not None:
            self.listener.stopped(now)

    def keep_going(self) -> None:
        """Nothing can get stuck."""

    def close(self) -> None:
        """Nothing to release."""

    def sound(self, seconds: float | None = None) -> Samples:
        """Everything that was played, each at its time; as long as asked for, or up to the last sound."""
        count = round((self.ends_at if seconds is None else seconds) * RATE)
        whole = np.zeros(count, np.int32)
        for t, samples in self.timeline:
            begin = round(t * RATE)
            piece = samples[: max(0, count - begin)]
            whole[begin : begin + len(piece)] += piece
        return np.clip(whole, -32768, 32767).astype(np.int16)

    def _place(self, samples: Samples, t: float) -> None:
        if len(samples):
            self.timeline.append((t, samples))
            if self.listener is not None:
                self.listener.speaking(samples, t)


def sound_library() -> Any:
    """The sound-card library, loaded when first needed. Raises LoudspeakerMissing."""
    try:
        return importlib.import_module("sounddevice")
    except ImportError as fault:
        raise LoudspeakerMissing("library_missing", str(fault)) from fault
    except OSError as fault:  # this is how it says that PortAudio is not there
        raise LoudspeakerMissing("portaudio_missing", str(fault)) from fault


def output_devices(library: Any = None) -> list[tuple[int, str]]:
    """Number and name of every device that can play. Raises LoudspeakerMissing when there is no sound library."""
    library = library or sound_library()
    return [
        (number, str(device["name"]))
        for number, device in enumerate(library.query_devices())
        if device["max_output_channels"] > 0
    ]
