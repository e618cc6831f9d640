"""Sound files of every kind, and a microphone whose sound card is played by the test."""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voice_expert.audio import microphone as microphones
from voice_expert.audio import wav
from voice_expert.audio.microphone import (
    Microphone,
    MicrophoneBack,
    MicrophoneLost,
    MicrophoneMissing,
    input_devices,
    level,
)
from voice_expert.audio.resample import Resampler, resampled
from voice_expert.audio.wav import BrokenSound
from voice_expert.events import RATE, Chunk


def tone(rate: int, seconds: float = 0.5, hertz: float = 440) -> np.ndarray:
    return 0.5 * np.sin(2 * np.pi * hertz * np.arange(round(rate * seconds)) / rate)


def encoded(sound: np.ndarray, code: int, bits: int) -> bytes:
    if code == 3:
        return sound.astype(f"<f{bits // 8}").tobytes()
    if bits == 8:
        return (np.rint(sound * 127) + 128).astype(np.uint8).tobytes()
    whole = np.rint(sound * (2 ** (bits - 1) - 1)).astype("<i4")
    return whole.view(np.uint8).reshape(-1, 4)[:, : bits // 8].tobytes()


def file(sound: bytes, rate: int, channels: int, code: int, bits: int, extensible: bool = False) -> bytes:
    frame = channels * bits // 8
    layout = struct.pack("<HHIIHH", 0xFFFE if extensible else code, channels, rate, rate * frame, frame, bits)
    if extensible:
        layout += struct.pack("<HHIH", 22, bits, 0, code) + b"\x00\x00\x00\x00\x10\x00\x80\x00\x00\xaa\x00\x38\x9b\x71"
    odd = struct.pack("<4sI", b"LIST", 3) + b"abc\x00"  # parts of odd size are filled up
    parts = struct.pack("<4sI", b"fmt ", len(layout)) + layout + odd + struct.pack("<4sI", b"data", len(sound)) + sound
    return b"RIFF" + struct.pack("<I", 4 + len(parts)) + b"WAVE" + parts


@pytest.mark.parametrize("extensible", [False, True])
@pytest.mark.parametrize("channels", [1, 2, 6])
@pytest.mark.parametrize("rate", [8000, 16000, 22050, 44100, 48000])
@pytest.mark.parametrize(("code", "bits"), [(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64)])
def test_every_kind_of_file_sounds_the_same(code: int, bits: int, rate: int, channels: int, extensible: bool) -> None:
    sound = np.repeat(tone(rate)[:, None], channels, axis=1).reshape(-1)
    samples = wav.decode(file(encoded(sound, code, bits), rate, channels, code, bits, extensible))
    assert samples.dtype == np.int16
    assert len(samples) == pytest.approx(RATE / 2, abs=2)
    middle = slice(1000, 7000)
    wanted = tone(RATE)[middle] * 32767
    assert np.abs(samples[middle] - wanted).max() < (300 if bits == 8 else 60)


def test_channels_are_averaged() -> None:
    left = tone(RATE)
    stereo = np.stack([left, -left], axis=1).reshape(-1)
    assert np.abs(wav.decode(file(encoded(stereo, 1, 16), RATE, 2, 1, 16))).max() <= 1


GOOD = file(encoded(tone(RATE), 1, 16), RATE, 1, 1, 16)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_wav"),
        (b"ID3\x04 this is music", "not_wav"),
        (GOOD[:11], "not_wav"),
        (GOOD[:20], "header_broken"),
        (GOOD[:30], "header_broken"),
        (GOOD[:36], "empty"),
        (file(b"", RATE, 1, 1, 16), "empty"),
        (file(b"\x00", RATE, 1, 1, 16), "empty"),
        (file(b"1234", RATE, 0, 1, 16), "header_broken"),
        (file(b"1234", 0, 1, 1, 16), "header_broken"),
        (file(b"1234", RATE, 1, 7, 8), "format_unknown"),
        (file(b"1234", RATE, 1, 1, 12), "format_unknown"),
    ],
)
def test_a_broken_file_says_how(content: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "sound.wav"
    path.write_bytes(content)
    with pytest.raises(BrokenSound) as fault:
        wav.read(path)
    assert (fault.value.code, fault.value.path) == (code, path)


def test_a_missing_file_and_a_folder_say_so(tmp_path: Path) -> None:
    for path in (tmp_path / "none.wav", tmp_path):
        with pytest.raises(BrokenSound) as fault:
            wav.read(path)
        assert fault.value.code in ("missing", "unreadable")


def test_a_file_cut_in_the_middle_gives_what_is_there() -> None:
    assert 0 < len(wav.decode(GOOD[: len(GOOD) // 2])) < RATE / 2
    unknown_size = GOOD.replace(b"data" + struct.pack("<I", RATE), b"data\xff\xff\xff\xff")
    assert len(wav.decode(unknown_size)) == RATE / 2


def test_any_bytes_give_sound_or_a_broken_sound() -> None:
    random = np.random.default_rng(4)
    for _ in range(3000):
        content = bytearray(GOOD[:600])
        for place in random.integers(0, 60, 3):
            content[place] = random.integers(256)
        with contextlib.suppress(BrokenSound):
            assert wav.decode(bytes(content)).dtype == np.int16


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    samples = np.random.default_rng(1).integers(-32768, 32768, 5000).astype(np.int16)
    wav.write(tmp_path / "a.wav", samples)
    assert (wav.read(tmp_path / "a.wav") == samples).all()
    with wav.WavWriter(tmp_path / "b.wav") as growing:
        growing.write(samples)
        growing.silence_until(2.0)
        growing.silence_until(1.0)
        growing.write(samples)
    both = wav.read(tmp_path / "b.wav")
    assert len(both) == 2 * RATE + 5000 and (both[2 * RATE :] == samples).all()


def test_chunks_have_the_time_of_their_first_sample_and_are_full() -> None:
    pieces = list(wav.chunks(np.ones(1100, np.int16), t=3.0))
    assert [len(piece.samples) for piece in pieces] == [512, 512, 512]
    assert [piece.t for piece in pieces] == [3.0, 3.032, 3.064]
    assert pieces[-1].samples.sum() == 1100 - 1024


def test_running_and_whole_conversion_agree() -> None:
    sound = tone(48000, 1.0).astype(np.float32)
    running = Resampler(48000)
    together = np.concatenate([running.feed(sound[at : at + 1536]) for at in range(0, 48000, 1536)])
    whole = resampled(sound, 48000)
    assert len(together) > 15000
    assert np.abs(together[2000:12000] - whole[2000:12000]).max() < 0.01


def test_level_in_decibels() -> None:
    assert level(np.zeros(100, np.int16)).average == -100
    loud = level((tone(RATE) * 65535).clip(-32768, 32767).astype(np.int16))
    assert loud.clipped and loud.average == pytest.approx(-3, abs=0.2)
    assert not level((tone(RATE) * 3276).astype(np.int16)).clipped


# The microphone ------------------------------------------------------------------------------------------------


class PortAudioError(Exception):
    pass


class Card:
    """The sound-card library as the microphone uses it: the test says what it delivers."""

    PortAudioError = PortAudioError

    def __init__(self, rates: tuple[int, ...] = (16000, 48000), refuse: bool = False) -> None:
        self.devices = [
            {"name": "Speaker", "max_input_channels": 0, "default_samplerate": 48000.0},
            {"name": "USB Headset", "max_input_channels": 1, "default_samplerate": 48000.0},
            {"name": "Webcam", "max_input_channels": 2, "default_samplerate": 44100.0},
        ]
        self.rates, self.refuse = rates, refuse
        self.streams: list[FakeStream] = []
        self.blocks = 5
        self.restarts = 0

    def query_devices(self, device: int | None = None, kind: str | None = None) -> Any:
        return self.devices if kind is None else self.devices[1 if device is None else device]

    def RawInputStream(self, **settings: Any) -> FakeStream:
        if self.refuse or settings["samplerate"] not in self.rates:
            raise PortAudioError("Invalid sample rate")
        self.streams.append(FakeStream(self, settings))
        return self.streams[-1]

    def _terminate(self) -> None:
        self.restarts += 1

    def _initialize(self) -> None:
        pass


class FakeStream:
    def __init__(self, card: Card, settings: dict[str, Any]) -> None:
        self.card, self.settings = card, settings
        self.samplerate = settings["samplerate"]
        self.callback: Callable[..., None] = settings["callback"]

    def start(self) -> None:
        self.deliver(self.card.blocks)

    def deliver(self, count: int) -> None:
        size = self.settings["blocksize"]
        for _ in range(count):
            self.callback(np.full(size, 1000, np.int16).tobytes(), size, None, None)

    def abort(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_chunks_of_32_ms_with_their_time() -> None:
    microphone = Microphone(library=Card())
    microphone.open()
    pieces = [microphone.read(timeout=0.01) for _ in range(6)]
    assert pieces[5] is None
    times = [piece.t - pieces[0].t for piece in pieces if piece and pieces[0]]
    assert [round(t, 3) for t in times] == [0.0, 0.032, 0.064, 0.096, 0.128]
    assert {len(piece.samples) for piece in pieces if piece} == {512}
    assert microphone.level.average == pytest.approx(-30.3, abs=0.1)
    assert microphone.name == "USB Headset"


def test_a_device_that_cannot_do_our_rate_is_converted() -> None:
    card = Card(rates=(48000,))
    card.blocks = 20
    microphone = Microphone(library=card)
    microphone.open()
    assert card.streams[0].settings["samplerate"] == 48000
    pieces = [piece for piece in iter(lambda: microphone.read(timeout=0.01), None)]
    assert 15 <= len(pieces) <= 20
    assert abs(int(pieces[10].samples[0]) - 1000) < 5


@pytest.mark.parametrize(("wanted", "number"), [("webcam", 2), ("USB", 1), (2, 2), (None, None)])
def test_a_device_by_number_or_part_of_its_name(wanted: int | str | None, number: int | None) -> None:
    card = Card()
    Microphone(wanted, library=card).open()
    assert card.streams[0].settings["device"] == number
    assert input_devices(card) == [(1, "USB Headset"), (2, "Webcam")]


@pytest.mark.parametrize(
    ("wanted", "card", "code"),
    [
        ("nonsense", Card(), "device_unknown"),
        (0, Card(), "device_unknown"),
        (None, Card(refuse=True), "device_refused"),
    ],
)
def test_what_is_missing_has_a_code_and_a_way_out(wanted: int | str | None, card: Card, code: str) -> None:
    with pytest.raises(MicrophoneMissing) as fault:
        Microphone(wanted, library=card).open()
    assert fault.value.code == code and fault.value.how


def test_no_input_device_at_all() -> None:
    card = Card()
    card.devices = card.devices[:1]
    with pytest.raises(MicrophoneMissing, match="no_device"):
        Microphone(library=card).open()


@pytest.mark.parametrize(("fault", "code"), [(ImportError("no"), "library_missing"), (OSError("PortAudio"), "portaudio_missing")])
def test_missing_libraries_are_told_apart(monkeypatch: pytest.MonkeyPatch, fault: Exception, code: str) -> None:
    def fail(name: str) -> None:
        raise fault

    monkeypatch.setattr(microphones.importlib, "import_module", fail)
    with pytest.raises(MicrophoneMissing, match=code):
        Microphone().open()


def test_a_late_reader_loses_the_oldest_sound_and_time_goes_on() -> None:
    card = Card()
    card.blocks = 400
    microphone = Microphone(library=card)
    microphone.open()
    first = microphone.read(timeout=0.01)
    assert first is not None
    assert first.t == pytest.approx(microphone.dropped_seconds, abs=0.2)
    assert microphone.dropped_seconds == pytest.approx(150 * 0.032)


def test_a_lost_device_is_told_within_two_seconds_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(microphones, "LOST_AFTER", 0.05)
    monkeypatch.setattr(microphones, "FIRST_WITHIN", 0.05)
    monkeypatch.setattr(microphones, "RETRY_EVERY", 0.01)
    card = Card()
    microphone = Microphone(library=card, may_restart=lambda: True)
    happened: list[Any] = []
    tries = 0
    for event in microphone.stream():
        happened.append(event)
        if isinstance(event, MicrophoneLost):
            card.refuse = True

            def restart() -> None:
                nonlocal tries
                tries += 1
                card.refuse = tries < 3

            monkeypatch.setattr(card, "_initialize", restart)
        if isinstance(event, MicrophoneBack):
            microphone.stop()
    kinds = [type(event) for event in happened]
    assert kinds == [*[Chunk] * 5, MicrophoneLost, MicrophoneBack]
    assert tries == 3
    assert happened[5].t < 2.0
    assert happened[6].t > happened[5].t
