"""Who's on First: display, button to read, word to press. Manual page "On the subject of who's on first"."""

from typing import Any

from voice_expert.modules._letters import as_list
from voice_expert.modules._reading import facts_only
from voice_expert.modules._whos_on_first_tables import GROUPS, PRESS_FIRST, READ
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Fold,
    Missing,
    Module,
    Telling,
    answer,
    default_fold,
    known,
    listing,
    one_of,
    put,
    record,
    told,
)

STAGES = 3
BUTTONS = 6
GAMES = {"ja ": "ja ", "ru screen ": "ru ", "ru ": "ru "}
"""Before a word of the Japanese or Russian game, which stands for the English word at the same places of the manual; and
what goes before the labels of that game. (Russian words of the screen and of labels may stand for one English word.)"""
JAPANESE = "ja "
HESITATION = "ja UHHH"
"""A label of the Japanese game that people also say while they look for a word."""
SHARED = ("", "OKAY")
"""Displays of the English and the Japanese game."""


@record
class WhosOnFirst:
    """What shows in the stage in hand, in capitals; "" is an empty display. Stages do not depend on each other."""

    stage: int = 1
    display: str = UNTOLD
    read_label: str = UNTOLD
    buttons: tuple[str, ...] = UNTOLD
    placed: tuple[Any, ...] = ()
    """In talk: labels that were told with their places, in reading order, UNTOLD for the others."""


def english(word: Any) -> Any:
    """The word of the English game that has the same places in the manual."""
    if isinstance(word, str):
        return next((word.removeprefix(game) for game in GAMES if word.startswith(game)), word)
    return word


def solve(bomb: Bomb, seen: WhosOnFirst) -> Answer:
    display = english(seen.display)
    if not one_of(display, READ):
        raise Contradiction("unknown_display")
    read = READ[display]
    label = english(seen.read_label) if told(seen, "read_label") else None
    if label is not None and not one_of(label, PRESS_FIRST):
        raise Contradiction("unknown_label")
    heard = seen.buttons if told(seen, "buttons") else None
    buttons = tuple(map(english, heard)) if isinstance(heard, tuple) else heard
    game = game_of(seen.display, seen.read_label if label is not None else None, *(as_list(heard)))
    last = seen.stage == STAGES
    onward: Any = {"then": () if last else "display", "final": last, "display": game + display, "place": read}
    if buttons is not None:
        label = of_six(seen, buttons, read, label, game)
        press = next(word for word in PRESS_FIRST[label] if word in buttons)
        position = buttons.index(press) + 1
        json = {"read": read, "press": press, "position": position}
        slots: Any = {"press": game + press, "position": position, "label": game + label}
        return answer("press", json, why="first_present", **slots, **onward)
    if label is not None:
        json = {"read": read, "list": list(PRESS_FIRST[label])}
        words = tuple(game + word for word in PRESS_FIRST[label])
        return answer("try_words", json, items=words, words=words, label=game + label, why="list_of_label", **onward)
    return answer("read", {"read": read}, then="read_label", final=False, display=game + display, place=read, why="display")


def of_the_other_game(seen: Any, word: Any) -> bool:
    """Whether it is a word of the Japanese game, such as "er", while the display shows a word of the English one."""
    display = known(seen, "display")
    english_game = isinstance(display, str) and display not in SHARED and not display.startswith(JAPANESE)
    return english_game and isinstance(word, str) and word.startswith(JAPANESE)


def game_of(*words: Any) -> str:
    """What goes before each word that is said: the game speaks a language once one of that game's words was told."""
    said = tuple(word for word in words if isinstance(word, str))
    return next((labels for game, labels in GAMES.items() for word in said if word.startswith(game)), "")


def of_six(seen: WhosOnFirst, buttons: Any, read: int, label: str | None, game: str) -> str:
    """The label of the button to read, after checking all six."""
    if not listing(buttons):
        raise Contradiction("need_six_buttons")
    if len(buttons) < BUTTONS:
        raise Missing(f"buttons[{len(buttons)}]", subject=seen)
    if len(buttons) > BUTTONS:
        raise Contradiction("need_six_buttons", count=len(buttons))
    if not all(one_of(word, PRESS_FIRST) for word in buttons):
        raise Contradiction("unknown_label")
    if len(set(buttons)) < BUTTONS:
        raise Contradiction("duplicate_label", twice=game + next(w for w in buttons if buttons.count(w) > 1))
    found: str = buttons[read - 1]
    if label is not None and label != found:
        raise Contradiction("label_mismatch", place=read, label=game + label, found=game + found)
    return found


