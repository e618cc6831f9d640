"""Resident memory: without and with the strong ear, and over a session of hours run faster than real time.

    python -m benchmarks.memory
    python -m benchmarks.memory --turns 2400 --only session

The session: a turn every three seconds makes 2,400 turns of two hours. Real conversations of all modules follow each
other on one bomb, with a journal, sentence by sentence spoken by the real voice and the ears' grammars composed.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import time
from itertools import chain, cycle
from pathlib import Path

from benchmarks.conversations import BY_LANGUAGE
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar.exports import EarGrammars
from voice_expert.keeping import KeptConversation
from voice_expert.models_store import find


def resident() -> float:
    """Megabytes of this process."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def ears(engine: str) -> None:
    """An expert that has heard one conversation in every module's state."""
    from benchmarks.accuracy import noisy
    from tests.speech import voices
    from voice_expert.app import make_expert
    from voice_expert.run_files import Stream

    print(f"{engine}: Python and the program's imports {resident():.0f} MB", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        kept = KeptConversation("en", Path(folder), new=True)
        print(f"{engine}: conversation loaded {resident():.0f} MB", flush=True)
        expert = make_expert(kept, {"engine": engine}, wait=True)
        expert.endpoint.ear.listen(expert.endpoint._grammar)  # type: ignore[arg-type]
        print(f"{engine}: ear ready {resident():.0f} MB", flush=True)
        stream, most = Stream(expert), 0.0
        for number, line in enumerate(chain.from_iterable(BY_LANGUAGE["en"].values())):
            list(stream.play([noisy(voices.say("slt", line), "clean")]))
            most = max(most, resident())
            if number % 10 == 0:
                print(f"{engine}: after {number + 1} utterances {resident():.0f} MB", flush=True)
        print(f"{engine}: in the end {resident():.0f} MB, most {most:.0f} MB")
        expert.endpoint.ear.close()
        if expert.voice is not None:
            expert.voice.close()
        kept.close()


def session(turns: int) -> None:
    """Thousands of turns of one bomb."""
    with tempfile.TemporaryDirectory() as folder:
        kept = KeptConversation("en", Path(folder), new=True)
        composed = EarGrammars(kept.grammar)
        began = time.perf_counter()
        for number, line in enumerate(cycle(chain.from_iterable(BY_LANGUAGE["en"].values()))):
            if number % max(1, turns // 12) == 0:
                gc.collect()
                size = (Path(folder) / "journal.jsonl").stat().st_size / 1e6
                print(
                    f"session: turn {number}, {number * 3 / 60:.0f} minutes: {resident():.0f} MB, journal {size:.1f} MB, "
                    f"{len(kept.session.opened)} modules opened, {time.perf_counter() - began:.0f} s",
                    flush=True,
                )
            if number >= turns:
                break
            kept.hear(line, 3.0 * number)
            composed.automaton(scope_of(kept.session))
        kept.close()
        gc.collect()
        again = time.perf_counter()
        KeptConversation("en", Path(folder)).close()
        print(f"session: read again and resumed in {time.perf_counter() - again:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=2400)
    parser.add_argument("--only", choices=["pocketsphinx", "auto", "session"])
    arguments = parser.parse_args()
    match arguments.only:
        case "session":
            session(arguments.turns)
        case "pocketsphinx" | "auto":
            ears(arguments.only)
        case _:
            for part in ("pocketsphinx", "auto", "session"):  # each in a process of its own
                if part == "auto" and find("en", "whisper") is None:
                    print("auto: whisper-base is not installed")
                    continue
                command = [sys.executable, "-m", "benchmarks.memory", "--only", part, "--turns", str(arguments.turns)]
                subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
