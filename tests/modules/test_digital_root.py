"""Digital Root: the manual's cases, every combination by a second reading, wrong input, and the talk."""

from __future__ import annotations

from itertools import product

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules.digital_root import MODULE, DigitalRoot
from voice_expert.modules.kit import Bomb

CASES = [
    ([9, 9, 1], 1, "yes"),
    ([4, 5, 6], 5, "no"),
    ([0, 0, 0], 0, "yes"),
    ([9, 9, 9], 9, "yes"),
    ([0, 0, 9], 0, "no"),
]


@pytest.mark.parametrize(("top", "bottom", "button"), CASES)
def test_manual(top: list[int], bottom: int, button: str) -> None:
    assert solved("digital_root", {"top": top, "bottom": bottom}) == {"button": button}


@pytest.mark.parametrize("case", vectors("digital_root"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("digital_root", case["state"], case["edgework"]) == case["answer"]


def test_second_reading() -> None:
    """Adding the digits of the sum again and again, for all ten thousand modules."""
    for *top, bottom in product(range(10), repeat=4):
        root = sum(top)
        while root > 9:
            root = sum(int(digit) for digit in str(root))
        found = MODULE.solve(Bomb(), DigitalRoot(top=tuple(top), bottom=bottom))
        assert found.json == {"button": "yes" if root == bottom else "no"}


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"top": None, "bottom": 1},
        {"top": [1, 2], "bottom": 3},
        {"top": [1, 2, 3, 4], "bottom": 3},
        {"top": [1, 2, 10], "bottom": 3},
        {"top": [1, 2, -1], "bottom": 3},
        {"top": [1, 2, True], "bottom": 3},
        {"top": [1, 2, "3"], "bottom": 3},
        {"top": [1, 2, 3], "bottom": None},
        {"top": [1, 2, 3], "bottom": 10},
        {"top": [1, 2, 3], "bottom": 6.0},
        {"top": "123", "bottom": 6},
    ],
)
def test_wrong_input(state: dict[str, object]) -> None:
    assert solved("digital_root", state) == {"error": "bad_input"}


def test_junk() -> None:
    check_broken("digital_root", {"top": [1, 2, 3], "bottom": 6}, None, {"bad_input"})


def test_talk() -> None:
    talk = Talk("digital_root")
    assert asks(talk.said) == ("top", "bottom")
    # Four digits in one breath: the last is the lower one.
    assert gives(talk.tell(top=(9, 9, 1, 1))) == {"button": "yes"}
    assert gives(talk.tell(bottom=2)) == {"button": "no"}


def test_talk_in_pieces() -> None:
    talk = Talk("digital_root")
    assert asks(talk.tell(top=(4, 5))) == ("top[2]",)
    assert asks(talk.tell(bottom=6)) == ("top[2]",)
    assert gives(talk.tell(top=6)) == {"button": "yes"}
