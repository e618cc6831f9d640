"""Whether what the expert says can be heard right: spoken answer → recogniser → the same content.

    python -m benchmarks.spoken_answers --lang en --count 200

Answers are those of the modules' vectors, worded by the grammar files and said by the voice of the system. Whisper
writes each down twice: freely, and held to the same sentence with any other digit, letter, colour, place or symbol in
every place where one stands (one more or one less where several follow each other). Only this content is compared, in
order. Printed per language: the share of answers whose content came back, the same per kind, and the worst examples.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path

import numpy as np

from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import decide
from voice_expert.dialogue.session import line
from voice_expert.events import RATE, Chunk, Samples
from voice_expert.expert import spoken_form
from voice_expert.grammar.automaton import WordAutomaton, from_patterns
from voice_expert.grammar.load import LanguageGrammar, load
from voice_expert.grammar.nearness import Nearness
from voice_expert.grammar.text import words
from voice_expert.hearing.whisper import WhisperEar
from voice_expert.hearing.whisper_model import WhisperSettings
from voice_expert.models_store import find
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer
from voice_expert.solving import read_state
from voice_expert.speaking.pronounce import READING
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice
from voice_expert.speaking.sentences import sentence

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
LONGEST = 14.0
"""Seconds; longer answers are left out: Whisper sees 28 s, and its search was made for sentences."""
QUIET = 0.4
"""Seconds before and after an answer; Whisper is unsure of sound that begins at once."""
SHARED = ("digit", "number", "ordinal", "_common.letter", "_common.colour")
MOST_NUMBER = 99
KANA = re.compile("[ぁ-ん]")
STYLE = re.compile(r"\{\w+:(?:or_|groups_)?([\w.]+)\}")


@dataclass(frozen=True)
class SpokenAnswer:
    """An answer of a module: as a listener would write it down, and as the voice is given it."""

    module: str
    written: str
    voice: str


@dataclass(frozen=True)
class Told:
    """A piece of a sentence: its words, and where it is content, the list it is of and its value."""

    text: str
    key: str = ""
    value: str = ""


@dataclass(frozen=True)
class Heard:
    """An answer after the round trip, as content: what was said, what was written freely and what within the grammar."""

    answer: SpokenAnswer
    said: tuple[str, ...]
    free_text: str
    free: tuple[str, ...]
    held_text: str
    held: tuple[str, ...]


class Contents:
    """What counts as content in the answers of one module: digits, letters, colours and the lists its sentences name."""

    def __init__(self, grammar: LanguageGrammar, module: str) -> None:
        self._grammar, self._language = grammar, grammar.language
        styles = chain.from_iterable(STYLE.findall(text) for text in grammar.files[module].say.values())
        own = [key for style in styles if (key := grammar.list_key(module, style))]
        self.keys = tuple(key for key in dict.fromkeys([*SHARED, *own]) if key in grammar.lexicon.forms)
        self._forms: dict[tuple[str, ...], tuple[str, str]] = {}
        for key in self.keys:
            for value, form in self.choices(key):
                self._forms.setdefault(words(form, self._language), (key, value))
        self._longest = max(map(len, self._forms))
        self._near = Nearness(self._language, (form[0] for form in self._forms if len(form) == 1))

    def choices(self, key: str) -> Iterator[tuple[str, str]]:
        """(value, form) pairs of a list as they may be written down; no kana that is also a particle."""
        for value, form in self._grammar.lexicon.strong_forms(key):
            if key in ("digit", "number", "ordinal") and int(value) > MOST_NUMBER:
                continue
            if self._language == "ja" and len(form) == 1 and KANA.match(form):
                continue
            if any(map(str.isalnum, form)):
                yield str(value), form

    def told(self, text: str) -> tuple[Told, ...]:
        """The text cut into content and what stands between."""
        signs = words(text, self._language)
        found: list[Told] = []
        at = 0
        while at < len(signs):
            for size in range(min(self._longest, len(signs) - at), 0, -1):
                entry = self._forms.get(signs[at : at + size])
                if entry is not None:
                    break
            else:
                size, entry = 1, self._nearest(signs[at])
            piece = signs[at : at + size]
            text = ("" if self._language == "ja" else " ").join(piece)
            found.append(Told(text, *entry) if entry else Told(text))
            at += size
        return tuple(found)

    def _nearest(self, word: str) -> tuple[str, str] | None:
        """A word that is spelled a little differently, such as a name."""
        near = sorted(self._near.near(word), key=lambda pair: pair[1])
        return self._forms.get((near[0][0],)) if near else None

    def of(self, text: str) -> tuple[str, ...]:
        """The content alone, in order; numbers digit by digit, so that 42 is "four two" as well."""
        found: list[str] = []
        for piece in self.told(text):
            if piece.key:
                found += piece.value if piece.value.isdigit() else [piece.value]
        return tuple(found)

    def others(self, text: str) -> WordAutomaton:
        """The sentence with anything else of its kind in place of each piece of content."""
        pieces = self.told(text)
        pattern: list[list[str]] = []
        for number, piece in enumerate(pieces):
            if not piece.key:
                pattern.append([piece.text])
                continue
            forms = list(dict.fromkeys([piece.text, *self._said(piece.key)]))
            last = number + 1 == len(pieces) or pieces[number + 1].key != piece.key
            listed = number > 0 and pieces[number - 1].key == piece.key
            pattern += [[*forms, ""], [*forms, ""]] if last and listed else [forms]
        return from_patterns(self._language, [pattern], "spoken")

    def _said(self, key: str) -> Iterator[str]:
        """The forms of a list that the expert itself says, one for each value."""
        for value, forms in self._grammar.lexicon.forms[key].items():
            if key == "number" and value > MOST_NUMBER:
                continue
            said = as_written(self._grammar.lexicon.word_for(key, value) or "", self._language)
            if self._language == "ja" and (not said or said.isascii() or KANA.fullmatch(said)):
                said = next((form for form in forms if form[:1] not in "~^" and not form.isascii()), said)
            if any(map(str.isalnum, said)):
                yield said.lower()


def as_written(text: str, language: str) -> str:
    """The words a listener would write: kanji in Japanese, and of all other readings what was said."""
    return READING.sub(lambda found: found[1] if language == "ja" and not found[1].isascii() else found[2], text)


def answers(language: str, most: int, module: str = "") -> list[SpokenAnswer]:
    """Different answers with content, the modules taken in turn."""
    grammar = load(language)
    names = [module] if module else sorted(path.stem for path in VECTORS.glob("*.jsonl"))
    columns = [_answers_of(name, grammar) for name in names if name in registry() and name in grammar.files]
    turns = chain.from_iterable(zip_longest(*columns))
    return [answer for answer in turns if answer is not None][:most]


def _answers_of(name: str, grammar: LanguageGrammar) -> list[SpokenAnswer]:
    module, contents = registry()[name], Contents(grammar, name)
    found: dict[str, SpokenAnswer] = {}
    for written in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines():
        request = json.loads(written)
        seen = read_state(module, request.get("edgework" if module.kind == "reference" else "state"))
        result = decide(module, bomb_from_json(request.get("edgework")), seen)
        if not isinstance(result, Answer):
            continue
        gap = "" if grammar.language == "ja" else " "
        text = gap.join(sentence(line(name, part), grammar) for part in (result.line, *result.more))
        # Where the conversation fills in what the vectors do not hold, there is nothing to be said here.
        if re.search(r"\{\w+(:\w+)?\}|^\[|None", text) or not contents.of(as_written(text, grammar.language)):
            continue
        voice = spoken_form(text, grammar)
        found.setdefault(voice, SpokenAnswer(name, as_written(text, grammar.language), voice))
    return list(found.values())


class RoundTrip:
    """The voice of the system and Whisper, in one language. Raises SystemExit without the model."""

    def __init__(self, language: str, voice: Pyttsx3Voice, rate: float = 1.0) -> None:
        folder = find(language, "whisper")
        if folder is None:
            raise SystemExit("whisper-base is not installed: voice-expert models get whisper-base")
        self._language, self._voice, self._rate, self._grammar = language, voice, rate, load(language)
        self._ear = WhisperEar(folder, language, 1, WhisperSettings(always_compare=True))
        self._ear.load()

    def sound(self, answer: SpokenAnswer) -> Samples:
        return self._voice.render(answer.voice, self._language, self._rate)

    def hear(self, answer: SpokenAnswer, sound: Samples) -> Heard:
        contents = Contents(self._grammar, answer.module)
        self._ear.listen(contents.others(answer.written))
        quiet = np.zeros(round(QUIET * RATE), np.int16)
        self._ear.feed(Chunk(np.concatenate([quiet, sound, quiet]), 0.0))
        heard = self._ear.finish()
        free = str(heard.details.get("free", ""))
        glue = "" if self._language == "ja" else " "
        held = glue.join(heard.hypotheses[0].words) if heard.hypotheses else ""
        return Heard(answer, contents.of(answer.written), free, contents.of(free), held, contents.of(held))

    def close(self) -> None:
        self._ear.close()


def report(language: str, trips: Sequence[Heard], left_out: int, seconds: float, worst: int) -> str:
    """The figures of one language."""
    total = len(trips) or 1
    free = sum(trip.free == trip.said for trip in trips)
    held = sum(trip.held == trip.said for trip in trips)
    lines = [
        f"{language}: {len(trips)} answers, {left_out} longer than {LONGEST:.0f} s left out; content the same within the"
        f" grammar {held} ({100 * held / total:.1f} %), freely written {free} ({100 * free / total:.1f} %),"
        f" by one of the two {sum(trip.said in (trip.free, trip.held) for trip in trips)};"
        f" {_pieces(trips)}; {seconds:.0f} s (CPU)"
    ]
    wrong = Counter(trip.answer.module for trip in trips if trip.held != trip.said)
    every = Counter(trip.answer.module for trip in trips)
    lines += ["    wrong: " + ", ".join(f"{name} {count} of {every[name]}" for name, count in wrong.most_common())]
    for trip in sorted((trip for trip in trips if trip.held != trip.said), key=_badness)[:worst]:
        lines.append(f"    {trip.answer.module}: {trip.answer.voice}\n        free: {trip.free_text}\n        held: {trip.held_text}")
    return "\n".join(lines)


def _pieces(trips: Iterable[Heard]) -> str:
    """How many pieces of content came back in their places, where as many were heard as were said."""
    pairs = [pair for trip in trips if len(trip.held) == len(trip.said) for pair in zip(trip.said, trip.held, strict=True)]
    confused = Counter(f"{said} as {held}" for said, held in pairs if said != held)
    return (
        f"of {len(pairs)} pieces {sum(said == held for said, held in pairs)} right"
        f" ({', '.join(f'{pair} {count}' for pair, count in confused.most_common(12)) or 'none confused'})"
    )


def _badness(trip: Heard) -> tuple[bool, float]:
    same = sum(said == held for said, held in zip(trip.said, trip.held, strict=False))
    return trip.free == trip.said, same / len(trip.said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--count", type=int, default=200, help="Answers per language.")
    parser.add_argument("--first", type=int, default=0, help="Leave out so many answers at the beginning.")
    parser.add_argument("--module", default="", help="Only this module's answers.")
    parser.add_argument("--rate", type=float, default=1.0, help="How quickly it is said; 0.8 is slower.")
    parser.add_argument("--worst", type=int, default=8, help="Examples printed.")
    parser.add_argument("--keep", type=Path, help="Write every round trip to this file, as JSON lines.")
    arguments = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    voice = Pyttsx3Voice(patience=20.0)
    for language in arguments.lang:
        trip, trips, left_out, started = RoundTrip(language, voice, arguments.rate), [], 0, time.process_time()
        for answer in answers(language, arguments.first + arguments.count, arguments.module)[arguments.first :]:
            sound = trip.sound(answer)
            if len(sound) > LONGEST * RATE:
                left_out += 1
                continue
            trips.append(trip.hear(answer, sound))
            if arguments.keep:
                with arguments.keep.open("a", encoding="utf-8") as file:
                    kept = trips[-1]
                    parts = (kept.answer.module, kept.answer.voice, kept.said, kept.free_text, kept.free, kept.held_text, kept.held)
                    file.write(json.dumps([language, *parts], ensure_ascii=False) + "\n")
        trip.close()
        print(report(language, trips, left_out, time.process_time() - started, arguments.worst), flush=True)
    voice.close()


if __name__ == "__main__":
    main()
