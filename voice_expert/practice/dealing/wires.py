"""Wires: three to six, each of any colour."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.wires import COLOURS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return Dealt({"wires": draw.choices(COLOURS, k=draw.randint(3, 6))})
