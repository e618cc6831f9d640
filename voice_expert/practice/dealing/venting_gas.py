"""Venting Gas (needy): one of two questions."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return Dealt({"prompt": draw.choice(("vent_gas", "detonate"))})
