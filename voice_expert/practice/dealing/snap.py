"""Snap (needy): two digits, often the same."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    first = draw.randint(0, 9)
    second = first if draw.random() < 0.5 else draw.randint(0, 9)
    ways = ({"displays": (first, second)}, {"equal": first == second})
    return Dealt({"displays": [first, second]}, {"displays[0]": ways})
