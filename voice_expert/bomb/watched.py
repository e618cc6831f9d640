"""A bomb that notes which parts of the casing a solver looked at.

Two bombs of which the same was told of those parts are the same to the solver: its result for one is its result for the
other. What isn't a part (the modules, the strikes, the port plates read) never differs within one search for a question.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
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


class _Bits(dict[str, int]):
    """A part's own bit: sets of parts are joined and compared in the hottest loop, so they are numbers."""

    def __missing__(self, part: str) -> int:
        bit = self[part] = 1 << len(self)
        return bit


class _Deciding(dict[str, int]):
    """The bits of the parts that decide a count's bounds."""

    def __missing__(self, name: str) -> int:
        bits = self[name] = bits_of(DECIDES.get(name, (name,)))
        return bits


_BITS = _Bits()
_DECIDING = _Deciding()


def bits_of(found: Iterable[str]) -> int:
    """These parts as bits."""
    return reduce(or_, map(_BITS.__getitem__, found), 0)


@lru_cache(maxsize=4096)
def parts_of(bits: int) -> tuple[str, ...]:
    """The parts that these bits stand for."""
    return tuple(part for part, bit in _BITS.items() if bits & bit)


class Notes:
    """What was looked at: one slip for a bomb and all that are narrowed from it."""

    __slots__ = ("bits",)

    def __init__(self) -> None:
        self.bits = 0


class Watched(Bomb):
    """``notes`` are the parts looked at since they were cleared, on this bomb or on any narrowed from it."""

    notes: Notes

    @property
    def looked(self) -> frozenset[str]:
        return frozenset(parts_of(self.notes.bits))

    def bounds_of(self, name: str) -> tuple[int, int]:
        notes = self.notes
        notes.bits = bits = notes.bits | _DECIDING[name]
        found = self.bounds_found.get(name)
        if found is None:
            found = super().bounds_of(name)
            notes.bits = bits  # what it follows from decides it, and is noted already
        return found

    def states_of(self, label: str) -> frozenset[str]:
        self.notes.bits |= _BITS[label]
        return super().states_of(label)

    def serial_outcomes(self, name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
        self.notes.bits |= _BITS[SERIAL]
        return super().serial_outcomes(name, arguments)


def watched(bomb: Bomb) -> Watched:
    """This bomb, watched."""
    copy = object.__new__(Watched)
    vars(copy).update(vars(bomb), notes=Notes())
    return copy


def plain(bomb: Bomb) -> Bomb:
    """The bomb without its watcher."""
    copy = object.__new__(Bomb)
    vars(copy).update((name, value) for name, value in vars(bomb).items() if name != "notes")
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
