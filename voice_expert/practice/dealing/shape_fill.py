"""Shape Fill: three grids of five by five; of each one row meets the shape's rule and one column that of the fill."""

import random
from collections.abc import Mapping
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.shape_fill import FILLS, PARTNER, SHAPES, STAGES, TESTS, Lines, meets
from voice_expert.practice.dealt import Dealt, Telling


class DealtShapeFill(Dealt):
    """Told are what is missing from the first grid, then what was pressed."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        key = {"shape": self.state["key"]["shape"], "fill": self.state["key"]["fill"]}
        if fact == "key":
            return (key,)
        name = fact.removeprefix("key.")
        return ({name: key[name]},) if name in key else super().told(fact)


def lines(draw: random.Random, words: tuple[str, ...], rule: str) -> tuple[Lines, int]:
    """Five lines in which all these words occur and just one line meets the rule; and which one does."""
    while True:
        drawn = tuple(tuple(draw.choices(words, k=5)) for _ in range(5))
        found = [at for at in range(5) if meets(drawn, at, TESTS[rule])]
        if len(found) == 1 and len({word for line in drawn for word in line}) == len(words):
            return drawn, found[0]


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    shape, fill = draw.choice(SHAPES), draw.choice(FILLS)
    fill_of = {partner: word for word, partner in PARTNER.items()}
    stages: list[Mapping[str, Any]] = []
    for stage in range(1, STAGES + 1):
        # Only the first grid lacks its key. Fills are drawn as their partner shapes, whose rules theirs are.
        shapes = tuple(word for word in SHAPES if stage > 1 or word != shape)
        partners = tuple(word for word in SHAPES if stage > 1 or word != PARTNER[fill])
        rows, row = lines(draw, shapes, f"{shape}_{stage}")
        columns, column = lines(draw, partners, f"{PARTNER[fill]}_{stage}")
        grid = [[[rows[r][c], fill_of[columns[c][r]]] for c in range(5)] for r in range(5)]
        stages.append({"stage": stage, "grid": grid, "key": {"shape": shape, "fill": fill}})
        shape, fill = grid[row][column]
    return DealtShapeFill(stages[0], coming=tuple(stages[1:]))
