"""Digital Root: is the lower digit the root of the upper three? Manual page "On the subject of digital roots"."""

from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    need,
    put,
    record,
    told,
    whole,
)


@record
class DigitalRoot:
    """Three digits above, one below."""

    top: tuple[int, ...] = UNTOLD
    bottom: int = UNTOLD
    moment: float = -1.0
    """When the digit below was told, in seconds."""


def solve(bomb: Bomb, seen: DigitalRoot) -> Answer:
    top = known(seen, "top", ())
    if not isinstance(top, tuple) or len(top) > 3 or not all(whole(digit, 0, 9) for digit in top):
        raise Contradiction("bad_input")
    if told(seen, "bottom") and not whole(seen.bottom, 0, 9):
        raise Contradiction("bad_input")
    if 0 < len(top) < 3:
        # Told one by one: those on top are told to their end before the one below.
        raise Missing(f"top[{len(top)}]", ask="top_next", subject=seen)
    need(seen, "top", "bottom")
    total = sum(top)
    root = 1 + (total - 1) % 9 if total else 0
    button = "yes" if root == seen.bottom else "no"
    return answer("press", {"button": button}, button=button, root=root, total=total, why="root")


def digits(seen: Any, value: Any, telling: Telling) -> Any:
    """The upper digits; a fourth one is the lower digit, more digits complete a row that was cut short."""
    have: tuple[int, ...] = known(seen, "top", ())
    if "not" in telling.slots and telling.slots["not"] not in have and telling.slots["not"] == known(seen, "bottom"):
        return put(seen, bottom=as_list(value)[0])
    if telling.slots.keys() & {"at", "not"} and have:
        return default_fold("top")(seen, value, telling)
    row: tuple[int, ...] = as_list(value)
    if 0 < len(have) < 3 and not telling.correcting and len(have) + len(row) <= 4:
        row = have + row
    if len(row) == 4:
        return put(seen, top=row[:3], bottom=row[3], moment=telling.t)
    return put(seen, top=row)


def lower_digit(seen: Any, value: Any, telling: Telling) -> Any:
    """The digit below; two different ones in one breath are one too many."""
    if telling.going_on and seen.moment == telling.t and not telling.correcting and seen.bottom != value:
        raise Contradiction("bad_input")
    return put(seen, bottom=value, moment=telling.t)


MODULE = Module(
    "digital_root", DigitalRoot, solve, folds={"top": digits, "bottom": lower_digit}, codes={"top": "bad_input", "bottom": "bad_input"}
)
