"""Facts heard right, per voice, noise and engine, beside open dictation with keyword spotting on the same sound.

    python -m benchmarks.accuracy --lang en --engine auto --noise clean fan15 babble15
    python -m benchmarks.accuracy --lang en --engine whisper --baseline
    python -m benchmarks.accuracy --lang ru --drawn 120 --seed 2
    python -m benchmarks.accuracy --lang en --natural

Each line of a conversation (with ``--drawn``: so many of what a practice partner says) is spoken in the state it belongs
to. A fact is right when the ear brings about what typing the line does; "after one correction" says it once more where it
was not. The baseline (benchmarks/dictation.py) hears the same sound: "spotted" understands the words of this state in what
it wrote, "tolerant" all of it as if it had been typed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.dictation import Dictation, spotted
from benchmarks.drawn import Line, drawn, fixed, natural
from tests.speech import noises, voices
from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.events import RATE, Chunk, Samples
from voice_expert.expert import Expert
from voice_expert.grammar.exports import EarGrammars
from voice_expert.hearing.choose import choose
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded, Waiting
from voice_expert.hearing.vad import SileroDetector
from voice_expert.places import home


def noisy(sound: Samples, noise: str) -> Samples:
    """The sound in a room: half a second before, two and a half after, and the noise over all of it."""
    whole = np.concatenate([np.zeros(RATE // 2, np.int16), sound, np.zeros(int(RATE * 2.5), np.int16)])
    kind = noise.rstrip("0123456789")
    if kind == "clean":
        return whole
    made = {"fan": noises.fan, "babble": noises.babble, "game": noises.game}[kind](len(whole) / RATE + 1)
    return noises.mix(whole, made, float(noise[len(kind) :]))


class Listener:
    """One ear with its endpoint."""

    def __init__(self, language: str, engine: str) -> None:
        self.ear = choose(engine, language, wait=True)  # type: ignore[arg-type]
        self.endpoint = Endpoint(self.ear, SileroDetector(), Waiting())

    def hear(self, sound: Samples, grammar: Any) -> list[SpeechEnded]:
        """All utterances in the sound, with one grammar."""
        self.endpoint.listen(grammar)
        return list(self.ended(sound))

    def ended(self, sound: Samples, start: float = 0.0) -> Iterator[SpeechEnded]:
        """The utterances in the sound, one by one: what is to be heard may be set anew in between."""
        endpoint = self.endpoint
        endpoint.detector.reset()
        for at in range(0, len(sound), 512):
            yield from (e for e in endpoint.feed(Chunk(sound[at : at + 512], start + at / RATE)) if isinstance(e, SpeechEnded))
        yield from (e for e in endpoint.flush() if isinstance(e, SpeechEnded))


def state(session: Any) -> Any:
    """What was told so far, however it was said: in one breath or two."""
    opened = tuple((each.module, each.copy, each.seen, each.solved) for each in session.opened)
    return session.bomb, opened, session.in_hand, session.paused, session.ended


def answered(
    listener: Listener, expert: Expert, sound: Samples, start: float = 0.0
) -> tuple[list[SpeechEnded], tuple[list[Any], Any]]:
    """What the expert hears of a sound, and what it makes of it."""
    heard, understood = [], []
    for event in listener.ended(sound, start):
        heard.append(event)
        understood += list(expert.hear(event, event.t_end).turn.reply.understood)
    return heard, (understood, state(expert.conversation.session))


def same(one: tuple[list[Any], Any], other: tuple[list[Any], Any]) -> bool:
    """Whether two ways of hearing bring about the same: the same was understood, or it led to the same state."""
    return one[0] == other[0] or (bool(one[0]) and one[1] == other[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--voice", nargs="*")
    parser.add_argument("--noise", nargs="*", default=["clean"])
    parser.add_argument("--module", nargs="*")
    parser.add_argument("--drawn", type=int, default=0, help="So many sentences drawn from the grammar files.")
    parser.add_argument("--natural", action="store_true", help="Sentences with words around what they tell.")
    parser.add_argument("--seed", type=int, default=1, help="Of what is drawn.")
    parser.add_argument("--baseline", action="store_true", help="open dictation with keyword spotting beside it")
    parser.add_argument("--show", action="store_true", help="every line that went wrong")
    arguments = parser.parse_args()
    language = arguments.lang
    listener = Listener(language, arguments.engine)
    dictation = Dictation(language, arguments.engine) if arguments.baseline else None
    grammar = Conversation(language).grammar
    ears = EarGrammars(grammar, home() / "cache")
    modules = arguments.module or ()
    lines = list(natural(grammar) if arguments.natural else fixed(grammar, modules))
    if arguments.drawn:
        lines = drawn(grammar, arguments.drawn, arguments.seed, ears, modules)
    wanted = arguments.voice or [v for v in voices.voices(language) if voices.available(v)]
    for noise in arguments.noise:
        for voice in wanted:
            right: Counter[str] = Counter()
            seconds = []
            for line in lines:
                oracle = line.understood, state(line.after)
                sound = noisy(voices.say(voice, line.said, language), noise)

                def expert(line: Line = line) -> Expert:
                    return Expert(Conversation(language, line.before, grammar), listener.endpoint, None, ears=ears)

                first = expert()
                heard, got = answered(listener, first, sound)
                seconds += [event.heard.computing for event in heard]
                right["lines"] += 1
                right["pieces"] += len(heard) > 1
                if dictation is not None:
                    written = dictation.write(sound)
                    for kind, text in (("spotted", spotted(written, ears.automaton(scope_of(line.before)))), ("tolerant", written)):
                        meant = list(Conversation(language, line.before, grammar).hear(text).reply.understood)
                        right[kind] += meant == oracle[0]
                        right[f"{kind} wrong"] += bool(meant) and meant != oracle[0]
                if same(got, oracle):
                    right["right"] += 1
                    right["after one correction"] += 1
                    continue
                slower = noisy(voices.say(voice, line.said, language, 0.9), noise)
                # What was misunderstood is taken back before it is said again.
                _, again = answered(listener, expert() if got[0] else first, slower, start=len(sound) / RATE)
                right["after one correction"] += same(again, oracle)
                right["wrong"] += bool(got[0])
                if arguments.show:
                    texts = [(e.heard.text, e.heard.accepted, e.heard.engine, e.heard.details) for e in heard]
                    print(f"    {voice} {noise} {line.module}: {line.typed!r} -> {texts} {got[0]}")
            total = max(1, right["lines"])
            print(json.dumps({
                "language": language, "engine": arguments.engine, "voice": voice, "noise": noise, "lines": total,
                "right": round(100 * right["right"] / total, 1), "after_one": round(100 * right["after one correction"] / total, 1),
                "misunderstood": right["wrong"], "cut_in_pieces": right["pieces"],
                "computing_median": round(float(np.median(seconds)), 3) if seconds else None,
                **({} if dictation is None else {
                    "baseline": dictation.name,
                    "baseline_spotted": round(100 * right["spotted"] / total, 1),
                    "baseline_tolerant": round(100 * right["tolerant"] / total, 1),
                    "baseline_misunderstood": [right["spotted wrong"], right["tolerant wrong"]],
                }),
            }), flush=True)


if __name__ == "__main__":
    started = time.time()
    main()
    print(f"{time.time() - started:.0f} s")
