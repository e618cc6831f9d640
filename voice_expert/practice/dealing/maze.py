"""Maze: one of nine, a light and a triangle in different cells."""

import random
from collections.abc import Mapping
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._maze_tables import CIRCLES
from voice_expert.modules.maze import CELLS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    circles = list(draw.choice(CIRCLES))
    start, goal = draw.sample(CELLS, 2)
    seen: Mapping[str, Any] = {"circles": circles, "start": start, "goal": goal}
    shown = {"circles": draw.choice(circles), "start": start, "goal": goal}
    return Dealt(seen, {name: ({name: (cell[0], int(cell[1]))},) for name, cell in shown.items()})
