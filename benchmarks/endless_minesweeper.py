"""Endless Minesweeper measured: how fast chances are counted beside plain trying, and how far the adviser plays.

    python -m benchmarks.endless_minesweeper boards
    python -m benchmarks.endless_minesweeper games --first 1 --count 100
"""

from __future__ import annotations

import itertools
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import click

from voice_expert.games.endless_minesweeper.advisor import analyze
from voice_expert.games.endless_minesweeper.engine import Game, Refused, Row, move, new_game, strewn
from voice_expert.games.endless_minesweeper.player import advised, certain_only, played
from voice_expert.games.endless_minesweeper.reading import SeenRow, cell_name
from voice_expert.games.endless_minesweeper.rules import DIFFICULTIES, fresh
from voice_expert.modules._mine_chances import Hint, chances

RATE = Fraction(24, 100)


def board(seed: int) -> Game:
    """20 rows of 20 with 96 mines, nothing open."""
    hard = DIFFICULTIES["hard"]
    rows = strewn(f"board {seed}", 1, 20, hard.width, RATE * 100)
    return Game(fresh(hard), hard.width, tuple(Row(n, False, row, "." * 20) for n, row in enumerate(rows, 1)), untouched=True)


def views(game: Game) -> list[SeenRow]:
    return [SeenRow(row.number, row.confirmed, game.view(row)) for row in game.rows]


def played_boards(seed: int) -> Iterator[Game]:
    """Every position of a board opened safe panel by safe panel; where nothing is certain, the mine under the panel with
    the smallest chance is taken away, so that every board is played to its end."""
    game, _ = move(board(seed), {"do": "open", "cell": "J10"})
    while True:
        yield game
        found = analyze(views(game), game.marks, RATE, RATE)
        cells = found.safe
        if not cells:
            if not found.loose:
                return
            cells = [min(found.loose, key=lambda cell: found.chance[cell])]
            game = game.with_mine((cells[0][1], cells[0][0]), False)
        for row, column in cells:
            try:
                game, _ = move(game, {"do": "open", "cell": cell_name(column, row)})
            except Refused:
                continue


def scattered_board(seed: int, share: float) -> Game:
    """Safe panels open here and there: one wide front of numbers, as no game has it."""
    game = board(seed)
    safe = [(c, row.number) for row in game.rows for c in range(20) if row.mines[c] == "."]
    return game.with_panels(random.Random(seed).sample(safe, int(share * len(safe))), "o")


def line(name: str, seconds: list[float]) -> None:
    seconds = sorted(seconds)
    click.echo(
        f"{name:34} n {len(seconds):5}  median {1000 * statistics.median(seconds):8.1f} ms"
        f"  p95 {1000 * seconds[int(0.95 * len(seconds))]:8.1f} ms  longest {1000 * seconds[-1]:8.1f} ms"
    )


def timed(game: Game) -> float:
    seen, marks = views(game), game.marks
    begun = time.perf_counter()
    analyze(seen, marks, RATE, RATE)
    return time.perf_counter() - begun


def tried(hints: list[Hint], cells: int, mines: int) -> list[int]:
    """Plain trying of every placement: in how many each cell is a mine."""
    counts = [0] * cells
    for placed in itertools.combinations(range(cells), mines):
        there = set(placed)
        if all(len(around & there) == lack for lack, around in hints):
            for cell in placed:
                counts[cell] += 1
    return counts


@click.group()
def main() -> None:
    """Endless Minesweeper measured."""


@main.command()
@click.option("--boards", "count", default=12, help="Boards played and boards of each share.")
def boards(count: int) -> None:
    """Seconds for all exact chances of a 20×20 board with 24 % mines, and beside them plain trying on small fronts."""
    line("played boards", [timed(game) for seed in range(count) for game in played_boards(seed)])
    for share in (0.1, 0.2, 0.3, 0.35, 0.4, 0.5, 0.7):
        line(f"scattered, {share:.0%} of safe open", [timed(scattered_board(seed, share)) for seed in range(count)])
    for cells in (12, 16, 20, 24):
        both: list[tuple[float, float]] = []
        for seed in range(3):
            dice = random.Random(f"{cells} {seed}")
            mined = set(dice.sample(range(cells), cells // 4))
            fronts = [frozenset(range(first, min(first + 3, cells))) for first in range(0, cells - 2, 2)]
            hints: list[Hint] = [(len(around & mined), around) for around in fronts]
            apart = cells - len(frozenset().union(*fronts))
            begun = time.perf_counter()
            found = chances(hints, apart, len(mined))
            between = time.perf_counter()
            counts = tried(hints, cells, len(mined))
            ended = time.perf_counter()
            assert found is not None
            assert all(chance * found.total == counts[cell] for cell, chance in found.mined.items())
            both.append((between - begun, ended - between))
        click.echo(
            f"front of {cells} panels: counted {1000 * statistics.median(one for one, _ in both):8.2f} ms,"
            f" tried {1000 * statistics.median(other for _, other in both):10.1f} ms"
        )


@main.command()
@click.option("--first", default=1, help="The first seed.")
@click.option("--count", default=100, help="Games of each player.")
@click.option("--rows", default=100, help="Rows confirmed at which a game is finished by choice: a win.")
@click.option("--difficulty", type=click.Choice(list(DIFFICULTIES)), default="hard")
def games(first: int, count: int, rows: int, difficulty: str) -> None:
    """Whole games of the adviser and of a player who weighs no chances; one JSON line each, for adding up."""
    for name, choice in (("adviser", advised), ("certain_only", certain_only)):
        begun = time.perf_counter()
        ends: Counter[str] = Counter()
        total_rows, scores = [], []
        for seed in range(first, first + count):
            game = new_game(DIFFICULTIES[difficulty], str(seed))
            for state, _ in played(game, rows, choice):
                game = state
            ends[str(game.over)] += 1
            total_rows.append(game.counters.total_rows)
            scores.append(float(game.counters.score))
        click.echo(
            json.dumps(
                {"player": name, "difficulty": difficulty, "games": count, "first": first, "ends": dict(ends),
                 "mean_rows": round(statistics.mean(total_rows), 2), "mean_score": round(statistics.mean(scores), 1),
                 "median_score": statistics.median(scores), "seconds": round(time.perf_counter() - begun, 1)}
            )
        )  # fmt: skip


if __name__ == "__main__":
    main()
