"""The voice of the system (espeak-ng, SAPI5, NSSpeech) as sound that we play ourselves.

The engine runs in a process of its own and is watched: one that hangs or dies is started again and asked once more.
"""

from __future__ import annotations

import json
import queue
import struct
import subprocess
import sys
import threading
import wave
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO

import numpy as np

from voice_expert.audio.resample import resampled, to_int16
from voice_expert.events import RATE, Samples
from voice_expert.speaking.voice import VoiceUnavailable

WORKER = Path(__file__).with_name("pyttsx3_worker.py")
KEPT_SENTENCES = 64
START_SECONDS = 10.0
"""How long a fresh engine may take before its first sentence, on top of the usual patience."""
QUIET = 60
"""Samples below this (−55 dB) at both ends are silence that would only delay the answer."""

HOW = {
    "library": "no speech engine found; on Debian and Ubuntu: apt-get install espeak-ng",
    "language": "the speech engine has no voice for this language; add one in the speech settings of the system",
    "hung": "the speech engine did not answer twice in a row",
    "crashed": "the speech engine ended by itself twice in a row",
}


@dataclass(frozen=True)
class _Reply:
    error: str
    detail: str
    content: bytes


class _Worker:
    """One life of the engine's process."""

    def __init__(self) -> None:
        self.fresh = True
        self.process = subprocess.Popen(
            # By its path, so that it is found from any folder; -P keeps its neighbours from hiding standard modules.
            [sys.executable, "-P", str(WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self.replies: queue.Queue[_Reply | None] = queue.Queue()
        self.reader = threading.Thread(target=self._read, name="voice-replies", daemon=True)
        self.reader.start()

    def _read(self) -> None:
        output = self.process.stdout
        assert output is not None
        while True:
            line = output.readline()
            if not line:
                break
            header = json.loads(line)
            content = output.read(header["bytes"])
            self.replies.put(_Reply(header.get("error", ""), header.get("detail", ""), content))
        self.replies.put(None)

    def ask(self, order: Mapping[str, object], patience: float) -> _Reply:
        """Raises TimeoutError when it hangs, EOFError when it is dead."""
        line = json.dumps(order).encode() + b"\n"
        try:
            pipe: IO[bytes] | None = self.process.stdin
            assert pipe is not None
            pipe.write(line)
            pipe.flush()
            reply = self.replies.get(timeout=patience + (START_SECONDS if self.fresh else 0))
        except queue.Empty:
            raise TimeoutError from None
        except OSError:
            raise EOFError from None
        if reply is None:
            raise EOFError
        self.fresh = False
        return reply

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.reader.join(1)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:  # what was still to be written has no reader any more
                    continue


class Pyttsx3Voice:
    """The voice of the system. ``preferred`` names voices by language, ``volume`` is 0 to 1, ``patience`` in seconds.

    Safe to use from several threads; sentences are rendered one at a time and the last ones are kept.
    """

    def __init__(
        self, preferred: Mapping[str, str] | None = None, volume: float = 1.0, patience: float = 4.0
    ) -> None:
        self.preferred = dict(preferred or {})
        self.volume = volume
        self.patience = patience
        self._worker: _Worker | None = None
        self._kept: OrderedDict[tuple[str, str, float], Samples] = OrderedDict()
        self._lock = threading.Lock()

    def warm(self) -> None:
        """Start the engine in the background; a failure shows at the first sentence."""
        threading.Thread(target=self._warm, name="voice-warm", daemon=True).start()

    def _warm(self) -> None:
        try:
            self.render("a", "en")
        except VoiceUnavailable:
            return

    def render(self, text: str, language: str, rate: float = 1.0) -> Samples:
        """The sound of a text, int16 at 16 kHz, without silence at its ends. Raises VoiceUnavailable."""
        if not any(sign.isalnum() for sign in text):
            return np.zeros(0, np.int16)
        key = (text, language, round(rate, 2))
        with self._lock:
            if key not in self._kept:
                self._kept[key] = self._rendered(text, language, rate)
                while len(self._kept) > KEPT_SENTENCES:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            sound = self._kept[key]
        if self.volume == 1.0:
            return sound
        return (sound * min(max(self.volume, 0.0), 1.0)).astype(np.int16)

    def _rendered(self, text: str, language: str, rate: float) -> Samples:
        order = {"text": text, "language": language, "rate": rate, "voice": self.preferred.get(language, "")}
        failed = ""
        for _ in range(2):
            if self._worker is None:
                self._worker = _Worker()
            try:
                # Long texts take longer; a tenth of a second per character is beyond any engine.
                reply = self._worker.ask(order, self.patience + 0.1 * len(text))
            except TimeoutError:
                failed = "hung"
            except EOFError:
                failed = "crashed"
            else:
                if reply.error:
                    raise VoiceUnavailable(reply.error, f"{HOW[reply.error]} ({reply.detail})")
                samples, source_rate = decode(reply.content)
                sound = trimmed(to_int16(resampled((samples / 32768).astype(np.float32), source_rate)))
                sound.setflags(write=False)
                return sound
            self._end_worker()
        raise VoiceUnavailable(failed, HOW[failed])

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def close(self) -> None:
        """End the engine's process."""
        with self._lock:
            self._end_worker()


def trimmed(sound: Samples) -> Samples:
    """Without silence at both ends: 5 ms stay before the first sound, 40 ms after the last."""
    loud = np.flatnonzero(np.abs(sound.astype(np.int32)) > QUIET)
    if not len(loud):
        return np.zeros(0, np.int16)
    return sound[max(0, int(loud[0]) - RATE // 200) : int(loud[-1]) + RATE // 25].copy()


def decode(content: bytes) -> tuple[Samples, int]:
    """Samples (mono) and rate of the bytes of a 16-bit WAV or AIFF file. Raises ValueError."""
    if content[:4] == b"FORM":
        return _decode_aiff(content)
    try:
        with wave.open(BytesIO(content)) as file:
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
            frames = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"not a sound file: {error}") from error
    if width != 2:
        raise ValueError(f"samples of {width} bytes")
    return _mono(np.frombuffer(frames, "<i2"), channels), rate


def _decode_aiff(content: bytes) -> tuple[Samples, int]:
    """AIFF and its little-endian variant, which NSSpeechSynthesizer writes whatever the file is called."""
    at, channels, rate, little = 12, 1, 0, False
    sound: bytes | None = None
    while at + 8 <= len(content):
        name, size = content[at : at + 4], struct.unpack(">I", content[at + 4 : at + 8])[0]
        body = content[at + 8 : at + 8 + size]
        if name == b"COMM":
            channels, _, width = struct.unpack(">hIh", body[:8])
            if width != 16:
                raise ValueError(f"samples of {width} bits")
            exponent, mantissa = struct.unpack(">HQ", body[8:18])  # an 80-bit number
            rate = round(mantissa * 2.0 ** ((exponent & 0x7FFF) - 16383 - 63))
            little = body[18:22] == b"sowt"
        elif name == b"SSND":
            sound = body[8 + struct.unpack(">I", body[:4])[0] :]
        at += 8 + size + size % 2
    if sound is None or not rate:
        raise ValueError("an AIFF file without sound")
    return _mono(np.frombuffer(sound[: len(sound) // 2 * 2], "<i2" if little else ">i2"), channels), rate


def _mono(samples: np.ndarray[tuple[int], np.dtype[np.int16]], channels: int) -> Samples:
    if channels == 1:
        return samples.astype(np.int16)
    frames = samples[: len(samples) // channels * channels].reshape(-1, channels)
    mixed: Samples = (frames.astype(np.int32).sum(axis=1) // channels).astype(np.int16)
    return mixed
