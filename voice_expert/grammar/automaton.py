"""The sentences that may be heard in one state of the dialogue, as a word automaton without empty arcs.

It serves every ear (each turns it into its own search graph) and the patience of the microphone (``wants_more``).
Labels are single words; in Japanese they are segments as they are written, joined without spaces.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

Patience = Literal["unfinished", "could_go_on", "closed"]


@dataclass(frozen=True)
class WordAutomaton:
    """``arcs[state][word]`` are the states reached by a word; a sentence ends in one of ``finals``."""

    language: str
    start: int
    finals: frozenset[int]
    arcs: tuple[dict[str, tuple[int, ...]], ...] = field(hash=False)
    name: str = ""
    """The dialogue state it stands for, for thresholds, traces and caches: for example ``wires`` or ``ask:batteries``."""
    identity: str = ""
    """A unique name of the content where its maker knows one: spares computing a digest."""

    going: frozenset[int] | None = None
    """The final states after which a list may go on; None: every final state with arcs."""
    asked: frozenset[int] | None = None
    """The final states of sentences that answer the open question; None: whatever is said was asked for."""
    named: frozenset[int] = frozenset()
    """The final states of names of modules."""
    within: WordAutomaton | None = field(default=None, repr=False, compare=False)
    """The grammar that this one adds a few sentences to: for ears to which another grammar is dear."""

    @cached_property
    def key(self) -> str:
        """A digest of the content; compiled searches are kept under it."""
        if self.identity:
            return hashlib.sha256(f"{self.language}:{self.identity}".encode()).hexdigest()[:16]
        digest = hashlib.sha256(f"{self.language}{self.start}{sorted(self.finals)}".encode())
        for out in self.arcs:
            digest.update(repr(sorted(out.items())).encode())
        return digest.hexdigest()[:16]

    @cached_property
    def words(self) -> frozenset[str]:
        """All words that occur."""
        return frozenset(word for out in self.arcs for word in out)

    def after(self, words: Iterable[str], states: Iterable[int] | None = None) -> frozenset[int]:
        """The states reached by these words, empty if no sentence begins so."""
        here = frozenset([self.start] if states is None else states)
        for word in words:
            here = frozenset(target for state in here for target in self.arcs[state].get(word, ()))
        return here

    def accepts(self, words: Iterable[str]) -> bool:
        return bool(self.after(words) & self.finals)

    def spells(self, text: str) -> bool:
        """Whether the text is a sentence, however it is divided into words: letters and digits alone count."""
        wanted = without_gaps(text)
        reached: dict[int, set[int]] = {0: {self.start}}
        todo = [(0, self.start)]
        while todo:
            at, state = todo.pop()
            for word, targets in self.arcs[state].items():
                piece = without_gaps(word)
                if wanted.startswith(piece, at):
                    there = reached.setdefault(at + len(piece), set())
                    todo += [(at + len(piece), target) for target in set(targets) - there]
                    there.update(targets)
        return not self.finals.isdisjoint(reached.get(len(wanted), ()))

    def names(self, words: Iterable[str]) -> bool:
        """Whether the words are the name of a module: rarer in talk than the words of commands."""
        return bool(self.after(words) & self.named)

    def answers(self, words: Iterable[str]) -> bool:
        """Whether the words answer what was asked. Of other sentences an ear must be surer: nobody waits for them."""
        return self.asked is None or bool(self.after(words) & self.asked)

    def wants_more(self, words: Sequence[str]) -> Patience:
        """Whether the speaker is likely to go on after these words."""
        here = self.after(words)
        if not here & self.finals:
            return "unfinished"
        if self.going is not None:
            return "could_go_on" if here & self.going else "closed"
        return "could_go_on" if any(self.arcs[state] for state in here) else "closed"


def without_gaps(text: str) -> str:
    """The letters and digits of a text alone, in small letters."""
    return "".join(sign for sign in text.lower() if sign.isalnum())


def going_on(now: WordAutomaton, earlier: WordAutomaton, words: Sequence[str]) -> WordAutomaton:
    """What may be said now, and besides whatever goes on from these words of an earlier grammar ("… yellow")."""
    place: dict[int, int] = {}
    todo = sorted(target for state in earlier.after(words) for targets in earlier.arcs[state].values() for target in targets)
    while todo:
        state = todo.pop()
        if state not in place:
            place[state] = len(now.arcs) + len(place)
            todo += [target for targets in earlier.arcs[state].values() for target in targets]
    if not place:
        return now

    def moved(out: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        return {word: tuple(place[target] for target in targets) for word, targets in out.items()}

    def those(states: Iterable[int]) -> frozenset[int]:
        return frozenset(place[state] for state in states if state in place)

    begin = dict(now.arcs[now.start])
    for state in earlier.after(words):
        for word, targets in moved(earlier.arcs[state]).items():
            begin[word] = tuple(dict.fromkeys((*begin.get(word, ()), *targets)))
    arcs = [begin if state == now.start else out for state, out in enumerate(now.arcs)]
    arcs += [moved(earlier.arcs[state]) for state in place]
    return replace(
        now,
        finals=now.finals | those(earlier.finals),
        arcs=tuple(arcs),
        identity=f"{now.key} after {' '.join(words)} of {earlier.key}",
        # Who has begun to go on will: "two", the first label, is an answer, too, but three more may come.
        going=None if now.going is None else now.going | those(state for state in place if earlier.arcs[state]),
        asked=None if now.asked is None else now.asked | those(earlier.finals),
        named=now.named | those(earlier.named),
        within=now,
    )


def sentences(language: str, told: Iterable[Sequence[str]]) -> WordAutomaton:
    """An automaton that holds these sentences and nothing else."""
    arcs: list[dict[str, tuple[int, ...]]] = [{}]
    finals: set[int] = set()
    for words in told:
        here = 0
        for word in words:
            if word not in arcs[here]:
                arcs[here][word] = (len(arcs),)
                arcs.append({})
            here = arcs[here][word][0]
        finals.add(here)
    return WordAutomaton(language, 0, frozenset(finals - {0}), tuple(arcs))


def from_patterns(language: str, patterns: Iterable[Sequence[Sequence[str]]], name: str = "") -> WordAutomaton:
    """A small automaton from patterns: a pattern is a list of places, a place a list of phrases ('' = may be left out).

    For tests and experiments; the product compiles its automata from grammar files.
    """
    arcs: list[dict[str, set[int]]] = [{}]
    finals: set[int] = set()

    def new() -> int:
        arcs.append({})
        return len(arcs) - 1

    for pattern in patterns:
        here = {0}
        for place in pattern:
            target = new()
            reached = {target}
            for phrase in place:
                words = ([phrase] if language == "ja" else phrase.split()) if phrase else []
                if not words:
                    reached |= here
                    continue
                states = here
                for word in words[:-1]:
                    middle = new()
                    for state in states:
                        arcs[state].setdefault(word, set()).add(middle)
                    states = {middle}
                for state in states:
                    arcs[state].setdefault(words[-1], set()).add(target)
            here = reached
        finals |= here
    frozen = tuple({word: tuple(sorted(targets)) for word, targets in out.items()} for out in arcs)
    return WordAutomaton(language, 0, frozenset(finals), frozen, name)
