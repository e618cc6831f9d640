"""Records whose fields may still be unsaid: touching an unsaid field asks for it.

A module's state is such a record. Its solver reads fields as if everything were known; the first unsaid one it
touches raises :class:`Missing`, and the dialogue asks for exactly that.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, Literal, TypeVar, dataclass_transform

T = TypeVar("T")


class _Untold:
    """The value of a field that nobody has mentioned yet. Not None: None is something that was said."""

    _only: _Untold | None = None

    def __new__(cls) -> _Untold:
        if cls._only is None:
            cls._only = super().__new__(cls)
        return cls._only

    def __repr__(self) -> str:
        return "UNTOLD"

    def __bool__(self) -> bool:
        raise TypeError("UNTOLD is neither true nor false; ask told(record, field)")


UNTOLD: Any = _Untold()


@dataclass(frozen=True)
class Either(Generic[T]):
    """A value heard that stands for several: ``star`` is the filled or the hollow one. The puzzle settles it."""

    options: tuple[T, ...]


class Missing(Exception):
    """A fact nobody has told yet was touched.

    ``facts`` are asked in one question. ``outcomes`` are pairs of what the test could give and the subject (bomb or
    record) narrowed to it; None when they cannot be listed. ``ask`` names the question where it differs from the fact.
    """

    def __init__(
        self,
        *facts: str,
        outcomes: Callable[[], list[tuple[Any, Any]]] | None = None,
        subject: Any = None,
        ask: str | None = None,
    ) -> None:
        super().__init__(*facts)
        self.facts = facts
        self.ask = ask or "+".join(facts)
        self.outcomes = outcomes
        self.subject = subject


class Contradiction(Exception):
    """What was told cannot be; ``code`` is the facts' error code, ``slots`` fill the sentence that says so."""

    def __init__(self, code: str, **slots: Any) -> None:
        super().__init__(code)
        self.code = code
        self.slots = slots


class Ambiguous(Exception):
    """Two readings are left that give different answers; offer the choices of this fact."""

    def __init__(self, fact: str, choices: tuple[Any, ...]) -> None:
        super().__init__(fact, choices)
        self.fact = fact
        self.choices = choices


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a frozen record class in which reading an UNTOLD field raises Missing(field name)."""
    made = dataclass(frozen=True, eq=False, repr=False)(cls)
    names = frozenset(f.name for f in fields(made))  # type: ignore[arg-type]

    def getattribute(self: Any, name: str) -> Any:
        value = object.__getattribute__(self, name)
        if value is UNTOLD and name in names:
            raise Missing(name, outcomes=lambda: _outcomes(self, name), subject=self)
        return value

    def same(self: Any, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def digest(self: Any) -> int:
        return hash((type(self), tuple(vars(self).items())))

    def show(self: Any) -> str:
        told_fields = ", ".join(f"{k}={v!r}" for k, v in vars(self).items() if v is not UNTOLD)
        return f"{type(self).__name__}({told_fields})"

    made.__getattribute__ = getattribute  # type: ignore[method-assign]
    made.__eq__ = same  # type: ignore[method-assign]
    made.__hash__ = digest  # type: ignore[method-assign]
    made.__repr__ = show  # type: ignore[method-assign]
    return made


def told(state: Any, field: str) -> bool:
    """Whether this field of the record was said."""
    return vars(state)[field] is not UNTOLD


def known(state: Any, field: str, default: Any = None) -> Any:
    """The field, or the default where it is unsaid."""
    value = vars(state)[field]
    return default if value is UNTOLD else value


def put(state: T, **values: Any) -> T:
    """The record with some fields replaced (dataclasses.replace would touch the unsaid ones)."""
    return type(state)(**{**vars(state), **values})


def domain(cls: type, field: str) -> tuple[Any, ...] | None:
    """The values a field can take when its annotation is a Literal (perhaps with None), else None."""
    return _domains(cls).get(field)


_DOMAINS: dict[type, dict[str, tuple[Any, ...]]] = {}


def _domains(cls: type) -> dict[str, tuple[Any, ...]]:
    if cls not in _DOMAINS:
        found = {}
        for name, hint in typing.get_type_hints(cls).items():
            if typing.get_origin(hint) in (typing.Union, types.UnionType):
                parts = [p for p in typing.get_args(hint) if p is not type(None)]
                hint = parts[0] if len(parts) == 1 else hint
            if typing.get_origin(hint) is Literal:
                found[name] = typing.get_args(hint)
        _DOMAINS[cls] = found
    return _DOMAINS[cls]


def _outcomes(state: Any, field: str) -> list[tuple[Any, Any]]:
    values = domain(type(state), field)
    if values is None:
        raise LookupError(field)
    return [(value, put(state, **{field: value})) for value in values]


def settled(state: T, limit: int = 256) -> Iterator[T]:
    """Every record that the Either values in this one allow, one option each; at most ``limit``."""
    for name, value in vars(state).items():
        for option in _options(value):
            if limit <= 0:
                return
            for whole in settled(put(state, **{name: option}), limit):
                yield whole
                limit -= 1
        if _options(value):
            return
    yield state


def _options(value: Any) -> list[Any]:
    """The value with its first Either replaced by each option; empty when there is none inside."""
    if isinstance(value, Either):
        return list(value.options)
    if isinstance(value, tuple):
        for i, item in enumerate(value):
            found = _options(item)
            if found:
                return [value[:i] + (option,) + value[i + 1 :] for option in found]
    if isinstance(value, frozenset):
        for item in sorted(value, key=repr):
            found = _options(item)
            if found:
                return [value - {item} | {option} for option in found]
    return []


__all__ = [
    "UNTOLD", "Ambiguous", "Contradiction", "Either", "Missing", "domain", "known", "put", "record", "replace",
    "settled", "told",
]  # fmt: skip
