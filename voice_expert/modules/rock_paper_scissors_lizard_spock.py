"""Rock-Paper-Scissors-Lizard-Spock: a table names a sign, press what beats it. Manual page "On the subject of …"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from voice_expert.bomb.edgework import INDICATORS
from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, Telling, answer, one_of, put, record

SIGNS = ("rock", "paper", "scissors", "lizard", "spock")

BEATEN_BY = {
    "rock": ("paper", "spock"),
    "paper": ("scissors", "lizard"),
    "scissors": ("rock", "spock"),
    "lizard": ("rock", "scissors"),
    "spock": ("paper", "lizard"),
}

# what scores for rock, paper, scissors, lizard, spock
LETTERS = ("RO", "PA", "SI", "LZ", "CK")  # row 1
PORTS = ("RJ-45", "Parallel", "Serial", "DVI-D", "Stereo RCA")  # row 2
LABELS = (("FRK", "FRQ"), ("BOB", "IND"), ("CAR", "SIG"), ("CLR", "NSA"), ("SND", "MSA"))  # rows 3 and 4
DIGITS = ("05", "36", "19", "28", "47")  # row 5


@record
class Signs:
    """The sign in the middle; None when the five stand in a regular pentagon."""

    decoy: str | None = UNTOLD


def solve(bomb: Bomb, seen: Signs) -> Answer:
    decoy = seen.decoy
    if decoy is not None and not one_of(decoy, SIGNS):
        raise Contradiction("bad_input")
    for row, scores in rows(bomb):
        best = [sign for sign, score in zip(SIGNS, scores, strict=True) if score == max(scores)]
        if len(best) == 1 and best[0] != decoy:
            wins = BEATEN_BY[best[0]]
            return answer("press", {"press": list(wins)}, press=wins, winner=best[0], row=row, why=row)
    press = tuple(sign for sign in SIGNS if sign != decoy)
    key = "press_all" if decoy is None else "press_all_but"
    return answer(key, {"press": list(press)}, press=press, decoy=decoy, why="no_row")


def rows(bomb: Bomb) -> Iterator[tuple[str, list[int]]]:
    """The rows that are not left out, with the score of each sign; the bomb is looked at row by row."""
    if not bomb.serial.has("XY"):
        yield "letters", [sum(bomb.serial.text.count(c) for c in letters) for letters in LETTERS]
    if bomb.ports("PS/2").low == 0:
        bomb.need("ports")
        if not bomb.has_port("PS/2"):
            yield "ports", [int(bomb.ports(port)) for port in PORTS]
    for state in ("lit", "unlit"):
        if bomb.states_of("TRN") != {state}:
            need_labels(bomb)
            if bomb.states_of("TRN") != {state}:
                yield state, [sum(bomb.states_of(label) == {state} for label in labels) for labels in LABELS]
    yield "digits", [sum(bomb.serial.text.count(c) for c in digits) for digits in DIGITS]


def need_labels(bomb: Bomb) -> None:
    if any(len(bomb.states_of(label)) > 1 for label in INDICATORS):
        bomb.need("indicators")


def read(raw: Mapping[str, Any]) -> Signs:
    """Null is the pentagon, so it must be written."""
    if "decoy" not in raw:
        raise Contradiction("bad_input")
    return Signs(decoy=raw["decoy"])


def fold_decoy(seen: Signs, value: str, telling: Telling) -> Signs:
    return put(seen, decoy=None if value == "none" else value)


MODULE = Module("rock_paper_scissors_lizard_spock", Signs, solve, folds={"decoy": fold_decoy}, read=read)
