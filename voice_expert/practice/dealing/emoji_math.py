"""Emoji Math: two numbers from 0 to 99 to add or subtract, each digit a face."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.emoji_math import FACES
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    first, second = ([FACES[int(digit)] for digit in str(draw.randrange(100))] for _ in range(2))
    pieces = (*first, draw.choice("+-"), *second)
    display = "".join(pieces)
    return Dealt({"display": display}, {"display": ({"characters": pieces}, {"characters": tuple(display)})})
