"""Endless Minesweeper: worked examples, published cases, every error, hard boards in time."""

from __future__ import annotations

import json
import random
import time
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.modules.solving_cases import check_broken, solved, vectors
from voice_expert.games.endless_minesweeper.advisor import analyze
from voice_expert.games.endless_minesweeper.engine import strewn
from voice_expert.games.endless_minesweeper.reading import SeenRow
from voice_expert.games.endless_minesweeper.rules import rows_added

ID = "endless_minesweeper"
EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "endless_minesweeper_examples.jsonl").read_text("utf-8").splitlines()
]
CODES = {
    "unknown_op", "bad_difficulty", "bad_game_rows", "bad_checked", "bad_frozen", "frozen_needs_all_rows", "extra_all_rows",
    "extra_not_clear", "bad_lives", "bad_bombs", "bad_total_rows", "bad_streak", "bad_score", "bad_multiplier", "bad_marks",
    "bad_mine_rate", "bad_rows", "bad_wrong_marks", "bad_initial_lives", "bad_initial_bombs", "bad_width", "bad_over",
    "bad_board", "bad_row_width", "supply_short", "inconsistent",
}  # fmt: skip
CONFIRM = {"op": "confirm", "difficulty": "normal", "game_rows": 12, "checked": 12}
ROW = {"row": 1, "confirmed": False, "view": ".1."}
ANALYZE = {"op": "analyze", "difficulty": "easy", "width": 3, "rows": [ROW], "marks": 1}
PLAY_ROWS = [{"row": n, "confirmed": False, "mines": "..", "view": ".."} for n in range(1, 11)]
PLAY = {"op": "play", "difficulty": "easy", "width": 2, "rows": PLAY_ROWS, "supply": [], "events": []}


def test_all_examples_are_there() -> None:
    assert len(EXAMPLES) == 19


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["title"] for example in EXAMPLES])
def test_worked_examples(example: dict[str, Any]) -> None:
    assert solved(ID, example["state"], {}) == example["answer"]


def test_published_cases() -> None:
    for case in vectors(ID):
        assert solved(ID, case["state"], case["edgework"]) == case["answer"], case


@pytest.mark.parametrize(
    ("rows", "confirmed", "added", "afterwards"),
    [(10, 10, 12, 12), (17, 17, 19, 19), (20, 20, 20, 20), (10, 9, 10, 11), (17, 16, 17, 18), (20, 19, 19, 20), (10, 4, 4, 10),
     (17, 11, 10, 16), (20, 14, 13, 19), (10, 1, 1, 10), (17, 8, 6, 15), (20, 11, 9, 18), (17, 5, 2, 14), (20, 8, 5, 17),
     (17, 2, 0, 15), (20, 5, 1, 16), (20, 3, 0, 17)],
)  # fmt: skip
def test_the_growth_that_the_manual_prints(rows: int, confirmed: int, added: int, afterwards: int) -> None:
    assert rows_added(rows, confirmed) == added
    assert rows - confirmed + added == afterwards


