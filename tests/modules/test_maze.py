"""Maze: the manual's cases, every way in every maze by its picture, wrong input, and the talk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules.kit import Bomb, Either
from voice_expert.modules.maze import CELLS, MODULE, Maze

CASES: list[tuple[list[str], str, str, int, str]] = [
    (["F3", "A2"], "A1", "C3", 1, "right right down left down right"),
    (["A1"], "F6", "F1", 4, "up up up up up"),
    (["D4", "F4"], "B1", "C1", 3, "right"),
    (["D1"], "A1", "A6", 8, "down down down down down"),
    (["C2", "A5"], "E6", "F6", 9, "right"),
    # The light may stand on a circle, and so may the triangle.
    (["A4"], "A1", "A4", 4, "down down down"),
    (["B6", "B6"], "B6", "A6", 7, "left"),
]


@pytest.mark.parametrize(("circles", "start", "goal", "maze", "moves"), CASES)
def test_manual(circles: list[str], start: str, goal: str, maze: int, moves: str) -> None:
    state = {"circles": circles, "start": start, "goal": goal}
    assert solved("maze", state) == {"maze": maze, "moves": moves.split()}


@pytest.mark.parametrize("case", vectors("maze"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("maze", case["state"], case["edgework"]) == case["answer"]


# Second reading: the pictures. Dots and circles are cells, lines are walls; mazes 1 to 9 in reading order.
PICTURES = """
. . .|. . .    . . .|. . .    . . .|.|. .
 +-+ + +-+-    -+ +-+ + +-     +-+ + + +
O|. .|. . .    . .|. .|O .    .|.|.|. .|.
 + +-+-+-+      +-+ +-+-+     -+ + +-+-+
.|. .|. . O    .|. .|. . .    . .|.|. .|.
 +-+ + +-+      + +-+ +-+      + + + + +
.|. . .|. .    . O|. .|.|.    .|.|.|O|.|O
 +-+-+-+-+      +-+ +-+ +      + + + + +
. . .|. .|.    .|.|.|. .|.    .|. .|.|.|.
 +-+ + +-+      + + + +-+      +-+-+ + +
. .|. .|. .    .|. .|. . .    . . . .|. .

O .|. . . .    . . . . . .    .|. .|. O .
 + +-+-+-+     -+-+-+-+ +      + + +-+ +
.|.|. . . .    . . . . .|.    .|.|.|. .|.
 + + +-+-+      +-+-+ +-+-     + + + +-+
.|. .|. .|.    . .|. .|O .    . .|.|.|. .
 +-+-+ +-+      + +-+-+ +      +-+-+ + +-
O|. . . . .    .|. . .|.|.    . .|. .|.|.
 +-+-+-+-+      +-+-+ +-+     -+ + + + +
. . . . .|.    .|. . . .|.    . .|O|.|. .
 +-+-+-+ +      + +-+-+-+      +-+-+ +-+
. . .|. .|.    .|. . O . .    . . . .|. .

. O . .|. .    .|. . O|. .    .|. . . . .
 +-+-+ + +      + +-+ + +      + +-+-+ +
.|. .|. .|.    . . .|. .|.    .|.|O .|.|.
 + +-+-+-+      +-+-+-+-+      + + +-+ +
. .|. .|. .    .|. . . .|.    . . .|. .|.
-+-+ +-+ +-     + +-+-+ +      +-+-+ +-+
. .|. . .|.    .|. O|. . .    .|.|. .|. .
 + + +-+-+      +-+ +-+-+-     + + +-+-+
.|.|. . .|.    .|.|. . . .    O|.|.|. .|.
 +-+-+-+ +      + +-+-+-+-     + + + + +-
