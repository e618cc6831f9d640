"""What the decoder would say without any sound: what it expects anyway, to be subtracted from what it hears.

The expectation after some tokens never changes, so it is remembered for as long as the ear lives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_expert.hearing.whisper_decoder import HEAD, Decoder, Matrix, Past, Sound

_MOST = 3000
"""Prefixes remembered, about 15 kB each."""


@dataclass(frozen=True, eq=False)
class _Known:
    """One remembered prefix: the state after it, and what its last token left for later ones to attend to."""

    hidden: Matrix
    normaliser: float
    keys: NDArray[np.float16]
    values: NDArray[np.float16]


class Prior:
    """States of the decoder for prefixes of tokens heard in silence."""

    def __init__(self, decoder: Decoder, silence: Sound, prompt: Sequence[int], common: Matrix) -> None:
        """``common``: vectors of the tokens over which probabilities are normalised."""
        self.silence = silence
        self._decoder, self._common = decoder, common
        hidden, self._prompt, _ = decoder.begin(prompt, silence)
        nothing = np.zeros(0, np.float16)
        normaliser = float(self._normaliser(hidden[-1:])[0])
        self._known: dict[tuple[int, ...], _Known] = {(): _Known(hidden[-1], normaliser, nothing, nothing)}
        self.computed = 0

    def missing(self, prefixes: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Which of them have to be computed; everything one token shorter is known after this."""
        unknown = [prefix for prefix in dict.fromkeys(prefixes) if prefix not in self._known]
        lost = self.missing([prefix[:-1] for prefix in unknown]) if unknown else []
        if lost:
            hidden, past, _ = self._decoder.step([one[-1] for one in lost], self.past(lost), [(self.silence, len(lost))])
            self.learn(lost, hidden, past)
        return unknown

    def past(self, prefixes: Sequence[tuple[int, ...]]) -> Past:
        """What stands before the last token of each prefix."""
        before, length = self._prompt.length, len(prefixes[0]) - 1
        shape = (len(self._decoder.layers), len(prefixes), self._decoder.heads, before + length, HEAD)
        keys, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
        keys[:, :, :, :before], values[:, :, :, :before] = self._prompt.keys, self._prompt.values
        for row, prefix in enumerate(prefixes):
            for i in range(length):
                known = self._known[prefix[: i + 1]]
                keys[:, row, :, before + i], values[:, row, :, before + i] = known.keys, known.values
        return Past(keys, values)

    def learn(self, prefixes: Sequence[tuple[int, ...]], hidden: Matrix, past: Past) -> None:
        """Remember what a step over these prefixes gave."""
        self.computed += len(prefixes)
        normalisers = self._normaliser(hidden)
        keys, values = past.keys[:, :, :, -1].astype(np.float16), past.values[:, :, :, -1].astype(np.float16)
        for row, prefix in enumerate(prefixes):
            # Copies: a row alone would keep all rows of its step.
            mine = hidden[row].copy(), float(normalisers[row]), keys[:, row].copy(), values[:, row].copy()
            self._known[prefix] = _Known(*mine)

    def log_probabilities(self, prefixes: Sequence[tuple[int, ...]], vectors: Matrix) -> Matrix:
        """(prefixes, tokens) for the tokens with these vectors, after known prefixes."""
        known = [self._known[prefix] for prefix in prefixes]
        normaliser = np.array([one.normaliser for one in known], np.float32)
        return np.stack([one.hidden for one in known]) @ vectors.T - normaliser[:, None]

    def trim(self) -> None:
        """Forget when there is too much; called between utterances."""
        if len(self._known) > _MOST:
            self._known = {(): self._known[()]}

    def _normaliser(self, hidden: Matrix) -> Matrix:
        logits = hidden @ self._common.T
        top: Matrix = logits.max(-1)
        total: Matrix = np.log(np.exp(logits - top[:, None]).sum(-1))
        return top + total
