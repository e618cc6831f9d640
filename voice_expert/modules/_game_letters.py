"""Letters of the game in Russian and in Japanese: what a Latin letter that was heard stands for, kana taken apart.

A letter told as such is "ru ж" or "ja カ", so that no English game takes it for one of its own.
"""

import unicodedata
from collections.abc import Iterable
from typing import Any

RUSSIAN, JAPANESE = "ru ", "ja "
"""Before a letter of the game in that language."""

# Latin letter whose Russian name was heard («бэ» is B): the letters of a Russian game it can be.
BY_NAME = {
    "a": "а", "b": "б", "c": "цс", "d": "д", "e": "еэ", "f": "ф", "g": "гж", "h": "х", "i": "и", "j": "йж", "k": "к",
    "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "q": "", "r": "р", "s": "с", "t": "т", "u": "ую", "v": "в",
    "w": "в", "x": "х", "y": "ый", "z": "з",
}  # fmt: skip

# Latin letter named for what is seen: the Russian letters that look, or sound, like it.
BY_LOOKS = {
    "a": "а", "b": "бвь", "c": "сц", "d": "д", "e": "еэ", "f": "ф", "g": "гж", "h": "нх", "i": "ий", "j": "йж",
    "k": "к", "l": "л", "m": "м", "n": "ин", "o": "о", "p": "рп", "q": "", "r": "яргк", "s": "с", "t": "т", "u": "цую",
    "v": "в", "w": "шщв", "x": "хж", "y": "уый", "z": "з",
}  # fmt: skip

_MARKS = str.maketrans({"\u3099": "゛", "\u309a": "゜"})
_KATAKANA = str.maketrans({code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)})


def kana_signs(text: str) -> str:
    """The signs of a word in katakana, the voicing mark a sign of its own: じてん is シ゛テン."""
    return unicodedata.normalize("NFD", text.translate(_KATAKANA)).translate(_MARKS)


def of_game(letter: Any, game: str) -> bool:
    """Whether it is a letter of the game in this language ("ru " or "ja "), told as such."""
    return isinstance(letter, str) and letter.startswith(game)


def game_shown(letters: Iterable[Any]) -> str | None:
    """The language of a module on which these letters were seen, where one of them leaves no doubt."""
    seen = list(letters)
    for game, prefix in (("ru", RUSSIAN), ("ja", JAPANESE)):
        if any(of_game(letter, prefix) for letter in seen):
            return game
    return None
