"""How long an answer takes: every module within 5 ms a turn, the heavy ones within 100 ms, on one core.

    python -m benchmarks.heavy --count 20
    python -m benchmarks.heavy --only yahtzee minesweeper battleship --count 100
    python -m benchmarks.heavy --brute 20

Legal random instances are played in conversation. For each turn two times are taken, in CPU milliseconds: what the solver
spends on finding out what to say or to ask, and the whole turn from the words heard to the reply. What a solver keeps
between two bombs is forgotten before each instance. ``--brute`` solves small instances of the three heavy modules in the
simplest way besides, and checks that both agree.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any
from unittest.mock import patch

import numpy as np

from voice_expert.conversation import Conversation
from voice_expert.dialogue.decide import decide, forget_decisions
from voice_expert.modules import _dice
from voice_expert.modules._grids import cell
from voice_expert.modules._mines import Field, odds
from voice_expert.modules.battleship import CELLS, SHIP_SIZES, SIZE, all_layouts, fitting_counts
from voice_expert.modules.yahtzee import COLOURS, as_keep, casing_of, groups, is_legal, naming_of
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import dealers
from voice_expert.practice.dealing.battleship import fleet
from voice_expert.practice.game import play_module

HEAVY = ("battleship", "minesweeper", "yahtzee")
GOAL, HEAVY_GOAL = 5.0, 100.0
"""Milliseconds of the solver per turn."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=None, help="Ids of modules; all that can be dealt if left out.")
    parser.add_argument("--count", type=int, default=20, help="Instances per module.")
    parser.add_argument("--brute", type=int, default=0, help="Small instances to solve by brute force, and nothing else.")
    parser.add_argument("--lang", default="en", choices=["en", "ja", "ru"])
    arguments = parser.parse_args()
    if arguments.brute:
        for name, compare in (("battleship", fleets), ("minesweeper", fields), ("yahtzee", keeps)):
            print(compared(name, compare, arguments.brute))
        return
    print(f"{'':36} turns   solver: median   p95  most  over   turn: median   p95  most  (CPU ms, {arguments.lang})")
    for module in arguments.only or dealers():
        print(row(module, *times(arguments.lang, module, arguments.count)), flush=True)


