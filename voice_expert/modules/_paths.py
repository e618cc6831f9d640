"""The shortest way between two positions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Position = TypeVar("Position", bound=Hashable)
Step = TypeVar("Step")


def shortest(
    start: Position, goal: Position, steps: Callable[[Position], Iterable[tuple[Step, Position]]]
) -> list[Step] | None:
    """The steps of a shortest way; of several the one that comes first in the order in which ``steps`` lists them."""
    ways: dict[Position, list[Step]] = {start: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            return ways[here]
        for step, there in steps(here):
            if there not in ways:
                ways[there] = [*ways[here], step]
                waiting.append(there)
    return None
