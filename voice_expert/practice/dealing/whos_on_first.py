"""Who's on First: three stages, each with a word on the display and six labels of one group."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules._whos_on_first_tables import GROUPS, READ
from voice_expert.modules.kit import Answer
from voice_expert.practice.dealt import Dealt, Telling


@dataclass(frozen=True)
class DealtWhosOnFirst(Dealt):
    """Of a list of words the first one that is on a button is pressed."""

    def told(self, fact: str) -> tuple[Telling, ...]:
        display = self.state["display"]
        if fact == "display":
            return {"display": display, "bare": True}, {"display": display}
        if fact == "read_label":
            return ({"read_label": self.state["buttons"][READ[display] - 1]},)
        return super().told(fact)

    def presses(self, answer: Mapping[str, Any]) -> bool:
        return "list" in answer or "press" in answer

    def right(self, answer: Mapping[str, Any], truth: Answer) -> bool:
        found = next((word for word in answer.get("list", ()) if word in self.state["buttons"]), None)
        return bool(answer.get("press", found) == truth.json["press"])


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    stages = [
        {"stage": number, "display": draw.choice(list(READ)), "buttons": draw.sample(draw.choice(GROUPS), 6)}
        for number in (1, 2, 3)
    ]
    return DealtWhosOnFirst(stages[0], coming=tuple(stages[1:]), shows="display")
