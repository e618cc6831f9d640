"""Battleship: a fleet that the counts and the radar cells leave no doubt about."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._grids import cell
from voice_expert.modules.battleship import CELLS, SHIP_SIZES, SIZE, all_layouts, radar_cells
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealt import Dealt, Pressed, Telling

DRAWN_SIZES = ((2, 3, 4), (2, 3), (1, 2, 3), (1, 2), (0, 1))
"""One ship of each of these sizes; none of size 0."""


@dataclass(frozen=True)
class DealtBattleship(Dealt):
    """``layout`` are the cells with ships, ``asked`` those looked at last with the radar."""

    layout: frozenset[str] = frozenset()
    asked: tuple[str, ...] = ()

    def told(self, fact: str) -> tuple[Telling, ...]:
        name = fact.partition("[")[0]
        match name:
            case "known":
                contents = tuple(self.state["known"][name] for name in self.asked)
                cell_by_cell = tuple({"cells": name, "contents": self.state["known"][name]} for name in self.asked)
                return {"contents": contents}, cell_by_cell
            case "rows":
                rows = tuple(self.state["rows"])
                return {"bare": True, "rows": rows}, {"rows": rows}
            case "ships":
                return ({"ships": tuple(self.state["ships"][size] for size in SHIP_SIZES)},)
            case _:
                return ({name: tuple(self.state[name])},)

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.final:
            return Pressed.SOLVED
        asked = tuple(truth.json["next"]["cells"])
        seen: Mapping[str, Any] = {name: "ship" if name in self.layout else "water" for name in asked}
        return replace(self, state={**self.state, "known": {**self.state["known"], **seen}}, asked=asked)


def fleet(draw: random.Random) -> tuple[list[int], frozenset[str]] | None:
    """Ships that do not touch one another, not even at a corner: their sizes and their cells; None where they had no
    room."""
    sizes = sorted((size for size in (draw.choice(sizes) for sizes in DRAWN_SIZES) if size), reverse=True)
    taken: set[tuple[int, int]] = set()
    ships: set[tuple[int, int]] = set()
    for size in sizes:
        places = []
        for across in (True, False):
            for line in range(SIZE):
                for start in range(SIZE - size + 1):
                    squares = [(start + n, line) if across else (line, start + n) for n in range(size)]
                    if not taken.intersection(squares):
                        places.append(squares)
        if not places:
            return None
        squares = draw.choice(places)
        ships.update(squares)
        taken.update((c + dc, r + dr) for c, r in squares for dc in (-1, 0, 1) for dr in (-1, 0, 1))
    return sizes, frozenset(cell(column, row) for column, row in ships)


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    safe = radar_cells(bomb)
    while True:
        drawn = fleet(draw)
        if drawn is None:
            continue
        sizes, layout = drawn
        rows = tuple(sum(name in layout for name in CELLS[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))
        columns = tuple(sum(name in layout for name in CELLS[column::SIZE]) for column in range(SIZE))
        numbers = tuple(sizes.count(int(size)) for size in SHIP_SIZES)
        fitting = [other for other in all_layouts(rows, columns, numbers) if all((name in other) == (name in layout) for name in safe)]
        if len(fitting) == 1:
            ships = dict(zip(SHIP_SIZES, numbers, strict=True))
            state = {"rows": list(rows), "columns": list(columns), "ships": ships, "known": {}}
            return DealtBattleship(state, layout=layout)
