"""Round Keypad: eight different symbols of the columns, in a ring."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.round_keypad import SYMBOLS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    symbols = draw.sample(SYMBOLS, 8)
    return Dealt({"symbols": symbols}, {"symbols[0]": ({"symbols": tuple(symbols)},)})
