"""Alphabet: four different letters, those of a word of the bank among them."""

import random

from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.alphabet import BANK, LETTERS
from voice_expert.practice.dealt import Dealt


def deal(draw: random.Random, bomb: Bomb) -> Dealt:
    word = draw.choice(BANK)
    others = draw.sample([letter for letter in LETTERS if letter not in word], 4 - len(word))
    letters = draw.sample([*word, *others], 4)
    return Dealt({"letters": letters}, {"letters[0]": ({"letters": tuple(letters)},)})