@pytest.mark.parametrize(
    ("state", "error"),
    [
        ({}, "unknown_op"),
        ({"op": "dance"}, "unknown_op"),
        ({"op": "growth", "game_rows": 9, "checked": 1}, "bad_game_rows"),
        ({"op": "growth", "game_rows": 12, "checked": 0}, "bad_checked"),
        ({"op": "growth", "game_rows": 12, "checked": 13}, "bad_checked"),
        ({"op": "growth", "game_rows": 12, "checked": 12, "frozen": 13}, "bad_frozen"),
        ({"op": "growth", "game_rows": 12, "checked": 11, "frozen": 2}, "frozen_needs_all_rows"),
        ({"op": "mine_rate", "difficulty": "brutal"}, "bad_difficulty"),
        ({"op": "mine_rate", "difficulty": "easy", "bombs": 11}, "bad_bombs"),
        ({"op": "mine_rate", "difficulty": "easy", "lives": -1}, "bad_lives"),
        ({"op": "mine_count", "difficulty": "easy", "rows": 3}, "bad_mine_rate"),
        ({"op": "mine_count", "difficulty": "easy", "mine_rate": 18, "rows": 21}, "bad_rows"),
        (CONFIRM | {"frozen": 2, "wrong_marks": 1}, "frozen_needs_all_rows"),
        (CONFIRM | {"difficulty": "extra", "checked": 11}, "extra_all_rows"),
        (CONFIRM | {"difficulty": "extra", "wrong_marks": 1}, "extra_not_clear"),
        (CONFIRM | {"lives": "two"}, "bad_lives"),
        (CONFIRM | {"bombs": 2.5}, "bad_bombs"),
        (CONFIRM | {"total_rows": -1}, "bad_total_rows"),
        (CONFIRM | {"streak": -1}, "bad_streak"),
        (CONFIRM | {"score": "much"}, "bad_score"),
        (CONFIRM | {"multiplier": 0}, "bad_multiplier"),
        (CONFIRM | {"multiplier": 0.25}, "bad_multiplier"),
        (CONFIRM | {"multiplier": 1.1}, "bad_multiplier"),
        (CONFIRM | {"wrong_marks": -1}, "bad_wrong_marks"),
        (CONFIRM | {"initial_lives": -1}, "bad_initial_lives"),
        (CONFIRM | {"initial_bombs": 11}, "bad_initial_bombs"),
        ({"op": "finish", "difficulty": "easy", "over": "finished"}, "bad_over"),
        (ANALYZE | {"width": 21}, "bad_width"),
        (ANALYZE | {"marks": 1.5}, "bad_marks"),
        (ANALYZE | {"mine_rate": 101, "marks": None}, "bad_mine_rate"),
        (ANALYZE | {"rows": []}, "bad_board"),
        (ANALYZE | {"rows": [ROW, ROW]}, "bad_board"),
        (ANALYZE | {"rows": [ROW | {"view": ".9."}]}, "bad_board"),
        (ANALYZE | {"rows": [ROW | {"view": ".X."}]}, "bad_board"),
        (ANALYZE | {"rows": [ROW | {"confirmed": True}]}, "bad_board"),
        (ANALYZE | {"rows": [ROW | {"view": ".1"}]}, "bad_row_width"),
        (ANALYZE | {"marks": 3}, "inconsistent"),
        (ANALYZE | {"op": "advise", "marks": -1}, "inconsistent"),
        (PLAY | {"rows": [*PLAY_ROWS[:4], *PLAY_ROWS[5:]]}, "bad_board"),
        (PLAY | {"rows": [PLAY_ROWS[0] | {"view": "10"}, *PLAY_ROWS[1:]]}, "bad_board"),
        (PLAY | {"rows": [PLAY_ROWS[0] | {"mines": "*..", "view": "..."}, *PLAY_ROWS[1:]]}, "bad_row_width"),
        (PLAY | {"supply": ["..."]}, "bad_row_width"),
        (PLAY | {"rows": PLAY_ROWS[:9]}, "bad_game_rows"),
        (PLAY | {"checked_rows": [1]}, "bad_checked"),
        (PLAY | {"events": [{"do": "open", "cell": "A1"}, {"do": "confirm"}, {"do": "confirm"}]}, "supply_short"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(state: dict[str, Any], error: str) -> None:
    assert solved(ID, state, {}) == {"error": error}


@pytest.mark.parametrize("example", EXAMPLES[4::4], ids=[example["title"] for example in EXAMPLES[4::4]])
def test_junk_in_any_place(example: dict[str, Any]) -> None:
    check_broken(ID, example["state"], {}, CODES)


@pytest.mark.parametrize("share", [0.05, 0.2, 0.35, 0.5, 0.8])
def test_large_boards_are_counted_in_time(share: float) -> None:
    """20 rows of 20 at 24 %, safe panels open here and there: one whole front of numbers, harder than played boards.

    The limit is ten times what is measured (benchmarks), so that a slow machine passes and lost exponents do not.
    """
    slowest = 0.0
    for seed in range(3):
        mines = strewn(str(seed), 1, 20, 20, Fraction(24))
        dice = random.Random(seed)
        rows = []
        for r, row in enumerate(mines):
            near = mines[max(0, r - 1) : r + 2]
            view = "".join(
                str(sum(one[max(0, c - 1) : c + 2].count("*") for one in near)) if mark == "." and dice.random() < share else "."
                for c, mark in enumerate(row)
            )
            rows.append(SeenRow(r + 1, False, view))
        begun = time.process_time()
        found = analyze(rows, 96, Fraction(24, 100), Fraction(24, 100))
        slowest = max(slowest, time.process_time() - begun)
        assert sum(found.chance.values()) == 96
        assert all(mines[r - 1][c] == "." for r, c in found.safe)
        assert all(mines[r - 1][c] == "*" for r, c in found.where(False, 1))
    assert slowest < 6
