"""Lists told with words of order: "the first one is red and white, the next one is blue, and the last is white".

Such a text is read a second time as the mere list it is ("red and white, then blue, then white"). That reading counts where it is
one list with as many things as were counted, and where the text as it stands fell apart or lost some of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.grammar.partial import BEGINS, things
from voice_expert.grammar.reading import Act, Reading

UNEXPLAINED = 0.5
"""What strange and unexplained words may cost in a mere list."""
DEARER = 0.5
"""How much dearer than the best reading as a mere list the others are at least."""
TWICE = 0.5
"""What it costs that one thing has the same word twice."""
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_THING = (
    r"(?: (?:wire|symbol|sign|letter|colou?r|flash|thing)\b"
    rf"|(?: one\b(?! ?(?:[,;.]|\Z|(?:to|on|at|and|then|next|last|finally|lastly|{'|'.join(_ORDINALS[1:])})\b))))?"
)
"""What is told; where nothing follows it, "one" is a value: "first one, then two"."""
_OTHER = (
    r"(?! (?:base|rows?|columns?|digits?|panels?|pages?|stages?|lines?|plates?|lights?|lamps?|leds?|switch(?:es)?|levers?|modules?"
    r"|wires|ones|keys?|buttons?|characters?|steps?|positions?|(?:two|three|four) (?:are|of|[a-z]+s)|half|time|to|from|but|last|then)\b)"
)
"""What makes another thing of "the next" than the next of the list."""
_IS = (
    r"(?:'s\b)?(?:[ ,:]+(?:is|was|has|(?:it|that) is|it's|comes|we have|i have|i've got|i see|there is|there's|there are|uh|um)\b"
    r"(?! (?:not|no longer|actually|really|also)\b))*[ ,:]*"
)
Read = Callable[[str, str | None], Sequence[Reading]]
"""The readings of a text, in a module or else as it is said now."""
_LEAD = r"(?:[ ,;.]+|\A)(?:(?:and|okay|ok|so|uh|um|well|now)[ ,]+)*(?:the )?(?:very )?"
_MARK = {
    "en": re.compile(
        rf"{_LEAD}(?:(?P<nth>{'|'.join(_ORDINALS)})\b{_OTHER}{_THING}"
        rf"|(?P<last>last\b{_OTHER}{_THING}|final one\b|finally\b|lastly\b|(?:it )?ends with\b)"
        rf"|(?P<start>(?:it )?(?:starts?|starting|begins?|beginning) with\b|to (?:start|begin) with\b)"
        rf"|(?P<next>(?:then|after that|after it|afterwards|followed by)\b(?:[ ,]+(?:the )?next\b{_OTHER}{_THING})?"
        rf"|next\b{_OTHER}(?: up(?=:| is\b))?{_THING})){_IS}(?:an? (?=[a-z]{{2}}))?"
    ),
}
"""The words of order, with what leads to them and what stands between them and the thing told."""
_OPENING = {
    "en": re.compile(
        r"\A(?:(?:okay|ok|so|uh|um|well|now)[ ,]+)*(?:(?:from )?(?:left to right|top to bottom)|from the (?:top|left))\b"
        r"(?: (?:it is|it's|they are|they're|it goes|they go|i have|i see|there is|there's|we have))?[ ,:]+"
    ),
}
"""Words before a list that say that it is told as lists are told."""
_BETWEEN = {"en": ", then "}
"""What stands between the things of a mere list: it may be left out nearly anywhere, and parts them where commas do not."""
_WITH_ARTICLES = {"en": re.compile(r"(?:(?:there is|there's|i have|i see) )?an? [a-z]{2,}(?:, an? [a-z]{2,})+,? and an? [a-z]{2,}")}
"""Things of one word told with their articles: "there's a kilo, an echo and a lima" has no letter A."""
_COUNTED = {"en": re.compile(r"\b(?:then|there's|there is|and) an? (?!\w+ (?:port|battery|plate)s?\b)")}
"""Things told one by one with their articles, which are no letters of a serial number: "there's a three, then a four"."""
_VALUES = frozenset({"next", "first", "last", "then"})
"""Words of order that are labels where they were told as values: "sure, next, like"."""
_ARTICLE = re.compile(r"\ban? ")
_COUNTED_BACK = re.compile(r"\b(?:to last|but one|next to|from the (?:bottom|right|end))\b")
_AT_FIRST = re.compile(
    r"\b(?:at|on|who's on|whos on) (?:first|second|third|last)\b|\bbottom to top\b|\bright to left\b|\bbackwards\b(?= *(?:[,;:.]|\Z))"
)
"""What is no place in a list, or tells it from its other end ("backwards", which is no "backwards P")."""


@dataclass(frozen=True)
class Listed:
    """A text with one word in the place of all its words of order; how many things it tells at least, and whether
    only as many (commas within them may part further ones)."""

    text: str
    things: int
    exact: bool
    pieces: tuple[str, ...]
    """What stands between the words of order; the first one with what leads to the list."""


def listed(text: str, language: str) -> Listed | None:
    """The mere list that a text with words of order tells, None where it has none, or they are not in order."""
    mark = _MARK.get(language)
    if mark is None:
        return None
    text = text.strip(" .!")
    lower = text.lower().replace("’", "'")
    if len(lower) != len(text) or _COUNTED_BACK.search(lower) or _AT_FIRST.search(lower):
        return None
    if _WITH_ARTICLES[language].fullmatch(lower):
        named = re.findall(r"\ban? ([a-z]{2,})", lower)
        return Listed(_BETWEEN[language].join(named), len(named), True, tuple(named))
    opening = _OPENING[language].match(lower)
    start = opening.end() if opening else 0
    found_marks = list(mark.finditer(lower[start:]))
    marks: list[re.Match[str] | None] = list(found_marks)
    ends = [start + found.start() for found in found_marks] + [len(text)]
    starts = [start] + [start + found.end() for found in found_marks]
    pieces = [text[begin:end].strip(" ,;.:") for begin, end in zip(starts, ends, strict=True)]
    before, begun = "", bool(found_marks) and (found_marks[0]["nth"] == "first" or bool(found_marks[0]["start"]))
    if begun or not pieces[0]:
        before, *pieces = pieces
    else:
        marks = [None, *marks]
    if not pieces or not all(pieces) or not (opening or len(pieces) > 1 or (begun and "," in pieces[0])):
        return None
    for place, found in enumerate(marks):
        if found is None:
            continue
        if (found["nth"] and _ORDINALS.index(found["nth"]) != place) or (found["start"] and place):
            return None
        if found["last"] and (place == 0 or place != len(marks) - 1):
            return None
    inside = any("," in piece for piece in pieces)
    if len(pieces) == 2 and not inside and all(m["nth"] or (m["last"] and "last" in m["last"]) for m in found_marks):
        # "The first is red and the last is white": two of a list that is known.
        return None
    if before:
        pieces[0] = f"{before}, {pieces[0]}"
    return Listed(_BETWEEN[language].join(pieces), len(pieces), not inside and len(pieces) > 1, tuple(pieces))


def as_list(text: str, language: str, readings: Sequence[Reading], read: Read) -> Sequence[Reading]:
    """The readings of a text with the one as a mere list first, where that is the better one."""
    readings = sorted((r for r in readings if not _articles_as_serial(text, language, r)), key=_cost)
    if readings and any(words in _VALUES for act in readings[0].acts for words in act.spoken.values()):
        return readings
    order = listed(text, language)
    if order is None:
        return readings
    pieced = _piece_by_piece(order, read) if readings and _of_things(readings[0]) else None
    found = read(order.text, None) if pieced is None else ()
    if found and pieced is None and _of_things(found[0]):
        pieced = _piece_by_piece(order, read)
    fit = [(r, values) for r in sorted(found, key=_cost) if (values := _values(r, order)) is not None]
    if pieced is not None:
        fit = [(pieced, _lists(pieced.acts[-1].slots))]
    if not fit or fit[0][0].doubt > UNEXPLAINED:
        return readings
    # Without words that only look like a value: "there is a victor, then a kilo" are two letters.
    even = (pair for pair in fit if all(BEGINS in v or len(v) % order.things == 0 for v in pair[1].values()))
    whole, values = next((pair for pair in even if pair[0].cost <= fit[0][0].cost + UNEXPLAINED), fit[0])
    if readings and not _better(whole, values, readings[0], order, bool(_ARTICLE.search(text.lower()))):
        return readings
    # Nothing that leaves a thing out, or parts one, is taken because the puzzle forbids the list.
    dearer = (replace(r, cost=max(r.cost, whole.cost) + DEARER) for r, _ in fit if r is not whole)
    return (whole, *dearer)


def _of_things(reading: Reading) -> bool:
    """Whether it has a list of things of several words."""
    return any(BEGINS in values for act in reading.acts for values in _lists(act.slots).values())


def _articles_as_serial(text: str, language: str, reading: Reading) -> bool:
    """Whether a reading makes a serial number of numbers told one by one with their articles."""
    counted = _COUNTED.get(language)
    lower = text.lower()
    if counted is None or "serial" in lower or len(counted.findall(lower)) < 2:
        return False
    return any(act.kind == "tell" and act.module is None and "serial" in act.slots for act in reading.acts)


def _piece_by_piece(order: Listed, read: Read) -> Reading | None:
    """A list of things of several words with each piece read by itself, None where one of them is not a part of a list.

    "And" within a piece belongs to it: "red and white, then blue" are two wires.
    """
    first = min(read(order.pieces[0], None), key=_cost, default=None)
    if first is None:
        return None
    module = _told(first)[0].module if _told(first) else None
    read_as = [first, *(min(read(piece, module), key=_cost, default=None) for piece in order.pieces[1:])]
    told = [_told(one) if one is not None else () for one in read_as]
    if any(len(acts) != 1 or acts[0].kind != "tell" or acts[0].module != module for acts in told):
        return None
    name, *others = told[0][0].slots
    slots = [dict(acts[0].slots) for acts in told]
    if others or any(one.keys() != {name} or BEGINS not in _lists(one).get(name, ()) for one in slots):
        return None
    values = tuple(value for one in slots for value in one[name])
    spoken = {key: words for acts in told for key, words in acts[0].spoken.items()}
    act = replace(told[0][0], slots={name: values}, spoken=spoken)
    known = [one for one in read_as if one is not None]
    cost, doubt = max(one.cost for one in known), max(one.doubt for one in known)
    return replace(first, acts=(*first.acts[:-1], act), cost=cost, doubt=doubt, explained=min(one.explained for one in known))


def _told(reading: Reading) -> tuple[Act, ...]:
    """What a reading tells, without the module it opens."""
    return reading.acts[1:] if reading.acts[:1] and reading.acts[0].kind == "open" else reading.acts


def _cost(reading: Reading) -> float:
    """What a reading costs, more where one thing of several has the same word twice: "blue and blue" are two wires."""
    lists = [values for act in reading.acts for values in _lists(act.slots).values() if BEGINS in values]
    return reading.cost + TWICE * any(len({*thing}) < len(thing) for values in lists for thing in things(values))


def _lists(slots: Mapping[str, Any]) -> dict[str, tuple[Any, ...]]:
    return {name: value for name, value in slots.items() if isinstance(value, tuple)}


def _values(reading: Reading, order: Listed) -> dict[str, tuple[Any, ...]] | None:
    """The lists of a reading that tells nothing but lists with as many things as were counted, else None."""
    told = _told(reading)
    if len(told) != 1 or told[0].kind != "tell" or "recoloured" in told[0].slots:
        return None
    lists = _lists(told[0].slots)
    for values in lists.values():
        count = len(things(values))
        if count < order.things or (order.exact and BEGINS in values and count != order.things):
            return None
    return lists or None


def _better(whole: Reading, values: Mapping[str, tuple[Any, ...]], stands: Reading, order: Listed, articles: bool) -> bool:
    """Whether the mere list is better than the text as it stands."""
    told = _told(stands)
    if any(act.kind != "tell" for act in told):
        return False
    if len(told) > 1:
        return not _one_by_one(values, told)
    now = _lists(told[0].slots)
    if stands.doubt > whole.doubt + UNEXPLAINED:
        return True
    if now.keys() != values.keys():
        return False
    # One list, too: it may have parted what belongs together, left out the end, or taken "a" for a letter.
    return any(
        BEGINS in value
        or (len(now[name]) < len(value) and value[: len(now[name])] == now[name])
        or (articles and order.exact and len(value) == order.things < len(now[name]))
        for name, value in values.items()
    )


def _one_by_one(values: Mapping[str, tuple[Any, ...]], told: Sequence[Act]) -> bool:
    """Whether each act tells the next thing of the list, and its place."""
    if not all(act.slots.keys() & {"at", "nth", "stage", "position", "n"} for act in told):
        return False
    for name, wanted in values.items():
        parts = [act.slots.get(name, ()) for act in told]
        said = tuple(one for part in parts for one in (part if isinstance(part, tuple) else (part,)))
        if said != wanted or (BEGINS in wanted and any(part.count(BEGINS) != 1 for part in parts)):
            return False
    return True
