"""Yahtzee: five dice, rolled until they are equal; those that are kept stay as they are."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Answer
from voice_expert.modules.yahtzee import COLOURS
from voice_expert.practice.dealt import Dealt, Pressed, Telling

ROLLS = 200
"""Rolls dealt ahead; twelve or thirteen are expected."""


@dataclass(frozen=True)
class DealtYahtzee(Dealt):
    """``rolls`` are what all five dice would show in the rolls to come."""

    rolls: tuple[tuple[int, ...], ...] = ()

    def told(self, fact: str) -> tuple[Telling, ...]:
        dice, kept = self.state["dice"], self.state["kept"]
        rolled = tuple(colour for colour in COLOURS if colour not in kept)
        values = tuple(dice[colour] for colour in rolled)
        every = tuple(dice[colour] for colour in COLOURS)
        return {"values": values}, {"colors": rolled, "values": values}, {"values": every}

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        """An answer that was found before all of the casing was told gives no expectation, nor need it be the same."""
        return all(answer[name] == truth.json[name] for name in ("solved", "rolled", "keep"))

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.json["solved"]:
            return Pressed.SOLVED
        kept = truth.json["keep"]
        rolled = dict(zip(COLOURS, self.rolls[0], strict=True))
        dice = {colour: self.state["dice"][colour] if colour in kept else rolled[colour] for colour in COLOURS}
        return replace(self, state={"dice": dice, "kept": kept, "roll": self.state["roll"] + 1}, rolls=self.rolls[1:])


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    rolls = tuple(tuple(draw.randint(1, 6) for _ in COLOURS) for _ in range(ROLLS))
    seen: Mapping[str, Any] = {"dice": dict(zip(COLOURS, rolls[0], strict=True)), "kept": [], "roll": 1}
    return DealtYahtzee(seen, rolls=rolls[1:])
