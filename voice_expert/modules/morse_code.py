"""Morse Code: a blinking word gives a frequency. Manual page "On the subject of Morse code"."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.modules._game_letters import BY_NAME, JAPANESE, RUSSIAN, game_shown, kana_signs, of_game
from voice_expert.modules._letters import as_list, lower
from voice_expert.modules._morse_code_tables import KANA_CODE, KANA_WORDS, RUSSIAN_CODE, RUSSIAN_WORDS
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Line,
    Missing,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    one_of,
    put,
    record,
    told,
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
SIGNALS = {letter: code for code, letter in MORSE.items()}

PAUSE = "|"
"""The long pause between two repetitions of the word."""
MISSED = "?"
LONGEST = 6
"""Letters of the longest word in English or Russian."""
UNSURE = "unsure"
"""Nobody knows which list the printed manual has."""


@record
class MorseCode:
    """What was seen in order: letters or their signals, ``?`` for a missed letter, ``|`` for the long pause."""

    letters: tuple[str, ...] = UNTOLD
    asked_start: bool = False
    """They answer the question for the letters after the long pause, but the pause itself was not mentioned."""
    words: str = UNTOLD
    """Which words the manual of a Russian or Japanese game has: the name of their list."""


Signs = tuple[frozenset[str], ...]
"""What was seen, sign by sign: all that each of them can be."""


@dataclass(frozen=True)
class WordList:
    """The words of one printed manual: ``signs`` per word as it blinks, and what an item told is in its code."""

    game: str
    frequencies: Mapping[str, str]
    signs: Mapping[str, str]
    read: Callable[[str], Signs]

    def seen(self, letters: tuple[str, ...]) -> Signs | None:
        """The letters as signs of this code, None where one of them is no letter of it."""
        found: list[frozenset[str]] = []
        for letter in letters:
            signs = (frozenset((letter,)),) if letter in (PAUSE, MISSED) else self.read(letter)
            if not signs or not all(signs):
                return None
            found += signs
        return tuple(found)

    def fitting(self, letters: tuple[str, ...]) -> tuple[str, ...]:
        """The words in whose endless repetition, with a pause before each, these letters can follow each other."""
        signs = self.seen(letters)
        if signs is None:
            return ()
        parts: list[list[frozenset[str]]] = [[]]
        for sign in signs:
            if PAUSE in sign:
                parts.append([])
            else:
                parts[-1].append(sign)
        return tuple(word for word in self.frequencies if fits(self.signs[word], parts))


def _english(item: str) -> Signs:
    return (frozenset(MORSE.get(item, item if item in SIGNALS else "")),)


def _russian(item: str) -> Signs:
    """A Latin letter is a Russian one by its name, or by its signals."""
    if of_game(item, RUSSIAN):
        return (frozenset(item.removeprefix(RUSSIAN)),)
    by_signals = RUSSIAN_CODE.get(SIGNALS.get(item, item), "")
    return (frozenset(by_signals + BY_NAME.get(item, "")),)


def _kana(item: str) -> Signs:
    """Small kana are sent as large ones, a voiced one as two signs; a Latin letter is known by its signals only."""
    if of_game(item, JAPANESE):
        large = kana_signs(item.removeprefix(JAPANESE)).translate(_LARGE)
        return tuple(frozenset(sign) for sign in large)
    return (frozenset(KANA_CODE.get(SIGNALS.get(item, item), "")),)


_LARGE = str.maketrans("ァィゥェォッャュョ", "アイウエオツヤユヨ")


def _of(words: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(words, WORDS.values(), strict=True))


ENGLISH = WordList("", WORDS, {word: word for word in WORDS}, _english)
KANA = WordList("ja", _of(KANA_WORDS), {word: kana_signs(word) for word in KANA_WORDS}, _kana)
LISTS: Mapping[str, Mapping[str, WordList]] = {
    # the game's language: the lists its printed manual may have
    "en": {"english": ENGLISH},
    "ja": {"english": ENGLISH, "kana": KANA},
    "ru": {name: WordList("ru", _of(words), {w: w for w in words}, _russian) for name, words in RUSSIAN_WORDS.items()},
}
CODES: Mapping[str, frozenset[str]] = {
    "en": frozenset(MORSE), "ja": frozenset((*MORSE, *KANA_CODE)), "ru": frozenset(RUSSIAN_CODE)
}  # fmt: skip
RUSSIAN_I = RUSSIAN + "и"
"""What «и» is in a Russian game, never I or E."""


def game_of(bomb: Bomb, letters: tuple[Any, ...]) -> str:
    """The language that the module speaks: a letter of its own leaves no doubt, else what was said of the game."""
    shown = game_shown(letters)
    if shown is not None:
        return shown
    said = bomb.game_language
    return said if said is not None and said in LISTS else "en"


def solve(bomb: Bomb, seen: MorseCode) -> Answer:
    letters = known(seen, "letters", ())
    letters = letters if isinstance(letters, tuple) else ()
    game = game_of(bomb, letters)
    asked = _for("letters", game)
    if not told(seen, "letters"):
        raise Missing("letters", subject=seen, ask=asked)
    lists = readable(game, letters)
    if not lists:
        raise Contradiction("bad_morse")
    if all(letter in (PAUSE, MISSED) for letter in letters):
        raise Missing(f"letters[{len(letters)}]", subject=seen, ask=asked)
    start = (PAUSE, *letters) if seen.asked_start is True else letters
    chosen = known(seen, "words")
    if isinstance(chosen, str) and chosen in lists:
        lists = {chosen: lists[chosen]}
    found = {name: words for name, wl in lists.items() if (words := wl.fitting(start) or wl.fitting(letters))}
    if len(lists) == len(letters) == len(found) == 1:
        # A single letter may as well have been seen first in the middle of the word: that it begins the word is no proof.
        name, words = next(iter(found.items()))
        found[name] = words if len(words) > 1 else lists[name].fitting(letters)
    if not found:
        raise Contradiction("no_word", near=tuple(dict.fromkeys(near(lists, start))), sentence=Line(f"no_word_{game}"))
    several = [len(words) > 1 for words in found.values()]
    words = tuple(dict.fromkeys(word for some in found.values() for word in some))
    json: dict[str, Any] = {"candidates": list(words)}
    place = f"letters[{len(letters)}]"
    if all(several) or (chosen == UNSURE and any(several)):
        slots: Any = {"words": words, "count": len(words), "then": place, "ask": "" if game == "en" else asked}
        return answer("candidates", json, final=False, why="several_words", **slots)
    after: Any = {} if game == "en" else {"then": place, "ask": f"{asked}_after"}
    if len(found) > 1 and chosen == UNSURE:
        each: Any = {name: lists[name].frequencies[some[0]] for name, some in found.items()}
        return answer(f"unsure_{game}", json, final=False, why=f"unsure_{game}", **each, **after)
    if len(found) > 1:
        outcomes = [(name, put(seen, words=name)) for name in found]
        raise Missing("choice", outcomes=lambda: outcomes, subject=seen, ask=f"words_{game}")
    wl, word = lists[next(iter(found))], words[0]
    json = {"word": word, "frequency": wl.frequencies[word]}
    dial = list(wl.frequencies).index(word) + 1
    why = _for("only_word", wl.game)
    return answer(_for("set", wl.game), json, word=word, frequency=wl.frequencies[word], dial=dial, why=why, **after)


def readable(game: str, letters: tuple[Any, ...]) -> dict[str, WordList]:
    """The word lists of this game in whose code all of the letters are; none where one of them is no letter."""
    if not all(isinstance(letter, str) for letter in letters):
        return {}
    return {name: wl for name, wl in LISTS[game].items() if wl.seen(letters) is not None}


def _for(key: str, game: str) -> str:
    """The sentence for a game in this language; the English one has the plain name."""
    return f"{key}_{game}" if game in ("ja", "ru") else key


def fits(word: str, parts: list[list[frozenset[str]]]) -> bool:
    """The parts lie between pauses: the end of the word, whole words, the start of the word."""
    first, *whole_words, last = parts if len(parts) > 1 else (*parts, [])
    if len(parts) == 1:
        return any(same_signs(first, word[i : i + len(first)]) for i in range(len(word)))
    ends = same_signs(first, word[len(word) - len(first) :] if len(first) <= len(word) else "")
    starts = same_signs(last, word[: len(last)])
    # Two pauses with nothing between them are one pause, told twice.
    return ends and starts and all(same_signs(part, word) for part in whole_words if part)


def same_signs(seen: list[frozenset[str]], word: str) -> bool:
    return len(seen) == len(word) and all(b in a or MISSED in a for a, b in zip(seen, word, strict=True))


def near(lists: Mapping[str, WordList], letters: tuple[str, ...]) -> Iterator[str]:
    """The words that fit when one of the letters is left open."""
    for i, letter in enumerate(letters):
        if letter != PAUSE:
            for wl in lists.values():
                yield from wl.fitting((*letters[:i], MISSED, *letters[i + 1 :]))


def blink(seen: Any, value: Any, telling: Telling) -> Any:
    """Letters go to the end; after a frequency was given they go on with that word, or it is read anew."""
    heard = tuple(map(lower, as_list(value)))
    if telling.bomb.game_language == "ru":
        heard = tuple(RUSSIAN_I if isinstance(item, Either) and set(item.options) == {"e", "i"} else item for item in heard)
    have: tuple[str, ...] = known(seen, "letters", ())
    if "at" in telling.slots:
        place = telling.slots["at"]
        if isinstance(place, int) and len(have) < place <= LONGEST and not telling.correcting:
            # "The second letter is H": what was not seen before it was missed.
            return put(seen, letters=have + (MISSED,) * (place - 1 - len(have)) + heard)
        return default_fold("letters")(seen, heard, telling)
    if "not" in telling.slots:
        lowered = replace(telling, slots={**telling.slots, "not": lower(telling.slots["not"])})
        return default_fold("letters")(seen, heard, lowered)
    if telling.correcting:
        have = have[: -len(heard)]
    elif telling.answered is not None and telling.answered.final:
        have = read_on(telling.bomb, have, heard)
    if not have or read_anew(telling.bomb, have, heard):
        return put(seen, letters=heard, asked_start=PAUSE not in heard)
    return put(seen, letters=have + heard)


def has_word(bomb: Bomb, letters: tuple[Any, ...]) -> bool:
    """Whether a word of the game has these letters; not where one of them is in doubt."""
    return any(wl.fitting(letters) for wl in readable(game_of(bomb, letters), letters).values())


def read_on(bomb: Bomb, have: tuple[Any, ...], heard: tuple[Any, ...]) -> tuple[Any, ...]:
    """The letters that stand after the frequency was given, () where the word is read anew.

    They stand where a word has all of it: the defuser was still reading. One letter between may not have been heard, for
    a mere "dash" is nothing that anybody asked for then.
    """
    if not have or has_word(bomb, have + heard):
        return have
    return (*have, MISSED) if has_word(bomb, (*have, MISSED, *heard)) else ()


def read_anew(bomb: Bomb, have: tuple[Any, ...], heard: tuple[Any, ...]) -> bool:
    """Whether the word was read again from its start: no word has it all, but one has what was heard now."""
    if len(heard) < 3 and PAUSE not in heard or not all(isinstance(item, str) for item in have + heard):
        return False
    together = has_word(bomb, have + heard) or has_word(bomb, (PAUSE, *have, *heard))
    return not together and has_word(bomb, heard)


def signals(seen: Any, value: Any, telling: Telling) -> Any:
    """Dots and dashes one by one, "/" between letters; they make letters.

    Signals that follow each other in one utterance without a pause, and are more than a letter has, are never cut into
    letters at will: "dot dot dot dash dot".
    """
    text = "".join(f" {s} " if s in (PAUSE, MISSED) else str(s) for s in as_list(value))
    if telling.going_on and not telling.correcting:
        have = known(seen, "letters", ("",))
        following = text[: len(text) - len(text.lstrip(".-"))]
        game = game_of(telling.bomb, have)
        if following and one_of(have[-1], CODES[game]) and have[-1] + following not in CODES[game]:
            raise Contradiction("bad_morse")
    return blink(seen, tuple(text.replace("/", " ").split()), telling)


FOLDS = {"letters": blink, "signals": signals}

MODULE = Module("morse_code", MorseCode, solve, folds=FOLDS, codes={"letters": "no_letters"})
