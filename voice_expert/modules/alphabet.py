"""Alphabet: four letter keys in the order of a bank of words. Manual page "On the subject of the alphabet"."""

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    answer,
    cells,
    listing,
    need_cells,
    one_of,
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
    if not listing(letters, 0, 4) or not all(letter is UNTOLD or one_of(letter, LETTERS) for letter in letters):
        raise Contradiction("bad_input")
    need_cells(seen, "letters", 4)
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


MODULE = Module(
    "alphabet", Alphabet, solve, folds={"letters": cells("letters", 4)}, codes={"letters": "bad_input"}
)
