"""Bitmaps: the manual's cases, wrong input, what is asked, and a second reading of the manual."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.modules.casing import Talk, asked, casing, replied, vectors

EXAMPLES: list[tuple[str, Any, Any, Any]] = [
    # why, casing, state, answer
    (
        "serial ends in 2: start at rule 2; only row 3 is uniform",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"grid": ["wbwbwbwb", "bwbwbwbw", "wwwwwwww", "bwbwbwbw", "wbwbwbwb", "bwbwbwbw", "wbwbwbwb", "bwbwbwbw"]},
        {"button": 3, "rule": 2, "value": 3},
    ),
    (
        "start at 9: 2 mostly white, 0 mostly black, no; 0: no quadrant with 5 or fewer white, no; 1: "
        "two mostly white = two lit indicators, yes: 0 batteries -> button 4",
        casing("7B3ZE9", lit=["NSA", "BOB"], unlit=["SND"], plates=[["Parallel", "Serial"], ["RJ-45", "Stereo RCA"]]),
        {"grid": ["wbwbwbwb", "bwbwbwbw", "wwwwwwww", "bwbwbwbw", "wbwbwbwb", "bwbwbwbw", "wbwbwbwb", "bwbwbwbw"]},
        {"button": 4, "rule": 1, "value": 0},
    ),
    (
        "start at 8: black 3x3 in columns 4-6, rows 5-7, centre column 5 -> button 1",
        casing("KX8TN8", 1, 1, unlit=["FRQ", "SIG", "IND"], plates=[["PS/2"]]),
        {"grid": ["wbwbwbwb", "bwbwbwbw", "wbwbwbwb", "bwbwbwbw", "wbwbbbwb", "bwbbbbbw", "wbwbbbwb", "bwbwbwbw"]},
        {"button": 1, "rule": 8, "value": 5},
    ),
    (
        "start at 0: only the top-left quadrant has 5 or fewer white; 9+9+9 = 27 -> 3",
        casing("AB1CD0", 2, 2, lit=["CAR"], unlit=["TRN"], plates=[["Parallel"]]),
        {"white": [3, 9, 9, 9]},
        {"button": 3, "rule": 0, "value": 27},
    ),
    (
        "start at rule 2 and the uniform line has not been asked",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"white": [10, 10, 8, 8]},
        {"error": "need_line"},
    ),
    (
        "rule 2 no, rule 3 no (2 against 0), rule 4: 36 white pixels -> 4",
        casing("AL5QF2", 3, 2, lit=["FRK"], plates=[["DVI-D", "PS/2"], []]),
        {"white": [10, 10, 8, 8], "line": 0},
        {"button": 4, "rule": 4, "value": 36},
    ),
]


@pytest.mark.parametrize(("why", "edgework", "state", "answer"), EXAMPLES, ids=[case[0] for case in EXAMPLES])
def test_examples(why: str, edgework: Any, state: Any, answer: Any) -> None:
    assert replied("bitmaps", state, edgework) == answer


@pytest.mark.parametrize("vector", vectors("bitmaps"))
def test_vectors(vector: Any) -> None:
    assert replied("bitmaps", vector["state"], vector["edgework"]) == vector["answer"]


GRID = ["wbwbwbwb"] * 8
WRONG: list[Any] = [
    {},
    {"grid": GRID, "white": [8, 8, 8, 8]},
    {"grid": GRID, "line": 0},
    {"grid": GRID, "square": 0},
    {"grid": GRID[:7]},
    {"grid": [*GRID, "wbwbwbwb"]},
    {"grid": [*GRID[:7], "wbwbwbw"]},
    {"grid": [*GRID[:7], "wbwbwbwx"]},
    {"grid": [*GRID[:7], None]},
    {"grid": "wbwb"},
    {"white": [8, 8, 8]},
    {"white": [8, 8, 8, 8, 8]},
    {"white": [8, 8, 8, 17]},
    {"white": [8, 8, 8, -1]},
    {"white": [8, 8, 8, True]},
    {"white": [8, 8, 8, "8"]},
    {"white": {"a": 1}},
    {"white": [8, 8, 8, 8], "line": 9},
    {"white": [8, 8, 8, 8], "line": [1]},
    {"white": [8, 8, 8, 8], "square": 1},
    {"white": [8, 8, 8, 8], "square": 8},
    {"line": 3, "square": 0},
]


@pytest.mark.parametrize("state", WRONG)
def test_wrong_input(state: Any) -> None:
    assert replied("bitmaps", state, casing()) == {"error": "bad_input"}


QUESTIONS: list[tuple[Any, dict[str, Any], str | None]] = [
    # what is known of the casing, state, the fact asked for
    (None, {"white": [9, 9, 9, 9]}, "serial_last_digit"),
    (casing("AB1CD4"), {"white": [9, 9, 9, 9]}, None),
    (casing("AB1CD2"), {"white": [9, 9, 9, 9]}, "line"),
    (casing("AB1CD8"), {"white": [9, 9, 9, 9]}, "square"),
    (casing("AB1CD8"), {"white": [9, 9, 9, 9], "line": 1, "square": 0}, None),
    ({"serial": "AB1CD1"}, {"white": [9, 9, 9, 9], "line": 1}, "indicators"),
    ({"serial": "AB1CD1", "indicators": []}, {"white": [9, 9, 8, 8], "line": 1}, None),
    ({"serial": "AB1CD1", "indicators": []}, {"white": [8, 8, 8, 8], "line": 1}, "batteries"),
    ({"serial": "AB1CD7", "indicators": []}, {"white": [9, 9, 9, 9], "square": 0}, "ports"),
    ({"known": {"last_digit": 9}}, {"white": [8, 8, 8, 8]}, "serial"),
    ({"known": {"last_digit": 4}}, {"white": [9, 9, 9, 9]}, None),
]


@pytest.mark.parametrize(("edgework", "state", "fact"), QUESTIONS)
def test_asks_only_what_decides(edgework: Any, state: Any, fact: str | None) -> None:
    assert asked("bitmaps", state, edgework) == fact


def test_talk() -> None:
    talk = Talk("bitmaps", casing("AL5QF2", 3, 2, lit=["FRK"]))
    assert talk.decide() == "white"
    assert talk.tell(white=10) == "white[1]"
    assert talk.tell(white=8, at=4) == "white[1]"
    assert talk.tell(white=(10, 8)) == "line"
    assert talk.tell(line=0) == {"button": 4, "rule": 4, "value": 36}
    assert talk.tell(grid="w" * 8) == "grid[1]"
    assert talk.tell(white=(10, 10, 8, 8)) == "line"


def pixels(draw: random.Random) -> list[str]:
    """A bitmap with now and then an even line or square in it."""
    grid = [[draw.choice("wb") for _ in range(8)] for _ in range(8)]
    colour = draw.choice("wb")
    for _ in range(draw.choice((0, 0, 1, 1, 2))):
        match draw.randint(0, 2):
            case 0:
                grid[draw.randint(0, 7)] = [colour] * 8
            case 1:
                x = draw.randint(0, 7)
                for row in grid:
                    row[x] = colour
            case _:
                x, y = draw.randint(0, 5), draw.randint(0, 5)
                for row in grid[y : y + 3]:
                    row[x : x + 3] = [colour] * 3
    if draw.random() < 0.4:
        x, y = draw.choice((0, 4)), draw.choice((0, 4))
        for row in grid[y : y + 4]:
            row[x : x + 4] = draw.choices((colour, "wb".strip(colour)), (6, 1), k=4)
    return ["".join(row) for row in grid]


def manual(edgework: dict[str, Any], grid: list[str]) -> tuple[dict[str, Any], set[str]]:
    """Another reading of the manual: everything counted at once, all ten rules as a table of (holds, value)."""
    white = {(y > 3, x > 3): 0 for y in range(8) for x in range(8)}
    for y, row in enumerate(grid):
        for x, pixel in enumerate(row):
            white[y > 3, x > 3] += pixel == "w"
    counts = list(white.values())
    whites, blacks = len([c for c in counts if c >= 9]), len([c for c in counts if c <= 7])
    columns = ["".join(c) for c in zip(*grid, strict=True)]
    lines = [i % 8 + 1 for i, line in enumerate(grid + columns) if line in ("w" * 8, "b" * 8)]
    squares = [
        x + 2
        for y in range(6)
        for x in range(6)
        if "".join(grid[y + dy][x : x + 3] for dy in range(3)) in ("w" * 9, "b" * 9)
    ]
    few_white, few_black = [c for c in counts if c < 6], [c for c in counts if c > 10]
    lit = sum(item["lit"] for item in edgework["indicators"])
    ports = sum(map(len, edgework["port_plates"]))
    digits = [int(c) for c in edgework["serial"] if c.isdigit()]
    total = sum(counts)
    table = [
        (len(few_white) == 1, total - sum(few_white)),
        (whites == lit, edgework["batteries"]),
        (len(lines) == 1, lines[0] if lines else 0),
        (whites < blacks, blacks),
        (total >= 36, total),
        (whites > blacks, 16 - max(counts)),
        (len(few_black) == 1, 64 - total - sum(16 - c for c in few_black)),
        (blacks == len(edgework["indicators"]) - lit, ports),
        (bool(squares), squares[0] if squares else 0),
        (whites == blacks, digits[0]),
    ]
    rule, read = digits[-1], set()
    while not table[rule][0]:
        read.add({2: "line", 8: "square"}.get(rule, ""))
        rule = (rule + 1) % 10
    read.add({2: "line", 8: "square"}.get(rule, ""))
    value = table[rule][1]
    facts = {"white": counts, "line": lines[0] if len(lines) == 1 else 0, "square": squares[0] if squares else 0}
    return {"button": value % 4 or 4, "rule": rule, "value": value, "facts": facts}, read - {""}


def test_second_reading() -> None:
    draw = random.Random(8)
    labels, plates = ["CAR", "FRK", "BOB", "NSA", "SND"], [[], ["Serial"], ["DVI-D", "PS/2", "RJ-45"]]
    for _ in range(2500):
        serial = "".join(map(draw.choice, ("A7", "B3", "0369", "C", "D", "0123456789")))
        few = draw.sample(labels, draw.randint(0, 5))
        cut = draw.randint(0, len(few))
        batteries = draw.randint(0, 6)
        edgework = casing(
            serial, batteries, batteries, few[:cut], few[cut:], draw.choices(plates, k=draw.randint(0, 3))
        )
        grid = pixels(draw)
        wanted, read = manual(edgework, grid)
        facts = wanted.pop("facts")
        assert replied("bitmaps", {"grid": grid}, edgework) == wanted
        assert replied("bitmaps", facts, edgework) == wanted
        for fact in ("line", "square"):
            some = {name: value for name, value in facts.items() if name != fact}
            assert replied("bitmaps", some, edgework) == ({"error": f"need_{fact}"} if fact in read else wanted)
