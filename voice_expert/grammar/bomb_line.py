"""The one-line form of the edgework that simulators and players type: ``2B 1H // *FRK NSA // [DVI, RJ45] // AL5QF2``.

Batteries and holders, indicators (``*`` is lit), one bracket a port plate, the serial number; "None" or nothing for an
empty part. The parts may come in any order.
"""

from __future__ import annotations

import re
from typing import Any

from voice_expert.bomb.edgework import INDICATORS
from voice_expert.grammar.matcher import Act, Reading

PORT_NAMES = {
    "DVI": "DVI-D", "DVID": "DVI-D", "PARALLEL": "Parallel", "PS2": "PS/2", "RJ45": "RJ-45", "RJ": "RJ-45",
    "SERIAL": "Serial", "RCA": "Stereo RCA", "STEREORCA": "Stereo RCA", "STEREO": "Stereo RCA",
}  # fmt: skip
EMPTY: dict[str, list[dict[str, Any]]] = {
    # a part by its first slot: what it tells where nothing stands in it
    "batteries": [{"batteries": 0, "holders": 0}],
    "indicators": [{"indicators": "none"}],
    "ports": [{"ports": "none"}],
}
_BATTERIES = re.compile(r"(\d+)\s*B\s*(?:[,/ ]\s*)?(\d+)\s*H", re.IGNORECASE)
_SERIAL = re.compile(r"[A-Z0-9]{6}", re.IGNORECASE)
_INDICATOR = re.compile(r"(\*?)([A-Z]{3})", re.IGNORECASE)


def bomb_line(text: str) -> Reading | None:
    """The reading of such a line, None for any other text."""
    if "//" not in text or len(text) > 500:
        return None
    told: list[dict[str, Any]] = []
    empty = 0
    for part in (part.strip() for part in text.split("//")):
        found = _part(part)
        if found is None:
            return None
        empty += not found
        told += found
    missing = [name for name in EMPTY if not any(name in slots for slots in told)]
    if told and any("serial" in slots for slots in told) and empty == len(missing):
        # All four parts are there: those without anything are none.
        told += [slots for name in missing for slots in EMPTY[name]]
    return Reading(tuple(Act("tell", None, slots) for slots in told), 0.0) if told else None


def _part(part: str) -> list[dict[str, Any]] | None:
    if not part or part.lower() == "none":
        return []
    batteries = _BATTERIES.fullmatch(part)
    if batteries:
        return [{"batteries": int(batteries[1]), "holders": int(batteries[2])}]
    if part.startswith("["):
        return _plates(part)
    if _SERIAL.fullmatch(part) and any(c.isdigit() for c in part):
        return [{"serial": tuple(part.upper())}]
    words = part.replace(",", " ").split()
    labels = [_INDICATOR.fullmatch(word) for word in words]
    if not all(label is not None and label[2].upper() in INDICATORS for label in labels):
        return None
    told: list[dict[str, Any]] = [{"indicators": "none"}]
    for label in labels:
        assert label is not None
        told.append({"lit" if label[1] else "unlit": (label[2].upper(),)})
    return told


def _plates(part: str) -> list[dict[str, Any]] | None:
    told: list[dict[str, Any]] = [{"ports": "none"}]
    for inner in re.findall(r"\[([^\]]*)\]", part):
        names = [re.sub(r"[\W_]", "", name).upper() for name in inner.split(",") if name.strip()]
        names = [name for name in names if name not in ("EMPTY", "NONE")]
        if any(name not in PORT_NAMES for name in names):
            return None
        told.append({"plate": tuple(PORT_NAMES[name] for name in names)} if names else {"empty_plates": 1})
    return told
