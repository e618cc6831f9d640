"""The expert keeps the board: moves told by voice, and only what changed is said."""

from __future__ import annotations

from typing import Any

from voice_expert.games.endless_minesweeper.advisor import Cell
from voice_expert.games.endless_minesweeper.engine import WHITE, Game, Log, Refused, move
from voice_expert.games.endless_minesweeper.player import advised, known, moves
from voice_expert.games.endless_minesweeper.reading import cell_name, cell_place
from voice_expert.games.endless_minesweeper.rules import confirmed
from voice_expert.games.endless_minesweeper.talk import (
    EndlessMinesweeper,
    advice_answer,
    by_row,
    game_of,
    row_line,
    said,
)
from voice_expert.modules.kit import Answer, Contradiction, Telling, put, told


def named_cells(telling: Telling) -> list[str]:
    """The panels named: a column and a row each, or several columns of one row; columns as letters or numbers."""
    columns, rows = telling.slots.get("column", ()), telling.slots.get("row", ())
    columns = columns if isinstance(columns, tuple) else (columns,)
    rows = rows if isinstance(rows, tuple) else (rows,)
    if len(rows) == 1:
        rows *= len(columns)
    if len(columns) != len(rows) or not columns:
        raise Contradiction("bad_cell")
    return [
        cell_name(column - 1, row) if isinstance(column, int) else f"{column}{row}"
        for column, row in zip(columns, rows, strict=True)
    ]


def fold_move(seen: EndlessMinesweeper, do: str, telling: Telling) -> EndlessMinesweeper:
    """A move of the game that the expert keeps."""
    if not (told(seen, "difficulty") and told(seen, "mode") and told(seen, "seed")) or seen.mode != "host":
        raise Contradiction("no_game")
    game = game_of(seen)
    try:
        if do == "advised":
            return _follow(seen, game)
        if do in ("open", "mark", "unmark", "bomb"):
            return _panels(seen, game, do, named_cells(telling))
        if do in ("check", "uncheck"):
            after, log = move(game, {"do": do, "row": telling.slots.get("row")})
        elif do == "freeze":
            after, log = move(game, {"do": do, "cost": telling.slots.get("cost")})
        else:
            after, log = move(game, {"do": do})
    except Refused as refused:
        raise Contradiction(refused.code) from refused
    return put(seen, game=after, said=logged(game, after, log))


def _panels(seen: EndlessMinesweeper, game: Game, do: str, cells: list[str]) -> EndlessMinesweeper:
    """The same move on several panels; one that a spread has opened already needs none any more."""
    before, logs = game, list[Log]()
    for cell in cells:
        place = cell_place(cell)
        row = game.row(place[1]) if place is not None else None
        if do == "bomb" and place is not None and row is not None and row.panels[place[0] : place[0] + 1] == WHITE:
            raise Contradiction("white_target")
        try:
            game, log = move(game, {"do": do, "cell": cell})
        except Refused as refused:
            if logs and refused.code in ("not_blue", "game_over"):
                continue
            raise
        logs.append(log)
    log = _joined(logs)
    return put(seen, game=game, said=logged(before, game, log))


def _joined(logs: list[Log]) -> Log:
    """Several logs of the same move as one: the panels opened add up, a mine stepped on is told first."""
    hit = next((log for log in reversed(logs) if "hit" in log), None)
    opened = [cell for log in logs for cell in log.get("opened", ())]
    return {**logs[-1], **({"opened": opened} if opened else {}), **(hit or {})}


def _follow(seen: EndlessMinesweeper, game: Game) -> EndlessMinesweeper:
    """Do what the adviser would."""
    found = known(game)
    advice = advised(game, found)
    before, logs = game, list[Log]()
    for event in moves(game, found, advice):
        try:
            game, log = move(game, event)
        except Refused as refused:
            if refused.code not in ("not_blue", "game_over"):
                raise
            continue
        logs.append(log)
    log = _joined(logs) if "confirmed" not in logs[-1] else logs[-1]
    return put(seen, game=game, said=logged(before, game, log))


