"""The whole way through a sound card: a program of its own hears a microphone and plays to a loudspeaker.

The card is a private PulseAudio; sounddevice sees it as any other. Order and lengths are checked, not milliseconds of
latency: the machine of the tests may be busy.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.speech.pulse import SoundCard, missing
from tests.speech.voices import RATE, joined, need, say, silence

CHILD = """
import json, sys, time
import numpy as np
from voice_expert.audio.player import SoundCardPlayer
from voice_expert.events import RATE

class Noted:
    def __init__(self): self.blocks = []
    def speaking(self, samples, t): self.blocks.append((t, samples.copy()))
    def stopped(self, t): pass

tone = (8000 * np.sin(2 * np.pi * 440 * np.arange(2 * RATE) / RATE)).astype(np.int16)
noted = Noted()
player = SoundCardPlayer(listener=noted)
player.open()
def tell(**facts): print(json.dumps(facts), flush=True)
"""

needs_card = pytest.mark.skipif(missing() is not None, reason=missing() or "")


@pytest.fixture(scope="module")
def card() -> Iterator[SoundCard]:
    with SoundCard() as made:
        yield made


def child(card: SoundCard, script: str) -> list[dict[str, Any]]:
    run = subprocess.run(
        [sys.executable, "-c", CHILD + script], env=card.environment, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def sounding(samples: np.ndarray[Any, Any], threshold: int = 1000) -> float:
    """Seconds between the first and the last loud sample."""
    loud = np.flatnonzero(np.abs(samples.astype(int)) > threshold)
    return float(loud[-1] - loud[0]) / RATE if len(loud) else 0.0


@needs_card
def test_a_sound_is_played_whole_and_reported_to_the_sample(card: SoundCard) -> None:
    with card.recording() as recorded:
        told = child(
            card,
            """
player.play(tone[:RATE])
while player.playing: time.sleep(0.01)
position = player.position
time.sleep(0.2)
whole = np.concatenate([samples for _, samples in noted.blocks])
times = [t for t, _ in noted.blocks]
tell(same=bool(len(whole) == RATE and (whole == tone[:RATE]).all()), position=position, rising=times == sorted(times))
player.close()
""",
        )
    assert told == [{"same": True, "position": 1.0, "rising": True}]
    assert abs(sounding(recorded[0]) - 1.0) < 0.05


@needs_card
def test_stop_is_silent_within_fifty_milliseconds_of_sound(card: SoundCard) -> None:
    with card.recording() as recorded:
        told = child(
            card,
            """
player.play(tone)
while player.position < 0.5: time.sleep(0.002)
at = player.position
player.stop()
time.sleep(0.4)
after = sum(len(samples) for _, samples in noted.blocks) / RATE
tell(at=at, after=after, playing=player.playing)
player.play(tone[:1600])
while player.playing: time.sleep(0.01)
time.sleep(0.2)
player.close()
""",
        )
    at, after = told[0]["at"], told[0]["after"]
    assert not told[0]["playing"]
    assert after - at < 0.05  # nothing more was handed to the card than a block and the fade
    loud = np.flatnonzero(np.abs(recorded[0].astype(int)) > 1000)
    gap = np.flatnonzero(np.diff(loud) > 0.2 * RATE)
    assert len(gap) == 1, "one pause between the sound that was cut and the next one"
    assert (loud[gap[0]] - loud[0]) / RATE < at + 0.1


@needs_card
def test_what_is_said_into_the_microphone_is_heard(card: SoundCard) -> None:
    need("slt")
    script = """
from voice_expert.audio.microphone import Microphone
microphone = Microphone()
microphone.open()
first = microphone.read()
tell(ready=True)
heard = [microphone.read() for _ in range(round(3.0 * RATE / 512))]
samples = np.concatenate([chunk.samples for chunk in heard if chunk is not None])
loud = np.flatnonzero(np.abs(samples.astype(int)) > 1500)
tell(seconds=float(loud[-1] - loud[0]) / RATE if len(loud) else 0.0)
microphone.close()
player.play(tone[:8000])
while player.playing: time.sleep(0.01)
time.sleep(0.2)
player.close()
"""
    words = joined(silence(0.3), say("slt", "red red blue"), silence(0.3))
    with card.recording() as recorded:
        process = subprocess.Popen(
            [sys.executable, "-c", CHILD + script], env=card.environment, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == {"ready": True}
        card.play_into_mic(words)
        told = json.loads(process.stdout.readline())
        assert process.wait(30) == 0
        process.stdout.close()
    assert abs(told["seconds"] - sounding(words, 1500)) < 0.1
    assert abs(sounding(recorded[0]) - 0.5) < 0.05


@needs_card
def test_a_card_that_goes_away_is_noticed() -> None:
    with SoundCard() as lost:
        process = subprocess.Popen(
            [sys.executable, "-c", CHILD + """
from voice_expert.audio.player import LoudspeakerMissing
player.play(tone)
tell(playing=True)
sys.stdin.readline()
for _ in range(100):
    if player.lost or not player._stream.active: break
    time.sleep(0.05)
try:
    player.play(tone); tell(code="played")
except LoudspeakerMissing as missing:
    tell(code=missing.code, how=missing.how)
import os; os._exit(0)
"""],
            env=lost.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert process.stdin is not None and process.stdout is not None
        assert json.loads(process.stdout.readline()) == {"playing": True}
    process.stdin.write("\n")
    process.stdin.flush()
    told = json.loads(process.stdout.readline())
    process.stdin.close()
    process.stdout.close()
    assert process.wait(20) == 0
    assert told["code"] in ("no_device", "device_refused")
