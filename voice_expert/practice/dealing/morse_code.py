"""Morse Code: one of sixteen words, over and over, a long pause before each."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.morse_code import PAUSE, WORDS
from voice_expert.practice.dealt import Dealt, Telling


@dataclass(frozen=True)
class DealtMorse(Dealt):
    """Read letter by letter from the long pause on."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        place = re.fullmatch(r"letters(?:\[(\d+)\])?", fact)
        if place is None:
            return super().told(fact)
        seen = [item.upper() for item in self.state["letters"]]
        here = int(place[1] or 0) % len(seen)
        letters = (PAUSE, seen[1]) if seen[here] == PAUSE else (seen[here],)
        return ({"letters": letters},)

    def presses(self, answer: Mapping[str, Any]) -> bool:
        return "word" in answer


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return DealtMorse({"letters": [PAUSE, *draw.choice(list(WORDS))]}, correctable=False)
