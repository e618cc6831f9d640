"""Simon Says: three to five flashes, one more in each stage; what is pressed hangs on the strikes."""

import random
from dataclasses import dataclass, replace

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Answer
from voice_expert.modules.simon_says import COLOURS, LONGEST, SHORTEST
from voice_expert.practice.dealt import Dealt


@dataclass(frozen=True)
class DealtSimon(Dealt):
    """The strikes are those of the bomb."""

    def truth(self, bomb: Bomb) -> Answer:
        if "strikes" in self.state:
            return super().truth(bomb)
        return replace(self, state={**self.state, "strikes": bomb.strikes}).truth(bomb)


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    flashes = draw.choices(COLOURS, k=draw.randint(SHORTEST, LONGEST))
    states = [{"flashes": flashes[: count + 1]} for count in range(len(flashes))]
    ways = {
        f"flashes[{count}]": ({"flashes": (flash,)}, {"flashes": tuple(flashes[: count + 1])})
        for count, flash in enumerate(flashes)
    }
    return DealtSimon(states[0], ways, coming=tuple(states[1:]))
