"""``voice-expert run`` as its own process on a sound card: words go into the microphone, answers come out.

Order is checked, not milliseconds: the machine of the tests may be busy (benchmarks/latency.py measures).
"""

from __future__ import annotations

import contextlib
import json
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.speech.pulse import SoundCard, missing
from tests.speech.voices import RATE, need, say, silence

pytestmark = pytest.mark.skipif(missing() is not None, reason=missing() or "")


def interruptible() -> None:
    """Where the tests run in the background of a shell, interrupts are ignored, and would be by what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class LiveExpert:
    """The program, listening; ``reply`` waits for its next line."""

    def __init__(self, card: SoundCard, home: Path, *options: str) -> None:
        environment = {**card.environment, "VOICE_EXPERT_HOME": str(home)}
        self.card = card
        self.process = subprocess.Popen(
            [sys.executable, "-m", "voice_expert.cli", "run", "--jsonl", "--engine", "pocketsphinx", *options],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=interruptible,
        )  # fmt: skip
        self.lines: queue.Queue[dict[str, Any]] = queue.Queue()
        self.notes: queue.Queue[str] = queue.Queue()
        self.readers = [threading.Thread(target=work, daemon=True) for work in (self._read, self._note)]
        for reader in self.readers:
            reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def _note(self) -> None:
        assert self.process.stderr
        for line in self.process.stderr:
            self.notes.put(line)

    def say(self, text: str) -> dict[str, Any]:
        """Speak into the microphone; the reply. A busy machine may drop sound: said again, by others."""
        reply: dict[str, Any] = {}
        for voice in ("slt", "rms", "awb", "rms"):
            quiet(self.card)
            self.card.play_into_mic(np.concatenate([silence(0.3), say(voice, text), silence(0.3)]))
            with contextlib.suppress(queue.Empty):  # said into the expert's own words
                reply = self.lines.get(timeout=20)
            if reply.get("understood"):
                break
        return reply

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)
        try:
            status = self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()  # it would disturb the sound of the next one
            raise
        for reader in self.readers:
            reader.join(5)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return status


@pytest.fixture
def card() -> Iterator[SoundCard]:
    need("slt", "rms", "awb")
    with SoundCard() as made:
        yield made


def quiet(card: SoundCard) -> None:
    """Wait until the loudspeaker has been silent for a second."""
    while sounds(card):
        pass


def said_to_its_end(card: SoundCard) -> None:
    """Wait until the loudspeaker plays something, 20 seconds at most, and then until it is silent."""
    until = time.monotonic() + 20
    while not sounds(card) and time.monotonic() < until:
        pass
    quiet(card)


def sounds(card: SoundCard) -> bool:
    """Whether the loudspeaker plays anything in the next second."""
    return bool(np.abs(card.record_speaker(1.0).astype(int)).max(initial=0) > 300)


def test_a_module_is_solved_through_the_sound_card(card: SoundCard, tmp_path: Path) -> None:
    live = LiveExpert(card, tmp_path)
    try:
        greeting = live.notes.get(timeout=60)
        assert "241" in greeting or "2 4 1" in greeting
        time.sleep(1)
        quiet(card)
        opened = live.say("wires")
        assert opened["understood"] == [{"module": "wires", "copy": 1, "slots": {}}], opened
        assert opened["t_reply_start"] >= opened["t_speech_end"]
        quiet(card)
        with card.recording() as recorded:
            answered = live.say("blue white red")
            said_to_its_end(card)
        assert answered["answer"] == {"cut": 3}, answered
        assert np.abs(recorded[0]).max() > 2000, "the answer was not to be heard"
        loud = np.flatnonzero(np.abs(recorded[0].astype(int)) > 1000)
        assert (loud[-1] - loud[0]) / RATE > 0.8
    finally:
        live.end()


def test_stop_is_heard_while_the_expert_speaks(card: SoundCard, tmp_path: Path) -> None:
    live = LiveExpert(card, tmp_path)
    try:
        live.notes.get(timeout=60)
        time.sleep(1)
        quiet(card)
        # A long answer, which "stop" must end.
        reply = live.say("which modules do you know")
        assert reply["understood"] == [{"command": "modules"}], reply
        card.play_into_mic(np.concatenate([silence(0.3), say("rms", "stop"), silence(0.5)]))
        # The whole list would take half a minute.
        heard = card.record_speaker(2.0)
        assert np.abs(heard[-RATE // 2 :].astype(int)).max() < 1000, "still speaking after stop"
        status = live.say("status")
        assert status["understood"] == [{"command": "status"}] and status["module"] is None, status
    finally:
        live.end()
