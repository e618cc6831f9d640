"""How much has to be said for each module: legal random instances, a defuser who tells exactly what is asked.

    python -m benchmarks.talk_cost --lang en --count 100
    python -m benchmarks.talk_cost --only wires --count 50 --varied --show

Utterances and words (in Japanese signs) are counted from the module's name to its last answer, nothing of the casing
being known. By default the shortest sentences are said; ``--varied`` draws any sentence of the grammar files.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

import numpy as np

from voice_expert.practice.dealing import dealers
from voice_expert.practice.game import Played, as_text, play_module


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--only", nargs="*", default=None, help="Ids of modules; all that can be dealt if left out.")
    parser.add_argument("--count", type=int, default=100, help="Instances per module and language.")
    parser.add_argument("--seed", type=int, default=1, help="The first instance's seed.")
    parser.add_argument("--varied", action="store_true", help="Any sentences and words, not the shortest.")
    parser.add_argument("--show", action="store_true", help="Print the conversations in which something went wrong.")
    arguments = parser.parse_args()
    for language in arguments.lang:
        print(f"{language:34} utterances    words  questions  undone  wrong  again  causes")
        for module in arguments.only or dealers():
            seeds = range(arguments.seed, arguments.seed + arguments.count)
            games = [play_module(language, module, seed, plain=not arguments.varied) for seed in seeds]
            print(row(module, games))
            for game in games if arguments.show else ():
                if game.troubles:
                    print(as_text(game))


def row(module: str, games: Sequence[Played]) -> str:
    """One line of the table: median and p95 each."""
    causes = Counter(trouble.kind for game in games for trouble in game.troubles)
    return (
        f"{module:34} {pair([g.turns for g in games])}  {pair([g.words for g in games])}"
        f"  {pair([g.questions for g in games])}  {sum(not g.defused for g in games):6}"
        f"  {sum(g.strikes for g in games):5}  {sum(g.asked_again for g in games):5}"
        f"  {', '.join(f'{kind} {count}' for kind, count in causes.most_common())}"
    )


def pair(values: Sequence[int]) -> str:
    median, p95 = np.percentile(values, [50, 95])
    return f"{median:4.0f} {p95:4.0f}"


if __name__ == "__main__":
    main()
