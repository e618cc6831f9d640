"""Hears "stop" while the expert speaks: in English, Japanese and Russian, and nothing else.

It listens to sound that is silent unless somebody else speaks (``OwnVoice.clean``). A short utterance between two
silences is a candidate; a keyword search decides. Talk that goes on is nobody's stop.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from voice_expert.events import RATE, Chunk, Samples
from voice_expert.hearing import pocketsphinx

SHORTEST, LONGEST = 0.22, 1.5
"""Seconds of an utterance that may be a stop word, said up to three times."""
MARGIN = 0.12
"""Seconds of faint noise put around an utterance, as the search expects."""
LOUD = 5000.0
"""Root mean square to which the loudest part of an utterance is brought."""
FRAME = 320
USUAL_MEAN = "41.00,-5.29,-0.12,5.09,2.48,-4.07,-1.37,-1.78,-5.08,-2.05,-6.45,-1.42,1.17"
"""The cepstral mean of the acoustic model: a word is nearly too short to estimate one."""

StopWords = Mapping[str, Mapping[str, Any]]


def stop_words() -> dict[str, StopWords]:
    """By language and word: ``phones``, ``threshold`` and ``hiss``."""
    return tomllib.loads(resources.files("voice_expert.hearing").joinpath("stop_words.toml").read_text("utf-8"))


class StopSpotter:
    """Feed it clean sound; it says when a stop word was said. Raises EarMissing when it is made."""

    def __init__(self, language: str, words: StopWords | None = None) -> None:
        self._engine: Any = pocketsphinx.Decoder({"lw": 6.5}).engine
        self._names: dict[str, str] = {}
        lines: list[str] = []
        chosen = words or stop_words()[language]
        for number, (word, entry) in enumerate(chosen.items()):
            for variant, phones in enumerate(entry["phones"]):
                # The library's own spelling is plain letters; a name of ours cannot meet a word of its dictionary.
                name = f"stopword{number}x{variant}"
                self._names[name] = word
                self._engine.add_word(name, phones, True)
                lines.append(f"{name} /1e{entry['threshold']}/")
        with tempfile.TemporaryDirectory(prefix="voice-expert-") as folder:
            keywords = Path(folder) / "keywords"
            keywords.write_text("\n".join(lines) + "\n", "utf-8")
            self._engine.add_kws("stop", str(keywords))
        self._engine.activate_search("stop")
        hiss = max(float(entry["hiss"]) for entry in chosen.values())
        self._hiss = np.random.default_rng(1).standard_normal(round((LONGEST + 2 * MARGIN) * RATE)) * hiss
        self._pieces: list[Samples] = []
        self._length = 0

    def feed(self, chunk: Chunk) -> str | None:
        """The stop word that has just ended, if one has."""
        found = None
        for begin in range(0, len(chunk.samples), 256):
            block = chunk.samples[begin : begin + 256]
            if block.any():
                self._length += len(block)
                if self._length <= LONGEST * RATE:
                    self._pieces.append(block)
            elif self._length:
                if SHORTEST * RATE <= self._length <= LONGEST * RATE:
                    found = self.judge(np.concatenate(self._pieces)) or found
                self.reset()
        return found

    def judge(self, utterance: Samples) -> str | None:
        """The stop word that this utterance is, if any."""
        sound = utterance.astype(np.float64)
        frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME)
        loudest = float(np.sqrt((frames**2).mean(axis=1)).max(initial=0.0))
        if loudest == 0.0:
            return None
        margin = round(MARGIN * RATE)
        padded = self._hiss[: len(sound) + 2 * margin].copy()
        padded[margin : margin + len(sound)] += sound * (LOUD / loudest)
        prepared = np.clip(padded, -32768, 32767).astype(np.int16).tobytes()
        return self._found(prepared, False) or self._found(prepared, True)

    def _found(self, sound: bytes, own_mean: bool) -> str | None:
        """With the usual cepstral mean or that of the utterance: voices differ in which of them fits."""
        if not own_mean:
            self._engine.set_cmn(USUAL_MEAN)
        self._engine.start_utt()
        self._engine.process_raw(sound, False, own_mean)
        self._engine.end_utt()
        best = self._engine.hyp()
        return self._names[best.hypstr.split()[0]] if best is not None and best.hypstr.split() else None

    def reset(self) -> None:
        """Forget what was begun."""
        self._pieces, self._length = [], 0
