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

    def press(self, bomb: Bomb, answer: Mapping[str, Any]) -> Dealt | Pressed:
        """As the game: any legal keep is rolled on. The expert does not ask for all of the casing to be a tenth of a roll
        better, so its keep is not always the best one."""
        if not self.presses(answer):
            return Pressed.NOTHING
        truth = self.truth(bomb)
        if not self.right(answer, truth):
            return Pressed.STRIKE
        return Pressed.SOLVED if truth.json["solved"] else self.rolled(answer["keep"])

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        same = all(answer[name] == truth.json[name] for name in ("solved", "rolled"))
        return same and (truth.json["solved"] or answer["keep"] in truth.json["legal"])

    def rolled(self, kept: list[str]) -> Dealt:
        """The next roll, of all dice but these."""
        rolled = dict(zip(COLOURS, self.rolls[0], strict=True))
        dice = {colour: self.state["dice"][colour] if colour in kept else rolled[colour] for colour in COLOURS}
        return replace(self, state={"dice": dice, "kept": kept, "roll": self.state["roll"] + 1}, rolls=self.rolls[1:])


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    rolls = tuple(tuple(draw.randint(1, 6) for _ in COLOURS) for _ in range(ROLLS))
    seen: Mapping[str, Any] = {"dice": dict(zip(COLOURS, rolls[0], strict=True)), "kept": [], "roll": 1}
    return DealtYahtzee(seen, rolls=rolls[1:])
