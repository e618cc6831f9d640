"""The smallest deterministic automaton of the same sentences: what the ears search is a tenth of what was compiled."""

from __future__ import annotations

Arcs = tuple[dict[str, tuple[int, ...]], ...]


def smallest(
    arcs: Arcs, finals: frozenset[int], going: frozenset[int]
) -> tuple[Arcs, frozenset[int], frozenset[int]]:
    """Arcs, final states and going states of the minimal automaton; state 0 starts it and is never returned to."""
    rows, marks = _determined(arcs, finals, going)
    classes = _classes(rows, marks)
    number: dict[int, int] = {}
    order: list[int] = []
    # State 0 keeps a class of its own, so that parts can be joined at their start.
    representative: dict[int, int] = {}
    for state, kind in enumerate(classes):
        representative.setdefault(kind, state)
    todo: list[tuple[int, int]] = [(0, 0)]
    made: list[dict[str, tuple[int, ...]]] = [{}]
    order.append(0)

    def place(kind: int) -> int:
        if kind not in number:
            number[kind] = len(made)
            made.append({})
            todo.append((representative[kind], number[kind]))
            order.append(representative[kind])
        return number[kind]

    while todo:
        state, here = todo.pop()
        made[here] = {word: (place(classes[target]),) for word, target in rows[state].items()}
        order[here] = state
    new_finals = frozenset(here for here, state in enumerate(order) if marks[state][0])
    new_going = frozenset(here for here, state in enumerate(order) if marks[state][1])
    return tuple(made), new_finals, new_going


def _determined(
    arcs: Arcs, finals: frozenset[int], going: frozenset[int]
) -> tuple[list[dict[str, int]], list[tuple[bool, bool]]]:
    start = frozenset([0])
    number = {start: 0}
    rows: list[dict[str, int]] = [{}]
    marks = [(bool(start & finals), bool(start & going))]
    todo = [start]
    while todo:
        here = todo.pop()
        reached: dict[str, set[int]] = {}
        for state in here:
            for word, targets in arcs[state].items():
                reached.setdefault(word, set()).update(targets)
        row = rows[number[here]]
        for word in sorted(reached):
            target = frozenset(reached[word])
            if target not in number:
                number[target] = len(rows)
                rows.append({})
                marks.append((bool(target & finals), bool(target & going)))
                todo.append(target)
            row[word] = number[target]
    return rows, marks


def _classes(rows: list[dict[str, int]], marks: list[tuple[bool, bool]]) -> list[int]:
    """The class of each state: states of one class go on alike for ever (Moore's refinement)."""
    classes = [2 * final + going for final, going in marks]
    count = len(set(classes))
    while True:
        names: dict[object, int] = {}
        refined = [
            names.setdefault((kind, tuple((word, classes[target]) for word, target in row.items())), len(names))
            for kind, row in zip(classes, rows, strict=True)
        ]
        classes = refined
        if len(names) == count:
            return classes
        count = len(names)
