"""A module on the simulated bomb: what it shows, how that is told, and what a press does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.dialogue.decide import decide
from voice_expert.dialogue.questions import base_of
from voice_expert.dialogue.step import plain
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer
from voice_expert.practice.words import Slots
from voice_expert.solving import frozen, read_state

Telling = Slots | tuple[Slots, ...]
"""What one utterance tells: the slots of one clause, or of several clauses one after another."""


class Pressed(Enum):
    """What a press did, where the module does not merely go on to its next stage."""

    SOLVED = "solved"
    STRIKE = "strike"
    NOTHING = "nothing"
    """The answer gave nothing to press yet."""


class NotSeen(Exception):
    """The expert asked for something that the module does not show; the message is the fact."""


@dataclass(frozen=True)
class Dealt:
    """One dealt module, immutable.

    ``state`` is the facts' state JSON of what can be seen now, all of it. ``ways`` are other ways to tell a fact (with
    its indices, or without for all of them) than setting the slot that is called like it. ``coming`` are the changes of
    the state that the next right presses bring. ``shows`` is what the defuser tells of their own accord when the expert
    waits without asking.
    """

    state: Mapping[str, Any]
    ways: Mapping[str, tuple[Telling, ...]] = field(default_factory=dict)
    coming: tuple[Mapping[str, Any], ...] = ()
    shows: str = ""
    module: str = ""
    correctable: bool = True
    """Whether a slip can be corrected in the same breath: not where the facts count what was told."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        """The ways to tell a fact that the expert asks for, the usual one first; raises NotSeen."""
        for name in (fact, base_of(fact)):
            if name in self.ways:
                return self.ways[name]
        value: Any = self.state
        try:
            for name, index in re.findall(r"(\w+)|\[(\d+)\]", fact):
                value = value[int(index)] if index else value[name]
        except (LookupError, TypeError) as lacking:
            raise NotSeen(fact) from lacking
        if value is None:
            raise NotSeen(fact)
        return ({base_of(fact).rpartition(".")[2]: frozen(value)},)

    def truth(self, bomb: Bomb) -> Answer:
        """The answer of a solver that sees everything; raises ValueError where the deal was not legal."""
        module = registry()[self.module]
        found = decide(module, bomb, read_state(module, self.state))
        if not isinstance(found, Answer):
            raise ValueError(f"{self.module} was dealt a state without an answer: {dict(self.state)}: {found}")
        return found

    def presses(self, answer: Mapping[str, Any]) -> bool:
        """Whether this answer tells the defuser to do something."""
        return "error" not in answer

    def press(self, bomb: Bomb, answer: Mapping[str, Any]) -> Dealt | Pressed:
        """Do what the expert says: the module in its next stage, or what else came of it."""
        if not self.presses(answer):
            return Pressed.NOTHING
        truth = self.truth(bomb)
        if not self.right(answer, truth):
            return Pressed.STRIKE
        return self.after(truth)

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        """All that the answer says is true; it may say less where the expert need not know everything."""
        said = {key: frozen(value) for key, value in plain(answer).items() if value is not None}
        true = {key: frozen(value) for key, value in plain(truth.json).items()}
        return bool(said) and all(key in true and true[key] == value for key, value in said.items())

    def after(self, truth: Answer) -> Dealt | Pressed:
        """What a right press brings: the next stage, or the end."""
        if truth.final or not self.coming:
            return Pressed.SOLVED
        return replace(self, state={**self.state, **self.coming[0]}, coming=self.coming[1:])

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        """The module after a wrong press."""
        return self

    def after_solve(self, solved: int, others: int) -> Dealt:
        """The module after another one was solved: ``solved`` so far of the ``others`` that bosses wait for."""
        return self
