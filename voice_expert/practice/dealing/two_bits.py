"""Two Bits: three queries to a device that gives each pair its own result, then one pair is submitted."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.two_bits import start_code
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    device = draw.sample(range(100), 100)
    results = [device[start_code(bomb)]]
    results += [device[results[0]], device[device[results[0]]]]
    ways = {f"responses[{place}]": ({"response": result},) for place, result in enumerate(results)}
    return Dealt({"responses": []}, ways, coming=tuple({"responses": results[: n + 1]} for n in range(3)))
