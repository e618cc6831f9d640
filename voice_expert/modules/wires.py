"""Wires: three to six coloured wires, exactly one to cut. Manual page "On the subject of wires"."""

from collections.abc import Mapping
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
    denied,
    known,
    listing,
    one_of,
    put,
    record,
    refused,
)

COLOURS = ("red", "blue", "yellow", "white", "black")


@record
class Wires:
    """What the defuser sees, top to bottom; already cut wires count."""

    wires: tuple[str, ...] = UNTOLD
    open: bool = False
    """Told wire by wire, and more may come."""
    count: int | None = None
    """How many there are, where that was told."""
    rest: str | None = None
    """The colour of all wires below those told, where it is not known yet how many they are."""
    apart: tuple[tuple[int, str], ...] = ()
    """Wires told before those above them, with their places; 0 is the last one, while nobody knows how many there are."""
    since: float = -1.0
    """The moment of the first of these."""


def solve(bomb: Bomb, seen: Wires) -> Answer:
    if seen.rest is not None:
        raise Missing("count", ask="how_many", subject=seen)
    if seen.apart:
        raise Missing(f"wires[{len(known(seen, 'wires', ()))}]", ask="wires_next", subject=seen)
    wires = seen.wires
    if seen.open and len(wires) < (seen.count or 6):
        raise Missing(f"wires[{len(wires)}]", ask="wires_next", subject=seen)
    if not seen.open and seen.count is not None and listing(wires, 1) and len(wires) != seen.count:
        raise Missing(f"count[{len(wires) - 1}]", ask="count", subject=seen)
    if not listing(wires, 3, 6):
        raise Contradiction("wire_count", count=len(wires) if listing(wires) else 0)
    if not all(one_of(wire, COLOURS) for wire in wires):
        raise Contradiction("unknown_color")
    red, blue, yellow, white, black = (wires.count(colour) for colour in COLOURS)
    last = wires[-1]

    match len(wires):
        case 3 if not red:
            return cut(wires, 2, "no_red")
        case 3 if last == "white":
            return cut(wires, 3, "last_white")
        case 3 if blue > 1:
            return cut(wires, final(wires, "blue"), "two_blue")
        case 3:
            return cut(wires, 3, "otherwise")
        case 4 if red > 1 and bomb.serial.is_odd:
            return cut(wires, final(wires, "red"), "two_red_odd")
        case 4 if last == "yellow" and not red:
            return cut(wires, 1, "last_yellow_no_red")
        case 4 if blue == 1:
            return cut(wires, 1, "one_blue")
        case 4 if yellow > 1:
            return cut(wires, 4, "two_yellow")
        case 4:
            return cut(wires, 2, "otherwise")
        case 5 if last == "black" and bomb.serial.is_odd:
            return cut(wires, 4, "last_black_odd")
        case 5 if red == 1 and yellow > 1:
            return cut(wires, 1, "one_red_two_yellow")
        case 5 if not black:
            return cut(wires, 2, "no_black")
        case 5:
            return cut(wires, 1, "otherwise")
        case 6 if not yellow and bomb.serial.is_odd:
            return cut(wires, 3, "no_yellow_odd")
        case 6 if yellow == 1 and white > 1:
            return cut(wires, 4, "one_yellow_two_white")
        case 6 if not red:
            return cut(wires, 6, "no_red")
        case _:
            return cut(wires, 4, "otherwise")


def final(wires: tuple[str, ...], colour: str) -> int:
    """The place of the lowest wire of this colour, from 1."""
    return len(wires) - wires[::-1].index(colour)


def read(raw: Mapping[str, Any]) -> Wires:
    return Wires(wires=raw.get("wires"))  # type: ignore[arg-type]


def cut(wires: tuple[str, ...], place: int, why: str) -> Answer:
    """The answer; "last" is said with its number, so that a miscounted slot is noticed."""
    key = "cut_last" if place == len(wires) else "cut"
    return answer(key, {"cut": place}, position=place, count=len(wires), why=why)


