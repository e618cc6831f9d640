"""A word automaton made small for a decoder that allows empty arcs.

The decoder of the fast ear needs 2.5 kB for each arc, and state grammars have tens of thousands of them, mostly the same
lists of words over and over. States from which the same can follow become one, and steps that several states have in
common are written once, behind an empty arc. The sentences and their probabilities stay the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_expert.grammar.automaton import WordAutomaton


@dataclass(frozen=True)
class Arc:
    """From one state to another by a word, or by nothing (None)."""

    source: int
    target: int
    probability: float
    word: str | None


@dataclass(frozen=True)
class Graph:
    """One start, one end."""

    start: int
    end: int
    arcs: tuple[Arc, ...]


def compact(grammar: WordAutomaton) -> Graph:
    """The same sentences with fewer states and arcs."""
    number = _merged(grammar)
    start, end = number[grammar.start], max(number) + 1
    finals = {number[state] for state in grammar.finals}
    out: dict[int, set[tuple[str, int]]] = {}
    for state, words in enumerate(grammar.arcs):
        if number[state] not in out:
            out[number[state]] = {(word, number[target]) for word, targets in words.items() for target in targets}
    sources: dict[tuple[str, int], list[int]] = {}
    for state, steps in out.items():
        for step in steps:
            sources.setdefault(step, []).append(state)
    # steps that the very same states have in common
    lists: dict[tuple[int, ...], list[tuple[str, int]]] = {}
    for step in sorted(sources):
        lists.setdefault(tuple(sources[step]), []).append(step)
    arcs = [Arc(state, end, 1.0, None) for state in sorted(finals)]
    hub = end
    for states, common in lists.items():
        if len(states) * len(common) <= len(states) + len(common):
            arcs += [Arc(state, target, 1 / len(out[state]), word) for state in states for word, target in common]
            continue
        hub += 1
        arcs += [Arc(hub, target, 1 / len(common), word) for word, target in common]
        arcs += [Arc(state, hub, len(common) / len(out[state]), None) for state in states]
    return Graph(start, end, tuple(arcs))


def _merged(grammar: WordAutomaton) -> list[int]:
    """For each state its number among the states that differ in what can follow; loops are left as they are."""
    number = [-1] * len(grammar.arcs)
    known: dict[object, int] = {}
    for state in _last_first(grammar):
        out = grammar.arcs[state]
        if any(number[target] < 0 for targets in out.values() for target in targets):
            what: object = state  # part of a loop
        else:
            following = frozenset((word, number[target]) for word, targets in out.items() for target in targets)
            what = (state in grammar.finals, following)
        number[state] = known.setdefault(what, len(known))
    return number


def _last_first(grammar: WordAutomaton) -> list[int]:
    """All states, each after those that can follow it as far as there are no loops."""
    order: list[int] = []
    seen = bytearray(len(grammar.arcs))
    for root in (grammar.start, *range(len(grammar.arcs))):
        if seen[root]:
            continue
        seen[root] = 1
        stack = [(root, iter([t for targets in grammar.arcs[root].values() for t in targets]))]
        while stack:
            state, following = stack[-1]
            for target in following:
                if not seen[target]:
                    seen[target] = 1
                    stack.append((target, iter([t for targets in grammar.arcs[target].values() for t in targets])))
                    break
            else:
                stack.pop()
                order.append(state)
    return order
