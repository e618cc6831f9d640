"""Exact chances on a Minesweeper field of which some cells are dug, and rows of marks as people read them out."""

from __future__ import annotations

from dataclasses import dataclass

from voice_expert.modules._mine_chances import chances


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


def odds(field: Field) -> Odds | None:
    """All chances, or None when no placement agrees with the numbers."""
    hidden = [at for at, mark in enumerate(field.marks) if not mark.isdigit() and mark != "X"]
    hints = []
    for at, mark in enumerate(field.marks):
        if mark.isdigit():
            around = field.neighbours(at)
            dug_mines = sum(field.marks[n] == "X" for n in around)
            hints.append((int(mark) - dug_mines, frozenset(around).intersection(hidden)))
    touched = frozenset().union(*(cells for _, cells in hints))
    apart = frozenset(hidden) - touched
    found = chances(hints, len(apart), field.mines - field.marks.count("X"))
    if found is None:
        return None
    elsewhere = None if found.elsewhere is None else int(found.elsewhere * found.total)
    mined = [
        None if at not in touched | apart else elsewhere if at in apart else int(found.mined[at] * found.total)
        for at in range(len(field.marks))
    ]
    return Odds(found.total, tuple(mined), elsewhere, apart)


def spelled_out(said: tuple[str, ...], length: int, countable: str = "?0F") -> str:
    """The marks of a row that is read with runs: "three closed", "three twos" (``*2``).

    A number before a ``countable`` mark may count it; ``#12`` is a number that can only count, ``x3`` says that the mark
    before comes three times (who counts after the mark does not count before it). A row that has its length as it
    stands counts nothing; else the first way that makes the length, numbers counting where they can; where none does,
    the longest.
    """
    if len(said) == length and all(len(mark) == 1 for mark in said):
        return "".join(said)
    counts: tuple[str, ...] = () if any(mark[0] == "x" for mark in said) else tuple("12345678")
    ways: dict[int, str] = {0: ""}
    """Way by its length, the first that has it."""
    before = ""
    for mark in said:
        longer: dict[int, str] = {}
        if mark[0] == "x":
            found = [way + way[-1:] * (int(mark[1:]) - 1) for way in ways.values()]
        elif mark[0] == "#":
            found = list(ways.values())
        else:
            found = []
            count = before[1:] if before[:1] == "#" else before if before in counts else ""
            if count and (mark[-1] in countable or mark[0] == "*"):
                cut = 0 if before[0] == "#" else 1
                found = [way[: len(way) - cut] + mark[-1] * int(count) for way in ways.values()]
            if mark[0] != "*" and before[:1] != "#":
                found += [way + mark for way in ways.values()]
        for way in found:
            longer.setdefault(len(way), way)
        ways, before = longer, mark
    return ways.get(length, ways[max(ways)] if ways else "".join(said))
