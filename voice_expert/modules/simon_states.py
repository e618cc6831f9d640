"""Simon States: four stages of colours flashing together; each adds one press. Manual page "On the subject of Simon
States"."""

from typing import Any, Literal

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
    one_of,
    put,
    record,
    told,
)

COLOURS = ("red", "yellow", "green", "blue")
PRIORITY = {
    # colour at the top left: highest to lowest
    "red": ("red", "blue", "green", "yellow"),
    "yellow": ("blue", "yellow", "red", "green"),
    "green": ("green", "red", "yellow", "blue"),
    "blue": ("yellow", "green", "blue", "red"),
}


@record
class SimonStates:
    """The top left button and, per stage, the colours of its newest flash."""

    top_left: Literal["red", "yellow", "green", "blue"] = UNTOLD
    stages: tuple[tuple[str, ...], ...] = UNTOLD
    unclear: bool = False
    """Colours were told of which nobody knows which flash together: "red and blue, green, yellow"."""


def solve(bomb: Bomb, seen: SimonStates) -> Answer:
    if not one_of(known(seen, "top_left", "red"), COLOURS):
        raise Contradiction("bad_input")
    if seen.unclear or not told(seen, "stages"):
        raise Missing(f"stages[{len(known(seen, 'stages', ()))}]", ask="stages", subject=seen)
    stages = seen.stages
    if not listing(stages, 1, 4) or not all(is_flash(flash) for flash in stages):
        raise Contradiction("bad_input")

    pressed: list[str] = []
    for flash in stages:
        pressed.append(RULES[len(pressed)](seen, flash, pressed))
    done = len(stages) == 4
    return answer(
        "press",
        {"press": pressed},
        colours=tuple(pressed),
        why=f"stage_{len(stages)}",
        then=() if done else f"stages[{len(stages)}]",
        final=done,
    )


def is_flash(flash: Any) -> bool:
    return listing(flash, 1, 4) and all(one_of(colour, COLOURS) for colour in flash) and len(set(flash)) == len(flash)


def ranked(seen: SimonStates, colours: tuple[str, ...]) -> tuple[str, ...]:
    """These colours from highest to lowest; a single one needs no order."""
    return colours if len(colours) == 1 else tuple(c for c in PRIORITY[seen.top_left] if c in colours)


def dark(flash: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(colour for colour in COLOURS if colour not in flash)


def stage_1(seen: SimonStates, flash: tuple[str, ...], pressed: list[str]) -> str:
    match len(flash):
        case 1:
            return flash[0]
        case 2:
            return ranked(seen, flash)[0] if "blue" in flash else "blue"
        case 3:
            return ranked(seen, flash)[-1] if "red" in flash else "red"
        case _:
            return ranked(seen, COLOURS)[1]


def stage_2(seen: SimonStates, flash: tuple[str, ...], pressed: list[str]) -> str:
    match len(flash):
        case 2:
            return ranked(seen, dark(flash))[0 if set(flash) == {"red", "blue"} else -1]
        case 1:
            return "yellow" if flash[0] == "blue" else "blue"
        case 4:
            return pressed[0]
        case _:
            return dark(flash)[0]


def stage_3(seen: SimonStates, flash: tuple[str, ...], pressed: list[str]) -> str:
    match len(flash):
        case 3:
            # Nothing pressed among them: all three are left, the highest of them counts.
            return ranked(seen, tuple(colour for colour in flash if colour not in pressed))[0]
        case 2 if all(colour in pressed for colour in flash):
            return ranked(seen, dark(flash))[-1]
        case 2:
            return pressed[0]
        case 1:
            return flash[0]
        case _:
            return ranked(seen, COLOURS)[2]


def stage_4(seen: SimonStates, flash: tuple[str, ...], pressed: list[str]) -> str:
    if len(set(pressed)) == 3:
        return next(colour for colour in COLOURS if colour not in pressed)
    fresh = [colour for colour in flash if colour not in pressed]
    if len(flash) == 3 and len(fresh) == 1:
        return fresh[0]
    if len(flash) >= 3:
        return ranked(seen, COLOURS)[-1]
    return flash[0] if len(flash) == 1 else "green"


RULES = (stage_1, stage_2, stage_3, stage_4)


def flashed(seen: SimonStates, value: Any, telling: Telling) -> SimonStates:
    """A new stage when the last one was answered, else another reading of the last; ``stage`` names one."""
    flash = value if isinstance(value, tuple) else (value,)
    if "mixed" in telling.slots:
        return put(seen, unclear=True)
    stages = known(seen, "stages", ())
    number = telling.slots.get("stage")
    asked = stages and telling.answered is None and not told(seen, "top_left") and not seen.unclear
    if asked and number is None and len(flash) == 1 and not telling.correcting:
        # A single colour answers the question for the top left one.
        return put(seen, top_left=flash[0])
    if number is not None and 1 <= int(number) <= len(stages):
        place = int(number) - 1
        return put(seen, stages=stages[:place] + (flash,) + stages[place + 1 :])
    opens = number is not None or seen.unclear or (telling.answered is not None and not telling.correcting)
    return put(seen, unclear=False, stages=(stages if opens else stages[:-1]) + (flash,))


def all_flashed(seen: SimonStates, value: Any, telling: Telling) -> SimonStates:
    return flashed(seen, COLOURS, telling)


def all_but(seen: SimonStates, value: Any, telling: Telling) -> SimonStates:
    return flashed(seen, dark(value if isinstance(value, tuple) else (value,)), telling)


def row(seen: SimonStates, value: Any, telling: Telling) -> SimonStates:
    """All the flashes one after another: "red, then red and blue"; the last one is new."""
    told_now = [telling.slots[name] for name in ("one", "two", "three", "four") if name in telling.slots]
    flashes = tuple(
        COLOURS if "all" in flash else flash if isinstance(flash, tuple) else (flash,) for flash in told_now
    )
    if len(flashes) > len(known(seen, "stages", ())) or telling.correcting:
        return put(seen, stages=flashes, unclear=False)
    return flashed(seen, flashes[-1], telling)


# A wrong press clears only what was typed: flashes and presses stay, so a strike changes nothing.
MODULE = Module(
    "simon_states",
    SimonStates,
    solve,
    folds={"flash": flashed, "all": all_flashed, "except": all_but, "one": row},
    optional=frozenset({"top_left"}),
)
