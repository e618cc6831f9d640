"""Binary LEDs: a row of numbers shown forth and back, entered at any step."""

import random
from dataclasses import dataclass

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.binary_leds import ROWS
from voice_expert.practice.dealt import Dealt, Telling


@dataclass(frozen=True)
class DealtBinaryLeds(Dealt):
    """Two steps are told first; where they stand in two rows, three that follow (which no two rows share)."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        walk = self.state["values"]
        if fact not in ("values", "values[0]"):
            return ({"leds": pictures(walk[2:5])}, {"values": tuple(walk[2:5])})
        lit = tuple(place for place, light in enumerate(pictures(walk[:1]), 1) if light)
        return {"leds": pictures(walk[:2])}, {"values": tuple(walk[:2])}, {"lit": lit}


def pictures(numbers: list[int]) -> tuple[int, ...]:
    """Five lights of each number, 1 for one that is on."""
    return tuple(int(light) for number in numbers for light in f"{number:05b}")


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    row = draw.choice(ROWS)
    walk = row + row[-2:0:-1]
    start = draw.randrange(len(walk))
    return DealtBinaryLeds({"values": list(walk[start:] + walk[:start])})
