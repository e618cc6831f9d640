"""Forget Me Not (boss): a new digit after each solve of another module; typed when all others are solved."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealt import Dealt, Pressed, Telling

MOST = 99
"""Stages dealt ahead; no bomb of the benchmarks has more modules."""


@dataclass(frozen=True)
class DealtForgetMeNot(Dealt):
    """``digits`` are those of all stages; the state holds those shown so far."""

    digits: tuple[int, ...] = ()

    def told(self, fact: str) -> tuple[Telling, ...]:
        entered = self.state["entered"]
        if fact == "input":
            return ({"ready": True},)
        if fact == "stages":
            return ({"green": self.digits[entered]},)
        if fact == "entered":
            return ({"typed": entered + 1},)
        super().told(fact)
        return ({"digit": self.digits[int(fact[7:-1])]},)

    def presses(self, answer: Mapping[str, Any]) -> bool:
        return bool(answer.get("press"))

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        return bool(answer["press"] == truth.json["press"])

    def press(self, bomb: Bomb, answer: Mapping[str, Any]) -> Dealt | Pressed:
        if self.presses(answer) and not self.state["input"]:
            return Pressed.STRIKE
        return super().press(bomb, answer)

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        """The digits before the wrong one are taken; the key of that stage's digit lights up green."""
        pairs = zip(str(answer["press"]), str(truth.json["press"]), strict=False)
        taken = next((place for place, (said, true) in enumerate(pairs) if said != true), 0)
        return replace(self, state={**self.state, "entered": self.state["entered"] + taken})

    def after_solve(self, solved: int, others: int) -> Dealt:
        if solved >= others:
            return replace(self, state={**self.state, "input": True}, shows="input")
        return replace(self, state={**self.state, "stages": list(self.digits[: solved + 1])})


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    digits = tuple(draw.randint(0, 9) for _ in range(MOST))
    return DealtForgetMeNot({"stages": [digits[0]], "entered": 0, "input": False}, digits=digits)
