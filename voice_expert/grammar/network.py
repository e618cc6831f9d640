"""Templates compiled to small networks of word and list arcs; the matcher and the ears walk them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from voice_expert.grammar.template import (
    UNBOUNDED,
    Choice,
    Const,
    Node,
    Repeat,
    Sequence,
    Slot,
    Word,
    occurrences,
)

LONGEST_LIST = 24
"""Repetitions an unbounded template is unrolled to as a loop anyway; a bounded one may be at most this long."""


@dataclass(frozen=True)
class ListArc:
    """Any value of a list (numbers: within low..high) goes on to target and fills the slot."""

    list: str
    slot: str
    low: int | None
    high: int | None
    target: int
    consts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Clause:
    """One template of a grammar file: where it stands and which of its slots hold several values."""

    group: str
    template: str
    many: frozenset[str]
    file: str = ""


@dataclass(frozen=True)
class Out:
    """What can follow a state, empty arcs removed."""

    words: dict[str, tuple[tuple[int, tuple[tuple[str, Any], ...]], ...]]
    lists: tuple[ListArc, ...]
    finals: tuple[tuple[int, tuple[tuple[str, Any], ...]], ...]
    """(clause number, constants) of clauses that end here."""


@dataclass
class Network:
    """All clauses of one group, sharing one start state (0)."""

    split: Callable[[str], tuple[str, ...]]
    """Text of a template word → labels."""
    resolve: Callable[[str], tuple[str, int | None, int | None]]
    """List name of a slot → list key, and bounds for numbers."""
    between: tuple[str, ...] = ()
    """Words that may stand between repeated values ("red and blue"); the matcher skips them anyway."""
    unlinked: frozenset[str] = frozenset()
    """Keys of lists between whose values none stands: in a serial number "and" is an N."""
    clauses: list[Clause] = field(default_factory=list)
    _words: list[dict[str, list[int]]] = field(default_factory=lambda: [{}])
    _lists: list[list[tuple[str, str, int | None, int | None, int]]] = field(default_factory=lambda: [[]])
    _empty: list[list[tuple[int, tuple[tuple[str, Any], ...]]]] = field(default_factory=lambda: [[]])
    _ends: dict[int, list[int]] = field(default_factory=dict)
    _outs: dict[int, Out] = field(default_factory=dict)
    _list_keys: frozenset[str] | None = None

    def add(self, group: str, template: str, node: Node, file: str = "") -> None:
        many = frozenset(name for name, count in occurrences(node).items() if count > 1)
        self.clauses.append(Clause(group, template, many, file))
        end = self._build(node, 0)
        if end == 0:
            end = self._state()
            self._empty[0].append((end, ()))
        self._ends.setdefault(end, []).append(len(self.clauses) - 1)
        self._outs.clear()
        self._list_keys = None

    @property
    def vocabulary(self) -> set[str]:
        return {word for out in self._words for word in out}

    @property
    def list_keys(self) -> frozenset[str]:
        """The lists that its slots use; asked for at every sign of a Japanese sentence, so kept until a clause is added."""
        if self._list_keys is None:
            self._list_keys = frozenset(entry[0] for lists in self._lists for entry in lists)
        return self._list_keys

    def out(self, state: int) -> Out:
        found = self._outs.get(state)
        if found is None:
            found = self._outs[state] = self._closed(state)
        return found

    def _state(self) -> int:
        self._words.append({})
        self._lists.append([])
        self._empty.append([])
        return len(self._words) - 1

    def _build(self, node: Node, start: int) -> int:
        if isinstance(node, Word):
            for label in self.split(node.text):
                target = self._state()
                self._words[start].setdefault(label, []).append(target)
                start = target
            return start
        if isinstance(node, Slot):
            target = self._state()
            key, low, high = self.resolve(node.list)
            self._lists[start].append((key, node.name, low, high, target))
            return target
        if isinstance(node, Const):
            target = self._state()
            self._empty[start].append((target, ((node.name, constant(node.value)),)))
            return target
        if isinstance(node, Sequence):
            for place, part in enumerate(node.parts):
                start = self._build(part, start)
                if isinstance(part, Slot) and _goes_on(part, node.parts[place + 1 :]):
                    start = self._linked(start, part)
            return start
        if isinstance(node, Choice):
            first, end = self._state(), self._state()
            self._empty[start].append((first, ()))
            for option in node.options:
                self._empty[self._build(option, first)].append((end, ()))
            return end
        return self._repeat(node, start)

    def _repeat(self, node: Repeat, start: int) -> int:
        if node.most >= UNBOUNDED:
            return self._loop(node, start)
        for number in range(node.least):
            start = self._build(node.part, self._linked(start, node.part) if number else start)
        end = self._state()
        self._empty[start].append((end, ()))
        for number in range(node.least, node.most):
            start = self._build(node.part, self._linked(start, node.part) if number else start)
            self._empty[start].append((end, ()))
        return end

    def _loop(self, node: Repeat, start: int) -> int:
        """An unbounded repeat: the last part that must be there is the one that may come again."""
        for number in range(node.least - 1):
            start = self._build(node.part, self._linked(start, node.part) if number else start)
        loop, end = self._state(), self._state()
        self._empty[self._linked(start, node.part) if node.least > 1 else start].append((loop, ()))
        again = self._build(node.part, loop)
        self._empty[self._linked(again, node.part)].append((loop, ()))
        self._empty[again].append((end, ()))
        if node.least == 0:
            self._empty[start].append((end, ()))
        return end

    def _linked(self, start: int, part: Node) -> int:
        """A state reached from this one, behind this part, with or without a linking word."""
        if not self.between or (isinstance(part, Slot) and self.resolve(part.list)[0] in self.unlinked):
            return start
        target = self._state()
        self._empty[start].append((target, ()))
        for text in self.between:
            state = start
            for label in self.split(text):
                after = self._state()
                self._words[state].setdefault(label, []).append(after)
                state = after
            self._empty[state].append((target, ()))
        return target

    def _closed(self, state: int) -> Out:
        words: dict[str, list[tuple[int, tuple[tuple[str, Any], ...]]]] = {}
        lists: list[ListArc] = []
        finals: list[tuple[int, tuple[tuple[str, Any], ...]]] = []
        seen: set[tuple[int, tuple[tuple[str, Any], ...]]] = set()
        todo: list[tuple[int, tuple[tuple[str, Any], ...]]] = [(state, ())]
        while todo:
            here, consts = todo.pop()
            if (here, consts) in seen:
                continue
            seen.add((here, consts))
            for word, targets in self._words[here].items():
                words.setdefault(word, []).extend((target, consts) for target in targets)
            for key, slot, low, high, target in self._lists[here]:
                lists.append(ListArc(key, slot, low, high, target, consts))
            finals += [(clause, consts) for clause in self._ends.get(here, ())]
            todo += [(target, consts + more) for target, more in self._empty[here]]
        return Out({word: tuple(found) for word, found in words.items()}, tuple(lists), tuple(finals))


def constant(text: str) -> Any:
    """The value of ``{slot=value}``: whole numbers, true and false become such."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def _goes_on(slot: Slot, following: tuple[Node, ...]) -> bool:
    """Whether the slot is filled again next, with nothing between that must be said: "{digit} [right] {digit}"."""
    for node in following:
        if isinstance(node, Slot):
            return node == slot
        if not (isinstance(node, Choice) and any(option == Sequence(()) for option in node.options)):
            return False
    return False
