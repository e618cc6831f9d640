"""Alphabet: four letter keys in the order of a bank of words. Manual page "On the subject of the alphabet"."""

from dataclasses import replace
from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    listing,
    one_of,
    put,
    record,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# Longest words first, equal lengths alphabetically.
BANK = (
    "ARGF", "IRNM", "JQXZ", "OKBV", "PQJS", "QYDX",
    "DFW", "HDU", "LXE", "PKD", "QEW", "TJL", "VCN", "VSI", "YKQ", "ZNY",
    "AC", "GS", "JR", "OP",
)  # fmt: skip


@record
class Alphabet:
    """The letters of the keys; their places do not matter."""

    letters: tuple[str, ...] = UNTOLD


def solve(bomb: Bomb, seen: Alphabet) -> Answer:
    letters = seen.letters
    if not listing(letters, 0, 4) or not all(one_of(letter, LETTERS) for letter in letters):
        raise Contradiction("bad_input")
    if len(letters) < 4:
        raise Missing(f"letters[{len(letters)}]", subject=seen)
    if len(set(letters)) < 4:
        raise Contradiction("duplicate_letter", letters=letters)

    left = set(letters)
    words = []
    for word in BANK:
        if left.issuperset(word):
            words.append(word)
            left -= set(word)
    if not words:
        raise Contradiction("no_word", letters=letters)
    press = (*"".join(words), *sorted(left))
    return answer("press", {"press": list(press)}, press=press, words=tuple(words), why="bank")


def keys(seen: Any, value: Any, telling: Telling) -> Any:
    """Letters complete a list that was cut short; a full list is replaced."""
    have: tuple[str, ...] = known(seen, "letters", ())
    heard = as_list(value)
    if "at" in telling.slots or (telling.correcting and len(heard) == 1 < len(have)):
        return default_fold("letters")(seen, heard, replace(telling, slots={"at": "last", **telling.slots}))
    short = len(have) < 4 and not telling.correcting
    return put(seen, letters=have + heard if short else heard)


MODULE = Module("alphabet", Alphabet, solve, folds={"letters": keys}, codes={"letters": "bad_input"})
