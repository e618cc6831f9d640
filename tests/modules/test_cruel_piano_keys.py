"""Cruel Piano Keys: a case for each rule, wrong input, and the talk. Nobody publishes cases for this module."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved

# Nothing on it helps any rule but 8: odd batteries, no vowel, no port.
BOMB = {"serial": "BC3DF5", "batteries": 1, "holders": 1, "indicators": [], "port_plates": []}
STATE = {"symbols": ["sharp", "breve", "flat", "fermata"], "minutes_left": 4, "solved": 3, "strikes": 0}


def lit(*labels: str) -> dict:
    return {"indicators": [{"label": label, "lit": True} for label in labels]}


CASES = [
    # 1: row 3 mirrored at E and backwards
    (lit("BOB", "CAR"), "breve turn flat natural", 1, "B C# A G# G C A# D# D F# F E"),
    # 2: row 1 (one holder), down four semitones
    ({"port_plates": [[]]}, "sharp natural flat fermata", 2, "F# F G# C A A# B D# G D E C#"),
    # 3: row 3 (three solved), mirrored
    ({"port_plates": [["Serial"], ["Serial"]]}, "fermata natural sharp breve", 3, "E F F# D D# A# C G G# A C# B"),
    # 4: row 9, backwards
    ({"port_plates": [["Serial"], ["Parallel"]]}, "c clef,semiquaver rest,turn,sharp", 4,
      "E A G F A# F# C# D B C G# D#"),
    # 5: row 0 (no strike), backwards, down three semitones
    ({"serial": "AC3DF5"}, "cut time,sharp,flat,turn", 5, "F# C C# E A# G G# A F D# B D"),
    # 6: no DVI-D, so row 3; one port, so up one
    ({"batteries": 2, "port_plates": [["Serial"]]}, "natural flat turn sharp", 6, "F E D# G F# B A D C# C G# A#"),
    # 6 with a DVI-D port: row 7
    ({"batteries": 0, "port_plates": [["DVI-D"]]}, "natural flat turn sharp", 6, "F A# D C G# A B E G F# C# D#"),
    # 7: row 8, mirrored; SND has no vowel
    (lit("SND"), "flat turn sharp natural", 7, "G# C# D C F# D# A# A B G E F"),
    # BOB has one, so 7 does not hold: by the rules of Piano Keys flat needs an even number; mordent and the 3
    (lit("BOB"), "flat,turn,mordent,natural", "else", "A E F G F E D D F A"),
    # 8: row 4, backwards
    ({}, "down-bow,turn,sharp,natural", 8, "G D# F# F G# C# B C A# A E D"),
    # 9: row 5
    ({"port_plates": [["Serial", "Parallel"]]}, "double sharp,turn,sharp,natural", 9, "C D# F# D F C# B A G A# E G#"),
]  # fmt: skip


@pytest.mark.parametrize(("casing", "symbols", "rule", "notes"), CASES)
def test_each_rule(casing: dict, symbols: str, rule: object, notes: str) -> None:
    names = symbols.split("," if "," in symbols else " ")
    answer = solved("cruel_piano_keys", {**STATE, "symbols": names}, {**BOMB, **casing})
    assert answer == {"rule": rule, "notes": notes.split()}


def test_every_row_has_each_key_once() -> None:
    from voice_expert.modules.appendix_keys import KEYS
    from voice_expert.modules.cruel_piano_keys import ROWS

    assert all(sorted(row.split()) == sorted(KEYS) for row in ROWS)


def test_wrong_input_is_named() -> None:
    check_broken("cruel_piano_keys", STATE, BOMB, {"bad_input"})
    assert solved("cruel_piano_keys", None, BOMB) == {"error": "bad_input"}
    assert solved("cruel_piano_keys", {**STATE, "symbols": STATE["symbols"][:3]}, BOMB) == {"error": "bad_input"}


def test_the_talk_asks_for_the_clock_only_when_it_decides() -> None:
    talk = Talk("cruel_piano_keys", {**BOMB, "port_plates": [[]]})
    assert asks(talk.said) == ("symbols",)
    assert asks(talk.tell(symbols=("sharp", "natural", "flat", "fermata"))) == ("minutes_left",)
    assert gives(talk.tell(minutes_left=4))["rule"] == 2
    assert talk.said.line.key == "play_within_the_minute"
    talk = Talk("cruel_piano_keys", BOMB)
    assert gives(talk.tell(symbols=("down-bow", "turn", "sharp", "natural")))["rule"] == 8
    # Nothing is known: two indicators or more, whichever they are.
    talk = Talk("cruel_piano_keys", {})
    assert asks(talk.tell(symbols=("breve", "turn", "flat", "natural"))) == ("indicators",)
    talk = Talk("cruel_piano_keys", {"known": {"has": {"lit BOB": True, "CAR": True}}})
    assert asks(talk.tell(symbols=("breve", "turn", "flat", "natural"))) == ("serial",)
