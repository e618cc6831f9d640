"""Edgework objects and ready-made questions to a solver, for the tests of the modules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import Asked, decide
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer, Telling, default_fold
from voice_expert.solving import solve_one

VECTORS = Path(__file__).parent.parent / "vectors"


def casing(
    serial: str = "AB1CD2",
    batteries: int = 0,
    holders: int = 0,
    lit: Sequence[str] = (),
    unlit: Sequence[str] = (),
    plates: Sequence[Sequence[str]] = (),
) -> dict[str, Any]:
    """The edgework object of a bomb that is known in full."""
    return {
        "serial": serial,
        "batteries": batteries,
        "holders": holders,
        "indicators": [{"label": x, "lit": True} for x in lit] + [{"label": x, "lit": False} for x in unlit],
        "port_plates": [list(plate) for plate in plates],
    }


def reply(module: str, state: Any, edgework: Any = None) -> dict[str, Any]:
    """What ``solve`` prints for this state; without edgework nothing is known of the casing."""
    return solve_one(registry()[module], {"state": state, "edgework": edgework})


def replied(module: str, state: Any, edgework: Any = None) -> Any:
    """The answer alone; a missing fact is given as the facts' error ``need_…`` is written."""
    found = reply(module, state, edgework)
    return found["answer"] if "answer" in found else {"error": f"need_{found['missing']}"}


def asked(module: str, state: Any, edgework: Any = None) -> str | None:
    """The fact that ``solve`` is missing, or None where it answers."""
    return reply(module, state, edgework).get("missing")


def vectors(module: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / f"{module}.jsonl").read_text(encoding="utf-8").splitlines()]


class Talk:
    """A module being told things: every ``tell`` folds one clause in and decides, as a conversation does."""

    def __init__(self, module: str, edgework: Any = None) -> None:
        self.module = registry()[module]
        self.bomb = bomb_from_json(edgework)
        self.seen: Any = self.module.state()
        self.answered: Answer | None = None
        self.now: Any = None

    def tell(self, correcting: bool = False, **slots: Any) -> Any:
        """The answer's JSON, or the facts asked for as a string, or the error code."""
        telling = Telling(slots, correcting, self.answered, self.bomb)
        for name, value in slots.items():
            if name in ("at", "stage"):
                continue
            fold = self.module.folds.get(name, default_fold(name))
            self.seen = fold(self.seen, value, telling)
        return self.decide()

    def decide(self) -> Any:
        self.now = decide(self.module, self.bomb, self.seen)
        self.answered = self.now if isinstance(self.now, Answer) else None
        if isinstance(self.now, Answer):
            return self.now.json
        return "+".join(self.now.facts) if isinstance(self.now, Asked) else self.now.code

    def strike(self) -> Any:
        self.seen = self.module.on_strike(self.seen)
        return self.decide()

    def other_solved(self) -> Any:
        assert self.module.on_solve is not None
        self.seen = self.module.on_solve(self.seen)
        return self.decide()
