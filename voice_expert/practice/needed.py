"""Whether a question about the casing was needed: would another answer to it have led to something else?

All else is taken as it is. The expert knows less when it asks, so a question may well turn out to have been idle; how
often that happens shows how well it chooses what to ask first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from voice_expert.dialogue.session import Question
from voice_expert.practice.bomb import DIGITS, LETTERS, PLATES, Casing, SimulatedBomb, deal_casing
from voice_expert.practice.dealt import Dealt

OTHERS = 60
"""Other answers that are tried where not all can be."""
VOWELS = "AEIOU"
COUNTS = range(1, 21)
"""How many modules, solved ones, or minutes at the start, are tried."""


def was_needed(question: Question, dealt: Dealt, bomb: SimulatedBomb) -> bool | None:
    """Whether another answer to a question about the casing would have changed what the expert says.

    ``dealt`` is the module that it was put for, as it is now. None where it is about something else, or where there is
    no other answer.
    """
    if not question.about_bomb or question.if_yes is not None:
        return None
    draw = random.Random(repr((bomb.casing, question.facts)))
    truth = dealt.truth(bomb.known)
    tried = False
    for other_bomb in _bombs(question.facts, bomb, draw):
        try:
            other = dealt.truth(other_bomb.known)
        except ValueError:
            # No game deals this.
            continue
        tried = True
        if not (dealt.right(other.json, truth) and dealt.right(truth.json, other)):
            return True
    return False if tried else None


def _bombs(facts: tuple[str, ...], bomb: SimulatedBomb, draw: random.Random) -> Iterator[SimulatedBomb]:
    """The bomb with other answers to these facts of the casing, all else as it is."""
    match facts[0]:
        case "modules":
            yield from (replace(bomb, modules=("wires",) * count) for count in COUNTS)
        case "start_time":
            yield from (replace(bomb, start_minutes=count) for count in COUNTS)
        case "strikes":
            yield from (replace(bomb, strikes=count) for count in (0, 1, 2))
        case "solved":
            yield from (replace(bomb, solved=count) for count in COUNTS)
        case _:
            yield from (replace(bomb, casing=casing) for casing in _casings(facts, bomb.casing, draw))


def _casings(facts: tuple[str, ...], casing: Casing, draw: random.Random) -> Iterator[Casing]:
    name, _, what = facts[0].partition(":")
    serial = casing.serial
    match name:
        case "serial":
            yield from (replace(casing, serial=deal_casing(draw).serial) for _ in range(OTHERS))
        case "serial_last_digit":
            yield from (replace(casing, serial=serial[:5] + digit) for digit in DIGITS)
        case "serial_vowel":
            vowel = any(letter in VOWELS for letter in serial)
            for letters in (LETTERS[place:] + LETTERS[:place] for place in range(0, len(LETTERS), 5)):
                other = next(letter for letter in letters if letter not in VOWELS)
                changed = [other if letter in VOWELS else letter for letter in serial]
                yield replace(casing, serial="".join(changed) if vowel else serial[:3] + "E" + serial[4:])
        case "batteries" | "holders":
            for _ in range(OTHERS):
                holders = deal_casing(draw).holders
                same = {"batteries": len(casing.holders) == len(holders), "holders": sum(casing.holders) == sum(holders)}
                if len(facts) > 1 or same[name]:
                    yield replace(casing, holders=holders)
        case "indicators":
            yield from (replace(casing, indicators=deal_casing(draw).indicators) for _ in range(OTHERS))
        case "indicator":
            others = tuple(pair for pair in casing.indicators if pair[0] != what)
            yield from (replace(casing, indicators=(*others, *here)) for here in ((), ((what, True),), ((what, False),)))
        case "ports":
            yield from (replace(casing, plates=deal_casing(draw).plates) for _ in range(OTHERS))
        case "port":
            without = tuple(tuple(port for port in plate if port != what) for plate in casing.plates)
            kind = next(kind for kind in PLATES if what in kind)
            fits = [place for place, plate in enumerate(without) if set(plate) <= set(kind)]
            there = [plate + (what,) * (place in fits[:1]) for place, plate in enumerate(without)]
            yield replace(casing, plates=without)
            yield replace(casing, plates=tuple(there) if fits else (*without, (what,)))
        case "plates" | "empty_plates":
            full = tuple(plate for plate in casing.plates if plate)
            yield from (replace(casing, plates=full + ((),) * empty) for empty in range(6 - len(full)))
