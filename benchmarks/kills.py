"""kill -9 at random points of a conversation: is everything that was replied to there again?

    python -m benchmarks.kills --times 200
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.test_journal import check_kill


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9)
    arguments = parser.parse_args()
    draw, lost, began = random.Random(arguments.seed), 0, time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.times):
            try:
                check_kill(Path(folder) / str(number), draw)
            except AssertionError as wrong:
                lost += 1
                print(f"    kill {number}: {wrong}")
    print(f"{arguments.times} kills, {lost} with something lost; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
