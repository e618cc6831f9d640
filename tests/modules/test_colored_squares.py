"""Colored Squares: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Counts: blue 4, green 4, red 3, magenta 3, yellow 2: yellow is rarest.
    ({"grid": [["green", "blue", "magenta", "red"], ["magenta", "magenta", "blue", "green"],
               ["green", "blue", "red", "red"], ["yellow", "blue", "green", "yellow"]],
      "white": 0,
      "last_group": None,
      "counts": None},
     {"group": "yellow", "cells": ["A4", "D4"]}),
    # 10 white, last group green: row 10, column green = row. Topmost row with a non-white square is row 1.
    ({"grid": [["yellow", "magenta", "white", "white"], ["white", "white", "white", "blue"],
               ["white", "blue", "white", "white"], ["white", "blue", "green", "white"]],
      "white": 10,
      "last_group": "green",
      "counts": None},
     {"group": "row", "cells": ["A1", "B1"]}),
    # 5 white, last group column: row 5, column 'column' = green.
    ({"grid": [["white", "green", "green", "yellow"], ["white", "green", "green", "white"],
               ["white", "yellow", "green", "blue"], ["white", "blue", "blue", "blue"]],
      "white": 5,
      "last_group": "column",
      "counts": None},
     {"group": "green", "cells": ["B1", "C1", "B2", "C2", "C3"]}),
    # 5 white, last group row: red. No grid given, so cells is null.
    ({"grid": None, "white": 5, "last_group": "row", "counts": None},
     {"group": "red", "cells": None}),
    # Counts: magenta 5, red 4, green 3, yellow 2, blue 2: a tie, so it is Uncolored Squares.
    ({"grid": [["magenta", "red", "green", "magenta"], ["green", "red", "yellow", "red"],
               ["magenta", "magenta", "red", "blue"], ["blue", "yellow", "green", "magenta"]],
      "white": 0,
      "last_group": None,
      "counts": None},
     {"error": "wrong_module"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("colored_squares", state) == answer


def test_published_cases() -> None:
    for case in vectors("colored_squares"):
        assert solved("colored_squares", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("colored_squares", CASES[0][0], None, {"bad_input", "wrong_module", "misread", "solved"})


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"white": 4}, {"error": "bad_input"}),
        ({"white": 17, "last_group": "red"}, {"error": "bad_input"}),
        ({"white": 16}, {"error": "solved"}),
        ({"rarest": "yellow"}, {"group": "yellow", "cells": None}),
        ({"white": 0, "last_group": "row", "rarest": "red"}, {"group": "red", "cells": None}),
        ({"counts": {"red": 7, "blue": 3, "green": 3, "yellow": 3}}, {"error": "wrong_module"}),
        ({"counts": {"red": 6, "blue": 4, "green": 3, "yellow": 2, "magenta": 1}}, {"group": "magenta", "cells": None}),
        ({"counts": {"red": 6, "blue": 4, "green": 3, "yellow": 2}}, {"error": "bad_input"}),
        (
            {"grid": [["white"] * 4] * 3 + [["red"] * 4], "last_group": "row"},
            {"group": "row", "cells": ["A4", "B4", "C4", "D4"]},
        ),
        ({"grid": [["white"] * 4] * 3 + [["red"] * 4], "white": 11}, {"error": "misread"}),
        (
            {"grid": [["red"] + ["white"] * 3] * 4, "last_group": "red"},
            {"group": "column", "cells": ["A1", "A2", "A3", "A4"]},
        ),
        ({"grid": [["white"] * 4] + [["white"] + ["red"] * 3] * 3, "last_group": "yellow"}, {"error": "misread"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("colored_squares", state) == answer


def test_the_talk_needs_the_rarest_colour_and_then_only_white_counts() -> None:
    talk = Talk("colored_squares")
    assert asks(talk.said) == ("rarest",)
    assert gives(talk.tell(rarest="magenta")) == {"group": "magenta", "cells": None}
    assert talk.said.then == ("white",)
    assert gives(talk.tell(white=1)) == {"group": "row", "cells": None}
    assert gives(talk.tell(white=5)) == {"group": "red", "cells": None}
    # "no, four are white"
    assert gives(talk.tell(white=4, correcting=True)) == {"group": "row", "cells": None}
    assert gives(talk.tell(white=4)) == {"error": "misread"}
    assert gives(talk.tell(white=16)) == {"error": "solved"}


def test_a_strike_starts_again() -> None:
    talk = Talk("colored_squares")
    talk.tell(rarest="magenta")
    assert asks(talk.strike()) == ("rarest",)
    talk.tell(rarest="red")
    talk.tell(white=2)
    assert asks(talk.tell(white=0)) == ("rarest",)
