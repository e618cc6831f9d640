"""Wire Sequence: count the wires per colour over four panels. Manual page "On the subject of wire sequences"."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
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
)

COLOURS = ("red", "blue", "black")
LETTERS = ("A", "B", "C")
PANELS = 4
WIRES = 3

# Letters that are cut for the first, second, … ninth wire of the colour.
CUT = {
    "red": ("C", "B", "A", "AC", "B", "AC", "ABC", "AB", "B"),
    "blue": ("B", "AC", "B", "A", "B", "BC", "C", "AC", "A"),
    "black": ("ABC", "AC", "B", "AC", "B", "BC", "AB", "C", "C"),
}


@record
class WireSequence:
    """All panels seen, each a tuple of ``{"color": …, "to": …}`` from top to bottom by the left end."""

    panels: tuple[tuple[Mapping[str, Any], ...], ...] = UNTOLD
    earlier: tuple[tuple[str, int], ...] = ()
    """Wires per colour on panels before the first one told, where the players begin in the middle."""


def solve(bomb: Bomb, seen: WireSequence) -> Answer:
    if not told(seen, "panels"):
        raise Missing("panels[0]", subject=seen)
    panels = seen.panels
    if not listing(panels, 1, PANELS) or not all(listing(panel) for panel in panels):
        raise Contradiction("panel_count", count=len(panels) if listing(panels) else 0)
    counts = {colour: dict(seen.earlier).get(colour, 0) for colour in COLOURS}
    actions: tuple[str, ...] = ()
    for panel in panels:
        if len(panel) > WIRES:
            raise Contradiction("too_many_wires", count=len(panel))
        actions = tuple(action(wire, counts) for wire in panel)
    last = len(panels) == PANELS
    return answer(
        "actions" if "cut" in actions else "cut_none",
        {"actions": list(actions), "counts": counts},
        then=() if last else f"panels[{len(panels)}]",
        final=last,
        why="counts",
        actions=actions,
        wires=len(actions),
        panel=len(panels),
        red=counts["red"],
        blue=counts["blue"],
        black=counts["black"],
    )


def action(wire: Any, counts: dict[str, int]) -> str:
    """Count the wire and say what to do with it."""
    colour, to = (wire.get("color"), wire.get("to")) if isinstance(wire, Mapping) else (None, None)
    if not one_of(colour, COLOURS):
        raise Contradiction("unknown_color")
    if not one_of(to, LETTERS):
        raise Contradiction("unknown_letter")
    letters = CUT[str(colour)]
    counts[str(colour)] += 1
    count = counts[str(colour)]
    if count > len(letters):
        raise Contradiction("too_many_of_color", color=colour)
    return "cut" if str(to) in letters[count - 1] else "skip"


def panel(seen: Any, value: Any, telling: Telling) -> Any:
    """A panel comes after the one told last; a correction replaces that one."""
    wires = wires_of(as_list(value))
    have: tuple[Any, ...] = known(seen, "panels", ())
    at = telling.slots.get("at")
    if at is not None:
        place = len(have) if at == "last" else int(at)
        if not 1 <= place <= len(have) + 1:
            raise Contradiction("no_such_place", at=at, count=len(have))
        return put(seen, panels=have[: place - 1] + (wires,) + have[place:])
    nth = telling.slots.get("nth")
    nth = len(have[-1]) if nth == "last" and have else nth
    if nth is not None and have and len(wires) == 1 and nth + telling.correcting > 1 and nth <= min(len(have[-1]) + 1, WIRES):
        # "The second is blue to B": no panel begins with its second wire.
        wires = have[-1][: nth - 1] + wires + have[-1][nth:]
        return put(seen, panels=(*have[:-1], wires))
    if telling.correcting and have and len(wires) == 1 < len(have[-1]):
        # "No, the blue one goes to B": one wire of the panel, where its colour is there once.
        same = [place for place, wire in enumerate(have[-1]) if wire["color"] == wires[0]["color"]]
        if len(same) == 1:
            wires = have[-1][: same[0]] + wires + have[-1][same[0] + 1 :]
    if telling.correcting and telling.going_on and have and len(have[-1]) > 1 and wires:
        last = have[-1][-1]["color"]
        if wires[0]["color"] == last != have[-1][0]["color"]:
            # "Red C, blue B, no, blue A, black B": taken back up to the blue one, and read on from there.
            wires = have[-1][:-1] + wires
    return put(seen, panels=(have[:-1] if telling.correcting else have) + (wires,))


def amended(half: str) -> Fold:
    """Another letter or colour for one wire of the panel told last: "the third goes to B", "the second is blue"."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have: tuple[Any, ...] = known(seen, "panels", ())
        panel = have[-1] if have else ()
        nth = telling.slots.get("nth", "last")
        place = len(panel) if nth == "last" else int(nth)
        if not 1 <= place <= len(panel):
            raise Contradiction("no_such_place", at=nth, count=len(panel))
        wire = {**panel[place - 1], half: value}
        return put(seen, panels=(*have[:-1], panel[: place - 1] + (wire,) + panel[place:]))

    return fold


def wires_of(heard: tuple[Any, ...]) -> tuple[dict[str, Any], ...]:
    """Wires from colours and letters in turn; "none" is a panel without wires."""
    words = [word for word in heard if word != "none"]
    return tuple({"color": colour, "to": to} for colour, to in zip_longest(words[::2], words[1::2]))


def begin_with(seen: Any, value: Any, telling: Telling) -> Any:
    """"So far two red, one blue" or "red two, blue one", from panels that were done without the expert."""
    words = as_list(value)
    pairs = zip(words[::2], words[1::2], strict=False)
    counts = ((one, two) if isinstance(two, int) else (two, one) for one, two in pairs)
    return put(seen, earlier=tuple((colour, int(count)) for colour, count in counts))


def read(raw: Mapping[str, Any]) -> WireSequence:
    return put(WireSequence(), panels=raw.get("panels"))


def over(seen: Any) -> bool:
    return len(known(seen, "panels", ())) == PANELS


MODULE = Module(
    "wire_sequence",
    WireSequence,
    solve,
    folds={
        "count": lambda seen, value, telling: seen,  # how many there are follows from those that are told
        "panels": panel, "earlier": begin_with, "to": amended("to"), "recoloured": amended("color"),
    },  # fmt: skip
    read=read,
    listens=True,
    over=over,
)
