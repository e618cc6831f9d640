"""Switches: five switches and their lights, both in positions that are allowed and differ in two places or more."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.colored_switches import CHART
from voice_expert.modules.switches import FORBIDDEN
from voice_expert.practice.dealt import Dealt

SAFE = tuple(position for position in CHART if position not in FORBIDDEN)


def words(position: str) -> list[str]:
    """A position, U and D from left to right, in the words of the state."""
    return ["up" if way == "U" else "down" for way in position]


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    here, there = draw.sample(SAFE, 2)
    while sum(a != b for a, b in zip(here, there, strict=True)) < 2:
        here, there = draw.sample(SAFE, 2)
    return Dealt({"switches": words(here), "lights": words(there)})
