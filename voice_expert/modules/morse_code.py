"""Morse Code: a blinking word gives a frequency. Manual page "On the subject of Morse code"."""

from collections.abc import Iterator
from typing import Any

from voice_expert.modules._letters import as_list, lower
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
    one_of,
    put,
    record,
)

# Word: frequency in MHz, in the order of the dial from left to right.
WORDS = {
    "shell": "3.505", "halls": "3.515", "slick": "3.522", "trick": "3.532", "boxes": "3.535", "leaks": "3.542",
    "strobe": "3.545", "bistro": "3.552", "flick": "3.555", "bombs": "3.565", "break": "3.572", "brick": "3.575",
    "steak": "3.582", "sting": "3.592", "vector": "3.595", "beats": "3.600",
}  # fmt: skip

MORSE = {
    ".-": "a", "-...": "b", "-.-.": "c", "-..": "d", ".": "e", "..-.": "f", "--.": "g", "....": "h", "..": "i",
    ".---": "j", "-.-": "k", ".-..": "l", "--": "m", "-.": "n", "---": "o", ".--.": "p", "--.-": "q", ".-.": "r",
    "...": "s", "-": "t", "..-": "u", "...-": "v", ".--": "w", "-..-": "x", "-.--": "y", "--..": "z",
}  # fmt: skip

PAUSE = "|"
"""The long pause between two repetitions of the word."""
MISSED = "?"


@record
class MorseCode:
    """What was seen in order: letters or their signals, ``?`` for a missed letter, ``|`` for the long pause."""

    letters: tuple[str, ...] = UNTOLD
    asked_start: bool = False
    """They answer the question for the letters after the long pause, but the pause itself was not mentioned."""


def solve(bomb: Bomb, seen: MorseCode) -> Answer:
    raw = seen.letters if isinstance(seen.letters, tuple) else ()
    if not all(one_of(item, (PAUSE, MISSED, *MORSE, *MORSE.values())) for item in raw):
        raise Contradiction("bad_morse")
    letters = tuple(MORSE.get(item, item) for item in raw)
    if all(letter in (PAUSE, MISSED) for letter in letters):
        raise Missing(f"letters[{len(letters)}]", subject=seen)
    start = (PAUSE, *letters) if seen.asked_start is True else letters
    words = fitting(start) or fitting(letters)
    if not words:
        raise Contradiction("no_word", near=tuple(dict.fromkeys(near(start))))
    if len(words) == 1:
        word = words[0]
        json = {"word": word, "frequency": WORDS[word]}
        dial = list(WORDS).index(word) + 1
        return answer("set", json, word=word, frequency=WORDS[word], dial=dial, why="only_word")
    return answer(
        "candidates",
        {"candidates": list(words)},
        then=f"letters[{len(letters)}]",
        final=False,
        why="several_words",
        words=words,
        count=len(words),
    )


def fitting(letters: tuple[str, ...]) -> tuple[str, ...]:
    """The words in whose endless repetition, with a pause before each, these letters can follow each other."""
    parts = "".join(letters).split(PAUSE)
    return tuple(word for word in WORDS if fits(word, parts))


def fits(word: str, parts: list[str]) -> bool:
    """The parts lie between pauses: the end of the word, whole words, the start of the word."""
    first, *whole_words, last = parts if len(parts) > 1 else (*parts, "")
    if len(parts) == 1:
        return any(same_letters(first, word[i : i + len(first)]) for i in range(len(word)))
    ends = same_letters(first, word[len(word) - len(first) :] if len(first) <= len(word) else "")
    starts = same_letters(last, word[: len(last)])
    # Two pauses with nothing between them are one pause, told twice.
    return ends and starts and all(same_letters(part, word) for part in whole_words if part)


def same_letters(seen: str, word: str) -> bool:
    return len(seen) == len(word) and all(a in (b, MISSED) for a, b in zip(seen, word, strict=True))


def near(letters: tuple[str, ...]) -> Iterator[str]:
    """The words that fit when one of the letters is left open."""
    for i, letter in enumerate(letters):
        if letter != PAUSE:
            yield from fitting((*letters[:i], MISSED, *letters[i + 1 :]))


def blink(seen: Any, value: Any, telling: Telling) -> Any:
    """Letters go to the end; after a frequency was given they go on with that word, or it is read anew."""
    heard = tuple(map(lower, as_list(value)))
    if "at" in telling.slots:
        return default_fold("letters")(seen, heard, telling)
    have: tuple[str, ...] = known(seen, "letters", ())
    if telling.correcting:
        have = have[: -len(heard)]
    elif telling.answered is not None and telling.answered.final:
        have = have if goes_on(have, heard) else ()
    if not have or read_anew(have, heard):
        return put(seen, letters=heard, asked_start=PAUSE not in heard)
    return put(seen, letters=have + heard)


def goes_on(have: tuple[Any, ...], heard: tuple[Any, ...]) -> bool:
    """Whether a word has all of it: the defuser was still reading when the frequency was given."""
    items = have + heard
    return all(isinstance(item, str) for item in items) and bool(fitting(tuple(MORSE.get(item, item) for item in items)))


def read_anew(have: tuple[Any, ...], heard: tuple[Any, ...]) -> bool:
    """Whether the word was read again from its start: no word has it all, but one has what was heard now."""
    if len(heard) < 3 and PAUSE not in heard or not all(isinstance(item, str) for item in have + heard):
        return False
    before, now = (tuple(MORSE.get(item, item) for item in part) for part in (have, heard))
    return not fitting(before + now) and not fitting((PAUSE, *before, *now)) and bool(fitting(now))


def signals(seen: Any, value: Any, telling: Telling) -> Any:
    """Dots and dashes one by one, "/" between letters; they make letters.

    Signals that follow each other in one utterance without a pause, and are more than a letter has, are never cut into
    letters at will: "dot dot dot dash dot".
    """
    text = "".join(f" {s} " if s in (PAUSE, MISSED) else str(s) for s in as_list(value))
    if telling.going_on and not telling.correcting:
        before = known(seen, "letters", ("",))[-1]
        following = text[: len(text) - len(text.lstrip(".-"))]
        if one_of(before, MORSE) and following and before + following not in MORSE:
            raise Contradiction("bad_morse")
    return blink(seen, tuple(text.replace("/", " ").split()), telling)


FOLDS = {"letters": blink, "signals": signals}

MODULE = Module("morse_code", MorseCode, solve, folds=FOLDS, codes={"letters": "no_letters"})
