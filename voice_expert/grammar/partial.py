"""What the matcher has read so far: a clause half read or found, and the row of clauses before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voice_expert.grammar.matcher import Act


@dataclass(frozen=True)
class Match:
    """A clause found: which one, up to where, at what cost, with which slots."""

    group: str
    clause: int
    end: int
    cost: float
    slots: tuple[tuple[str, Any, str], ...]
    skips: int
    words: int
    """Words and list values it is made of."""
    taken: tuple[str, ...] = ()
    """What strange words were taken for."""


@dataclass
class Item:
    """A clause half read."""

    cost: float
    state: int
    slots: tuple[tuple[str, Any, str], ...]
    back: tuple[int, tuple[tuple[str, Any, str], ...]] | None
    words: int
    skips: int
    just_skipped: bool = False
    taken: tuple[str, ...] = ()
    word: bool = False
    """Whether a word was read last, and no value."""


def put(place: dict[Any, Item], item: Item) -> None:
    key = (item.state, item.slots)
    known = place.get(key)
    if known is None or item.cost < known.cost:
        place[key] = item


@dataclass(frozen=True)
class Row:
    """Clauses read so far."""

    context: str | None
    acts: tuple[Act, ...] = ()
    cost: float = 0.0
    unexplained: int = 0
    opened: bool = False
    just_opened: bool = False
    marked: bool = False
    trace: tuple[str, ...] = ()
    doubt: float = 0.0
    words: int = 0
    skips: int = 0
    """Words left out inside clauses."""
    taken: tuple[str, ...] = ()
    led: int = 0
    """Content words that only lead in."""
    cut: bool = False
    """Whether the last clause ended inside a word."""

    @property
    def meaning(self) -> Any:
        return (self.context, self.opened, tuple((a.kind, a.module, repr(sorted(a.slots.items()))) for a in self.acts))

    @property
    def just_marked(self) -> bool:
        return bool(self.acts) and self.acts[-1].kind == "marker"

    def with_cost(self, cost: float, unexplained: int, trace: str) -> Row:
        return Row(
            self.context, self.acts, self.cost + cost, self.unexplained + unexplained, self.opened,
            self.just_opened, self.marked, (*self.trace, trace) if trace else self.trace, self.doubt + cost, self.words,
            self.skips, self.taken, self.led,
        )  # fmt: skip

    def then(
        self, act: Act, cost: float, doubt: float, trace: str, context: str | None = None, opened: bool = False
    ) -> Row:
        return Row(
            context or self.context, (*self.acts, act), self.cost + cost, self.unexplained, self.opened or opened,
            opened, self.marked or act.kind == "marker", (*self.trace, trace), self.doubt + doubt,
            led=self.led,
        )  # fmt: skip
