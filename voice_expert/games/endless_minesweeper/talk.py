"""The record of a talk about the game, and what is said of a board: rows in runs, panels by row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Literal

from voice_expert.games.endless_minesweeper.advisor import Advice, Cell, Found
from voice_expert.games.endless_minesweeper.engine import Game, new_game
from voice_expert.games.endless_minesweeper.reading import SeenRow
from voice_expert.games.endless_minesweeper.rules import (
    DIFFICULTIES,
    Counters,
    Difficulty,
    confirmed,
)
from voice_expert.modules.kit import UNTOLD, Answer, Line, answer, record


@record
class EndlessMinesweeper:
    """What is known of one game: one that the expert keeps (``mode`` host), or one that is read out (advise).

    ``said`` is what the last move or question of a kept game gave. Of a board read out ``rows`` are the rows so far,
    ``complete`` whether that was all; ``marks`` is the number shown or "unknown". ``given`` is a state of other programs.
    """

    given: Mapping[str, Any] | None = None
    difficulty: Literal["practice", "easy", "normal", "hard", "lunatic", "extra"] = UNTOLD
    mode: Literal["host", "advise"] = UNTOLD
    seed: int = UNTOLD
    game: Game | None = None
    said: Answer | None = None
    cost: int = UNTOLD
    marks: int | str = UNTOLD
    lives: int = UNTOLD
    bombs: int = UNTOLD
    rows: tuple[SeenRow, ...] = ()
    complete: bool = False
    wants: str = "advice"


def rules_of(seen: EndlessMinesweeper) -> Difficulty:
    return DIFFICULTIES[seen.difficulty]


def game_of(seen: EndlessMinesweeper) -> Game:
    """The game the expert keeps, a fresh one where nothing was moved yet."""
    return seen.game if seen.game is not None else new_game(rules_of(seen), str(seen.seed))


def said(key: str, json: Mapping[str, Any], **slots: Any) -> Answer:
    """What is said of a game: it always goes on."""
    return answer(key, json, final=False, **slots)


def letter(column: int) -> str:
    return chr(ord("A") + column)


def runs(view: str) -> tuple[Line, ...]:
    """A row as it is read out: "five closed, one, two twos"."""
    found = []
    for panel, group in groupby(view):
        count = len(list(group))
        found.append(Line("single", {"mark": panel}) if count == 1 else Line("run", {"count": count, "mark": panel}))
    return tuple(found)


def row_line(number: int, view: str) -> Line:
    return Line("row", {"row": number, "panels": runs(view)})


def by_row(cells: Iterable[Cell]) -> tuple[Line, ...]:
    """Panels grouped by row."""
    return tuple(
        Line("row_cells", {"row": row, "columns": tuple(letter(column) for _, column in group)})
        for row, group in groupby(sorted(cells), key=lambda cell: cell[0])
    )


def advice_answer(advice: Advice, found: Found, counters: Counters) -> Answer:
    """An advice in words, with what confirming brings."""
    json = advice.json()
    if advice.action in ("open", "unmark"):
        return said(advice.action, json, rows=by_row(advice.cells), why=advice.action)
    if advice.chance is not None:
        (row, column) = advice.cells[0]
        key = advice.action if advice.cells[0] not in found.red else "bomb_marked"
        chance = round(100 * advice.chance)
        return said(key, json, row=row, column=letter(column), chance=chance, why=advice.action)
    rows = advice.rows if advice.action == "confirm_rows" else found.game_rows
    coming = confirmed(counters, len(found.game_rows), len(rows))
    unmarked = [cell for cell in found.where(False, 1) if cell[0] in rows]
    marks = (Line("mark_first", {"rows": by_row(unmarked)}),) if unmarked and advice.action == "confirm_rows" else ()
    return said(
        advice.action, json, rows=rows, points=int(coming.points), gain=coming.bombs_gain, added=coming.added, first=marks,
        why=advice.action,
    )  # fmt: skip
