"""Wire Sequence: four panels of up to three wires, at most nine of a colour."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.wire_sequence import COLOURS, LETTERS, PANELS, WIRES
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    bag = draw.sample([colour for colour in COLOURS for _ in range(9)], PANELS * WIRES)
    panels = []
    for _ in range(PANELS):
        count = draw.choice((0, 1, 2, 3, 3))
        panels.append([{"color": bag.pop(), "to": draw.choice(LETTERS)} for _ in range(count)])
    ways: dict[str, tuple[Telling, ...]] = {}
    for number, panel in enumerate(panels):
        said = tuple(word for wire in panel for word in (wire["color"], wire["to"]))
        ways[f"panels[{number}]"] = ({"panels": said or "none"},)
    states = tuple({"panels": panels[: number + 1]} for number in range(PANELS))
    return Dealt(states[0], ways, coming=states[1:])
