"""The Button: tap it, or hold it and release by the strip's colour. Manual page "On the subject of the button"."""

from typing import Any, Literal

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
    need,
    one_of,
    put,
    record,
    told,
)

COLOURS = ("blue", "red", "white", "yellow")
LABELS = ("abort", "detonate", "hold", "press")
RELEASE_DIGIT = {"blue": 4, "white": 1, "yellow": 5, "red": 1}


@record
class Button:
    """The button's colour and word; the strip lights up only while it is held."""

    color: Literal["blue", "red", "white", "yellow"] = UNTOLD
    label: Literal["abort", "detonate", "hold", "press"] = UNTOLD
    strip: Literal["blue", "red", "white", "yellow"] = UNTOLD


def solve(bomb: Bomb, seen: Button) -> Answer:
    if bomb.game_language in ("ja", "ru"):
        need_label(seen, bomb.game_language)
    need(seen, "color", "label")
    if not one_of(seen.color, COLOURS):
        raise Contradiction("unknown_color")
    if not one_of(seen.label, LABELS):
        raise Contradiction("unknown_label")
    held = told(seen, "strip")
    if held and not one_of(seen.strip, COLOURS):
        raise Contradiction("unknown_strip")

    action, why = first_action(bomb, seen.color, seen.label)
    if action == "tap" and held:
        raise Contradiction("tap_expected")
    if action == "tap":
        return answer("tap", {"action": "tap"}, why=why, label=seen.label)
    if held:
        digit = RELEASE_DIGIT[seen.strip]
        return answer("release", {"action": "release", "digit": digit}, digit=digit, strip=seen.strip, why="strip")
    return answer("hold", {"action": "hold"}, why=why, then="strip", final=False, label=seen.label)


def need_label(seen: Button, game: str) -> None:
    """Ask for the word in a game that is not English: the question names its words, and what each of them means."""
    if not told(seen, "label") and told(seen, "color"):
        words = [(label, put(seen, label=label)) for label in LABELS]
        raise Missing("label", outcomes=lambda: words, subject=seen, ask=f"label_{game}")
    if not told(seen, "label"):
        raise Missing("color", "label", subject=seen, ask=f"color+label_{game}")


def first_action(bomb: Bomb, color: str, label: str) -> tuple[str, str]:
    """The first line that holds, and its name."""
    if color == "blue" and label == "abort":
        return "hold", "blue_abort"
    if label == "detonate" and bomb.batteries > 1:
        return "tap", "detonate_batteries"
    if color == "white" and bomb.lit("CAR"):
        return "hold", "white_car"
    if bomb.batteries > 2 and bomb.lit("FRK"):
        return "tap", "batteries_frk"
    if color == "yellow":
        return "hold", "yellow"
    if color == "red" and label == "hold":
        return "tap", "red_hold"
    return "hold", "otherwise"


def face(name: str) -> Fold:
    """Another colour or word than told before: the strip seen so far belonged to the wrong action."""

    def fold(seen: Button, value: str, telling: Telling) -> Any:
        changed = told(seen, name) and getattr(seen, name) != value and "strip" not in telling.slots
        return put(seen, **{name: value}, **({"strip": UNTOLD} if changed else {}))

    return fold


def shade(seen: Button, value: str, telling: Telling) -> Any:
    """A bare colour: the strip's once the button is held, else the button's."""
    held = told(seen, "strip") or (telling.answered is not None and telling.answered.json["action"] == "hold")
    if telling.correcting and not told(seen, "strip"):
        # "No, red", before the strip was told: the button's own colour.
        held = False
    wrong = telling.slots.get("not")
    if wrong is not None:
        # "Not yellow, red": the strip if that was yellow, else the button.
        held = known(seen, "strip") == wrong
        if not held and known(seen, "color") != wrong:
            raise Contradiction("not_told")
    return put(seen, strip=value) if held else face("color")(seen, value, telling)


def held_out(seen: Button) -> bool:
    """Whether all is told: "done" while the strip is asked for only says that the button is held."""
    return told(seen, "strip")


def let_go(seen: Button) -> Button:
    """After a strike the button can be tried again; the strip will light up anew."""
    return put(seen, strip=UNTOLD)


MODULE = Module(
    "the_button",
    Button,
    solve,
    folds={"color": face("color"), "label": face("label"), "shade": shade},
    optional=frozenset({"strip"}),
    on_strike=let_go,
    over=held_out,
)
