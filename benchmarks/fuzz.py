"""Random and mutated lines: does any raise, change state silently, or take long? The full size of tests/test_fuzz.py.

    python -m benchmarks.fuzz --lines 34000                 100,000 lines in three languages
    python -m benchmarks.fuzz --lang en --lines 5000 --seed 7
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np

from tests.fuzzing import corpus, mutated
from voice_expert.conversation import Conversation, Turn
from voice_expert.grammar.load import load

LIMIT = 0.2
"""Seconds of computing that no line may need."""
EVERY = 500
"""Lines of one bomb; then a fresh one, as players do."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"])
    parser.add_argument("--lines", type=int, default=34_000, help="per language")
    parser.add_argument("--seed", type=int, default=241)
    parser.add_argument("--show", type=int, default=5, help="so many of the slowest lines")
    arguments = parser.parse_args()
    for language in arguments.lang:
        draw = random.Random(arguments.seed)
        grammar = load(language)
        material = corpus(grammar, draw)
        spent: list[tuple[float, str]] = []
        faults = silent = changed = understood = 0
        conversation = Conversation(language, grammar=grammar)
        wall = time.perf_counter()
        for number in range(arguments.lines):
            if number % EVERY == 0:
                conversation = Conversation(language, grammar=grammar)
            line = mutated(draw.choice(material), draw, material)
            before = conversation.session
            began = time.process_time()
            turn = conversation.hear(line, float(number))
            spent.append((time.process_time() - began, line))
            if conversation.faults:
                faults += 1
                print(f"    fault at {line!r}: {conversation.faults.pop()[1]!r}")
            changed += turn.reply.changed
            understood += bool(turn.reply.understood)
            if is_silent(before, conversation, turn):
                silent += 1
                print(f"    silent change at {line!r}")
        times = [1000 * seconds for seconds, _ in spent]
        median, p95, p999, most = np.percentile(times, [50, 95, 99.9, 100])
        slow = sum(seconds > LIMIT for seconds, _ in spent)
        print(
            f"{language}: {len(spent)} lines of {len(material)} sentences mutated, {understood} understood, {changed} changed "
            f"something; {faults} faults, {silent} silent changes; computing median {median:.1f} ms, p95 {p95:.1f}, p99.9 "
            f"{p999:.1f}, most {most:.1f}; {slow} over {LIMIT} s; {time.perf_counter() - wall:.0f} s in all",
            flush=True,
        )
        for seconds, line in sorted(spent, reverse=True)[: arguments.show]:
            print(f"    {1000 * seconds:7.1f} ms  {line[:150]!r}")


def is_silent(before: object, conversation: Conversation, turn: Turn) -> bool:
    """Whether state changed without ``changed``, or changed without a word."""
    from dataclasses import replace

    def bare(session: object) -> object:
        return replace(session, last=None, standing=None, last_heard="")  # type: ignore[type-var]

    if turn.reply.changed:
        return not turn.say
    return bare(conversation.session) != bare(before)


if __name__ == "__main__":
    main()
