"""The fast English ear: exact sentences, rejection, speed; beside open dictation with keyword spotting.

    python -m benchmarks.fast_ear [--voice slt rms awb] [--noise clean fan15 babble15] [--compile-only]

Both hear the same sound with the same engine. The baseline writes down whatever was said with the open language model
at the library's own settings and keeps the words that the dialogue state knows; it is right when these are the words
of the sentence, and it acts on table talk when they happen to be one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from tests.speech import voices
from tests.speech.sentences import TABLE_TALK
from tests.speech.state_grammars import SENTENCES, STATES
from voice_expert.audio.wav import chunks
from voice_expert.events import RATE, Heard, Samples
from voice_expert.grammar.automaton import from_patterns
from voice_expert.hearing.pocketsphinx import PocketSphinxEar
from voice_expert.hearing.pocketsphinx_decoder import Decoder

NOISE_SECONDS = 30.0
TALK = 16
"""Lines of table talk per voice and noise."""


@dataclass(frozen=True)
class Tried:
    """One sentence, or one line of table talk (``wanted`` is empty), and what came of it."""

    voice: str
    wanted: str
    heard: Heard
    baseline: str
    baseline_acts: bool
    seconds: float
    fed: float
    finishing: float
    baseline_took: float

    @property
    def apart(self) -> float:
        return float(self.heard.details.get("phone_distance", 1.0))


@cache
def room(kind: str) -> Samples:
    return {"fan": voices.fan, "babble": voices.babble, "game": voices.game}[kind](NOISE_SECONDS)


def noisy(sound: Samples, noise: str) -> Samples:
    whole = voices.joined(voices.silence(0.4), sound, voices.silence(0.2))  # as the endpoint cuts it
    kind = noise.rstrip("0123456789")
    if kind == "clean":
        return whole
    return voices.mix(whole, {"fan": voices.fan, "babble": voices.babble}[kind](NOISE_SECONDS), float(noise[len(kind) :]))


def try_one(ear: PocketSphinxEar, open_decoder: Decoder, state: str, voice: str, text: str, noise: str, talk: bool) -> Tried:
    grammar = STATES[state]
    # flite spells "xray" and knows "juliet" by its usual spelling only
    sound = noisy(voices.say(voice, text.replace("xray", "x-ray").replace("juliett", "juliet")), noise)
    ear.listen(grammar)
    began = time.perf_counter()
    for chunk in chunks(sound):
        ear.feed(chunk)
    fed = time.perf_counter()
    heard = ear.finish()
    done = time.perf_counter()
    open_decoder.decode([sound], whole=True)
    free = open_decoder.result()
    spotted = tuple(word for word in (free.words if free else ()) if word in grammar.words)
    baseline_took = time.perf_counter() - done
    return Tried(
        voice, "" if talk else text, heard, " ".join(spotted), grammar.accepts(spotted), len(sound) / RATE,
        fed - began, done - fed, baseline_took,
    )  # fmt: skip


def spread(values: Sequence[float]) -> str:
    if not values:
        return "-"
    low, half, high, most = np.quantile(values, [0.05, 0.5, 0.95, 1.0])
    return f"p5 {low:.2f}  median {half:.2f}  p95 {high:.2f}  max {most:.2f}  min {min(values):.2f}"


def report(noise: str, tried: list[Tried]) -> None:
    said = [one for one in tried if one.wanted]
    talk = [one for one in tried if not one.wanted]
    for voice in dict.fromkeys(one.voice for one in said):
        mine = [one for one in said if one.voice == voice]
        exact = sum(one.heard.text == one.wanted for one in mine)
        kept = sum(one.heard.text == one.wanted and one.heard.accepted for one in mine)
        base = sum(one.baseline == one.wanted for one in mine)
        print(f"{noise:9} {voice:4}  exact {exact}/{len(mine)}  exact and accepted {kept}  baseline exact {base}")
    right = [one.apart for one in said if one.heard.text == one.wanted]
    wrong = [one.apart for one in said if one.heard.text != one.wanted]
    print(f"{noise:9} phone distance of right sentences: {spread(right)}")
    print(f"{noise:9} phone distance of wrong sentences: {spread(wrong)}  ({len(wrong)})")
    print(f"{noise:9} phone distance of table talk:      {spread([one.apart for one in talk])}")
    print(
        f"{noise:9} table talk accepted {sum(one.heard.accepted for one in talk)}/{len(talk)}, "
        f"baseline would act on {sum(one.baseline_acts for one in talk)}; "
        f"wrong sentences accepted {sum(one.heard.accepted for one in said if one.heard.text != one.wanted)}"
    )
    audio = sum(one.seconds for one in tried)
    finishing = [one.finishing for one in tried]
    print(
        f"{noise:9} real-time factor while speaking {sum(one.fed for one in tried) / audio:.3f}, baseline "
        f"{sum(one.baseline_took for one in tried) / audio:.3f}; from the last sound to Heard: median "
        f"{np.median(finishing):.3f} s, p95 {np.quantile(finishing, 0.95):.3f} s",
        flush=True,
    )


def compile_times(ear: PocketSphinxEar) -> None:
    dictionary = Path(ear._grammar_decoder.language_model).with_name("cmudict-en-us.dict")
    lines = dictionary.read_text(encoding="utf-8").splitlines()
    vocabulary = [line.split()[0] for line in lines[5000:125000:100] if "(" not in line.split()[0]]
    for count in (200, 1000):
        chosen = vocabulary[:count]
        grammar = from_patterns("en", [[chosen, chosen, [*chosen, ""]]], f"{count} words")
        arcs = sum(len(targets) for out in grammar.arcs for targets in out.values())
        print(f"compile {len(grammar.words)} words, {arcs} arcs: {ear.prepare(grammar):.4f} s")
    for state in STATES.values():
        took = ear.prepare(state)
        began = time.perf_counter()
        ear.listen(state)
        print(f"compile {state.name}, {len(state.words)} words: {took:.4f} s; again {time.perf_counter() - began:.5f} s")
    began = time.perf_counter()
    ear.listen(from_patterns("en", [[vocabulary[:1000], vocabulary[:1000]]]))
    print(f"listen to a new grammar of 1000 words: {time.perf_counter() - began:.4f} s")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--voice", nargs="+", default=["slt", "rms", "awb"])
    arguments.add_argument("--noise", nargs="+", default=["clean", "fan15", "babble15"])
    arguments.add_argument("--compile-only", action="store_true")
    arguments.add_argument("--show", action="store_true", help="print every wrong sentence")
    chosen = arguments.parse_args()
    began = time.perf_counter()
    ear = PocketSphinxEar()
    print(f"ear loaded in {time.perf_counter() - began:.2f} s")
    compile_times(ear)
    if chosen.compile_only:
        return
    open_decoder = Decoder({})
    open_decoder.engine.add_lm_file("open", open_decoder.language_model)
    open_decoder.engine.activate_search("open")
    names = list(STATES)
    for noise in chosen.noise:
        tried = []
        for voice in chosen.voice:
            for state, text in SENTENCES:
                tried.append(try_one(ear, open_decoder, state, voice, text, noise, talk=False))
            for index, text in enumerate(TABLE_TALK["en"][:TALK]):
                state = names[index % len(names)]
                tried.append(try_one(ear, open_decoder, state, voice, text, noise, talk=True))
        report(noise, tried)
        if chosen.show:
            for one in tried:
                if one.heard.text != one.wanted:
                    print(f"    {one.voice} {one.apart:.2f} {one.wanted or '(talk)'} | {one.heard.text}")


if __name__ == "__main__":
    main()
