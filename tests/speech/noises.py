"""Rooms for the tests: seeded noises, mixing at a signal-to-noise ratio, echoes of our own loudspeaker.

Every function gives int16 at 16 kHz and the same samples for the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tests.speech.engines import RATE, Floats, Samples, available, say, speech_level, voices
from tests.speech.sentences import PROSE

LOUDNESS = 0.08
"""Root mean square that every noise is brought to, full scale = 1."""


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.int16)


def joined(*parts: Samples, gap: float = 0.0) -> Samples:
    """One after the other, with ``gap`` seconds of silence in between (0.6: the pause inside a list)."""
    spaced: list[Samples] = []
    for index, part in enumerate(parts):
        if index and gap:
            spaced.append(silence(gap))
        spaced.append(part)
    return np.concatenate(spaced) if spaced else silence(0)


def as_samples(sound: Floats) -> Samples:
    return (np.clip(sound, -1, 1) * 32767).astype(np.int16)


def as_floats(samples: Samples) -> Floats:
    return samples.astype(np.float64) / 32768


def fan(seconds: float, seed: int = 1) -> Samples:
    """A steady fan: noise that falls by 6 dB an octave above 100 Hz, with the hum of a motor."""
    random = np.random.default_rng(seed)
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(random.standard_normal(count))
    frequency = np.fft.rfftfreq(count, 1 / RATE)
    sound = np.fft.irfft(spectrum / np.maximum(frequency, 100), count)
    time = np.arange(count) / RATE
    hum = sum(np.sin(2 * np.pi * 117 * part * time + part) / part for part in (1, 2, 3))
    return _loud(sound / max(sound.std(), 1e-12) + 0.15 * hum)


def babble(seconds: float, seed: int = 2, language: str = "en", talkers: int = 6) -> Samples:
    """Several people who talk about something else at the same time."""
    random = np.random.default_rng(seed)
    names = [name for name in voices(language) if available(name)] or ["espeak", "espeak_f"]
    texts = PROSE[language]
    count = round(seconds * RATE)
    total = np.zeros(count)
    for talker in range(talkers):
        name = names[talker % len(names)]
        # Past the first round the same throats talk faster and about something else.
        rate = 1.0 + 0.12 * (talker // len(names))
        spoken = [as_floats(say(name, texts[(talker + 2 * part) % len(texts)], language, rate)) for part in range(2)]
        track = np.concatenate(spoken)
        track = np.roll(np.tile(track, count // len(track) + 2), -int(random.integers(len(track))))
        total += track[:count]
    return _loud(total)


def game(seconds: float, seed: int = 3) -> Samples:
    """The game on loudspeakers: a plucked tune over a bass, the timer's beep every second, now and then a buzzer."""
    random = np.random.default_rng(seed)
    count = round(seconds * RATE)
    total = np.zeros(count)
    scale = 220.0 * 2 ** (np.array([0, 3, 5, 7, 10, 12, 15, 17]) / 12)

    def add(start: float, tone: Floats) -> None:
        begin = round(start * RATE)
        end = min(count, begin + len(tone))
        if begin < end:
            total[begin:end] += tone[: end - begin]

    for beat in np.arange(0, seconds, 0.25):
        add(beat, 0.5 * _tone(float(random.choice(scale)), 0.4, decay=8, overtones=4))
        if random.random() < 0.5:
            add(beat, 0.6 * _tone(float(scale[0] / 4), 0.3, decay=6, overtones=6))
    for second in np.arange(0, seconds, 1.0):
        add(second, 0.8 * _tone(1_960.0, 0.07, decay=5, overtones=1))
        add(second + 0.12, 0.5 * _tone(1_470.0, 0.07, decay=5, overtones=1))
    for start in np.arange(4.0, seconds, 9.0):
        add(start + float(random.random()) * 3, 1.2 * np.sign(_tone(140.0, 0.5, decay=1, overtones=1)))
    return _loud(total)


