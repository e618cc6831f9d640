"""The voice of the system: sound in three languages, quick, and not to be brought down by its engine."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from voice_expert.events import RATE
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice, decode, trimmed
from voice_expert.speaking.pyttsx3_worker import choose
from voice_expert.speaking.voice import VoiceUnavailable, pieces

SENTENCES = {
    "en": "Cut the second wire.",
    "ja": "うえからにばんめをきって。",
    "ru": "Режьте второй провод.",
}


@pytest.fixture(scope="module")
def voice() -> Iterator[Pyttsx3Voice]:
    if sys.platform.startswith("linux") and not shutil.which("espeak-ng"):
        pytest.skip("the speech engine is missing: Debian package espeak-ng")
    speaker = Pyttsx3Voice()
    yield speaker
    speaker.close()


@pytest.mark.parametrize("language", SENTENCES)
def test_a_sentence_becomes_sound(voice: Pyttsx3Voice, language: str) -> None:
    sound = voice.render(SENTENCES[language], language)
    assert sound.dtype == np.int16
    assert 0.8 * RATE < len(sound) < 2.5 * RATE
    assert np.abs(sound.astype(int)).max() > 5000
    # The first sound comes within 20 ms, the last is followed by hardly anything.
    assert np.flatnonzero(np.abs(sound.astype(int)) > 60)[0] < 0.02 * RATE


def test_the_rate_is_that_of_the_sentence_not_of_the_one_before(voice: Pyttsx3Voice) -> None:
    # The engine's library mixes them up unless it is made to wait.
    for name in "abcdef":
        fast, slow, usual = (len(voice.render(f"Module {name} is done.", "en", rate)) for rate in (1.3, 0.75, 1.0))
        assert fast < 0.9 * usual and slow > 1.15 * usual


def test_slower_is_longer_and_quieter_is_quieter(voice: Pyttsx3Voice) -> None:
    usual, slow = (voice.render(SENTENCES["en"], "en", rate) for rate in (1.0, 0.75))
    assert len(slow) > 1.15 * len(usual)
    voice.volume = 0.5
    quiet = voice.render(SENTENCES["en"], "en")
    voice.volume = 1.0
    assert abs(float(np.abs(quiet.astype(int)).max()) / np.abs(usual.astype(int)).max() - 0.5) < 0.01


def test_nothing_to_say_is_no_sound(voice: Pyttsx3Voice) -> None:
    assert len(voice.render(" … ", "en")) == 0


def test_a_short_sentence_is_ready_within_sixty_milliseconds(voice: Pyttsx3Voice) -> None:
    voice.render("warm", "en")
    times = []
    for number in ("first", "second", "third", "fourth", "fifth", "sixth", "last"):
        begin = time.perf_counter()
        voice.render(f"Cut the {number} wire.", "en")
        times.append(time.perf_counter() - begin)
    assert sorted(times)[len(times) // 2] <= 0.060


def test_a_killed_engine_is_started_again(voice: Pyttsx3Voice) -> None:
    voice.render("One.", "en")
    assert voice._worker is not None
    voice._worker.process.kill()
    voice._worker.process.wait()
    assert len(voice.render("Press the button at four.", "en")) > 0.8 * RATE


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no way to halt a process here")
def test_a_hung_engine_is_replaced(voice: Pyttsx3Voice) -> None:
    voice.render("Two.", "en")
    assert voice._worker is not None
    hung = voice._worker.process
    os.kill(hung.pid, signal.SIGSTOP)
    patience, voice.patience = voice.patience, 0.2
    sound = voice.render("Hold it.", "en")
    voice.patience = patience
    assert len(sound) > 0.2 * RATE
    assert hung.poll() is not None and voice._worker.process is not hung


def test_no_voice_for_a_language_is_said(voice: Pyttsx3Voice) -> None:
    with pytest.raises(VoiceUnavailable) as caught:
        voice.render("hello", "xx")
    assert caught.value.code == "language"


def test_a_missing_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # A library path on which nothing is found is a system without espeak-ng.
    (tmp_path / "sitecustomize.py").write_text(
        "import ctypes\n"
        "def refuse(self, name): raise OSError(f'cannot open {name}')\n"
        "ctypes.LibraryLoader.LoadLibrary = refuse\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.getcwd()}")
    lonely = Pyttsx3Voice()
    with pytest.raises(VoiceUnavailable) as caught:
        lonely.render("hello", "en")
    lonely.close()
    assert caught.value.code == "library"
    assert "apt-get install espeak-ng" in caught.value.how


def test_the_engine_ends_with_the_program(voice: Pyttsx3Voice) -> None:
    script = (
        "from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice\n"
        "voice = Pyttsx3Voice(); voice.render('a', 'en'); print(voice._worker.process.pid, flush=True)\n"
        "import os; os._exit(1)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30)
    child = int(run.stdout)  # and nothing else on standard output
    for _ in range(50):
        if not Path(f"/proc/{child}/stat").exists() or Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("the engine's process lives on")


def test_the_sound_files_of_all_systems_are_read() -> None:
    samples = np.array([0, 1000, -1000, 32767, -32768], np.int16)
    with BytesIO() as memory:
        with wave.open(memory, "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(22_050)
            file.writeframes(np.repeat(samples, 2).astype("<i2").tobytes())
        read, rate = decode(memory.getvalue())
    assert rate == 22_050 and (read == samples).all()
    for order, kind in ((">i2", b""), ("<i2", b"sowt\x00\x00")):
        # 22,050 as an 80-bit number: exponent 14, mantissa shifted up to the highest bit.
        common = struct.pack(">hIhHQ", 1, len(samples), 16, 16383 + 14, 22_050 << (63 - 14)) + kind
        sound = struct.pack(">II", 0, 0) + samples.astype(order).tobytes()
        body = b"AIFC" + b"".join(
            name + struct.pack(">I", len(part)) + part + b"\x00" * (len(part) % 2)
            for name, part in ((b"COMM", common), (b"SSND", sound))
        )
        read, rate = decode(b"FORM" + struct.pack(">I", len(body)) + body)
        assert rate == 22_050 and (read == samples).all()
    with pytest.raises(ValueError, match="not a sound file"):
        decode(b"nonsense")


def test_the_right_voice_is_chosen_on_every_system() -> None:
    def known(name: str, *languages: object) -> SimpleNamespace:
        return SimpleNamespace(id=f"id:{name}", name=name, languages=list(languages))

    linux = [known("English (Scotland)", "en-gb-scotland"), known("English (America)", "en-us")]
    windows = [known("Microsoft Haruka", "ja-JP"), known("Microsoft Irina", "ru-RU"), known("Microsoft Zira", "en-US")]
    mac = [known("Kyoko", "ja_JP"), known("Milena", "ru_RU"), known("Samantha", "en_US"), known("Daniel", "en_GB")]
    assert choose(linux, "en", "") == "id:English (America)"
    assert choose(linux, "ru", "") is None
    assert [choose(windows, language, "") for language in ("en", "ja", "ru")] == [
        "id:Microsoft Zira",
        "id:Microsoft Haruka",
        "id:Microsoft Irina",
    ]
    assert choose(mac, "ja", "") == "id:Kyoko"
    assert choose(mac, "en", "daniel") == "id:Daniel"
    assert choose([known("old", b"\x05en-gb")], "en", "") == "id:old"


def test_silence_at_the_ends_is_cut() -> None:
    sound = np.concatenate([np.zeros(8000, np.int16), np.full(160, 5000, np.int16), np.zeros(8000, np.int16)])
    assert len(trimmed(sound)) == 160 - 1 + RATE // 200 + RATE // 25
    assert len(trimmed(np.zeros(100, np.int16))) == 0


def test_long_texts_come_in_pieces() -> None:
    text = "Yes. Cut the second wire from the top. Then tell me the serial number."
    assert list(pieces(text)) == ["Yes. Cut the second wire from the top.", "Then tell me the serial number."]
    assert list(pieces("はい。つぎ。", shortest=5)) == ["はい。つぎ。"]
    assert list(pieces("Stop.")) == ["Stop."]
