"""Snap! (needy): green SNAP for two equal digits, red PASS otherwise. Manual page "On the subject of Snap!"."""

from collections.abc import Mapping
from typing import Any, Literal

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    cells,
    listing,
    need_cells,
    put,
    record,
    told,
    whole,
)


@record
class Snap:
    """The two digits of this activation; ``equal`` where the defuser only said "same" or "different"."""

    displays: tuple[int, ...] = UNTOLD
    equal: Literal[True, False] = UNTOLD


def solve(bomb: Bomb, seen: Snap) -> Answer:
    if told(seen, "equal"):
        return press(seen.equal)
    displays = seen.displays
    if not listing(displays, 0, 2) or not all(digit is UNTOLD or whole(digit, 0, 9) for digit in displays):
        raise Contradiction("bad_input")
    need_cells(seen, "displays", 2)
    return press(displays[0] == displays[1])


def press(equal: bool) -> Answer:
    button = "snap" if equal else "pass"
    return answer(button, {"button": button}, why="equal" if equal else "different")


def digits(seen: Snap, value: Any, telling: Telling) -> Snap:
    """Two digits are a new activation; a single one joins the one before it, or is of the place named."""
    anew = telling.slots.get("at") == 1 and telling.answered is not None and not telling.correcting
    if "at" in telling.slots and not anew:
        placed: Snap = cells("displays", 2)(put(seen, equal=UNTOLD), value, telling)
        return placed
    values = value if isinstance(value, tuple) else (value,)
    have = vars(seen)["displays"]
    if len(values) == 1 and have is not UNTOLD and len(have) == 1 and not telling.correcting:
        values = have + values
    return Snap(displays=values)


def same_or_not(seen: Snap, value: Any, telling: Telling) -> Snap:
    return Snap(equal=bool(value))


def read(raw: Mapping[str, Any]) -> Snap:
    return Snap(displays=raw.get("displays"))  # type: ignore[arg-type]


MODULE = Module(
    "snap",
    Snap,
    solve,
    kind="needy",
    folds={"displays": digits, "equal": same_or_not},
    codes={"displays": "bad_input"},
    read=read,
)
