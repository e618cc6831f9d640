"""Capacitor Discharge (needy): the seconds that are left."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.capacitor_discharge import FULL
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return Dealt({"seconds_left": draw.randint(1, FULL)})
