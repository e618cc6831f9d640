"""Bitwise Operations: one operator; the rest is on the casing."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.bitwise_operations import OPERATORS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    operator = draw.choice(OPERATORS)
    return Dealt({"operator": operator, "modules": bomb.module_count, "start_minutes": bomb.starting_minutes})
