"""Memory: five stages, each with a digit on the display and the labels in a new order."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealt import Dealt, Pressed, Telling


@dataclass(frozen=True)
class DealtMemory(Dealt):
    """The presses so far are remembered; a strike begins anew."""

    all_stages: tuple[Mapping[str, Any], ...] = ()

    def told(self, fact: str) -> tuple[Telling, ...]:
        if fact == "display":
            display = self.state["display"]
            whole = {"display": display, "labels": tuple(self.state["labels"])}
            return ({"digit": display}, {"display": display}, whole)
        return super().told(fact)

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.final:
            return Pressed.SOLVED
        stages = [*self.state["stages"], dict(truth.json)]
        return replace(self, state={"stages": stages, **self.all_stages[len(stages)]})

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        return replace(self, state={"stages": [], **self.all_stages[0]})


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    stages = tuple({"display": draw.randint(1, 4), "labels": draw.sample(range(1, 5), 4)} for _ in range(5))
    return DealtMemory({"stages": [], **stages[0]}, shows="display", all_stages=stages)
