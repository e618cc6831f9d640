"""Uncolored Squares: two colours share the lowest count; what is pressed goes dark, the rest gets new colours."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import Grid
from voice_expert.modules.kit import Answer, Contradiction
from voice_expert.modules.uncolored_squares import SHAPES, first_fit, press
from voice_expert.practice.dealing._squares import CELLS, field, look, painted, recoloured
from voice_expert.practice.dealt import Dealt, Pressed, Telling


@dataclass(frozen=True)
class DealtUncoloredSquares(Dealt):
    """The new colours follow from ``seed``."""

    seed: float = 0.0

    def told(self, fact: str) -> tuple[Telling, ...]:
        grid = self.state["grid"]
        if fact == "pair":
            pair = press(grid, None, ()).json
            count = sum(row.count(pair["first"]) for row in grid)
            both = (pair["first"], pair["second"])
            squares = tuple(colour for row in grid for colour in row)
            return {"pair": both}, {"pair": both, "count": count}, {"squares": squares}
        if fact.startswith("grid["):
            return ({"row": grid[int(fact[5])]},)
        return super().told(fact)

    def after(self, truth: Answer) -> Dealt | Pressed:
        grid = painted(self.state["grid"], truth.json["cells"], "black")
        lit = {name for name in CELLS if look(grid, name) != "black"}
        if len(lit) <= 3 or not any(first_fit(shape, lit) for shape in SHAPES.values()):
            return Pressed.SOLVED
        return replace(self, state={"grid": round_of(random.Random(f"{self.seed} {len(lit)}"), grid)})

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        return replace(self, state={"grid": start(random.Random(f"{self.seed} again"))})


def round_of(draw: random.Random, grid: Grid) -> Grid:
    """New colours for the lit squares: two colours tie, and their shape fits somewhere."""
    while True:
        grid = recoloured(grid, field(draw), "black")
        try:
            press(grid, None, ())
        except Contradiction:
            continue
        return grid


def start(draw: random.Random) -> Grid:
    """A field before the first press."""
    return round_of(draw, field(draw))


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return DealtUncoloredSquares({"grid": start(draw)}, seed=draw.random())
