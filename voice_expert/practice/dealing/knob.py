"""Knob (needy): one of eight patterns, and UP on any side."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.knob import PATTERNS, SIDES
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    upper, lower, _ = draw.choice(PATTERNS)
    left, right = ((upper[half] + lower[half]).count("X") for half in (slice(0, 3), slice(3, 6)))
    rows = [[int(led == "X") for led in row] for row in (upper, lower)]
    ways: dict[str, tuple[Telling, ...]] = {
        "counts": ({"counts": (left, right)}, {"left": left, "right": right}, {"leds": (*rows[0], *rows[1])}),
        "counts[0]": ({"left": left},),
        "counts[1]": ({"right": right},),
    }
    return Dealt({"leds": rows, "up_label": draw.choice(SIDES)}, ways)
