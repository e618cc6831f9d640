"""Colored Squares: the five colours, one of them rarest; what is pressed turns white, the rest gets new colours."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import SQUARE_COLOURS, Grid
from voice_expert.modules.colored_squares import cells_of, next_group
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealing._squares import field, painted, recoloured
from voice_expert.practice.dealt import Dealt, Pressed, Telling


@dataclass(frozen=True)
class DealtColoredSquares(Dealt):
    """The new colours follow from ``seed``."""

    seed: float = 0.0

    def told(self, fact: str) -> tuple[Telling, ...]:
        squares = tuple(colour for row in self.state["grid"] for colour in row)
        if fact == "white":
            return ({"white": squares.count("white")},)
        if fact == "rarest":
            count = Counter(squares)
            rarest = min(count, key=lambda colour: count[colour])
            tally = {"tally": SQUARE_COLOURS, "number": tuple(count[colour] for colour in SQUARE_COLOURS)}
            return {"rarest": rarest, "count": count[rarest]}, {"rarest": rarest}, tally, {"squares": squares}
        return super().told(fact)

    def after(self, truth: Answer) -> Dealt | Pressed:
        group = str(truth.json["group"])
        grid = painted(self.state["grid"], truth.json["cells"], "white")
        white = sum(row.count("white") for row in grid)
        if white == 16:
            return Pressed.SOLVED
        draw = random.Random(f"{self.seed} {white}")
        coming = next_group(white, group)
        grid = recoloured(grid, field(draw), "white")
        while not cells_of(grid, coming):
            grid = recoloured(grid, field(draw), "white")
        return replace(self, state={"grid": grid, "last_group": group})

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        return replace(self, state={"grid": start(random.Random(f"{self.seed} again"))})


def start(draw: random.Random) -> Grid:
    """A field with all five colours and a single rarest one."""
    while True:
        grid = field(draw)
        fewest, second, *others = sorted(Counter(colour for row in grid for colour in row).values())
        if len(others) == 3 and fewest < second:
            return grid


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return DealtColoredSquares({"grid": start(draw)}, seed=draw.random())
