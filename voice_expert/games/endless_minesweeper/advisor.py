"""What can be known of a board that is seen: certain panels, exact chances, and what to do next.

Blue and red panels of game rows are equally unknown, for a mark may be wrong. Red panels of confirmed rows and those
that were stepped on are mines; frozen ones hide mines at their own rate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from voice_expert.games.endless_minesweeper.reading import SeenRow, cell_name
from voice_expert.modules._mine_chances import Chances, chances
from voice_expert.modules.kit import Contradiction

Cell = tuple[int, int]
"""(row number, column from 0): sorts in reading order."""

GUESS_ALIVE, GUESS_AT_MOST = Fraction("0.05"), Fraction("0.15")
CONFIRM_IF_LEFT = 5
HALF = Fraction(1, 2)
PLACES = 6
"""Decimals of a chance in an answer."""


@dataclass(frozen=True)
class Found:
    """``chance`` of a mine for every blue and red panel of the game rows; those a usable hint touches are ``near``."""

    chance: dict[Cell, Fraction]
    red: frozenset[Cell]
    near: frozenset[Cell]
    elsewhere: Fraction | None
    game_rows: tuple[int, ...]

    def where(self, red: bool, chance: Fraction | int) -> list[Cell]:
        """The blue or red panels of exactly this chance, in reading order."""
        return [cell for cell, one in self.chance.items() if one == chance and (cell in self.red) == red]

    @property
    def safe(self) -> list[Cell]:
        return self.where(False, 0)

    @property
    def wrong_marks(self) -> list[Cell]:
        return self.where(True, 0)

    @property
    def loose(self) -> list[Cell]:
        """The panels about which nothing is certain, in reading order."""
        return [cell for cell, one in self.chance.items() if one not in (0, 1)]


def analyze(rows: Sequence[SeenRow], marks: int | None, rate: Fraction, frozen_rate: Fraction) -> Found:
    """All chances of a board; ``marks`` is the number shown beside it, without it ``rate`` (0-1) holds for each panel.

    Contradiction "inconsistent" when no arrangement of mines fits.
    """
    width = len(rows[0].view)
    seen = {row.row: row for row in rows}
    last = rows[-1].row
    hidden = {
        (row.row, column): panel == "F"
        for row in rows if not row.confirmed
        for column, panel in enumerate(row.view) if panel in ".F"
    }  # fmt: skip
    numbers = {cell: place for place, cell in enumerate(hidden)}
    ice: dict[Cell, int] = {}
    hints: list[tuple[int, frozenset[int]]] = []
    near: set[Cell] = set()
    for row in rows:
        beside = [number for number in (row.row - 1, row.row + 1) if 1 <= number <= last]
        if any(number not in seen for number in beside):
            continue
        lines = [(number, seen[number].view) for number in sorted((row.row, *beside))]
        for column, panel in enumerate(row.view):
            if not panel.isdigit():
                continue
            lacks, cells = int(panel), []
            for number, view in lines:
                for c in range(max(0, column - 1), min(column + 2, width)):
                    cell = (number, c)
                    if cell in numbers:
                        cells.append(numbers[cell])
                        near.add(cell)
                    elif view[c] in "FM":
                        lacks -= 1
                    elif view[c] == "X":
                        cells.append(ice.setdefault(cell, len(hidden) + len(ice)))
            hints.append((lacks, frozenset(cells)))
    mines = None if marks is None else marks + sum(hidden.values())
    found = chances(hints, len(hidden) - len(near), mines, rate, dict.fromkeys(ice.values(), frozen_rate))
    if found is None:
        raise Contradiction("inconsistent")
    return Found(
        {cell: _chance(found, numbers[cell], cell in near) for cell in hidden},
        frozenset(cell for cell, red in hidden.items() if red),
        frozenset(near),
        found.elsewhere,
        tuple(row.row for row in rows if not row.confirmed),
    )


def _chance(found: Chances, number: int, near: bool) -> Fraction:
    chance = found.mined[number] if near else found.elsewhere
    assert chance is not None, "every panel is near a hint or elsewhere"
    return chance


def rounded(chance: Fraction) -> float:
    return round(float(chance), PLACES)


def names(cells: Sequence[Cell]) -> list[str]:
    return [cell_name(column, row) for row, column in cells]


def analysis_json(found: Found) -> dict[str, Any]:
    """The answer of ``analyze``."""
    loose = found.loose
    return {
        "safe": names(found.safe),
        "mines": names(found.where(False, 1)),
        "wrong_marks": names(found.wrong_marks),
        "unproven_marks": names([cell for cell in loose if cell in found.red]),
        "probabilities": {
            cell_name(column, row): rounded(found.chance[row, column]) for row, column in loose if (row, column) in found.near
        },
        "elsewhere": None if found.elsewhere is None else rounded(found.elsewhere),
    }  # fmt: skip


@dataclass(frozen=True)
class Advice:
    """What to do: ``action`` of the facts, the panels or rows it is about, and the chance of a mine where one is taken."""

    action: str
    cells: tuple[Cell, ...] = ()
    chance: Fraction | None = None
    rows: tuple[int, ...] = ()

    def json(self) -> dict[str, Any]:
        """The answer of ``advise``."""
        if self.chance is not None:
            return {"action": self.action, "cell": names(self.cells)[0], "p": rounded(self.chance)}
        if self.action == "confirm_all":
            return {"action": self.action}
        if self.action == "confirm_rows":
            return {"action": self.action, "rows": list(self.rows)}
        return {"action": self.action, "cells": names(self.cells)}


def advise(found: Found, lives: int, bombs: int, extra: bool) -> Advice:
    """The policy of the facts, in its order; of equals the upper row and then the left panel."""
    if found.wrong_marks:
        return Advice("unmark", tuple(found.wrong_marks))
    if found.safe:
        return Advice("open", tuple(found.safe))
    loose = found.loose
    if not loose:
        return Advice("confirm_all")
    blue = [cell for cell in loose if cell not in found.red]
    best = min(blue, key=lambda cell: (found.chance[cell], cell), default=None)
    risk = found.chance[best] if best is not None else None
    unready = {row for row, _ in loose}
    ready = tuple(row for row in found.game_rows if row not in unready)
    guess = Advice("guess", (best,), risk) if best is not None else None
    if guess is not None and risk is not None and risk <= GUESS_ALIVE and lives >= 1:
        return guess
    targets = [cell for cell in loose if cell in found.near]
    if bombs >= 1 and targets:
        target = min(targets, key=lambda cell: (abs(found.chance[cell] - HALF), cell))
        return Advice("bomb", (target,), found.chance[target])
    confirm = Advice("confirm_rows", rows=ready) if ready and not extra else None
    if confirm is not None and len(found.game_rows) - len(ready) <= CONFIRM_IF_LEFT:
        return confirm
    if guess is not None and risk is not None and risk <= GUESS_AT_MOST:
        return guess
    return confirm or guess or Advice("unmark", tuple(cell for cell in loose if cell in found.red))
