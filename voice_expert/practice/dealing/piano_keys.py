"""Piano Keys: three different symbols, in any order."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.piano_keys import SYMBOLS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    symbols = draw.sample(SYMBOLS, 3)
    return Dealt({"symbols": symbols}, {"symbols[0]": ({"symbols": tuple(symbols)},)})
