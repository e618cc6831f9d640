"""How near two words sound or are spelled, per language: what a mistyped or misheard word may stand for.

Only single words are compared here; whole misheard phrases stand in the grammar files as forms marked ``~``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from rapidfuzz import fuzz, process

LEAST = 76.0
"""Similarity (0–100) below which two words are not near."""

_EN = [
    (r"^kn", "n"), (r"^wr", "r"), (r"^wh", "w"), (r"ph", "f"), (r"gh(?=t|$)", ""), (r"ck|q|c(?=[aouklrt]|$)", "k"),
    (r"c", "s"), (r"x", "ks"), (r"z", "s"), (r"dge?", "j"), (r"mb$", "m"), (r"ee|ea|ie|ei|y$", "i"), (r"oo|ou|ew|ue", "u"),
    (r"ai|ay|eigh", "e"), (r"(.)\1", r"\1"), (r"(?<=.)e$", ""), (r"(?<=.)[aeiou]+", "a"), (r"h(?=[^aeiou]|$)", ""),
]  # fmt: skip
_RU = [
    (r"[ъь]", ""), (r"тся|ться", "ца"), (r"(.)\1", r"\1"), (r"[оа]", "а"), (r"[еиэыя]", "и"), (r"ю", "у"),
    (r"б(?=[пткфсшщчцх]|$)", "п"), (r"в(?=[пткфсшщчцх]|$)", "ф"), (r"г(?=[пткфсшщчцх]|$)", "к"), (r"д(?=[пткфсшщчцх]|$)", "т"),
    (r"ж(?=[пткфсшщчцх]|$)", "ш"), (r"з(?=[пткфсшщчцх]|$)", "с"),
]  # fmt: skip
_RULES = {
    "en": [(re.compile(p), r) for p, r in _EN],
    "ru": [(re.compile(p), r) for p, r in _RU],
}


def sound(word: str, language: str) -> str:
    """A rough key of how the word sounds: words with one key are near homophones."""
    for pattern, replacement in _RULES.get(language, ()):
        word = pattern.sub(replacement, word)
    return word


def alike(text: str, other: str, language: str) -> float:
    """How much two texts sound alike, 0 … 1, whatever their gaps, marks and kinds of kana."""
    return fuzz.ratio(letters(text, language), letters(other, language)) / 100


def letters(text: str, language: str) -> str:
    """The sounding letters of a text: near homophones have the same."""
    text = unicodedata.normalize("NFKC", text).lower().replace("ё", "е")
    if language == "ja":
        hiragana = (chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヴ" else sign for sign in text if sign.isalnum() and sign != "ー")
        bare = unicodedata.normalize("NFD", "".join(hiragana))
        return "".join(sign for sign in bare if not unicodedata.combining(sign))
    words = re.findall(r"[^\W_]+", text)
    return "".join(sound(word, language) for word in words)


class Nearness:
    """The words of a grammar, and which of them a strange word may stand for."""

    def __init__(self, language: str, vocabulary: Iterable[str]) -> None:
        self.language = language
        self.vocabulary = frozenset(vocabulary)
        self._listed = sorted(word for word in self.vocabulary if len(word) > 1)
        self._by_sound: dict[str, list[str]] = {}
        for word in self._listed:
            self._by_sound.setdefault(sound(word, language), []).append(word)
        self._known: dict[str, tuple[tuple[str, float], ...]] = {}

    def near(self, word: str) -> tuple[tuple[str, float], ...]:
        """(vocabulary word, cost) pairs, the word itself first at no cost when it is one."""
        found = self._known.get(word)
        if found is None:
            if len(self._known) > 50_000:
                self._known.clear()
            found = self._known[word] = self._find(word)
        return found

    def _find(self, word: str) -> tuple[tuple[str, float], ...]:
        exact = word in self.vocabulary
        costs: dict[str, float] = {word: 0.0} if exact else {}
        if self.language != "ja" and len(word) > 2 and not any(c.isdigit() for c in word) and len(word) <= 30:
            extra = 0.25 if exact else 0.0
            for other in self._by_sound.get(sound(word, self.language), ()):
                costs.setdefault(other, 0.3 + extra)
            if len(word) > 3 and not exact:
                for other, score, _ in process.extract(
                    word, self._listed, scorer=fuzz.ratio, score_cutoff=LEAST, limit=4
                ):
                    costs.setdefault(other, 0.3 + 0.7 * (100 - score) / (100 - LEAST) * 0.5)
        return tuple(costs.items())


def nearest(text: str, options: Iterable[str], count: int) -> list[str]:
    """The options most like a text, best first."""
    return [option for option, *_ in process.extract(text, list(options), limit=count)]


def meant(text: str, options: Iterable[str], least: float) -> str | None:
    """The option whose words are most those of the text, in any order; None when none is ``least`` per cent alike."""
    found = process.extractOne(text, list(options), scorer=fuzz.token_set_ratio, score_cutoff=least)
    return None if found is None else str(found[0])
