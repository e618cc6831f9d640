"""A game played by the adviser: what it sees of a game, and the moves that follow its advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from voice_expert.games.endless_minesweeper.advisor import Advice, Found, advise, analyze, names
from voice_expert.games.endless_minesweeper.engine import RED, Game, Refused, move
from voice_expert.games.endless_minesweeper.reading import SeenRow

KNOWN_MINE = "M"
"""A red panel that was stepped on, as the adviser is told it."""
Event = Mapping[str, Any]
Choice = Callable[[Game, Found], Advice]
"""A player: what to do in a game of which this much is known."""


def seen(game: Game) -> list[SeenRow]:
    """What is to be seen of the rows that matter: the game rows, and two before them, so that the hints beside count."""
    first = min((row.number for row in game.game_rows), default=game.rows[-1].number) - 2
    found = []
    for row in game.rows:
        if row.number >= first:
            view = game.view(row)
            for column, number in game.stepped:
                if number == row.number and view[column] == RED:
                    view = f"{view[:column]}{KNOWN_MINE}{view[column + 1:]}"
            found.append(SeenRow(row.number, row.confirmed, view))
    return found


def known(game: Game) -> Found:
    """All chances of the game as a player sees it."""
    rate = Fraction(game.counters.difficulty.rate, 100)
    return analyze(seen(game), game.marks, rate, rate)


def advised(game: Game, found: Found) -> Advice:
    counters = game.counters
    return advise(found, counters.lives, counters.bombs, counters.difficulty.extra)


def moves(game: Game, found: Found, advice: Advice) -> list[Event]:
    """The moves that carry out an advice."""
    cells = names(advice.cells)
    extra = game.counters.difficulty.extra
    if advice.action in ("open", "unmark"):
        return [{"do": advice.action, "cell": cell} for cell in cells]
    if advice.action == "guess":
        return [{"do": "open", "cell": cells[0]}]
    if advice.action == "bomb":
        mark = [{"do": "mark", "cell": cells[0]}] if advice.cells[0] not in found.red and not extra else []
        return [*mark, {"do": "bomb", "cell": cells[0]}]
    if advice.action == "confirm_all":
        # The first press marks what is left and checks the rows; in Extra one press does all.
        return [{"do": "confirm"}] * (1 if extra else 2)
    blue_mines = names([cell for cell in found.where(False, 1) if cell[0] in advice.rows])
    return [
        *({"do": "mark", "cell": cell} for cell in blue_mines),
        *({"do": "check", "row": row} for row in advice.rows),
        {"do": "confirm"},
    ]


def turn(game: Game, choice: Choice = advised) -> tuple[Game, Advice, list[dict[str, Any]]]:
    """The game after one advice was followed, the advice, and the logs of its moves."""
    found = known(game)
    advice = choice(game, found)
    logs = []
    for event in moves(game, found, advice):
        try:
            game, log = move(game, event)
        except Refused as refused:
            # A panel opened by the spread of another needs no move any more.
            if refused.code not in ("not_blue", "game_over"):
                raise
            continue
        logs.append(log)
    return game, advice, logs


def played(game: Game, rows: int, choice: Choice = advised) -> Iterator[tuple[Game, Advice | None]]:
    """The game after every turn until it is over, or until so many rows are confirmed and it is finished by choice."""
    while game.over is None:
        if game.counters.total_rows >= rows:
            game, _ = move(game, {"do": "finish"})
            yield game, None
            return
        game, advice, _ = turn(game, choice)
        yield game, advice


def certain_only(game: Game, found: Found) -> Advice:
    """A plain player to compare with: opens what is certain, confirms what is ready, and else opens the first panel that
    may be a mine; it weighs no chances and uses no bombs."""
    advice = advise(found, 0, 0, game.counters.difficulty.extra)
    if advice.action in ("open", "unmark", "confirm_all"):
        return advice
    loose = found.loose
    ready = tuple(row for row in found.game_rows if row not in {row for row, _ in loose})
    if ready and not game.counters.difficulty.extra:
        return Advice("confirm_rows", rows=ready)
    blue = [cell for cell in loose if cell not in found.red]
    return Advice("guess", tuple(blue[:1]), found.chance[blue[0]]) if blue else Advice("unmark", tuple(loose))
