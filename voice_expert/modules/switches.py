"""Switches: flip five switches, passing no forbidden position. Manual page "On the subject of switches"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voice_expert.modules._paths import shortest
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Module,
    Telling,
    answer,
    cells,
    known,
    listing,
    need_cells,
    one_of,
    put,
    record,
    told,
)

# five characters, left to right, U = up, D = down
FORBIDDEN = ("DDUDD", "DUDUU", "DUUUU", "UDDUD", "UDDUU", "UDUUU", "UUDDD", "UUDUD", "UUUDD", "UUUUD")


@record
class Switches:
    """Where each switch points and which of its lights is green, left to right: up or down."""

    switches: tuple[str, ...] = UNTOLD
    lights: tuple[str, ...] = UNTOLD
    heard: bool = False
    """Whether they were told in conversation: a row that cannot be is refused at once, and kept to be put right."""


def solve(bomb: Bomb, seen: Switches) -> Answer:
    for row, forbidden in ((known(seen, "switches"), "switches_forbidden"), (known(seen, "lights"), "lights_forbidden")):
        if seen.heard and is_five(row) and position(row) in FORBIDDEN:
            raise Contradiction(forbidden)
    switches = seen.switches
    if listing(switches, 1, 5):
        need_cells(seen, "switches", 5)
    lights = seen.lights
    if listing(lights, 1, 5):
        need_cells(seen, "lights", 5)
    if not is_five(switches) or not is_five(lights):
        raise Contradiction("bad_input")
    start, goal = position(switches), position(lights)
    if start in FORBIDDEN:
        raise Contradiction("switches_forbidden")
    if goal in FORBIDDEN:
        raise Contradiction("lights_forbidden")
    if start == goal:
        raise Contradiction("already_matching")
    flips = shortest(start, goal, allowed) or []
    return answer("flip", {"flips": flips}, flips=tuple(flips), why="shortest", items=flips)


def is_five(value: Any) -> bool:
    return listing(value, 5, 5) and all(one_of(word, ("up", "down")) for word in value)


def position(words: tuple[str, ...]) -> str:
    return "".join("U" if word == "up" else "D" for word in words)


def flipped(here: str, switch: int) -> str:
    """The position after one switch, counted from 1, is flipped."""
    return here[: switch - 1] + ("D" if here[switch - 1] == "U" else "U") + here[switch:]


def allowed(here: str) -> Iterator[tuple[int, str]]:
    for switch in range(1, 6):
        there = flipped(here, switch)
        if there not in FORBIDDEN:
            yield switch, there


def told_five(name: str) -> Fold:
    """Ways of the switches or lights, all or some."""
    place = cells(name, 5)

    def fold(seen: Switches, value: Any, telling: Telling) -> Switches:
        if listing(value, 6):
            raise Contradiction("bad_input")
        if name == "lights" and telling.correcting and not told(seen, "lights") and listing(value, 5, 5):
            # "No, …" before any light was told means the switches that were told just now.
            levers: Switches = fold_switches(put(seen, switches=UNTOLD), value, telling)
            return levers
        placed: Switches = place(put(seen, heard=True), value, telling)
        return placed

    return fold


fold_switches: Fold = told_five("switches")
fold_lights: Fold = told_five("lights")


def of_one(seen: Switches, value: Any, telling: Telling) -> Switches:
    """Ways of neither switches nor lights by name: of the lights while those are asked for."""
    whole = [is_five(row) and position(row) not in FORBIDDEN for row in (known(seen, "switches"), known(seen, "lights"))]
    lights_next = whole == [True, False]
    fold = fold_lights if lights_next and not telling.correcting else fold_switches
    placed: Switches = fold(seen, value, telling)
    return placed


def part(name: str, *, rest: bool) -> Fold:
    """The places beside "all": those that are the other way ("all up but the second"), or those meant ("the others")."""
    every = f"all_{name}"

    def fold(seen: Switches, value: Any, telling: Telling) -> Switches:
        places = value if isinstance(value, tuple) else (value,)
        way = telling.slots[every]
        other = telling.slots.get(f"rest_{name}", "down" if way == "up" else "up")
        here, there = (way, other) if rest else (other, way)
        row = tuple(here if place in places else there for place in range(1, 6))
        placed: Switches = (fold_switches if name == "switches" else fold_lights)(seen, row, telling)
        return placed

    return fold


def every(name: str) -> Fold:
    """All five one way, where no place is excepted."""

    def fold(seen: Switches, value: Any, telling: Telling) -> Switches:
        if f"but_{name}" in telling.slots or f"only_{name}" in telling.slots:
            return seen
        placed: Switches = (fold_switches if name == "switches" else fold_lights)(seen, (value,) * 5, telling)
        return placed

    return fold


def struck(seen: Switches) -> Switches:
    """The switch jumps back, but how far the defuser got must be read."""
    return put(seen, switches=UNTOLD)


MODULE = Module(
    "switches",
    Switches,
    solve,
    folds={
        "switches": fold_switches,
        "lights": fold_lights,
        "ways": of_one,
        "all_switches": every("switches"),
        "all_lights": every("lights"),
        "but_switches": part("switches", rest=False),
        "but_lights": part("lights", rest=False),
        "only_switches": part("switches", rest=True),
        "only_lights": part("lights", rest=True),
    },
    codes={"switches": "bad_input", "lights": "bad_input"},
    on_strike=struck,
)
