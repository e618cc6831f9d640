"""Forget It Not (boss): a new digit after each solve of another module; all of them are typed when those are solved."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealing.forget_me_not import MOST, DealtForgetMeNot
from voice_expert.practice.dealt import Dealt, Telling


class DealtForgetItNot(DealtForgetMeNot):
    """The key that lights up after a strike is the right one itself."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        if fact == "input":
            return ({"input": True},)
        if fact == "stages":
            return ({"lit": True, "digit": self.digits[self.state["entered"]]},)
        return super().told(fact)


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    digits = tuple(draw.randint(0, 9) for _ in range(MOST))
    return DealtForgetItNot({"stages": [digits[0]], "entered": 0, "input": False}, digits=digits)
