"""Boolean Venn Diagram: two operators between three letters, brackets around the first two or the last two."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.boolean_venn_diagram import OPERATORS, SIDES
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    first, second = draw.choice(list(OPERATORS)), draw.choice(list(OPERATORS))
    side = draw.choice(SIDES)
    text = f"(A {first} B) {second} C" if side == "left" else f"A {first} (B {second} C)"
    parts = {"brackets": side, "first": first, "second": second}
    return Dealt({"expression": text}, {"expression": (parts, ({"first": first, "second": second}, {"brackets": side}))})
