"""Festive Piano Keys: a case for each rule, wrong input, and the talk. Nobody publishes cases for this module."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved

BOMB = {
    "serial": "BC3DF5", "batteries": 2, "holders": 2, "indicators": [],
    "port_plates": [["DVI-D", "PS/2", "RJ-45"], ["Serial"]],
}  # fmt: skip


@pytest.mark.parametrize(
    ("casing", "symbols", "rule", "notes"),
    [
        ({"serial": "2C3DF4"}, "caesura accent breve", 1, "D# F D# C G# F D#"),
        # As many even as odd digits are not more.
        ({"serial": "BC3DF4"}, "caesura accent breve", 9, "D D D C# C# C# B C# B F#"),
        ({"serial": "BC3DF3"}, "dal-segno accent breve", 2, "C# B A F# G# A G# F#"),
        ({}, "mordent pedal-up breve", 3, "G A G E G A G E"),
        # No port at all counts as at most two types, and so do two types on many plates.
        ({"port_plates": [["Serial"], ["Serial", "Parallel"]]}, "up-bow accent breve", 4, "D# D# C# G# D# D# F C#"),
        ({"port_plates": []}, "down-bow accent breve", 4, "D# D# C# G# D# D# F C#"),
        ({"indicators": [{"label": "NSA", "lit": True}]}, "marcato accent breve", 5, "B A G D# D A B A G"),
        ({"batteries": 4}, "semiquaver-note accent breve", 6, "F# G A A D B A G E D"),
        ({}, "semibreve-note accent breve", 7, "G E F G C B C D C B A G"),
        # An unlit NSA does not help the marcato; the 9 does.
        (
            {"serial": "BC9DF5", "indicators": [{"label": "NSA", "lit": False}]},
            "marcato breve mordent",
            8,
            "G G G G G G G A# D# F G",
        ),
        ({}, "c-clef accent breve", 9, "D D D C# C# C# B C# B F#"),
        # Nothing fits: the tune five and one times.
        ({}, "accent breve mordent", 10, " ".join(["A# A A# G"] * 6)),
    ],
)
def test_each_rule(casing: dict, symbols: str, rule: int, notes: str) -> None:
    names = [name if "bow" in name else name.replace("-", " ") for name in symbols.split()]
    answer = solved("festive_piano_keys", {"symbols": names}, {**BOMB, **casing})
    assert answer == {"rule": rule, "notes": notes.split()}


def test_wrong_input_is_named() -> None:
    check_broken("festive_piano_keys", {"symbols": ["accent", "breve", "mordent"]}, BOMB, {"bad_input"})
    assert solved("festive_piano_keys", None, BOMB) == {"error": "bad_input"}
    # The flat is a symbol of Piano Keys, not of this module.
    assert solved("festive_piano_keys", {"symbols": ["accent", "breve", "flat"]}, BOMB) == {"error": "bad_input"}


def test_the_talk_asks_only_what_decides() -> None:
    talk = Talk("festive_piano_keys", {})
    assert asks(talk.said) == ("symbols",)
    assert gives(talk.tell(symbols=("mordent", "pedal up", "breve")))["rule"] == 3
    # Lit indicators are asked for in one question, batteries and holders as well.
    assert asks(talk.tell(symbols=("marcato", "semibreve note", "breve"))) == ("indicators",)
    assert asks(talk.tell(symbols=("semiquaver rest", "semibreve note", "breve"))) == ("batteries", "holders")
    talk = Talk("festive_piano_keys", {"known": {"has": {"lit CAR": True}}})
    assert gives(talk.tell(symbols=("marcato", "semibreve note", "breve")))["rule"] == 5
