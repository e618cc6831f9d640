"""Password: six letters in each of five columns that spell exactly one word of the list."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.password import WORDS
from voice_expert.practice.dealt import Dealt


@dataclass(frozen=True)
class DealtPassword(Dealt):
    """While several words are left nothing is submitted."""

    def presses(self, answer: Mapping[str, Any]) -> bool:
        return "word" in answer


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    word = draw.choice(WORDS)
    while True:
        columns = [draw.sample([letter, *draw.sample(others(letter), 5)], 6) for letter in word]
        if sum(all(letter in column for letter, column in zip(w, columns, strict=True)) for w in WORDS) == 1:
            break
    ways = {f"columns[{n}]": ({"columns": tuple(map(str.upper, column))},) for n, column in enumerate(columns)}
    return DealtPassword({"columns": columns}, ways)


def others(letter: str) -> list[str]:
    return [other for other in ascii_lowercase if other != letter]
