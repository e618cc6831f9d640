"""Text to tokens, per language: words in English and Russian, characters in Japanese.

Tokens are what the matcher compares. Mixed codes ("AL5QF2") fall apart into single characters; digits stand singly
and remember that they were written together (``glued``), so that "42" can be a number or two digits.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

LANGUAGES = ("en", "ja", "ru")

_WORD = re.compile(r"\d+(?:st|nd|rd|th)\b|[a-zа-яё']+|\d+|[^\W_]", re.IGNORECASE)
_JAPANESE = re.compile(r"[\w々ー〇]", re.UNICODE)
_MIXED = re.compile(r"(?=[^\W_]*\d)(?=[^\W_]*[a-zа-яё])[^\W_]+", re.IGNORECASE)
_SHARP_SIGN = re.compile(r"\b([a-g])#")
"""A note as it is written; the sign is a word."""
_SHARP = {"en": r"\1 sharp ", "ja": r"\1しゃーぷ", "ru": r"\1 диез "}
_STAMMER = re.compile(r"\b([^\W\d_]{1,3})-(?:\1-)*(?=\1[^\W\d_])")
"""The first sounds said again: "b-b-blue"."""
_IS = re.compile(
    r"\b(?!(?:it|that|there|here|what|who|let|he|she|how|where|stage|bird|simon|moore|may|ho)'s)([a-z]{2,})'s\b"
)
"""A contracted "is": "the strip's blue". Names and the words that stand contracted in the grammar stay whole."""
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)", re.IGNORECASE)


@dataclass(frozen=True)
class Token:
    """A word (or character), where it stands in the normalised text, and whether it touches the one before."""

    text: str
    start: int
    end: int
    glued: bool = False
    dotted: bool = False
    """Whether the word was written with ё, which is read as е."""


def normal(text: str, language: str) -> str:
    """One form for all spellings: width, case, apostrophes; katakana as hiragana; Russian ё as е."""
    text = unicodedata.normalize("NFKC", text).lower().replace("’", "'").replace("‘", "'")
    text = _SHARP_SIGN.sub(_SHARP[language], text)
    if language == "ja":
        text = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)
        return text.replace("\u200b", "")
    if language == "ru":
        text = text.replace("ё", "е")
    if language == "en":
        text = _IS.sub(r"\1 is", text)
    text = _STAMMER.sub("", text)
    return "".join(c for c in text if unicodedata.category(c) != "Cf")


@lru_cache(maxsize=20_000)
def tokens(text: str, language: str) -> tuple[Token, ...]:
    """The tokens of a text; punctuation is dropped."""
    written = unicodedata.normalize("NFKC", text).lower()
    text = normal(text, language)
    # Where something was left out, places no longer agree: then nobody knows where ё stood.
    dots = [place for place, c in enumerate(written) if c == "ё"] if len(written) == len(text) else []
    found: list[Token] = []
    if language == "ja":
        last = -2
        for match in _JAPANESE.finditer(text):
            found.append(Token(match.group(), match.start(), match.end(), match.start() == last))
            last = match.end()
        return tuple(found)
    mixed = [
        (m.start(), m.end()) for m in _MIXED.finditer(text) if not _ORDINAL.fullmatch(m.group())
    ]
    for match in _WORD.finditer(text):
        word, start, end = match.group().strip("'"), match.start(), match.end()
        if not word:
            continue
        glued = bool(found) and found[-1].end == start
        inside = any(s <= start and end <= e for s, e in mixed)
        if word.isdigit() or inside:
            for i, character in enumerate(word):
                found.append(Token(character, start + i, start + i + 1, glued or i > 0))
        else:
            found.append(Token(word, start, end, glued, any(start <= place < end for place in dots)))
    return tuple(found)


def words(text: str, language: str) -> tuple[str, ...]:
    """Only the token texts."""
    return tuple(token.text for token in tokens(text, language))
