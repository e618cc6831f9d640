"""Dealt casings are legal, follow from their seed, and the timer runs faster with strikes."""

import random
import subprocess
import sys

import pytest

from voice_expert.modules.edgework import Edgework, check
from voice_expert.practice.bomb import WIDGETS, Timer, deal_bomb, deal_casing
from voice_expert.solving import frozen


def test_casings_are_legal() -> None:
    seen_empty_plate = seen_two = False
    for seed in range(500):
        casing = deal_casing(random.Random(seed))
        check(Edgework(**frozen(casing.edgework)))
        assert len(casing.holders) + len(casing.indicators) + len(casing.plates) == WIDGETS
        seen_empty_plate |= () in casing.plates
        seen_two |= 2 in casing.holders
    assert seen_empty_plate and seen_two


def test_the_seed_gives_the_bomb() -> None:
    bombs = [deal_bomb(random.Random(7), ("wires", "maze")) for _ in range(2)]
    assert bombs[0] == bombs[1] != deal_bomb(random.Random(8), ("wires", "maze"))


def test_everything_is_known_of_a_dealt_bomb() -> None:
    bomb = deal_bomb(random.Random(3), ("wires", "maze")).known
    assert all(bomb.knows(fact) for fact in ("serial", "batteries", "holders", "indicators", "ports", "modules"))
    assert bomb.starting_minutes == 5


@pytest.mark.parametrize(("strikes", "left"), [(0, 50.0), (1, 47.5), (2, 45.0), (4, 40.0), (7, 40.0)])
def test_the_timer_runs_faster_with_strikes(strikes: int, left: float) -> None:
    assert Timer(60.0, strikes).after(10).left == left


def test_the_timer_is_shown_as_on_the_bomb() -> None:
    assert Timer(245.9).text == "04:05"
    assert Timer(9.575).text == "09.57"
    assert Timer(3.0).after(5).text == "00.00"


def test_nothing_of_it_leaks_into_solving() -> None:
    program = (
        "import sys; from voice_expert.modules import registry; import voice_expert.conversation; registry();"
        "print([name for name in sys.modules if name.startswith('voice_expert.practice')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
