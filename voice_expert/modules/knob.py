"""Knob: twelve lights tell where the knob must point. Manual page "On the subject of knobs"."""

from collections.abc import Mapping
from typing import Any, Literal

from voice_expert.modules._letters import as_list
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
    one_of,
    put,
    record,
    told,
    whole,
)

# Upper row, lower row (X lit), and the position seen from the word UP.
PATTERNS = (
    ("..X.XX", "XXXX.X", "up"),
    ("X.X.X.", ".XX.XX", "up"),
    (".XX..X", "XXXX.X", "down"),
    ("X.X.X.", ".X...X", "down"),
    ("....X.", "X..XXX", "left"),
    ("....X.", "...XX.", "left"),
    ("X.XXXX", "XXX.X.", "right"),
    ("X.XX..", "XXX.X.", "right"),
)
CLOCKWISE = ("up", "right", "down", "left")
SIDES = ("top", "right", "bottom", "left")


@record
class Knob:
    """Two rows of six lights (1 lit), or how many are lit in the left and the right half; where UP is printed."""

    leds: tuple[tuple[int, ...], ...] = UNTOLD
    counts: tuple[int, ...] = UNTOLD
    up_label: Literal["top", "right", "bottom", "left"] = UNTOLD
    left: int = UNTOLD
    right: int = UNTOLD
    """The halves' numbers, told one by one."""


def solve(bomb: Bomb, seen: Knob) -> Answer:
    up = known(seen, "up_label")
    if up is not None and not one_of(up, SIDES):
        raise Contradiction("bad_up_label")
    if told(seen, "leds"):
        check_rows(seen)
    elif not any(told(seen, name) for name in ("counts", "left", "right")):
        raise Missing("counts", subject=seen)
    fitting = [pattern for pattern in PATTERNS if fits(pattern, seen)]
    positions = tuple(dict.fromkeys(position for _, _, position in fitting))
    if not positions:
        raise Contradiction("unknown_pattern")
    if len(positions) > 1:
        raise Missing("counts[0]" if told(seen, "right") else "counts[1]", subject=seen)
    position = positions[0]
    side = None if up is None else SIDES[(SIDES.index(up) + CLOCKWISE.index(position)) % 4]
    key = "turn" if side is None else "turn_to_side"
    return answer(key, {"position": position, "side": side}, position=position, side=side, why="pattern")


def check_rows(seen: Knob) -> None:
    leds = seen.leds
    if not listing(leds, 1, 2) or not all(listing(row, 6, 6) and all(whole(led, 0, 1) for led in row) for row in leds):
        raise Contradiction("bad_leds")
    if len(leds) == 1:
        raise Missing("leds[1]", subject=seen)


def fits(pattern: tuple[str, str, str], seen: Knob) -> bool:
    """Whether the pattern agrees with everything told."""
    upper, lower, _ = pattern
    left, right = ((upper[half] + lower[half]).count("X") for half in (slice(0, 3), slice(3, 6)))
    if told(seen, "leds") and seen.leds != (lit(upper), lit(lower)):
        return False
    if told(seen, "counts") and not same_numbers(seen.counts, (left, right)):
        return False
    return bool(known(seen, "left", left) == left and known(seen, "right", right) == right)


def lit(row: str) -> tuple[int, ...]:
    """A row of a pattern, 1 for a light that is on."""
    return tuple(int(led == "X") for led in row)


def same_numbers(counts: Any, wanted: tuple[int, int]) -> bool:
    return listing(counts) and all(whole(count, 0, 6) for count in counts) and counts == wanted


def rows(seen: Any, value: Any, telling: Telling) -> Any:
    """One row of six or both rows, in one list or two; they replace what was seen when the module woke up before. A second
    row that can only be an upper one, and stands below no row like the first, begins anew: the first was misheard."""
    lights = as_list(value)
    have: tuple[Any, ...] = known(seen, "leds", ())
    if len(have) == 1 and len(lights) <= 6 and not telling.correcting:
        pairs = [(lit(upper), lit(lower)) for upper, lower, _ in PATTERNS]
        anew = all(lights != lower for _, lower in pairs) and any(lights == upper for upper, _ in pairs)
        lights = lights if anew else have[0] + lights
    both = tuple(lights[i : i + 6] for i in range(0, len(lights), 6))
    return put(seen, leds=both, counts=UNTOLD, left=UNTOLD, right=UNTOLD)


def lit_in(row: int, *, dark: bool = False) -> Fold:
    """The lit lights of the upper (0) or lower (1) row by their places from the left, 1 to 6; the others are off.

    With ``dark`` the places are those of the lights that are off.
    """

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have: tuple[Any, ...] = known(seen, "leds", ())
        places = as_list(value)
        if row > len(have) or not all(whole(place, 1, 6) for place in places):
            raise Contradiction("bad_leds")
        # After an answer the module woke up anew: the upper row begins a new picture.
        kept = have if telling.answered is None or telling.correcting else have[:row]
        lights = tuple(int((place in places) is not dark) for place in range(1, 7))
        return put(seen, leds=kept[:row] + (lights,) + kept[row + 1 :], counts=UNTOLD, left=UNTOLD, right=UNTOLD)

    return fold


def halves(seen: Any, value: Any, telling: Telling) -> Any:
    """Both numbers, left and right; or one, the left one first."""
    numbers = as_list(value)
    if len(numbers) > 1:
        return put(seen, leds=UNTOLD, counts=numbers, left=UNTOLD, right=UNTOLD)
    asked_right = told(seen, "left") and telling.answered is None and not telling.correcting
    return half("right" if asked_right else "left")(seen, numbers[0], telling)


def half(name: str) -> Fold:
    """One half's number; after an answer the module woke up anew, so the other half is asked again."""
    other = "left" if name == "right" else "right"

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        kept = telling.answered is None or telling.correcting or other in telling.slots
        beside = known(seen, other, UNTOLD) if kept else UNTOLD
        return put(seen, leds=UNTOLD, counts=UNTOLD, **{name: value, other: beside})

    return fold


def read(raw: Mapping[str, Any]) -> Knob:
    given = {name: raw[name] for name in ("leds", "counts", "up_label") if raw.get(name) is not None}
    return Knob(**given)


MODULE = Module(
    "knob",
    Knob,
    solve,
    kind="needy",
    folds={
        "leds": rows,
        "lit_top": lit_in(0),
        "lit_bottom": lit_in(1),
        "dark_top": lit_in(0, dark=True),
        "dark_bottom": lit_in(1, dark=True),
        "counts": halves,
        "left": half("left"),
        "right": half("right"),
    },
    codes={"counts": "no_leds", "leds": "bad_leds"},
    read=read,
)
