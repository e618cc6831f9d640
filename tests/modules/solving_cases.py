"""What the tests of the solvers share: the published cases, junk for every field, a talk with one module."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import Asked, Decision, Impossible, decide
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer, Telling, default_fold
from voice_expert.record import Contradiction
from voice_expert.solving import solve_one

VECTORS = Path(__file__).parents[1] / "vectors"

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 3, 17, 10**30, 2.5, "", "red", "NaN", "9", [], [None], ["x"], [[]], [[None] * 4] * 4,
    {}, {"cell": 3}, {"a": [1]}, [{}], [1, 2, 3], ["red", "red"], "é" * 9,
)  # fmt: skip


def vectors(module: str) -> list[dict[str, Any]]:
    """The published cases of a module: edgework, state and answer."""
    text = (VECTORS / f"{module}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def solved(module: str, state: Any, edgework: Any = None) -> Any:
    """The answer, or ``{"missing": fact}``, as other programs get it: through JSON and back."""
    request = json.loads(json.dumps({"edgework": edgework, "state": state}))
    reply = json.loads(json.dumps(solve_one(registry()[module], request)))
    return reply.get("answer", reply)


def broken(state: Mapping[str, Any]) -> Iterator[Any]:
    """The state with every part in turn replaced by junk, left out, made longer or shorter."""
    yield from JUNK
    for key in state:
        yield {name: value for name, value in state.items() if name != key}
    yield from _broken(dict(state))


def _broken(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, part in value.items():
            for other in (*JUNK, *_broken(part)):
                yield {**value, key: other}
        yield {**value, "more": 1}
    elif isinstance(value, list):
        yield value[:-1]
        yield value + value[-1:]
        for place in {0, len(value) // 2, len(value) - 1} & set(range(len(value))):
            for other in (*JUNK, *_broken(value[place])):
                yield [*value[:place], other, *value[place + 1 :]]


def check_broken(module: str, state: Mapping[str, Any], edgework: Any, codes: set[str]) -> None:
    """Whatever is wrong with the state, the reply is an answer or one of the module's errors."""
    for variant in broken(state):
        reply = solved(module, variant, edgework)
        assert isinstance(reply, dict) and set(reply) != {"missing"}, (variant, reply)
        assert reply.get("error", next(iter(codes))) in codes, (variant, reply)


class Talk:
    """A talk with one module without any language: slots go in as the grammar would give them."""

    def __init__(self, module: str, edgework: Any = None, bomb: Bomb | None = None) -> None:
        self.module = registry()[module]
        self.bomb = bomb or bomb_from_json(edgework)
        self.seen = self.module.state()
        self.said = decide(self.module, self.bomb, self.seen)

    def tell(self, correcting: bool = False, **slots: Any) -> Decision:
        """Fold one clause in and say what the expert would."""
        answered = self.said if isinstance(self.said, Answer) else None
        telling = Telling(slots, correcting, answered, self.bomb)
        seen = self.seen
        try:
            for name, value in slots.items():
                if name in self.module.folds or name in vars(seen):
                    seen = self.module.folds.get(name, default_fold(name))(seen, value, telling)
        except Contradiction as contradiction:
            return Impossible(contradiction.code, contradiction)
        said = decide(self.module, self.bomb, seen)
        if not isinstance(said, Impossible):
            self.seen, self.said = seen, said
        return said

    def hear_again(self) -> Decision:
        """What the expert says after the record changed from outside."""
        self.said = decide(self.module, self.bomb, self.seen)
        return self.said

    def strike(self) -> Decision:
        self.seen = self.module.on_strike(self.seen)
        return self.hear_again()


def asks(decision: Decision) -> tuple[str, ...]:
    """The facts asked for; () when the decision is no question."""
    return decision.facts if isinstance(decision, Asked) else ()


def gives(decision: Decision) -> Any:
    """The answer's JSON, or the error, or None for a question."""
    if isinstance(decision, Impossible):
        return {"error": decision.code}
    return dict(decision.json) if isinstance(decision, Answer) else None
