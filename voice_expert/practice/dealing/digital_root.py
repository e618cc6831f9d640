"""Digital Root: three digits above one, which is their digital root half of the time."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    top = [draw.randint(0, 9) for _ in range(3)]
    root = 1 + (sum(top) - 1) % 9 if any(top) else 0
    bottom = root if draw.random() < 0.5 else draw.randint(0, 9)
    return Dealt({"top": top, "bottom": bottom})
