"""Minesweeper: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import random
import time
from itertools import combinations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules._mines import Field, odds

# fmt: off
BOMB_1 = {"serial": "AL5QF2",
     "batteries": 3,
     "holders": 2,
     "indicators": [{"label": "FRK", "lit": True}, {"label": "CAR", "lit": False}],
     "port_plates": [["DVI-D", "PS/2"]]}
BOMB_2 = {"serial": "QW7EE0",
     "batteries": 3,
     "holders": 2,
     "indicators": [{"label": "FRK", "lit": True}, {"label": "CAR", "lit": False}],
     "port_plates": [["DVI-D", "PS/2"]]}
CASES = [
    # 2nd digit 2: second cell, red = 5. First letter A = 1, sum 6. Counting back from the last: black 1, yellow 2,
    # blue 3, red 4, green 5, black 6.
    (BOMB_1,
     {"colors": ["green", "red", "blue", "yellow", "black"], "cells": ["C1", "F2", "A5", "H5", "D9"], "board": None},
     {"phase": "start", "reference": "red", "color": "black", "position": 5, "cell": "D9"}),
    # 2nd digit 0 counts as 10: 10th of 7 cells is the third, green = 1. Q = 17, sum 18; 18 back over 7 cells is the
    # 4th from the end, blue.
    (BOMB_2,
     {"colors": ["purple", "orange", "green", "blue", "red", "yellow", "black"], "cells": None, "board": None},
     {"phase": "start", "reference": "green", "color": "blue", "position": 4, "cell": None}),
    # After the first area has opened; one of the two flags is wrong.
    (BOMB_1,
     {"colors": None,
      "cells": None,
      "board": ["????????", "????????", "????????", "????????", "????????", "??F??F??", "12222???", "00001???",
                "00001221", "00000000"]},
     {"phase": "dig",
      "done": False,
      "safe": ["F6", "F7", "H8"],
      "mines": ["C6", "F8", "G8"],
      "wrong_flags": ["F6"],
      "guess": None,
      "chances": None,
      "elsewhere": None}),
    # A position that a real game never reaches: no safe cell, so the smallest chance is offered after asking for a
    # re-reading.
    (BOMB_1,
     {"colors": None,
      "cells": None,
      "board": ["????????", "????????", "??2?????", "1111????", "0001????", "1101????", "?211????", "????????",
                "????????", "????????"]},
     {"phase": "dig",
      "done": False,
      "safe": [],
      "mines": ["A7"],
      "wrong_flags": [],
      "guess": "A3",
      "chances": {"B2": 0.3333,
                  "C2": 0.3333,
                  "D2": 0.3333,
                  "A3": 0.0921,
                  "B3": 0.9079,
                  "D3": 0.0921,
                  "E3": 0.0921,
                  "E4": 0.0921,
                  "E5": 0.7237,
                  "E6": 0.1842,
                  "E7": 0.0921,
                  "A8": 0.0921,
                  "B8": 0.3684,
                  "C8": 0.5395,
                  "D8": 0.0921,
                  "E8": 0.0921},
      "elsewhere": 0.1391}),
    # The forward count (2) ends on black: the order was told wrongly.
    (BOMB_1,
     {"colors": ["green", "black", "blue", "yellow", "red"], "cells": None, "board": None},
     {"error": "black_reference"}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("minesweeper", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("minesweeper"):
        assert solved("minesweeper", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    codes = {"color_count", "bad_color", "duplicate_color", "bad_cell", "black_reference"}
    check_broken("minesweeper", CASES[0][1], CASES[0][0], codes | {"bad_board"})
    check_broken("minesweeper", CASES[2][1], CASES[2][0], {"bad_board", "not_started", "contradiction", "color_count"})


COVERED = "????????"
FIVE = ["green", "red", "blue", "yellow", "black"]


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "color_count"}),
        ({"colors": FIVE[:4]}, {"error": "color_count"}),
        ({"colors": FIVE[:4] + ["white"]}, {"error": "bad_color"}),
        ({"colors": FIVE[:4] + ["red"]}, {"error": "duplicate_color"}),
        ({"colors": FIVE, "cells": ["A1", "B1", "C1", "D1"]}, {"error": "bad_cell"}),
        ({"colors": FIVE, "cells": ["A1", "B1", "C1", "D1", "D1"]}, {"error": "bad_cell"}),
        ({"colors": FIVE, "cells": ["A1", "B1", "C1", "D1", "I1"]}, {"error": "bad_cell"}),
        ({"colors": FIVE, "cells": ["A1", "B1", "C1", "D1", "A11"]}, {"error": "bad_cell"}),
        # The order told does not matter when the cells are told with it: red is the second.
        (
            {"colors": ["black", "red", "blue", "yellow", "green"], "cells": ["D9", "F2", "A5", "H5", "C1"]},
            {"phase": "start", "reference": "red", "color": "black", "position": 5, "cell": "D9"},
        ),
        ({"board": [COVERED] * 10}, {"error": "not_started"}),
        ({"board": ["????F?X?"] * 10}, {"error": "not_started"}),
        ({"board": ["9???????"] + [COVERED] * 9}, {"error": "bad_board"}),
        # A corner has three neighbours.
        ({"board": ["4???????"] + [COVERED] * 9}, {"error": "contradiction"}),
        # Dug mines count among the twelve.
        ({"board": ["1X??????"] + [COVERED] * 8 + ["XXXXXXXX"]}, None),
        ({"board": ["1X??????"] + [COVERED] * 7 + ["XXXXXXXX"] * 2}, {"error": "contradiction"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict | None) -> None:
    found = solved("minesweeper", state, {"serial": "AL5QF2"})
    assert found == answer if answer else found["safe"] == ["A2", "B2"]


def test_the_serial_number_decides_only_the_start() -> None:
    assert solved("minesweeper", {"colors": FIVE}) == {"missing": "serial"}
    assert solved("minesweeper", CASES[2][1])["safe"] == ["F6", "F7", "H8"]


def test_done_when_only_the_mines_are_left() -> None:
    board = ["????2000", "????3000", "????2000", "23321000"] + ["00000000"] * 6
    found = solved("minesweeper", {"board": board})
    assert found["done"] and found["safe"] == [] and found["guess"] is None and len(found["mines"]) == 12


def test_chances_equal_those_of_all_placements() -> None:
    """On small fields every placement can be tried."""
    draw = random.Random(12)
    for _ in range(300):
        columns, rows, mines = draw.choice([(4, 3, 3), (3, 5, 4), (5, 3, 2)])
        cells = range(columns * rows)
        field = Field(columns, rows, mines, ("?",) * len(cells))
        there = set(draw.sample(cells, mines))
        dug = set(draw.sample([at for at in cells if at not in there], draw.randint(1, 7)))
        marks = tuple(str(sum(n in there for n in field.neighbours(at))) if at in dug else "?" for at in cells)
        field = Field(columns, rows, mines, marks)
        fits = [
            set(choice)
            for choice in combinations([at for at in cells if at not in dug], mines)
            if all(sum(n in choice for n in field.neighbours(at)) == int(marks[at]) for at in dug)
        ]
        found = odds(field)
        assert found is not None and found.total == len(fits)
        assert found.mined == tuple(None if at in dug else sum(at in choice for choice in fits) for at in cells)


def test_the_hardest_boards_are_quick() -> None:
    """Every second cell dug: the numbers hang together all over the field."""
    draw = random.Random(3)
    empty = Field(8, 10, 12, ("?",) * 80)
    for _ in range(20):
        there = set(draw.sample(range(80), 12))
        marks = [
            str(sum(n in there for n in empty.neighbours(at))) if (at // 8 + at) % 2 and at not in there else "?"
            for at in range(80)
        ]
        started = time.process_time()
        assert odds(Field(8, 10, 12, tuple(marks))) is not None
        assert time.process_time() - started < 0.5


def test_the_talk_reads_rows_and_then_only_new_numbers() -> None:
    talk = Talk("minesweeper", {"serial": "AL5QF2"})
    assert asks(talk.said) == ("colors",)
    assert gives(talk.tell(colors=tuple(FIVE)))["color"] == "black" and talk.said.then == ("board",)
    board = CASES[2][1]["board"]
    assert asks(talk.tell(row=tuple(board[0]))) == ("board[1]",)
    assert gives(talk.tell(row=tuple("???"))) == {"error": "row_length"}
    for row in board[1:9]:
        talk.tell(row=tuple(row))
    assert asks(talk.said) == ("board[9]",)
    assert gives(talk.tell(row=tuple(board[9]))) == CASES[2][2]
    assert talk.said.line.slots["cells"] == ("F6", "F7", "H8") and talk.said.line.key == "dig_flagged"
    # The dug cells show 2, 2 and 2, told in the order in which they were named.
    found = gives(talk.tell(marks=("2", "2", "2")))
    assert "F7" not in found["safe"] and found == solved(
        "minesweeper",
        {"board": [*board[:5], "??F??2??", "122222??", "00001??2", *board[8:]]},
    )
    # "No, row six …"
    talk.tell(row=tuple("??F??1??"), at=6)
    assert talk.seen.rows[5] == "??F??1??" and talk.seen.rows[6] == "122222??"


def test_the_rest_can_be_told_as_covered() -> None:
    talk = Talk("minesweeper", {"serial": "AL5QF2"})
    talk.tell(row=tuple("01?????" + "?"))
    talk.tell(row=tuple("12?????" + "?"))
    assert gives(talk.tell(rest_covered=True))["phase"] == "dig"
