"""Third Base: three stages, each with a display and six different labels, the module upright or upside down."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._third_base_tables import LISTS
from voice_expert.modules.third_base import STAGES
from voice_expert.practice.dealt import Dealt, Telling


@dataclass(frozen=True)
class DealtThirdBase(Dealt):
    """The keys are read row by row, as they are seen."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        if fact.startswith("buttons"):
            labels = [label for row in self.state["buttons"] for label in row]
            row_by_row = tuple({"at": 1 + row, "labels": tuple(labels[row : row + 2])} for row in (0, 2, 4))
            return {"labels": tuple(labels)}, row_by_row
        return super().told(fact)


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    stages = []
    for _ in range(STAGES):
        labels = draw.sample(list(LISTS), 6)
        rows = [labels[row : row + 2] for row in (0, 2, 4)]
        stages.append({"display": draw.choice(list(LISTS)), "buttons": rows})
    seen: Mapping[str, Any] = {"orientation": draw.choice(("upright", "upside_down")), **stages[0]}
    return DealtThirdBase(seen, coming=tuple(stages[1:]))
