"""The grammar read backwards: sentences of a group's templates whose slots hold exactly given values.

This is how a simulated player speaks: every sentence of the grammar files can be said, with true values in it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.network import constant
from voice_expert.grammar.template import Choice, Const, Node, Repeat, Slot, Word, occurrences
from voice_expert.grammar.template import Sequence as Row

Slots = Mapping[str, Any]
"""Slot name → value; a tuple where the slot gets several, in the order they are said."""
Left = dict[str, tuple[Any, ...]]
"""The values still to be said, per slot."""
Way = tuple[tuple[str, ...], Left]

BRIEF = 0.7
"""How often a player leaves out what may be left out."""
PROPER = 0.5
"""How often the first form of a value is said where others would do."""
FIGURES = frozenset("0123456789〇一二三四五六七八九十百")
"""Signs of Japanese that make one number where they stand side by side."""
SPELLED = ("_common.letter", "_common.character")
"""Lists whose values no puzzle tells apart."""


@dataclass
class Wording:
    """Finds words for slots. Without ``draw`` always the first sentence, shortest and with the first form of each value."""

    grammar: LanguageGrammar
    draw: random.Random | None = None

    def __post_init__(self) -> None:
        forms = self.grammar.lexicon.forms["number"]
        self.numbers = {form for value, words in forms.items() if 1 < value < 100 for form in (*words, str(value))}

    def say(self, groups: Sequence[str], slots: Slots) -> str | None:
        """A sentence of one of these groups (sooner of an earlier one), None where none says exactly this."""
        for group in self._ordered(groups):
            for node, _template in self._ordered(self.grammar.nodes.get(group) or ()):
                said = self.sentence(group, node, slots)
                if said:
                    return said
        return None

    def sentence(self, group: str, node: Node, slots: Slots) -> str | None:
        """The template with these values, None where it cannot hold exactly them."""
        if not slots.keys() <= occurrences(node).keys():
            return None
        left: Left = {name: value if isinstance(value, tuple) else (value,) for name, value in slots.items()}
        for said, rest in self._ways(group, node, left):
            if not any(rest.values()):
                return self._joined(said)
        return None

    def _joined(self, said: tuple[str, ...]) -> str:
        if self.grammar.language != "ja":
            return " ".join(said).replace(" ,", ",")
        text = ""
        for part in said:
            if text and text[-1] in FIGURES and part[0] in FIGURES:
                # The second "二進数ランプ" is no twenty-second one: a pause, or a comma, parts the numbers.
                text += ","
            text += part
        return text.replace(",", "、")

    def form(self, key: str, low: int | None, high: int | None, value: Any) -> str | None:
        """A word for a value of a list; a mishearing only where there is nothing else."""
        if low is not None and high is not None and not (type(value) is int and low <= value <= high):
            return None
        found = self.grammar.lexicon.forms.get(key, {})
        forms = found.get(value) or found.get(str(value))
        if not forms:
            return None
        proper = [form for form in forms if not form.startswith("~")] or [form.lstrip("~") for form in forms]
        if key in SPELLED:
            # Russian "и" is I and E: who spells says it only where the letters beside it show which.
            taken = {form for other, said in found.items() if other != value for form in said}
            proper = [form for form in proper if form not in taken] or proper
        if self.draw is None or self.draw.random() < PROPER:
            return proper[0]
        return self.draw.choice(proper)

    def _ways(self, group: str, node: Node, left: Left) -> Iterator[Way]:
        """Every way to say the node that takes its slots' values from the front of those left."""
        if isinstance(node, Word):
            yield (node.text,), left
        elif isinstance(node, Const):
            value, waiting = constant(node.value), left.get(node.name)
            if waiting and type(waiting[0]) is type(value) and waiting[0] == value:
                yield (), {**left, node.name: waiting[1:]}
        elif isinstance(node, Slot):
            waiting = left.get(node.name)
            if waiting:
                form = self.form(*self._list(group, node.list), waiting[0])
                if form is not None:
                    yield (form,), {**left, node.name: waiting[1:]}
        elif isinstance(node, Row):
            yield from self._row(group, node.parts, left)
        elif isinstance(node, Choice):
            yield from self._choice(group, node, left)
        else:
            yield from self._repeated(group, node, 0, left)

    def _row(self, group: str, parts: tuple[Node, ...], left: Left, before: Left | None = None) -> Iterator[Way]:
        """The parts in a row; ``before`` are the values that were left where the row began."""
        if not parts:
            yield (), left
            return
        first = parts[0]
        before = left if before is None else before
        # Who goes on with a row pauses: "blue, white" are two wires, "blue white" may be one.
        goes_on = isinstance(first, Repeat) and any(before.get(name) != left.get(name) for name in occurrences(first))
        for said, rest in self._ways(group, first, left):
            for more, last in self._row(group, parts[1:], rest, before):
                # Who reads a row pauses before its last one as well, and between two numbers.
                after = (isinstance(first, Repeat) and said and last != rest) or self._two_numbers(parts, left)
                yield ((",",) if goes_on and said else ()) + said + ((",",) if after else ()) + more, last

    @staticmethod
    def _two_numbers(parts: tuple[Node, ...], left: Left) -> bool:
        """Whether two numbers of one slot stand side by side: "three, eleven" is no thirty-one."""
        first, second = parts[0], parts[1] if len(parts) > 1 else None
        if not (isinstance(first, Slot) and isinstance(second, Slot) and first.name == second.name):
            return False
        values = left.get(first.name, ())[:2]
        return len(values) == 2 and all(type(value) is int for value in values)

    def _repeated(self, group: str, node: Repeat, times: int, left: Left) -> Iterator[Way]:
        """As often as there are values left, and at least as often as the template wants; with commas between."""
        if times < node.most:
            for said, rest in self._ways(group, node.part, left):
                if rest == left and times >= node.least:
                    break
                for more, last in self._repeated(group, node, times + 1, rest):
                    yield (*said, *((",",) if more else ()), *more), last
        if times >= node.least:
            yield (), left

    def _choice(self, group: str, node: Choice, left: Left) -> Iterator[Way]:
        """Options that say a value, then one way without any: which one makes no difference to the slots.

        Beside options with values what says none may deny them ("light, no star"): it is left out where it may be.
        """
        waiting = {name for name, values in left.items() if values}
        needed = [option for option in node.options if waiting & occurrences(option).keys()]
        for option in self._ordered(needed):
            yield from (way for way in self._ways(group, option, left) if way[1] != left)
        empty = Row(()) in node.options
        if empty and (self.draw is None or needed or self.draw.random() < BRIEF):
            yield (), left
            return
        others = [option for option in node.options if option not in needed and option != Row(())]
        if not (others or needed or empty):
            # "(six|6)": the number itself is wanted.
            others = list(node.options)
        for option in [*self._ordered(others), *needed]:
            way = next((way for way in self._ways(group, option, left) if way[1] == left), None)
            # A number that fills no slot and may be left out ("three wires") would mostly be untrue.
            if way is not None and not (empty and self.numbers & set(way[0])):
                yield way
                return
        if empty:
            yield (), left

    def _ordered(self, items: Sequence[Any]) -> list[Any]:
        """As they stand, or at random, sooner those that stand first: what is usual stands first in the files."""
        if self.draw is None:
            return list(items)
        keyed = [(self.draw.random() ** (1.0 + place / 2), place, item) for place, item in enumerate(items)]
        return [item for _, _, item in sorted(keyed, key=lambda entry: -entry[0])]

    def _list(self, group: str, name: str) -> tuple[str, int | None, int | None]:
        found: tuple[str, int | None, int | None] = self.grammar.resolvers[group](name)
        return found
