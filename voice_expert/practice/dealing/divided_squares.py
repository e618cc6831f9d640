"""Divided Squares: one square or a divided field, dealt so that it can be held when it is looked at."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import Grid
from voice_expert.modules.divided_squares import COLOURS, VALUE, neighbours, right_square
from voice_expert.modules.kit import Answer, Contradiction
from voice_expert.practice.dealt import Dealt, Pressed, Telling

SIZES = (1, 1, 1, 2, 2, 3)
"""How often the field is dealt undivided, two by two, three by three."""
TRIES = 500
"""Fields thrown before another size is dealt. One square in six colours has any number from 0 to 29 in far fewer."""


@dataclass(frozen=True)
class DealtDividedSquares(Dealt):
    """``pressed`` is the colour that the right square shows while it is tapped.

    Defused between other modules it is held as soon as it is understood: a player waits for the right moment. Alone on
    its bomb it can be held at any number, because nothing else is left to solve.
    """

    pressed: str = ""
    bomb: Bomb = Bomb()
    seed: float = 0.0

    def told(self, fact: str) -> tuple[Telling, ...]:
        if fact == "grid":
            return ({"squares": tuple(colour for row in self.state["grid"] for colour in row)},)
        return super().told(fact)

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        """When to hold it is seen by whoever knows how many modules are left."""
        return super().right({**answer, "hold_now": None}, truth)

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.json["required"] is None:
            return replace(self, state={**self.state, "pressed_color": self.pressed})
        return Pressed.SOLVED

    def after_solve(self, solved: int, others: int) -> Dealt:
        return replace(dealt_for(random.Random(f"{self.seed} {solved}"), self.bomb, solved), module=self.module)


def dealt_for(draw: random.Random, bomb: Bomb, solved: int | None) -> Dealt:
    """A field whose number is that of the solved modules, None where it does not matter.

    With some serial numbers no divided field has that number (with E, X and I the right square is never black): then it
    stays one square. More modules than any number can be solved: then the game takes any number.
    """
    size = draw.choice([size for size in SIZES if solved is None or size * size - 1 <= solved])
    for side in (size, 1):
        for _ in range(TRIES):
            grid = divided(draw, side)
            try:
                column, row = (0, 0) if side == 1 else right_square(bomb, grid)
            except Contradiction:
                continue
            pressed = {
                colour: number for colour, number in VALUE[grid[row][column]].items()
                if solved is None or number + side * side - 1 == solved
            }  # fmt: skip
            if pressed:
                colour = draw.choice(list(pressed))
                return DealtDividedSquares({"grid": grid}, pressed=colour, bomb=bomb, seed=draw.random())
    return dealt_for(draw, bomb, None)


def divided(draw: random.Random, size: int) -> Grid:
    """A field in any colours, no two neighbours alike."""
    while True:
        grid = tuple(tuple(draw.choice(COLOURS) for _ in range(size)) for _ in range(size))
        if all(grid[b][a] != grid[d][c] for (a, b), (c, d) in neighbours(size)):
            return grid


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return dealt_for(draw, bomb, None if bomb.modules == 1 else 0)
