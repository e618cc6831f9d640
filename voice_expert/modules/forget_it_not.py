"""Forget It Not: remember one digit per solved module, type them all in the end. Manual page "… of forget it not"."""

from __future__ import annotations

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


@record
class ForgetItNot:
    """The digits shown so far (None = missed), how many are accepted, and how many stages must have been shown."""

    stages: tuple[int | None, ...] = UNTOLD
    entered: int = 0
    input: bool = False
    shown: int = 1
    struck: bool = False
    """A digit was refused while typing: the lit key and the stage have to be told."""
    lit: int = UNTOLD


def solve(bomb: Bomb, seen: ForgetItNot) -> Answer:
    stages: tuple[int | None, ...] = seen.stages if told(seen, "stages") or not seen.shown else ()
    typing = seen.input
    if not listing(stages) or not all(digit is None or whole(digit, 0, 9) for digit in stages):
        raise Contradiction("bad_stage")
    if not whole(seen.entered, 0, len(stages)):
        raise Contradiction("bad_entered", entered=seen.entered)
    if seen.struck:
        raise Missing("entered", ask="typed") if told(seen, "lit") else Missing("stages", ask="lit")
    if not typing and len(stages) < seen.shown:
        ask = "stages" if len(stages) == seen.shown - 1 else "stages_missed"
        raise Missing(f"stages[{len(stages)}]", ask=ask)
    missing = [stage for stage, digit in enumerate(stages, 1) if digit is None]
    stop = next((stage for stage in missing if stage > seen.entered), None)
    press = [digit for digit in stages[seen.entered : stop - 1 if stop else None] if digit is not None]
    json = {"count": len(stages), "missing": missing, "press": "".join(map(str, press)) if typing else None}
    if not typing:
        key = "noted" if stages and stages[-1] is not None else "noted_missed"
        return answer(key, json, stage=len(stages), digit=stages[-1] if stages else None, then=f"stages[{len(stages)}]",
                      final=False)  # fmt: skip
    slots: dict[str, Any] = {"digits": tuple(press), "first": seen.entered + 1, "count": len(press)}
    if stop is None:
        return answer("type" if press else "all_typed", json, items=press, **slots)
    # A missed digit cannot be known: any key is tried, and the key that then lights up is the right one.
    key = "type_then_guess" if press else "guess"
    return answer(key, json, items=press, **slots, stage=stop, then=f"stages[{stop - 1}]", final=False)


def fold_digit(seen: ForgetItNot, value: Any, telling: Telling) -> ForgetItNot:
    """The digit of the next stage (after "no" of the last), or of ``stage``; while typing that of the lit key, at which
    the typing goes on."""
    values = value if isinstance(value, tuple) else (value,)
    have = list(known(seen, "stages", ()))
    stage = telling.slots.get("stage")
    if "lit" in telling.slots:
        # A key lights up only while typing: it is never the digit of a stage that is shown.
        seen = put(seen, input=True)
    lit = seen.input and len(values) == 1 and (stage is None or seen.struck or "lit" in telling.slots)
    if stage is not None:
        start = int(stage) - 1
    elif lit:
        start = next((n for n, digit in enumerate(have) if digit is None and n >= seen.entered), -1)
        if start < 0:
            # No digit is missing: only the module knows at which stage the typing stands.
            return put(seen, struck=True, lit=values[0])
    else:
        start = max(0, len(have) - len(values)) if telling.correcting else len(have)
    if start < 0 or (lit and start >= len(have)):
        raise Contradiction("bad_stage")
    have += [None] * (start - len(have))
    have[start : start + len(values)] = values
    seen = put(seen, struck=False, lit=UNTOLD) if lit else seen
    return put(seen, stages=tuple(have), entered=start if lit else seen.entered, shown=max(seen.shown, len(have)))


def fold_typed(seen: ForgetItNot, value: int, telling: Telling) -> ForgetItNot:
    """The stage at which a digit was refused."""
    have = known(seen, "stages", ())
    place = int(value) - 1
    if not 0 <= place < len(have):
        raise Contradiction("bad_entered")
    lit = known(seen, "lit", have[place])
    stages = (*have[:place], lit, *have[place + 1 :])
    return put(seen, stages=stages, entered=place, struck=False, lit=UNTOLD)


def refused(seen: ForgetItNot) -> ForgetItNot:
    """A strike while typing: the position is kept and the right key is lit."""
    return put(seen, struck=True, lit=UNTOLD) if seen.input is True else seen


def fold_missed(seen: ForgetItNot, value: Any, telling: Telling) -> ForgetItNot:
    """The next stage, or ``stage``, was not seen."""
    have = list(known(seen, "stages", ()))
    stage = telling.slots.get("stage")
    start = int(stage) - 1 if stage is not None else len(have) - (telling.correcting and bool(have))
    have += [None] * (start + 1 - len(have))
    have[start] = None
    return put(seen, stages=tuple(have), shown=max(seen.shown, len(have)))


def next_stage(seen: ForgetItNot) -> ForgetItNot:
    """Another module was solved: the next stage is shown."""
    return put(seen, shown=seen.shown + 1)


def read(raw: Any) -> ForgetItNot:
    stages, entered = raw.get("stages"), raw.get("entered")
    return ForgetItNot(stages=stages, entered=entered, input=raw.get("input") is True, shown=0)


MODULE = Module(
    "forget_it_not",
    ForgetItNot,
    solve,
    kind="boss",
    folds={"digit": fold_digit, "missed": fold_missed, "typed": fold_typed},
    read=read,
    on_strike=refused,
    on_solve=next_stage,
)
