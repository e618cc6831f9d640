"""Yahtzee: which dice may be kept, and which keep is best. Manual page "On the subject of Yahtzee"."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from voice_expert.bomb.edgework import Count
from voice_expert.modules import _dice
from voice_expert.modules._dice import Casing, Naming
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    known,
    listing,
    one_of,
    put,
    record,
    told,
    whole,
)

COLOURS = ("purple", "yellow", "blue", "white", "black")
PAIR_PORTS = (("Parallel", "purple"), ("PS/2", "blue"), ("Stereo RCA", "white"), ("RJ-45", "black"))

Dice = dict[str, int]
Kept = tuple[str, ...]


@record
class Yahtzee:
    """The dice after the last roll and which of them were kept for it. ``exact``: the expectation is always wanted.

    ``chosen`` is what the defuser keeps for the roll to come where it is not what was advised. ``refused``: the last keep
    was a strike, so that nothing was rolled (mod source: the roll button does nothing else then).
    """

    dice: Dice | None = UNTOLD
    kept: Kept = ()
    exact: bool = False
    chosen: Kept | None = None
    refused: bool = False


def solve(bomb: Bomb, seen: Yahtzee) -> Answer:
    dice, kept = seen.dice, seen.kept
    if dice is not None and not (
        isinstance(dice, dict) and set(dice) == set(COLOURS) and all(whole(value, 1, 6) for value in dice.values())
    ):
        raise Contradiction("bad_dice")
    if not listing(kept, 0, 4) or not all(one_of(colour, COLOURS) for colour in kept) or len(set(kept)) < len(kept):
        raise Contradiction("bad_kept")
    if dice is None:
        if kept:
            raise Contradiction("bad_kept")
        worth = worth_of_all(bomb, {}, [()], exact=True)
        return said("roll", 0, (), [()], round(worth[()], 3), {})
    if len({dice[colour] for colour in kept}) > 1:
        raise Contradiction("bad_kept")
    rolled = 5 - len(kept)
    if len(set(dice.values())) == 1:
        json = {"solved": True, "rolled": rolled, "keep": [], "legal": [], "expected": 0.0}
        return answer("solved", json, value=dice["purple"])
    legal = [keep for keep in groups(dice) if is_legal(bomb, dice, kept, keep)]
    if rolled == 5 and len(legal) > 1:
        legal.remove(())
    if len(legal) == 1 and not seen.exact and not casing_known(bomb):
        return said("keep" if legal[0] else "roll_all", rolled, legal[0], legal, None, dice)
    worth = worth_of_all(bomb, dice, legal, seen.exact)
    least = min(worth.values())
    # Among equals more dice, then the colours that come first.
    close = [keep for keep in worth if worth[keep] <= least + 1e-9]
    best = min(close, key=lambda keep: (-len(keep), [COLOURS.index(colour) for colour in keep]))
    return said("keep" if best else "roll_all", rolled, best, legal, round(worth[best], 3), dice)


def said(key: str, rolled: int, best: Kept, legal: list[Kept], expected: float | None, dice: Dice) -> Answer:
    json = {
        "solved": False, "rolled": rolled, "keep": list(best), "legal": [list(keep) for keep in legal],
        "expected": expected,
    }  # fmt: skip
    rest = tuple(colour for colour in COLOURS if colour not in best)
    value = dice[best[0]] if best else None
    key = "keep_four" if len(best) == 4 else key
    return answer(key, json, keep=best, roll=rest, value=value, dice=dice, why=f"rolled_{rolled}", then="dice", final=False)


def groups(dice: Dice) -> list[Kept]:
    """Every choice of up to four dice of one value, nothing included, by size and then by colour order."""
    return [keep for size in range(5) for keep in combinations(COLOURS, size) if len({dice[colour] for colour in keep}) <= 1]


def worth_of_all(bomb: Bomb, dice: Dice, legal: list[Kept], exact: bool) -> dict[Kept, float]:
    """Expected further rolls after the keeps that may be best; the casing is looked at only where it matters.

    Those keeps that are worth the same on every bomb are better than all others.
    """
    which = {keep: as_keep(dice, keep) for keep in legal}
    fixed = {keep: _dice.FIXED[key] for keep, key in which.items() if key in _dice.FIXED}
    if fixed:
        return fixed
    casing = casing_of(bomb)
    plain, worst = _dice.without_rolling_all(casing)
    if not exact and not casing_known(bomb):
        return {keep: plain[key] for keep, key in which.items() if keep}
    naming = naming_of(bomb)
    if _dice.start_value(plain, _dice.named_results(casing.digits, naming)) >= worst and legal != [()]:
        return {keep: plain[key] for keep, key in which.items() if keep}
    found = _dice.all_values(casing, naming)
    return {keep: found[key] for keep, key in which.items()}


def as_keep(dice: Dice, keep: Kept) -> _dice.Keep:
    return (sum(1 << COLOURS.index(colour) for colour in keep), dice[keep[0]]) if keep else _dice.NOTHING


def casing_of(bomb: Bomb) -> Casing:
    """What decides the worth of keeps."""
    bomb.need("serial")
    digits = frozenset(digit for digit in bomb.serial.digits if 1 <= digit <= 6)
    duplicates = bomb.duplicate_ports > 0
    plates = next((count for count in (3, 4) if bomb.plate_count == count), 0)
    return Casing(digits, duplicates, plates)


def naming_of(bomb: Bomb) -> Naming:
    """What else decides the worth of rolling all."""
    triple_die = 3 if bomb.lit_count >= 2 else 4 if bomb.unlit_count >= 2 else None
    return Naming(triple_die, COLOURS.index(pair_colour(bomb)), on_a_die(bomb.batteries), on_a_die(bomb.holders))


def on_a_die(count: Count) -> int:
    """The count where a die can show it, else 0."""
    return next((value for value in _dice.VALUES if count == value), 0)


def pair_colour(bomb: Bomb) -> str:
    """The die that a pair names.

    Where no port is known the list of them is asked for: it is read sooner than four ports are asked for one by one, and
    the rules after this roll look at it, too.
    """
    if all(bomb.ports(port).low == 0 < bomb.ports(port).high for port, _ in PAIR_PORTS):
        bomb.need("ports")
    return next((colour for port, colour in PAIR_PORTS if bomb.has_port(port)), "yellow")


def casing_known(bomb: Bomb) -> bool:
    facts = ("serial", "batteries", "holders", "indicators", "ports")
    return all(bomb.knows(fact) for fact in facts)


def is_legal(bomb: Bomb, dice: Dice, kept: Kept, keep: Kept) -> bool:
    if not keep or len(kept) == 4:
        return True
    value, count = dice[keep[0]], Counter(dice.values())
    others = [dice[colour] for colour in COLOURS if colour not in keep]
    match len(kept):
        case 0:
            return value == named_value(bomb, dice)
        case 1 if is_straight(count):
            return value != dice[kept[0]]
        case 1 if len(keep) == 1:
            return keep != ("black",)
        case 1 if len(keep) == 2:
            return "blue" not in keep
        case 1 if len(keep) == 3:
            return bomb.plate_count != 3 and not any(bomb.serial.has(str(other)) for other in others)
        case 1:
            return others[0] > value and bomb.plate_count != 4
        case 2 if sorted(count.values()) == [2, 3]:
            return len(keep) == count[value] and len(keep) == (3 if bomb.duplicate_ports > 0 else 2)
        case 2 if len(keep) == 3:
            return "purple" in kept or "white" in kept or bomb.serial.has(str(value))
        case 2 if len(keep) == 4:
            return others[0] < value or bomb.serial.has(str(value))
        case 3 if len(keep) == 4:
            return "yellow" in kept or "blue" in kept or abs(others[0] - value) == 1
    return True


def is_straight(count: Counter[int]) -> bool:
    return any(all(count[start + n] for n in range(4)) for start in (1, 2, 3))


def named_value(bomb: Bomb, dice: Dice) -> int:
    """After five dice: the value that the first fitting pattern names; 0 when there is no pattern."""
    count = Counter(dice.values())
    sizes = sorted(count.values(), reverse=True)
    if len(count) == 5 and max(count) - min(count) == 4:
        return next((n for n in sorted(count, reverse=True) if bomb.serial.has(str(n))), dice["purple"])
    if is_straight(count):
        run = next(start for start in (1, 2, 3) if all(count[start + n] for n in range(4)))
        return next(value for value in count if count[value] > 1 or not run <= value <= run + 3)
    if sizes[0] == 3:
        if bomb.lit_count >= 2:
            return dice["white"]
        if bomb.unlit_count >= 2:
            return dice["black"]
        return max(value for value in count if count[value] != 3)
    if sizes[0] == 4 or sizes[:2] == [2, 2]:
        numbers = (bomb.batteries, bomb.holders)
        return next((value for number in numbers for value in sorted(count) if number == value), dice["yellow"])
    if sizes[0] == 2:
        return dice[pair_colour(bomb)]
    return 0


def fold_values(seen: Yahtzee, value: Any, telling: Telling) -> Yahtzee:
    """All five dice, those just rolled, or those whose colours are said with them; the advice given was followed."""
    values = value if isinstance(value, tuple) else (value,)
    colours = telling.slots.get("colors")
    followed = telling.answered is not None and not (telling.correcting or seen.refused)
    fresh = seen.chosen is not None or followed
    kept = seen.kept
    if seen.chosen is not None:
        kept = seen.chosen
    elif fresh and telling.answered:
        kept = tuple(telling.answered.json["keep"])
    before = known(seen, "dice") or {}
    if colours is not None:
        names = colours if isinstance(colours, tuple) else (colours,)
    else:
        names = COLOURS if len(values) == 5 else tuple(colour for colour in COLOURS if colour not in kept)
    if "rest" in telling.slots:
        others = tuple(colour for colour in COLOURS if colour not in names)
        names, values = (*names, *others), (*values, *(telling.slots["rest"],) * len(others))
    if len(names) != len(values):
        raise Contradiction("bad_dice", count=len(values))
    stay = {colour: value for colour, value in before.items() if not fresh or colour in kept}
    return put(seen, dice={**stay, **dict(zip(names, values, strict=True))}, kept=kept, chosen=None, refused=False)


def fold_counted(seen: Yahtzee, value: Any, telling: Telling) -> Yahtzee:
    """ "Three threes and two fours" do not tell which die shows what, and the advice depends on it."""
    raise Contradiction("by_colour")


def fold_same(seen: Yahtzee, value: int, telling: Telling) -> Yahtzee:
    """All five show this value."""
    return fold_values(seen, (value,) * len(COLOURS), telling)


def fold_kept(seen: Yahtzee, value: Any, telling: Telling) -> Yahtzee:
    """The dice kept for the last roll; after an advice those that are kept for the next one."""
    kept = () if value == "none" else value if isinstance(value, tuple) else (value,)
    kept = tuple(colour for colour in COLOURS if colour in kept)
    advised = telling.answered is not None and telling.answered.line.slots.get("dice") == known(seen, "dice")
    if not advised or telling.correcting:
        return put(seen, kept=kept)
    if len({seen.dice[colour] for colour in kept} if seen.dice else ()) > 1:
        raise Contradiction("bad_kept")
    return put(seen, chosen=kept)


def with_values(seen: Yahtzee, value: Any, telling: Telling) -> Yahtzee:
    """The colours are folded together with the values."""
    return seen


def struck(seen: Yahtzee) -> Yahtzee:
    """The dice lie as before, and so do those kept for the last roll: something of them was misread or misheard."""
    return put(seen, refused=True, chosen=None) if told(seen, "dice") else seen


def solve_told(bomb: Bomb, seen: Yahtzee) -> Answer:
    """In a talk dice that are not read yet are asked for, and those of a refused keep once more."""
    if not told(seen, "dice"):
        raise Missing("dice", ask="dice_first")
    if seen.refused:
        raise Missing("dice")
    if seen.chosen is not None:
        raise Missing("dice", ask="dice_kept")
    if not seen.exact:
        unread = [colour for colour in COLOURS if colour not in (seen.dice or {})]
        if unread:
            raise Missing("dice", ask="dice_next")
    return solve(bomb, seen)


def read(raw: Any) -> Yahtzee:
    kept = raw.get("kept")
    values = {"dice": raw.get("dice"), "kept": () if kept is None else kept}
    return Yahtzee(**values, exact=True)


FOLDS = {"values": fold_values, "colors": with_values, "kept": fold_kept, "counted": fold_counted, "same": fold_same}
MODULE = Module("yahtzee", Yahtzee, solve_told, folds=FOLDS, read=read, on_strike=struck)
