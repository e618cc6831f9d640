"""FUSE's clock: which call is due, and that it is never called over a sentence."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from voice_expert.games.fuse import clock, rules
from voice_expert.games.fuse.table import Table, seated, started
from voice_expert.live import Live


def running(called: int = rules.SECONDS + 1) -> Table:
    table = started(seated(("anna", "ben")), 1000.0)
    return Table(**{**vars(table), "called": called})


@pytest.mark.parametrize(
    ("after", "called", "call"),
    [
        (1.0, 601, None),
        (59.9, 601, None),
        (60.0, 601, 540),
        (60.1, 540, None),
        # Somebody spoke for nine seconds, for eleven.
        (69.0, 601, 540),
        (71.5, 601, None),
        (540.0, 90, 60),
        (590.0, 20, 10),
        (590.9, 20, 10),
        (591.0, 10, 9),
        # Two seconds of speech: only the call of now.
        (593.2, 9, 7),
        (599.99, 2, 1),
        (600.0, 1, 0),
        (700.0, 1, 0),
    ],
)
def test_calls(after: float, called: int, call: int | None) -> None:
    assert clock.due(running(called), 1000.0 + after) == call


def test_no_call_before_the_start_nor_after_the_end() -> None:
    assert clock.due(seated(("anna",)), 5000.0) is None
    over = Table(**{**vars(running()), "outcome": "won"})
    assert clock.due(over, 1060.0) is None


def test_the_live_loop_calls_between_sentences_only() -> None:
    """A stand-in for ears, voice and loudspeaker; the calls come from a conversation that always has one."""
    asked: list[float] = []
    said: list[str] = []

    def tick(t: float) -> Any:
        asked.append(t)
        return SimpleNamespace(say="Nine minutes.", voice="Nine minutes.", as_json=lambda turn: {})

    def render(text: str, slow: bool) -> Any:
        said.append(text)
        return np.zeros(0, np.int16)

    conversation = SimpleNamespace(tick=tick, session=SimpleNamespace(slow=False))
    endpoint = SimpleNamespace(speaking=True)
    player = SimpleNamespace(playing=False)
    moment = [10.0]
    expert = SimpleNamespace(conversation=conversation, endpoint=endpoint, render=render)
    live = Live(expert, player, SimpleNamespace(), lambda: moment[0], {})  # type: ignore[arg-type]
    live._call_clock()
    assert not asked, "somebody is speaking"
    endpoint.speaking, player.playing = False, True
    live._call_clock()
    assert not asked, "an instruction is being spoken"
    player.playing = False
    live._call_clock()
    live._call_clock()
    assert len(asked) == 1 and said == ["Nine minutes."]
    moment[0] += 0.2
    live._call_clock()
    assert len(asked) == 2
