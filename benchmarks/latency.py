"""Seconds from the end of speech to the first sample of the reply, per class of patience.

    python -m benchmarks.latency                             recordings, on the stream's clock, fast and strong ear
    python -m benchmarks.latency --engine auto --card        through a sound card (PulseAudio null sinks) as well

The end of speech is the last loud sample that the test voice gave, not what the program took for it. The silence that
was waited for is shown apart; the rest is recognising, answering and rendering the voice. On the sound card both ends
are seen by one observer of microphone and loudspeaker, so that the recorders' own delay cancels out (within 20 ms).
"""

from __future__ import annotations

import argparse
import os
import queue
import subprocess
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path

import numpy as np

from tests.speech import voices
from tests.speech.pulse import SoundCard, missing
from voice_expert.app import make_expert
from voice_expert.events import RATE, Samples
from voice_expert.expert import Spoke
from voice_expert.hearing.endpoint import SpeechEnded
from voice_expert.keeping import KeptConversation
from voice_expert.run_files import Stream

LINES = [
    "status", "three batteries in two holders", "wires", "red red blue black", "yes", "why", "solved", "wires",
    "blue white yellow red red", "no the third is white", "repeat", "solved", "the button", "red detonate", "undo",
    "status", "letter keys", "forty two", "solved", "which modules",
]  # fmt: skip
LOUD = 300


def bounds(sound: Samples) -> tuple[int, int]:
    """First and last loud sample."""
    loud = np.flatnonzero(np.abs(sound.astype(int)) > LOUD)
    return int(loud[0]), int(loud[-1])


def quantiles(values: list[float]) -> str:
    median, p95, most = np.percentile(values, [50, 95, 100])
    return f"median {median:.2f} s, p95 {p95:.2f}, most {most:.2f}"


def report(name: str, found: dict[str, list[tuple[float, float]]]) -> None:
    """``found``: by class, seconds in all and seconds of silence waited for."""
    for patience, both in sorted(found.items()):
        rest = [whole - waited for whole, waited in both]
        print(
            f"{name}, {patience}: {len(both)} replies, waited for {np.median([waited for _, waited in both]):.2f} s, "
            f"besides that {quantiles(rest)}; in all {quantiles([whole for whole, _ in both])}",
            flush=True,
        )


def recordings(engine: str, people: list[str]) -> dict[str, str]:
    """Through the stream of files; which class each line has."""
    classes: dict[str, str] = {}
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    by_ear: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for person in people:
        with tempfile.TemporaryDirectory() as folder:
            kept = KeptConversation("en", Path(folder), new=True)
            expert = make_expert(kept, {"engine": engine}, wait=True)
            ended: list[SpeechEnded] = []
            hear = expert.hear

            def watched(event: SpeechEnded, t: float, ended=ended, hear=hear) -> Spoke:  # type: ignore[no-untyped-def]
                ended.append(event)
                return hear(event, t)

            expert.hear = watched  # type: ignore[method-assign]
            stream = Stream(expert)
            for line in LINES:
                sound = voices.say(person, line)
                whole = np.concatenate([np.zeros(RATE // 2, np.int16), sound, np.zeros(RATE // 4, np.int16)])
                really = stream.t + 0.5 + bounds(sound)[1] / RATE
                ended.clear()
                heard = list(stream.play([whole]))
                if len(ended) != 1 or heard[-1].t_reply_start is None:
                    continue  # cut in two, or nothing was said
                event = ended[0]
                classes[line] = event.patience
                times = (heard[-1].t_reply_start - really, event.t_end + event.waited - really)
                found[event.patience].append(times)
                by_ear["fast ear alone" if event.heard.details.get("fast_was_sure") else "with the strong ear"].append(times)
            expert.endpoint.ear.close()
            if expert.voice is not None:
                expert.voice.close()
            kept.close()
    report(f"recordings, {engine}", found)
    if engine == "auto":
        report("recordings, auto", by_ear)
    return classes


class Watcher:
    """Hears one source of the sound server and notes when each piece arrived."""

    def __init__(self, card: SoundCard, source: str) -> None:
        self.pieces: list[tuple[float, Samples]] = []
        command = ["parec", f"--device={source}", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        self.process = subprocess.Popen(
            [*command, "--latency-msec=10"], env=card.environment, stdout=subprocess.PIPE, bufsize=0
        )
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        assert self.process.stdout
        while raw := os.read(self.process.stdout.fileno(), 640):
            self.pieces.append((time.monotonic(), np.frombuffer(raw[: len(raw) // 2 * 2], "<i2")))

    def loud(self, since: float) -> list[float]:
        """Arrival times of the loud samples since then."""
        found: list[float] = []
        for arrived, samples in list(self.pieces):
            if arrived > since:
                at = np.flatnonzero(np.abs(samples.astype(int)) > LOUD)
                found += list(arrived - (len(samples) - at) / RATE)
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def sound_card(engine: str, person: str, classes: dict[str, str]) -> None:
    """The program as a process of its own; words into its microphone, its loudspeaker watched."""
    from tests.speech.test_run_live import LiveExpert, quiet

    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    waits = {"closed": 0.25, "could_go_on": 1.1, "unfinished": 2.0}
    home = Path(os.environ.get("VOICE_EXPERT_HOME", Path.home() / ".local/share/voice-expert"))
    with SoundCard() as card:
        live = LiveExpert(card, home, "--quiet-signals", "--engine", engine, "--session", "latency", "--new")
        microphone, loudspeaker = Watcher(card, "mouth.monitor"), Watcher(card, "loudspeaker.monitor")
        try:
            live.notes.get(timeout=120)
            time.sleep(12 if engine == "auto" else 3)  # the strong ear loads behind the fast one
            for line in LINES:
                quiet(card)
                since = time.monotonic()
                card.play_into_mic(np.concatenate([voices.silence(0.3), voices.say(person, line), voices.silence(0.3)]))
                try:
                    reply = live.lines.get(timeout=20)
                except queue.Empty:
                    print(f"    {line!r}: not heard")
                    continue
                time.sleep(0.6)
                spoke, answered = microphone.loud(since), loudspeaker.loud(since)
                if not spoke or not answered or not reply["say"]:
                    continue
                patience = classes.get(line, "closed")
                found[patience].append((answered[0] - spoke[-1], waits.get(patience, 0.0)))
        finally:
            microphone.close()
            loudspeaker.close()
            live.end()
    report(f"sound card, {engine}", found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", nargs="*", default=["pocketsphinx", "whisper"], choices=["pocketsphinx", "whisper", "auto"])
    parser.add_argument("--voice", nargs="*", default=["rms", "awb"])
    parser.add_argument("--card", action="store_true", help="through the sound card too")
    arguments = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for engine in arguments.engine:
        classes = recordings(engine, arguments.voice)
        if arguments.card:
            absent = missing()
            if absent:
                print(f"sound card: {absent}")
            else:
                sound_card(engine, arguments.voice[0], classes)


if __name__ == "__main__":
    main()
