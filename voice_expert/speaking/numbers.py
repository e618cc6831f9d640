"""Numbers as a voice says them: words in three languages, Russian in any gender and case, Japanese in kana.

The adapter of unicode-rbnf. What its rules get wrong or leave open (Russian ё and a few endings, Japanese readings)
is mended here by tables.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

Gender = Literal["masculine", "feminine", "neuter", "plural"]
Case = Literal["nominative", "genitive", "dative", "accusative", "instrumental", "prepositional"]
Kind = Literal["cardinal", "ordinal"]

LARGEST = 99_999_999

RUSSIAN_CASES: dict[str, str] = {
    "nominative": "",
    "genitive": "-genitive",
    "dative": "-dative",
    "accusative": "-accusative",
    "instrumental": "-ablative",
    "prepositional": "-locative",
}

RUSSIAN_MENDED: tuple[tuple[str, str], ...] = (
    # ё carries the stress, and without it a voice stresses another syllable.
    (r"\bтрех", "трёх"),
    (r"\bчетырех", "четырёх"),
    (r"\bтрем\b", "трём"),
    (r"\bтремстам", "трёмстам"),
    (r"\bчетырем", "четырём"),
    (r"\bчетверт", "четвёрт"),
    (r"\bнулем\b", "нулём"),
    (r"третьому\b", "третьему"),
)

RUSSIAN_MENDED_PREPOSITIONAL: tuple[tuple[str, str], ...] = (
    (r"\bдвадцать(?= |$)", "двадцати"),
    (r"\bтридцать(?= |$)", "тридцати"),
)

JAPANESE_READINGS: tuple[tuple[str, str], ...] = (
    # Longest first: the sound changes of hundreds and thousands, then single signs.
    ("三百", "さんびゃく"),
    ("六百", "ろっぴゃく"),
    ("八百", "はっぴゃく"),
    ("三千", "さんぜん"),
    ("八千", "はっせん"),
    ("〇", "ゼロ"),
    ("一", "いち"),
    ("二", "に"),
    ("三", "さん"),
    ("四", "よん"),
    ("五", "ご"),
    ("六", "ろく"),
    ("七", "なな"),
    ("八", "はち"),
    ("九", "きゅう"),
    ("十", "じゅう"),
    ("百", "ひゃく"),
    ("千", "せん"),
    ("万", "まん"),
)

JAPANESE_COUNTERS: dict[str, tuple[str, dict[int, str]]] = {
    # counter: (its reading, readings of number and counter together by the last digit, 10 for round tens)
    "本": ("ほん", {1: "いっぽん", 3: "さんぼん", 6: "ろっぽん", 8: "はっぽん", 10: "じゅっぽん"}),
    "個": ("こ", {1: "いっこ", 6: "ろっこ", 8: "はっこ", 10: "じゅっこ"}),
    "回": ("かい", {1: "いっかい", 6: "ろっかい", 8: "はっかい", 10: "じゅっかい"}),
    "分": ("ふん", {1: "いっぷん", 3: "さんぷん", 4: "よんぷん", 6: "ろっぷん", 8: "はっぷん", 10: "じゅっぷん"}),
    "秒": ("びょう", {}),
    "番": ("ばん", {}),
    "枚": ("まい", {}),
    "段": ("だん", {1: "いちだん"}),
    "列": ("れつ", {1: "いちれつ"}),
    "行": ("ぎょう", {}),
    "問": ("もん", {}),
    "度": ("ど", {}),
    "桁": ("けた", {1: "ひとけた", 2: "ふたけた"}),
    "文字": ("もじ", {1: "ひともじ", 2: "ふたもじ"}),
}

JAPANESE_THINGS: tuple[str, ...] = (
    # 0つ does not occur; from ten on there is no つ.
    "",
    "ひとつ",
    "ふたつ",
    "みっつ",
    "よっつ",
    "いつつ",
    "むっつ",
    "ななつ",
    "やっつ",
    "ここのつ",
)


def in_words(
    number: int, language: str, kind: Kind = "cardinal", gender: Gender = "masculine", case: Case = "nominative"
) -> str:
    """A number as words; gender and case count in Russian only. Japanese comes in kana, ordinals as 番目.

    >>> in_words(21, "en", "ordinal"), in_words(2, "ru", gender="feminine"), in_words(300, "ja")
    ('twenty-first', 'две', 'さんびゃく')
    """
    if abs(number) > LARGEST:
        raise ValueError(f"{number} is too large to be said in words")
    if number < 0:
        minus = {"en": "minus ", "ja": "マイナス", "ru": "минус "}[language]
        return minus + in_words(-number, language, kind, gender, case)
    if language == "ja":
        return counted(number, "番") + "め" if kind == "ordinal" else _japanese(number)
    if language == "en":
        return _rules("en", f"spellout-{kind}", number)
    if language != "ru":
        raise ValueError(f"no numbers in {language}")
    if number == 0 and kind == "ordinal" and gender == "feminine" and case == "nominative":
        return "нулевая"
    words = _rules("ru", f"spellout-{kind}-{gender}{RUSSIAN_CASES[case]}", number)
    mended = RUSSIAN_MENDED
    if case == "prepositional" and kind == "cardinal":
        mended += RUSSIAN_MENDED_PREPOSITIONAL
    if case == "prepositional" and kind == "ordinal" and gender != "feminine":
        mended += ((r"сороковой$", "сороковых" if gender == "plural" else "сороковом"),)
    for wrong, right in mended:
        words = re.sub(wrong, right, words)
    return words


def counted(number: int, counter: str) -> str:
    """A Japanese number with its counter, in kana: 3 and 本 give さんぼん."""
    if counter == "つ":
        return JAPANESE_THINGS[number] if 0 < number < len(JAPANESE_THINGS) else _japanese(number)
    reading, together = JAPANESE_COUNTERS[counter]
    if counter in ("桁", "文字"):  # the old numbers live on in one and two alone, not in 11 and 12
        return together.get(number) or _japanese(number) + reading
    last = number % 10 or (10 if number % 100 else 0)
    if last not in together:
        return _japanese(number) + reading
    if last == 10:
        tens = number // 10
        return (_japanese(tens * 10)[: -len("じゅう")] if tens > 1 else "") + together[10]
    return (_japanese(number - last) if number > last else "") + together[last]


def _japanese(number: int) -> str:
    words = _rules("ja", "spellout-cardinal", number)
    for sign, reading in JAPANESE_READINGS:
        words = words.replace(sign, reading)
    return words


def _rules(language: str, rules: str, number: int) -> str:
    return str(_engine(language).format_number(number, ruleset_names=[rules]).text)


@cache
def _engine(language: str) -> Any:
    from unicode_rbnf import RbnfEngine

    return RbnfEngine.for_language(language)
