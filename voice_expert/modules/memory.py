"""Memory: five stages; each press hangs on the display and on earlier presses. Manual page "On the subject
of memory"."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Missing,
    Module,
    Telling,
    answer,
    known,
    listing,
    put,
    record,
    told,
    whole,
)

RULES = (
    # row = stage 1 to 5, column = digit on the display 1 to 4; the number is a value, or the stage to remember
    (("position", 2), ("position", 2), ("position", 3), ("position", 4)),
    (("label", 4), ("position of stage", 1), ("position", 1), ("position of stage", 1)),
    (("label of stage", 2), ("label of stage", 1), ("position", 3), ("label", 4)),
    (("position of stage", 1), ("position", 1), ("position of stage", 2), ("position of stage", 2)),
    (("label of stage", 1), ("label of stage", 2), ("label of stage", 4), ("label of stage", 3)),
)
Pressed = dict[str, int | None]
"""Position and label of one press, None where not known."""


@dataclass(frozen=True)
class Stage:
    """A finished stage: the half of the press that was told, and what the stage showed; None where never told."""

    position: Any = None
    label: Any = None
    display: int | None = None
    labels: tuple[int, ...] | None = None


@record
class Memory:
    """Finished stages and the current one, with what was told of its press once it was ``pressed``."""

    stages: tuple[Stage, ...] = ()
    display: int = UNTOLD
    labels: tuple[int, ...] = UNTOLD
    position: int = UNTOLD
    label: int = UNTOLD
    pressed: bool = False


def solve(bomb: Bomb, seen: Memory) -> Answer:
    stages = seen.stages
    if listing(stages) and len(stages) > 4:
        raise Contradiction("too_many_stages")
    if seen.pressed:
        raise Missing("display", subject=seen)
    display = seen.display
    if not whole(display, 1, 4):
        raise Contradiction("bad_display")
    labels = known(seen, "labels")
    if labels is not None and not four_digits(labels):
        raise Contradiction("bad_labels")
    shown_labels = [stage.labels for stage in stages if isinstance(stage, Stage)] if listing(stages) else []
    if not all(row is None or four_digits(row) for row in shown_labels):
        raise Contradiction("bad_labels")
    if not listing(stages) or not all(half is None or whole(half, 1, 4) for stage in stages for half in halves(stage)):
        raise Contradiction("bad_history")

    number = len(stages) + 1
    half, value, source = rule(number, display, history(stages))
    if value is None:
        raise Missing(f"stages[{source - 1}].{half}", ask=f"earlier_{half}", subject=seen)
    press = whole_press({half: value}, labels)
    json = {name: press[name] for name in ("position", "label") if press[name] is not None}
    slots: dict[str, Any] = {**press, "stage": number, "display": display, "source": source}
    slots["why"] = "remembered" if source else "fixed"
    if number == 5:
        return answer(says(press), json, **slots)
    # The other half matters later: labels always, positions only of stages 1 and 2.
    other = "label" if half == "position" else "position"
    wanted = press[other] is None and (other == "label" or number <= 2)
    then = f"stages[{number - 1}].{other}" if wanted else "display"
    return answer(says(press), json, then=then, ask_then=wanted, final=False, **slots)


def four_digits(labels: Any) -> bool:
    return listing(labels, 4, 4) and all(whole(n, 1, 4) for n in labels) and len(set(labels)) == 4


def says(press: Pressed) -> str:
    return "press_position" if press["label"] is None else "press_label" if press["position"] is None else "press_both"


def halves(stage: Any) -> tuple[Any, Any]:
    return (stage.position, stage.label) if isinstance(stage, Stage) else ("no stage", None)


def rule(number: int, display: int, done: list[Pressed]) -> tuple[str, int | None, int]:
    """Which half the rule fixes, its value (None if not remembered), and the stage it comes from (0: the rule)."""
    name, value = RULES[number - 1][display - 1]
    half = name.split()[0]
    return (half, value, 0) if name == half else (half, done[value - 1][half], value)


def whole_press(halves: Mapping[str, int | None], labels: tuple[int, ...] | None) -> Pressed:
    """Both halves as far as the labels on the buttons tell them."""
    position, label = halves.get("position"), halves.get("label")
    if not four_digits(labels):
        labels = None
    if labels is not None and position is not None:
        label = labels[position - 1]
    elif labels is not None and label is not None:
        position = labels.index(label) + 1
    return {"position": position, "label": label}


def history(stages: tuple[Stage, ...]) -> list[Pressed]:
    """What was pressed in each finished stage: told, or following from what the stage showed."""
    done: list[Pressed] = []
    for stage in stages:
        press: Pressed = {"position": stage.position, "label": stage.label}
        if stage.display is not None:
            if len(done) == len(RULES):
                raise Contradiction("too_many_stages")
            if not whole(stage.display, 1, 4):
                raise Contradiction("bad_display")
            half, value, _ = rule(len(done) + 1, stage.display, done)
            press = whole_press(press if value is None else {**press, half: value}, stage.labels)
        done.append(press)
    return done


def shown(seen: Memory, value: int, telling: Telling) -> Memory:
    """A digit on the display opens a stage when the last one was answered, else it corrects the last one."""
    number, stages = telling.slots.get("stage"), seen.stages
    labels = telling.slots.get("labels", UNTOLD)
    if number is not None and 1 <= int(number) <= len(stages):
        place = int(number) - 1
        stage = replace(stages[place], display=value)
        if labels is not UNTOLD:
            stage = replace(stage, labels=labels)
        return put(seen, stages=stages[:place] + (stage,) + stages[place + 1 :])
    again = telling.correcting or (number is not None and int(number) == len(stages) + 1)
    if told(seen, "display") and not again and (seen.pressed or telling.answered is not None):
        return Memory(stages=(*stages, finished(seen)), display=value, labels=labels)
    labels = vars(seen)["labels"] if labels is UNTOLD else labels
    return Memory(stages=stages, display=value, labels=labels)


def finished(seen: Memory) -> Stage:
    return Stage(known(seen, "position"), known(seen, "label"), known(seen, "display"), known(seen, "labels"))


def buttons(seen: Memory, value: tuple[int, ...], telling: Telling) -> Memory:
    """The digits on the four buttons; told together with a display they are folded in there."""
    if "display" in telling.slots:
        return seen
    number = telling.slots.get("stage")
    if number is not None and 1 <= int(number) <= len(seen.stages):
        place = int(number) - 1
        # Which button was pressed then follows from the display and these.
        stage = replace(seen.stages[place], labels=value, position=None, label=None)
        return put(seen, stages=seen.stages[:place] + (stage,) + seen.stages[place + 1 :])
    answered = telling.answered is not None and told(seen, "labels")
    if told(seen, "display") and not telling.correcting and (seen.pressed or answered):
        return Memory(stages=(*seen.stages, finished(seen)), labels=value)
    return put(seen, labels=value)


def row(seen: Memory, value: tuple[int, ...], telling: Telling) -> Memory:
    """Four digits by themselves are those on the buttons; the first of all is that on the display, and is lacking."""
    if not told(seen, "display") and not seen.stages:
        raise Contradiction("bad_display")
    return buttons(seen, value, telling)


def pressed(half: str) -> Fold:
    """One half of a press: of the stage named, of the stage whose half is being asked for, or of the current one."""

    def fold(seen: Memory, value: int, telling: Telling) -> Memory:
        if not whole(value, 1, 4):
            raise Contradiction("bad_history")
        number, stages = telling.slots.get("stage"), seen.stages
        labels = known(seen, "labels")
        both = telling.slots.get("position"), telling.slots.get("label")
        if telling.correcting and number is None and None not in both and not seen.pressed and listing(labels, 4, 4):
            # "No, the third button is a four": of the row that was read.
            at = int(both[0])  # type: ignore[arg-type]
            return put(seen, labels=labels[: at - 1] + (both[1],) + labels[at:])
        if number is None and not stages and not told(seen, "display") and not telling.correcting:
            # "The second one": nothing can have been pressed before the first display was told.
            return seen
        place = int(number) - 1 if number is not None else forgotten(seen, half)
        if place is not None and 0 <= place < len(stages):
            known_half: dict[str, Any] = {half: value}
            stage = replace(stages[place], **known_half)
            return put(seen, stages=stages[:place] + (stage,) + stages[place + 1 :])
        return put(seen, **{half: value}, pressed=len(stages) < 4 and (seen.pressed or telling.answered is not None))

    return fold


def digit(seen: Memory, value: int, telling: Telling) -> Memory:
    """A bare digit is what was asked for: a display, or a half of a press. After "no" it is what was told last."""
    half = None
    number = len(seen.stages) + 1
    if told(seen, "display") and number <= len(RULES) and whole(seen.display, 1, 4):
        fixed = rule(number, seen.display, history(seen.stages))[0]
        other = "label" if fixed == "position" else "position"
        lacking = next((name for name in ("label", "position") if forgotten(seen, name) is not None), None)
        asked = telling.answered is not None and telling.answered.then[:1] == (f"stages[{number - 1}].{other}",)
        if seen.pressed:
            half = other if telling.correcting else None
        else:
            half = lacking or (other if asked and not telling.correcting else None)
    return shown(seen, value, telling) if half is None else pressed(half)(seen, value, telling)


def wrong(seen: Memory, value: int, telling: Telling) -> Memory:
    """What was told of a stage is forgotten; it is asked for again where it matters."""
    place, stages = int(value) - 1, seen.stages
    if place == len(stages):
        return Memory(stages=stages)
    if not 0 <= place < len(stages):
        raise Contradiction("bad_history")
    return put(seen, stages=stages[:place] + (Stage(),) + stages[place + 1 :])


def forgotten(seen: Memory, half: str) -> int | None:
    """The finished stage, from 0, whose half the current rule lacks."""
    if seen.pressed or not told(seen, "display") or len(seen.stages) >= len(RULES) or not whole(seen.display, 1, 4):
        return None
    wanted, value, source = rule(len(seen.stages) + 1, seen.display, history(seen.stages))
    return source - 1 if value is None and wanted == half else None


def forget(seen: Memory) -> Memory:
    """A strike puts the module back to stage 1."""
    return Memory()


def read(raw: Mapping[str, Any]) -> Memory:
    stages: Any = raw.get("stages")
    if listing(stages):
        stages = tuple(Stage(s.get("position"), s.get("label")) if isinstance(s, dict) else s for s in stages)
    labels = UNTOLD if raw.get("labels") is None else raw["labels"]
    return Memory(stages=stages, display=raw.get("display"), labels=labels)  # type: ignore[arg-type]


MODULE = Module(
    "memory",
    Memory,
    solve,
    folds={
        "display": shown,
        "labels": buttons,
        "row": row,
        "position": pressed("position"),
        "label": pressed("label"),
        "digit": digit,
        "wrong": wrong,
    },
    codes={"stages": "missing_history"},
    read=read,
    listens=True,
    over=lambda seen: len(seen.stages) >= len(RULES) - 1,
    on_strike=forget,
)
