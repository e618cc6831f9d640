"""WAV files in and out: whatever the file holds becomes int16 at 16 kHz, one channel.

Read by hand, because the standard library knows neither floats nor the extensible header on every Python we support.
"""

from __future__ import annotations

import struct
import wave
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from voice_expert.audio.resample import Floats, resampled, to_int16
from voice_expert.events import RATE, Chunk, Samples

CHUNK = 512
"""Samples of one chunk: 32 ms, what the voice detector takes."""

_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE

SoundFault = Literal["missing", "unreadable", "not_wav", "header_broken", "format_unknown", "empty"]


class BrokenSound(Exception):
    """A sound file that cannot be used; ``code`` says why, ``path`` which."""

    def __init__(self, code: SoundFault, path: str | PathLike[str], detail: str = "") -> None:
        super().__init__(f"{path}: {code}{': ' + detail if detail else ''}")
        self.code = code
        self.path = Path(path)


def read(path: str | PathLike[str]) -> Samples:
    """The sound of a file: 8, 16, 24 or 32 bit, or floats; any rate; channels are averaged. Raises BrokenSound.

    A file cut off in the middle of its sound, as a recorder leaves it that was killed, gives what is there.
    """
    try:
        content = Path(path).read_bytes()
    except (FileNotFoundError, IsADirectoryError) as fault:
        raise BrokenSound("missing", path) from fault
    except OSError as fault:
        raise BrokenSound("unreadable", path, str(fault)) from fault
    return decode(content, path)


def decode(content: bytes, path: str | PathLike[str] = "sound") -> Samples:
    """The sound of a file's bytes; ``path`` is for the message only. Raises BrokenSound."""
    if len(content) < 12 or content[:4] not in (b"RIFF", b"RF64") or content[8:12] != b"WAVE":
        raise BrokenSound("not_wav", path, "no RIFF/WAVE header")
    layout: tuple[int, int, int, int] | None = None
    for name, start, size in _parts(content):
        if name == b"fmt ":
            layout = _layout(content[start : start + size], path)
        elif name == b"data":
            if layout is None:
                raise BrokenSound("header_broken", path, "sound before its format")
            return _sound(content[start : start + size], layout, path)
    raise BrokenSound("header_broken" if layout is None else "empty", path, "no sound in it")


def _parts(content: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Name, start and size of each part of the file; a size beyond the end (0xFFFFFFFF: unknown) means "the rest"."""
    at = 12
    while at + 8 <= len(content):
        name, size = struct.unpack_from("<4sI", content, at)
        size = min(size, len(content) - at - 8)
        yield name, at + 8, size
        at += 8 + size + size % 2


def _layout(part: bytes, path: str | PathLike[str]) -> tuple[int, int, int, int]:
    """Format code, channels, samples per second, bits per sample."""
    if len(part) < 16:
        raise BrokenSound("header_broken", path, "format part too short")
    code, channels, rate, _, _, bits = struct.unpack_from("<HHIIHH", part)
    if code == _EXTENSIBLE:
        if len(part) < 26:
            raise BrokenSound("header_broken", path, "extensible format part too short")
        code = struct.unpack_from("<H", part, 24)[0]
    if not channels or not 1000 <= rate <= 1_000_000:
        raise BrokenSound("header_broken", path, f"{channels} channels at {rate} Hz")
    if (code, bits) not in {(_PCM, 8), (_PCM, 16), (_PCM, 24), (_PCM, 32), (_FLOAT, 32), (_FLOAT, 64)}:
        raise BrokenSound("format_unknown", path, f"format {code} with {bits} bits")
    return code, channels, rate, bits


def _sound(part: bytes, layout: tuple[int, int, int, int], path: str | PathLike[str]) -> Samples:
    code, channels, rate, bits = layout
    frame = channels * bits // 8
    part = part[: len(part) // frame * frame]
    if not part:
        raise BrokenSound("empty", path)
    if (code, bits, channels, rate) == (_PCM, 16, 1, RATE):
        return np.frombuffer(part, "<i2").astype(np.int16)  # as it is, to the last bit
    frames = _floats(part, code, bits).reshape(-1, channels)
    return to_int16(resampled(frames.mean(axis=1, dtype=np.float32), rate))


def _floats(part: bytes, code: int, bits: int) -> Floats:
    """Interleaved samples as floats of −1 … 1."""
    if code == _FLOAT:
        values: NDArray[np.float32] = np.frombuffer(part, f"<f{bits // 8}").astype(np.float32)
        return np.clip(np.nan_to_num(values, nan=0.0, posinf=1.0, neginf=-1.0), -4.0, 4.0)
    if bits == 8:
        return (np.frombuffer(part, np.uint8).astype(np.float32) - 128.0) / 128.0
    if bits == 24:
        # three bytes become the upper three of a 32-bit integer, so the sign comes by itself
        wide = np.zeros((len(part) // 3, 4), np.uint8)
        wide[:, 1:] = np.frombuffer(part, np.uint8).reshape(-1, 3)
        return (wide.reshape(-1).view("<i4") / 2.0**31).astype(np.float32)
    return (np.frombuffer(part, f"<i{bits // 8}") / 2.0 ** (bits - 1)).astype(np.float32)


def chunks(samples: Samples, t: float = 0.0, size: int = CHUNK) -> Iterator[Chunk]:
    """A sound as a stream of chunks from stream time ``t`` on; the last one is filled up with silence."""
    for start in range(0, len(samples), size):
        piece = samples[start : start + size]
        if len(piece) < size:
            piece = np.concatenate([piece, np.zeros(size - len(piece), np.int16)])
        yield Chunk(piece, t + start / RATE)


class WavWriter:
    """A WAV file that grows: int16, one channel. Use it in a ``with`` block, or call ``close``."""

    def __init__(self, path: str | PathLike[str], rate: int = RATE) -> None:
        self.rate = rate
        self.frames = 0
        self._raw = open(path, "wb")  # noqa: SIM115 - closed by close(); where it can't be opened, wave would complain at length
        self._file = wave.open(self._raw, "wb")  # noqa: SIM115 - closed by close()
        self._file.setnchannels(1)
        self._file.setsampwidth(2)
        self._file.setframerate(rate)

    @property
    def seconds(self) -> float:
        """Length so far."""
        return self.frames / self.rate

    def write(self, samples: Samples) -> None:
        self._file.writeframes(samples.astype("<i2").tobytes())
        self.frames += len(samples)

    def silence_until(self, seconds: float) -> None:
        """Fill with silence up to this time of the file; nothing if it is longer already."""
        lacking = round(seconds * self.rate) - self.frames
        while lacking > 0:
            self.write(np.zeros(min(lacking, self.rate), np.int16))
            lacking -= self.rate

    def close(self) -> None:
        self._file.close()
        self._raw.close()

    def __enter__(self) -> WavWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def write(path: str | PathLike[str], samples: Samples, rate: int = RATE) -> None:
    """A whole sound as a WAV file."""
    with WavWriter(path, rate) as file:
        file.write(samples)
