"""What was just told about the casing, said back in as few words as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from voice_expert.bomb.edgework import INDICATORS, MANY, Bomb
from voice_expert.bomb.tell import listed
from voice_expert.dialogue.session import Spoken


def of(bomb: Bomb, told: Mapping[str, Any]) -> list[Spoken]:
    """One short sentence per kind of fact that was told."""
    lines: list[Spoken] = []

    def say(key: str, **slots: Any) -> None:
        spoken = Spoken("_edgework", "say", key, slots)
        if spoken not in lines:
            lines.append(spoken)

    for name in told:
        if name in ("serial", "at"):
            if bomb.serial_text:
                say("serial", serial=tuple(bomb.serial_text))
        elif name in ("last_digit", "last_digit_odd"):
            say("last_digit_odd" if bomb.serial.is_odd else "last_digit_even")
        elif name == "vowel":
            say("vowel" if told[name] else "no_vowel")
        elif name in ("batteries", "holders", "aa", "d"):
            batteries, holders = bomb.bounds_of("batteries"), bomb.bounds_of("holders")
            if "batteries" in told and "holders" in told or name in ("aa", "d"):
                say("batteries_holders", batteries=batteries[0], holders=holders[0])
            elif name == "batteries":
                say("batteries", batteries=batteries[0])
            else:
                say("holders", holders=holders[0])
        elif name in ("batteries_min", "more_batteries", "batteries_max", "fewer_batteries"):
            low, high = bomb.bounds_of("batteries")
            if low == high:
                say("batteries", batteries=low)
            elif high >= MANY:
                say("batteries_at_least", batteries=low)
            elif low == 0:
                say("batteries_at_most", batteries=high)
            else:
                say("batteries_between", low=low, high=high)
        elif name in ("lit", "unlit", "only_lit", "absent", "present", "indicators", "lit_all_absent", "unlit_all_absent"):
            _indicators(bomb, told, say)
        elif name in ("plate", "rack", "empty_plates", "ports", "port", "no_port", "plates"):
            _ports(bomb, told, say)
        elif name == "start_minutes" and told.get("start_seconds"):
            say("start_time", minutes=told[name], seconds=told["start_seconds"])
        elif name in ("modules", "strikes", "start_minutes", "game_language", "solved"):
            say(name, count=told[name])
        elif name == "modules_left":
            say("modules", count=bomb.modules)
        elif name == "unmodded":
            say("noted")
    return lines or [Spoken("_edgework", "say", "noted")]


def _indicators(bomb: Bomb, told: Mapping[str, Any], say: Any) -> None:
    states = {label: bomb.states_of(label) for label in INDICATORS}
    lit = tuple(label for label, state in states.items() if state == {"lit"})
    unlit = tuple(label for label, state in states.items() if state == {"unlit"})
    lit += tuple(label for label, on in bomb.other_indicators if on)
    unlit += tuple(label for label, on in bomb.other_indicators if not on)
    absent = told.get("absent")
    if absent:
        say("absent", labels=absent if isinstance(absent, tuple) else (absent,))
    if lit and unlit:
        say("lit_unlit", lit=lit, unlit=unlit)
    elif lit:
        say("lit", lit=lit)
    elif unlit:
        say("unlit", unlit=unlit)
    elif bomb.indicators_complete:
        say("no_indicators")
    elif not absent:
        say("noted")


def _counted(ports: Sequence[str], say: Any) -> None:
    """Ports that were told of, each with how many there are of it if more than one."""
    counts = Counter(ports)
    if single := tuple(port for port, count in counts.items() if count == 1):
        say("port_there", ports=single)
    for port, count in counts.items():
        if count > 1:
            say("ports_there", ports=(port,), count=count)


def _ports(bomb: Bomb, told: Mapping[str, Any], say: Any) -> None:
    if bomb.plates_complete and not bomb.plates:
        say("no_ports")
    elif "no_port" in told or "port" in told:
        for key in ("port", "no_port"):
            value = told.get(key)
            if value and key == "port":
                _counted(listed(value), say)
            elif value:
                say("port_not_there", ports=listed(value))
    elif "plates" in told and not bomb.plates:
        say("plates", count=told["plates"])
    elif "plate" in told and not bomb.plates:
        for port in dict.fromkeys(told["plate"]):
            _counted([other for other in told["plate"] if other == port], say)
    else:
        filled = [plate for plate in bomb.plates if plate]
        for plate in filled if "rack" in told else filled[-(told.get("plates_told") or 1) :]:
            say("plate", ports=plate)
        empty = len(bomb.plates) - len(filled)
        if empty:
            say("empty_plates", count=empty)
