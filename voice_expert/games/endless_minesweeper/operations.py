"""The operations of the facts file: a JSON state in, the answer's JSON out; what is wrong raises Contradiction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from voice_expert.games.endless_minesweeper import advisor
from voice_expert.games.endless_minesweeper.engine import BLUE, FROZEN, RED, WHITE, Game, Refused, Row, move
from voice_expert.games.endless_minesweeper.reading import (
    MOST,
    SeenRow,
    State,
    counters_of,
    difficulty_of,
    percent_of,
    rows_of,
    whole_of,
    width_of,
)
from voice_expert.games.endless_minesweeper.rules import (
    MAX_ROWS,
    MIN_ROWS,
    confirmed,
    end_bonus,
    mine_count,
    mine_rate,
    number,
    rows_added,
    wrongly_confirmed,
)
from voice_expert.modules.kit import Contradiction, listing, whole

Json = dict[str, Any]


def answered(state: State) -> Json:
    """The answer to a state; Contradiction with the facts' error code."""
    op = state.get("op")
    work = OPERATIONS.get(op) if isinstance(op, str) else None
    if work is None:
        raise Contradiction("unknown_op")
    return work(state)


def _mine_rate(state: State) -> Json:
    difficulty = difficulty_of(state)
    counters = counters_of(state, difficulty)
    return {"mine_rate": number(mine_rate(counters)), "maximum": difficulty.max_rate}


def _mine_count(state: State) -> Json:
    difficulty = difficulty_of(state)
    rate = percent_of(state, "mine_rate", None)
    cells = whole_of(state, "rows", 0, MAX_ROWS) * difficulty.width
    return {"cells": cells, "mines": mine_count(rate, cells)}


def _sizes(state: State) -> tuple[int, int, int]:
    """(game rows, rows checked, frozen ones of them)."""
    game_rows = whole_of(state, "game_rows", MIN_ROWS, MAX_ROWS)
    checked = whole_of(state, "checked", 1, game_rows)
    frozen = whole_of(state, "frozen", 0, checked, default=0)
    if frozen and (checked != game_rows or whole(state.get("wrong_marks"), 1, MOST)):
        raise Contradiction("frozen_needs_all_rows")
    return game_rows, checked, frozen


def _growth(state: State) -> Json:
    game_rows, checked, frozen = _sizes(state)
    added = rows_added(game_rows, checked, frozen)
    return {"added": added, "game_rows": game_rows - checked + added}


def _confirm(state: State) -> Json:
    difficulty = difficulty_of(state)
    game_rows, checked, frozen = _sizes(state)
    if difficulty.extra and checked != game_rows:
        raise Contradiction("extra_all_rows")
    if difficulty.extra and whole(state.get("wrong_marks"), 1, MOST):
        raise Contradiction("extra_not_clear")
    counters = counters_of(state, difficulty)
    if whole_of(state, "wrong_marks", 0, default=0):
        left = wrongly_confirmed(counters)
        over = None if left.multiplier > 0 else "multiplier"
        return {"ok": False, "multiplier": number(left.multiplier), "score": number(left.score), "over": over}
    found = confirmed(counters, game_rows, checked, frozen)
    after = found.counters
    json: Json = {
        "ok": True, "counted_rows": found.counted_rows, "total_rows": after.total_rows, "points": number(found.points),
        "bonus_percent": found.bonus_percent, "lives": after.lives, "lives_gain": found.lives_gain, "bombs": after.bombs,
        "bombs_gain": found.bombs_gain, "bombs_over": found.bombs_over, "over_points": number(found.over_points),
        "streak": after.streak, "added": found.added, "game_rows": found.game_rows, "mine_rate": number(found.rate),
        "over": found.over, "score": number(after.score),
    }  # fmt: skip
    return json if found.over is None else {**json, "end_bonus": number(found.end_bonus)}


def _finish(state: State) -> Json:
    counters = counters_of(state, difficulty_of(state))
    over = state.get("over")
    if over is not None and over not in ("mine", "multiplier"):
        raise Contradiction("bad_over")
    bonus = end_bonus(counters, over)
    return {"end_bonus": number(bonus), "score": number(counters.score + bonus)}


