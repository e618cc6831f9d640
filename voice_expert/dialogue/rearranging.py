"""What changes the order of a list told before, or takes one of it away: "swap the first two", "without the last"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from voice_expert.dialogue.session import Opened
from voice_expert.record import UNTOLD, Contradiction, put

if TYPE_CHECKING:
    from voice_expert.dialogue.step import Turn

NO_LIST = 0.3
"""What it costs to take one away where no list, or more than one, was told: it may mean something else."""


@dataclass(frozen=True)
class Row:
    """The one list of a module: of which module, in which field, what it holds. Rows of a grid are no such list."""

    opened: Opened
    seen: Any
    name: str
    values: tuple[Any, ...]


def row_of(turn: Turn) -> Row | None:
    """The one list that the module in hand was told, or was told last and refused; None where there is none, or several."""
    opened = turn.session.find(turn.session.in_hand)
    if opened is None:
        return None
    refused = turn.refused(opened.place)
    seen = opened.seen if refused is None else refused
    lists = [(name, value) for name, value in vars(seen).items() if isinstance(value, tuple) and value]
    lists = [(name, value) for name, value in lists if not isinstance(value[-1], tuple)]
    return Row(opened, seen, *lists[0]) if len(lists) == 1 else None


def drop(turn: Turn, slots: Mapping[str, Any]) -> None:
    """ "Without the last one": one of the list that was told, or refused, last."""
    row = row_of(turn)
    if row is None:
        turn.penalty += NO_LIST
        return
    place = _places(row, (slots.get("item", "last"),))[0]
    _told(turn, row, row.values[:place] + row.values[place + 1 :])


def swap(turn: Turn, slots: Mapping[str, Any]) -> None:
    """ "Swap the first two", "the second and the third are the wrong way round".

    Slots: ``first`` and ``second`` (places from 1), or ``last`` for the last two. Raises Contradiction("which_list") where
    not exactly one list was told, Contradiction("no_such_place").
    """
    row = _whole(turn)
    count = len(row.values)
    wanted = (count - 1, count) if "last" in slots else (slots["first"], slots["second"])
    one, other = _places(row, wanted)
    values = list(row.values)
    values[one], values[other] = values[other], values[one]
    _told(turn, row, tuple(values))


def turn_round(turn: Turn, slots: Mapping[str, Any]) -> None:
    """ "The other way round": the list was told from its other end. Raises Contradiction("which_list")."""
    row = _whole(turn)
    _told(turn, row, row.values[::-1])


def _whole(turn: Turn) -> Row:
    row = row_of(turn)
    if row is None or any(value is UNTOLD or value is None for value in row.values):
        raise Contradiction("which_list")
    return row


def _places(row: Row, wanted: tuple[Any, ...]) -> list[int]:
    """Places named, counted from 0."""
    count = len(row.values)
    found = []
    for item in wanted:
        last = item[-1] if isinstance(item, tuple) else item
        place = count if last == "last" else int(last)
        if not 1 <= place <= count:
            raise Contradiction("no_such_place", at=last, count=count)
        found.append(place - 1)
    return found


def _told(turn: Turn, row: Row, values: tuple[Any, ...]) -> None:
    seen = put(row.seen, **{row.name: values})
    turn.session = replace(turn.session.with_opened(replace(row.opened, seen=seen)), dictating=None)
    turn.told_module, turn.about = True, row.opened.place
