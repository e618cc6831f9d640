"""Rock-Paper-Scissors-Lizard-Spock: five signs in one of ten arrangements; all but the pentagon have one in the middle."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.rock_paper_scissors_lizard_spock import SIGNS
from voice_expert.practice.dealt import Dealt

ARRANGEMENTS = 10


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    decoy = None if draw.randrange(ARRANGEMENTS) == 0 else draw.choice(SIGNS)
    return Dealt({"decoy": decoy}, {"decoy": ({"decoy": decoy or "none"},)})