. O . . . .    . . . . . .    . .|. .|. .
"""


def pictures() -> list[list[str]]:
    lines = PICTURES.strip("\n").split("\n")
    return [[lines[row + line].ljust(41)[x : x + 11] for line in range(11)] for row in (0, 12, 24) for x in (0, 15, 30)]


STEPS = {"right": (0, 1), "left": (0, -1), "down": (1, 0), "up": (-1, 0)}


def way(picture: list[str], start: str, goal: str) -> list[str]:
    """By the hand on the wall: walk on until the goal is met, then take back every detour."""

    def place(cell: str) -> tuple[int, int]:
        return 2 * int(cell[1]) - 2, 2 * "ABCDEF".index(cell[0])

    turns = ["up", "right", "down", "left"]
    (row, column), facing = place(start), 0
    path: list[str] = []
    while (row, column) != place(goal):
        for turn in (3, 0, 1, 2):
            towards = turns[(facing + turn) % 4]
            down, right = STEPS[towards]
            r, c = row + down, column + right
            if 0 <= r < 11 and 0 <= c < 11 and picture[r][c] == " ":
                break
        facing = turns.index(towards)
        row, column = row + 2 * down, column + 2 * right
        if path and (turns.index(path[-1]) - facing) % 4 == 2:
            path.pop()
        else:
            path.append(towards)
    return path


@pytest.mark.parametrize("number", range(1, 10))
def test_second_reading(number: int) -> None:
    picture = pictures()[number - 1]
    circles = [cell for i, cell in enumerate(CELLS) if picture[2 * (i // 6)][2 * (i % 6)] == "O"]
    assert len(circles) == 2
    for circle in circles:
        for start in CELLS:
            for goal in CELLS:
                if start != goal:
                    found = MODULE.solve(Bomb(), Maze(circles=(circle,), start=start, goal=goal))
                    assert found.json == {"maze": number, "moves": way(picture, start, goal)}


@pytest.mark.parametrize(
    ("circles", "start", "goal", "code"),
    [
        (["A2"], "A1", "A7", "bad_cell"),
        (["A2"], "a1", "A2", "bad_cell"),
        (["A2"], None, "A2", "bad_cell"),
        (["A2"], "A1", ["A2"], "bad_cell"),
        (["G1"], "A1", "A2", "bad_cell"),
        (["A2", None], "A1", "A2", "bad_cell"),
        (["A2", "F3", "G9"], "A1", "A2", "bad_cell"),
        ([], "A1", "Z9", "bad_cell"),
        ([], "A1", "A2", "circle_count"),
        (None, "A1", "A2", "circle_count"),
        ("A2", "A1", "A2", "circle_count"),
        (["A2", "F3", "A2"], "A1", "A2", "circle_count"),
        (["A3"], "A1", "A1", "unknown_circle"),
        (["A2", "A3"], "A1", "A1", "unknown_circle"),
        (["A2", "E2"], "A1", "A1", "circles_disagree"),
        (["A2", "F3"], "A1", "A1", "already_there"),
    ],
)
def test_wrong_input(circles: Any, start: Any, goal: Any, code: str) -> None:
    assert solved("maze", {"circles": circles, "start": start, "goal": goal}) == {"error": code}


def test_junk() -> None:
    codes = {"bad_cell", "circle_count", "unknown_circle", "circles_disagree", "already_there"}
    assert solved("maze", {}) == {"error": "bad_cell"}
    check_broken("maze", {"circles": ["F3", "A2"], "start": "A1", "goal": "C3"}, None, codes)


def test_talk_three_cells_in_one_breath() -> None:
    talk = Talk("maze")
    assert asks(talk.said) == ("circles", "start", "goal")
    talk.tell(circles=("A", 2), start=("A", 1), goal=("C", 3))
    assert gives(talk.said) == {"maze": 1, "moves": ["right", "right", "down", "left", "down", "right"]}
    assert talk.said.items == (("right", 2), ("down", 1), ("left", 1), ("down", 1), ("right", 1))
    # A strike: the light stands somewhere on the way.
    assert asks(talk.strike()) == ("start",)
    assert gives(talk.tell(start="B2")) == {"maze": 1, "moves": ["down", "right"]}


def test_talk_in_pieces() -> None:
    talk = Talk("maze")
    assert asks(talk.tell(circles=(1, "A"))) == ("start", "goal")
    assert asks(talk.tell(circles=("A", 4))) == ("start", "goal")
    assert talk.seen.circles == ("A1", "A4")
    assert gives(talk.tell(circles=("E", 2), correcting=True)) is None
    assert talk.seen.circles == ("E2",)
    assert gives(talk.tell(circles=("A", 3))) == {"error": "unknown_circle"}
    assert asks(talk.tell(goal=("F", 1))) == ("start",)


def test_letters_that_sound_alike_are_settled_by_the_circles() -> None:
    talk = Talk("maze")
    # B1 is a circle, D1 is one as well, E1 too: asked; with B6 or D6 beside it only one maze is left.
    heard = (Either(("B", "D", "E")), 1)
    assert asks(talk.tell(circles=heard, start=("A", 1), goal=("A", 2))) == ("circles[0]",)
    assert gives(talk.tell(circles=(*heard, "B", 6), correcting=True))["maze"] == 7