def _play(state: State) -> Json:
    game = game_of(state)
    log: list[Json] = []
    events = state.get("events")
    for event in events if isinstance(events, tuple) else ():
        try:
            game, entry = move(game, event)
        except Refused as refused:
            entry = {"error": refused.code}
        log.append(entry)
    return {**game_json(game), "log": log}


def game_of(state: State) -> Game:
    """The game that a state of ``play`` describes."""
    difficulty = difficulty_of(state)
    counters = counters_of(state, difficulty)
    width = width_of(state, difficulty)
    rows = tuple(_kept(row) for row in rows_of(state, width, with_mines=True))
    supply = state.get("supply")
    supply = () if supply is None else supply
    if not listing(supply) or not all(isinstance(row, str) and not set(row) - set(".*") for row in supply):
        raise Contradiction("bad_board")
    if any(len(row) != width for row in supply):
        raise Contradiction("bad_row_width")
    game = Game(counters, width, rows, supply=supply)
    seen = rows_of(state, width, with_mines=True)
    if any(game.view(row) != one.view for row, one in zip(game.rows, seen, strict=True)):
        raise Contradiction("bad_board")
    if len(game.game_rows) < MIN_ROWS:
        raise Contradiction("bad_game_rows")
    checked = state.get("checked_rows")
    checked = () if checked is None else checked
    full = {row.number for row in game.game_rows if BLUE not in row.panels}
    if not listing(checked) or not all(whole(row, 1, MOST) and row in full for row in checked):
        raise Contradiction("bad_checked")
    if checked and difficulty.extra:
        raise Contradiction("bad_checked")
    return replace(game, checked=frozenset(checked))


def _kept(row: SeenRow) -> Row:
    """A row read as it is kept; a number on a mine, or a confirmed mark on none, cannot be."""
    panels = "".join(WHITE if panel.isdigit() else panel for panel in row.view)
    for mine, panel in zip(row.mines, panels, strict=True):
        if (panel == WHITE and mine == "*") or (row.confirmed and panel == RED and mine == "."):
            raise Contradiction("bad_board")
        if panel not in (BLUE, RED, WHITE, FROZEN):
            raise Contradiction("bad_board")
    return Row(row.row, row.confirmed, row.mines, panels)


def game_json(game: Game) -> Json:
    """A game as the facts show it, without the log."""
    counters = game.counters
    return {
        "rows": [{"row": row.number, "confirmed": row.confirmed, "view": game.view(row)} for row in game.rows],
        "checked_rows": sorted(game.checked), "lives": counters.lives, "bombs": counters.bombs, "marks": game.marks,
        "total_rows": counters.total_rows, "multiplier": number(counters.multiplier), "streak": counters.streak,
        "score": number(counters.score), "over": game.over,
    }  # fmt: skip


def found_of(state: State) -> advisor.Found:
    """The chances of a board that is seen."""
    difficulty = difficulty_of(state)
    marks = state.get("marks")
    if marks is not None and not whole(marks, -MOST, MOST):
        raise Contradiction("bad_marks")
    usual = percent_of({"rate": difficulty.rate}, "rate", None)
    rate = percent_of(state, "mine_rate", usual)
    frozen_rate = percent_of(state, "frozen_rate", usual)
    rows = rows_of(state, width_of(state, difficulty), with_mines=False)
    return advisor.analyze(rows, marks, rate / 100, frozen_rate / 100)


def _analyze(state: State) -> Json:
    return advisor.analysis_json(found_of(state))


def _advise(state: State) -> Json:
    difficulty = difficulty_of(state)
    counters = counters_of(state, difficulty)
    return advisor.advise(found_of(state), counters.lives, counters.bombs, difficulty.extra).json()


OPERATIONS: Mapping[str, Callable[[State], Json]] = {
    "mine_rate": _mine_rate, "mine_count": _mine_count, "growth": _growth, "confirm": _confirm, "finish": _finish,
    "play": _play, "analyze": _analyze, "advise": _advise,
}  # fmt: skip
