"""Keypad: four symbols of one column, in any places."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.keypad import COLUMNS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    symbols = draw.sample(draw.choice(COLUMNS), 4)
    return Dealt({"symbols": symbols}, {"symbols[0]": ({"symbols": tuple(symbols)},)})
