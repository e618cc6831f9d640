"""Sentences that a grammar allows, drawn at random: how a simulated player speaks, and material for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.template import UNBOUNDED, Choice, Const, Node, Repeat, Sequence, Slot, Word


def sentences(grammar: LanguageGrammar, group: str, count: int, seed: int = 1) -> Iterator[str]:
    """``count`` sentences of a group's clauses."""
    draw = random.Random(seed)
    for _ in range(count):
        node, _template = draw.choice(grammar.nodes[group])
        yield sentence(grammar, group, node, draw)


def sentence(
    grammar: LanguageGrammar, group: str, node: Node, draw: random.Random, values: dict[str, list[Any]] | None = None
) -> str:
    """One sentence of a template; slots in ``values`` take those values in turn, others are drawn."""
    glue = "" if grammar.language == "ja" else " "
    resolve = grammar.resolvers[group]

    def text(part: Node) -> str:
        if isinstance(part, Word):
            return part.text
        if isinstance(part, Slot):
            key, low, high = resolve(part.list)
            # Some lists are there for typing and mishearings alone.
            forms = grammar.lexicon.strong_forms(key, low, high) or [
                (value, form.lstrip("~")) for value, found in grammar.lexicon.forms[key].items() for form in found
            ]
            given = (values or {}).get(part.name)
            if given:
                wanted = given.pop(0) if len(given) > 1 else given[0]
                forms = [pair for pair in forms if pair[0] == wanted] or forms
            return draw.choice(forms)[1]
        if isinstance(part, Const):
            return ""
        if isinstance(part, Sequence):
            return glue.join(word for word in map(text, part.parts) if word)
        if isinstance(part, Choice):
            return text(draw.choice(part.options))
        return _repeated(part)

    def _repeated(part: Repeat) -> str:
        most = part.least + 2 if part.most >= UNBOUNDED else part.most
        times = draw.randint(part.least, most)
        return glue.join(text(part.part) for _ in range(times))

    return text(node)
