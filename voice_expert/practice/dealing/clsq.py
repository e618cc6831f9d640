"""Which coloured squares these are: the field as a module of the family shows it before the first press."""

import random
from collections import Counter

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import SQUARE_COLOURS
from voice_expert.modules.clsq import BY_SIZES
from voice_expert.practice.dealing import colored_squares, uncolored_squares
from voice_expert.practice.dealing._squares import field_of
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    grid = draw.choice([colored_squares.start(draw), uncolored_squares.start(draw), *(field_of(draw, s) for s in BY_SIZES)])
    count = Counter(colour for row in grid for colour in row)
    fewest = min(count.values())
    rare = tuple(colour for colour in SQUARE_COLOURS if count[colour] == fewest)
    tally = {"tally": tuple(count), "number": tuple(count.values())}
    ways: tuple[Telling, ...] = ({"tied": len(rare), "each": fewest}, tally, {"squares": sum(grid, ())})
    if len(rare) == 1:
        ways = ({"rare": rare, "each": fewest}, *ways)
    elif len(rare) < 5:
        ways = (*ways, {"rare": rare, "each": fewest})
    return Dealt({"grid": grid}, {"rarest": ways, "each": ({"each": fewest},)})
