"""Forget Me Not (boss): a digit per stage, shown as other modules are solved; the calculated digits are typed in the
end. Manual page "On the subject of Forget Me Not"."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
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

DIGITS = tuple(range(10))


@dataclass(frozen=True)
class Accepted:
    """A stage that was missed but whose guessed digit the module took: this is its calculated digit."""

    digit: int


@record
class ForgetMeNot:
    """Displayed digits from stage 1 on (None: missed), and how far the typing is."""

    stages: tuple[int | Accepted | None, ...] = UNTOLD
    entered: int = 0
    input: bool = False
    shown: int = 1
    """Stages that must have been shown by now: one, and one more for each module solved since; 0 where it is not
    known."""
    last: int = 0
    """The stage, from 1, told last."""
    struck: bool = False
    """A digit was refused: the key that is lit green and the stage have to be told."""
    lit: int = UNTOLD


def solve(bomb: Bomb, seen: ForgetMeNot) -> Answer:
    if not told(seen, "stages"):
        raise Missing("stages[0]", ask="stages", subject=seen)
    stages = seen.stages
    if not listing(stages) or not all(
        whole(s, 0, 9) if type(s) is int else s is None or s is UNTOLD or type(s) is Accepted for s in stages
    ):
        raise Contradiction("bad_stage")
    entered = seen.entered
    if not whole(entered, 0, len(stages)):
        raise Contradiction("bad_entered")
    typing = seen.input is True
    gap = expected_place(stages)
    if not typing and gap < max(seen.shown, len(stages)):
        raise Missing(f"stages[{gap}]", ask="stages_next" if stages else "stages", subject=seen)
    if seen.struck and told(seen, "lit"):
        raise Missing("entered", ask="typed", subject=seen)
    if seen.struck:
        raise Missing("stages", ask="green", subject=seen)

    if gap < len(stages):
        stages = tuple(None if stage is UNTOLD else stage for stage in stages)
    digits = [found[0] if len(found) == 1 else None for found in followed(bomb, stages, typing or not seen.shown)]
    uncertain = [number for number, digit in enumerate(digits, 1) if digit is None]
    stop = next((number for number in uncertain if number > entered), None)
    press = [d for d in digits[entered : stop - 1 if stop else None] if d is not None]
    json = {"calculated": digits, "uncertain": uncertain, "press": "".join(map(str, press)) if typing else None}
    if not typing:
        return noted(stages, seen.last or len(stages), json)
    slots: dict[str, Any] = {"digits": tuple(press), "first": entered + 1, "count": len(press)}
    if stop is None:
        return answer("type" if press else "all_typed", json, items=press, **slots)
    # The first uncertain stage is guessed: the key that then lights up green gives its displayed digit.
    key = "type_then_guess" if press else "guess"
    return answer(key, json, items=press, **slots, stage=stop, then=f"stages[{stop - 1}]", final=False)


def noted(stages: tuple[Any, ...], stage: int, json: dict[str, Any]) -> Answer:
    """What was understood, in short: the stage and its digit."""
    digit = stages[stage - 1] if stages else None
    key = "noted" if whole(digit, 0, 9) else "noted_missed"
    return answer(key, json, stage=stage, digit=digit, then=f"stages[{len(stages)}]", final=False)


def followed(bomb: Bomb, stages: tuple[int | Accepted | None, ...], needed: bool) -> list[tuple[int, ...]]:
    """The possible digits; where they are not needed yet, as far as the casing is known."""
    if needed:
        return possible(bomb, stages)
    for count in range(len(stages), 0, -1):
        try:
            return possible(bomb, stages[:count]) + [DIGITS] * (len(stages) - count)
        except Missing:
            continue
    return [DIGITS] * len(stages)


def possible(bomb: Bomb, stages: tuple[int | Accepted | None, ...]) -> list[tuple[int, ...]]:
    """For each stage every calculated digit it may have; a missed stage is followed in all ten ways."""
    found: list[tuple[int, ...]] = []
    # The two calculated digits before the stage, in every way they may be.
    pasts: list[tuple[int, ...]] = [()]
    numbers: dict[tuple[int, ...], int] = {}
    for shown in stages:
        if len(pasts) == 1 and type(shown) is int:
            digit = (number(bomb, pasts[0]) + shown) % 10
            found.append((digit,))
            pasts = [(*pasts[0][-1:], digit)]
            continue
        steps: dict[tuple[int, ...], None] = {}
        for past in pasts:
            if whole(shown, 0, 9) and past not in numbers:
                numbers[past] = number(bomb, past)
            for digit in calculated(shown, numbers.get(past, 0)):
                steps[(*past, digit)] = None
        found.append(tuple(sorted({step[-1] for step in steps})))
        pasts = list(dict.fromkeys(step[-2:] if len(step) > 2 else step for step in steps))
    return found


def calculated(shown: int | Accepted | None, added: int) -> tuple[int, ...]:
    if isinstance(shown, Accepted):
        return (shown.digit,)
    return DIGITS if shown is None else ((added + shown) % 10,)


def number(bomb: Bomb, past: tuple[int, ...]) -> int:
    """The table's number for the stage after these calculated digits."""
    match past:
        case ():
            return first_number(bomb)
        case (before,):
            step = before + 1 if before % 2 == 0 else before - 1
            # The serial port's 3 is looked at only where it makes a difference.
            if step != 3 and bomb.has_port("Serial") and bomb.serial.digit_count >= 3:
                return 3
            return step
        case (one, other) if 0 in (one, other):
            return bomb.serial.largest_digit
        case (one, other) if one % 2 == other % 2 == 0:
            odd = bomb.serial.smallest_odd_digit
            return 9 if odd is None else odd
        case _:
            total = sum(past)
            return total if total < 10 else 1


