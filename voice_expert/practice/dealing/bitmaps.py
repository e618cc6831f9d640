"""Bitmaps: eight by eight pixels, each bright or dark."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.bitmaps import Bitmap, counted
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    share = draw.choice((0.3, 0.5, 0.7))
    grid = ["".join("w" if draw.random() < share else "b" for _ in range(8)) for _ in range(8)]
    seen = counted(Bitmap(grid=tuple(grid)))
    ways: dict[str, tuple[Telling, ...]] = {
        f"white[{place}]": ({"white": (count,)}, {"black": (16 - count,)}) for place, count in enumerate(seen.white)
    }
    ways["white"] = {"white": seen.white}, {"black": tuple(16 - count for count in seen.white)}
    return Dealt({"grid": grid}, {**ways, "line": ({"line": seen.line},), "square": ({"square": seen.square},)})
