"""Shape Fill: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # No diamond and no empty fill. diamond_1: exactly one heart: row 4. empty_1: neither horizontal nor vertical:
    # column B. Cell B4 is a circle with an X: key of stage 2.
    ({"stage": 1,
      "grid": [[["triangle", "filled"], ["heart", "diagonal"], ["heart", "vertical"], ["trapezoid", "diagonal"],
                ["octagon", "x"]],
               [["heart", "vertical"], ["heart", "dots"], ["octagon", "filled"], ["octagon", "vertical"],
                ["square", "x"]],
               [["triangle", "x"], ["star", "x"], ["octagon", "cross"], ["triangle", "filled"],
                ["star", "vertical"]],
               [["star", "x"], ["circle", "x"], ["heart", "vertical"], ["trapezoid", "horizontal"],
                ["circle", "dots"]],
               [["star", "dots"], ["heart", "cross"], ["heart", "filled"], ["star", "filled"],
                ["trapezoid", "dots"]]],
      "key": None},
     {"row_rule": "diamond_1", "column_rule": "empty_1", "press": "B4", "pressed": ["circle", "x"]}),
    # Key diamond/diagonal. diamond_2: diamonds or octagons but not both: only row 4 (row 5 has both). diagonal_2:
    # diagonal or empty but not both: only column C.
    ({"stage": 2,
      "grid": [[["circle", "x"], ["square", "dots"], ["heart", "dots"], ["square", "filled"], ["square", "x"]],
               [["heart", "horizontal"], ["square", "x"], ["circle", "diagonal"], ["trapezoid", "horizontal"],
                ["heart", "diagonal"]],
               [["trapezoid", "cross"], ["circle", "vertical"], ["trapezoid", "vertical"],
                ["trapezoid", "vertical"], ["triangle", "x"]],
               [["star", "horizontal"], ["heart", "vertical"], ["square", "cross"], ["diamond", "x"],
                ["circle", "empty"]],
               [["heart", "horizontal"], ["star", "cross"], ["octagon", "horizontal"], ["diamond", "filled"],
                ["circle", "filled"]]],
      "key": {"shape": "diamond", "fill": "diagonal"}},
     {"row_rule": "diamond_2", "column_rule": "diagonal_2", "press": "C4", "pressed": ["square", "cross"]}),
    # Different shapes per row: [5, 5, 4, 5, 3]; different fills per column: [4, 5, 4, 5, 5]. heart_3 fits only row 2,
    # diagonal_3 only column E.
    ({"stage": 3,
      "grid": [[["star", "empty"], ["triangle", "cross"], ["heart", "filled"], ["circle", "filled"],
                ["diamond", "horizontal"]],
               [["octagon", "diagonal"], ["diamond", "empty"], ["star", "cross"], ["heart", "cross"],
                ["trapezoid", "filled"]],
               [["diamond", "diagonal"], ["heart", "vertical"], ["diamond", "x"], ["square", "empty"],
                ["circle", "empty"]],
               [["square", "x"], ["trapezoid", "horizontal"], ["octagon", "filled"], ["heart", "dots"],
                ["triangle", "diagonal"]],
               [["diamond", "filled"], ["diamond", "dots"], ["star", "vertical"], ["triangle", "horizontal"],
                ["diamond", "x"]]],
      "key": {"shape": "heart", "fill": "diagonal"}},
     {"row_rule": "heart_3", "column_rule": "diagonal_3", "press": "E2", "pressed": ["trapezoid", "filled"]}),
    # Rule mode: no grid, only the two rules are named.
    ({"stage": 2, "grid": None, "key": {"shape": "diamond", "fill": "dots"}},
     {"row_rule": "diamond_2", "column_rule": "dots_2", "press": None, "pressed": None}),
    # Missing from the grid: ['octagon'] (stage 2 shows everything). Rows meeting star_2: [5]; columns meeting dots_2:
    # ['E'].
    ({"stage": 2,
      "grid": [[["diamond", "x"], ["trapezoid", "vertical"], ["square", "dots"], ["trapezoid", "vertical"],
                ["trapezoid", "empty"]],
               [["heart", "cross"], ["trapezoid", "diagonal"], ["diamond", "diagonal"], ["circle", "filled"],
                ["heart", "x"]],
               [["circle", "filled"], ["circle", "vertical"], ["circle", "dots"], ["square", "empty"],
                ["star", "cross"]],
               [["heart", "filled"], ["circle", "x"], ["heart", "dots"], ["diamond", "empty"], ["circle", "empty"]],
               [["diamond", "horizontal"], ["trapezoid", "diagonal"], ["star", "dots"], ["circle", "empty"],
                ["triangle", "dots"]]],
      "key": {"shape": "star", "fill": "dots"}},
     {"error": "misread"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("shape_fill", state) == answer


def test_published_cases() -> None:
    for case in vectors("shape_fill"):
        assert solved("shape_fill", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("shape_fill", CASES[0][0], None, {"bad_input", "misread"})


GRID = CASES[0][0]["grid"]


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"stage": 4, "key": {"shape": "heart", "fill": "dots"}}, {"error": "bad_input"}),
        ({"stage": 2, "grid": GRID}, {"error": "bad_input"}),
        ({"stage": 1}, {"error": "bad_input"}),
        ({"stage": 1, "key": {"shape": "heart"}}, {"error": "bad_input"}),
        ({"stage": 1, "grid": GRID, "key": {"shape": "diamond", "fill": "empty"}}, CASES[0][1]),
        ({"stage": 1, "grid": GRID, "key": {"shape": "diamond", "fill": "x"}}, {"error": "misread"}),
        # In the later stages nothing is missing from the grid.
        ({"stage": 2, "grid": GRID, "key": {"shape": "heart", "fill": "dots"}}, {"error": "misread"}),
        (
            {"stage": 1, "key": {"shape": "octagon", "fill": "x"}},
            {"row_rule": "octagon_1", "column_rule": "x_1", "press": None, "pressed": None},
        ),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("shape_fill", state) == answer


def test_the_talk_names_rules_and_asks_what_was_pressed() -> None:
    talk = Talk("shape_fill")
    assert asks(talk.said) == ("key",)
    assert asks(talk.tell(shape="diamond")) == ("key.fill",)
    assert gives(talk.tell(fill="empty"))["row_rule"] == "diamond_1"
    assert talk.said.then == ("key",)
    found = gives(talk.tell(shape="circle", fill="x"))
    assert (found["row_rule"], found["column_rule"]) == ("circle_2", "x_2")
    # "No, I mean a cross": the same stage again.
    assert gives(talk.tell(correcting=True, fill="cross"))["column_rule"] == "cross_2"
    assert gives(talk.tell(shape="star", fill="dots"))["row_rule"] == "star_3" and talk.said.final
    assert asks(talk.strike()) == ("key",)


def test_the_grid_can_be_read_out() -> None:
    talk = Talk("shape_fill")
    shapes = tuple(shape for row in GRID for shape, _ in row)
    fills = tuple(fill for row in GRID for _, fill in row)
    assert asks(talk.tell(shapes=shapes[:10])) == ("grid",) and talk.said.ask == "shapes"
    assert asks(talk.tell(shapes=shapes[10:])) == ("grid",) and talk.said.ask == "fills"
    assert gives(talk.tell(fills=fills)) == CASES[0][1]
    # The next key is the cell that was pressed: only the new grid is asked for.
    assert talk.said.then == ("grid",)
    assert asks(talk.tell(shapes=shapes)) == ("grid",)
    assert gives(talk.tell(fills=fills)) == {"error": "misread"}
