"""The timeline player that stands in for a loudspeaker, and the two small sounds."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from voice_expert.audio.earcons import blip, chime
from voice_expert.audio.own_voice import GUARD, OwnVoice
from voice_expert.audio.player import NullPlayer
from voice_expert.events import RATE, Samples
from voice_expert.live import closed


class Clock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def tone(seconds: float, level: int = 1000) -> Samples:
    return np.full(round(seconds * RATE), level, np.int16)


def test_sounds_stand_at_their_time() -> None:
    clock = Clock()
    player = NullPlayer(clock)
    clock.now = 1.0
    player.play(tone(0.5))
    player.add(tone(0.25, 2000))
    assert player.playing and player.ends_at == 1.75
    clock.now = 1.6
    assert abs(player.position - 0.6) < 1e-9
    clock.now = 2.0
    assert not player.playing
    sound = player.sound()
    assert len(sound) == round(1.75 * RATE)
    assert not sound[: RATE - 1].any() and sound[RATE] == 1000 and sound[-1] == 2000
    assert len(player.sound(3.0)) == 3 * RATE and len(player.sound(1.2)) == round(1.2 * RATE)


def test_stop_and_a_new_sound_cut_the_old_one() -> None:
    clock, guard = Clock(), OwnVoice()
    player = NullPlayer(clock, guard)
    player.play(tone(2.0))
    player.add(tone(2.0))
    clock.now = 0.5
    player.stop()
    assert not player.playing and len(player.sound()) == RATE // 2
    assert guard.overlaps(0.4, 0.6) and not guard.overlaps(0.5 + GUARD + 0.01, 4.0)
    clock.now = 1.0
    player.play(tone(1.0, 3000))
    clock.now = 1.2
    player.play(tone(0.1, 4000))
    assert player.ends_at == pytest.approx(1.3)
    assert guard.overlaps(1.25, 1.28) and not guard.overlaps(1.3 + GUARD + 0.01, 4.0)


@pytest.mark.parametrize("earcon", [blip, chime])
def test_earcons_are_short_quiet_and_do_not_click(earcon: object) -> None:
    sound = earcon()  # type: ignore[operator]
    assert len(sound) <= 0.120 * RATE
    peak = np.abs(sound.astype(int)).max()
    assert 1000 < peak < 0.07 * 32768
    assert abs(int(sound[0])) < 200 and abs(int(sound[-1])) < 200


def test_what_hangs_while_it_closes_does_not_keep_the_program() -> None:
    done: list[str] = []
    assert closed([lambda: done.append("microphone"), lambda: done.append("player")], within=2.0)
    assert done == ["microphone", "player"]
    hangs = threading.Event()
    assert not closed([hangs.wait, lambda: done.append("never")], within=0.1)
    hangs.set()
