"""The Button: a colour, a word, and the strip that lights up while it is held."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.the_button import COLOURS, LABELS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    strip = draw.choice(COLOURS)
    return Dealt(
        {"color": draw.choice(COLOURS), "label": draw.choice(LABELS)},
        {"strip": ({"shade": strip}, {"strip": strip})},
        coming=({"strip": strip},),
    )
