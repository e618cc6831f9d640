"""What a module file needs: its record, its answer, its errors, and how things heard fold into the record.

A module file defines a record (its fields are the module's facts), a pure ``solve(bomb, seen) -> Answer`` and one
``MODULE = Module(...)``. It never speaks a language, asks or stores; it reads fields and the bomb as if all were known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from voice_expert.bomb.edgework import Bomb
from voice_expert.record import UNTOLD, Ambiguous, Contradiction, Either, Missing, known, put, record, told

Kind = Literal["regular", "boss", "needy", "reference", "game"]
"""A game is another table (FUSE, endless Minesweeper): no bomb is behind it, it is never solved."""


@dataclass(frozen=True)
class Line:
    """A sentence of the grammar file's ``say`` (or ``why``) part by its key, with what fills it."""

    key: str
    slots: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer:
    """What the solver found. ``json`` is the answer of the facts file; ``line`` how to say it.

    ``then`` are the facts the defuser will tell next (the answer's sentence asks for them, or the grammar's ``ask`` of
    that fact is added when ``ask_then``). ``final`` is False while the module goes on. ``why`` names the deciding rule.
    ``items`` is a list to be read out in groups, with next, back and "from N".
    """

    json: Mapping[str, Any]
    line: Line
    then: tuple[str, ...] = ()
    ask_then: bool = False
    final: bool = True
    why: Line | None = None
    items: tuple[Any, ...] = ()
    more: tuple[Line, ...] = ()
    """Sentences that follow the first."""
    ask: str = ""
    """How the grammar asks for ``then``, and what it then understands, where that goes by another name."""


def answer(
    key: str,
    json: Mapping[str, Any],
    *,
    then: str | tuple[str, ...] = (),
    ask_then: bool = False,
    final: bool = True,
    why: str | Line | None = None,
    items: Iterable[Any] = (),
    ask: str = "",
    **slots: Any,
) -> Answer:
    """An Answer said with ``say: key`` of the grammar file, filled with the slots."""
    facts = (then,) if isinstance(then, str) else then
    reason = Line(why, slots) if isinstance(why, str) else why
    return Answer(json, Line(key, slots), facts, ask_then, final, reason, tuple(items), ask=ask)


@dataclass(frozen=True)
class Telling:
    """What surrounds a value while it is folded in."""

    slots: Mapping[str, Any]
    """Everything the same clause said."""
    correcting: bool
    """Said after "no", "sorry", "I mean": it replaces what was told last."""
    answered: Answer | None
    """The answer that was given to what was told so far, if one was."""
    bomb: Bomb
    going_on: bool = False
    """Whether this module was told something before in the same utterance."""
    t: float = 0.0
    """The moment of the utterance, in seconds."""
    spoken: Mapping[str, str] = field(default_factory=dict)
    """The defuser's own words for the values, by value, as far as they are known."""


Fold = Callable[[Any, Any, Telling], Any]
"""(record, value heard, telling) -> record."""


def same(seen: Any) -> Any:
    """Leaves the record as it is."""
    return seen


@dataclass(frozen=True)
class Module:
    """A module of the manual.

    ``folds`` say how a slot's value goes into the record; a slot without one is set (or, with a slot ``at`` beside it,
    replaces that cell, counted from 1). ``optional`` are the fields that may be null in ``solve``'s JSON; ``codes``
    give the error of the facts file for a field the solver misses there. ``listens`` lets a single word be heard
    although nothing is asked (needy modules always do). ``over`` tells whether the module can be over as far as it was
    told (without it, once its answer is final): before, a mere "done" is a step done. ``on_strike`` and ``on_solve`` change the
    record when a strike on this module, or another module's solve, is told.
    """

    id: str
    state: type
    solve: Callable[[Bomb, Any], Answer]
    kind: Kind = "regular"
    folds: Mapping[str, Fold] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()
    codes: Mapping[str, str] = field(default_factory=dict)
    read: Callable[[Mapping[str, Any]], Any] | None = None
    listens: bool = False
    over: Callable[[Any], bool] | None = None
    on_strike: Callable[[Any], Any] = same
    on_solve: Callable[[Any], Any] | None = None
    asked: Callable[[Any, Mapping[str, Any], float], Answer] | None = None
    """(record, slots, moment) -> what a clause with a slot ``asks`` is told; it changes nothing."""
    tick: Callable[[Any, float], tuple[Any, Answer] | None] | None = None
    """(record, moment) -> the record after and what is called out because time has passed, None while nothing is due."""
    helper: bool = False
    """No module of the bomb, but a help to find or name something: it is never solved."""
    typed: Callable[[str, Mapping[str, Mapping[Any, list[str]]]], Mapping[str, Any] | None] | None = None
    """(line, the grammar's lists) -> the slots of a line typed in the module's own notation, None for any other line."""


