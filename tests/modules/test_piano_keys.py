"""Piano Keys: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, solved, vectors

# fmt: off
BOMB_1 = {"serial": "AL5QF2",
     "batteries": 3,
     "holders": 2,
     "indicators": [{"label": "FRK", "lit": True}],
     "port_plates": [["DVI-D", "PS/2"], []]}
BOMB_2 = {"serial": "7B3ZE9",
     "batteries": 0,
     "holders": 0,
     "indicators": [{"label": "SND", "lit": False}, {"label": "NSA", "lit": True}, {"label": "BOB", "lit": True}],
     "port_plates": [["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]}
BOMB_3 = {"serial": "AB1CD5",
     "batteries": 1,
     "holders": 1,
     "indicators": [{"label": "FRQ", "lit": False}, {"label": "SIG", "lit": False}],
     "port_plates": [[], ["PS/2"]]}
CASES = [
    # flat and serial ends in 2
    (BOMB_1,
     {"symbols": ["flat", "turn", "c clef"]},
     {"rule": 1, "notes": ["A#", "A#", "A#", "A#", "F#", "G#", "A#", "G#", "A#"]}),
    # sharp and two holders
    (BOMB_1,
     {"symbols": ["sharp", "turn", "c clef"]},
     {"rule": 2, "notes": ["D#", "D#", "D", "D", "D#", "D#", "D", "D#", "D#", "D", "D", "D#"]}),
    # rule 1 fails (serial ends in 9); natural and fermata together
    (BOMB_2,
     {"symbols": ["natural", "fermata", "flat"]},
     {"rule": 3, "notes": ["E", "F#", "F#", "F#", "F#", "E", "E", "E"]}),
    # cut time and a Stereo RCA port
    (BOMB_2,
     {"symbols": ["cut time", "flat", "mordent"]},
     {"rule": 4, "notes": ["A#", "A", "A#", "F", "D#", "A#", "A", "A#", "F", "D#"]}),
    # one holder, one battery, no 3/7/8 in AB1CD5: nothing else fits
    (BOMB_3,
     {"symbols": ["mordent", "fermata", "common time"]},
     {"rule": 10, "notes": ["B", "D", "A", "G", "A", "B", "D", "A"]}),
    # a symbol is missing
    (BOMB_3,
     {"symbols": ["flat", "sharp"]},
     {"error": "bad_input"}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("piano_keys", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("piano_keys"):
        assert solved("piano_keys", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    bomb, state, _ = CASES[0]
    check_broken("piano_keys", state, bomb, {"bad_input"})


@pytest.mark.parametrize(
    ("bomb", "symbols", "rule"),
    [
        # Flat and sharp together: only where the serial number is odd and there is at most one holder.
        ({"serial": "AB1CD5", "holders": 1}, ["flat", "sharp", "turn"], {"missing": "port:Stereo RCA"}),
        ({"serial": "AB1CD5", "holders": 1}, ["flat", "sharp", "natural"], 7),
        ({"serial": "AB1CD4"}, ["flat", "sharp", "natural"], 1),
        # A lit SND only: an unlit one does not count.
        (
            {"indicators": [{"label": "SND", "lit": False}]},
            ["c clef", "turn", "natural"],
            {"missing": "port:Stereo RCA"},
        ),
        ({"port_plates": [], "indicators": [{"label": "SND", "lit": False}]}, ["c clef", "turn", "natural"], 9),
        ({"port_plates": [], "indicators": [{"label": "SND", "lit": True}]}, ["c clef", "turn", "natural"], 5),
        # "More than two batteries" is enough.
        (
            {"known": {"batteries": {"min": 3}, "holders": {"max": 1}}},
            ["common time", "fermata", "c clef"],
            {"missing": "indicator:SND"},
        ),
        (
            {"known": {"batteries": {"min": 3}, "holders": {"max": 1}}, "indicators": []},
            ["common time", "fermata", "c clef"],
            6,
        ),
        ({}, ["natural", "fermata", "c clef"], 3),
        ({}, ["natural", "natural", "c clef"], {"error": "bad_input"}),
        ({}, ["natural", "natural", "c clef", "turn"], {"error": "bad_input"}),
        ({}, ["natural", "breve", "c clef"], {"error": "bad_input"}),
    ],
)
def test_where_people_slip(bomb: dict, symbols: list, rule: object) -> None:
    answer = solved("piano_keys", {"symbols": symbols}, bomb)
    assert answer.get("rule", answer) == rule


def test_the_talk_asks_for_the_symbols_and_what_decides() -> None:
    talk = Talk("piano_keys")
    assert asks(talk.said) == ("symbols",)
    assert asks(talk.tell(symbols=("flat", "turn"))) == ("symbols[2]",)
    assert asks(talk.tell(symbols=("mordent",))) == ("serial_last_digit",)
