"""``voice-expert run --wav`` as other programs call it (README, "For other programs"), with the real fast ear."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import wave
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.speech.voices import RATE, Samples, joined, missing, read_wav, say, silence, write_wav

pytestmark = pytest.mark.skipif(missing("slt") is not None, reason=missing("slt") or "")

KEYS = {
    "turn", "heard", "understood", "confidence", "changed", "say", "module", "copy", "asking", "answer", "also",
    "file", "t_speech_start", "t_speech_end", "t_reply_start", "t_reply_end", "engine",
}  # fmt: skip
AFTER_REPLY, WITHOUT_REPLY = 0.3, 1.0


@dataclass(frozen=True)
class Run:
    status: int
    replies: list[dict[str, Any]]
    errors: str


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all runs, so that grammars are compiled once; sessions keep them apart."""
    return tmp_path_factory.mktemp("home")


def run(home: Path, session: str, *arguments: str | Path) -> Run:
    environment = {**os.environ, "VOICE_EXPERT_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-m", "voice_expert.cli", "run", "--engine", "pocketsphinx", "--jsonl", "--session", session,
         *map(str, arguments)],
        capture_output=True, encoding="utf-8", env=environment, timeout=120,
    )  # fmt: skip
    return Run(done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr)


def files(*paths: Path) -> list[str]:
    return [argument for path in paths for argument in ("--wav", str(path))]


def spoken(folder: Path, name: str, text: str, before: float = 0.4, after: float = 0.6, voice: str = "slt") -> Path:
    path = folder / f"{name}.wav"
    write_wav(path, joined(silence(before), say(voice, text), silence(after)))
    return path


