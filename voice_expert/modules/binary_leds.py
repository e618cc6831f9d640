"""Binary LEDs: find the row of numbers and cut at the right one. Manual page "Binary LEDs"."""

from collections.abc import Mapping
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
    listing,
    one_of,
    put,
    record,
    told,
    whole,
)

ROWS = (
    (17, 15, 6, 2, 24, 8, 26, 25, 21, 24, 1, 15, 18, 8),
    (18, 15, 19, 31, 12, 6, 19, 21, 11, 16, 19, 2, 1, 29),
    (8, 25, 1, 15, 20, 15, 9, 3, 6, 24, 1, 24, 5, 26),
    (21, 27, 6, 12, 27, 20, 7, 1, 19, 15, 3, 13, 9, 28),
    (3, 21, 14, 22, 7, 28, 16, 27, 22, 17, 26, 2, 31, 15),
    (8, 22, 30, 19, 1, 25, 31, 16, 9, 7, 6, 13, 9, 7),
    (5, 18, 12, 7, 5, 12, 31, 16, 10, 15, 17, 9, 12, 25),
    (4, 20, 18, 25, 20, 4, 24, 29, 17, 16, 12, 16, 29, 19),
)
WIRES = ("red", "green", "blue")
# Place in the row, from 1, at which the red, green and blue wire may be cut; one line per row of numbers.
CUT_PLACES = ((6, 4, 8), (12, 9, 5), (10, 2, 3), (9, 13, 8), (11, 6, 9), (1, 11, 7), (3, 6, 10), (10, 6, 11))

Run = tuple[int | None, ...]


@record
class BinaryLeds:
    """Numbers at successive steps (left LED 16, None a missed step), and the wires cut wrongly so far."""

    values: Run = UNTOLD
    cut: tuple[str, ...] = ()
    earlier: tuple[Run, ...] = ()
    """Numbers told before, with an unknown pause in between."""


def solve(bomb: Bomb, seen: BinaryLeds) -> Answer:
    values, cut = seen.values, seen.cut
    if not listing(values, 1) or not all(value is None or whole(value, 0, 31) for value in values):
        raise Contradiction("bad_input")
    if all(value is None for value in values):
        raise Contradiction("bad_input")
    if not listing(cut, 0, 2) or not all(one_of(wire, WIRES) for wire in cut) or len(set(cut)) < len(cut):
        raise Contradiction("bad_input")

    runs = (*seen.earlier, values)
    found = rows_with(runs)
    if not found:
        mirrored = bool(rows_with(tuple(mirror(run) for run in runs)))
        raise Contradiction("no_match", mirrored=mirrored, alone=bool(rows_with((values,))))
    if len(found) > 1:
        raise Missing(f"values[{len(values)}]", subject=seen)
    row = ROWS[found[0]]
    numbers = dict(zip(WIRES, CUT_PLACES[found[0]], strict=True))
    left = [wire for wire in WIRES if wire not in cut]
    wire = next((wire for wire in left if row.count(row[numbers[wire] - 1]) == 1), left[0])
    place = numbers[wire]
    number = row[place - 1]
    neighbors = row[max(place - 2, 0) : place - 1] + row[place : place + 1]
    leds = f"{number:05b}"
    json = {"sequence": found[0] + 1, "wire": wire, "number": number, "leds": leds, "neighbors": list(neighbors)}
    return answer(
        "cut" if row.count(number) == 1 else "cut_between",
        json,
        why="row",
        wire=wire,
        leds=leds,
        lit=tuple(i for i, led in enumerate(leds, 1) if led == "1"),
        sequence=found[0] + 1,
        number=number,
        neighbors=tuple(f"{beside:05b}" for beside in neighbors),
    )


def rows_with(runs: tuple[Run, ...]) -> list[int]:
    """The rows (from 0) on whose walk all these runs of numbers occur."""
    return [i for i, row in enumerate(ROWS) if all(occurs(run, row) for run in runs)]


def occurs(run: Run, row: tuple[int, ...]) -> bool:
    # The display walks to the end of the row and back, showing the end places once each.
    walk = row + row[-2:0:-1]
    return any(
        all(value in (None, walk[(start + step) % len(walk)]) for step, value in enumerate(run))
        for start in range(len(walk))
    )


def mirror(run: Run) -> Run:
    """The run as read from right to left."""
    return tuple(None if value is None else int(f"{value:05b}"[::-1], 2) for value in run)


def watch(seen: Any, value: Any, telling: Telling) -> Any:
    """Each telling is a run of its own: nobody knows how many steps passed since. A correction starts over."""
    run = tuple(None if number == "missed" else number for number in as_list(value))
    if not all(number is None or whole(number, 0, 31) for number in run):
        raise Contradiction("bad_input")
    if telling.correcting or not told(seen, "values") or telling.answered is not None:
        return put(seen, values=run, earlier=())
    return put(seen, values=run, earlier=(*seen.earlier, seen.values))


def pictures(seen: Any, value: Any, telling: Telling) -> Any:
    """Lights on and off (1 and 0), five for each step."""
    leds = "".join(str(led) for led in as_list(value))
    if len(leds) % 5:
        raise Contradiction("bad_input")
    return watch(seen, tuple(int(leds[i : i + 5], 2) for i in range(0, len(leds), 5)), telling)


def lit_places(seen: Any, value: Any, telling: Telling) -> Any:
    """The places that are lit in one step, 1 to 5 from the left."""
    return watch(seen, sum(1 << (5 - place) for place in dict.fromkeys(as_list(value))), telling)


def dark_places(seen: Any, value: Any, telling: Telling) -> Any:
    """The places that are dark in one step, all others are lit."""
    return lit_places(seen, tuple(place for place in range(1, 6) if place not in as_list(value)), telling)


def lost(seen: Any, value: Any, telling: Telling) -> Any:
    """A wire that was cut wrongly."""
    heard = as_list(value)
    return put(seen, cut=heard if telling.correcting else tuple(dict.fromkeys(seen.cut + heard)))


def struck(seen: Any) -> Any:
    """The wire that was to be cut is gone; the row stays."""
    if not told(seen, "values") or len(rows_with((*seen.earlier, seen.values))) != 1 or len(seen.cut) > 1:
        return seen
    return put(seen, cut=(*seen.cut, str(solve(Bomb(), seen).json["wire"])))


def read(raw: Mapping[str, Any]) -> BinaryLeds:
    cut = raw.get("cut")
    return put(BinaryLeds(), values=raw.get("values"), cut=() if cut is None else cut)


MODULE = Module(
    "binary_leds",
    BinaryLeds,
    solve,
    folds={"values": watch, "leds": pictures, "lit": lit_places, "dark": dark_places, "cut": lost},
    codes={"values": "ambiguous"},
    on_strike=struck,
    read=read,
)
