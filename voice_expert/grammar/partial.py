"""What the matcher has read so far: a clause half read or found, and the row of clauses before it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.network import ListArc, Network
from voice_expert.grammar.reading import Act
from voice_expert.grammar.text import Token
from voice_expert.record import Either

AGAIN = 0.7
"""What it costs to tell the same fact twice in a row without naming a place."""
ANEW, PERHAPS_ANEW = 0.3, 0.15
"""What it takes off the cost to tell a row again after "no": one of the same length, or that begins with the same two
things; and one that begins with the same thing, which may as well be the only thing put right."""
COMBINED = frozenset({"solved", "strike", "undo", "cancel"})
"""Commands that may share an utterance with something else ("solved, next wires")."""
AFTER_MARKER = frozenset({"repeat", "slower", "status", "why", "swap", "turn_round"})
"""Commands that may stand alone behind a "sorry" or "wait": they tell nothing new."""
BEGINS = "wire"
"""A constant of a template that begins the next of several things in one list; commas tell where that is."""


@dataclass(frozen=True)
class Match:
    """A clause found: which one, up to where, at what cost, with which slots."""

    group: str
    clause: int
    end: int
    cost: float
    slots: tuple[tuple[str, Any, str], ...]
    skips: int
    words: int
    """Words and list values it is made of."""
    taken: tuple[str, ...] = ()
    """What strange words were taken for."""


@dataclass
class Item:
    """A clause half read."""

    cost: float
    state: int
    slots: tuple[tuple[str, Any, str], ...]
    back: tuple[int, tuple[tuple[str, Any, str], ...]] | None
    words: int
    skips: int
    just_skipped: bool = False
    taken: tuple[str, ...] = ()
    word: bool = False
    """Whether a word was read last, and no value."""
    valued: tuple[int, tuple[tuple[str, Any, str], ...], tuple[str, Any]] | None = None
    """Where the last value began, the slots before it, and its own slot and value."""


def put(place: dict[Any, Item], item: Item) -> None:
    key = (item.state, item.slots)
    known = place.get(key)
    if known is None or item.cost < known.cost:
        place[key] = item


@dataclass(frozen=True)
class Row:
    """Clauses read so far."""

    context: str | None
    acts: tuple[Act, ...] = ()
    cost: float = 0.0
    unexplained: int = 0
    opened: bool = False
    just_opened: bool = False
    marked: bool = False
    trace: tuple[str, ...] = ()
    doubt: float = 0.0
    words: int = 0
    skips: int = 0
    """Words left out inside clauses."""
    taken: tuple[str, ...] = ()
    led: int = 0
    """Content words that only lead in."""
    cut: bool = False
    """Whether the last clause ended inside a word."""
    ended: int = 0
    """Where the last clause ended."""
    told: tuple[tuple[str, str | None, str], ...] = ()
    """What the acts mean, one by one."""

    @property
    def meaning(self) -> Any:
        return (self.context, self.opened, self.told)

    @property
    def after_strange(self) -> bool:
        """Whether the last word read explains nothing; a single sign of Japanese is no word."""
        return bool(self.trace) and len(self.trace[-1].partition("unexplained ")[2]) > len("'x'")

    @property
    def just_marked(self) -> bool:
        return bool(self.acts) and self.acts[-1].kind == "marker"

    def with_cost(self, cost: float, unexplained: int, trace: str) -> Row:
        return Row(
            self.context, self.acts, self.cost + cost, self.unexplained + unexplained, self.opened,
            self.just_opened, self.marked, (*self.trace, trace) if trace else self.trace, self.doubt + cost, self.words,
            self.skips, self.taken, self.led, ended=self.ended, told=self.told,
        )  # fmt: skip

    def then(
        self, act: Act, cost: float, doubt: float, trace: str, context: str | None = None, opened: bool = False
    ) -> Row:
        return Row(
            context or self.context, (*self.acts, act), self.cost + cost, self.unexplained, self.opened or opened,
            opened, self.marked or act.kind == "marker", (*self.trace, trace), self.doubt + doubt,
            led=self.led, told=(*self.told, (act.kind, act.module, repr(sorted(act.slots.items())))),
        )  # fmt: skip


def shares(acts: Sequence[Act], command: Act) -> bool:
    """Whether a command may stand beside the other acts: "solved, next wires"; "sorry, swap the last two"."""
    alone = [act.kind for act in acts] == ["marker", "command"]
    return "alone" not in command.slots and command.module in (COMBINED | AFTER_MARKER if alone else COMBINED)


def turned(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """A list in the other direction; what belongs to one thing, from ``BEGINS`` on, keeps its order."""
    return tuple(v for thing in reversed(things(values)) for v in thing) if BEGINS in values else values[::-1]


def goes_on(row: Row, following: Row) -> bool:
    """Whether the last act of the following row tells more of a list that the row's last act told.

    Where a strange word stands between, it stands where a value should: "red, purple, blue".
    """
    last, now = row.acts[-1] if row.acts else None, following.acts[-1]
    if last is None or (last.kind, last.module) != (now.kind, now.module):
        return False
    return any(isinstance(value, tuple) and isinstance(last.slots.get(name), tuple) for name, value in now.slots.items())


def names_thing(item: Item) -> bool:
    """Whether a value in words, no number, was read just now."""
    return item.back is not None and bool(item.slots) and isinstance(item.slots[-1][1], (str, Either))


def lists_on(item: Item, arcs: Sequence[ListArc]) -> bool:
    """Whether a value was read just now, and another one of its list could follow."""
    return item.back is not None and bool(item.slots) and any(arc.slot == item.slots[-1][0] for arc in arcs)


def by_company(company: Mapping[str, Sequence[str]], value: Any, said: Sequence[str]) -> Any:
    """Of a value that stands for several, the one first that keeps company with how the others were said."""
    if not isinstance(value, Either) or not set(value.options) <= set(company):
        return value
    order = list(company)
    return Either(tuple(sorted(value.options, key=lambda o: (-sum(form in company[o] for form in said), order.index(o)))))


def denied_last(row: Row, sentence: Sequence[Token]) -> bool:
    """Whether what was told of the casing ends in a "no" that no comma parts from it: "serial port no" is no serial port.

    A sign of Japanese is no word that could be parted.
    """
    if not row.just_marked or len(row.acts) < 2 or sentence[-1].parted or sentence[-1].text >= "\u3040":
        return False
    return row.acts[-2].kind == "tell" and row.acts[-2].module is None


def denies(sentence: Sequence[Token], end: int, protected: frozenset[str]) -> bool:
    """Whether a bare "no" runs straight on: "no lit FRK" is no correction ("no, lit FRK" is)."""
    if end >= len(sentence) or sentence[end - 1].text not in protected:
        return False
    return sentence[end].start - sentence[end - 1].end <= 1


def lacking_words(
    lacking: Mapping[str, frozenset[str]], names: Mapping[str, set[str]], sentence: Sequence[Token], in_hand: str | None
) -> frozenset[str]:
    """What "no" says is not there, of the module in hand and of those that are named."""
    said = {token.text for token in sentence}
    found = (words for module, words in lacking.items() if module == in_hand or names.get(module, set()) & said)
    return frozenset().union(*found)


def lacks(sentence: Sequence[Token], at: int, lacking: frozenset[str]) -> bool:
    """Whether a "no" stands here right before what is not there: "no star" takes nothing back."""
    following = sentence[at + 1 : at + 2]
    return sentence[at].text == "no" and any(token.text in lacking and not token.parted for token in following)


def ran_on(row: Row) -> bool:
    """Whether a "no" was said last that no comma parts from the next word: what follows is denied, and not left out."""
    return row.just_marked and "denies" in row.acts[-1].slots


def after_no(sentence: Sequence[Token], here: int, protected: frozenset[str]) -> bool:
    """Whether a comma stands here right after "no"."""
    return here < len(sentence) and sentence[here].parted and sentence[here - 1].text in protected


def bare(row: Row) -> bool:
    """Whether a Japanese reading is nothing but single values; a number of two digits is more than a word."""
    values = [value for act in row.acts for value in act.slots.values()]
    large = any(isinstance(value, int) and value > 9 for value in values)
    return row.words <= sum(act.kind == "tell" for act in row.acts) and not large


def limit(place: Mapping[Any, Row], readings: int) -> float:
    """The cost of the last row here that will be gone on from, where so many readings are."""
    return sorted(row.cost for row in place.values())[readings - 1] if len(place) >= readings else math.inf


def within_number(sentence: Sequence[Token], end: int) -> bool:
    """Whether digits stand together around this place: "3119" is neither 31 and 19 nor told twice."""
    around = sentence[end - 1 : end + 1]
    return len(around) == 2 and around[1].glued and all(token.text.isdecimal() for token in around)


def spells(item: Item, arcs: Sequence[ListArc]) -> bool:
    """Whether letters are being read one after the other: "you" among them is U."""
    return lists_on(item, arcs) and any(arc.list.endswith("letter") for arc in arcs)


def stands_alone(sentence: Sequence[Token], alone: Sequence[bool], start: int, end: int) -> bool:
    """Whether some of the words from start up to end lie between two commas: they may be one of the things listed.

    ``alone`` are the words that can be left out by themselves: "a" belongs to what follows it.
    """
    if not 0 < start < end < len(sentence):
        return False
    while start and alone[start - 1] and not sentence[start].parted:
        start -= 1
    while end > start and alone[end - 1] and not sentence[end].parted:
        end -= 1
    return sentence[end].parted and any(token.parted for token in sentence[start:end])


def ends_thing(sentence: Sequence[Token], alone: Sequence[bool], here: int) -> bool:
    """Whether a thing told ends here: at the end, a comma, or words that lead on."""
    return here == len(sentence) or sentence[here].parted or alone[here]


def after_comma(item: Item, sentence: Sequence[Token], alone: Sequence[bool], here: int) -> bool:
    """Whether a comma stands before this word, or before words left out between it and what was read last."""
    while item.just_skipped and here and not sentence[here].parted and alone[here - 1]:
        here -= 1
    return sentence[here].parted


def letter_anew(item: Item, token: Token) -> bool:
    """Whether a letter stands where the number of a cell was taken back: the "a" of "B one, no, A one" is no article."""
    last = item.slots[-1][1] if item.just_skipped and item.back is None and item.slots else None
    return isinstance(last, str) and len(last) == 1 and len(token.text) == 1 and token.text.isascii() and token.text.isalpha()


def same_words(sentence: Sequence[Token], start: int, again: int) -> bool:
    """Whether the two words that stand here stood at the start already, before what takes back."""
    told = [token.text for token in sentence[start : start + 2]]
    return start + 2 < again and told == [token.text for token in sentence[again : again + 2]]


def keep_opposites(sentence: Sequence[Token], opposite: frozenset[str], skips: list[list[tuple[int, float]]]) -> None:
    """Take back that a word may be left out where its opposite is said as well: "three left, five right".

    Neither is a letter that was typed together with a number: the "A" of "A1" is no article.
    """
    for at, token in enumerate(sentence):
        if token.text.isascii() and at + 1 < len(sentence) and sentence[at + 1].glued:
            skips[at] = [(end, cost) for end, cost in skips[at] if end > at + 1]
    said = opposite & {token.text for token in sentence}
    for at, token in enumerate(sentence):
        if len(said) > 1 and token.text in said:
            skips[at] = [(end, cost) for end, cost in skips[at] if end > at + 1]


def is_letter(token: Token, networks: Mapping[str, Network], module: str | None) -> bool:
    """Whether this is a letter by itself, and the module is told letters: none of them is left out."""
    network = networks.get(f"module:{module}") if len(token.text) == 1 and token.text.isalpha() else None
    return network is not None and any(key.endswith("letter") for key in network.list_keys)


def no_value(sentence: Sequence[Token], at: int, grammar: LanguageGrammar) -> bool:
    """Whether this word is the "one" of "that one", or a cry that the only comma parts from what is told: "oh, zero nine"."""
    if at:
        return sentence[at].text == "one" and not sentence[at].parted and sentence[at - 1].text in grammar.pointing
    parted = [token.parted for token in sentence]
    return len(sentence) > 2 and sentence[0].text in grammar.exclaimed and parted[1] and not any(parted[2:])


def of_one_kind(characters: Any) -> bool:
    """Whether all characters heard are digits, or several of them all letters."""
    told = characters if isinstance(characters, tuple) else (characters,)  # one alone may be an Either: E or И
    kinds = {one.isdigit() if isinstance(one, str) else None for one in told}
    return kinds == {True} or (kinds == {False} and len(told) > 1)


def may_be_serial(characters: Any) -> bool:
    """Whether what was heard can be of the serial number, though it was not asked for: six signs stand in its pattern."""
    if isinstance(characters, tuple) and len(characters) == 6:
        digits = [any(one.isdigit() for one in _options(sign)) for sign in characters]
        letters = [any(one.isalpha() for one in _options(sign)) for sign in characters]
        return digits[2] and digits[5] and letters[3] and letters[4]
    return not of_one_kind(characters)


def digits_only(slots: Mapping[str, Any]) -> bool:
    """Whether a clause tells nothing but numbers and lists."""
    return bool(slots) and all(isinstance(value, (int, tuple)) and value is not True for value in slots.values())


def _options(value: Any) -> frozenset[Any]:
    return frozenset(value.options if isinstance(value, Either) else (value,))


def anew(before: Mapping[str, Any], slots: Mapping[str, Any]) -> float:
    """What it takes off the cost that a row told after "no" is the row told before it, from its beginning."""
    name, now = next(iter(slots.items()))
    first = before[name]
    if not (isinstance(now, tuple) and isinstance(first, tuple)):
        return 0.0
    if len(now) == len(first) > 2:
        # "Red blue white, no, red blue black": as many again is the whole row anew.
        return ANEW
    first, now = things(first), things(now)
    alike = next((at for at, both in enumerate(zip(first, now, strict=False)) if both[0] != both[1]), min(len(first), len(now)))
    if len(now) < max(3, len(first)) or len(first) < 2:
        return 0.0
    return ANEW if alike > 1 else PERHAPS_ANEW if alike else 0.0


def things(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The single values of a row, or where several belong to one thing the things."""
    if BEGINS not in values:
        return values
    starts = [at for at, value in enumerate(values) if value == BEGINS]
    return tuple(values[start:end] for start, end in zip(starts, [*starts[1:], len(values)], strict=True))


