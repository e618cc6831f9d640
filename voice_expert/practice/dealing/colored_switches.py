"""Colored Switches: five coloured switches; the third toggle lights a target seven to nine toggles away."""

import random
from dataclasses import dataclass, replace

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._paths import shortest
from voice_expert.modules.colored_switches import CHART, COLOURS, permitted
from voice_expert.modules.kit import Answer
from voice_expert.modules.switches import flipped, position
from voice_expert.practice.dealing.switches import words
from voice_expert.practice.dealt import Dealt, Pressed

NEAREST, FARTHEST = 7, 9
"""Toggles from where the LEDs come on to the target."""


@dataclass(frozen=True)
class DealtColoredSwitches(Dealt):
    """The target follows from ``seed``."""

    seed: float = 0.0

    def after(self, truth: Answer) -> Dealt | Pressed:
        if truth.final:
            return Pressed.SOLVED
        colours = self.state["colors"]
        here = position(self.state["switches"])
        for switch in truth.json["toggles"]:
            here = flipped(here, switch)
        ways = {goal: shortest(here, goal, lambda at: permitted(colours, at)) or [] for goal in CHART}
        goals = [goal for goal, way in ways.items() if NEAREST <= len(way) <= FARTHEST]
        goal = random.Random(self.seed).choice(goals)
        return replace(self, state={"colors": colours, "switches": words(here), "lights": words(goal)})


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    colours = draw.choices(COLOURS, k=5)
    state = {"colors": colours, "switches": words(draw.choice(list(CHART)))}
    return DealtColoredSwitches(state, {"lights[0]": ()}, seed=draw.random())
