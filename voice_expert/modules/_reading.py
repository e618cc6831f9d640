"""JSON states of modules whose records also hold what only a talk tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def facts_only(state: type, *names: str, optional: tuple[str, ...] = ()) -> Callable[[Mapping[str, Any]], Any]:
    """Reads these fields (absent is None) and, when they are there, the optional ones."""

    def read(raw: Mapping[str, Any]) -> Any:
        there = {name: raw[name] for name in optional if raw.get(name) is not None}
        return state(**{name: raw.get(name) for name in names}, **there)

    return read