def first_number(bomb: Bomb) -> int:
    if bomb.unlit("CAR"):
        return 2
    if bomb.unlit_count > bomb.lit_count:
        return 7
    return bomb.serial.last_digit if bomb.unlit_count else int(bomb.lit_count)


def displayed(seen: ForgetMeNot, value: Any, telling: Telling) -> ForgetMeNot:
    """The digit of the next stage (after "no" of the last), or of ``stage``; stages left out are asked for."""
    values = value if isinstance(value, tuple) else (value,)
    have = list(known(seen, "stages", ()))
    stage = telling.slots.get("stage")
    expected = expected_place(have)
    if stage is not None:
        place = int(stage) - 1
    elif telling.correcting and have:
        place = max(0, (seen.last or len(have)) - len(values))
    else:
        place = expected
    if place < 0:
        raise Contradiction("bad_stage")
    if seen.input and stage is None and not telling.correcting:
        # While typing a bare digit is the key that is lit green.
        return green(seen, values[-1], telling)
    typing = seen.input and place < len(have)
    have += [UNTOLD] * (place - len(have))
    have[place : place + len(values)] = values
    return put(seen, stages=tuple(have), last=place + len(values), input=typing)


def expected_place(stages: Sequence[Any]) -> int:
    """The first stage, from 0, that was not told."""
    return stages.index(UNTOLD) if UNTOLD in stages else len(stages)


def pair(seen: ForgetMeNot, value: Any, telling: Telling) -> ForgetMeNot:
    """Two numbers: a stage and its digit ("seven, four"), or two digits where two stages are due."""
    expected = expected_place(known(seen, "stages", ()))
    if telling.correcting or seen.shown - expected > 1:
        return displayed(seen, value, telling)
    if value[0] != (expected + 1) % 100:
        raise Contradiction("stage_or_digit", stage=expected + 1)
    return displayed(seen, value[1], telling)


def missed(seen: ForgetMeNot, value: Any, telling: Telling) -> ForgetMeNot:
    """The digit of the stage asked for, or named, was not seen."""
    return displayed(seen, None, telling)


def ready(seen: ForgetMeNot, value: Any, telling: Telling) -> ForgetMeNot:
    """The display is blank: the calculated digits are typed."""
    return put(seen, input=True, stages=known(seen, "stages", ()))


def green(seen: ForgetMeNot, value: int, telling: Telling) -> ForgetMeNot:
    """After a wrong digit the green key is the displayed digit of that stage; the typing goes on from it."""
    place = failed(seen, telling)
    if place is None:
        return put(seen, lit=value, struck=True, input=True)
    return put(corrected(seen, place, value), entered=place)


def typed(seen: ForgetMeNot, value: int, telling: Telling) -> ForgetMeNot:
    """The stage at which a digit was refused."""
    place = int(value) - 1
    return put(corrected(seen, place, seen.lit), entered=place) if told(seen, "lit") else seen


def accepted(seen: ForgetMeNot, value: int, telling: Telling) -> ForgetMeNot:
    """A guessed digit was right."""
    place = failed(seen, telling)
    place = seen.entered if place is None else place
    return put(corrected(seen, place, Accepted(value)), entered=place + 1)


def corrected(seen: ForgetMeNot, place: int, value: int | Accepted) -> ForgetMeNot:
    stages = known(seen, "stages", ())
    if not 0 <= place < len(stages):
        raise Contradiction("bad_entered")
    stages = stages[:place] + (value,) + stages[place + 1 :]
    return put(seen, stages=stages, input=True, struck=False, lit=UNTOLD)


def failed(seen: ForgetMeNot, telling: Telling) -> int | None:
    """The stage, from 0, at which the typing stands: named, after ``entered`` digits, or the first unknown one."""
    stage, count = telling.slots.get("stage"), telling.slots.get("entered")
    if stage is not None:
        return int(stage) - 1
    if count is not None:
        return int(count)
    stages = tuple(None if stage is UNTOLD else stage for stage in known(seen, "stages", ()))
    unknown = [n for n, found in enumerate(followed(telling.bomb, stages, needed=False)) if len(found) > 1]
    return next((place for place in unknown if place >= seen.entered), None)


def next_stage(seen: ForgetMeNot) -> ForgetMeNot:
    """Another module was solved: the next stage is shown."""
    return put(seen, shown=seen.shown + 1)


def refused(seen: ForgetMeNot) -> ForgetMeNot:
    """A strike while typing: the position is kept, a key lights up green."""
    return put(seen, struck=True, lit=UNTOLD) if seen.input is True else seen


def read(raw: Any) -> ForgetMeNot:
    stages, entered = raw.get("stages"), raw.get("entered")
    return ForgetMeNot(stages=stages, entered=entered, input=raw.get("input") is True, shown=0)


MODULE = Module(
    "forget_me_not",
    ForgetMeNot,
    solve,
    kind="boss",
    folds={
        "digit": displayed,
        "pair": pair,
        "missed": missed,
        "ready": ready,
        "green": green,
        "typed": typed,
        "accepted": accepted,
    },
    read=read,
    on_strike=refused,
    on_solve=next_stage,
)