def add(seen: Wires, value: Any, telling: Telling) -> Wires:
    """All wires at once, or the next one or two; a place names the one that is told or corrected."""
    heard = as_list(value)
    seen = put(seen, rest=None)
    if "upwards" in telling.slots:
        heard = heard[::-1]
    have: tuple[str, ...] = known(seen, "wires", ())
    if "middle" in telling.slots and have and not seen.open:
        if not len(have) % 2:
            raise Contradiction("from_start")
        telling = replace(telling, slots={**telling.slots, "at": len(have) // 2 + 1})
    if seen.apart or ahead(seen, have, telling):
        return out_of_order(seen, have, heard, telling)
    if "more" in telling.slots:
        # "Oh, and another yellow one at the bottom."
        short = seen.count is not None and len(have) < seen.count
        return put(seen, wires=have + heard, open=len(have + heard) < 3, count=seen.count if short else None)
    begun = telling.answered is None and "every" not in telling.slots
    if telling.going_on and telling.slots.get("at") == "last" and len(have) == seen.count:
        # "Four wires, all blue but the bottom one is red": it is one of the four.
        return put(seen, wires=(*have[:-1], *heard))
    if "count" not in telling.slots and not telling.correcting and "at" not in telling.slots and have and not seen.open:
        if seen.count == len(have) + len(heard):
            # "Five wires: red, red, blue", and the other two after a pause.
            return put(seen, wires=have + heard)
        if seen.count != len(have) == len(heard) and not telling.going_on:
            # Read again, and as long as before: it was the count that was wrong; not "the first two are red, the next two
            # white" in one breath.
            return put(seen, wires=heard, count=None)
    if telling.slots.get("at") == "last" and seen.open and begun and not telling.correcting:
        return put(seen, wires=have + heard, open=False)
    if "at" in telling.slots:
        told_now: Wires = default_fold("wires")(seen, value, telling)
        few = begun and len(known(told_now, "wires", ())) < 3
        return put(told_now, open=few or (seen.open and not telling.going_on))
    wrong = denied(have, telling)
    if wrong is None and len(heard) == 1:
        # "Red, green, white. No, blue": of the colour that was refused.
        wrong = refused(have, COLOURS, telling)
    if wrong is not None:
        return put(seen, wires=have[:wrong] + heard + have[wrong + 1 :])
    if telling.correcting and len(heard) < 3 <= len(have) and "every" not in telling.slots:
        # "No, white": too few to be all of them, so they are the last ones.
        return put(seen, wires=have[: -len(heard)] + heard)
    if telling.going_on and begun and have and (seen.open or min(len(heard), len(have)) < 3) and not telling.correcting:
        # "Red on top, then two blues, white at the bottom" in one breath is one list.
        return put(seen, wires=have + heard, open=len(have + heard) < 3)
    if len(heard) > (2 if seen.open else 1) or not begun or (have and not seen.open):
        return put(seen, wires=heard, open=False)
    if telling.correcting:
        have = have[: -len(heard)]
    return put(seen, wires=have + heard, open=True)


def ahead(seen: Wires, have: tuple[str, ...], telling: Telling) -> bool:
    """Whether a wire is told before one above it: "the third is red, the first is blue"."""
    if telling.answered is not None or telling.correcting or (have and not seen.open):
        return False
    if "middle" in telling.slots and not have and seen.count != 3:
        # The middle one of three, or of five?
        raise Contradiction("from_start")
    at = telling.slots.get("at")
    places = at if isinstance(at, tuple) else (at,)
    return any(not have if place == "last" else place is not None and place > len(have) + 1 for place in places)


def out_of_order(seen: Wires, have: tuple[str, ...], heard: tuple[str, ...], telling: Telling) -> Wires:
    """Wires put where they were said to be, those without a place at the first gap. A list of three or more is all of them."""
    at = telling.slots.get("at")
    apart = dict(seen.apart)
    if at is None and telling.going_on:
        # "The first is red, the third is blue, then white": the second or the fourth?
        raise Contradiction("from_start")
    if at is None and len(heard) > 2:
        last = apart.get(0)
        if last in (None, heard[-1]) or len(heard) == seen.count:
            return put(seen, wires=heard, apart=(), open=False)
        return together(seen, heard, {0: last})
    places = list(range(len(have) + 1, 7)) if at is None else at if isinstance(at, tuple) else (at,)
    colours = heard if at is None else heard[:1] * len(places)
    for place, colour in zip(places, colours, strict=False):
        if place == "last":
            apart[seen.count or 0] = colour
        elif place > (seen.count or 6):
            raise Contradiction("no_such_place", at=place, count=seen.count or 6)
        elif place <= len(have):
            have = (*have[: place - 1], colour, *have[place:])
        else:
            apart[place] = colour
    since = seen.since if seen.apart else telling.t
    # In one breath all of them were told; else more may follow.
    return put(together(seen, have, apart), open=telling.t != since, since=since)


def together(seen: Wires, have: tuple[str, ...], apart: Mapping[int, Any]) -> Wires:
    """The wires from the top with those told apart that follow on them."""
    left = dict(apart)
    if 0 in left and seen.count is not None:
        left[seen.count] = left.pop(0)
    while len(have) + 1 in left:
        have = (*have, left.pop(len(have) + 1))
    return put(seen, wires=have or UNTOLD, apart=tuple(sorted(left.items())), open=True)


def all_told(seen: Wires, value: bool, telling: Telling) -> Wires:
    """ "That's all": the last one, where that was told before the others, follows now."""
    if [place for place, _ in seen.apart] == [0]:
        return put(seen, wires=(*known(seen, "wires", ()), seen.apart[0][1]), apart=(), open=False)
    return put(seen, open=False)


def counted(seen: Wires, value: Any, telling: Telling) -> Wires:
    """How many there are. Where that was asked because the list was of another length, the list goes if it was wrong."""
    count = int(as_list(value)[-1])
    have = known(seen, "wires", ())
    if seen.apart:
        return together(put(seen, count=count), have, dict(seen.apart))
    if seen.rest is not None:
        return filled(put(seen, count=count), count, seen.rest)
    doubted = seen.count is not None and have and not seen.open and len(have) != seen.count
    if doubted and count != len(have) and "wires" not in telling.slots:
        return put(seen, count=count, wires=UNTOLD, open=False)
    return put(seen, count=count)


def rest(seen: Wires, value: str, telling: Telling) -> Wires:
    """All wires that were not told are of one colour: so many (``others``), or up to the count."""
    if telling.correcting or not known(seen, "wires", ()):
        # After "no" nobody knows which of those told before the others are.
        raise Contradiction("wire_count", count=len(known(seen, "wires", ())))
    if "others" in telling.slots:
        return filled(seen, len(known(seen, "wires", ())) + int(telling.slots["others"]), value)
    return put(seen, rest=value) if seen.count is None else filled(seen, seen.count, value)


def filled(seen: Wires, count: int, colour: str) -> Wires:
    """The wires told so far, and below them those of this colour up to so many."""
    have: tuple[str, ...] = known(seen, "wires", ())
    return put(seen, wires=have + (colour,) * (count - len(have)), open=False, rest=None)


def lacking(seen: Wires, value: str, telling: Telling) -> Wires:
    """ "There's no yellow": one that was told is not there."""
    have: tuple[str, ...] = known(seen, "wires", ())
    return put(seen, wires=tuple(wire for wire in have if wire != value)) if value in have else seen


def alike(seen: Wires, value: str, telling: Telling) -> Wires:
    """So many wires, all of one colour."""
    return put(seen, wires=(value,) * int(telling.slots.get("count", 0)), open=False)


MODULE = Module(
    "wires",
    Wires,
    solve,
    folds={
        "count": counted,
        "every": alike,
        "wires": add,
        "rest": rest,
        "lacking": lacking,
        "all": all_told,
    },
    over=lambda seen: not seen.open,
    read=read,
)
