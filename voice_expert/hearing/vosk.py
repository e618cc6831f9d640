"""Vosk, where the user installed a model: streaming, with a phrase list. The only file that knows its library."""

from __future__ import annotations

import importlib
import json
import time
from collections import OrderedDict
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from voice_expert.events import RATE, Chunk, Heard, Hypothesis, Partial
from voice_expert.grammar.automaton import WordAutomaton

GRAMMARS_KEPT = 16
PHRASES = 4000
"""Longest phrase list. The library makes a model of word pairs from it, so pairs must be covered, not sentences."""
ACCEPTED_FROM = 0.6
"""Least mean confidence of the words."""
UNKNOWN = "[unk]"


class VoskMissing(Exception):
    """Vosk cannot work here; ``code`` says why, ``how`` what to do, for developers."""

    def __init__(self, code: str, how: str) -> None:
        super().__init__(f"{code}: {how}")
        self.code = code
        self.how = how


class WordsMissing(Exception):
    """Words of a grammar that the model does not have. The library itself would drop them with a log line only."""

    code = "words_missing"

    def __init__(self, grammar: str, words: tuple[str, ...]) -> None:
        super().__init__(f"grammar {grammar!r}: the model has no {', '.join(words)}")
        self.grammar = grammar
        self.words = words


class VoskEar:
    """``model`` is the folder of a model; its language is the caller's word for it. Raises VoskMissing."""

    name = "vosk"

    def __init__(self, model: str | PathLike[str], language: str) -> None:
        try:
            self._library: Any = importlib.import_module("vosk")
        except (ImportError, OSError) as fault:  # OSError: its compiled part does not load here
            raise VoskMissing("library_missing", f"Install the Python package vosk. {fault}") from fault
        folder = Path(model)
        if not (folder / "am" / "final.mdl").is_file() and not (folder / "final.mdl").is_file():
            raise VoskMissing("model_missing", f"{folder} holds no Vosk model; unpack one there.")
        self._library.SetLogLevel(-1)
        try:
            self._model: Any = self._library.Model(str(folder))
        except Exception as fault:  # the library raises nothing more special
            raise VoskMissing("model_broken", f"The model in {folder} does not load; unpack it again.") from fault
        self.language = language
        self._kept: OrderedDict[str, Any] = OrderedDict()
        self._grammar: WordAutomaton | None = None
        self._recogniser: Any = None
        self._settled: list[dict[str, Any]] = []

    def missing(self, grammar: WordAutomaton) -> tuple[str, ...]:
        """Words of the grammar that the model does not have, sorted."""
        return tuple(sorted(word for word in grammar.words if self._model.vosk_model_find_word(word) < 0))

    def listen(self, grammar: WordAutomaton) -> None:
        """Raises WordsMissing, and ValueError for another language than the model's."""
        if grammar.language != self.language:
            raise ValueError(f"this model hears {self.language}, not {grammar.language}")
        if grammar.key not in self._kept:
            self._kept[grammar.key] = self._compiled(grammar)
            while len(self._kept) > GRAMMARS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(grammar.key)
        self._grammar, self._recogniser = grammar, self._kept[grammar.key]
        self._recogniser.Reset()
        self._settled = []

    def _compiled(self, grammar: WordAutomaton) -> Any:
        lacking = self.missing(grammar)
        if lacking:
            raise WordsMissing(grammar.name, lacking)
        phrases = phrase_list(grammar)
        if self._model.vosk_model_find_word(UNKNOWN) >= 0:  # not every model has it
            phrases.append(UNKNOWN)
        recogniser = self._library.KaldiRecognizer(self._model, RATE, json.dumps(phrases, ensure_ascii=False))
        recogniser.SetWords(True)
        return recogniser

    def feed(self, chunk: Chunk) -> Partial | None:
        if self._recogniser.AcceptWaveform(chunk.samples.tobytes()):
            self._settled.append(json.loads(self._recogniser.Result()))  # its own endpoint; ours goes on
        return self.peek()

    def peek(self) -> Partial | None:
        partial = json.loads(self._recogniser.PartialResult()).get("partial", "")
        words = (*_words(self._settled), *partial.split())
        return Partial(words) if words else None

    def finish(self) -> Heard:
        assert self._grammar is not None, "listen first"
        began = time.perf_counter()
        self._settled.append(json.loads(self._recogniser.FinalResult()))
        words = _words(self._settled)
        sure = [float(one["conf"]) for result in self._settled for one in result.get("result", ())]
        confidence = sum(sure) / len(sure) if sure else 0.0
        accepted = confidence >= ACCEPTED_FROM and self._grammar.accepts(words)
        self._settled = []
        return Heard(
            (Hypothesis(words, confidence),) if words else (), self.name, accepted,
            confidence if accepted else 0.0, computing=time.perf_counter() - began,
        )  # fmt: skip

    def close(self) -> None:
        self._kept.clear()
        self._recogniser = self._model = None


def _words(results: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(word for result in results for word in result.get("text", "").split())


def phrase_list(grammar: WordAutomaton, limit: int = PHRASES) -> list[str]:
    """Sentences of the grammar in which every pair of words that may follow each other occurs, shortest way round.

    At most ``limit``; where there are more pairs, those nearest to the beginning are covered.
    """
    towards, onwards = _ways_in(grammar), _ways_out(grammar)
    phrases: dict[str, None] = {}
    for words in _pairs(grammar, towards, onwards):
        phrases.setdefault(" ".join(words))
        if len(phrases) >= limit:
            break
    return list(phrases)


def _pairs(grammar: WordAutomaton, towards: dict[int, tuple[str, ...]], onwards: dict[int, tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    covered: set[tuple[str, str]] = set()
    for state, before in towards.items():
        for word, targets in grammar.arcs[state].items():
            for target in targets:
                if target not in onwards:
                    continue
                if target in grammar.finals:
                    yield (*before, word)
                for following, further in grammar.arcs[target].items():
                    goal = next((one for one in further if one in onwards), None)
                    if goal is not None and (word, following) not in covered:
                        covered.add((word, following))
                        yield (*before, word, following, *onwards[goal])


def _ways_in(grammar: WordAutomaton) -> dict[int, tuple[str, ...]]:
    """For each state that can be reached: the fewest words that lead there, nearest states first."""
    ways: dict[int, tuple[str, ...]] = {grammar.start: ()}
    queue = [grammar.start]
    for state in queue:
        for word, targets in grammar.arcs[state].items():
            for target in targets:
                if target not in ways:
                    ways[target] = (*ways[state], word)
                    queue.append(target)
    return ways


def _ways_out(grammar: WordAutomaton) -> dict[int, tuple[str, ...]]:
    """For each state from which a sentence can end: the fewest words that end it."""
    sources: dict[int, list[tuple[int, str]]] = {}
    for state, out in enumerate(grammar.arcs):
        for word, targets in out.items():
            for target in targets:
                sources.setdefault(target, []).append((state, word))
    ways: dict[int, tuple[str, ...]] = {state: () for state in sorted(grammar.finals)}
    queue = list(ways)
    for state in queue:
        for source, word in sources.get(state, ()):
            if source not in ways:
                ways[source] = (word, *ways[state])
                queue.append(source)
    return ways
