"""The notation of bomb cards, ``3 | R/K + B/2 = [7]`` in a deck file, and what it means.

Grammar (places are numbered from 0 in the order they are written, a pyramid's bottom row first)::

    card    = group { [";"] group }            group = "stack(" line ")" | "pyramid(" line { "|" line } ")" | line
    line    = term { [rel] term }              rel   = "=" | "!=" | "<" | ">"
    term    = place { ("+" | "-") place } | "[" integer "]"
    place   = "*" | "?" | "#" | "%" | "&" | "@" [digit] | alt { "/" alt }
    alt     = colour [digit | "#"] | digit     colour = "R" | "B" | "G" | "Y" | "K"
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from voice_expert.games.fuse.dice import ANY, of_colour, of_number
from voice_expert.record import Contradiction

MOST_PLACES = 8
COLOUR_LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
_ALT = r"(?:[RBGYK][1-6#]?|[1-6])"
_TOKEN = re.compile(
    r"\s+|(?P<group>stack|pyramid)|\[\s*(?P<total>-?\d+)\s*\]|(?P<place>[*?#%&]|@[1-6]?|"
    rf"{_ALT}(?:\s*/\s*{_ALT})*)|(?P<rel>!=|[=<>])|(?P<sign>[+-])|(?P<mark>[();|])"
)


@dataclass(frozen=True)
class Term:
    """One side of a comparison: places added and taken away, or a printed total without a place."""

    places: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    total: int | None = None

    @property
    def single(self) -> bool:
        return len(self.places) == 1


@dataclass(frozen=True)
class Relation:
    """What two neighbouring terms must satisfy: ``by`` number, color, face (both), or either (``% = %``)."""

    sign: str
    by: str


@dataclass(frozen=True)
class Chain:
    """Terms joined by relations, one fewer than terms; dice of different chains have nothing to do with each other."""

    terms: tuple[Term, ...]
    relations: tuple[Relation, ...]

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(place for term in self.terms for place in term.places)


@dataclass(frozen=True)
class Group:
    """A stack, a pyramid or a plain line, as rows of chains from the bottom up (a line and a stack are one row)."""

    kind: str
    rows: tuple[tuple[Chain, ...], ...]


@dataclass(frozen=True)
class Shape:
    """What a card wants: per place its symbol, the faces it accepts and the places under it."""

    symbols: tuple[str, ...]
    accepts: tuple[int, ...]
    supports: tuple[tuple[int, ...], ...]
    groups: tuple[Group, ...]
    chains: tuple[Chain, ...]

    @property
    def structured(self) -> bool:
        """Whether anything on the card can topple."""
        return any(group.kind != "line" for group in self.groups)


def accepted(symbol: str) -> int:
    """The faces a symbol accepts, relations aside."""
    if symbol in "*?#%&@":
        return ANY
    if symbol[0] == "@":
        return of_number(int(symbol[1]))
    return reduce(or_, (_of_alternative(alternative) for alternative in symbol.split("/")))


def _of_alternative(alternative: str) -> int:
    faces = ANY
    for letter in alternative.replace("#", ""):
        faces &= of_colour(COLOUR_LETTERS[letter]) if letter in COLOUR_LETTERS else of_number(int(letter))
    return faces


def compared_by(left: str, sign: str, right: str) -> str:
    """What a relation between two symbols compares; a sum or a total is like ``#``. Raises Contradiction."""
    kinds = {left[0], right[0]}
    equality = sign in ("=", "!=")
    if "@" in kinds:
        if not equality or not kinds <= set("@%&"):
            raise Contradiction("bad_card")
        return "color"
    if kinds == {"%"}:
        if sign != "=":
            raise Contradiction("bad_card")
        return "either"
    if kinds == {"&"}:
        if not equality:
            raise Contradiction("bad_card")
        return "face"
    return "number"


