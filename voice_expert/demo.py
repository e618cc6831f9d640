"""``demo``: a bomb defused by voice before your ears. A synthetic defuser speaks, the real recogniser hears.

The defuser knows its bomb and answers what it is asked; nothing it says reaches the expert except as sound.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from voice_expert.app import NEEDED, make_expert, sentence
from voice_expert.audio import wav
from voice_expert.events import Samples
from voice_expert.expert import Expert
from voice_expert.hearing.choose import EngineMissing
from voice_expert.keeping import KeptConversation
from voice_expert.run_files import Heard, Stream, Timeline

TRIES = 3
"""How often the defuser says something again that was not understood."""


@dataclass
class Defuser:
    """One module after another: its name, what is on it by fact, and what is on the casing."""

    modules: list[tuple[str, dict[str, list[str]]]]
    casing: dict[str, str]
    opening: str
    solved: str
    end: str
    told: dict[str, int] = field(default_factory=dict)

    def answer(self, facts: list[str], seen: dict[str, list[str]]) -> str | None:
        """What the defuser says to a question; lists of a fact are told one item each time it is asked."""
        for fact in ["+".join(facts), *facts]:
            name = fact.partition("[")[0]
            if fact in self.casing:
                return self.casing[fact]
            if name in seen:
                said = seen[name]
                index = self.told.get(name, 0)
                self.told[name] = index + 1
                return said[min(index, len(said) - 1)]
        return None


ENGLISH = Defuser(
    modules=[
        ("wires", {"wires": ["red red blue black"]}),
        ("the button", {"color+label": ["red detonate"], "strip": ["the strip is blue"]}),
        ("letter keys", {"number": ["fifty"]}),
        ("memory", {"display": ["display two", "display one", "display four", "display one", "display three"],
                    "stages": ["three", "two", "one", "four"]}),
        ("two bits", {"responses": ["result is seven two", "result is four five", "result is one three"]}),
    ],
    casing={
        "serial_last_digit": "odd",
        "serial": "alpha lima five quebec foxtrot three",
        "batteries": "three batteries",
        "indicators": "no indicators",
        "port:Stereo RCA": "no",
        "port:RJ-45": "no",
        "indicator:FRK": "no",
        "indicator:CAR": "no",
    },
    opening="three batteries in two holders",
    solved="solved",
    end="the bomb is defused",
)  # fmt: skip


def defuser_voice() -> str | None:
    """The program that speaks for the defuser, if there is one."""
    return shutil.which("flite")


def spoken(text: str, expert: Expert) -> Samples:
    """The defuser's sound: flite's voice where it is installed, else the system's own."""
    if defuser_voice() is None:
        return expert.render(text)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "said.wav"
        subprocess.run(["flite", "-voice", "rms", "-t", text, "-o", str(file)], check=True, capture_output=True)
        return wav.read(file)


class Show:
    """The conversation on the screen and on the timeline."""

    def __init__(self, expert: Expert) -> None:
        self.expert = expert
        self.timeline = Timeline()
        self.stream = Stream(expert, self.timeline.add)

    def say(self, text: str) -> Heard | None:
        """The defuser says it, again if it was not understood; the last reply, None when none came."""
        for _ in range(TRIES):
            sound = spoken(text, self.expert)
            self.timeline.add(sound, self.stream.t)
            began = self.stream.t
            heard = [h for h in self.stream.play([sound]) if h.spoke is not None]
            print(f"{began:6.1f} s  defuser: {text}")
            for one in heard:
                assert one.spoke is not None
                turn = one.spoke.turn
                print(f"{one.t_reply_start or self.stream.t:6.1f} s  heard:   {turn.heard or '(nothing)'}")
                print(f"{'':8} expert:  {turn.say or '-'}", flush=True)
            if heard and heard[-1].spoke is not None and heard[-1].spoke.turn.reply.understood:
                return heard[-1]
        return None


def play(language: str, out: Path, silent: bool) -> int:
    """The demonstration; the exit status."""
    if language != "en":
        print("The demonstration is in English for now; try: voice-expert type --lang " + language, file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        kept = KeptConversation("en", Path(folder) / "demo", new=True)
        try:
            expert = make_expert(kept, {"engine": "auto"}, wait=True)
        except EngineMissing as missing:
            print(sentence(missing, "en"), file=sys.stderr)
            kept.close()
            return NEEDED
        show = Show(expert)
        complete = defuse(show, ENGLISH)
        kept.close()
        try:
            wav.write(out, show.timeline.mixed(show.stream.t))
        except OSError as fault:
            print(f"Can't write {out}: {fault.strerror}", file=sys.stderr)
            return 1
        print(f"\nThe conversation is in {out} ({show.stream.t:.0f} seconds).")
        if expert.silent_because:
            print(f"The expert could not be heard: {expert.silent_because}", file=sys.stderr)
        if not silent:
            _play(show.timeline.mixed(show.stream.t))
        expert.endpoint.ear.close()
        if expert.voice is not None:
            expert.voice.close()
    print("Now with your own voice:  .venv/bin/voice-expert run")
    return 0 if complete else 1


def defuse(show: Show, defuser: Defuser) -> bool:
    """All modules, one after another; True when every one was solved."""
    show.say(defuser.opening)
    solved = 0
    for name, seen in defuser.modules:
        defuser.told.clear()
        heard = show.say(name)
        for _ in range(20):
            if heard is None or heard.spoke is None:
                break
            reply = heard.spoke.turn.reply
            if not reply.asking:
                if reply.answer is not None and show.say(defuser.solved) is not None:
                    solved += 1
                break
            answer = defuser.answer(list(reply.asking), seen)
            if answer is None:
                break
            heard = show.say(answer)
    show.say(defuser.end)
    return solved == len(defuser.modules)


def _play(sound: Samples) -> None:
    """Play it where there is a sound card; a sentence where there is none."""
    import time

    from voice_expert.audio.player import LoudspeakerMissing, SoundCardPlayer

    player = SoundCardPlayer()
    try:
        player.open()
        player.play(sound)
        while player.playing:
            time.sleep(0.1)
    except LoudspeakerMissing as missing:
        print(f"Not played here ({missing.how}) Listen to the file instead.", file=sys.stderr)
    except KeyboardInterrupt:
        player.stop()
    finally:
        player.close()
