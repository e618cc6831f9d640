"""Complicated Wires: four to six, each of one or two colours, with or without light and star."""

import random
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.complicated_wires import COLOURS, FEWEST, MOST
from voice_expert.practice.dealt import Dealt, Telling

PAIRS = ("red", "white", "blue")
"""The order of colours in the name of a pair."""


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    wires = [
        {
            "colors": draw.sample(COLOURS, draw.choice((1, 1, 2))),
            "led": draw.random() < 0.5,
            "star": draw.random() < 0.5,
        }
        for _ in range(draw.randint(FEWEST, MOST))
    ]
    ways: dict[str, tuple[Telling, ...]] = {f"wires[{n}]": told([wire]) for n, wire in enumerate(wires)}
    return Dealt({"wires": wires}, {**ways, "wires": told(wires)})


def told(wires: list[dict[str, Any]]) -> tuple[Telling, ...]:
    """The wires as the grammars' values tell them, two colours as two words or, in Japanese, as one."""
    apart: list[str] = []
    paired: list[str] = []
    for wire in wires:
        marks = [mark for mark in ("led", "star") if wire[mark]]
        apart += ["wire", *wire["colors"], *marks]
        paired += ["wire", "+".join(sorted(wire["colors"], key=PAIRS.index)), *marks]
    return {"wires": tuple(apart)}, {"wires": tuple(paired)}
