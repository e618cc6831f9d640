"""Third Base: a display and six keys, perhaps upside down. Manual page "On the subject of third base"."""

from __future__ import annotations

from typing import Any

from voice_expert.modules._third_base_tables import CELL_TO_READ, LISTS
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    cells,
    listing,
    one_of,
    put,
    record,
    told,
)

CELLS = ("A1", "B1", "A2", "B2", "A3", "B3")
"""The six keys in reading order."""
STAGES = 3


@record
class ThirdBase:
    """How the module is read, its display and its six keys in reading order, as seen that way."""

    orientation: str = UNTOLD
    display: str = UNTOLD
    buttons: tuple[Any, ...] = UNTOLD
    labels: tuple[str, ...] = UNTOLD
    stage: int = 1


def solve(bomb: Bomb, seen: ThirdBase) -> Answer:
    turned = seen.orientation == "upside_down"
    if not turned and seen.orientation != "upright":
        raise Contradiction("bad_input")
    display, labels = seen.display, keys(seen)
    if not isinstance(display, str) or not all(isinstance(label, str) for label in labels):
        raise Contradiction("bad_input")
    if not all(one_of(label, LISTS) for label in (display, *labels)):
        raise Contradiction("unknown_label")
    if len(set(labels)) < 6:
        raise Contradiction("duplicate_label")
    upright = tuple(turn(label) for label in reversed(labels)) if turned else labels
    to_read = CELL_TO_READ[turn(display) if turned else display]
    wanted = LISTS[upright[CELLS.index(to_read)]].split()
    place = upright.index(next(label for label in wanted if label in upright))
    if turned:
        place = 5 - place
    last = seen.stage >= STAGES
    json = {"press": CELLS[place], "label": labels[place]}
    return answer("press_last" if last else "press", json, cell=CELLS[place], label=labels[place], why="list",
                  then=() if last else ("display",), final=last)  # fmt: skip


def keys(seen: ThirdBase) -> tuple[Any, ...]:
    """The six labels in reading order."""
    if told(seen, "labels"):
        if len(seen.labels) < 6 or UNTOLD in seen.labels:
            raise Missing("buttons", ask="labels_next")
        return seen.labels
    buttons = seen.buttons
    if not listing(buttons, 3, 3) or not all(listing(row, 2, 2) for row in buttons):
        raise Contradiction("bad_input")
    return tuple(label for row in buttons for label in row)


def turn(label: str) -> str:
    """The label turned by half a turn: backwards, with 6 and 9 exchanged."""
    return label[::-1].translate(str.maketrans("69", "96"))


def fold_display(seen: ThirdBase, value: str, telling: Telling) -> ThirdBase:
    """A new display after a press begins the next stage, with new keys."""
    if not one_of(value, LISTS):
        raise Contradiction("unknown_label")
    if telling.answered is not None and not telling.correcting:
        return put(seen, display=value, buttons=UNTOLD, labels=UNTOLD, stage=seen.stage + 1)
    return put(seen, display=value)


def fold_labels(seen: ThirdBase, value: Any, telling: Telling) -> ThirdBase:
    """Keys in reading order, or those of a place; a label that there is not is known at once."""
    if not all(one_of(label, LISTS) for label in (value if isinstance(value, tuple) else (value,))):
        raise Contradiction("unknown_label")
    found: ThirdBase = cells("labels", 6)(seen, value, telling)
    return found


def struck(seen: ThirdBase) -> ThirdBase:
    """New labels; the stage stays."""
    return put(seen, display=UNTOLD, buttons=UNTOLD, labels=UNTOLD)


def read(raw: Any) -> ThirdBase:
    values = {name: raw.get(name) for name in ("orientation", "display", "buttons")}
    if values["orientation"] is None:
        values["orientation"] = "upright"
    return ThirdBase(**values)


MODULE = Module(
    "third_base",
    ThirdBase,
    solve,
    folds={"display": fold_display, "labels": fold_labels},
    read=read,
    on_strike=struck,
)
