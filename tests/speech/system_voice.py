"""The product's own voice, for the fixtures of the sound tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice
from voice_expert.speaking.voice import VoiceUnavailable


def system_voice(patience: float = 4.0) -> Iterator[Pyttsx3Voice]:
    """Ready to speak, closed after the tests; skips them where the system has none. ``patience`` in seconds."""
    speaker = Pyttsx3Voice(patience=patience)
    try:
        speaker.render("a", "en")
    except VoiceUnavailable as missing:
        pytest.skip(missing.how)
    yield speaker
    speaker.close()
