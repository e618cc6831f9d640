"""Emoji Math: a sum or difference written in faces. Manual page "On the subject of emoji math"."""

from __future__ import annotations

from typing import Any

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    known,
    put,
    record,
    told,
)

FACES = (":)", "=(", "(:", ")=", ":(", "):", "=)", "(=", ":|", "|:")
"""The faces of the digits 0 to 9."""


@record
class EmojiMath:
    """The display, character by character, and whether the minus key is on from an earlier try."""

    display: str = UNTOLD
    minus_on: bool | None = UNTOLD


def solve(bomb: Bomb, seen: EmojiMath) -> Answer:
    first, operator, second = parts(seen.display)
    value = first + second if operator == "+" else first - second
    minus_on = known(seen, "minus_on") is True
    toggle = value != 0 and minus_on != (value < 0)
    keys = (["-"] if toggle else []) + list(str(abs(value))) + ["="]
    json = {"value": value, "keys": keys}
    return answer("type", json, value=value, keys=tuple(keys), first=first, operator=operator, second=second, why="sum")


def parts(display: Any) -> tuple[int, str, int]:
    """The two numbers and the operator between them; a minus is always the operator."""
    if isinstance(display, str):
        for operator in "+-":
            first, found, second = display.partition(operator)
            if found:
                return number(first), operator, number(second)
    raise Contradiction("bad_display")


def number(faces: str) -> int:
    """One or two faces of two characters each, without a leading zero."""
    pairs = [faces[start : start + 2] for start in range(0, len(faces), 2)]
    if not 1 <= len(pairs) <= 2 or not all(pair in FACES for pair in pairs):
        raise Contradiction("bad_display")
    digits = [FACES.index(pair) for pair in pairs]
    if len(digits) == 2 and digits[0] == 0:
        raise Contradiction("bad_display")
    return int("".join(map(str, digits)))


def fold_characters(seen: EmojiMath, value: Any, telling: Telling) -> EmojiMath:
    """Characters or whole faces, left to right."""
    return put(seen, display="".join(value))


def struck(seen: EmojiMath) -> EmojiMath:
    """A wrong answer clears the digits, but the sign that was typed stays."""
    if not told(seen, "display"):
        return seen
    value = solve(Bomb(), seen).json["value"]
    return put(seen, minus_on=known(seen, "minus_on") is True if value == 0 else value < 0)


MODULE = Module(
    "emoji_math",
    EmojiMath,
    solve,
    folds={"characters": fold_characters},
    optional=frozenset({"minus_on"}),
    on_strike=struck,
)
