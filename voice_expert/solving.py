"""``voice-expert solve``: JSON lines in, JSON lines out (docs: README, "For other programs")."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import Impossible, decide
from voice_expert.modules.kit import Answer, Module
from voice_expert.record import UNTOLD, Contradiction


def frozen(value: Any) -> Any:
    """JSON lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    return value


def read_state(module: Module, raw: Any) -> Any:
    """The module's record from the JSON state: null or absent is unsaid where the facts allow it, else None."""
    raw = raw if isinstance(raw, Mapping) else {}
    if module.read is not None:
        return module.read({key: frozen(value) for key, value in raw.items()})
    values = {}
    for part in fields(module.state):
        value = frozen(raw.get(part.name))
        values[part.name] = UNTOLD if value is None and part.name in module.optional else value
    return module.state(**values)


def solve_one(module: Module, request: Mapping[str, Any]) -> dict[str, Any]:
    """One reply object for one request object."""
    try:
        # A reference page is about the casing itself: its state is the edgework as written.
        seen = read_state(module, request.get("edgework" if module.kind == "reference" else "state"))
    except Contradiction as contradiction:
        return {"answer": {"error": contradiction.code}}
    result = decide(module, bomb_from_json(request.get("edgework")), seen)
    if isinstance(result, Answer):
        return {"answer": dict(result.json)}
    if isinstance(result, Impossible):
        return {"answer": {"error": result.code}}
    fact = result.facts[0]
    code = module.codes.get(fact.partition("[")[0].partition(".")[0])
    return {"answer": {"error": code}} if code else {"missing": fact}


def solve_lines(module: Module, lines: Iterable[str]) -> Iterator[tuple[dict[str, Any], bool]]:
    """(reply, usable) for each line, in order; lines count from 1."""
    for number, line in enumerate(lines, 1):
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            request = None
        if not isinstance(request, dict):
            yield {"error": "bad_json", "line": number}, False
            continue
        yield solve_one(module, request), True
