"""Milliseconds of understanding and answering one typed utterance, with all modules loaded.

    python -m benchmarks.turns --lang en
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from benchmarks.conversations import BY_LANGUAGE
from voice_expert.conversation import Conversation


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"])
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    for language in arguments.lang:
        spent = []
        for _ in range(arguments.rounds):
            for lines in BY_LANGUAGE[language].values():
                conversation = Conversation(language)
                for line in lines:
                    started = time.process_time()
                    conversation.hear(line)
                    spent.append(1000 * (time.process_time() - started))
        median, p95, most = np.percentile(spent, [50, 95, 100])
        print(f"{language}: {len(spent)} utterances, median {median:.1f} ms, p95 {p95:.1f} ms, most {most:.1f} ms (CPU)")


if __name__ == "__main__":
    main()
