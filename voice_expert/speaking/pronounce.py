"""One text for the eye and the ear: ``{漢字|かんじ}`` shows 漢字 and says かんじ.

Everything that the expert says carries its pronunciation in this notation where the two differ, codes too:
``{FRK|foxtrot romeo kilo}``. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from voice_expert.speaking.numbers import JAPANESE_COUNTERS, LARGEST, counted, in_words

Spelling = Mapping[str, str]
"""How signs are said: ``{"A": "alfa", "0": "zero", "PS/2": "P S two", …}``; keys of several signs are terms."""

READING = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
CODE = re.compile(r"(?<![A-Za-z0-9])(?=[A-Z0-9]*[A-Z])(?=[A-Z0-9]*[0-9])[A-Z0-9]{2,}(?![A-Za-z0-9])")
"""Letters and digits in one word, such as AL5DF2. Words of capitals are left alone: a button may say HOLD."""
NUMBER = re.compile(r"(?<![\d.,:])\d+(?![\d]|[.,:]\d)")
COUNTED = re.compile(r"(\d+)(" + "|".join(sorted([*JAPANESE_COUNTERS, "つ"], key=len, reverse=True)) + r")(目?)")
KANJI = re.compile(r"[\u3400-\u9fff々]")
PAUSE = {"en": ", ", "ja": "、", "ru": ", "}


class NoSpelling(Exception):
    """A sign that has to be spelled is not in the table; ``sign`` names it."""

    def __init__(self, sign: str) -> None:
        super().__init__(f"no spelling word for {sign!r}")
        self.sign = sign


def for_screen(text: str) -> str:
    """The text as it is read: readings left out."""
    return READING.sub(lambda found: found.group(1), text)


def for_voice(text: str, language: str, spelling: Spelling) -> str:
    """The text as it is said: readings in place, codes spelled, numbers in words.

    Numbers are said as cardinals in the nominative; where a language needs more, the text carries a reading.
    A number that begins with zero is said digit by digit. Raises NoSpelling.
    """
    terms = sorted((sign for sign in spelling if len(sign) > 1), key=len, reverse=True)
    spoken: list[str] = []
    end = 0
    for found in READING.finditer(text):
        spoken.append(_plain_for_voice(text[end : found.start()], language, spelling, terms))
        spoken.append(found.group(2))
        end = found.end()
    spoken.append(_plain_for_voice(text[end:], language, spelling, terms))
    whole = "".join(spoken)
    # The dot between foreign words makes espeak-ng read the kana around it as "Japanese letter".
    return whole.replace("・", " ") if language == "ja" else whole


def spelled(code: Iterable[str], language: str, spelling: Spelling, group: int = 3) -> str:
    """Sign by sign, with a short rest after every ``group`` signs. Raises NoSpelling.

    >>> spelled("B0B4", "en", {"B": "bravo", "0": "zero", "4": "four"})
    'bravo zero bravo, four'
    """
    words: list[str] = []
    for sign in code:
        word = spelling.get(sign) or spelling.get(sign.upper()) or (in_words(int(sign), language) if sign.isdecimal() else None)
        if word is None:
            raise NoSpelling(sign)
        words.append(word)
    return PAUSE[language].join(" ".join(words[at : at + group]) for at in range(0, len(words), group))


def as_code(code: str, language: str, spelling: Spelling) -> str:
    """A code in the notation: the screen shows it, the voice spells it. Raises NoSpelling."""
    return f"{{{code}|{spelled(code, language, spelling)}}}"


def in_groups(items: Iterable[str], language: str, group: int = 3) -> str:
    """A list with a rest after every ``group`` items, as people read out lists: a b c, d e f."""
    every = list(items)
    return PAUSE[language].join(" ".join(every[at : at + group]) for at in range(0, len(every), group))


def unreadable(text: str, language: str) -> tuple[str, ...]:
    """The signs of a text that the plainest voice cannot say: kanji without a reading, braces of a broken notation."""
    spoken = READING.sub(lambda found: found.group(2), text)
    if language == "ja":
        spoken = COUNTED.sub("", spoken)
    return tuple(sign for sign in spoken if sign in "{}|" or (language == "ja" and KANJI.match(sign)))


def _plain_for_voice(text: str, language: str, spelling: Spelling, terms: list[str]) -> str:
    """The pieces between readings."""
    if terms:
        whole = re.compile(r"(?<![A-Za-z0-9])(" + "|".join(re.escape(term) for term in terms) + r")(?![A-Za-z0-9])")
        pieces = whole.split(text)
        # Every second piece is a term and is not looked into again.
        return "".join(
            spelling[piece] if index % 2 else _numbers_and_codes(piece, language, spelling)
            for index, piece in enumerate(pieces)
        )
    return _numbers_and_codes(text, language, spelling)


def _numbers_and_codes(text: str, language: str, spelling: Spelling) -> str:
    text = CODE.sub(lambda found: spelled(found.group(), language, spelling), text)
    if language == "ja":
        text = COUNTED.sub(_counted, text)
    return NUMBER.sub(lambda found: _number(found.group(), language, spelling), text)


def _counted(found: re.Match[str]) -> str:
    number, counter, place = found.groups()
    return counted(int(number), counter) + ("め" if place else "")


def _number(digits: str, language: str, spelling: Spelling) -> str:
    if (len(digits) > 1 and digits[0] == "0") or int(digits) > LARGEST:
        return spelled(digits, language, spelling)
    return in_words(int(digits), language)
