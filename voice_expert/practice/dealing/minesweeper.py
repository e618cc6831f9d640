"""Minesweeper: coloured cells, then a field that is finished from the start cell without a guess."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Contradiction
from voice_expert.modules.minesweeper import BESIDE, CELLS, COLOURS, COLUMNS, MINES, Minesweeper, named, start
from voice_expert.practice.dealt import Dealt, Pressed, Telling

AROUND = tuple(tuple(CELLS.index(beside) for beside in BESIDE[name]) for name in CELLS)
COVERED = "?"


@dataclass(frozen=True)
class DealtMinesweeper(Dealt):
    """``mines`` are the places of the mines, ``first`` is the start cell, ``asked`` the cells spoken of last.

    ``read`` is the board as it was told: the cells that open by themselves are not told before they are asked for.
    """

    mines: frozenset[int] = frozenset()
    first: str = ""
    asked: tuple[str, ...] = ()
    read: Mapping[str, str] = field(default_factory=dict)

    def told(self, fact: str) -> tuple[Telling, ...]:
        if not fact.startswith("board"):
            return super().told(fact)
        board = self.state["board"]
        if fact == "board" and self.asked:
            marks = tuple("".join(board)[CELLS.index(name)] for name in self.asked)
            one_by_one = tuple({"cells": name, "marks": mark} for name, mark in zip(self.asked, marks, strict=True))
            return {"marks": marks}, one_by_one
        return rows_told(board, int(fact[6:-1] or 0))

    def press(self, bomb: Bomb, answer: Mapping[str, Any]) -> Dealt | Pressed:
        """Dig the cells that were named; of all that are safe these are some."""
        if not self.presses(answer):
            return Pressed.NOTHING
        if answer["phase"] == "start":
            if not self.right(answer, self.truth(bomb)):
                return Pressed.STRIKE
            rows = marks_after(self.mines, COVERED * len(CELLS), [self.first])
            return replace(self, state={"board": rows}, read=dict(zip(CELLS, "".join(rows), strict=True)))
        board = "".join(self.state["board"])
        if answer["done"]:
            return Pressed.SOLVED if board.count(COVERED) == MINES else Pressed.STRIKE
        opened, cells = named(self.read, list(answer["safe"]))
        at = [CELLS.index(name) for name in cells]
        # A covered cell is no open one, and digging at an open one digs around it.
        if not cells or self.mines.intersection(at) or any((board[place] == COVERED) == opened for place in at):
            return Pressed.STRIKE
        rows = marks_after(self.mines, board, cells)
        shown = {name: "".join(rows)[place] for name, place in zip(cells, at, strict=True)}
        return replace(self, state={"board": rows, "asked": cells}, asked=cells, read={**self.read, **shown})


def rows_told(board: list[str], row: int) -> tuple[Telling, ...]:
    """The next row, or several where they are all covered."""
    below = board[row:]
    closed = next((count for count, marks in enumerate(below) if marks != COVERED * COLUMNS), len(below))
    if closed == len(below):
        return {"rest_covered": True}, {"row": board[row]}
    if closed:
        return {"covered_rows": closed}, {"row": board[row]}
    if board[row] == "0" * COLUMNS:
        return {"row": "blank"}, {"row": tuple(board[row])}
    return ({"row": tuple(board[row])},)


def marks_after(mines: frozenset[int], before: str, cells: Iterable[str]) -> list[str]:
    """The ten rows after these cells were dug; around an empty one all cells open by themselves."""
    board = list(before)
    waiting = [CELLS.index(name) for name in cells]
    while waiting:
        at = waiting.pop()
        if board[at] == COVERED:
            board[at] = str(len(mines.intersection(AROUND[at])))
            if board[at] == "0":
                waiting += AROUND[at]
    text = "".join(board)
    return [text[start : start + COLUMNS] for start in range(0, len(text), COLUMNS)]


def plain(mines: frozenset[int], first: str) -> bool:
    """Whether the field can be finished with what single numbers say."""
    board = "".join(marks_after(mines, COVERED * len(CELLS), [first]))
    flagged: set[int] = set()
    while board.count(COVERED) > MINES:
        safe: set[int] = set()
        flags = len(flagged)
        for at, mark in enumerate(board):
            hidden = {near_by for near_by in AROUND[at] if board[near_by] == COVERED}
            if mark != COVERED and int(mark) == len(hidden):
                flagged |= hidden
            if mark != COVERED and int(mark) == len(hidden & flagged):
                safe |= hidden - flagged
        if not safe and len(flagged) == flags:
            return False
        board = "".join(marks_after(mines, board, [CELLS[at] for at in safe]))
    return True


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    while True:
        count = draw.choice((5, 6, 7))
        cells = [CELLS[at] for at in sorted(draw.sample(range(len(CELLS)), count))]
        colours = draw.sample(COLOURS, count)
        try:
            first = str(start(bomb, Minesweeper(tuple(colours), tuple(cells), None)).json["cell"])
        except Contradiction:
            # The count ends on black: the game deals anew, too.
            continue
        at = CELLS.index(first)
        others = [place for place in range(len(CELLS)) if place != at and place not in AROUND[at]]
        mines = frozenset(draw.sample(others, MINES))
        if plain(mines, first):
            seen = {"colors": colours, "cells": cells, "board": None}
            return DealtMinesweeper(seen, {"colors": ({"colors": tuple(colours)},)}, mines=mines, first=first)
