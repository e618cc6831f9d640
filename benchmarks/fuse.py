"""FUSE: time of the best assignment, beside trying all of them.

    python -m benchmarks.fuse --tables 200

Random tables of one to five players with full hands and dice on their cards. ``exact`` is the program's search (its
caches emptied before each table), ``brute force`` the second reading of the rules in the tests, whose tables of truth
values are made beforehand; both must agree. Seconds are those of computing (CPU).
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from tests.games.test_fuse_brute_force import DECK, PER_ROLL, Table, best_by_hand, die, reading
from voice_expert.games.fuse import fitting, requests
from voice_expert.solving import frozen


def measured(players: int, tables: int, seed: int, with_brute_force: bool) -> tuple[list[float], list[float]]:
    """Milliseconds of the exact search and of brute force, one a table; AssertionError where they differ."""
    draw = random.Random(f"{seed} {players}")
    exact, brute = [], []
    for _ in range(tables):
        table = Table(draw, players)
        dice = table.roll(PER_ROLL[players])
        state = frozen({"op": "assign", "players": table.players(), "dice": [die(face) for face in dice]})
        for cached in (fitting.open_faces, fitting._chain_faces):
            cached.cache_clear()
        started = time.process_time()
        answer = requests.answer(state)
        exact.append(1000 * (time.process_time() - started))
        if with_brute_force:
            started = time.process_time()
            by_hand = best_by_hand(table, dice)
            brute.append(1000 * (time.process_time() - started))
            assert answer == by_hand
    return exact, brute


def line(times: list[float]) -> str:
    ordered = sorted(times)
    return f"median {statistics.median(ordered):6.1f}  p95 {ordered[int(0.95 * len(ordered))]:6.1f}  most {ordered[-1]:6.1f}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--no-brute-force", action="store_true")
    chosen = options.parse_args()
    for _, spec in DECK:
        reading(spec)
    for players in range(1, 6):
        exact, brute = measured(players, chosen.tables, chosen.seed, not chosen.no_brute_force)
        cards = players * (4 if players == 1 else 2)
        print(f"{players} players, {cards:2} cards, {PER_ROLL[players]} dice, ms: exact {line(exact)}", end="")
        print(f"   brute force {line(brute)}" if brute else "")


if __name__ == "__main__":
    main()
