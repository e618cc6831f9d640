"""The baseline: open dictation with the same engine's models, and the words of the moment spotted in what it wrote."""

from __future__ import annotations

import numpy as np

from voice_expert.events import Samples
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.pocketsphinx_decoder import Decoder
from voice_expert.models_store import find

MOST_TOKENS = 60


class Dictation:
    """Writes down whatever is said: PocketSphinx with its own language model, or Whisper without a grammar.

    ``auto`` compares with Whisper, the stronger of its two ears. No voice detector: the whole recording is written.
    """

    def __init__(self, language: str, engine: str) -> None:
        self.name = f"{'pocketsphinx' if engine == 'pocketsphinx' else 'whisper'} dictation"
        self._decoder: Decoder | None = None
        if engine == "pocketsphinx":
            self._decoder = Decoder({})
            self._decoder.engine.add_lm_file("open", self._decoder.language_model)
            self._decoder.engine.activate_search("open")
            return
        folder = find(language, "whisper")
        if folder is None:
            raise SystemExit("whisper-base is not installed: voice-expert models get whisper-base")
        from voice_expert.hearing.whisper_encoder import Encoder
        from voice_expert.hearing.whisper_text import Text

        self._text, self._encoder = Text(folder / "tokenizer.json", language), Encoder(folder, 2)

    def write(self, sound: Samples) -> str:
        """What was said, as text; empty when nothing was recognised."""
        if self._decoder is not None:
            self._decoder.decode([sound], whole=True)
            found = self._decoder.result()
            return " ".join(found.words) if found else ""
        encoded = self._encoder.encode(sound.astype(np.float32) / np.float32(32768), 3000)
        free = self._encoder.transcribe(encoded, self._text.prompt, MOST_TOKENS)
        return self._text.decode(list(free.tokens)).strip()


def spotted(text: str, grammar: WordAutomaton) -> str:
    """The words of the grammar in a text, in order; everything else is left out."""
    if grammar.language != "ja":
        words = ["".join(sign for sign in word if sign.isalnum() or sign == "'") for word in text.lower().split()]
        return " ".join(word for word in words if word in grammar.words)
    found, at = [], 0
    longest = max(map(len, grammar.words), default=0)
    while at < len(text):
        piece = next((text[at : at + n] for n in range(longest, 0, -1) if text[at : at + n] in grammar.words), "")
        if piece:
            found.append(piece)
        at += len(piece) or 1
    return "".join(found)
