"""Discolored Squares: four colours once each; in four stages one of them is on two or three squares."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import SQUARE_COLOURS, Grid
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealing._squares import CELLS, field_of, look
from voice_expert.practice.dealt import Dealt, Pressed, Telling

SIZES = (12, 1, 1, 1, 1)


@dataclass(frozen=True)
class DealtDiscoloredSquares(Dealt):
    """The new colours follow from ``seed``."""

    seed: float = 0.0

    def told(self, fact: str) -> tuple[Telling, ...]:
        if fact != "grid":
            return super().told(fact)
        grid, stage = self.state["grid"], self.state["stage"]
        squares = tuple(look(grid, name) for name in CELLS)
        if stage == 0:
            background = max(squares, key=squares.count)
            single = tuple(name for name in CELLS if look(grid, name) != background)
            alone = {"cells": single, "colors": tuple(look(grid, name) for name in single)}
            return alone, {"background": background, **alone}, {"squares": squares}
        colour = self.state["memory"][stage - 1]["color"]
        names = tuple(name for name in CELLS if look(grid, name) == colour)
        return {"cells": names}, {"active": colour, "cells": names}, {"squares": squares}

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.final:
            return Pressed.SOLVED
        stage, grid = self.state["stage"], self.state["grid"]
        memory = self.state["memory"] or [{"cell": name, "color": look(grid, name)} for name in truth.json["press"]]
        white = [name for name in CELLS if look(grid, name) == "white"] + list(truth.json["press"] if stage else ())
        new = stage_of(random.Random(f"{self.seed} {stage}"), white, memory[stage]["color"], stage + 1)
        return replace(self, state={"stage": stage + 1, "memory": memory, "grid": new})

    def struck(self, answer: Mapping[str, Any], truth: Answer) -> Dealt:
        return replace(self, state=start(random.Random(f"{self.seed} again")))


def stage_of(draw: random.Random, white: list[str], active: str, stage: int) -> Grid:
    """New colours for all squares that are not white: the active one three times, later also twice."""
    free = [name for name in CELLS if name not in white]
    colours = {name: draw.choice([colour for colour in SQUARE_COLOURS if colour != active]) for name in free}
    colours |= dict.fromkeys(draw.sample(free, 3 if stage == 1 else draw.choice((2, 3))), active)
    squares = [colours.get(name, "white") for name in CELLS]
    return tuple(tuple(squares[row : row + 4]) for row in range(0, 16, 4))


def start(draw: random.Random) -> dict[str, Any]:
    """The field before the first press."""
    return {"stage": 0, "memory": None, "grid": field_of(draw, SIZES)}


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    return DealtDiscoloredSquares(start(draw), seed=draw.random())
