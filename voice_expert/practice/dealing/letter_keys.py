"""Letter Keys: a number from 0 to 99."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return Dealt({"number": draw.randint(0, 99)})
