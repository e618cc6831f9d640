"""Whole bombs, defused by a talking defuser and the expert.

    python -m benchmarks.bombs --text --lang en --count 100
    python -m benchmarks.bombs --text --lang ja --count 500 --out bombs.jsonl --keep worst_ja.txt
    python -m benchmarks.bombs --total bombs.jsonl
    python -m benchmarks.bombs --lang en --vanilla --noise clean fan15    (through sound: benchmarks/bombs_by_sound.py)

Each bomb has 3 to 11 modules of those that can be dealt (``--modules`` names others), all drawn from its seed. Every
failure is printed as it happens, with its conversation: ``--seed`` with its number and ``--count 1`` plays it again. A
bomb that takes more than ``--limit`` seconds of computing counts as failed. Printed in the end: the share of bombs
defused without and with strikes, what was said per bomb, questions asked again, and the causes of failure, the most
frequent first. ``--out`` adds a line for each bomb to a file, so that a long run can be done in pieces; ``--total``
prints the figures of such files. The ten worst conversations are kept with ``--keep``. ``--needed`` looks at each
question about the casing, whether another answer to it would have changed anything.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import pieces
from voice_expert.modules import registry
from voice_expert.practice.dealing import dealers
from voice_expert.practice.game import Game, Played, as_text

WORST = 10
NEEDIES, BOSSES = 2, 1
"""At most so many on one bomb."""
LIMIT = 60.0
"""Seconds of computing; most bombs take less than one."""


class TookTooLong(BaseException):
    """A bomb took longer than it may. Not an Exception: the conversation would take it for a fault of one sentence."""


def main() -> None:
    if not {"--text", "--total", "--help", "-h"} & set(sys.argv[1:]):
        # Bombs through sound have choices of their own.
        from benchmarks.bombs_by_sound import main as by_sound

        return by_sound()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--text", action="store_true", help="By text; by sound there is benchmarks.bombs_by_sound.")
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--count", type=int, default=50, help="Bombs per language.")
    parser.add_argument("--seed", type=int, default=1, help="The first bomb's seed.")
    parser.add_argument("--modules", nargs="*", default=None, help="Ids that may be dealt; all that can be if left out.")
    parser.add_argument("--sizes", nargs=2, type=int, default=(3, 11), help="Fewest and most modules.")
    parser.add_argument("--plain", action="store_true", help="Always the shortest sentences.")
    parser.add_argument("--natural", action="store_true", help="With hesitations, slips that are corrected, and haste.")
    parser.add_argument("--needed", action="store_true", help="Look whether each question about the casing was needed.")
    parser.add_argument("--limit", type=float, default=LIMIT, help="Seconds of computing that a bomb may take.")
    parser.add_argument("--seconds", type=float, default=None, help="Begin no further bomb after so long.")
    parser.add_argument("--processes", type=int, default=1, help="Bombs played at the same time.")
    parser.add_argument("--keep", type=Path, help="Write the ten worst conversations to this file.")
    pieces.add_choices(parser, "bomb")
    arguments = parser.parse_args()
    if arguments.total is not None:
        kept = pieces.kept(arguments.total)
        for language in dict.fromkeys(line["language"] for line in kept):
            print(report(language, [line for line in kept if line["language"] == language]))
        return
    ids = arguments.modules or list(dealers())
    until = None if arguments.seconds is None else time.monotonic() + arguments.seconds
    for language in arguments.lang:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        how = (arguments.plain, arguments.natural, arguments.needed, arguments.limit)
        tasks = ((language, dealt_ids(ids, seed, *arguments.sizes), seed, *how) for seed in seeds)
        lines: list[dict[str, Any]] = []
        worst: list[Played] = []
        for bomb, seconds in pieces.done(play, tasks, arguments.processes):
            line = in_short(language, bomb, seconds)
            lines.append(line)
            pieces.keep(arguments.out, line)
            if not bomb.defused or bomb.strikes:
                print(f"{'STRIKE' if bomb.defused else 'FAILED'} {language} {as_text(bomb)}", flush=True)
            worst = sorted([*worst, bomb], key=badness, reverse=True)[:WORST]
            if until is not None and time.monotonic() > until:
                break
        print(report(language, lines), flush=True)
        if arguments.keep:
            texts = [as_text(bomb) for bomb in worst if any(badness(bomb))]
            arguments.keep.write_text("\n\n".join(texts) + "\n", "utf-8")


Task = tuple[str, list[str], int, bool, bool, bool, float]
"""Language, modules, seed, plain, natural, whether questions are looked at, seconds it may take."""


def play(task: Task) -> tuple[Played, float]:
    """One bomb, and the seconds of computing it took."""
    language, modules, seed, plain, natural, weighing, limit = task
    started = time.process_time()
    game = Game(language, modules, seed, plain, natural, weighing)
    try:
        with at_most(limit):
            done = game.play()
    except TookTooLong:
        in_hand = game.defuser.conversation.session.in_hand
        said = game.defuser.talk[-1].text if game.defuser.talk else ""
        game.defuser.trouble("hanging", in_hand[0] if in_hand else "", f"more than {limit:.0f} s after {said!r}")
        done = False
    return game.outcome(done), time.process_time() - started


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TookTooLong once so much computing was done: also in an endless loop, and not on a busy machine."""

    def over(signum: int, frame: Any) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


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


