"""How well and how fast the strong ear hears, state grammar by state grammar, on this machine.

    python -m benchmarks.constrained_decoding --language en --raw en.jsonl
    python -m benchmarks.constrained_decoding --language en ja ru --calibrate
    python -m benchmarks.constrained_decoding --load

Sentences, grammars and vocabulary stand in constrained_decoding.toml; the people and the noises are those of the tests.
Every sentence is said by every natural voice of the language in every condition. Table talk is played into each state
too, where nothing may be accepted. Computing is measured from the last sample on, with no part of it done before.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import resource
import sys
import time
import tomllib
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

import numpy as np

from tests.speech.voices import NOISES, TABLE_TALK, Samples, available, joined, mix, say, silence, voices
from voice_expert.events import Chunk, Heard
from voice_expert.grammar.automaton import WordAutomaton, from_patterns
from voice_expert.hearing.whisper import WhisperEar
from voice_expert.hearing.whisper_model import WhisperSettings
from voice_expert.models_store import find

CONTENT: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
CONDITIONS: dict[str, tuple[str, float] | None] = {
    "clean": None,
    "fan 15 dB": ("fan", 15.0),
    "babble 15 dB": ("babble", 15.0),
    "babble 10 dB": ("babble", 10.0),
}
LARGEST = "everything"
"""All other states in one, to see what a large grammar costs."""
PLACE = re.compile(r"(?P<body>.*?)(?:\*(?P<least>\d)(?:\.\.(?P<most>\d))?)?(?P<optional>\?)?")


def state(language: str, name: str) -> WordAutomaton:
    """The grammar of a state: its own patterns and the commands."""
    content = CONTENT[language]
    names = list(content["patterns"]) if name == LARGEST else [name]
    rows = [row for one in names for row in content["patterns"][one]]
    patterns = [[place for word in row.split() for place in _places(word, content["lists"])] for row in rows]
    return from_patterns(language, [*patterns, [content["lists"]["command"]]], name)


def _places(word: str, lists: dict[str, list[str]]) -> list[list[str]]:
    found = PLACE.fullmatch(word)
    assert found, word
    body = found["body"]
    if body.startswith("<"):
        phrases = [phrase for name in body[1:-1].split("|") for phrase in lists[name]]
    else:
        phrases = [phrase.replace("_", " ") for phrase in body.split("|")]
    least = int(found["least"] or 1)
    most = int(found["most"] or least)
    must = [*phrases, ""] if found["optional"] else phrases
    return [must] * least + [[*phrases, ""]] * (most - least)


def plain(words: tuple[str, ...] | list[str], language: str) -> str:
    """A sentence with words of one meaning made one."""
    same = CONTENT[language].get("same", {})
    text = " ".join(same.get(word, word) for word in words)
    return text.replace(" ", "") if language == "ja" else " ".join(same.get(word, word) for word in text.split())


def spoken(voice: str, sentence: str, name: str, language: str) -> Samples:
    text = sentence
    if language == "ja":
        text = sentence.replace("/", "、" if name in ("wires", "serial", "keypad") else "")
    if language == "en" and name == "serial":
        parts = sentence.replace("x ray", "x-ray").split()
        text = " ".join(f"{word.upper()}," if len(word) == 1 else word for word in parts)
    return joined(silence(0.3), say(voice, text, language), silence(0.25))


def noisy(samples: Samples, condition: str) -> Samples:
    noise = CONDITIONS[condition]
    return mix(samples, NOISES[noise[0]](len(samples) / 16000 + 1), noise[1]) if noise else samples


def hear(ear: WhisperEar, grammar: WordAutomaton, samples: Samples) -> Heard:
    ear.listen(grammar)
    for start in range(0, len(samples), 1600):
        ear.feed(Chunk(samples[start : start + 1600], start / 16000))
    processor = time.process_time()
    heard = ear.finish()
    heard.details["processor"] = round(time.process_time() - processor, 4)
    return heard


def trials(ear: WhisperEar, language: str, conditions: list[str], every: int) -> Iterator[dict[str, Any]]:
    """Every sentence, in its own state and in the largest one."""
    names, count = [voice for voice in voices(language) if available(voice)], itertools.count()
    for own in (True, False):
        for name, sentences in CONTENT[language]["sentences"].items():
            grammar = state(language, name if own else LARGEST)
            for sentence in sentences:
                wanted = plain(sentence.split("/") if language == "ja" else sentence.split(), language)
                for voice, condition in product(names, conditions):
                    if next(count) % every == 0:
                        samples = noisy(spoken(voice, sentence, name, language), condition)
                        heard = hear(ear, grammar, samples)
                        best = plain(heard.hypotheses[0].words, language) if heard.hypotheses else ""
                        yield {
                            "kind": "command",
                            "state": grammar.name,
                            "of": name,
                            "voice": voice,
                            "condition": condition,
                            "said": wanted,
                            "heard": best,
                            "right": best == wanted,
                            **_measured(heard),
                        }


def talk(ear: WhisperEar, language: str, conditions: list[str], every: int) -> Iterator[dict[str, Any]]:
    """Table talk into every state."""
    names, count = [voice for voice in voices(language) if available(voice)], itertools.count()
    for name in (*CONTENT[language]["patterns"], LARGEST):
        grammar = state(language, name)
        for number, line in enumerate(TABLE_TALK[language]):
            voice = names[number % len(names)]
            for condition in conditions:
                if next(count) % every:
                    continue
                sound = joined(silence(0.3), say(voice, line, language), silence(0.25))
                heard = hear(ear, grammar, noisy(sound, condition))
                yield {
                    "kind": "talk",
                    "state": name,
                    "voice": voice,
                    "condition": condition,
                    "said": line,
                    "heard": heard.text,
                    **_measured(heard),
                }


def _measured(heard: Heard) -> dict[str, Any]:
    wanted = (
        "reason",
        "no_speech",
        "speech_seconds",
        "raw_token",
        "regret_token",
        "regret_second",
        "gap_token",
        "gap_second",
        "free",
        "seconds",
        "processor",
    )
    return {
        "accepted": heard.accepted,
        "confidence": heard.confidence,
        "computing": round(heard.computing, 4),
        "length": len(heard.details.get("tokens", ())) + 1,
        "alternatives": [hypothesis.text for hypothesis in heard.hypotheses[1:]],
        **{key: heard.details[key] for key in wanted if key in heard.details},
    }


def table(rows: list[dict[str, Any]], language: str) -> None:
    print(f"\n{language}: sentences heard exactly / of these accepted / of all; table talk accepted / of all")
    print(
        f"{'state':14}{'condition':14}{'exact':>7}{'accepted':>10}{'of':>5}{'talk':>8}{'of':>5}"
        f"{'search median':>15}{'p95':>7}{'all median':>12}{'p95':>7}  (s)"
    )
    groups = sorted({(row["state"], row["condition"]) for row in rows})
    for name, condition in [*groups, *(("all but largest", one) for one in sorted({row["condition"] for row in rows}))]:
        some = [
            row
            for row in rows
            if row["condition"] == condition
            and (row["state"] == name or (name.startswith("all") and row["state"] != LARGEST))
        ]
        said, chat = [row for row in some if row["kind"] == "command"], [row for row in some if row["kind"] == "talk"]
        if not said:
            continue
        search = [row["seconds"]["search"] for row in said if "seconds" in row]
        whole = [row["computing"] for row in said]
        print(
            f"{name:14.14}{condition:14}{sum(row['right'] for row in said):7}"
            f"{sum(row['right'] and row['accepted'] for row in said):10}{len(said):5}"
            f"{sum(row['accepted'] for row in chat):8}{len(chat):5}"
            f"{np.median(search):15.3f}{np.percentile(search, 95):7.3f}"
            f"{np.median(whole):12.3f}{np.percentile(whole, 95):7.3f}"
        )


def calibration(rows: list[dict[str, Any]], language: str) -> None:
    """What the thresholds were set from: right sentences beside table talk, per state."""
    print(f"\n{language}: right sentences' 50, 95, 100th percentile | table talk's 0, 5, 50th")
    for name in sorted({row["state"] for row in rows}):
        for key in ("regret_token", "gap_token", "gap_second", "no_speech"):
            right = [row[key] for row in rows if row["state"] == name and row.get("right") and key in row]
            chat = [row[key] for row in rows if row["state"] == name and row["kind"] == "talk" and key in row]
            if right and chat:
                print(
                    f"{name:14}{key:14}"
                    + " ".join(f"{value:7.2f}" for value in np.percentile(right, [50, 95, 100]))
                    + "   |"
                    + " ".join(f"{value:7.2f}" for value in np.percentile(chat, [0, 5, 50]))
                )


def load_cost(folder: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    started = time.perf_counter()
    ear = WhisperEar(folder, "en")
    ear.load()
    loaded = time.perf_counter() - started
    sound = (np.random.default_rng(1).standard_normal(16000 * 10) * 3000).astype(np.int16)
    patterns = [[CONTENT["en"]["lists"]["colour"]] + [[*CONTENT["en"]["lists"]["colour"], ""]] * 40]
    heard = hear(ear, from_patterns("en", patterns, "loop"), sound)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"loading {loaded:.2f} s; peak memory {peak:.0f} MB, of which {before:.0f} before loading")
    print(
        f"10 s of noise, a grammar that repeats 6 colours up to 41 times: {heard.computing:.2f} s, "
        f"accepted: {heard.accepted} ({heard.details['reason']})"
    )


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--language", nargs="+", default=["en"], choices=["en", "ja", "ru"])
    reader.add_argument("--condition", nargs="+", default=list(CONDITIONS), choices=list(CONDITIONS))
    reader.add_argument("--every", type=int, default=1, help="only every so manyth trial")
    reader.add_argument("--calibrate", action="store_true", help="print what thresholds are set from")
    reader.add_argument("--load", action="store_true", help="only the time to load, and the memory")
    reader.add_argument("--model", type=Path, help="folder of the model (else the installed one)")
    reader.add_argument("--raw", type=Path, help="write every trial there, one JSON object a line")
    chosen = reader.parse_args()
    folder = chosen.model or find("en", "whisper")
    if folder is None:
        print("whisper-base is not installed: voice-expert models get whisper-base", file=sys.stderr)
        return 3
    if chosen.load:
        load_cost(folder)
        return 0
    for language in chosen.language:
        ear = WhisperEar(folder, language, settings=WhisperSettings(always_compare=chosen.calibrate))
        ear.load()
        rows: list[dict[str, Any]] = []
        every = chosen.every
        for row in chain(trials(ear, language, chosen.condition, every), talk(ear, language, chosen.condition, every)):
            rows.append(row)
            if chosen.raw:
                with chosen.raw.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"language": language, **row}, ensure_ascii=False) + "\n")
        table(rows, language)
        if chosen.calibrate:
            calibration(rows, language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
