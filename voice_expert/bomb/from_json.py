"""The edgework object of ``solve``'s JSON lines: an absent or null key is unknown, a present one complete."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voice_expert.bomb.edgework import INDICATORS, MANY, PORTS, SERIAL_PATTERN, Bomb


def bomb_from_json(raw: Any) -> Bomb:
    """What the object tells; parts that cannot be are taken as unknown here (``solve edgework`` names them)."""
    bomb = Bomb()
    if not isinstance(raw, Mapping):
        return bomb
    serial = raw.get("serial")
    if isinstance(serial, str) and SERIAL_PATTERN.fullmatch(serial):
        bomb = replace(bomb, serial_text=serial)
    for name in ("batteries", "holders"):
        if type(raw.get(name)) is int:
            bomb = bomb.with_bounds(name, raw[name], raw[name])
    if isinstance(raw.get("indicators"), list):
        for item in raw["indicators"]:
            if not isinstance(item, Mapping):
                continue
            label, lit = item.get("label"), item.get("lit") is True
            if label in INDICATORS:
                bomb = bomb.with_indicator(label, {"lit" if lit else "unlit"})
            else:
                bomb = replace(bomb, other_indicators=(*bomb.other_indicators, (str(label), lit)))
        bomb = replace(bomb, indicators_complete=True)
    if isinstance(raw.get("port_plates"), list):
        plates = tuple(
            tuple(p for p in plate if p in PORTS) for plate in raw["port_plates"] if isinstance(plate, (list, tuple))
        )
        bomb = replace(bomb, plates=plates, plates_complete=True)
    for name in ("strikes", "solved", "modules"):
        if type(raw.get(name)) is int:
            bomb = replace(bomb, **{name: raw[name]})
    known = raw.get("known")
    return _with_known(bomb, known) if isinstance(known, Mapping) else bomb


def _with_known(bomb: Bomb, known: Mapping[str, Any]) -> Bomb:
    for name, value in known.items():
        if name == "last_digit_odd" and isinstance(value, bool):
            bomb = bomb.with_serial_test("is_odd", (), value)
        elif name == "last_digit" and type(value) is int:
            bomb = bomb.with_serial_test("last_digit", (), value)
        elif name == "vowel" and isinstance(value, bool):
            bomb = bomb.with_serial_test("has_vowel", (), value)
        elif name == "has" and isinstance(value, Mapping):
            for what, there in value.items():
                bomb = _with_presence(bomb, str(what), there)
        elif isinstance(value, Mapping):
            low, high = value.get("min"), value.get("max")
            quantity = {"ports": "ports", "port_count": "ports", "lit": "lit", "unlit": "unlit"}.get(name, name)
            bomb = bomb.with_bounds(
                quantity, low if type(low) is int else 0, high if type(high) is int else MANY
            )
    return bomb


def _with_presence(bomb: Bomb, what: str, there: Any) -> Bomb:
    if not isinstance(there, bool):
        return bomb
    if what in PORTS:
        return bomb.with_bounds(f"port:{what}", 1, MANY) if there else bomb.with_bounds(f"port:{what}", 0, 0)
    state, _, label = what.rpartition(" ")
    if label not in INDICATORS:
        return bomb
    wanted = {"lit": {"lit"}, "unlit": {"unlit"}}.get(state, {"lit", "unlit"})
    now = bomb.states_of(label)
    left = now & wanted if there else now - wanted
    return bomb.with_indicator(label, left or ({"absent"} if not there else wanted))
