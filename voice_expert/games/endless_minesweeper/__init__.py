"""Endless Minesweeper: rows are confirmed, scored and grow anew; the expert keeps the board or advises one read out."""

from __future__ import annotations

from typing import Any

from voice_expert.games.endless_minesweeper.advising import (
    advice,
    fold_again,
    fold_closed_rows,
    fold_complete,
    fold_confirmed,
    fold_panels,
    fold_shows,
)
from voice_expert.games.endless_minesweeper.hosting import fold_ask, fold_move, fold_read, opening
from voice_expert.games.endless_minesweeper.operations import answered
from voice_expert.games.endless_minesweeper.talk import EndlessMinesweeper
from voice_expert.modules.kit import Answer, Bomb, Module, Telling, answer, known, put


def solve(bomb: Bomb, seen: EndlessMinesweeper) -> Answer:
    """A state of other programs, the kept game after its last move, or the advice on the board read out."""
    if seen.given is not None:
        return answer("answered", answered(seen.given))
    if seen.difficulty and seen.mode == "advise":
        return advice(seen)
    return seen.said if str(seen.seed) and seen.said is not None else opening(seen)


def fold_begin(seen: EndlessMinesweeper, mode: Any, telling: Telling) -> EndlessMinesweeper:
    """A new game, or a new board to be read out; what is told beside it belongs to the new one."""
    return EndlessMinesweeper(mode=mode)


def fold_difficulty(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """Another difficulty is another game."""
    value = value[-1] if isinstance(value, tuple) else value
    if known(seen, "difficulty") == value:
        return seen
    return put(seen, difficulty=value, game=None, said=None, rows=(), complete=False)


def fold_seed(seen: EndlessMinesweeper, value: Any, telling: Telling) -> EndlessMinesweeper:
    """Another seed is another game."""
    value = value[-1] if isinstance(value, tuple) else value
    return put(seen, seed=value, game=None, said=None)


MODULE = Module(
    "endless_minesweeper",
    EndlessMinesweeper,
    solve,
    kind="game",
    listens=True,
    folds={
        "begin": fold_begin,
        "difficulty": fold_difficulty,
        "seed": fold_seed,
        "do": fold_move,
        "read": fold_read,
        "tell": fold_ask,
        "panels": fold_panels,
        "closed_rows": fold_closed_rows,
        "shows": fold_shows,
        "confirmed_to": fold_confirmed,
        "complete": fold_complete,
        "again": fold_again,
    },
    read=lambda raw: EndlessMinesweeper(given=raw),
)
