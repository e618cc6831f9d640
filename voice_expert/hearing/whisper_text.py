"""Words to the tokens Whisper would write for them, and back. The one place that knows the tokenizers library."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Container, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

_SCRIPTS = {
    "en": re.compile(r"^[\x00-\x7f’‘“”–—…]*$"),
    "ru": re.compile(r"^[ЀӿЀ-ӿ\x00-\x40\x5b-\x60\x7b-\x7f«»“”–—…]*$"),
    "ja": re.compile(r"^[　-ヿ一-鿿＀-￯\x00-\x7f…�]*$"),
}
"""Which tokens count as plausible writing of a language when probabilities are normalised."""
_KATAKANA = re.compile("[ァ-ヴ]{2,}|(?<=ー)[ァ-ヴ]|[ァ-ヴ](?=ー)")
_MOST = 8_000
"""So many of them at most: the lower the number of a token, the more often it occurs in the training text."""


class Text:
    """The tokenizer of one model, set to one language."""

    def __init__(self, path: Path, language: str) -> None:
        import tokenizers

        self._tokenizer: Any = tokenizers.Tokenizer.from_str(_mended(path.read_text("utf-8")))
        self._encoded: dict[str, tuple[int, ...]] = {}
        self.language = language
        self.spaced = language != "ja"
        self.end = self._known("<|endoftext|>")
        self.no_speech = self._known("<|nospeech|>")
        self.prompt = [self._known(name) for name in ("<|startoftranscript|>", f"<|{language}|>", "<|transcribe|>", "<|notimestamps|>")]
        """What stands before every transcription."""

    def _known(self, name: str) -> int:
        number = self._tokenizer.token_to_id(name)
        if number is None and name == "<|nospeech|>":
            number = self._tokenizer.token_to_id("<|nocaptions|>")
        if number is None:
            raise ValueError(f"the tokenizer has no token {name}")
        return int(number)

    def encode(self, text: str) -> tuple[int, ...]:
        found = self._encoded.get(text)
        if found is None:
            found = self._encoded[text] = tuple(self._tokenizer.encode(text, add_special_tokens=False).ids)
        return found

    def decode(self, tokens: list[int]) -> str:
        return str(self._tokenizer.decode(tokens, skip_special_tokens=True)).strip()

    def phrases(self, words: Container[str]) -> dict[str, list[tuple[str, ...]]]:
        """Phrases of several words that the model writes in a way of its own ("42"), by their first word."""
        found: dict[str, list[tuple[str, ...]]] = {}
        for phrase in _written(self.language):
            parts = tuple(phrase.split())
            if len(parts) > 1 and all(part in words for part in parts):
                found.setdefault(parts[0], []).append(parts)
        return found

    def spellings(self, words: Sequence[str], first: bool, others: Container[str] = ()) -> list[tuple[int, ...]]:
        """Token spellings of a word or phrase of the grammar; ``first``: it opens the sentence.

        A spelling that is itself one of the ``others``, the words of the grammar, belongs to that word alone.
        """
        plain = [words[0]] if len(words) == 1 else []
        written = plain + [text for text in _written(self.language).get(" ".join(words), ()) if text not in others]
        if plain and not self.spaced:
            written += _in_hiragana(words[0])
        if self.spaced:
            if first:
                written += [text[0].upper() + text[1:] for text in written]
            written = [" " + text for text in written]
        return list(dict.fromkeys(self.encode(text) for text in written))

    def closings(self) -> tuple[int, ...]:
        """Tokens that close a sentence as well as the end of the text does."""
        marks = (".", "!", "?", "。") if self.language == "ja" else (".", "!", "?")
        return tuple(self.encode(mark)[0] for mark in marks)

    def plausible(self) -> NDArray[np.int64]:
        """Tokens that writing in this language consists of, sorted, the end of the text included."""
        script = _SCRIPTS[self.language]
        found = [number for number in range(self.end) if script.match(self._tokenizer.decode([number]))]
        return np.array([*found[:_MOST], self.end], np.int64)


def _mended(description: str) -> str:
    """The tokenizer with the very first merge put back, which the published file of the base model has lost.

    Without it " to", " two", " tango" would be spelled with a lone space, which the model never does.
    """
    content = json.loads(description)
    merges = content["model"]["merges"]
    first = "Ġ t" if isinstance(merges[0], str) else ["Ġ", "t"]
    if "Ġt" in content["model"]["vocab"] and merges[0] != first:
        merges.insert(0, first)
        return json.dumps(content, ensure_ascii=False)
    return description


def _in_hiragana(word: str) -> list[str]:
    """A Japanese word with its katakana as hiragana, with long vowels and without: so the model writes rare names."""
    if not _KATAKANA.search(word):
        return []
    plain = _KATAKANA.sub(lambda found: "".join(chr(ord(kana) - 0x60) for kana in found[0]), word)
    return list(dict.fromkeys([plain, plain.replace("ー", "")]))


@cache
def _written(language: str) -> dict[str, tuple[str, ...]]:
    """Other ways in which the model may write a word: digits for numbers, letters for their names, an article before it."""
    spellings, articles = (
        tomllib.loads((Path(__file__).parent / file).read_text("utf-8")).get(language, {})
        for file in ("whisper_spellings.toml", "whisper_articles.toml")
    )
    found: dict[str, tuple[str, ...]] = {word: tuple(others) for word, others in spellings.items()}
    for article, nouns in articles.items():
        for word in nouns:
            found[word] = tuple(dict.fromkeys((*found.get(word, ()), f"{article} {word}")))
    return found
