"""Simon Says: press for each flash the colour of the table. Manual page "On the subject of Simon Says"."""

from itertools import chain, groupby
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
    denied,
    known,
    one_of,
    put,
    record,
    told,
)

COLOURS = ("red", "blue", "green", "yellow")
SHORTEST, LONGEST = 3, 5
"""Flashes of the last stage."""

# Half of the table: is there a vowel in the serial number; row: strikes 0, 1, 2 or more; columns as in COLOURS.
PRESS = {
    True: (
        ("blue", "red", "yellow", "green"),
        ("yellow", "green", "blue", "red"),
        ("green", "red", "yellow", "blue"),
    ),
    False: (
        ("blue", "yellow", "green", "red"),
        ("red", "blue", "yellow", "green"),
        ("yellow", "green", "blue", "red"),
    ),
}


@record
class SimonSays:
    """The whole sequence that flashes now; ``strikes`` only where they were not counted with the bomb."""

    strikes: int = UNTOLD
    flashes: tuple[str, ...] = UNTOLD
    restarted: bool = False
    """A strike was made here since the last flash was told: the same sequence comes again."""
    doubted: tuple[str, ...] | None = None
    """What was told before a sequence that does not go on from it, until that one is confirmed or told once more;
    () once it was denied."""


def solve(bomb: Bomb, seen: SimonSays) -> Answer:
    strikes = seen.strikes if told(seen, "strikes") else bomb.strikes
    if type(strikes) is not int or strikes < 0:
        raise Contradiction("bad_strikes")
    flashes = seen.flashes
    if seen.doubted is not None:
        raise Missing("flashes", ask="other_flashes" if seen.doubted else "flashes", subject=seen)
    if not isinstance(flashes, tuple) or not flashes:
        raise Contradiction("no_flashes")
    if not all(one_of(flash, COLOURS) for flash in flashes):
        raise Contradiction("unknown_color")
    if len(flashes) > LONGEST:
        raise Contradiction("too_many_flashes", count=len(flashes))

    row = min(strikes, 2)
    with_vowel, without = (tuple(PRESS[half][row][COLOURS.index(f)] for f in flashes) for half in (True, False))
    if with_vowel == without:
        press, why = with_vowel, "either"
    elif bomb.serial.has_vowel:
        press, why = with_vowel, "vowel"
    else:
        press, why = without, "no_vowel"
    last = len(flashes) == LONGEST
    return answer(
        "press",
        {"press": list(press)},
        then=() if last else f"flashes[{len(flashes)}]",
        final=last,
        why=why,
        press=press,
        count=len(press),
        strikes=strikes,
    )


def flash(seen: Any, value: Any, telling: Telling) -> Any:
    """One colour is the new last one; several are the whole sequence.

    The sequence only grows: where another one is told than goes on from the last, that is doubted once.
    """
    if "at" in telling.slots and told(seen, "flashes"):
        return default_fold("flashes")(seen, value, telling)
    have: tuple[str, ...] = known(seen, "flashes", ())
    heard = as_list(value)
    wrong = denied(have, telling)
    if seen.doubted is not None and len(heard) == 1 and not telling.correcting and wrong is None:
        # Asked for the whole sequence, only the new one of it was told.
        return put(seen, flashes=(seen.doubted or have) + heard, restarted=False, doubted=None)
    if wrong is not None:
        sequence = have[:wrong] + heard + have[wrong + 1 :]
    elif telling.correcting and len(heard) == 1:
        sequence = have[:-1] + heard
    elif seen.restarted and heard == have[: len(heard)]:
        sequence = have
    elif not telling.correcting and (telling.going_on or (telling.answered is not None and len(heard) == 1)):
        # "Blue flashes twice, and then red flashes" in one breath is one sequence.
        sequence = have + heard
    else:
        sequence = heard
        surprising = seen.doubted is None and not telling.correcting and not seen.restarted
        if surprising and have and telling.answered is not None and heard[: len(have)] != have:
            # After a strike it is as likely that the last one was told wrongly.
            return put(seen, flashes=sequence, restarted=False, doubted=have)
    return put(seen, flashes=sequence, restarted=False, doubted=None)


def counted(seen: Any, value: int, telling: Telling) -> Any:
    """How many flashes there are, told beside them; by itself ("no, four times"), how often the same colour flashes."""
    if "flashes" in telling.slots:
        heard = len(as_list(telling.slots["flashes"]))
        if heard != value:
            raise Contradiction("other_count", count=value, heard=heard)
        return seen
    have: tuple[str, ...] = known(seen, "flashes", ())
    runs = [tuple(run) for _, run in groupby(have)]
    again = [place for place, run in enumerate(runs) if len(run) > 1] or list(range(len(runs)))
    if len(again) != 1:
        raise Contradiction("no_flashes")
    place = again[0]
    changed = (*runs[:place], runs[place][:1] * value, *runs[place + 1 :])
    return put(seen, flashes=tuple(chain.from_iterable(changed)), restarted=False)


def confirmed(seen: Any, value: bool, telling: Telling) -> Any:
    """ "Yes": the sequence that was doubted is right. "No": the one before it stands until it is told once more."""
    if value or not seen.doubted:
        return put(seen, doubted=None)
    return put(seen, flashes=seen.doubted, doubted=())


def struck(seen: Any) -> Any:
    return put(seen, restarted=told(seen, "flashes"), doubted=None)


def over(seen: Any) -> bool:
    return len(known(seen, "flashes", ())) >= SHORTEST


MODULE = Module("simon_says", SimonSays, solve, folds={"flashes": flash, "times": counted, "sure": confirmed}, on_strike=struck, over=over)
