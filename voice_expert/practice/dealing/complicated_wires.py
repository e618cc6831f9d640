"""Complicated Wires: four to six, each of one or two colours, with or without light and star."""

import random
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.complicated_wires import COLOURS, FEWEST, MOST
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    wires = [
        {
            "colors": draw.sample(COLOURS, draw.choice((1, 1, 2))),
            "led": draw.random() < 0.5,
            "star": draw.random() < 0.5,
        }
        for _ in range(draw.randint(FEWEST, MOST))
    ]
    ways: dict[str, tuple[Telling, ...]] = {f"wires[{n}]": ({"wires": words(w)},) for n, w in enumerate(wires)}
    return Dealt({"wires": wires}, {**ways, "wires": ({"wires": tuple(word for w in wires for word in words(w))},)})


def words(wire: dict[str, Any]) -> tuple[str, ...]:
    """The wire as the grammar's values tell it."""
    return ("wire", *wire["colors"], *(mark for mark in ("led", "star") if wire[mark]))
