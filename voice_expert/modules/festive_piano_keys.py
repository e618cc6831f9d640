"""Festive Piano Keys: three symbols give a Christmas tune. Manual page "On the subject of festive piano keys"."""

from __future__ import annotations

from voice_expert.modules._indicators import has_one
from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Module, cells, record
from voice_expert.modules.piano_keys import Rule, always, checked, first_rule, play

SYMBOLS = (
    "mordent", "down-bow", "semiquaver rest", "breve", "c clef", "caesura", "dal segno", "semiquaver note", "pedal up",
    "up-bow", "marcato", "semibreve note", "accent",
)  # fmt: skip


def more_even_digits(bomb: Bomb) -> bool:
    return 2 * sum(digit % 2 == 0 for digit in bomb.serial.digits) > len(bomb.serial.digits)


def many_small_batteries(bomb: Bomb) -> bool:
    """Three or more AA: there are two of them in each holder that holds two."""
    batteries, holders = bomb.batteries, bomb.holders
    if batteries.high - holders.low < 2:
        return False
    if batteries.low - holders.high < 2:
        bomb.need("batteries", "holders")
    return True


RULES: tuple[Rule, ...] = (
    # rules 1 to 10: any or all of these symbols, what the bomb must have, the keys
    (any, ("caesura",), more_even_digits, "D# F D# C G# F D#"),
    (any, ("dal segno", "semiquaver note"), lambda bomb: len(set(bomb.serial.text)) < 6, "C# B A F# G# A G# F#"),
    (all, ("mordent", "pedal up"), always, "G A G E G A G E"),
    (any, ("up-bow", "down-bow"), lambda bomb: bomb.port_kinds <= 2, "D# D# C# G# D# D# F C#"),
    (any, ("marcato",), lambda bomb: has_one(bomb, ("CAR", "IND", "SIG", "NSA", "MSA", "BOB"), {"lit"}),
     "B A G D# D A B A G"),
    (any, ("semiquaver rest", "semiquaver note"), many_small_batteries, "F# G A A D B A G E D"),
    (all, ("semibreve note", "breve"), always, "G E F G C B C D C B A G"),
    (any, ("accent", "marcato", "up-bow"), lambda bomb: bomb.serial.has("19"), "G G G G G G G A# D# F G"),
    (any, ("dal segno", "c clef", "caesura"), always, "D D D C# C# C# B C# B F#"),
    (all, (), always, "A# A A# G"),
)  # fmt: skip


@record
class FestivePianoKeys:
    """The three symbols on the display; their order has no meaning."""

    symbols: tuple[str, ...] = UNTOLD


def solve(bomb: Bomb, seen: FestivePianoKeys) -> Answer:
    number, notes = first_rule(bomb, checked(seen, 3, SYMBOLS), RULES)
    if number == 10:
        notes = notes * (max(bomb.serial.digits) + 1)
    return play(number, notes, f"rule_{number}")


MODULE = Module(
    "festive_piano_keys",
    FestivePianoKeys,
    solve,
    folds={"symbols": cells("symbols", 3)},
    codes={"symbols": "bad_input"},
)
