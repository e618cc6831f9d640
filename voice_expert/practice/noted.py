"""What is noted of a practice conversation: each exchange, what went wrong, and what was taken for something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.practice.words import Slots


@dataclass(frozen=True)
class Said:
    """One exchange: what the defuser said, and the expert's reply object."""

    text: str
    reply: Mapping[str, Any]


@dataclass(frozen=True)
class Trouble:
    """Something that went otherwise than it should: its kind, where, and how many exchanges had been said by then."""

    kind: str
    module: str
    detail: str
    turn: int


def misheard(meant: Sequence[Slots], understood: Sequence[Mapping[str, Any]]) -> str:
    """What was taken for another value of the same slot; empty where nothing was."""
    have = _values([entry.get("slots") or entry.get("bomb") or {} for entry in understood])
    wrong = []
    for name, wanted in _values(meant).items():
        heard = have.get(name, wanted)
        if len(heard) != len(wanted) or not all(map(_fits, heard, wanted)):
            wrong.append(f"{name} {wanted} as {heard}")
    return "; ".join(wrong)


def _values(clauses: Sequence[Slots]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for clause in clauses:
        for name, value in clause.items():
            found.setdefault(name, []).extend(value if isinstance(value, (list, tuple)) else [value])
    return found


def _fits(heard: Any, wanted: Any) -> bool:
    """The same value, or a vague word that may stand for it."""
    return bool(wanted in heard["either"]) if isinstance(heard, dict) and "either" in heard else bool(heard == wanted)