def logged(before: Game, game: Game, log: Log) -> Answer:
    """What a move has done, in words; the answer is its log."""
    counters = game.counters
    slots: dict[str, Any] = {
        "lives": counters.lives, "bombs": counters.bombs, "marks": game.marks, "score": int(counters.score),
        "whole": int(counters.multiplier), "tenths": int(counters.multiplier * 10) % 10,
    }  # fmt: skip
    if log.get("hit"):
        return said("hit_over" if game.over else "hit", log, **slots)
    if "disarmed" in log:
        return said("disarmed" if log["disarmed"] else "no_mine_there", log, **slots, **_opened(game, log))
    if "opened" in log:
        found = _opened(game, log)
        many = "opened_row" if found["first"] == found["last"] else "opened_many"
        return said("opened" if "shows" in found else many, log, **found)
    if "failed" in log:
        return said("failed_over" if game.over else "failed", log, **slots)
    if "confirmed" in log:
        return said(_confirmed_key(game, log), log, **slots, **_rows_added(before, game, log))
    if "preview" in log:
        coming = confirmed(counters, len(game.game_rows), len(game.checked))
        slots |= {
            "count": len(game.checked), "left": len(game.game_rows) - len(game.checked), "added": coming.added,
            "points": int(coming.points), "gain": coming.bombs_gain, "rate": float(coming.rate),
        }  # fmt: skip
        return said("ready", log, **slots)
    if "checked" in log:
        return said("unchecked", log, count=len(game.checked))
    if "end_bonus" in log:
        return said("finished", log, **slots, bonus=int(log["end_bonus"]))
    return said("marked" if set(log) == {"marks"} else "gift", log, **slots)


def _opened(game: Game, log: Log) -> dict[str, Any]:
    """What is told of panels opened: up to three by what they show, more by their number."""
    places = [place for cell in log["opened"] if (place := cell_place(cell)) is not None]
    slots: dict[str, Any] = {"count": len(places)}
    if places:
        slots |= {"first": min(row for _, row in places), "last": max(row for _, row in places)}
    if 0 < len(places) <= 3:
        slots["shows"] = tuple(str(game.hint(place)) for place in places)
    return slots


def _confirmed_key(game: Game, log: Log) -> str:
    if game.over == "extra_clear":
        return "extra_clear"
    return "confirmed" if log["added"] else "confirmed_none"


def _rows_added(before: Game, game: Game, log: Log) -> dict[str, Any]:
    points = int(log["points"] + log["over_points"])
    rows = {"first": before.rows[-1].number + 1, "last": game.rows[-1].number}
    return {"count": log["confirmed"], "points": points, "streak": game.counters.streak, **rows}


def fold_read(seen: EndlessMinesweeper, what: str, telling: Telling) -> EndlessMinesweeper:
    """A row, or all game rows, read out."""
    game = _kept(seen)
    if what == "row":
        number = telling.slots.get("row")
        row = game.row(number)
        if row is None:
            raise Contradiction("bad_row")
        view = game.view(row)
        json = {"row": number, "confirmed": row.confirmed, "view": view}
        return put(seen, said=said("rows", json, rows=(row_line(row.number, view),)))
    rows = tuple(row_line(row.number, game.view(row)) for row in game.game_rows)
    json = {"rows": [{"row": row.number, "confirmed": False, "view": game.view(row)} for row in game.game_rows]}
    return put(seen, said=said("rows", json, rows=rows))


def fold_ask(seen: EndlessMinesweeper, what: str, telling: Telling) -> EndlessMinesweeper:
    """Advice, the sure mines, or the counters; a board that is read out goes on from what was read."""
    if told(seen, "mode") and seen.mode == "advise":
        return put(seen, wants=what, complete=True)
    game = _kept(seen)
    if what == "counters":
        return put(seen, said=counters_answer(game))
    if game.over is not None:
        raise Contradiction("game_over")
    found = known(game)
    if what == "mines":
        return put(seen, said=mines_answer(found.where(False, 1)))
    return put(seen, said=advice_answer(advised(game, found), found, game.counters))


def counters_answer(game: Game) -> Answer:
    """Lives, bombs, marks, rows, points and multiplier."""
    counters = game.counters
    json = {"lives": counters.lives, "bombs": counters.bombs, "marks": game.marks, "total_rows": counters.total_rows}
    tenths = int(counters.multiplier * 10)
    return said("counters", json, **json, score=int(counters.score), whole=tenths // 10, tenths=tenths % 10)


def mines_answer(cells: list[Cell]) -> Answer:
    """The closed panels that surely are mines; cells as (row, column)."""
    json = {"mines": [cell_name(column, row) for row, column in cells]}
    return said("mines", json, rows=by_row(cells)) if cells else said("no_mines", json)


def _kept(seen: EndlessMinesweeper) -> Game:
    if not (told(seen, "difficulty") and told(seen, "mode") and told(seen, "seed")):
        raise Contradiction("no_game")
    return game_of(seen)


def opening(seen: EndlessMinesweeper) -> Answer:
    """What is said of a game in which nothing was done yet."""
    game = game_of(seen)
    json = {"width": game.width, "game_rows": len(game.game_rows), "marks": game.marks}
    return said("new_game", json, difficulty=game.counters.difficulty.name, **json)
