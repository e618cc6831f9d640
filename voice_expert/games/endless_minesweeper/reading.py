"""JSON states read and checked, in the order of the errors that the facts list."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from voice_expert.games.endless_minesweeper.rules import DIFFICULTIES, MAX_BOMBS, MAX_ROWS, Counters, Difficulty
from voice_expert.modules.kit import Contradiction, listing, one_of, whole

MOST = 10**12
"""No counter of a real game comes near it."""
MIN_WIDTH, MAX_WIDTH = 2, 20
CELL = re.compile(r"[A-T][1-9][0-9]{0,8}")

State = Mapping[str, Any]


def cell_name(column: int, row: int) -> str:
    """The column counts from 0, the row as it is numbered."""
    return f"{chr(ord('A') + column)}{row}"


def cell_place(name: Any) -> tuple[int, int] | None:
    """(column from 0, row number) of a name such as C12; None for anything else."""
    if not isinstance(name, str) or not CELL.fullmatch(name):
        return None
    return ord(name[0]) - ord("A"), int(name[1:])


def difficulty_of(state: State) -> Difficulty:
    name = state.get("difficulty")
    if not one_of(name, DIFFICULTIES):
        raise Contradiction("bad_difficulty")
    return DIFFICULTIES[str(name)]


def whole_of(state: State, name: str, least: int, most: int = MOST, default: int | None = None) -> int:
    """A whole number in these bounds; absent is the default, and wrong where there is none."""
    value: Any = state.get(name)
    if value is None and default is not None:
        return default
    if not whole(value, least, most):
        raise Contradiction(f"bad_{name}")
    return int(value)


def exact(value: Any, least: int, most: int) -> Fraction | None:
    """A number as it is written (0.1 is a tenth), None when it is none or out of bounds."""
    if type(value) not in (int, float) or not math.isfinite(value) or not least <= value <= most:
        return None
    return Fraction(repr(value))


def percent_of(state: State, name: str, default: Fraction | None) -> Fraction:
    value = state.get(name)
    if value is None and default is not None:
        return default
    found = exact(value, 0, 100)
    if found is None:
        raise Contradiction("bad_mine_rate")
    return found


def counters_of(state: State, difficulty: Difficulty) -> Counters:
    """The shared fields: all optional, in the order of their errors."""
    initial_lives, initial_bombs = state.get("initial_lives"), state.get("initial_bombs")
    lives_default = initial_lives if whole(initial_lives, 0, MOST) else 2
    bombs_default = initial_bombs if whole(initial_bombs, 0, MAX_BOMBS) else 2
    lives = whole_of(state, "lives", 0, default=lives_default)
    bombs = whole_of(state, "bombs", 0, MAX_BOMBS, default=bombs_default)
    total_rows = whole_of(state, "total_rows", 0, default=0)
    streak = whole_of(state, "streak", 0, default=0)
    score = Fraction(0)
    if state.get("score") is not None:
        given = exact(state["score"], 0, MOST)
        if given is None:
            raise Contradiction("bad_score")
        score = given
    return Counters(
        difficulty, lives, bombs, total_rows, multiplier_of(state, difficulty), streak, score,
        whole_of(state, "initial_lives", 0, default=2), whole_of(state, "initial_bombs", 0, MAX_BOMBS, default=2),
    )  # fmt: skip


def multiplier_of(state: State, difficulty: Difficulty) -> Fraction:
    """A multiple of a tenth, up to that of the difficulty; nothing is left of it only in a game that this ended."""
    value = state.get("multiplier")
    if value is None:
        return difficulty.multiplier
    found = exact(value, 0, 2)
    tenths = None if found is None else round(found * 10)
    ended = state.get("over") == "multiplier"
    if found is None or tenths is None or abs(found * 10 - tenths) > Fraction(1, 10**6):
        raise Contradiction("bad_multiplier")
    if not (0 if ended else 1) <= tenths <= difficulty.multiplier * 10:
        raise Contradiction("bad_multiplier")
    return Fraction(tenths, 10)


@dataclass(frozen=True)
class SeenRow:
    """A row of panels as the player sees it, with its mines where they are known (* and .)."""

    row: int
    confirmed: bool
    view: str
    mines: str = ""


def width_of(state: State, difficulty: Difficulty) -> int:
    return whole_of(state, "width", MIN_WIDTH, MAX_WIDTH, default=difficulty.width)


def rows_of(state: State, width: int, with_mines: bool) -> tuple[SeenRow, ...]:
    """The rows, numbers rising (one by one where the mines are given too)."""
    raw = state.get("rows")
    if not listing(raw, 1) or raw is None:
        raise Contradiction("bad_board")
    rows: list[SeenRow] = []
    row: Any
    for entry in raw:
        if not isinstance(entry, Mapping):
            raise Contradiction("bad_board")
        row, confirmed, view = entry.get("row"), entry.get("confirmed", False), entry.get("view")
        mines = entry.get("mines") if with_mines else ""
        if not whole(row, 1, MOST) or not isinstance(confirmed, bool):
            raise Contradiction("bad_board")
        if not isinstance(view, str) or not isinstance(mines, str):
            raise Contradiction("bad_board")
        if rows and (row <= rows[-1].row or (with_mines and row != rows[-1].row + 1)):
            raise Contradiction("bad_board")
        rows.append(SeenRow(row, confirmed, view, mines))
    if any(len(one.view) != width or (with_mines and len(one.mines) != width) for one in rows):
        raise Contradiction("bad_row_width")
    panels = set(".F012345678X") if with_mines else set(".F012345678XM")
    for one in rows:
        wrong = set(one.view) - panels or set(one.mines) - set(".*")
        if wrong or ("." in one.view if one.confirmed else "X" in one.view):
            raise Contradiction("bad_board")
    if sum(not one.confirmed for one in rows) > MAX_ROWS:
        raise Contradiction("bad_game_rows")
    return tuple(rows)