def written(path: Path, samples: Samples, rate: int, channels: int, bits: int) -> Path:
    """The sound in another format; the second channel is silent."""
    import soxr

    floats = np.asarray(soxr.resample(samples.astype(np.float32) / 32768, RATE, rate), np.float32)
    frames = np.stack([floats] + [np.zeros_like(floats)] * (channels - 1), axis=1).clip(-1, 1)
    whole = (frames * 127 + 128).astype(np.uint8) if bits == 8 else (frames * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(bits // 8)
        file.setframerate(rate)
        file.writeframes(whole.tobytes())
    return path


@pytest.fixture(scope="module")
def conversation(home: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path, list[Path]]:
    """A conversation in four files, the second of them silent; its replies, its sound."""
    folder = tmp_path_factory.mktemp("conversation")
    quiet = folder / "quiet.wav"
    write_wav(quiet, silence(1.5))
    said = [spoken(folder, "open", "wires"), quiet, spoken(folder, "tell", "red red blue black"), spoken(folder, "odd", "yes")]
    out = folder / "replies.wav"
    return run(home, "conversation", *files(*said), "--out", out), out, said


def test_every_reply_has_the_contracts_keys_and_counts(conversation: tuple[Run, Path, list[Path]]) -> None:
    done, _, said = conversation
    assert done.status == 0, done.errors
    assert all(set(reply) == KEYS for reply in done.replies)
    assert [reply["turn"] for reply in done.replies] == list(range(1, len(done.replies) + 1))
    numbers = [reply["file"] for reply in done.replies]
    assert numbers == sorted(numbers) and set(numbers) == set(range(len(said)))


def test_the_right_thing_is_heard_and_answered(conversation: tuple[Run, Path, list[Path]]) -> None:
    opened, quiet, told, decided = conversation[0].replies
    assert opened["understood"] == [{"module": "wires", "copy": 1, "slots": {}}] and opened["engine"] == "pocketsphinx"
    assert told["understood"] == [{"module": "wires", "copy": 1, "slots": {"wires": ["red", "red", "blue", "black"]}}]
    assert told["asking"] == ["serial_last_digit"] and told["answer"] is None
    assert decided["answer"] == {"cut": 2} and decided["changed"]


def test_silence_gives_one_object_with_nothing_understood(conversation: tuple[Run, Path, list[Path]]) -> None:
    quiet = conversation[0].replies[1]
    assert quiet["file"] == 1 and quiet["understood"] == [] and quiet["heard"] == "" and not quiet["changed"]
    assert quiet["confidence"] == 0 and quiet["say"] == ""
    assert all(quiet[key] is None for key in ("t_speech_start", "t_speech_end", "t_reply_start", "t_reply_end", "engine"))


def test_times_rise_and_files_wait_for_the_reply(conversation: tuple[Run, Path, list[Path]]) -> None:
    done, _, said = conversation
    begins = 0.0
    for reply, path in zip(done.replies, said, strict=True):
        length = len(read_wav(path)[0]) / RATE
        if reply["t_speech_start"] is None:
            begins += length + WITHOUT_REPLY
            continue
        # speech lies 0.4 s into each file
        assert begins + 0.3 < reply["t_speech_start"] < begins + 0.9
        assert reply["t_speech_start"] < reply["t_speech_end"] < begins + length
        assert reply["t_speech_end"] < reply["t_reply_start"] < reply["t_reply_end"]
        begins = max(begins + length, reply["t_reply_end"] + AFTER_REPLY)


def test_the_replies_are_written_at_their_time(conversation: tuple[Run, Path, list[Path]]) -> None:
    done, out, _ = conversation
    sound, rate = read_wav(out)
    assert rate == RATE
    loud = np.abs(sound.astype(int)) > 500
    spans = [(r["t_reply_start"], r["t_reply_end"]) for r in done.replies if r["t_reply_start"] is not None]
    inside = np.zeros(len(sound), bool)
    for start, end in spans:
        piece = slice(round(start * RATE) - 16, round(end * RATE) + 16)
        assert loud[piece].any(), f"nothing is said from {start} to {end}"
        inside[piece] = True
    assert not (loud & ~inside).any(), "something is said outside the replies"
    assert len(sound) / RATE >= spans[-1][1] - 0.01


def test_any_rate_channels_and_width_and_several_turns_in_a_file(home: Path, tmp_path: Path) -> None:
    """Stereo with one silent channel at the rate of a music file, a telephone's width, a recorder's rate."""
    sound = joined(silence(0.4), say("slt", "status"), silence(0.6))
    stereo = written(tmp_path / "stereo.wav", sound, 44_100, 2, 16)
    narrow = written(tmp_path / "narrow.wav", sound, 16_000, 1, 8)
    wide = written(tmp_path / "wide.wav", sound, 48_000, 1, 16)
    two = tmp_path / "two.wav"
    write_wav(two, joined(silence(0.4), say("slt", "wires"), silence(2.5), say("rms", "blue white red"), silence(2.0)))
    done = run(home, "formats", *files(stereo, narrow, wide, two))
    assert done.status == 0, done.errors
    assert [reply["file"] for reply in done.replies] == [0, 1, 2, 3, 3]
    for reply in done.replies[:3]:
        assert reply["understood"] == [{"command": "status"}] and not reply["changed"], reply
    opened, answered = done.replies[3:]
    assert opened["module"] == "wires" and answered["answer"] == {"cut": 3}
    assert opened["t_speech_end"] < answered["t_speech_start"]


def test_a_broken_file_is_named_and_the_rest_goes_on(home: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF\x00\x00\x00\x00WAVEnonsense")
    good, nowhere = spoken(tmp_path, "good", "wires"), tmp_path / "none" / "out.wav"
    done = run(home, "broken", *files(broken, tmp_path / "absent.wav", good), "--out", nowhere)
    assert done.status == 1
    assert "broken.wav" in done.errors and "absent.wav" in done.errors and "out.wav" in done.errors
    assert "Traceback" not in done.errors
    assert [reply["module"] for reply in done.replies if reply["file"] == 2] == ["wires"]
    assert all(not reply["understood"] for reply in done.replies if reply["file"] < 2)


def test_nothing_but_broken_files_is_a_sentence(home: Path, tmp_path: Path) -> None:
    done = run(home, "nothing", *files(tmp_path / "absent.wav"))
    assert done.status == 1 and "absent.wav" in done.errors and "Traceback" not in done.errors
    assert all(not reply["understood"] for reply in done.replies)


def test_a_language_the_engine_cannot_hear_is_a_sentence(home: Path, tmp_path: Path) -> None:
    done = run(home, "wrong", *files(spoken(tmp_path, "open", "wires")), "--lang", "ru")
    assert done.status == 3 and "whisper" in done.errors and done.replies == []


def test_overlap_plays_on_and_the_next_run_goes_on_there(home: Path, tmp_path: Path) -> None:
    first, second = spoken(tmp_path, "first", "which modules do you know", voice="rms"), spoken(tmp_path, "second", "wires", 0.8, 1.0)
    done = run(home, "overlap", *files(first, second), "--overlap")
    assert done.status == 0, done.errors
    listed, opened = done.replies
    assert opened["module"] == "wires"
    length = len(read_wav(first)[0]) / RATE
    assert length + 0.7 < opened["t_speech_start"] < length + 1.3
    assert opened["t_speech_start"] < listed["t_reply_end"], "the second file waited for the reply"
    (answered,) = run(home, "overlap", *files(spoken(tmp_path, "tell", "blue white red"))).replies
    assert answered["answer"] == {"cut": 3} and answered["copy"] == opened["copy"]