@lru_cache(maxsize=4096)
def read(text: str) -> Shape:
    """The shape of a card; raises Contradiction("bad_card") where the notation is wrong.

    Whether any dice can satisfy the card is not looked at here (see ``fitting.card``).
    """
    return _Reader(text).card()


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        at = 0
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise Contradiction("bad_card")
            if match.lastgroup:
                self.tokens.append((match.lastgroup, re.sub(r"\s", "", match[match.lastgroup])))
            at = match.end()
        self.at = 0
        self.symbols: list[str] = []
        self.supports: list[tuple[int, ...]] = []

    def card(self) -> Shape:
        groups = [self.group()]
        while self.at < len(self.tokens):
            self.take("mark", ";")
            groups.append(self.group())
        if not 1 <= len(self.symbols) <= MOST_PLACES:
            raise Contradiction("bad_card")
        chains = tuple(chain for group in groups for row in group.rows for chain in row)
        accepts = tuple(accepted(symbol) for symbol in self.symbols)
        return Shape(tuple(self.symbols), accepts, tuple(self.supports), tuple(groups), chains)

    def group(self) -> Group:
        kind = self.take("group")
        if kind is None:
            return Group("line", (self.line(),))
        self.must("mark", "(")
        rows = [self.row(kind, ())]
        while kind == "pyramid" and self.take("mark", "|"):
            rows.append(self.row(kind, rows[-1][1]))
        self.must("mark", ")")
        if kind == "pyramid" and len(rows[-1][1]) != 1:
            raise Contradiction("bad_card")
        return Group(kind, tuple(chains for chains, _ in rows))

    def row(self, kind: str, below: tuple[int, ...]) -> tuple[tuple[Chain, ...], tuple[int, ...]]:
        """The chains of a row and its places; ``below`` are the places of the row it stands on."""
        first = len(self.symbols)
        chains = self.line()
        places = tuple(range(first, len(self.symbols)))
        if kind == "stack":
            self.supports[first:] = [(place - 1,) if place > first else () for place in places]
        elif below:
            if len(places) != len(below) - 1:
                raise Contradiction("bad_card")
            self.supports[first:] = list(zip(below, below[1:], strict=False))
        return chains, places

    def line(self) -> tuple[Chain, ...]:
        chains: list[tuple[list[Term], list[Relation]]] = [([self.term()], [])]
        while True:
            sign = self.take("rel")
            if sign is None and not self.starts_term():
                break
            term = self.term()
            if sign is None:
                chains.append(([term], []))
                continue
            terms, relations = chains[-1]
            relations.append(Relation(sign, compared_by(self.symbol(terms[-1]), sign, self.symbol(term))))
            terms.append(term)
        for terms, _ in chains:
            if len(terms) == 1 and not terms[0].single:
                # A sum, a difference or a total that is compared with nothing.
                raise Contradiction("bad_card")
        return tuple(Chain(tuple(terms), tuple(relations)) for terms, relations in chains)

    def symbol(self, term: Term) -> str:
        return self.symbols[term.places[0]] if term.single else "#"

    def starts_term(self) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at][0] in ("place", "total")

    def term(self) -> Term:
        total = self.take("total")
        if total is not None:
            return Term(total=int(total))
        places, signs = [self.place()], [1]
        while sign := self.take("sign"):
            signs.append(1 if sign == "+" else -1)
            places.append(self.place())
        if len(places) > 1 and any(self.symbols[place][0] in "@%&" for place in places):
            raise Contradiction("bad_card")
        return Term(tuple(places), tuple(signs))

    def place(self) -> int:
        self.symbols.append(self.must("place"))
        self.supports.append(())
        return len(self.symbols) - 1

    def take(self, kind: str, text: str | None = None) -> str | None:
        if self.at < len(self.tokens):
            found, value = self.tokens[self.at]
            if found == kind and text in (None, value):
                self.at += 1
                return value
        return None

    def must(self, kind: str, text: str | None = None) -> str:
        value = self.take(kind, text)
        if value is None:
            raise Contradiction("bad_card")
        return value
