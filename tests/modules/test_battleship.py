"""Battleship: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
BOMB_1 = {"serial": "GX4BN1",
     "batteries": 1,
     "holders": 1,
     "indicators": [{"label": "TRN", "lit": True}],
     "port_plates": [["PS/2", "RJ-45"], ["DVI-D", "RJ-45", "Stereo RCA"], ["Parallel"]]}
BOMB_2 = {"serial": "837SW1",
     "batteries": 1,
     "holders": 1,
     "indicators": [{"label": "MSA", "lit": False}],
     "port_plates": [[], ["Parallel", "Serial"], ["Serial"]]}
CASES = [
    # Letters G X B N, digits 4 1: G4 -> B4, X1 -> D1; 6 ports -> A, 1 indicator + 1 battery = 2 -> A2. Nothing else
    # is known yet, so only radar can be named.
    (BOMB_1,
     {"rows": None, "columns": None, "ships": None, "known": {}},
     {"safe": ["B4", "D1", "A2"],
      "ships": [],
      "water": [],
      "solutions": None,
      "next": {"tool": "radar", "cells": ["B4", "D1", "A2"]}}),
    # The counts alone leave one layout: torpedo it without any radar.
    (BOMB_1,
     {"rows": [2, 0, 3, 1, 3], "columns": [1, 0, 2, 3, 3], "ships": {"1": 1, "2": 1, "3": 2, "4": 0}, "known": {}},
     {"safe": ["B4", "D1", "A2"],
      "ships": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"],
      "water": ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "B4", "C4", "D4", "E4", "A5", "B5"],
      "solutions": 1,
      "next": {"tool": "torpedo", "cells": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"]}}),
    # Six layouts. Of the safe cells D3, C3, C2 the last lies in an empty row, so radar only D3 and C3. (Three port
    # names, two of them Serial, make 3 ports; the empty plate adds none.)
    (BOMB_2,
     {"rows": [2, 0, 3, 0, 3], "columns": [1, 2, 2, 1, 2], "ships": {"1": 1, "2": 2, "3": 1, "4": 0}, "known": {}},
     {"safe": ["D3", "C3", "C2"],
      "ships": [],
      "water": ["A2", "B2", "C2", "D2", "E2", "A4", "B4", "C4", "D4", "E4"],
      "solutions": 6,
      "next": {"tool": "radar", "cells": ["D3", "C3"]}}),
    # With both radar results one layout is left.
    (BOMB_2,
     {"rows": [2, 0, 3, 0, 3],
      "columns": [1, 2, 2, 1, 2],
      "ships": {"1": 1, "2": 2, "3": 1, "4": 0},
      "known": {"D3": "water", "C3": "water"}},
     {"safe": ["D3", "C3", "C2"],
      "ships": ["B1", "C1", "A3", "B3", "E3", "C5", "D5", "E5"],
      "water": ["A1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "C3", "D3", "A4", "B4", "C4", "D4", "E4", "A5",
                "B5"],
      "solutions": 1,
      "next": {"tool": "torpedo", "cells": ["B1", "C1", "A3", "B3", "E3", "C5", "D5", "E5"]}}),
    # Rows add up to 9, columns and fleet to 8.
    (BOMB_2,
     {"rows": [2, 0, 3, 0, 4], "columns": [1, 2, 2, 1, 2], "ships": {"1": 1, "2": 2, "3": 1, "4": 0}, "known": {}},
     {"error": "count_mismatch"}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("battleship", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("battleship"):
        assert solved("battleship", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    bomb, state, _ = CASES[3]
    check_broken("battleship", state, bomb, {"bad_state", "count_mismatch", "no_solution", "not_unique"})


ONE = CASES[1][1]


@pytest.mark.parametrize(
    ("bomb", "state", "answer"),
    [
        (BOMB_1, {"rows": [1] * 4}, {"error": "bad_state"}),
        (BOMB_1, {"rows": [1, 1, 1, 1, 6]}, {"error": "bad_state"}),
        (BOMB_1, {"ships": {"5": 1}}, {"error": "bad_state"}),
        (BOMB_1, {"known": {"F1": "ship"}}, {"error": "bad_state"}),
        (BOMB_1, {"known": {"A1": "sea"}}, {"error": "bad_state"}),
        (BOMB_1, {"rows": [0] * 5, "columns": [0] * 5, "ships": {}}, {"error": "count_mismatch"}),
        (BOMB_1, {**ONE, "known": {"A1": "ship"}}, {"error": "no_solution"}),
        # A ship size without a number does not occur.
        (BOMB_1, {**ONE, "ships": {"1": 1, "2": 1, "3": 2}}, CASES[1][2]),
        # Errors of the counts need no casing; the radar cells do.
        ({}, {**ONE, "known": {"A1": "ship"}}, {"error": "no_solution"}),
        ({}, ONE, {"missing": "serial"}),
        ({"serial": "GX4BN1"}, ONE, {"missing": "ports"}),
        ({"serial": "GX4BN1", "port_plates": []}, ONE, {"missing": "indicators"}),
        ({"serial": "GX4BN1", "port_plates": [], "indicators": []}, ONE, {"missing": "batteries"}),
        # Everything that may be looked at is known, but nothing is counted yet.
        (
            BOMB_1,
            {"known": {"B4": "water", "D1": "ship", "A2": "water"}},
            {
                "safe": ["B4", "D1", "A2"],
                "ships": ["D1"],
                "water": ["A2", "B4"],
                "solutions": None,
                "next": {"tool": "ask", "cells": []},
            },
        ),
    ],
)
def test_where_people_slip(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("battleship", state, bomb) == answer


def test_done_when_every_ship_square_is_revealed() -> None:
    known = {name: "ship" for name in CASES[1][2]["ships"]}
    assert solved("battleship", {**ONE, "known": known}, BOMB_1)["next"] == {"tool": "done", "cells": []}


def test_the_talk_needs_no_casing_when_the_counts_leave_one_layout() -> None:
    talk = Talk("battleship", {})
    assert asks(talk.said) == ("columns",)
    assert asks(talk.tell(columns=(1, 0, 2))) == ("columns[3]",)
    assert asks(talk.tell(columns=(3, 3))) == ("rows",)
    assert asks(talk.tell(rows=(2, 0, 3, 1, 3))) == ("ships",)
    # "one of size three" is not all yet; with the others the sum is right.
    assert asks(talk.tell(ships=2, size=3)) == ("ships",)
    assert asks(talk.tell(ships=1, size=2)) == ("ships",)
    assert gives(talk.tell(ships=1, size=1))["next"] == CASES[1][2]["next"]


def test_the_talk_radars_only_uncertain_cells() -> None:
    state = CASES[2][1]
    talk = Talk("battleship", BOMB_2)
    talk.tell(columns=tuple(state["columns"]), rows=tuple(state["rows"]))
    assert gives(talk.tell(ships=(1, 2, 1, 0))) == CASES[2][2]
    assert talk.said.then == ("known",)
    assert gives(talk.tell(contents=("water", "water"))) == CASES[3][2]
    assert gives(talk.tell(correcting=True, cells=("D3",), contents=("ship",))) == {"error": "no_solution"}
