"""Cruel Piano Keys: four symbols give a row of twelve keys, transformed. Manual page "… of cruel piano keys"."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from voice_expert.bomb.edgework import INDICATORS, VOWELS
from voice_expert.modules import piano_keys
from voice_expert.modules._indicators import has_one
from voice_expert.modules._reading import facts_only
from voice_expert.modules.appendix_keys import KEYS
from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, answer, cells, known, record, whole

SYMBOLS = (*piano_keys.SYMBOLS, "crotchet rest", "down-bow", "breve", "semiquaver rest", "double sharp")

ROWS = (
    # rows 0 to 9
    "F D F# G# C B A# C# G E D# A",
    "A# A C E C# D D# G B F# G# F",
    "F# B A G# D C G C# F D# E A#",
    "E D# D F# F A# G# C# C B G A",
    "D E A A# C B C# G# F F# D# G",
    "C D# F# D F C# B A G A# E G#",
    "G# C A# C# E G B D# A D F F#",
    "E A C# B G G# A# D# F# F C D",
    "G# D# D E A# C# F# G F A C B",
    "D# G# C B D C# F# A# F G A E",
)
WITHOUT_VOWELS = tuple(label for label in INDICATORS if not set(label) & set(VOWELS))


@record
class CruelPianoKeys:
    """The four symbols, and what changes during the bomb: full minutes left, solved modules, strikes."""

    symbols: tuple[str, ...] = UNTOLD
    minutes_left: int = UNTOLD
    solved: int = UNTOLD
    strikes: int = UNTOLD


Choice = tuple[int, str, int]
"""Row, transformation (P, R, I, RI), semitones up."""

Rule = tuple[Callable[..., bool], tuple[str, ...], Callable[[Bomb], bool], Callable[[Bomb, CruelPianoKeys], Choice]]


def minutes(seen: CruelPianoKeys) -> int:
    return counted(seen.minutes_left)


def counted(value: int) -> int:
    if not whole(value, 0, 10_000):
        raise Contradiction("bad_input")
    return value


RULES: tuple[Rule, ...] = (
    # rules 1 to 9: any or all of these symbols, what the bomb must have, row and transformation
    (all, ("breve", "turn"), lambda bomb: bomb.indicator_count >= 2,
     lambda bomb, _: (bomb.serial.first_digit, "RI", 0)),
    (any, ("sharp", "double sharp"), lambda bomb: bomb.empty_plates > 0,
     lambda bomb, seen: (bomb.holders % 10, "P", -minutes(seen))),
    (any, ("fermata", "down-bow"), lambda bomb: bomb.duplicate_ports > 0,
     lambda bomb, seen: (counted(known(seen, "solved", bomb.solved)) % 10, "I", 0)),
    (all, ("c clef", "semiquaver rest"), lambda bomb: bomb.plate_count >= 2,
     lambda bomb, _: ((9 - bomb.unlit_count) % 10, "R", 0)),
    (any, ("cut time", "common time"), lambda bomb: bomb.serial.has_vowel,
     lambda bomb, seen: (counted(known(seen, "strikes", bomb.strikes)) % 10, "R", -3)),
    (any, ("natural", "mordent"), lambda bomb: bomb.batteries % 2 == 0,
     lambda bomb, _: (7 if bomb.has_port("DVI-D") else 3, "P", int(bomb.port_count))),
    (any, ("flat", "crotchet rest"), lambda bomb: has_one(bomb, WITHOUT_VOWELS, {"lit", "unlit"}),
     lambda bomb, _: (8, "I", 0)),
    (any, ("down-bow", "semiquaver rest"), lambda bomb: bomb.port_count < 2, lambda bomb, _: (4, "R", 0)),
    (any, ("breve", "double sharp"), piano_keys.always, lambda bomb, _: (5, "P", 0)),
)  # fmt: skip


def solve(bomb: Bomb, seen: CruelPianoKeys) -> Answer:
    symbols = piano_keys.checked(seen, 4, SYMBOLS)
    for number, holds, choose in rules_for(symbols):
        if holds(bomb):
            notes = transformed(*choose(bomb, seen))
            key = "play_within_the_minute" if number == 2 else "play"
            json = {"rule": number, "notes": notes}
            return answer(key, json, notes=tuple(notes), rule=number, why=f"rule_{number}", items=notes)
    # No rule matches: the rules of Piano Keys, with these symbols.
    plain, notes = piano_keys.first_rule(bomb, symbols, piano_keys.RULES)
    return answer("play", {"rule": "else", "notes": notes}, notes=tuple(notes), rule=plain, why="else", items=notes)


@lru_cache(maxsize=64)
def rules_for(symbols: tuple[str, ...]) -> tuple[tuple[int, Callable[..., Any], Callable[..., Any]], ...]:
    """The rules that speak of these symbols: number, what must hold of the bomb, and what is played then.

    A question is looked for in hundreds of worlds that differ in the bomb alone.
    """
    return tuple(
        (number, holds, choose)
        for number, (quantity, wanted, holds, choose) in enumerate(RULES, 1)
        if quantity(symbol in symbols for symbol in wanted)
    )


def transformed(row: int, transformation: str, semitones: int) -> list[str]:
    """Inversion mirrors at the first note, retrograde plays backwards, then all notes move up."""
    tones = [KEYS.index(note) for note in ROWS[row].split()]
    if "I" in transformation:
        tones = [2 * tones[0] - tone for tone in tones]
    if "R" in transformation:
        tones.reverse()
    return [KEYS[(tone + semitones) % 12] for tone in tones]


MODULE = Module(
    "cruel_piano_keys",
    CruelPianoKeys,
    solve,
    folds={"symbols": cells("symbols", 4)},
    codes={"symbols": "bad_input"},
    read=facts_only(CruelPianoKeys, "symbols", optional=("minutes_left", "solved", "strikes")),
)
