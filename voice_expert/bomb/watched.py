"""A bomb that notes which parts of the casing a solver looked at.

Two bombs of which the same was told of those parts are the same to the solver: its result for one is its result for the
other. What isn't a part (the modules, the strikes, the port plates read) never differs within one search for a question.
"""

from __future__ import annotations

from typing import Any

from voice_expert.bomb.edgework import FOLLOWING, Bomb

SERIAL, LABELS, KINDS = "serial", "labels", "kinds"
"""All that was told of the serial number, of indicators one by one, of port types one by one."""
DECIDES: dict[str, tuple[str, ...]] = {
    # a count: what was told of these decides its bounds, before and after anything of them is supposed
    "batteries": ("batteries", "holders"),
    "holders": ("batteries", "holders"),
    **{name: (name, LABELS) for name in FOLLOWING["indicator"]},
    **{name: (name, KINDS) for name in FOLLOWING["port"]},
}


class Watched(Bomb):
    """``looked`` are the parts looked at since it was cleared, on this bomb or on any narrowed from it."""

    looked: set[str]

    def bounds_of(self, name: str) -> tuple[int, int]:
        found = self.bounds_found.get(name)
        self.looked.update(DECIDES.get(name, (name,)))
        return super().bounds_of(name) if found is None else found

    def states_of(self, label: str) -> frozenset[str]:
        self.looked.add(label)
        return super().states_of(label)

    def serial_outcomes(self, name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
        self.looked.add(SERIAL)
        return super().serial_outcomes(name, arguments)


def watched(bomb: Bomb) -> Watched:
    """This bomb, watched."""
    copy = object.__new__(Watched)
    vars(copy).update(vars(bomb), looked=set())
    return copy


def plain(bomb: Bomb) -> Bomb:
    """The bomb without its watcher."""
    copy = object.__new__(Bomb)
    vars(copy).update((name, value) for name, value in vars(bomb).items() if name != "looked")
    return copy


def parts(bomb: Bomb) -> dict[str, Any]:
    """What was told of each part, in whatever order; a part of which nothing was told is left out."""
    found: dict[str, Any] = dict(bomb.indicator_states)
    found[SERIAL] = frozenset(bomb.serial_tests)
    found[LABELS] = frozenset(bomb.indicator_states)
    kinds = []
    for bound in bomb.bounds:
        found[bound[0]] = bound
        if bound[0].startswith("port:"):
            kinds.append(bound)
    found[KINDS] = frozenset(kinds)
    return found
