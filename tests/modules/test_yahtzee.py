"""Yahtzee: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import random
import time
from functools import reduce
from itertools import product
from operator import or_

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules import _dice

# fmt: off
BOMB_1 = {"serial": "AL5QF2",
     "batteries": 3,
     "holders": 2,
     "indicators": [{"label": "FRK", "lit": True}, {"label": "CAR", "lit": False}],
     "port_plates": [["DVI-D", "PS/2"]]}
BOMB_2 = {"serial": "2B6MA4",
     "batteries": 2,
     "holders": 1,
     "indicators": [{"label": "BOB", "lit": True}, {"label": "SND", "lit": True}, {"label": "NSA", "lit": False}],
     "port_plates": [["RJ-45"]]}
BOMB_3 = {"serial": "KT0RV8",
     "batteries": 0,
     "holders": 0,
     "indicators": [],
     "port_plates": [["Serial"], ["Serial", "Parallel"], ["RJ-45"], [], []]}
CASES = [
    # Large straight; serial digits 5 and 2 are both on dice, the higher is 5: blue.
    (BOMB_1,
     {"dice": {"purple": 1, "yellow": 2, "blue": 5, "white": 3, "black": 4}, "kept": []},
     {"solved": False, "rolled": 5, "keep": ["blue"], "legal": [["blue"]], "expected": 12.386}),
    # Three of a kind with two lit indicators: value of white, 6. The triple may not be kept.
    (BOMB_2,
     {"dice": {"purple": 4, "yellow": 4, "blue": 1, "white": 6, "black": 4}, "kept": []},
     {"solved": False, "rolled": 5, "keep": ["white"], "legal": [["white"]], "expected": 12.462}),
    # Small straight after four dice: white shows 6 and must go; any other value may be kept, or nothing. Best is the
    # pair of threes.
    (BOMB_3,
     {"dice": {"purple": 3, "yellow": 4, "blue": 5, "white": 6, "black": 3}, "kept": ["white"]},
     {"solved": False,
      "rolled": 4,
      "keep": ["purple", "black"],
      "legal": [[], ["purple"], ["yellow"], ["blue"], ["black"], ["purple", "black"]],
      "expected": 10.969}),
    # Full house after three dice, Serial port twice: keep the triple (or roll all).
    (BOMB_3,
     {"dice": {"purple": 2, "yellow": 2, "blue": 5, "white": 5, "black": 5}, "kept": ["purple", "yellow"]},
     {"solved": False,
      "rolled": 3,
      "keep": ["blue", "white", "black"],
      "legal": [[], ["blue", "white", "black"]],
      "expected": 8.727}),
    # Four threes, but neither yellow nor blue was kept and 5 is two away, so only three may stay. Keep a choice with
    # yellow: then four can be kept next time.
    (BOMB_2,
     {"dice": {"purple": 3, "yellow": 3, "blue": 5, "white": 3, "black": 3}, "kept": ["purple", "white", "black"]},
     {"solved": False,
      "rolled": 2,
      "keep": ["purple", "yellow", "white"],
      "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["black"], ["purple", "yellow"],
                ["purple", "white"], ["purple", "black"], ["yellow", "white"], ["yellow", "black"],
                ["white", "black"], ["purple", "yellow", "white"], ["purple", "yellow", "black"],
                ["purple", "white", "black"], ["yellow", "white", "black"]],
      "expected": 8.727}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("yahtzee", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("yahtzee"):
        assert solved("yahtzee", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    bomb, state, _ = CASES[2]
    check_broken("yahtzee", state, bomb, {"bad_dice", "bad_kept"})


COLOURS = ("purple", "yellow", "blue", "white", "black")


def roll(values: str, *kept: str) -> dict:
    """The five dice in colour order."""
    return {"dice": dict(zip(COLOURS, map(int, values), strict=True)), "kept": list(kept)}


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (roll("77777"), {"error": "bad_dice"}),
        ({"dice": {"purple": 1}, "kept": []}, {"error": "bad_dice"}),
        (roll("12345", "red"), {"error": "bad_kept"}),
        (roll("11345", "purple", "purple"), {"error": "bad_kept"}),
        (roll("12345", "purple", "yellow"), {"error": "bad_kept"}),
        (roll("11112", *COLOURS), {"error": "bad_kept"}),
        ({"dice": None, "kept": ["purple"]}, {"error": "bad_kept"}),
        (roll("44444"), {"solved": True, "rolled": 5, "keep": [], "legal": [], "expected": 0.0}),
        # Four kept: the casing does not matter any more.
        (roll("44442", "purple", "yellow", "blue", "white"), None),
        # Three kept with a yellow one among them: neither.
        (roll("44423", "purple", "yellow", "blue"), None),
        (roll("44423", "yellow", "blue"), {"missing": "serial"}),
        ({"dice": None, "kept": []}, {"missing": "serial"}),
    ],
)
def test_where_people_slip(state: dict, answer: dict | None) -> None:
    found = solved("yahtzee", state)
    assert found == answer if answer else found["keep"] == state["kept"]


def legal(state: dict, bomb: dict) -> list[str]:
    """The legal keeps as the letters of their colours (purple, yellow, blue, white, k for black)."""
    letters = dict(zip(COLOURS, "pybwk", strict=True))
    return ["".join(letters[colour] for colour in keep) for keep in solved("yahtzee", state, bomb)["legal"]]


PLAIN = {"serial": "BC1DF9", "batteries": 0, "holders": 0, "indicators": [], "port_plates": []}


@pytest.mark.parametrize(
    ("state", "casing", "keeps"),
    [
        # Large straight: the highest serial digit on a die, else purple.
        (roll("23456"), {}, "p"),
        (roll("12345"), {}, "p"),
        (roll("21345"), {}, "y"),
        # Small straight with a gap to the outlier is no large one; the outlier may repeat one of the four.
        (roll("12346"), {}, "k"),
        (roll("12344"), {}, "w k wk"),
        # Three of a kind: two lit, else two unlit, else the highest other value.
        (roll("22214"), {}, "k"),
        (roll("22214"), {"indicators": [{"label": "CAR", "lit": True}, {"label": "FRK", "lit": True}]}, "w"),
        (roll("22255"), {}, "w k wk"),
        # Two pairs: batteries, then holders, then yellow.
        (roll("22556"), {"batteries": 6, "holders": 5}, "k"),
        (roll("22556"), {"batteries": 8, "holders": 5}, "b w bw"),
        (roll("22556"), {}, "p y py"),
        # A pair: the first port of the list; DVI-D and serial ports do not count.
        (roll("22146"), {"port_plates": [["DVI-D"], ["Serial"]]}, "p y py"),
        (roll("22146"), {"port_plates": [["RJ-45", "PS/2"]]}, "b"),
        (roll("12456"), {}, "none"),
        # Four dice rolled: black may not stay alone, blue not in a pair.
        (roll("22662", "purple"), {}, "none p y b w py pk yk pyk"),
        (roll("22662", "purple"), {"port_plates": [[], [], []]}, "none p y b w py pk yk"),
        (roll("22662", "purple"), {"serial": "BC1DF6"}, "none p y b w py pk yk"),
        (roll("22226", "purple"), {}, "none p y b w py pw yw pyb pyw pbw ybw pybw"),
        (roll("22226", "purple"), {"port_plates": [[]] * 4}, "none p y b w py pw yw pyb pyw pbw ybw"),
        # Three dice rolled.
        (roll("22266", "blue", "yellow"), {}, "none wk"),
        (roll("22266", "blue", "yellow"), {"port_plates": [["Serial"], ["Serial"]]}, "none pyb"),
        (roll("22246", "blue", "yellow"), {}, "none p y b w k py pb yb"),
        (roll("11146", "blue", "yellow"), {}, "none p y b w k py pb yb pyb"),
        (roll("22246", "blue", "purple"), {}, "none p y b w k py pb yb pyb"),
    ],
)
def test_legal_keeps(state: dict, casing: dict, keeps: str) -> None:
    wanted = ["" if keep == "none" else keep for keep in keeps.split()]
    assert legal(state, {**PLAIN, **casing}) == wanted


def test_results_are_counted_rightly() -> None:
    """The bit sets of single dice and patterns against a plain look at every result."""
    for number, dice in enumerate(product(range(1, 7), repeat=5)):
        shown = dice[::-1]  # the first colour changes fastest
        assert all(_dice.SHOWS[colour][shown[colour]] >> number & 1 for colour in range(5))
        values = set(shown)
        runs = [start for start in (1, 2, 3) if values >= set(range(start, start + 4))]
        assert _dice.LARGE >> number & 1 == (len(values) == 5 and len(runs) == 2)
        assert _dice.SMALL >> number & 1 == (len(runs) == 1 or (len(runs) == 2 and len(values) == 4))
        assert _dice.SOLVED >> number & 1 == (len(values) == 1)


def test_known_worths_and_speed() -> None:
    """Facts of the game: four kept are worth 6 rolls, three 96/11; any bomb is worked out in a moment."""
    _dice.all_values.cache_clear()
    _dice.without_rolling_all.cache_clear()
    started = time.process_time()
    found = _dice.all_values(_dice.Casing(frozenset({2, 5}), False, 3), _dice.Naming(None, 1, 3, 2))
    assert time.process_time() - started < 0.5
    assert found[15, 4] == 6 and found[7, 4] == 96 / 11 and 10 < found[_dice.PURPLE | _dice.WHITE, 2] < 12


def test_the_talk_asks_only_for_the_rolled_dice() -> None:
    talk = Talk("yahtzee", BOMB_2)
    assert asks(talk.said) == ("dice",)
    assert gives(talk.tell(values=(4, 4, 1, 6, 4)))["keep"] == ["white"]
    # Purple, yellow, blue and black were rolled.
    assert gives(talk.tell(values=(6, 6, 1, 2)))["rolled"] == 4
    assert talk.seen.dice == {"purple": 6, "yellow": 6, "blue": 1, "white": 6, "black": 2}
    assert talk.seen.kept == ("white",)
    # "No, black shows a one": the same roll.
    talk.tell(correcting=True, colors=("black",), values=(1,))
    assert talk.seen.dice["black"] == 1 and talk.seen.kept == ("white",)
    assert gives(talk.tell(values=(1, 2, 3))) == {"error": "bad_dice"}


def test_the_talk_needs_no_casing_where_one_keep_is_legal() -> None:
    talk = Talk("yahtzee", {"serial": "BC1DF9"})
    found = gives(talk.tell(values=(1, 2, 3, 4, 6)))
    assert found["keep"] == ["black"] and found["expected"] is None
    # A triple with yellow is worth the same on every bomb; only three port plates would forbid it.
    assert asks(talk.tell(values=(5, 6, 2, 6))) == ("plates",)


def plain_values(casing: _dice.Casing, naming: _dice.Naming | None) -> dict[_dice.Keep, float]:
    """The expected further rolls after each keep, every keep by itself, over and over until nothing changes.

    Without ``naming`` all dice are never rolled again.
    """
    worth = dict.fromkeys(_dice.KEEPS, 10.0) | _dice.FIXED
    again = {} if naming is None else {_dice.NOTHING: _dice.FULL}
    four, two = _dice.after_four(casing), _dice.after_two()
    legal = {}
    for colours, value in sorted(set(worth) - set(_dice.FIXED), key=lambda keep: -keep[0].bit_count()):
        straight = {keep: where | (_dice.ALIKE[keep] & _dice.STRAIGHT if keep[1] != value else 0) for keep, where in four.items()}
        three = _dice.after_three(casing, bool(colours & (_dice.PURPLE | _dice.WHITE)))
        legal[colours, value] = (straight, three, two)[colours.bit_count() - 1] | again
    if naming is not None:
        named = _dice.named_results(casing.digits, naming)
        legal[_dice.NOTHING] = {keep: where & named[keep[1]] for keep, where in _dice.ALIKE.items()}
        legal[_dice.NOTHING][_dice.NOTHING] = _dice.FULL & ~reduce(or_, named.values())
        worth[_dice.NOTHING] = 12.0
    following: dict = {}
    for often in range(400):
        before = dict(worth)
        for keep, where in legal.items():
            if often % 40 < 8:  # the choice is soon settled; what it is worth takes longer
                order = sorted(where, key=worth.__getitem__)
                following[keep] = _dice.best_counts(keep, order, [where[after] for after in order])
            total = 6 ** (5 - keep[0].bit_count())
            worth[keep] = 1 + sum(n * worth[chosen] for chosen, n in following[keep].items()) / total
        if often % 40 < 8 and max(abs(worth[keep] - before[keep]) for keep in worth) < 1e-12:
            return worth
    raise AssertionError("not settled")


@pytest.mark.parametrize("seed", range(3))
def test_the_worths_are_those_found_the_plain_way(seed: int) -> None:
    draw = random.Random(f"dice {seed}")
    digits = frozenset(draw.sample(range(1, 7), draw.randint(0, 4)))
    naming = _dice.Naming(draw.choice((None, 3, 4)), draw.randrange(5), draw.randrange(7), draw.randrange(7))
    casing = _dice.Casing(digits, draw.random() < 0.5, (0, 3, 4)[seed])
    plain = plain_values(casing, None)
    found, worst = _dice.without_rolling_all(casing)
    assert found == pytest.approx(plain, abs=1e-10)
    assert worst <= max(plain.values()) + 1e-10
    assert _dice.all_values(casing, naming) == pytest.approx(plain_values(casing, naming), abs=1e-10)
