"""Symbolic Password: the six symbols of a region of the table, none in its right place."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import rows_of
from voice_expert.modules.symbolic_password import REGIONS
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    wanted = draw.choice(list(REGIONS.values()))
    places = draw.sample(range(6), 6)
    while any(place == was for place, was in enumerate(places)) or [wanted[place] for place in places] == list(wanted):
        places = draw.sample(range(6), 6)
    symbols = tuple(wanted[place] for place in places)
    rows: Telling = ({"at": 1, "symbols": symbols[:3]}, {"at": 4, "symbols": symbols[3:]})
    ways: dict[str, tuple[Telling, ...]] = {f"symbols[{n}]": ({"symbols": symbol},) for n, symbol in enumerate(symbols)}
    return Dealt({"grid": rows_of(symbols, 3)}, {**ways, "grid": ({"symbols": symbols}, rows)})
