"""Decolored Squares: two colours five times, three twice; after each press all squares that follow get new colours."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import SQUARE_COLOURS, Grid
from voice_expert.modules.decolored_squares import MODULE, DecoloredSquares
from voice_expert.modules.kit import Answer, Contradiction
from voice_expert.practice.dealing._squares import CELLS, field, field_of, look, painted
from voice_expert.practice.dealt import Dealt, Pressed, Telling

SIZES = (5, 5, 2, 2, 2)


@dataclass(frozen=True)
class DealtDecoloredSquares(Dealt):
    """The new colours follow from ``seed``."""

    seed: float = 0.0

    def told(self, fact: str) -> tuple[Telling, ...]:
        stage, _, name = fact.removeprefix("stages[").partition("]")
        grid = self.state["stages"][int(stage)]
        name = name.removeprefix(".") or next(name for name in CELLS if look(grid, name) != "white")
        run = tuple(look(grid, square) for square in CELLS[CELLS.index(name) :][:4])
        named = {"cell": name, "colors": run[0]}
        start = name in ("B1", "B4") and look(grid, "A1") != "white"
        return ({"colors": run[0]}, named) if start else ({"colors": run[0]}, named, {"colors": run})

    def presses(self, answer: Mapping[str, Any]) -> bool:
        return "press" in answer

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.final:
            return Pressed.SOLVED
        stages = following(random.Random(f"{self.seed} {len(self.state['stages'])}"), self.state["stages"], truth)
        return Pressed.SOLVED if stages is None else replace(self, state={"stages": stages})

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        return replace(self, state={"stages": start(random.Random(f"{self.seed} again"))})


def walks(stages: tuple[Grid, ...]) -> bool:
    """Whether the walk over these fields comes to a square to press."""
    try:
        return "press" in MODULE.solve(Bomb(), DecoloredSquares(stages)).json
    except Contradiction:
        return False


def start(draw: random.Random) -> tuple[Grid, ...]:
    """A first field in which a square is pressed."""
    while True:
        stages = (field_of(draw, SIZES),)
        if walks(stages):
            return stages


def following(draw: random.Random, stages: tuple[Grid, ...], truth: Answer) -> tuple[Grid, ...] | None:
    """The fields with the one after this press; the last square gets another colour where none would be pressed.

    None where no colour helps: then the module is solved by itself.
    """
    passed = CELLS[: CELLS.index(truth.json["press"]) + 1]
    grid = painted(field(draw), passed, "white")
    tries = (grid, *(painted(grid, ("D4",), colour) for colour in SQUARE_COLOURS))
    return next(((*stages, tried) for tried in tries if walks((*stages, tried))), None)


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return DealtDecoloredSquares({"stages": start(draw)}, seed=draw.random())
