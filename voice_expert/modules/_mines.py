"""Exact chances on a Minesweeper field of which some cells are dug.

Cells with the same numbered neighbours are alike and form a group. Groups are taken one after another; what is kept in
between is only, for each number still open, how many mines it lacks (and, per number of mines used, in how many ways).
Going through once forwards and once backwards gives for every group the ways in which a cell of it is mined.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

State = tuple[int, ...]
"""What each open number still lacks."""
Ways = list[int]
"""Ways by number of mines used so far."""


@dataclass(frozen=True)
class Field:
    """``marks`` in reading order: a digit for a dug number, X for a dug mine, anything else is hidden."""

    columns: int
    rows: int
    mines: int
    marks: tuple[str, ...]

    def neighbours(self, at: int) -> list[int]:
        row, column = divmod(at, self.columns)
        return [
            r * self.columns + c
            for r in range(max(0, row - 1), min(self.rows, row + 2))
            for c in range(max(0, column - 1), min(self.columns, column + 2))
            if r * self.columns + c != at
        ]


@dataclass(frozen=True)
class Odds:
    """``total`` placements; per cell in how many of them it is a mine (None for dug cells). The cells that touch no
    number are ``apart``; they share the count ``elsewhere`` (None where there are none)."""

    total: int
    mined: tuple[int | None, ...]
    elsewhere: int | None
    apart: frozenset[int]


@dataclass(frozen=True)
class _Group:
    cells: tuple[int, ...]
    numbers: tuple[int, ...]


def odds(field: Field) -> Odds | None:
    """All chances, or None when no placement agrees with the numbers."""
    numbers: dict[int, int] = {}
    touching: dict[int, list[int]] = {}
    hidden = [at for at, mark in enumerate(field.marks) if not mark.isdigit() and mark != "X"]
    dug_mines = field.marks.count("X")
    for at, mark in enumerate(field.marks):
        if mark.isdigit():
            around = field.neighbours(at)
            numbers[at] = int(mark) - sum(field.marks[n] == "X" for n in around)
            for n in around:
                if not field.marks[n].isdigit() and field.marks[n] != "X":
                    touching.setdefault(n, []).append(at)
    left = field.mines - dug_mines
    together: dict[tuple[int, ...], list[int]] = {}
    for at in hidden:
        if at in touching:
            together.setdefault(tuple(touching[at]), []).append(at)
    groups = [_Group(tuple(cells), key) for key, cells in together.items()]
    apart = [at for at in hidden if at not in touching]
    alone = {number for number in numbers if not any(number in group.numbers for group in groups)}
    if left < 0 or any(lacks < 0 for lacks in numbers.values()) or any(numbers[number] for number in alone):
        return None
    numbers = {number: lacks for number, lacks in numbers.items() if number not in alone}
    parts = [_Part(_best_order(part, numbers, field.columns), numbers, left) for part in _parts(groups)]
    return _joined(parts, left, apart, len(field.marks))


def _joined(parts: list[_Part], left: int, apart: list[int], size: int) -> Odds | None:
    """All parts and the cells apart together hold the mines that are left."""
    rest = [comb(len(apart), mines) for mines in range(left + 1)]
    before = [[1]]
    for part in parts:
        before.append(_product(before[-1], part.ways, left))
    after = [[1]]
    for part in reversed(parts):
        after.append(_product(after[-1], part.ways, left))
    after.reverse()
    total = _matched(before[-1], rest, left)
    if not total:
        return None
    mined: list[int | None] = [None] * size
    for n, part in enumerate(parts):
        others = _product(_product(before[n], after[n + 1], left), rest[: left + 1], left)
        for group, ways in part.mined.items():
            # Each of the alike cells is a mine equally often.
            count = _matched(ways, others, left)
            for at in group.cells:
                mined[at] = count // len(group.cells)
    elsewhere = None
    if apart:
        one_fixed = [comb(len(apart) - 1, mines - 1) if mines else 0 for mines in range(left + 1)]
        elsewhere = _matched(before[-1], one_fixed, left)
        for at in apart:
            mined[at] = elsewhere
    return Odds(total, tuple(mined), elsewhere, frozenset(apart))


def _product(one: Ways, other: Ways, most: int) -> Ways:
    found = [0] * min(most + 1, len(one) + len(other) - 1)
    for a, ways in enumerate(one):
        if ways:
            for b in range(min(len(other), len(found) - a)):
                found[a + b] += ways * other[b]
    return found


def _matched(one: Ways, other: Ways, total: int) -> int:
    """Ways in which both together use exactly so many mines."""
    return sum(ways * other[total - mines] for mines, ways in enumerate(one) if 0 <= total - mines < len(other))


def _parts(groups: list[_Group]) -> list[list[_Group]]:
    """The groups split where no number joins them."""
    by_number: dict[int, list[_Group]] = {}
    for group in groups:
        for number in group.numbers:
            by_number.setdefault(number, []).append(group)
    parts: list[list[_Group]] = []
    done: set[_Group] = set()
    for first in groups:
        if first in done:
            continue
        part, waiting = [], [first]
        done.add(first)
        while waiting:
            group = waiting.pop()
            part.append(group)
            for number in group.numbers:
                for other in by_number[number]:
                    if other not in done:
                        done.add(other)
                        waiting.append(other)
        parts.append(part)
    return parts


def _best_order(part: list[_Group], numbers: dict[int, int], columns: int) -> list[_Group]:
    """Of some ways to go through a part the one that leaves the fewest states between the steps."""
    by_row = sorted(part, key=lambda group: sum(group.cells) / len(group.cells))
    by_column = sorted(part, key=lambda group: sum(at % columns + at / 1000 for at in group.cells) / len(group.cells))
    return min((by_row, by_column, _greedy(by_row), _greedy(by_column)), key=lambda order: _states(order, numbers))


def _states(order: list[_Group], numbers: dict[int, int]) -> float:
    """An upper bound for the number of states on the way."""
    last = {number: step for step, group in enumerate(order) for number in group.numbers}
    opened: dict[int, int] = {}
    total = 0.0
    for step, group in enumerate(order):
        for number in group.numbers:
            opened[number] = opened.get(number, 0) + len(group.cells)
        states = 1.0
        for number, cells in opened.items():
            if last[number] > step:
                states *= min(cells, numbers[number]) + 1
        total += states
    return total


def _greedy(part: list[_Group]) -> list[_Group]:
    """Always the group next that opens the fewest new numbers and closes the most."""
    left = list(part)
    missing: dict[int, int] = {}
    for group in part:
        for number in group.numbers:
            missing[number] = missing.get(number, 0) + 1
    opened: set[int] = set()
    order: list[_Group] = []
    while left:
        costs = [
            sum(number not in opened for number in group.numbers) - sum(missing[n] == 1 for n in group.numbers)
            for group in left
        ]
        group = left.pop(costs.index(min(costs)))
        order.append(group)
        opened.update(group.numbers)
        for number in group.numbers:
            missing[number] -= 1
    return order


class _Part:
    """Groups that hang together: their ways by number of mines, and for each group the ways with mines in it."""

    def __init__(self, groups: list[_Group], numbers: dict[int, int], most: int) -> None:
        self.groups, self.numbers, self.most = groups, numbers, most
        last = {number: step for step, group in enumerate(groups) for number in group.numbers}
        first: dict[int, int] = {}
        for step, group in enumerate(groups):
            for number in group.numbers:
                first.setdefault(number, step)
        self.open_after = [
            tuple(number for number in first if first[number] <= step < last[number]) for step in range(len(groups))
        ]
        forward: list[dict[State, Ways]] = [{(): [1]}]
        # steps[k]: (state before, mines in group k, state after) of every move that is possible
        steps: list[list[tuple[State, int, State]]] = []
        for step in range(len(groups)):
            moves = [move for state in forward[-1] for move in self._moves(step, state)]
            steps.append(moves)
            reached: dict[State, Ways] = {}
            for state, mines, there in moves:
                choices = comb(len(groups[step].cells), mines)
                _add(reached, there, forward[-1][state], mines, choices, most)
            forward.append(reached)
        self.ways = forward[-1].get((), [0])
        self.mined = self._mined(forward, steps)

    def _moves(self, step: int, state: State) -> list[tuple[State, int, State]]:
        """How many mines the group of this step may hold after this state, and the state then."""
        group = self.groups[step]
        lacking = dict(zip(self.open_after[step - 1] if step else (), state, strict=True))
        for number in group.numbers:
            lacking.setdefault(number, self.numbers[number])
        after = self.open_after[step]
        found = []
        for mines in range(min(len(group.cells), *(lacking[number] for number in group.numbers)) + 1):
            closed = [n for n in group.numbers if n not in after]
            if all(lacking[number] == mines for number in closed):
                there = tuple(lacking[n] - mines if n in group.numbers else lacking[n] for n in after)
                found.append((state, mines, there))
        return found

    def _mined(
        self, forward: list[dict[State, Ways]], steps: list[list[tuple[State, int, State]]]
    ) -> dict[_Group, Ways]:
        found = {}
        backward: dict[State, Ways] = {(): [1]}
        for step in range(len(self.groups) - 1, -1, -1):
            group = self.groups[step]
            before: dict[State, Ways] = {}
            with_mines = [0] * (self.most + 1)
            for state, mines, there in steps[step]:
                if there not in backward:
                    continue
                choices = comb(len(group.cells), mines)
                _add(before, state, backward[there], mines, choices, self.most)
                if mines:
                    joined = _product(forward[step][state], backward[there], self.most - mines)
                    for used, ways in enumerate(joined):
                        with_mines[used + mines] += ways * choices * mines
            found[group] = with_mines
            backward = before
        return found


def _add(into: dict[State, Ways], state: State, ways: Ways, mines: int, choices: int, most: int) -> None:
    have = into.setdefault(state, [0] * (most + 1))
    for used in range(min(len(ways), most + 1 - mines)):
        have[used + mines] += ways[used] * choices