def in_short(language: str, bomb: Played, seconds: float) -> dict[str, Any]:
    """What the report needs of a bomb, as JSON."""
    return {
        "language": language, "seed": bomb.seed, "modules": list(bomb.modules), "defused": bomb.defused,
        "strikes": bomb.strikes, "turns": bomb.turns, "words": bomb.words, "questions": bomb.questions,
        "asked_again": bomb.asked_again, "weighed": [[*key, count] for key, count in bomb.weighed.items()],
        "troubles": [[trouble.kind, trouble.module] for trouble in bomb.troubles], "seconds": round(seconds, 2),
    }  # fmt: skip


def report(language: str, bombs: Sequence[Mapping[str, Any]]) -> str:
    """The figures of one language."""
    if not bombs:
        return f"{language}: no bombs"
    total = len(bombs)
    clean = sum(bomb["defused"] and not bomb["strikes"] for bomb in bombs)
    defused = sum(bomb["defused"] for bomb in bombs)
    turns = [bomb["turns"] / len(bomb["modules"]) for bomb in bombs]
    causes = Counter(tuple(trouble) for bomb in bombs for trouble in bomb["troubles"])
    lines = [
        f"{language}: {defused} of {total} bombs defused ({100 * defused / total:.1f} %), {clean} without a strike"
        f" ({100 * clean / total:.1f} %), {sum(bomb['strikes'] for bomb in bombs)} strikes",
        f"    {sum(len(bomb['modules']) for bomb in bombs)} modules, {sum(bomb['turns'] for bomb in bombs)} utterances,"
        f" per module median {np.median(turns):.1f}; {sum(bomb['questions'] for bomb in bombs)} questions,"
        f" {sum(bomb['asked_again'] for bomb in bombs)} asked again; {sum(bomb['seconds'] for bomb in bombs):.0f} s (CPU),"
        f" longest {max(bomb['seconds'] for bomb in bombs):.1f} s",
    ]
    lines += [f"    {count:5}  {kind}: {module}" for (kind, module), count in causes.most_common(25)]
    return "\n".join([*lines, *of_questions(bombs)])


def of_questions(bombs: Sequence[Mapping[str, Any]]) -> list[str]:
    """How many questions were not needed, and which ones most often; nothing where they were not looked at."""
    put: Counter[tuple[str, str]] = Counter()
    idle: Counter[tuple[str, str]] = Counter()
    for module, facts, needed, count in (row for bomb in bombs for row in bomb["weighed"]):
        put[module, facts] += count
        idle[module, facts] += 0 if needed else count
    if not put:
        return []
    share = 100 * idle.total() / put.total()
    lines = [f"    of {put.total()} questions about the casing {idle.total()} were not needed in the end ({share:.1f} %)"]
    return lines + [
        f"    {count:5} of {put[key]:5}  not needed: {key[0]} {key[1]}" for key, count in idle.most_common(12) if count
    ]


if __name__ == "__main__":
    main()
