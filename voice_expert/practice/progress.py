"""What was practised: one JSON line per module in the program's folder, and how it gets better over the days."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_expert.places import home

BARS = "▁▂▃▄▅▆▇█"
RECENT = 10
"""Runs of a module that count for what to train next."""


@dataclass(frozen=True)
class Run:
    """One module practised: the day (2025-01-31), seconds, utterances, strikes, utterances that were not understood.

    ``solved`` is False where it was skipped, the bomb exploded, or the player left in the middle.
    """

    day: str
    way: str
    module: str
    seconds: float
    utterances: int
    strikes: int
    mishearings: int = 0
    solved: bool = True

    def __post_init__(self) -> None:
        """TypeError where a kept line holds other kinds of values."""
        numbers = (self.seconds, self.utterances, self.strikes, self.mishearings)
        if not all(isinstance(text, str) for text in (self.day, self.way, self.module)):
            raise TypeError("day, way and module are texts")
        if not all(isinstance(number, (int, float)) for number in numbers):
            raise TypeError("seconds, utterances, strikes and mishearings are numbers")
        if not isinstance(self.solved, bool):
            raise TypeError("solved is true or false")


def file() -> Path:
    return home() / "practice.jsonl"


def keep(run: Run) -> None:
    """Add a run to those kept."""
    path = file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(run)) + "\n")


def runs() -> list[Run]:
    """All runs kept; lines that cannot be read are left out."""
    path = file()
    found = []
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            found.append(Run(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def report(kept: Sequence[Run]) -> str:
    """A line per module, and the modules to train next."""
    if not kept:
        return "Nothing practised yet."
    rows = by_module(kept)
    lines = [f"{'module':34} runs  lost  seconds (first to last)  strikes  by day"]
    for module, row in sorted(rows.items()):
        done = solved(row)
        seconds = f"{done[0].seconds:7.0f} to {done[-1].seconds:5.0f}" if done else f"{'-':>16}"
        lines.append(
            f"{module:34} {len(row):4}  {len(row) - len(done):4}  {seconds}         "
            f"  {sum(run.strikes for run in row):7}  {bars([value for _, value in daily(done, lambda run: run.seconds)])}"
        )
    lines.append("Train next: " + ", ".join(next_ones(rows)) + ".")
    return "\n".join(lines)


def by_module(kept: Sequence[Run]) -> dict[str, list[Run]]:
    """The runs of each module, in the order kept."""
    rows: dict[str, list[Run]] = defaultdict(list)
    for run in kept:
        rows[run.module].append(run)
    return dict(rows)


def solved(kept: Sequence[Run]) -> list[Run]:
    """The runs whose seconds say how fast somebody is: a module given up after ten seconds was not a quick one."""
    return [run for run in kept if run.solved]


def daily(kept: Sequence[Run], measure: Callable[[Run], float]) -> list[tuple[str, float]]:
    """Each day with the mean of a measure over its runs, in the order of the days."""
    days: dict[str, list[float]] = defaultdict(list)
    for run in kept:
        days[run.day].append(measure(run))
    return [(day, sum(values) / len(values)) for day, values in sorted(days.items())]


def bars(values: Sequence[float]) -> str:
    """A small plot, the highest value as the highest bar."""
    most = max(values, default=0.0) or 1.0
    return "".join(BARS[min(len(BARS) - 1, int(value / most * (len(BARS) - 1)))] for value in values)


def next_ones(rows: dict[str, list[Run]]) -> list[str]:
    """The three modules with the most strikes of late, one lost counted as one more, then the slowest ones."""

    def weakness(module: str) -> tuple[float, float]:
        late = rows[module][-RECENT:]
        return sum(run.strikes + (not run.solved) for run in late) / len(late), mean_seconds(late)

    return sorted(rows, key=weakness, reverse=True)[:3]


def mean_seconds(kept: Sequence[Run]) -> float:
    """The mean time of those solved; of all where none was."""
    measured = solved(kept) or kept
    return sum(run.seconds for run in measured) / len(measured)