def append(field_name: str) -> Fold:
    """The value goes to the end of a tuple (after "no", in place of the last one)."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have = known(seen, field_name, ())
        values = value if isinstance(value, tuple) else (value,)
        if telling.correcting and have:
            have = have[:-1]
        return put(seen, **{field_name: have + values})

    return fold


def denied(have: tuple[Any, ...], telling: Telling) -> int | None:
    """The place (from 0) of the last value that "not blue but red" takes back; None where none is denied.

    Where that is how it was told ("the star is hollow", and it was told as hollow), it is the place of what it is. Raises
    Contradiction("not_told") for one that is not among those told: nothing else is taken back in its stead. With ``at`` in
    the clause the place is named, and this says nothing.
    """
    if "not" not in telling.slots or "at" in telling.slots:
        return None
    wrong = _options(telling.slots["not"])
    places = [place for place, value in enumerate(have) if wrong & _options(value)]
    if not places:
        instead = [value for name, value in telling.slots.items() if name != "not" and not isinstance(value, (tuple, bool))]
        places = [place for place, value in enumerate(have) if value in instead]
    if not places:
        raise Contradiction("not_told")
    return places[-1]


def refused(have: tuple[Any, ...], allowed: Iterable[str], telling: Telling) -> int | None:
    """The place (from 0) that "no, purple" puts right where one value alone is none of those allowed; None elsewhere."""
    if not telling.correcting or telling.slots.keys() & {"at", "not"}:
        return None
    allowed = tuple(allowed)
    places = [place for place, value in enumerate(have) if isinstance(value, str) and value not in allowed]
    return places[0] if len(places) == 1 else None


def _options(value: Any) -> set[Any]:
    return set(value.options) if isinstance(value, Either) else {value}


def default_fold(name: str) -> Fold:
    """Set the field; with ``at`` in the clause replace one item of the tuple it holds, or the one that is denied."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have = known(seen, name)
        at = telling.slots.get("at")
        item = value[0] if isinstance(value, tuple) else value
        if isinstance(at, tuple):
            # "The second and the fourth are black."
            for place in at:
                seen = fold(seen, value, replace(telling, slots={**telling.slots, "at": place}, going_on=True))
            return seen
        if at == 1 and have is None:
            # "The first is red, the second is blue": the list told piece by piece.
            return put(seen, **{name: (item,)})
        if at is not None and have is None:
            # "The last one is white", before any other was told.
            raise Contradiction("from_start")
        if at is not None and isinstance(have, tuple):
            begun = telling.answered is None and not telling.correcting
            if begun and (telling.going_on if at == "last" else int(at) == len(have) + 1):
                return put(seen, **{name: (*have, item)})
            place = len(have) if at == "last" else int(at)
            if not 1 <= place <= len(have):
                raise Contradiction("no_such_place", at=at, count=len(have))
            return put(seen, **{name: have[: place - 1] + (item,) + have[place:]})
        wrong = denied(have, telling) if isinstance(have, tuple) else None
        if wrong is not None:
            return put(seen, **{name: have[:wrong] + (item,) + have[wrong + 1 :]})
        if isinstance(have, tuple) and not isinstance(value, tuple):
            value = (value,)
        return put(seen, **{name: value})

    return fold


def need(seen: Any, *names: str) -> None:
    """Ask for several fields in one question if any is unsaid."""
    unsaid = [name for name in names if not told(seen, name)]
    if len(unsaid) == 1:
        getattr(seen, unsaid[0])
    if unsaid:
        raise Missing(*unsaid, subject=seen)


def cells(field_name: str, size: int) -> Fold:
    """A list of ``size`` places told at once or bit by bit, ``at`` naming the place; those not told yet hold UNTOLD."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have = known(seen, field_name, ())
        values = value if isinstance(value, tuple) else (value,)
        at = telling.slots.get("at")
        if isinstance(at, tuple):
            # "The first and the second are up."
            for place in at:
                seen = fold(seen, value, replace(telling, slots={**telling.slots, "at": place}, going_on=True))
            return seen
        if at is not None:
            start = (size if at == "last" else int(at)) - 1
            if not 0 <= start <= size - len(values):
                raise Contradiction("no_such_place", at=at, count=size)
        elif (wrong := denied(have, telling)) is not None:
            start = wrong
        elif telling.correcting:
            start = max(0, len(have) - len(values))
        else:
            gap = _gap(have, size)
            have, start = ((), 0) if gap is None or len(values) >= size else (have, gap)
        row = list(have) + [UNTOLD] * (start + len(values) - len(have))
        row[start : start + len(values)] = values
        return put(seen, **{field_name: tuple(row)})

    return fold


def need_cells(seen: Any, field_name: str, size: int) -> None:
    """Ask for the first place of the list that is still unsaid (question ``<field>_next`` once one is told)."""
    values = known(seen, field_name, ())
    place = _gap(values, size)
    if place is not None:
        first = all(value is UNTOLD for value in values)
        ask = field_name if first else f"{field_name}_next"
        raise Missing(f"{field_name}[{place}]", subject=seen, ask=ask)


def _gap(values: tuple[Any, ...], size: int) -> int | None:
    unsaid = [place for place, value in enumerate(values) if value is UNTOLD]
    return unsaid[0] if unsaid else len(values) if len(values) < size else None


def whole(value: Any, low: int, high: int) -> bool:
    """Whether it is a whole number from low to high (True and 3.0 are none)."""
    return type(value) is int and low <= value <= high


def one_of(value: Any, allowed: Iterable[str]) -> bool:
    """Whether it is one of these words; safe for anything JSON can hold."""
    return isinstance(value, str) and value in tuple(allowed)


def listing(value: Any, least: int = 0, most: int = 1_000_000) -> bool:
    """Whether it is a list (tuple) of this length."""
    return isinstance(value, tuple) and least <= len(value) <= most


__all__ = [
    "UNTOLD", "Ambiguous", "Answer", "Bomb", "Contradiction", "Either", "Fold", "Kind", "Line", "Missing", "Module",
    "Telling", "answer", "append", "cells", "default_fold", "denied", "known", "listing", "need", "need_cells", "one_of", "put",
    "record", "refused", "same", "told", "whole",
]  # fmt: skip
