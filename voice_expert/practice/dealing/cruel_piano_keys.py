"""Cruel Piano Keys: four different symbols; what is left of the time may matter."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.cruel_piano_keys import SYMBOLS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    symbols = draw.sample(SYMBOLS, 4)
    seen = {"symbols": symbols, "minutes_left": draw.randint(0, int(bomb.starting_minutes))}
    return Dealt(seen, {"symbols[0]": ({"symbols": tuple(symbols)},)})
