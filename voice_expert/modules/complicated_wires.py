"""Complicated Wires: decide for each wire on its own. Manual page "On the subject of complicated wires"."""

from collections.abc import Mapping
from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    listing,
    one_of,
    put,
    record,
    told,
)

COLOURS = ("white", "red", "blue")
FEWEST, MOST = 4, 6

# C cut, D do not cut, S last serial digit even, P parallel port, B two or more batteries.
# Row: red and blue in the wire; columns: nothing, star, light, light and star.
ACTIONS = {
    (False, False): "CCDB",
    (True, False): "SCBB",
    (False, True): "SDPP",
    (True, True): "SPSD",
}


@record
class ComplicatedWires:
    """Wires from left to right, all or those told so far: ``{"colors": (…), "led": bool, "star": bool}`` each."""

    wires: tuple[Mapping[str, Any], ...] = UNTOLD
    answered: int = 0
    """How many of them were answered before the latest telling, where they are told wire by wire."""
    earlier: bool = False
    """Whether the latest telling changed one that is not the last: all that are to be cut are named then."""


def solve(bomb: Bomb, seen: ComplicatedWires) -> Answer:
    wires = seen.wires
    if not listing(wires, 1, MOST):
        raise Contradiction("wire_count", count=len(wires) if listing(wires) else 0)
    colours: list[Any] = [wire.get("colors") if isinstance(wire, Mapping) else None for wire in wires]
    if not all(one_of(colour, COLOURS) for wire in colours if listing(wire) for colour in wire):
        raise Contradiction("unknown_color")
    if not all(listing(wire, 1) and len(set(wire)) < 3 for wire in colours):
        raise Contradiction("bad_colors")

    letters = [letter(wire) for wire in wires]
    to_cut = tuple(place for place, action in enumerate(letters, 1) if cuts(bomb, action))
    count, before = len(wires), seen.answered
    more = count < (FEWEST if before == 0 else MOST)
    onward: Any = {"then": f"wires[{count}]" if more else (), "final": not more, "why": "letters"}
    slots: Any = {"count": count, "letters": tuple(letters[before:]), "place": count}
    if before == count - 1 and not seen.earlier:
        return answer("cut_it" if count in to_cut else "leave_it", {"cut": list(to_cut)}, **slots, **onward)
    places = tuple(place for place in to_cut if place > before or seen.earlier)
    return answer("cut" if places else "cut_none", {"cut": list(to_cut)}, places=places, **slots, **onward)


def letter(wire: Mapping[str, Any]) -> str:
    row = ACTIONS["red" in wire["colors"], "blue" in wire["colors"]]
    return row[2 * bool(wire.get("led")) + bool(wire.get("star"))]


def cuts(bomb: Bomb, action: str) -> bool:
    match action:
        case "C":
            return True
        case "S":
            return not bomb.serial.is_odd
        case "P":
            return bomb.has_port("Parallel")
        case "B":
            return bomb.batteries >= 2
        case _:
            return False


def add(seen: Any, value: Any, telling: Telling) -> Any:
    """More wires go to the right end."""
    heard = wires_of(as_list(value))
    have: tuple[Any, ...] = known(seen, "wires", ())
    places = as_list(telling.slots.get("place", ()))
    if list(places) != sorted(set(places)) or (places and places[-1] > len(have) + len(heard)):
        # "The first …, the third …, the second …" is no list in order.
        raise Contradiction("from_start")
    at = telling.slots.get("at")
    one_by_one = len(have) < FEWEST or 0 < seen.answered == len(have) - 1
    if at == "last" and len(heard) == 1 and one_by_one and telling.answered is not None and not telling.correcting:
        # "The last one is white", wire by wire: it is not told yet.
        at = None
    if at is not None and at != len(have) + 1 and (have or at != "last"):
        if "recoloured" in telling.slots and have:
            # "The first is red and white": its light and star stay as they were told.
            place = len(have) if at == "last" else int(at)
            if 1 <= place <= len(have):
                heard = (have[place - 1] | {"colors": heard[0]["colors"]},)
        return put(default_fold("wires")(seen, heard, telling), earlier=at != "last" and int(at) < len(have))
    if telling.correcting:
        have = have[: -len(heard)]
        before = min(seen.answered, len(have))
    elif telling.answered is not None and len(have) + len(heard) > MOST and len(heard) >= FEWEST:
        have, before = (), 0
    else:
        before = len(have) if telling.answered is not None else seen.answered
    return put(seen, wires=have + heard, answered=before, earlier=False)


def marked(there: bool) -> Fold:
    """A light or star that one wire has after all, or has not: the one named, else the last one told."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have: tuple[Any, ...] = known(seen, "wires", ())
        at = telling.slots.get("at", "last")
        place = len(have) if at == "last" else int(at)
        if not 1 <= place <= len(have):
            raise Contradiction("no_such_place", at=at, count=len(have))
        wire = {**have[place - 1], **dict.fromkeys(as_list(value), there)}
        return put(seen, wires=have[: place - 1] + (wire,) + have[place:], earlier=place < len(have))

    return fold


def wires_of(heard: tuple[Any, ...]) -> tuple[dict[str, Any], ...]:
    """Wires from "wire" (the next one begins), colours, "led" and "star" in the order said.

    A light or star that was not mentioned is off or absent, a wire without a colour is white. A colour after colours
    and a light or star begins a wire as well, before them it is theirs; so does a colour once more, for no wire is red
    and red. Two colours in one word are "red+blue". "again" is one more wire like the last.
    """
    wires: list[dict[str, Any]] = []
    for word in (part for text in heard for part in (text.split("+") if isinstance(text, str) else (text,))):
        mark = word in ("led", "star")
        told = bool(wires) and wires[-1]["colors"] and (wires[-1]["led"] or wires[-1]["star"])
        if word == "again":
            wires.append(dict(wires[-1]))
        elif word == "wire" or not wires or (not mark and told) or wires[-1]["colors"] == (word,):
            wires.append({"colors": (), "led": False, "star": False})
        if mark:
            wires[-1][word] = True
        elif word not in ("wire", "again") and word not in wires[-1]["colors"]:
            wires[-1]["colors"] += (word,)
    return tuple(wire | {"colors": wire["colors"] or ("white",)} for wire in wires)


def read(raw: Mapping[str, Any]) -> ComplicatedWires:
    return put(ComplicatedWires(), wires=raw.get("wires"))


def count(seen: Any, value: Any, telling: Telling) -> Any:
    """How many there are, said before any was told, says nothing of them; later it is said of other wires."""
    if told(seen, "wires"):
        raise Contradiction("wire_count")
    return seen


FOLDS = {"count": count, "wires": add, "place": lambda seen, value, telling: seen, "with": marked(True), "without": marked(False)}
MODULE = Module("complicated_wires", ComplicatedWires, solve, folds=FOLDS, read=read)
