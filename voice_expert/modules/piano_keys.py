"""Piano Keys: three symbols and the bomb give a melody. Manual page "On the subject of piano keys"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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

SYMBOLS = ("natural", "flat", "sharp", "mordent", "turn", "common time", "cut time", "fermata", "c clef")

Rule = tuple[Callable[..., bool], tuple[str, ...], Callable[[Bomb], bool], str]


def always(bomb: Bomb) -> bool:
    return True


RULES: tuple[Rule, ...] = (
    # rules 1 to 10: any or all of these symbols, what the bomb must have, the keys
    (any, ("flat",), lambda bomb: not bomb.serial.is_odd, "A# A# A# A# F# G# A# G# A#"),
    (any, ("common time", "sharp"), lambda bomb: bomb.holders >= 2, "D# D# D D D# D# D D# D# D D D#"),
    (all, ("natural", "fermata"), always, "E F# F# F# F# E E E"),
    (any, ("cut time", "turn"), lambda bomb: bomb.has_port("Stereo RCA"), "A# A A# F D# A# A A# F D#"),
    (any, ("c clef",), lambda bomb: bomb.lit("SND"), "E E E C E G G"),
    (any, ("mordent", "fermata", "common time"), lambda bomb: bomb.batteries >= 3, "C# D E F C# D E F A# A"),
    (all, ("flat", "sharp"), always, "G G C G G C G C"),
    (any, ("cut time", "mordent"), lambda bomb: bomb.serial.has("378"), "A E F G F E D D F A"),
    (any, ("natural", "turn", "c clef"), always, "G G G D# A# G D# A# G"),
    (all, (), always, "B D A G A B D A"),
)


@record
class PianoKeys:
    """The three symbols on the display; their order has no meaning."""

    symbols: tuple[str, ...] = UNTOLD


def solve(bomb: Bomb, seen: PianoKeys) -> Answer:
    symbols = checked(seen, 3, SYMBOLS)
    number, notes = first_rule(bomb, symbols, RULES)
    return play(number, notes, f"rule_{number}")


def checked(seen: Any, count: int, known_symbols: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols: so many different known ones."""
    symbols: tuple[str, ...] = seen.symbols
    if not listing(symbols, 0, count):
        raise Contradiction("bad_input")
    if UNTOLD in symbols or len(symbols) < count:
        need_cells(seen, "symbols", count)
    if not all(one_of(symbol, known_symbols) for symbol in symbols) or len(set(symbols)) < count:
        raise Contradiction("bad_input")
    return symbols


def first_rule(bomb: Bomb, symbols: tuple[str, ...], rules: tuple[Rule, ...]) -> tuple[int, list[str]]:
    """Number and keys of the first rule whose symbols and bomb part both hold; the last rule always does."""
    return next(
        (number, notes.split())
        for number, (quantity, wanted, holds, notes) in enumerate(rules, 1)
        if quantity(symbol in symbols for symbol in wanted) and holds(bomb)
    )


def play(number: int, notes: list[str], why: str) -> Answer:
    return answer("play", {"rule": number, "notes": notes}, notes=tuple(notes), rule=number, why=why, items=notes)


MODULE = Module("piano_keys", PianoKeys, solve, folds={"symbols": cells("symbols", 3)}, codes={"symbols": "bad_input"})
