"""Colored Switches: toggle by a chart of positions and colours. Manual page "On the subject of colored switches"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules._paths import shortest
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    cells,
    known,
    listing,
    need,
    need_cells,
    one_of,
    put,
    record,
    refused,
    whole,
)
from voice_expert.modules.switches import flipped, is_five, position

COLOURS = ("red", "green", "blue", "purple", "orange", "turquoise")
ANY = "red green blue purple orange turquoise"

CHART = {
    # position (U = up, D = down): {switch from the left: colours it may have to be toggled there}
    "DDDDD": {1: ANY},
    "DDDDU": {3: ANY},
    "DDDUD": {2: ANY, 3: ANY},
    "DDDUU": {3: ANY, 5: "green blue"},
    "DDUDD": {1: "green blue orange", 5: ANY},
    "DDUDU": {1: "red purple turquoise", 4: "purple", 5: ANY},
    "DDUUD": {4: ANY},
    "DDUUU": {2: ANY, 5: "purple"},
    "DUDDD": {2: ANY},
    "DUDDU": {2: ANY, 3: ANY, 4: "green"},
    "DUDUD": {2: ANY},
    "DUDUU": {2: ANY},
    "DUUDD": {4: ANY},
    "DUUDU": {5: ANY},
    "DUUUD": {1: ANY},
    "DUUUU": {1: ANY},
    "UDDDD": {5: ANY},
    "UDDDU": {2: ANY},
    "UDDUD": {1: "blue orange turquoise", 5: ANY},
    "UDDUU": {4: ANY},
    "UDUDD": {3: "red purple turquoise", 4: ANY},
    "UDUDU": {3: "blue orange", 5: ANY},
    "UDUUD": {3: "green", 5: ANY},
    "UDUUU": {4: ANY},
    "UUDDD": {1: ANY, 4: ANY},
    "UUDDU": {1: ANY, 4: "orange", 5: "green blue purple"},
    "UUDUD": {1: "red green purple", 2: ANY, 4: ANY},
    "UUDUU": {1: ANY, 5: "red orange turquoise"},
    "UUUDD": {2: "blue turquoise", 4: "green purple orange", 5: ANY},
    "UUUDU": {2: "purple orange", 4: "red blue turquoise", 5: ANY},
    "UUUUD": {2: "red green", 4: ANY},
    "UUUUU": {3: ANY},
}

FIRST_TOGGLES = 3
"""So many permitted toggles light the LEDs."""


@record
class ColoredSwitches:
    """Colours and positions, left to right; ``lights`` None or unsaid while dark; ``toggled`` what was done since."""

    colors: tuple[str, ...] = UNTOLD
    switches: tuple[str, ...] = UNTOLD
    lights: tuple[str, ...] | None = UNTOLD
    toggles_done: int | None = UNTOLD
    toggled: tuple[int, ...] = ()
    heard: bool = False
    """Whether the colours were told in conversation: one that no switch can have is refused at once, the others are kept."""


def solve(bomb: Bomb, seen: ColoredSwitches) -> Answer:
    if seen.heard and not all(colour is UNTOLD or one_of(colour, COLOURS) for colour in seen.colors):
        raise Contradiction("unknown_color")
    need(seen, "colors", "switches")
    need_five(seen)
    colours, switches = seen.colors, seen.switches
    if not listing(colours, 5, 5) or not is_five(switches):
        raise Contradiction("bad_input")
    if not all(one_of(colour, COLOURS) for colour in colours):
        raise Contradiction("unknown_color")
    here = position(switches)
    for switch in seen.toggled:
        here = flipped(here, switch)
    lights = known(seen, "lights")
    if lights is None:
        return first_toggles(colours, here, known(seen, "toggles_done"))
    if listing(lights, 1, 5):
        need_cells(seen, "lights", 5)
    if not is_five(lights):
        raise Contradiction("bad_input")
    goal = position(lights)
    if goal == here:
        raise Contradiction("already_matching")
    toggles = shortest(here, goal, lambda at: permitted(colours, at)) or []
    return answer("reach_lights", {"phase": 2, "toggles": toggles}, toggles=tuple(toggles), why="chart", items=toggles)


def need_five(seen: ColoredSwitches) -> None:
    """Ask for the next switch where only some were told."""
    colours, switches = seen.colors, seen.switches
    if listing(colours, 1, 5) and listing(switches, 1, 5):
        if len(colours) == len(switches) < 5 and UNTOLD not in colours + switches:
            place = len(colours)
            raise Missing(f"colors[{place}]", f"switches[{place}]", ask="switch_next", subject=seen)
        need_cells(seen, "colors", 5)
        need_cells(seen, "switches", 5)


def first_toggles(colours: tuple[str, ...], here: str, done: Any) -> Answer:
    """The LEDs are dark: any permitted toggles light them; the lowest-numbered switch each time."""
    done = 0 if done is None else done
    if not whole(done, 0, FIRST_TOGGLES - 1):
        raise Contradiction("bad_input")
    toggles = []
    for _ in range(FIRST_TOGGLES - done):
        switch, here = next(permitted(colours, here))
        toggles.append(switch)
    json = {"phase": 1, "toggles": toggles}
    return answer("light_up", json, toggles=tuple(toggles), why="chart", then="lights", final=False)


def permitted(colours: tuple[str, ...], here: str) -> Iterator[tuple[int, str]]:
    """The toggles that the chart allows here, by switch number, and where they lead."""
    for switch, allowed in CHART[here].items():
        if colours[switch - 1] in allowed.split():
            yield switch, flipped(here, switch)


def fold_colors(seen: ColoredSwitches, value: Any, telling: Telling) -> ColoredSwitches:
    """Colours in order."""
    if listing(value, 6):
        raise Contradiction("bad_input")
    place = refused(known(seen, "colors", ()), COLOURS, telling)
    if place is not None and len(as_list(value)) == 1:
        telling = replace(telling, slots={**telling.slots, "at": place + 1})
    coloured: ColoredSwitches = cells("colors", 5)(put(seen, heard=True), value, telling)
    return coloured


def fold_lights(seen: ColoredSwitches, value: Any, telling: Telling) -> ColoredSwitches:
    """The LEDs are read after the toggles that were named, so the expert knows the new position."""
    if listing(value, 6):
        raise Contradiction("bad_input")
    lights = known(seen, "lights")
    done = telling.answered.json.get("toggles", ()) if telling.answered and lights is None else ()
    seen = put(seen, lights=() if lights is None else lights)
    lit: ColoredSwitches = cells("lights", 5)(seen, value, telling)
    return put(lit, toggled=seen.toggled + tuple(done))


def fold_switches(seen: ColoredSwitches, value: Any, telling: Telling) -> ColoredSwitches:
    """The positions; read anew as a whole, whatever was toggled is in them."""
    if listing(value, 6):
        raise Contradiction("bad_input")
    if listing(value, 5):
        return put(seen, switches=value, toggled=())
    moved: ColoredSwitches = cells("switches", 5)(seen, value, telling)
    return moved


def fold_dark(seen: ColoredSwitches, value: Any, telling: Telling) -> ColoredSwitches:
    """No LED is lit."""
    return put(seen, lights=None)


def fold_lit(seen: ColoredSwitches, value: Any, telling: Telling) -> ColoredSwitches:
    """The LEDs came on, so the toggles that were named are done; how they stand is still to be read."""
    if known(seen, "lights") is not None or telling.answered is None:
        return seen
    return put(seen, lights=(UNTOLD,) * 5, toggled=seen.toggled + tuple(telling.answered.json.get("toggles", ())))


def struck(seen: ColoredSwitches) -> ColoredSwitches:
    """A forbidden toggle does not move the switch, but how far the defuser got must be read."""
    return put(seen, switches=UNTOLD, toggled=())


MODULE = Module(
    "colored_switches",
    ColoredSwitches,
    solve,
    folds={
        "colors": fold_colors,
        "lights": fold_lights,
        "switches": fold_switches,
        "all_switches": lambda seen, value, telling: fold_switches(seen, (value,) * 5, telling),
        "dark": fold_dark,
        "lit": fold_lit,
    },
    codes={"colors": "bad_input", "switches": "bad_input", "lights": "bad_input"},
    read=facts_only(ColoredSwitches, "colors", "switches", "lights", "toggles_done"),
    over=lambda seen: is_five(known(seen, "lights")),
    on_strike=struck,
)
