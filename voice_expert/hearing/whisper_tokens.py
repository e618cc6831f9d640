"""The sentences of a grammar as paths of tokens, found out only where the search goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.hearing.whisper_text import Text

_MOST_ROOTS = 400
"""Places between words whose continuations are remembered, per grammar."""


@dataclass(eq=False)
class Node:
    """A point inside the spelling of a word: the tokens that go on from here, the words complete here."""

    following: dict[int, Node] = field(default_factory=dict)
    complete: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, tokens: tuple[int, ...], words: tuple[str, ...]) -> None:
        here = self
        for token in tokens:
            here = here.following.setdefault(token, Node())
        if words not in here.complete:
            here.complete.append(words)


@dataclass(frozen=True, eq=False)
class Place:
    """Where a reading stands: after some words, maybe inside the next one."""

    words: tuple[str, ...]
    states: frozenset[int]
    node: Node

    @property
    def key(self) -> tuple[object, ...]:
        """Two places with the same key have the same words behind them and the same ways on."""
        return (self.words, id(self.node))


class TokenAutomaton:
    """A word automaton spelled in tokens, without empty arcs; what was found out once is remembered."""

    def __init__(self, grammar: WordAutomaton, text: Text) -> None:
        self.grammar = grammar
        self._text = text
        self._phrases = text.phrases(grammar.words)
        self._roots: dict[tuple[frozenset[int], bool], Node] = {}
        self._spelled: dict[tuple[tuple[str, ...], bool], list[tuple[int, ...]]] = {}
        start = frozenset([grammar.start])
        self.start = Place((), start, self._root(start, True))

    def trim(self) -> None:
        """Forget when there is too much; called between utterances."""
        if len(self._roots) > _MOST_ROOTS:
            self._roots = {}
            self.start = replace(self.start, node=self._root(self.start.states, True))

    def accepts(self, place: Place) -> bool:
        """Whether a sentence may end here."""
        inside = place.node is not self._root(place.states, not place.words)
        return not inside and bool(place.states & self.grammar.finals)

    def after(self, place: Place, token: int) -> Iterator[Place]:
        """The places reached by a token: still inside the word, and after each word it completes."""
        node = place.node.following[token]
        if node.following:
            yield Place(place.words, place.states, node)
        for words in node.complete:
            states = self.grammar.after(words, place.states)
            yield Place(place.words + words, states, self._root(states, False))

    def _root(self, states: frozenset[int], first: bool) -> Node:
        """The beginnings of all words that can follow in these states."""
        root = self._roots.get((states, first))
        if root is None:
            root = Node()
            for word in dict.fromkeys(word for state in sorted(states) for word in self.grammar.arcs[state]):
                for words in [(word,), *self._phrases.get(word, ())]:
                    if len(words) == 1 or self.grammar.after(words, states):
                        for tokens in self._spell(words, first):
                            root.add(tokens, words)
            self._roots[states, first] = root
        return root

    def _spell(self, words: tuple[str, ...], first: bool) -> list[tuple[int, ...]]:
        if (words, first) not in self._spelled:
            self._spelled[words, first] = self._text.spellings(words, first, self.grammar.words)
        return self._spelled[words, first]


class Spelled:
    """Sentences that are each written in one known way, to be looked at in another picture of the sound."""

    def __init__(self, sentences: Iterable[tuple[tuple[str, ...], tuple[int, ...]]]) -> None:
        """``sentences``: words and tokens of each."""
        self.start = Place((), frozenset(), Node())
        for words, tokens in sentences:
            self.start.node.add(tokens, words)

    @staticmethod
    def accepts(place: Place) -> bool:
        return bool(place.words)

    @staticmethod
    def after(place: Place, token: int) -> Iterator[Place]:
        node = place.node.following[token]
        if node.following:
            yield Place((), frozenset(), node)
        for words in node.complete:
            yield Place(words, frozenset(), Node())
