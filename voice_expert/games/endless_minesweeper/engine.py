"""The game itself: a board with its mines, and what every move makes of it. Pure: a move gives a new game and its log.

A log is a JSON object as the facts give it; a move that is refused raises Refused with the code and changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from voice_expert.games.endless_minesweeper.reading import cell_name, cell_place
from voice_expert.games.endless_minesweeper.rules import (
    MAX_BOMBS,
    MIN_ROWS,
    Confirmation,
    Counters,
    Difficulty,
    Over,
    confirmed,
    end_bonus,
    fresh,
    mine_count,
    number,
    wrongly_confirmed,
)
from voice_expert.modules.kit import Contradiction, whole

BLUE, RED, WHITE, FROZEN = ".", "F", "o", "X"
"""How a panel is kept; what a white one shows is counted when it is looked at."""

Log = dict[str, Any]
Cell = tuple[int, int]
"""(column from 0, row number)."""


class Refused(Exception):
    """A move that is not allowed now; ``code`` is the facts' event error."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Row:
    """One row: ``mines`` (* and .) and ``panels`` of the same length."""

    number: int
    confirmed: bool
    mines: str
    panels: str


@dataclass(frozen=True)
class Game:
    """A game at one moment. Mines of new rows come from ``supply`` where it is given, else from the ``seed``.

    ``untouched`` while the first panel, which is never a mine in a seeded game, has not been opened. ``stepped`` are the
    panels on which a mine was stepped on: the player knows them.
    """

    counters: Counters
    width: int
    rows: tuple[Row, ...]
    checked: frozenset[int] = frozenset()
    over: Over | None = None
    supply: tuple[str, ...] | None = None
    seed: str = ""
    untouched: bool = False
    stepped: frozenset[Cell] = frozenset()

    @cached_property
    def game_rows(self) -> tuple[Row, ...]:
        """The rows that can be played."""
        return tuple(row for row in self.rows if not row.confirmed)

    @property
    def marks(self) -> int:
        """Mines less red panels of the game rows."""
        return sum(row.mines.count("*") - row.panels.count(RED) for row in self.game_rows)

    def row(self, number_: Any) -> Row | None:
        """The row of this number, None when there is none."""
        place = number_ - self.rows[0].number if whole(number_, 1, self.rows[-1].number) else -1
        return self.rows[place] if place >= 0 else None

    def around(self, cell: Cell) -> Iterator[Cell]:
        """The neighbours that exist."""
        column, row = cell
        for r in range(max(row - 1, self.rows[0].number), min(row + 1, self.rows[-1].number) + 1):
            for c in range(max(0, column - 1), min(column + 1, self.width - 1) + 1):
                if (c, r) != cell:
                    yield c, r

    def mined(self, cell: Cell) -> bool:
        return self.rows[cell[1] - self.rows[0].number].mines[cell[0]] == "*"

    def hint(self, cell: Cell) -> int:
        """The mines around a panel."""
        column, row = cell
        first, low, high = self.rows[0].number, max(0, column - 1), column + 2
        near = self.rows[max(0, row - 1 - first) : row + 2 - first]
        return sum(one.mines.count("*", low, high) for one in near) - self.mined(cell)

    def view(self, row: Row) -> str:
        """The row as the player sees it."""
        return "".join(
            str(self.hint((column, row.number))) if panel == WHITE else panel for column, panel in enumerate(row.panels)
        )

    def with_panels(self, cells: Iterable[Cell], panel: str) -> Game:
        rows = list(self.rows)
        for column, row in cells:
            place = row - rows[0].number
            panels = rows[place].panels
            rows[place] = replace(rows[place], panels=panels[:column] + panel + panels[column + 1 :])
        return replace(self, rows=tuple(rows))

    def with_mine(self, cell: Cell, mine: bool) -> Game:
        column, row = cell
        rows = list(self.rows)
        place = row - rows[0].number
        mines = rows[place].mines
        rows[place] = replace(rows[place], mines=mines[:column] + ".*"[mine] + mines[column + 1 :])
        return replace(self, rows=tuple(rows))


def new_game(difficulty: Difficulty, seed: str) -> Game:
    """A seeded game: the same seed and the same moves give the same game."""
    mines = strewn(seed, 1, MIN_ROWS, difficulty.width, Fraction(difficulty.rate))
    rows = tuple(Row(place, False, row, BLUE * difficulty.width) for place, row in enumerate(mines, 1))
    return Game(fresh(difficulty), difficulty.width, rows, seed=seed, untouched=True)


def strewn(seed: str, first_row: int, rows: int, width: int, rate: Fraction) -> tuple[str, ...]:
    """Mines for new rows, evenly at random. The draw hangs on the seed and the number of the first row alone."""
    # Only random() itself is promised to stay the same in every version of Python.
    dice = random.Random(f"{seed}/{first_row}")
    cells = sorted((dice.random(), cell) for cell in range(rows * width))
    mined = {cell for _, cell in cells[: mine_count(rate, rows * width)]}
    marks = "".join(".*"[cell in mined] for cell in range(rows * width))
    return tuple(marks[start : start + width] for start in range(0, len(marks), width))