def list_of(row: Row, least: int = 1) -> str | None:
    """The module of which the last act of a row tells a list of so many things of several words, if it does."""
    last = row.acts[-1] if row.acts else None
    if last is None or last.kind != "tell" or not any(isinstance(v, tuple) and v.count(BEGINS) >= least for v in last.slots.values()):
        return None
    return last.module


def again_cost(row: Row, module: str, slots: Mapping[str, Any]) -> float | None:
    """A list is told in one go; falling into two lists is a sign that one word too many was said.

    None where one thing would get two values: "one zero zero" is not ten, and then zero.
    """
    if not row.acts or (len(slots) != 1 and "bare" not in slots):
        return 0.0
    last, owner = row.acts[-1], None if module == "bomb" else module
    both = slots.keys() & last.slots.keys() if last.kind == "tell" and last.module == owner else set()
    if "bare" in both and any(_options(slots[name]).isdisjoint(_options(last.slots[name])) for name in both):
        # "Okay so it says led": one word is not two at once.
        return None
    if last.kind == "marker" and len(row.acts) > 1:
        before = row.acts[-2]
        same = before.kind == "tell" and before.module == owner and slots.keys() <= before.slots.keys()
        return -anew(before.slots, slots) if same else 0.0
    if last.kind != "tell" or last.module != owner or not slots.keys() <= last.slots.keys():
        return 0.0
    if any(not isinstance(value, tuple) and last.slots[name] != value for name, value in slots.items()):
        return None
    return AGAIN
