"""Sentence templates of the grammar files, parsed to a small tree.

Syntax: words, ``[optional]``, ``(a|b)``, ``{slot:list}``, ``{slot=value}`` (says nothing, sets a slot), ``<rule>``,
and after a group or slot ``+``, ``*``, ``{3}`` or ``{3,6}`` for repetition. ``{点灯|てんとう}`` is a word that is
written in either way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass


class TemplateError(ValueError):
    """The template cannot be read; the message says where."""


@dataclass(frozen=True)
class Word:
    text: str


@dataclass(frozen=True)
class Slot:
    name: str
    list: str


@dataclass(frozen=True)
class Const:
    name: str
    value: str


@dataclass(frozen=True)
class Sequence:
    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Choice:
    options: tuple[Node, ...]


@dataclass(frozen=True)
class Repeat:
    part: Node
    least: int
    most: int


Node = Word | Slot | Const | Sequence | Choice | Repeat

UNBOUNDED = 99
_TOKEN = re.compile(
    r"\s+|(?P<reading>\{[^{}|\s]+\|[^{}|\s]+\})|(?P<slot>\{\w[\w.]*:[\w./-]+\})|(?P<const>\{\w[\w.]*=[^{}]*\})|(?P<count>\{\d+(?:,\d+)?\})|(?P<rule><\w+>)"
    r"|(?P<mark>[\[\]()|+*])|(?P<word>[^\s\[\](){}|<>+*]+)"
)


def parse(text: str, rules: Mapping[str, str] | None = None) -> Node:
    """The tree of a template; ``<rule>`` is looked up in rules and put in place."""
    return _Parser(text, rules or {}).whole()


class _Parser:
    def __init__(self, text: str, rules: Mapping[str, str], within: tuple[str, ...] = ()) -> None:
        self.text, self.rules, self.within = text, rules, within
        self.tokens: list[tuple[str, str, int]] = []
        place = 0
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise TemplateError(f"cannot read {text[place:]!r} at column {place + 1}")
            if match.lastgroup:
                self.tokens.append((match.lastgroup, match.group(), place))
            place = match.end()
        self.at = 0

    def whole(self) -> Node:
        node = self.choice()
        if self.at < len(self.tokens):
            kind, value, place = self.tokens[self.at]
            raise TemplateError(f"unexpected {value!r} at column {place + 1}")
        return node

    def choice(self) -> Node:
        options = [self.sequence()]
        while self._take("|"):
            options.append(self.sequence())
        return options[0] if len(options) == 1 else Choice(tuple(options))

    def sequence(self) -> Node:
        parts: list[Node] = []
        while self.at < len(self.tokens) and self.tokens[self.at][1] not in ("]", ")", "|"):
            parts.append(self.repeated(self.item()))
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def item(self) -> Node:
        kind, value, place = self.tokens[self.at]
        self.at += 1
        if kind == "word":
            return Word(value)
        if kind == "reading":
            return Choice(tuple(Word(spelling) for spelling in value[1:-1].split("|")))
        if kind == "slot":
            name, _, list_name = value[1:-1].partition(":")
            return Slot(name, list_name)
        if kind == "const":
            name, _, constant = value[1:-1].partition("=")
            return Const(name, constant)
        if kind == "rule":
            return self._rule(value[1:-1], place)
        if value == "(":
            node = self.choice()
            self._expect(")", place)
            return node
        if value == "[":
            node = self.choice()
            self._expect("]", place)
            return Choice((node, Sequence(())))
        raise TemplateError(f"unexpected {value!r} at column {place + 1}")

    def repeated(self, node: Node) -> Node:
        if self.at < len(self.tokens):
            kind, value, _ = self.tokens[self.at]
            if kind == "count":
                self.at += 1
                least, _, most = value[1:-1].partition(",")
                return Repeat(node, int(least), int(most or least))
            if value in ("+", "*"):
                self.at += 1
                return Repeat(node, 1 if value == "+" else 0, UNBOUNDED)
        return node

    def _rule(self, name: str, place: int) -> Node:
        if name in self.within:
            raise TemplateError(f"rule <{name}> uses itself")
        if name not in self.rules:
            raise TemplateError(f"unknown rule <{name}> at column {place + 1}")
        return _Parser(self.rules[name], self.rules, (*self.within, name)).whole()

    def _take(self, mark: str) -> bool:
        if self.at < len(self.tokens) and self.tokens[self.at][:2] == ("mark", mark):
            self.at += 1
            return True
        return False

    def _expect(self, mark: str, opened: int) -> None:
        if not self._take(mark):
            raise TemplateError(f"missing {mark!r} for the one opened at column {opened + 1}")


def from_either_end(node: Node) -> Node:
    """The same where a place (``at``) may also be counted from the end: "the second from the bottom"."""
    if node == Slot("at", "ordinal"):
        return Choice((node, Slot("at", "from_end")))
    if isinstance(node, Sequence):
        return Sequence(tuple(from_either_end(part) for part in node.parts))
    if isinstance(node, Choice):
        return Choice(tuple(from_either_end(option) for option in node.options))
    if isinstance(node, Repeat):
        return Repeat(from_either_end(node.part), node.least, node.most)
    return node


def walk(node: Node, visit: Callable[[Node], None]) -> None:
    """Call visit for the node and all below it."""
    visit(node)
    if isinstance(node, Sequence):
        for part in node.parts:
            walk(part, visit)
    elif isinstance(node, Choice):
        for option in node.options:
            walk(option, visit)
    elif isinstance(node, Repeat):
        walk(node.part, visit)


def occurrences(node: Node) -> dict[str, int]:
    """The greatest number of values each slot can get (2 means "several": the slot holds a tuple)."""
    if isinstance(node, (Slot, Const)):
        return {node.name: 1}
    if isinstance(node, Sequence):
        total: dict[str, int] = {}
        for part in node.parts:
            for name, count in occurrences(part).items():
                total[name] = total.get(name, 0) + count
        return total
    if isinstance(node, Choice):
        most: dict[str, int] = {}
        for option in node.options:
            for name, count in occurrences(option).items():
                most[name] = max(most.get(name, 0), count)
        return most
    if isinstance(node, Repeat):
        return {name: 2 if node.most > 1 else count for name, count in occurrences(node.part).items()}
    return {}
