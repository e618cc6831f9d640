"""A small automaton of the same sentences: what the ears search is a fraction of what was compiled.

States that go on alike for ever are merged. Making the automaton deterministic first often helps further, but not
where list values of several words may end almost anywhere (keypad symbols); whichever has fewer arcs is taken.
"""

from __future__ import annotations

Arcs = tuple[dict[str, tuple[int, ...]], ...]
Marks = list[tuple[bool, bool]]
"""Per state: whether a sentence may end there, and whether a list may go on after that."""


def smallest(
    arcs: Arcs, finals: frozenset[int], going: frozenset[int]
) -> tuple[Arcs, frozenset[int], frozenset[int]]:
    """Arcs, final states and going states of an equivalent automaton; state 0 starts it and is never returned to."""
    marks = [(state in finals, state in going) for state in range(len(arcs))]
    merged = _merged(arcs, marks)
    determined = _determined(*merged, most=arc_count(merged[0]))
    if determined is not None:
        other = _merged(*determined)
        if arc_count(other[0]) <= arc_count(merged[0]):
            merged = other
    found, marks = merged
    return (
        found,
        frozenset(state for state, mark in enumerate(marks) if mark[0]),
        frozenset(state for state, mark in enumerate(marks) if mark[1]),
    )


def arc_count(arcs: Arcs) -> int:
    """The arcs of an automaton: one for each word and state it leads to."""
    return sum(len(targets) for out in arcs for targets in out.values())


def _merged(arcs: Arcs, marks: Marks) -> tuple[Arcs, Marks]:
    """States that go on alike made one: in one pass as far as there are no loops, then by refinement."""
    return _refined(*_folded(arcs, marks))


def _folded(arcs: Arcs, marks: Marks) -> tuple[Arcs, Marks]:
    """From the ends backwards; a state inside a loop is merged only with its exact like."""
    classes: list[int] = [-1] * len(arcs)
    names: dict[object, int] = {}
    entered = [False] * len(arcs)
    for root in range(len(arcs)):
        todo = [(root, False)]
        while todo:
            state, left = todo.pop()
            if left:
                going_on = frozenset(
                    (word, frozenset(classes[t] if classes[t] >= 0 else -2 - t for t in targets))
                    for word, targets in arcs[state].items()
                )
                classes[state] = names.setdefault((marks[state], going_on), len(names))
            elif not entered[state]:
                entered[state] = True
                todo.append((state, True))
                todo += [(t, False) for targets in arcs[state].values() for t in targets if not entered[t]]
    return _renumbered(arcs, marks, classes)


def _refined(arcs: Arcs, marks: Marks) -> tuple[Arcs, Marks]:
    """Moore's refinement, to the smallest number of states that go on differently."""
    classes = [2 * final + going for final, going in marks]
    count = len(set(classes))
    while True:
        names: dict[object, int] = {}
        classes = [
            names.setdefault(
                (kind, frozenset((word, frozenset(classes[t] for t in targets)) for word, targets in out.items())),
                len(names),
            )
            for kind, out in zip(classes, arcs, strict=True)
        ]
        if len(names) == count:
            return _renumbered(arcs, marks, classes)
        count = len(names)


def _renumbered(arcs: Arcs, marks: Marks, classes: list[int]) -> tuple[Arcs, Marks]:
    """One state a class, numbered from the start on; the start keeps a state of its own."""
    representative: dict[int, int] = {}
    for state, kind in enumerate(classes):
        if state:
            representative.setdefault(kind, state)
    number: dict[int, int] = {}
    made: list[dict[str, tuple[int, ...]]] = [{}]
    new_marks = [marks[0]]
    todo = [(0, 0)]
    while todo:
        state, here = todo.pop()
        for word, targets in arcs[state].items():
            kinds = dict.fromkeys(classes[target] for target in targets)
            for kind in kinds:
                if kind not in number:
                    number[kind] = len(made)
                    made.append({})
                    new_marks.append(marks[representative[kind]])
                    todo.append((representative[kind], number[kind]))
            made[here][word] = tuple(number[kind] for kind in kinds)
    return tuple(made), new_marks


def _determined(arcs: Arcs, marks: Marks, most: int) -> tuple[Arcs, Marks] | None:
    """One target a word; None when that takes more than twice ``most`` arcs."""
    count = 0
    start = frozenset([0])
    number = {start: 0}
    rows: list[dict[str, tuple[int, ...]]] = [{}]
    new_marks = [marks[0]]
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
                new_marks.append((any(marks[s][0] for s in target), any(marks[s][1] for s in target)))
                todo.append(target)
            row[word] = (number[target],)
        count += len(row)
        if count > 2 * most:
            return None
    return tuple(rows), new_marks
