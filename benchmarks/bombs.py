"""Whole bombs, defused by a talking defuser and the expert.

    python -m benchmarks.bombs --text --lang en --count 100
    python -m benchmarks.bombs --text --lang ja --count 500 --keep worst_ja.txt

Each bomb has 3 to 11 modules of those that can be dealt (``--modules`` names others), all drawn from its seed. Printed:
the share of bombs defused without and with strikes, what was said per bomb, questions asked again, and the causes of
failure, the most frequent first. The ten worst conversations are kept with ``--keep``.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from voice_expert.modules import registry
from voice_expert.practice.dealing import dealers
from voice_expert.practice.game import Played, as_text, play_bomb

WORST = 10
NEEDIES, BOSSES = 2, 1
"""At most so many on one bomb."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--text", action="store_true", help="By text; there is no other way yet.")
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--count", type=int, default=50, help="Bombs per language.")
    parser.add_argument("--seed", type=int, default=1, help="The first bomb's seed.")
    parser.add_argument("--modules", nargs="*", default=None, help="Ids that may be dealt; all that can be if left out.")
    parser.add_argument("--sizes", nargs=2, type=int, default=(3, 11), help="Fewest and most modules.")
    parser.add_argument("--plain", action="store_true", help="Always the shortest sentences.")
    parser.add_argument("--natural", action="store_true", help="With hesitations, slips that are corrected, and haste.")
    parser.add_argument("--processes", type=int, default=1, help="Bombs played at the same time.")
    parser.add_argument("--keep", type=Path, help="Write the ten worst conversations to this file.")
    arguments = parser.parse_args()
    if not arguments.text:
        parser.error("say --text: bombs are not played through sound yet")
    ids = arguments.modules or list(dealers())
    for language in arguments.lang:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        how = (arguments.plain, arguments.natural)
        tasks = [(language, dealt_ids(ids, seed, *arguments.sizes), seed, *how) for seed in seeds]
        if arguments.processes > 1:
            with Pool(arguments.processes) as pool:
                timed = pool.map(play, tasks, chunksize=4)
        else:
            timed = [play(task) for task in tasks]
        bombs = [bomb for bomb, _ in timed]
        print(report(language, bombs, sum(seconds for _, seconds in timed)), flush=True)
        worst = sorted(bombs, key=badness, reverse=True)[:WORST]
        if arguments.keep:
            texts = [as_text(bomb) for bomb in worst if any(badness(bomb))]
            arguments.keep.write_text("\n\n".join(texts) + "\n", "utf-8")


def play(task: tuple[str, list[str], int, bool, bool]) -> tuple[Played, float]:
    """One bomb, and the seconds of computing it took."""
    started = time.process_time()
    bomb = play_bomb(*task)
    return bomb, time.process_time() - started


def dealt_ids(ids: Sequence[str], seed: int, fewest: int, most: int) -> list[str]:
    """The modules of this seed's bomb: regular ones, seldom a boss, some needies."""
    draw = random.Random(f"modules {seed}")
    kinds: dict[str, list[str]] = {"regular": [], "needy": [], "boss": []}
    for name in ids:
        if registry()[name].kind in kinds:
            kinds[registry()[name].kind].append(name)
    size = draw.randint(fewest, most)
    needies = draw.sample(kinds["needy"], min(len(kinds["needy"]), draw.randint(0, min(NEEDIES, size - 2))))
    bosses = draw.sample(kinds["boss"], min(len(kinds["boss"]), BOSSES)) if draw.random() < 0.3 else []
    return bosses + needies + draw.choices(kinds["regular"] or ["wires"], k=max(1, size - len(needies) - len(bosses)))


def badness(bomb: Played) -> tuple[int, int, int]:
    return (0 if bomb.defused else 1, bomb.strikes, len(bomb.troubles))


def report(language: str, bombs: Sequence[Played], seconds: float) -> str:
    """The figures of one language."""
    total = len(bombs)
    clean = sum(bomb.defused and not bomb.strikes for bomb in bombs)
    defused = sum(bomb.defused for bomb in bombs)
    turns = [bomb.turns / len(bomb.modules) for bomb in bombs]
    again = sum(bomb.asked_again for bomb in bombs)
    causes = Counter((t.kind, t.module) for bomb in bombs for t in bomb.troubles)
    lines = [
        f"{language}: {defused} of {total} bombs defused ({100 * defused / total:.1f} %), {clean} without a strike"
        f" ({100 * clean / total:.1f} %), {sum(bomb.strikes for bomb in bombs)} strikes",
        f"    {sum(len(bomb.modules) for bomb in bombs)} modules, {sum(bomb.turns for bomb in bombs)} utterances,"
        f" per module median {np.median(turns):.1f}; {again} questions asked again; {seconds:.0f} s (CPU)",
    ]
    lines += [f"    {count:5}  {kind}: {module}" for (kind, module), count in causes.most_common(25)]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
