"""Emoji Math: a sum or difference written in faces. Manual page "On the subject of emoji math"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
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
    pieces: str = ""
    """In talk: what was read so far of a display that is no whole sum yet."""


def solve(bomb: Bomb, seen: EmojiMath) -> Answer:
    if seen.pieces and not told(seen, "display"):
        raise Missing("display", ask="display_next", subject=seen)
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


def typed(text: str, lists: Mapping[str, Mapping[Any, list[str]]]) -> dict[str, Any] | None:
    """The display as it stands there, or a part of it: ":)= + =(", with any blanks."""
    signs = "".join(unicodedata.normalize("NFKC", text).replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").split())
    return {"characters": tuple(signs)} if re.fullmatch(r"[:=()|+-]+", signs) else None


def fold_characters(seen: EmojiMath, value: Any, telling: Telling) -> EmojiMath:
    """Characters or whole faces, left to right; a whole sum is read anew, anything less goes on with what was read."""
    new = "".join(value)
    if whole_sum(new) or len(value) > 8:
        return put(seen, display=new, pieces="")
    begun = known(seen, "display", seen.pieces)
    if telling.correcting:
        begun = begun[: -len(new)]
    return shown(seen, begun + new)


def fold_face(seen: EmojiMath, value: Any, telling: Telling) -> EmojiMath:
    """One face, counted from the left, is another one."""
    text = known(seen, "display", seen.pieces)
    faces = re.findall(r"[+-]|[^+-]{1,2}", text)
    places = [place for place, piece in enumerate(faces) if piece not in "+-"]
    at = telling.slots["at"]
    at = len(places) if at == "last" else int(at)
    if at == len(places) + 1:
        return shown(seen, text + value)
    if not 1 <= at <= len(places):
        raise Contradiction("no_such_place", at=at, count=len(places))
    faces[places[at - 1]] = value
    return shown(seen, "".join(faces))


def fold_operator(seen: EmojiMath, value: Any, telling: Telling) -> EmojiMath:
    """Whether it is plus or minus in the middle."""
    return shown(seen, re.sub("[+-]", value, known(seen, "display", seen.pieces)))


def shown(seen: EmojiMath, text: str) -> EmojiMath:
    """The display as far as it was read."""
    if whole_sum(text):
        return put(seen, display=text, pieces="")
    first, _, second = text.replace("-", "+").partition("+")
    pairs = [side[start : start + 2] for side in (first, second) for start in range(0, len(side) - 1, 2)]
    if len(first) > 4 or len(second) > 4 or not all(pair in FACES for pair in pairs):
        raise Contradiction("bad_display")
    return put(seen, display=UNTOLD, pieces=text)


def whole_sum(text: str) -> bool:
    """Whether a number, an operator and a number are there, possible or not."""
    first, operator, second = re.fullmatch(r"([^+-]*)([+-]?)(.*)", text).groups()  # type: ignore[union-attr]
    return bool(first and operator and second) and len(second) % 2 == 0


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
    folds={"characters": fold_characters, "face": fold_face, "operator": fold_operator},
    optional=frozenset({"minus_on"}),
    read=facts_only(EmojiMath, "display", optional=("minus_on",)),
    on_strike=struck,
    typed=typed,
)
