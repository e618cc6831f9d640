"""Everything the sound tests need: people who speak, rooms that disturb, table talk.

>>> from tests.speech.voices import say, mix, fan
>>> noisy = mix(say("slt", "red red blue yellow"), fan(3), snr_db=15)
"""

from tests.speech.engines import (
    NATURAL,
    RATE,
    VOICES,
    Samples,
    VoiceMissing,
    available,
    missing,
    read_wav,
    say,
    voices,
    write_wav,
)
from tests.speech.noises import NOISES, babble, breathing, echo, fan, game, joined, keyboard, mix, silence
from tests.speech.table_talk import TABLE_TALK, Line, chatter, chatter_lines

__all__ = [
    "NATURAL",
    "NOISES",
    "RATE",
    "TABLE_TALK",
    "VOICES",
    "Line",
    "Samples",
    "VoiceMissing",
    "available",
    "babble",
    "breathing",
    "chatter",
    "chatter_lines",
    "echo",
    "fan",
    "game",
    "joined",
    "keyboard",
    "missing",
    "mix",
    "need",
    "read_wav",
    "say",
    "silence",
    "voices",
    "write_wav",
]


def need(*names: str) -> None:
    """Skip the running test, with the reason, when one of these voices is not installed."""
    import pytest

    for name in names:
        absent = missing(name)
        if absent:
            pytest.skip(f"{name}: {absent}")
