"""What the screen shows and what the voice says."""

from __future__ import annotations

import pytest

from voice_expert.speaking.numbers import counted, in_words
from voice_expert.speaking.pronounce import (
    NoSpelling,
    as_code,
    for_screen,
    for_voice,
    in_groups,
    spelled,
    unreadable,
)

LETTERS = {"A": "alfa", "F": "foxtrot", "L": "lima", "O": "oscar", "D": "delta"}
DIGITS = {"0": "zero", "2": "two", "3": "three", "5": "five", "7": "seven"}
ENGLISH = {**LETTERS, **DIGITS, "FRK": "freak", "PS/2": "P S two"}
JAPANESE = {"A": "アルファ", "L": "リマ", "5": "ご", "0": "ゼロ", "F": "フォックストロット", "3": "さん"}
RUSSIAN = {"A": "Анна", "L": "Леонид", "5": "пять", "0": "ноль", "Б": "Борис"}


@pytest.mark.parametrize(
    ("text", "screen", "voice"),
    [
        ("Cut the second wire.", "Cut the second wire.", "Cut the second wire."),
        ("Serial AL5OF3?", "Serial AL5OF3?", "Serial alfa lima five, oscar foxtrot three?"),
        ("Is FRK lit?", "Is FRK lit?", "Is freak lit?"),
        ("The PS/2 port.", "The PS/2 port.", "The P S two port."),
        ("It says HOLD.", "It says HOLD.", "It says HOLD."),
        ("Press {L|lima}.", "Press L.", "Press lima."),
        ("Wait for 4, then 12.", "Wait for 4, then 12.", "Wait for four, then twelve."),
        ("Enter 007.", "Enter 007.", "Enter zero zero seven."),
        ("At 1:30.", "At 1:30.", "At 1:30."),
        ("Column A, 5 left.", "Column A, 5 left.", "Column A, five left."),
    ],
)
def test_english(text: str, screen: str, voice: str) -> None:
    assert for_screen(text) == screen
    assert for_voice(text, "en", ENGLISH) == voice


@pytest.mark.parametrize(
    ("text", "screen", "voice"),
    [
        ("{上|うえ}から3本目を{切|き}って。", "上から3本目を切って。", "うえからさんぼんめをきって。"),
        ("シリアルはAL5{ですか|ですか}？", "シリアルはAL5ですか？", "シリアルはアルファ リマ ごですか？"),
        ("2番目と10個", "2番目と10個", "にばんめとじゅっこ"),
        ("キー・パッド", "キー・パッド", "キー パッド"),
        ("3つ、14", "3つ、14", "みっつ、じゅうよん"),
    ],
)
def test_japanese(text: str, screen: str, voice: str) -> None:
    assert for_screen(text) == screen
    assert for_voice(text, "ja", JAPANESE) == voice


def test_russian() -> None:
    text = "Режьте {2|второй} провод. Серийный {AL5|Анна, Леонид, пять}. Батареек 3."
    assert for_screen(text) == "Режьте 2 провод. Серийный AL5. Батареек 3."
    assert for_voice(text, "ru", RUSSIAN) == "Режьте второй провод. Серийный Анна, Леонид, пять. Батареек три."
    assert spelled("Б05", "ru", RUSSIAN) == "Борис ноль пять"


def test_a_code_in_the_notation_goes_through_unchanged() -> None:
    text = f"Serial {as_code('AL5OF3', 'en', ENGLISH)}."
    assert for_screen(text) == "Serial AL5OF3."
    assert for_voice(text, "en", ENGLISH) == "Serial alfa lima five, oscar foxtrot three."


def test_a_sign_without_a_spelling_is_named() -> None:
    with pytest.raises(NoSpelling) as caught:
        for_voice("AX5", "en", ENGLISH)
    assert caught.value.sign == "X"


def test_lists_have_a_rest_after_three() -> None:
    assert in_groups(["red", "red", "blue", "white"], "en") == "red red blue, white"
    assert in_groups(["あか", "あお", "しろ", "くろ"], "ja") == "あか あお しろ、くろ"


def test_what_the_plainest_voice_cannot_read() -> None:
    assert unreadable("{切|き}って、3本目。", "ja") == ()
    assert unreadable("線を{切|き}る", "ja") == ("線",)
    assert unreadable("Cut {the wire", "en") == ("{",)


@pytest.mark.parametrize(
    ("words", "number", "arguments"),
    [
        ("zero", 0, ("en",)),
        ("twenty-first", 21, ("en", "ordinal")),
        ("minus three", -3, ("en",)),
        ("две", 2, ("ru", "cardinal", "feminine")),
        ("трёх", 3, ("ru", "cardinal", "masculine", "genitive")),
        ("тремя", 3, ("ru", "cardinal", "masculine", "instrumental")),
        ("двадцати одном", 21, ("ru", "cardinal", "masculine", "prepositional")),
        ("четвёртый", 4, ("ru", "ordinal")),
        ("третьему", 3, ("ru", "ordinal", "masculine", "dative")),
        ("сороковом", 40, ("ru", "ordinal", "masculine", "prepositional")),
        ("двадцать втором", 22, ("ru", "ordinal", "masculine", "prepositional")),
        ("нулевая", 0, ("ru", "ordinal", "feminine")),
        ("третью", 3, ("ru", "ordinal", "feminine", "accusative")),
        ("ゼロ", 0, ("ja",)),
        ("さんびゃくよんじゅうに", 342, ("ja",)),
        ("いちまんはっせん", 18_000, ("ja",)),
        ("さんばんめ", 3, ("ja", "ordinal")),
    ],
)
def test_numbers_in_words(words: str, number: int, arguments: tuple[str, ...]) -> None:
    assert in_words(number, *arguments) == words  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "counter", "reading"),
    [
        (1, "本", "いっぽん"),
        (2, "本", "にほん"),
        (13, "本", "じゅうさんぼん"),
        (20, "本", "にじゅっぽん"),
        (5, "つ", "いつつ"),
        (10, "分", "じゅっぷん"),
        (30, "秒", "さんじゅうびょう"),
        (2, "桁", "ふたけた"),
        (12, "桁", "じゅうにけた"),
    ],
)
def test_japanese_counters(number: int, counter: str, reading: str) -> None:
    assert counted(number, counter) == reading


@pytest.mark.parametrize(("language", "said"), [("en", "bravo five"), ("ja", "ブラボー ご"), ("ru", "Борис пять")])
def test_a_digit_of_a_code_needs_no_spelling_word(language: str, said: str) -> None:
    """The letters of a language have spelling words; its digits have their names."""
    spelling = {"B": said.split()[0]}
    assert for_voice("B5", language, spelling) == said
