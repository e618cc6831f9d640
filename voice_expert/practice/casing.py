"""How a defuser tells what is printed on the casing, for each fact of it that the expert may ask for."""

from __future__ import annotations

from voice_expert.bomb.edgework import PORTS
from voice_expert.practice.bomb import SimulatedBomb
from voice_expert.practice.dealt import NotSeen, Telling
from voice_expert.practice.words import Slots

FACTS = ("serial", "serial_last_digit", "serial_vowel", "batteries", "holders", "indicators", "ports", "plates", "modules", "strikes")
"""Facts that can be asked for without naming a label or a port."""


def told(bomb: SimulatedBomb, fact: str, ask: str = "") -> tuple[Telling, ...]:
    """The ways to tell a fact, the usual one first; ``ask`` is how the question is put. Raises NotSeen."""
    casing, known = bomb.casing, bomb.known
    name, _, what = fact.partition(":")
    lit = tuple(label for label, on in casing.indicators if on)
    unlit = tuple(label for label, on in casing.indicators if not on)
    match name:
        case "serial":
            return ({"serial": tuple(casing.serial)},)
        case "serial_last_digit":
            odd = known.serial.is_odd
            ways: tuple[Telling, ...] = ({"last_digit": known.serial.last_digit},)
            return ways if ask == "last_digit" else ({"yes": odd}, {"last_digit_odd": odd}, *ways)
        case "serial_vowel":
            return {"yes": known.serial.has_vowel}, {"vowel": known.serial.has_vowel}
        case "batteries" | "holders":
            counts = {"batteries": int(known.batteries), "holders": int(known.holders)}
            # Asked for both each of them is told once.
            return ({name: counts[name]},) if "+" in ask else ({name: counts[name]}, counts)
        case "indicators":
            rows = tuple(row for row in ({"lit": lit}, {"unlit": unlit}) if any(row.values()))
            return (rows or {"indicators": "none"},)
        case "indicator":
            state = "lit" if what in lit else "unlit" if what in unlit else "absent"
            yes = state == ask.removeprefix("indicator_") or (ask == "indicator_present" and state != "absent")
            full: Telling = {state: (what,)}
            return ({"yes": yes}, full) if ask.startswith("indicator_") else (full,)
        case "ports":
            return (_plates(casing.plates) if casing.plates else {"ports": "none"},)
        case "port" if what in PORTS:
            there = known.has_port(what)
            return {"yes": there}, {"port" if there else "no_port": (what,)}
        case "plates" if ask == "empty_plates":
            return ({"empty_plates": sum(not plate for plate in casing.plates)},)
        case "plates":
            return ({"plates": len(casing.plates)},)
        case "modules":
            return ({"modules": len(bomb.modules)},)
        case "strikes":
            return ({"strikes": bomb.strikes},)
        case "solved":
            return ({"solved": bomb.solved},)
        case "start_time":
            return ({"start_minutes": bomb.start_minutes},)
        case "game_language":
            return ({"game_language": bomb.game_language},)
    raise NotSeen(fact)


def _plates(plates: tuple[tuple[str, ...], ...]) -> Telling:
    rows: list[Slots] = [{"plate": plate} for plate in plates if plate]
    empty = sum(not plate for plate in plates)
    return (*rows, {"empty_plates": empty}) if empty else tuple(rows)
