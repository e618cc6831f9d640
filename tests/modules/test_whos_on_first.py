"""Who's on First: the manual's cases, a second reading of the whole lists, wrong input, and the talk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules.kit import Either


def state(display: Any, label: Any = None, buttons: Any = None, stage: Any = 1) -> dict[str, Any]:
    """Buttons as one text with commas, in reading order."""
    labels = [word.strip() for word in buttons.split(",")] if isinstance(buttons, str) else buttons
    return {"stage": stage, "display": display, "read_label": label, "buttons": labels}


CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (state("LEED", None, "READY, FIRST, NO, BLANK, NOTHING, YES"), {"read": 5, "press": "YES", "position": 6}),
    (state("", stage=2), {"read": 5}),
    (state("YOUR", "YOU'RE", stage=2), {"read": 4, "list": ["YOU", "YOU'RE"]}),
    (state("UR", "UH HUH", "UH HUH, U, UR, LIKE, DONE, HOLD", 3), {"read": 1, "press": "UH HUH", "position": 1}),
    (state("C", None, "NEXT, WHAT?, SURE, UH UH, HOLD, U"), {"read": 2, "press": "HOLD", "position": 5}),
    # The word on the display and the same word on a button are looked up in different tables.
    (state("NO", "YOUR"), {"read": 6, "list": ["UH UH", "YOU ARE", "UH HUH", "YOUR"]}),
    (state("YOUR", "WHAT"), {"read": 4, "list": ["UHHH", "WHAT"]}),
    # Blank and nothing are words; an empty display is something else.
    (state("BLANK"), {"read": 4}),
    (state("NOTHING"), {"read": 3}),
    # Words that sound alike.
    (state("LED"), {"read": 3}),
    (state("LEAD"), {"read": 6}),
    (state("THEY'RE"), {"read": 5}),
    (state("THEY ARE"), {"read": 3}),
    # The stage has no influence, whatever it says.
    (state("UR", stage=None), {"read": 1}),
    (state("UR", stage="three"), {"read": 1}),
]


@pytest.mark.parametrize(("seen", "answer"), CASES)
def test_manual(seen: dict[str, Any], answer: dict[str, Any]) -> None:
    assert solved("whos_on_first", seen) == answer


@pytest.mark.parametrize("case", vectors("whos_on_first"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("whos_on_first", case["state"], case["edgework"]) == case["answer"]


A_SIX = "READY, FIRST, NO, BLANK, NOTHING, YES"


@pytest.mark.parametrize(
    ("seen", "code"),
    [
        ({}, "unknown_display"),
        (state(None), "unknown_display"),
        (state("SEA"), "unknown_display"),
        (state("yes"), "unknown_display"),
        (state("LIKE", "NOPE", "X"), "unknown_display"),
        (state(["YES"]), "unknown_display"),
        (state("YES", "SEA", ["YES"]), "unknown_label"),
        (state("YES", "DISPLAY"), "unknown_label"),
        (state("YES", ""), "unknown_label"),
        (state("YES", 3), "unknown_label"),
        (state("YES", "LEFT", "LEFT, RIGHT, WHAT, NO, WAIT"), "need_six_buttons"),
        (state("YES", None, []), "need_six_buttons"),
        (state("YES", None, A_SIX + ", NO"), "need_six_buttons"),
        (state("YES", None, {"1": "READY"}), "need_six_buttons"),
        (state("YES", None, "SEA, FIRST, NO, BLANK, NOTHING, NOTHING"), "unknown_label"),
        (state("YES", None, ["READY", "FIRST", "NO", "BLANK", "NOTHING", None]), "unknown_label"),
        (state("YES", "BLANK", "NO, FIRST, NO, BLANK, NOTHING, YES"), "duplicate_label"),
        (state("YES", "LEFT", "LEFT, RIGHT, WHAT, NO, WAIT, PRESS"), "label_mismatch"),
    ],
)
def test_wrong_input(seen: dict[str, Any], code: str) -> None:
    assert solved("whos_on_first", seen) == {"error": code}


def test_junk() -> None:
    codes = {"unknown_display", "unknown_label", "need_six_buttons", "duplicate_label", "label_mismatch"}
    check_broken("whos_on_first", state("LEED", "NOTHING", A_SIX), None, codes)


# Second reading: the displays of each button in reading order, and the whole lists of the manual.
DISPLAYS = """
UR
FIRST, OKAY, C
YES, NOTHING, LED, THEY ARE
BLANK, READ, RED, YOU, YOUR, YOU'RE, THEIR
, REED, LEED, THEY'RE
DISPLAY, SAYS, NO, LEAD, HOLD ON, YOU ARE, THERE, SEE, CEE
"""
LISTS = """
READY: YES, OKAY, WHAT, MIDDLE, LEFT, PRESS, RIGHT, BLANK, READY, NO, FIRST, UHHH, NOTHING, WAIT
FIRST: LEFT, OKAY, YES, MIDDLE, NO, RIGHT, NOTHING, UHHH, WAIT, READY, BLANK, WHAT, PRESS, FIRST
NO: BLANK, UHHH, WAIT, FIRST, WHAT, READY, RIGHT, YES, NOTHING, LEFT, PRESS, OKAY, NO, MIDDLE
BLANK: WAIT, RIGHT, OKAY, MIDDLE, BLANK, PRESS, READY, NOTHING, NO, WHAT, LEFT, UHHH, YES, FIRST
NOTHING: UHHH, RIGHT, OKAY, MIDDLE, YES, BLANK, NO, PRESS, LEFT, WHAT, WAIT, FIRST, NOTHING, READY
YES: OKAY, RIGHT, UHHH, MIDDLE, FIRST, WHAT, PRESS, READY, NOTHING, YES, LEFT, BLANK, NO, WAIT
WHAT: UHHH, WHAT, LEFT, NOTHING, READY, BLANK, MIDDLE, NO, OKAY, FIRST, WAIT, YES, PRESS, RIGHT
UHHH: READY, NOTHING, LEFT, WHAT, OKAY, YES, RIGHT, NO, PRESS, BLANK, UHHH, MIDDLE, WAIT, FIRST
LEFT: RIGHT, LEFT, FIRST, NO, MIDDLE, YES, BLANK, WHAT, UHHH, WAIT, PRESS, READY, OKAY, NOTHING
RIGHT: YES, NOTHING, READY, PRESS, NO, WAIT, WHAT, RIGHT, MIDDLE, LEFT, UHHH, BLANK, OKAY, FIRST
MIDDLE: BLANK, READY, OKAY, WHAT, NOTHING, PRESS, NO, WAIT, LEFT, MIDDLE, RIGHT, FIRST, UHHH, YES
OKAY: MIDDLE, NO, FIRST, YES, UHHH, NOTHING, WAIT, OKAY, LEFT, READY, BLANK, PRESS, WHAT, RIGHT
WAIT: UHHH, NO, BLANK, OKAY, YES, LEFT, FIRST, PRESS, WHAT, WAIT, NOTHING, READY, RIGHT, MIDDLE
PRESS: RIGHT, MIDDLE, YES, READY, PRESS, OKAY, NOTHING, UHHH, BLANK, LEFT, FIRST, WHAT, NO, WAIT
YOU: SURE, YOU ARE, YOUR, YOU'RE, NEXT, UH HUH, UR, HOLD, WHAT?, YOU, UH UH, LIKE, DONE, U
YOU ARE: YOUR, NEXT, LIKE, UH HUH, WHAT?, DONE, UH UH, HOLD, YOU, U, YOU'RE, SURE, UR, YOU ARE
YOUR: UH UH, YOU ARE, UH HUH, YOUR, NEXT, UR, SURE, U, YOU'RE, YOU, WHAT?, HOLD, LIKE, DONE
YOU'RE: YOU, YOU'RE, UR, NEXT, UH UH, YOU ARE, U, YOUR, WHAT?, UH HUH, SURE, DONE, LIKE, HOLD
UR: DONE, U, UR, UH HUH, WHAT?, SURE, YOUR, HOLD, YOU'RE, LIKE, NEXT, UH UH, YOU ARE, YOU
U: UH HUH, SURE, NEXT, WHAT?, YOU'RE, UR, UH UH, DONE, U, YOU, LIKE, HOLD, YOU ARE, YOUR
UH HUH: UH HUH, YOUR, YOU ARE, YOU, DONE, HOLD, UH UH, NEXT, SURE, LIKE, YOU'RE, UR, U, WHAT?
UH UH: UR, U, YOU ARE, YOU'RE, NEXT, UH UH, DONE, YOU, UH HUH, LIKE, YOUR, SURE, HOLD, WHAT?
WHAT?: YOU, HOLD, YOU'RE, YOUR, U, DONE, UH UH, LIKE, YOU ARE, UH HUH, UR, NEXT, WHAT?, SURE
DONE: SURE, UH HUH, NEXT, WHAT?, YOUR, UR, YOU'RE, HOLD, LIKE, YOU, U, YOU ARE, UH UH, DONE
NEXT: WHAT?, UH HUH, UH UH, YOUR, HOLD, SURE, NEXT, LIKE, DONE, YOU ARE, UR, YOU'RE, U, YOU
HOLD: YOU ARE, U, DONE, UH UH, YOU, UR, SURE, WHAT?, YOU'RE, NEXT, HOLD, UH HUH, YOUR, LIKE
SURE: YOU ARE, DONE, LIKE, YOU'RE, YOU, HOLD, UH HUH, UR, SURE, U, WHAT?, NEXT, YOUR, UH UH
LIKE: YOU'RE, NEXT, U, UR, HOLD, DONE, UH UH, WHAT?, UH HUH, YOU, LIKE, SURE, YOU ARE, YOUR
"""


def test_second_reading() -> None:
    draw = random.Random(7)
    lists = {label: words.split(", ") for label, words in (line.split(": ") for line in LISTS.strip().split("\n"))}
    read_of = {
        word: number
        for number, line in enumerate(DISPLAYS.strip("\n").split("\n"), 1)
        for word in line.split(", ")
    }
    assert len(read_of) == len(lists) == 28
    for _ in range(2500):
        display = draw.choice(sorted(read_of))
        words = lists[draw.choice(sorted(lists))]
        buttons = draw.sample(words, 6)
        read = read_of[display]
        label = buttons[read - 1]
        press = min(buttons, key=lists[label].index)
        wanted = {"read": read, "press": press, "position": buttons.index(press) + 1}
        assert solved("whos_on_first", state(display, draw.choice([None, label]), buttons)) == wanted
        tried = lists[label][: lists[label].index(label) + 1]
        assert solved("whos_on_first", state(display, label)) == {"read": read, "list": tried}


def test_talk_three_stages() -> None:
    talk = Talk("whos_on_first")
    assert asks(talk.said) == ("display",)
    assert gives(talk.tell(display="LED")) == {"read": 3}
    assert talk.said.then == ("read_label",) and talk.said.line.slots["place"] == 3
    # No label was told yet: the display was misheard, the stage is the same.
    assert gives(talk.tell(display="LEED")) == {"read": 5}
    assert gives(talk.tell(read_label="UH UH"))["list"] == ["UR", "U", "YOU ARE", "YOU'RE", "NEXT", "UH UH"]
    assert talk.said.items[0] == "UR" and talk.said.then == ("display",) and talk.seen.stage == 1
    assert gives(talk.tell(display="")) == {"read": 5}
    assert talk.seen.stage == 2
    assert gives(talk.tell(buttons=tuple(A_SIX.split(", ")))) == {"read": 5, "press": "YES", "position": 6}
    # Display and labels in one breath, in either order.
    heard = ("NEXT", "WHAT?", "SURE", "UH UH", "HOLD", "U")
    assert gives(talk.tell(buttons=heard, display="C")) == {"read": 2, "press": "HOLD", "position": 5}
    assert talk.seen.stage == 3 and talk.said.final and talk.said.then == ()


def test_talk_a_strike_brings_new_words_and_keeps_the_stage() -> None:
    talk = Talk("whos_on_first")
    talk.tell(display="UR", read_label="LEFT")
    talk.tell(display="YES", read_label="WHAT")
    assert asks(talk.strike()) == ("display",)
    assert talk.seen.stage == 2
    assert gives(talk.tell(display="NO")) == {"read": 6}


def test_talk_labels_one_by_one_and_corrected() -> None:
    talk = Talk("whos_on_first")
    talk.tell(display="LEED")
    assert asks(talk.tell(buttons=("READY", "FIRST", "NO", "BLANK"))) == ("buttons[4]",)
    assert gives(talk.tell(buttons=tuple(A_SIX.split(", "))))["press"] == "YES"
    assert gives(talk.tell(buttons=("MIDDLE",), at=6)) == {"read": 5, "press": "MIDDLE", "position": 6}


def test_words_that_sound_alike_are_asked_only_where_it_matters() -> None:
    talk = Talk("whos_on_first")
    # Red and read share a button.
    assert gives(talk.tell(display=Either(("RED", "READ")))) == {"read": 4}
    talk = Talk("whos_on_first")
    assert asks(talk.tell(display=Either(("LED", "LEAD", "LEED")))) == ("display",)
    assert talk.said.choices == ("LED", "LEAD", "LEED")
    # The other labels tell WHAT from WHAT? and UHHH from UH UH.
    talk = Talk("whos_on_first")
    talk.tell(display="UR")
    heard = (Either(("WHAT", "WHAT?")), "YOUR", Either(("UHHH", "UH UH")), "NEXT", "SURE", "U")
    assert gives(talk.tell(buttons=heard)) == {"read": 1, "press": "YOUR", "position": 2}
