"""Simon States: four colours in any places; four stages, each adding a group of one to four that flash together."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.simon_states import COLOURS
from voice_expert.practice.dealt import Dealt, Telling


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    flashes = [draw.sample(COLOURS, draw.randint(1, 4)) for _ in range(4)]
    states = [{"stages": flashes[: number + 1]} for number in range(4)]
    top_left = draw.choice(COLOURS)
    ways = {f"stages[{number}]": told(flash) for number, flash in enumerate(flashes)}
    return Dealt({"top_left": top_left, **states[0]}, ways, coming=tuple(states[1:]))


def told(flash: list[str]) -> tuple[Telling, ...]:
    """The colours, or those that stay dark where these are fewer."""
    colours: Telling = {"flash": tuple(flash)}
    if len(flash) == 4:
        return {"all": True}, colours
    if len(flash) == 3:
        return colours, {"except": tuple(colour for colour in COLOURS if colour not in flash)}
    return (colours,)