def show(seen: Any, value: Any, telling: Telling) -> Any:
    """A display opens a new stage when labels of the last one were told, else it replaces the one told before.

    A word by itself (``bare``) is the display only where no label was asked for, nor after "no" told last.
    """
    labelled = told(seen, "read_label") or told(seen, "buttons")
    unsettled = told(seen, "display") and isinstance(seen.display, Either) and telling.answered is None
    if "bare" in telling.slots and unsettled and not telling.correcting and not _alike(seen.display, value):
        # "No" to the question which of several words it is.
        raise Contradiction("choose_one")
    if "bare" in telling.slots and told(seen, "display") and labelled == telling.correcting:
        raise Contradiction("unknown_label")
    if "bare" in telling.slots and telling.going_on and told(seen, "display") and told(seen, "buttons"):
        # A seventh word behind the six is no display.
        raise Contradiction("need_six_buttons")
    if telling.going_on and not telling.correcting and not labelled and told(seen, "display") and not _alike(seen.display, value):
        # "Okay so it says led": one display in one breath.
        raise Contradiction("unknown_display")
    if telling.correcting or not (told(seen, "read_label") or told(seen, "buttons")):
        return put(seen, display=value)
    fresh = {name: vars(seen)[name] if name in telling.slots else UNTOLD for name in ("read_label", "buttons")}
    seen = put(seen, placed=())
    return put(seen, display=value, stage=min(seen.stage + 1, STAGES), **fresh)


def _alike(word: Any, other: Any) -> bool:
    """Whether two words as they were heard can be one."""
    words, others = ({*w.options} if isinstance(w, Either) else {w} for w in (word, other))
    return bool(words & others)


def read_out(seen: Any, value: Any, telling: Telling) -> Any:
    """The label of the button to read; where another place was named, that one was not asked for."""
    if of_the_other_game(seen, value):
        return seen
    at, display = telling.slots.get("at"), english(known(seen, "display"))
    if at is not None and not told(seen, "buttons"):
        have = seen.placed if telling.going_on or telling.answered is None else ()
        row = tuple(value if place == at else word for place, word in enumerate((*have, *(UNTOLD,) * BUTTONS)[:BUTTONS], 1))
        seen = put(seen, placed=row)
        if UNTOLD not in row:
            return put(seen, buttons=of_one_group(row), placed=(), read_label=UNTOLD)
    if telling.correcting and at is None and told(seen, "display") and not told(seen, "read_label"):
        # "No wait, it says nothing", before a label was told: it is the display that was wrong.
        raise Contradiction("unknown_label")
    if at is not None and told(seen, "buttons"):
        return labels(seen, value, telling)
    if at is not None and one_of(display, READ) and READ[display] != at:
        return seen
    return put(seen, read_label=value)


def same(name: str) -> Fold:
    """The word said once more, spelled or described: of the words that sound alike it is this one."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        have = vars(seen)[name]
        before = set(have.options) if isinstance(have, Either) else {have}
        both = [word for word in (value.options if isinstance(value, Either) else (value,)) if word in before]
        if not both:
            raise Contradiction("unknown_label")
        return put(seen, **{name: both[0] if len(both) == 1 else Either(tuple(both))})

    return fold


def again(seen: Any, value: Any, telling: Telling) -> Any:
    """A label by itself that was not asked for: only after "no" it is the label that was told before."""
    if value == HESITATION and not telling.correcting or of_the_other_game(seen, value):
        return seen
    if not telling.correcting or not told(seen, "read_label"):
        raise Contradiction("unknown_display")
    return put(seen, read_label=value)


def labels(seen: Any, value: Any, telling: Telling) -> Any:
    """All six labels; of words that sound alike those stay that belong to the group of the other labels."""
    if "at" not in telling.slots:
        value = of_one_group(as_list(value))
    return default_fold("buttons")(seen, value, telling)


def by_column(seen: Any, value: Any, telling: Telling) -> Any:
    """All six labels, those of the left column first."""
    right = as_list(telling.slots["right_column"])
    return labels(seen, tuple(word for pair in zip(as_list(value), right, strict=True) for word in pair), telling)


def of_one_group(words: tuple[Any, ...]) -> tuple[Any, ...]:
    certain = {english(word) for word in words if not isinstance(word, Either)}
    for group in GROUPS:
        if certain and certain.issubset(group):
            return tuple(_within(word, group) for word in words)
    return words


def _within(word: Any, group: tuple[str, ...]) -> Any:
    options = tuple(o for o in word.options if english(o) in group) if isinstance(word, Either) else ()
    if not options:
        return word
    return options[0] if len(options) == 1 else Either(options)


def struck(seen: Any) -> Any:
    """A wrong press brings new words, without losing a stage."""
    return put(seen, display=UNTOLD, read_label=UNTOLD, buttons=UNTOLD, placed=())


MODULE = Module(
    "whos_on_first",
    WhosOnFirst,
    solve,
    folds={
        "display": show,
        "read_label": read_out,
        "again": again,
        "buttons": labels,
        "left_column": by_column,
        "right_column": lambda seen, value, telling: seen,
        "same": same("display"),
        "again_label": same("read_label"),
    },
    optional=frozenset({"read_label", "buttons"}),
    read=facts_only(WhosOnFirst, "display", optional=("stage", "read_label", "buttons")),
    codes={"buttons": "need_six_buttons"},
    over=lambda seen: bool(seen.stage == STAGES),
    on_strike=struck,
)
