"""The encoder of Whisper, and its free transcription. The one place that knows the inference library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from voice_expert.hearing.whisper_features import Matrix, columns_for, log_mel


@dataclass(frozen=True, eq=False)
class Encoded:
    """A sound as the encoder sees it: ``frames`` (frames of 20 ms, width), and the library's own form of the same."""

    frames: Matrix
    library: Any


@dataclass(frozen=True)
class Free:
    """What the model writes when nothing constrains it."""

    tokens: tuple[int, ...]
    mean: float
    """log P per token, the end counted."""


class Encoder:
    def __init__(self, folder: Path, threads: int) -> None:
        """Raises RuntimeError when the folder holds no usable model."""
        import ctranslate2

        self._view = ctranslate2.StorageView
        self._model = ctranslate2.models.Whisper(str(folder), device="cpu", compute_type="int8", intra_threads=threads)

    def encode(self, samples: Matrix, least_columns: int, without_room: bool = False) -> Encoded:
        """``samples`` in -1 … 1. Only as many columns are encoded as there is sound, ``least_columns`` at least."""
        picture = log_mel(samples, columns_for(len(samples), least_columns), without_room)
        encoded = self._model.encode(self._view.from_array(np.ascontiguousarray(picture[None])), to_cpu=True)
        return Encoded(np.array(encoded)[0], encoded)

    def transcribe(self, encoded: Encoded, prompt: Sequence[int], most_tokens: int) -> Free:
        """Greedily, most_tokens at most."""
        result = self._model.generate(
            encoded.library, [list(prompt)], beam_size=1, max_length=len(prompt) + most_tokens, return_scores=True
        )[0]
        return Free(tuple(result.sequences_ids[0]), float(result.scores[0]))
