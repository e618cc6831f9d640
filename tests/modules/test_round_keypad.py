"""Round Keypad: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.record import Either

# fmt: off
CASES = [
    # Column 6 holds euro, omega, ae, tracks and six, five of the eight; no other column has as many. The three others
    # are pressed.
    ({"symbols": ["euro", "omega", "ae", "tracks", "six", "balloon", "copyright", "dragon"]},
     {"column": 6, "press": ["balloon", "copyright", "dragon"]}),
    # Matches per column 1 to 6: 4, 6, 1, 1, 0, 2. Column 2 has the most.
    ({"symbols": ["balloon", "at", "left_c", "hook_n", "euro", "cursive", "question_mark", "omega"]},
     {"column": 2, "press": ["at", "omega"]}),
    # Matches per column 1 to 6: 1, 1, 1, 4, 4, 3. Columns 4 and 5 tie, the rightmost is used.
    ({"symbols": ["six", "paragraph", "bt", "smiley_face", "pitchfork", "copyright", "balloon", "ae"]},
     {"column": 5, "press": ["six", "copyright", "balloon", "ae"]}),
    # Matches per column 1 to 6: 1, 1, 4, 3, 2, 1. Column 3 has the most.
    ({"symbols": ["copyright", "filled_star", "hollow_star", "smiley_face", "double_k", "omega", "squid_knife",
                  "pumpkin"]},
     {"column": 3, "press": ["filled_star", "smiley_face", "omega", "squid_knife"]}),
    # weird_nose is drawn for the game but stands in no column, so a symbol was misheard.
    ({"symbols": ["euro", "omega", "ae", "tracks", "six", "balloon", "copyright", "weird_nose"]},
     {"error": "unknown_symbol"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("round_keypad", state) == answer


def test_published_cases() -> None:
    for case in vectors("round_keypad"):
        assert solved("round_keypad", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("round_keypad", CASES[0][0], None, {"bad_input", "unknown_symbol", "duplicate_symbol"})


def test_nothing_told_is_bad_input() -> None:
    assert solved("round_keypad", None) == {"error": "bad_input"}
    assert solved("round_keypad", {"symbols": CASES[0][0]["symbols"] + ["six"]}) == {"error": "bad_input"}
    # A pair of errors: the count is judged first, then the names, then repetition.
    assert solved("round_keypad", {"symbols": ["nothing"] * 8}) == {"error": "unknown_symbol"}
    assert solved("round_keypad", {"symbols": ["nothing"] * 7}) == {"error": "bad_input"}


def test_the_talk_collects_eight_symbols() -> None:
    talk = Talk("round_keypad")
    assert asks(talk.said) == ("symbols",)
    assert asks(talk.tell(symbols=("euro", "omega", "ae", "tracks", "six"))) == ("symbols[5]",)
    assert gives(talk.tell(symbols=("balloon", "copyright", "dragon")))["press"] == ["balloon", "copyright", "dragon"]
    assert gives(talk.tell(correcting=True, symbols=("pumpkin",)))["press"] == ["balloon", "copyright", "pumpkin"]
    assert gives(talk.tell(symbols=("n_with_hat",), at=6))["press"] == ["copyright", "pumpkin"]


def test_a_vague_name_is_asked_only_when_it_decides() -> None:
    stars = Either(("filled_star", "hollow_star"))
    talk = Talk("round_keypad")
    others = ("euro", "omega", "ae", "tracks", "six", "balloon", "filled_star")
    # The filled star is used up, so it is the hollow one.
    assert gives(talk.tell(symbols=(*others, stars)))["press"] == ["balloon", "filled_star", "hollow_star"]
    talk = Talk("round_keypad")
    others = ("euro", "omega", "ae", "tracks", "six", "balloon", "copyright")
    assert asks(talk.tell(symbols=(*others, stars))) == ("symbols[7]",)
    assert talk.said.choices == ("filled_star", "hollow_star")
