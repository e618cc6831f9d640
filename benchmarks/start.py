"""Seconds from the start of the process until it is ready, and of computing until then.

    python -m benchmarks.start --times 5

typing: until the first typed line is answered. fast ear: until sound can be heard with nothing in hand, the grammar
files compiled by an earlier run (and once without: the first start after an installation or an update). strong ear:
its loading alone, which runs behind the fast one.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

from voice_expert.models_store import find

TYPED = """
import sys
from voice_expert.conversation import Conversation
Conversation({language!r}).hear({line!r})
"""
FAST = """
import os, pathlib
from voice_expert.app import make_expert
from voice_expert.keeping import KeptConversation
from voice_expert.hearing.choose import choose
kept = KeptConversation("en", pathlib.Path(os.environ["VOICE_EXPERT_HOME"]) / "sessions" / "s", new=True)
expert = make_expert(kept, {{"engine": "pocketsphinx"}}, wait=False)
expert.endpoint.ear.listen(expert.endpoint._grammar)
kept.close()
print("ready", flush=True)
os._exit(0)
"""
STRONG = """
from pathlib import Path
from voice_expert.hearing.whisper import WhisperEar
WhisperEar(Path({folder!r}), {language!r}).load()
"""
LINES = {"en": "wires", "ja": "ワイヤ", "ru": "провода"}


def once(script: str, home: str) -> tuple[float, float]:
    """Wall seconds and seconds of computing of a process that ends when it is ready."""
    before, began = os.times(), time.perf_counter()
    environment = {**os.environ, "VOICE_EXPERT_HOME": home}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - began, spent


def report(name: str, tried: list[tuple[float, float]]) -> None:
    walls, spent = [wall for wall, _ in tried], [cpu for _, cpu in tried]
    print(
        f"{name}: {len(tried)} starts, median {statistics.median(walls):.2f} s (from {min(walls):.2f} to {max(walls):.2f}), "
        f"computing {statistics.median(spent):.2f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    model = find("en", "whisper")
    with tempfile.TemporaryDirectory() as home:
        for language, line in LINES.items():
            report(f"typing {language}", [once(TYPED.format(language=language, line=line), home) for _ in range(times)])
        fast = FAST.format()
        report("fast ear, first start", [once(fast, home)])
        report("fast ear", [once(fast, home) for _ in range(times)])
    if model is None:
        print("strong ear: whisper-base is not installed")
        return
    for language in LINES:
        script = STRONG.format(folder=str(model), language=language)
        report(f"strong ear {language}", [once(script, str(model.parent.parent)) for _ in range(times)])


if __name__ == "__main__":
    main()