def times(language: str, module: str, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds of the solver and of the whole turn, one of each per utterance."""
    solver: list[float] = []
    turns: list[float] = []
    hear = Conversation.hear

    def timed_decide(*given: Any) -> Any:
        started = time.process_time()
        try:
            return decide(*given)
        finally:
            solver[-1] += 1000 * (time.process_time() - started)

    def timed_hear(*given: Any) -> Any:
        solver.append(0.0)
        started = time.process_time()
        try:
            return hear(*given)
        finally:
            turns.append(1000 * (time.process_time() - started))

    with patch("voice_expert.dialogue.step.decide", timed_decide), patch.object(Conversation, "hear", timed_hear):
        for seed in range(1, count + 1):
            forget()
            play_module(language, module, seed)
    return solver, turns


def forget() -> None:
    """Each bomb has a casing of its own: what was worked out for another one must not help."""
    dice = (_dice.without_rolling_all, _dice.all_values, _dice.named_results, _dice.kept_pairs, _dice.kept_singles)
    for kept in (*dice, fitting_counts):
        kept.cache_clear()
    forget_decisions()


def row(module: str, solver: list[float], turns: list[float]) -> str:
    goal = HEAVY_GOAL if module in HEAVY else GOAL
    over = sum(spent > goal for spent in solver)
    return f"{module:36} {len(turns):5}  {three(solver):>24} {over:5}  {three(turns):>24}"


def three(spent: list[float]) -> str:
    median, p95, most = np.percentile(spent, [50, 95, 100])
    return f"{median:8.1f} {p95:6.1f} {most:6.1f}"


def compared(name: str, compare: Callable[[random.Random], tuple[float, float]], count: int) -> str:
    """Median milliseconds of both ways over instances from a seed; AssertionError where they differ."""
    draw = random.Random(f"{name} brute")
    ours, brute = zip(*(compare(draw) for _ in range(count)), strict=True)
    what = " (one of the 181 worths)" if name == "yahtzee" else ""
    return f"{name:12} {count} small instances agree: {np.median(ours):.2f} ms, by brute force{what} {np.median(brute):.1f} ms"


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    started = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - started)


def fleets(draw: random.Random) -> tuple[float, float]:
    """Battleship: every way to put the ships one after another, against the solver's rows."""
    drawn = None
    while drawn is None or len(drawn[0]) > 4:
        drawn = fleet(draw)
    sizes, layout = drawn
    rows = tuple(sum(name in layout for name in CELLS[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))
    columns = tuple(sum(name in layout for name in CELLS[column::SIZE]) for column in range(SIZE))
    numbers = tuple(sizes.count(int(size)) for size in SHIP_SIZES)
    found, spent = timed(lambda: set(all_layouts(rows, columns, numbers)))

    def by_brute_force() -> set[frozenset[str]]:
        return {
            squares
            for squares in put(sizes, frozenset(), frozenset())
            if all(sum(name in squares for name in CELLS[n * SIZE : (n + 1) * SIZE]) == rows[n] for n in range(SIZE))
            and all(sum(name in squares for name in CELLS[n::SIZE]) == columns[n] for n in range(SIZE))
        }

    expected, brute = timed(by_brute_force)
    assert found == expected, (rows, columns, numbers, found ^ expected)
    return spent, brute


def put(sizes: list[int], ships: frozenset[str], taken: frozenset[str]) -> Iterator[frozenset[str]]:
    """All sets of squares of ships with these sizes that keep their distance."""
    if not sizes:
        yield ships
        return
    for column, row, across in product(range(SIZE), range(SIZE), (True, False) if sizes[0] > 1 else (True,)):
        places = [(column + n, row) if across else (column, row + n) for n in range(sizes[0])]
        if max(places[-1]) < SIZE and not taken.intersection(cell(c, r) for c, r in places):
            around = {(c + dc, r + dr) for c, r in places for dc in (-1, 0, 1) for dr in (-1, 0, 1)}
            near = {cell(c, r) for c, r in around if 0 <= c < SIZE and 0 <= r < SIZE}
            yield from put(sizes[1:], ships | {cell(c, r) for c, r in places}, taken | near)


def fields(draw: random.Random) -> tuple[float, float]:
    """Minesweeper: every placement of the mines on a small field, against the exact chances."""
    columns, rows, mines = draw.choice([(6, 3, 4), (4, 5, 4), (5, 4, 5)])
    every = range(columns * rows)
    there = set(draw.sample(every, mines))
    dug = set(draw.sample([at for at in every if at not in there], draw.randint(2, 7)))
    around = [Field(columns, rows, mines, ()).neighbours(at) for at in every]
    marks = tuple(str(sum(n in there for n in around[at])) if at in dug else "?" for at in every)
    found, spent = timed(lambda: odds(Field(columns, rows, mines, marks)))

    def by_brute_force() -> tuple[int | None, ...]:
        fitting = [
            set(choice)
            for choice in combinations([at for at in every if at not in dug], mines)
            if all(sum(n in choice for n in around[at]) == int(marks[at]) for at in dug)
        ]
        return tuple(None if at in dug else sum(at in choice for choice in fitting) for at in every)

    expected, brute = timed(by_brute_force)
    assert found is not None and found.mined == expected, (marks, found, expected)
    return spent, brute


def keeps(draw: random.Random) -> tuple[float, float]:
    """Yahtzee: the worth of two or three kept dice from all results of the others, rule by rule, against the table.

    A table in which every worth follows from the others like that is the right one.
    """
    forget()
    bomb = deal_bomb(draw, ("yahtzee",)).known
    worth, spent = timed(lambda: _dice.all_values(casing_of(bomb), naming_of(bomb)))
    kept = tuple(sorted(draw.sample(COLOURS, draw.choice((2, 3))), key=COLOURS.index))
    value = draw.randint(1, 6)

    def by_brute_force() -> float:
        rest = [colour for colour in COLOURS if colour not in kept]
        total = 0.0
        for shown in product(range(1, 7), repeat=len(rest)):
            dice = {**dict.fromkeys(kept, value), **dict(zip(rest, shown, strict=True))}
            if len(set(dice.values())) > 1:
                total += min(worth[as_keep(dice, keep)] for keep in groups(dice) if is_legal(bomb, dice, kept, keep))
        return 1.0 + total / float(6 ** len(rest))

    expected, brute = timed(by_brute_force)
    table = worth[as_keep(dict.fromkeys(kept, value), kept)]
    assert abs(table - expected) < 1e-9, (bomb, kept, value, table, expected)
    return spent, brute


if __name__ == "__main__":
    main()
