"""Events as JSON lines, and back. What was understood is kept whole (all readings); text is kept for reports only."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from voice_expert.dialogue.session import Understood
from voice_expert.grammar.matcher import Act, Reading
from voice_expert.record import Either

SCHEMA = 1


def to_line(event: Understood, wall: float, monotonic: float) -> str:
    """One event as a line without its end."""
    return json.dumps(
        {
            "wall": round(wall, 3),
            "mono": round(monotonic, 3),
            "t": round(event.t, 3),
            "heard": event.text[:2000],
            "nearly": event.nearly,
            **({"amends": True} if event.amends else {}),
            "readings": [_reading(reading) for reading in event.readings],
        },
        ensure_ascii=False,
    )


def from_line(raw: Mapping[str, Any]) -> Understood:
    """The event of a line; KeyError, TypeError or ValueError when it is no event of ours."""
    readings = tuple(
        Reading(
            tuple(
                Act(
                    str(act["kind"]),
                    act["module"],
                    {name: _value(value) for name, value in act["slots"].items()},
                    dict(act["spoken"]),
                    bool(act["pending"]),
                )
                for act in reading["acts"]
            ),
            float(reading["cost"]),
            float(reading["explained"]),
            doubt=float(reading["doubt"]),
            taken=tuple(str(word) for word in reading.get("taken", ())),
        )
        for reading in raw["readings"]
    )
    nearly, amends = bool(raw.get("nearly", False)), bool(raw.get("amends", False))
    return Understood(str(raw["heard"]), readings, float(raw["t"]), nearly, amends)


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "cost": reading.cost,
        "explained": reading.explained,
        "doubt": reading.doubt,
        **({"taken": list(reading.taken)} if reading.taken else {}),
        "acts": [
            {
                "kind": act.kind,
                "module": act.module,
                "slots": {name: _json(value) for name, value in act.slots.items()},
                "spoken": dict(act.spoken),
                "pending": act.pending,
            }
            for act in reading.acts
        ],
    }


def _json(value: Any) -> Any:
    if isinstance(value, Either):
        return {"either": [_json(option) for option in value.options]}
    if isinstance(value, tuple):
        return [_json(item) for item in value]
    return value


def _value(value: Any) -> Any:
    if isinstance(value, dict):
        return Either(tuple(_value(option) for option in value["either"]))
    if isinstance(value, list):
        return tuple(_value(item) for item in value)
    return value