def keyboard(seconds: float, seed: int = 4) -> Samples:
    """Someone types and clicks: bursts of keys, seven a second, with rests."""
    random = np.random.default_rng(seed)
    count = round(seconds * RATE)
    total = np.zeros(count)
    moment = 0.1
    while moment < seconds - 0.1:
        for delay, strength in ((0.0, 1.0), (0.08, 0.4)):  # down and up
            begin = round((moment + delay) * RATE)
            length = min(count - begin, 400)
            if length > 0:
                click = random.standard_normal(length) * np.exp(-np.arange(length) / random.uniform(30, 90))
                total[begin : begin + length] += strength * random.uniform(0.5, 1) * click
        moment += random.exponential(0.14) + (random.uniform(0.5, 1.5) if random.random() < 0.08 else 0.03)
    return _loud(total)


def breathing(seconds: float, seed: int = 5) -> Samples:
    """Breath into the microphone of a headset: in and out, four seconds a cycle."""
    random = np.random.default_rng(seed)
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(random.standard_normal(count))
    frequency = np.fft.rfftfreq(count, 1 / RATE)
    shaped = spectrum * np.exp(-(((frequency - 900) / 900) ** 2)) + 0.3 * spectrum * (frequency < 150)
    phase = (np.arange(count) / RATE) % 4.0
    swell = np.where(phase < 1.3, np.sin(np.pi * phase / 1.3), 0) + np.where(
        (phase > 1.7) & (phase < 3.4), 0.7 * np.sin(np.pi * (phase - 1.7) / 1.7), 0
    )
    return _loud(np.fft.irfft(shaped, count) * swell**2)


NOISES: dict[str, Callable[..., Samples]] = {
    "fan": fan,
    "babble": babble,
    "game": game,
    "keyboard": keyboard,
    "breathing": breathing,
}


def mix(samples: Samples, noise: Samples, snr_db: float) -> Samples:
    """Speech with noise under it, ``snr_db`` below the level of the speech itself (its pauses do not count).

    The noise is repeated if it is shorter; the sum is turned down as a whole when it would clip.
    """
    speech = as_floats(samples)
    under = np.resize(as_floats(noise), len(speech))
    loudness = float(np.sqrt((under**2).mean())) or 1.0
    total = speech + under * (speech_level(speech) / loudness * 10 ** (-snr_db / 20))
    peak = float(np.abs(total).max(initial=0))
    return as_samples(total / max(1.0, peak / 0.99))


def echo(samples: Samples, delay: float, level_db: float = 0.0, room: float = 0.15, seed: int = 6) -> Samples:
    """What a microphone gets of a loudspeaker: after ``delay`` seconds, coloured by speaker and room.

    ``room`` is the seconds in which the reverberation falls by 60 dB; level 0 dB leaves the loudness as it was.
    """
    random = np.random.default_rng(seed)
    length = round(max(room, 0.01) * RATE)
    tail = random.standard_normal(length) * 10 ** (-3 * np.arange(length) / length)
    tail *= 0.5 / max(float(np.sqrt((tail**2).sum())), 1e-9)
    response = np.concatenate([[1.0, 0.3, -0.2], tail])
    # A small loudspeaker gives nothing below 150 Hz.
    spectrum = np.fft.rfft(response, 4 * RATE)
    frequency = np.fft.rfftfreq(4 * RATE, 1 / RATE)
    response = np.fft.irfft(spectrum * frequency**2 / (frequency**2 + 150**2), 4 * RATE)[: len(response) + 400]
    source = as_floats(samples)
    size = 1 << int(np.ceil(np.log2(len(source) + len(response))))
    wet = np.fft.irfft(np.fft.rfft(source, size) * np.fft.rfft(response, size), size)[: len(source) + len(response)]
    was, now = speech_level(source), speech_level(wet)
    wet *= (was / now if now else 0.0) * 10 ** (level_db / 20)
    return np.concatenate([silence(delay), as_samples(wet)])


def _tone(frequency: float, seconds: float, decay: float, overtones: int) -> Floats:
    time = np.arange(round(seconds * RATE)) / RATE
    wave = sum(np.sin(2 * np.pi * frequency * part * time) / part for part in range(1, overtones + 1))
    return np.asarray(wave * np.exp(-decay * time) * np.minimum(1, time / 0.005), np.float64)


def _loud(sound: Floats) -> Samples:
    """Brought to LOUDNESS; peaks of clicks are kept below full scale."""
    loudness = float(np.sqrt((sound**2).mean()))
    scaled = sound * (LOUDNESS / loudness if loudness else 0.0)
    return as_samples(scaled)