def move(game: Game, event: Any) -> tuple[Game, Log]:
    """The game after a move, and its log; Refused when it is not allowed."""
    if game.over is not None:
        raise Refused("game_over")
    do = event.get("do") if isinstance(event, Mapping) else None
    work = MOVES.get(do) if isinstance(do, str) else None
    if work is None:
        raise Refused("unknown_event")
    return work(game, event)


# panels


def _cell(game: Game, event: Mapping[str, Any]) -> tuple[Cell, str]:
    """A panel that can be played, and what it is."""
    place = cell_place(event.get("cell"))
    row = game.row(place[1]) if place is not None else None
    if place is None or row is None or place[0] >= game.width:
        raise Refused("bad_cell")
    if row.confirmed:
        raise Refused("row_confirmed")
    return place, row.panels[place[0]]


def _open(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    cell, panel = _cell(game, event)
    if panel != BLUE:
        raise Refused("not_blue")
    if game.untouched:
        game = replace(_spared(game, cell) if game.mined(cell) else game, untouched=False)
    if not game.mined(cell):
        return _opened(game, cell)
    counters = game.counters
    game = replace(game.with_panels([cell], RED), stepped=game.stepped | {cell})
    if counters.lives < 1:
        return replace(game, over="mine"), {"hit": True, "over": "mine"}
    counters = replace(counters, lives=counters.lives - 1, bombs=counters.initial_bombs)
    return replace(game, counters=counters), {"hit": True, "lives": counters.lives, "bombs": counters.bombs}


def _spared(game: Game, cell: Cell) -> Game:
    """The mine under the first panel goes to a random blue one."""
    free = [
        (column, row.number)
        for row in game.game_rows
        for column, panel in enumerate(row.panels)
        if panel == BLUE and row.mines[column] != "*"
    ]
    if not free:
        return game
    to = free[int(random.Random(f"{game.seed}/first").random() * len(free))]
    return game.with_mine(cell, False).with_mine(to, True)


def _opened(game: Game, cell: Cell) -> tuple[Game, Log]:
    """A safe panel opens, and from a blank one all blue panels of game rows beside it, and so on."""
    found, waiting = {cell}, [cell]
    while waiting:
        here = waiting.pop()
        if game.hint(here):
            continue
        for beside in game.around(here):
            row = game.row(beside[1])
            if beside not in found and row is not None and not row.confirmed and row.panels[beside[0]] == BLUE:
                found.add(beside)
                waiting.append(beside)
    cells = sorted(found, key=lambda one: (one[1], one[0]))
    return game.with_panels(cells, WHITE), {"opened": [cell_name(*one) for one in cells]}


def _mark(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    if game.counters.difficulty.extra:
        raise Refused("extra_no_marks")
    cell, panel = _cell(game, event)
    if panel != BLUE:
        raise Refused("not_blue")
    if game.marks < 1:
        raise Refused("no_marks_left")
    game = game.with_panels([cell], RED)
    return game, {"marks": game.marks}


def _unmark(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    cell, panel = _cell(game, event)
    if panel != RED:
        raise Refused("not_red")
    if cell[1] in game.checked:
        raise Refused("row_checked")
    game = game.with_panels([cell], BLUE)
    return game, {"marks": game.marks}


def _bomb(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    """The common bomb: one panel, its mine disarmed first; on a white panel it is wasted."""
    cell, panel = _cell(game, event)
    counters = game.counters
    if panel == BLUE and not counters.difficulty.extra:
        raise Refused("blue_target")
    if counters.bombs < 1:
        raise Refused("no_bombs")
    disarmed = game.mined(cell)
    game = replace(game, counters=replace(counters, bombs=counters.bombs - 1))
    log: Log = {"opened": []}
    if panel != WHITE:
        game, log = _opened(game.with_mine(cell, False), cell)
    return game, {"disarmed": disarmed, **log, "bombs": game.counters.bombs, "marks": game.marks}


# rows


def _check_box(game: Game, event: Mapping[str, Any]) -> Row:
    if game.counters.difficulty.extra:
        raise Refused("extra_no_rows")
    row = game.row(event.get("row"))
    if row is None:
        raise Refused("bad_row")
    if row.confirmed:
        raise Refused("row_confirmed")
    return row


def _check(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    row = _check_box(game, event)
    if BLUE in row.panels:
        raise Refused("row_has_blue")
    game = replace(game, checked=game.checked | {row.number})
    return game, {"checked": sorted(game.checked), "preview": preview(game)}


def _uncheck(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    row = _check_box(game, event)
    if row.number not in game.checked:
        raise Refused("row_not_checked")
    game = replace(game, checked=game.checked - {row.number})
    return game, {"checked": sorted(game.checked)}


def preview(game: Game) -> Log:
    """What confirming the checked rows would add, if no mark in them is wrong."""
    coming = confirmed(game.counters, len(game.game_rows), len(game.checked))
    return {"added": coming.added, "mine_rate": number(coming.rate)}


def _confirm(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    if game.counters.difficulty.extra:
        if any(mine == "." and panel != WHITE for row in game.game_rows for mine, panel in zip(row.mines, row.panels, strict=True)):
            raise Refused("extra_not_clear")
        mines = [(c, row.number) for row in game.game_rows for c, panel in enumerate(row.panels) if panel == BLUE]
        return _confirmed(game.with_panels(mines, RED), frozenset(row.number for row in game.game_rows))
    if not game.checked:
        return _check_all(game)
    wrong = any(
        panel == RED and mine == "."
        for row in game.game_rows if row.number in game.checked
        for mine, panel in zip(row.mines, row.panels, strict=True)
    )  # fmt: skip
    if not wrong:
        return _confirmed(game, game.checked)
    counters = wrongly_confirmed(game.counters)
    over: Over | None = None if counters.multiplier > 0 else "multiplier"
    log: Log = {"failed": True, "multiplier": number(counters.multiplier), **({"over": over} if over else {})}
    return replace(game, counters=counters, checked=frozenset(), over=over), log


def _check_all(game: Game) -> tuple[Game, Log]:
    """The button with nothing checked: blue panels that must all be mines are marked, then full rows are checked."""
    blue = [(c, row.number) for row in game.game_rows for c, panel in enumerate(row.panels) if panel == BLUE]
    marked = blue if game.marks == len(blue) else []
    game = game.with_panels(marked, RED)
    full = frozenset(row.number for row in game.game_rows if BLUE not in row.panels)
    if not full:
        raise Refused("nothing_to_check")
    game = replace(game, checked=full)
    return game, {"checked": sorted(full), "marked": [cell_name(*cell) for cell in marked], "preview": preview(game)}


def _confirmed(game: Game, numbers: frozenset[int], frozen: int = 0) -> tuple[Game, Log]:
    """These rows are confirmed, and new ones appear below the last."""
    found = confirmed(game.counters, len(game.game_rows), len(numbers), frozen)
    rows = tuple(replace(row, confirmed=True) if row.number in numbers else row for row in game.rows)
    game = replace(game, counters=found.counters, rows=rows, checked=frozenset(), over=found.over)
    return _grown(game, found), confirmation_log(found, len(numbers), frozen)


def confirmation_log(found: Confirmation, rows: int, frozen: int) -> Log:
    log: Log = {
        "confirmed": rows, "frozen": frozen, "points": number(found.points), "over_points": number(found.over_points),
        "added": found.added, "mine_rate": number(found.rate),
    }  # fmt: skip
    return log if found.over is None else {**log, "over": found.over, "end_bonus": number(found.end_bonus)}


def _grown(game: Game, found: Confirmation) -> Game:
    first = game.rows[-1].number + 1
    if game.supply is None:
        mines = strewn(game.seed, first, found.added, game.width, found.rate)
    else:
        mines = game.supply[: found.added]
        if len(mines) < found.added:
            raise Contradiction("supply_short")
        game = replace(game, supply=game.supply[found.added :])
    rows = tuple(Row(first + place, False, row, BLUE * game.width) for place, row in enumerate(mines))
    return replace(game, rows=game.rows + rows)


def _freeze(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    """Everything closed or wrongly marked becomes ice, and all game rows are confirmed at once."""
    cost = event.get("cost")
    if not whole(cost, 1, 10**12):
        raise Refused("bad_cost")
    if game.counters.bombs < int(str(cost)):
        raise Refused("no_bombs")
    game = replace(game, counters=replace(game.counters, bombs=game.counters.bombs - int(str(cost))))
    ice = [
        (column, row.number)
        for row in game.game_rows
        for column, panel in enumerate(row.panels)
        if panel == BLUE or (panel == RED and row.mines[column] == ".")
    ]
    numbers = frozenset(row.number for row in game.game_rows)
    return _confirmed(game.with_panels(ice, FROZEN), numbers, frozen=len({row for _, row in ice}))


# the end, and gifts


def _finish(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
    bonus = end_bonus(game.counters, None)
    counters = replace(game.counters, score=game.counters.score + bonus)
    return replace(game, counters=counters, over="finished"), {"end_bonus": number(bonus), "over": "finished"}


def _gift(name: str) -> Callable[[Game, Mapping[str, Any]], tuple[Game, Log]]:
    def give(game: Game, event: Mapping[str, Any]) -> tuple[Game, Log]:
        if game.counters.difficulty.name != "practice":
            raise Refused("practice_only")
        have: int = getattr(game.counters, name)
        if name == "bombs" and have >= MAX_BOMBS:
            raise Refused("bombs_full")
        more: Any = {name: have + 1}
        return replace(game, counters=replace(game.counters, **more)), more

    return give


MOVES: Mapping[str, Callable[[Game, Mapping[str, Any]], tuple[Game, Log]]] = {
    "open": _open, "mark": _mark, "unmark": _unmark, "bomb": _bomb, "check": _check, "uncheck": _uncheck,
    "confirm": _confirm, "freeze": _freeze, "finish": _finish, "practice_life": _gift("lives"),
    "practice_bomb": _gift("bombs"),
}  # fmt: skip
