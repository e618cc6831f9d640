"""Cards as they are read out, word by word, and back: ``R / K + B / 2 total 7`` is ``R/K + B/2 = [7]``.

A spoken card is a row of the values of the grammar's list ``symbol``: colours and numbers as in the notation, ``/``,
relations, ``+`` and ``-``, ``total`` before a printed number, ``stack``, ``pyramid`` with ``bottom``, ``middle`` and
``top``, a comma between places that would run together, ``;`` before a new line of symbols, and short forms for what
people say in one go (``same3#``: three of the same number; ``3x2``: three twos).
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_expert.games.fuse.notation import COLOUR_LETTERS, Chain, Shape, Term, read
from voice_expert.record import Contradiction

RELATIONS = ("=", "!=", "<", ">")
ROWS = ("bottom", "middle", "top")
SHORT = {
    **{f"same{n}{sign}": " = ".join(sign * n) for n in (2, 3, 4) for sign in "#@%"},
    **{f"{n}x{number}": " ".join(str(number) * n) for n in (2, 3) for number in range(1, 7)},
}
"""What is said in one go, in notation."""
TRIANGLES = {1: (1,), 3: (2, 1), 6: (3, 2, 1)}


def notation(spoken: Sequence[str]) -> str:
    """The card in notation; raises Contradiction("bad_card") where the words make none."""
    groups: list[tuple[str, list[str]]] = [("line", [])]
    for word in spoken:
        if word in ("stack", "pyramid"):
            groups.append((word, []))
        elif word == ";":
            groups.append(("line", []))
        else:
            groups[-1][1].append(word)
    texts = []
    for kind, words in groups:
        if kind == "pyramid":
            texts.append(f"pyramid( {' | '.join(' '.join(row) for row in _rows(words))} )")
        elif words:
            line = " ".join(_symbols(words))
            texts.append(line if kind == "line" else f"stack( {line} )")
        elif kind == "stack":
            raise Contradiction("bad_card")
    return " ; ".join(texts)


def _rows(words: Sequence[str]) -> list[list[str]]:
    """A pyramid's rows from the bottom up: as they are named, or by how many there must be."""
    rows: list[list[str]] = [[]]
    for word in words:
        if word in ROWS:
            if rows[-1]:
                rows.append([])
        else:
            rows[-1].append(word)
    if len(rows) > 1:
        return [_symbols(row) for row in rows]
    places = _symbols(rows[0])
    sizes = TRIANGLES.get(len(places))
    if sizes is None:
        raise Contradiction("bad_card")
    starts = [sum(sizes[:row]) for row in range(len(sizes))]
    return [places[start : start + size] for start, size in zip(starts, sizes, strict=True)]


def _symbols(words: Sequence[str]) -> list[str]:
    """The words of one line joined to places, signs and totals."""
    found: list[str] = []
    at = 0
    while at < len(words):
        word, following = words[at], words[at + 1] if at + 1 < len(words) else ""
        after = words[at + 2] if at + 2 < len(words) else ""
        at += 1
        if word in SHORT:
            found.append(SHORT[word])
        elif word == ",":
            continue
        elif word == "/" and found and following:
            found[-1] += f"/{following}"
            at += 1
        elif word == "total" and following.isdigit():
            found += [f"[{following}]"] if found and found[-1] in RELATIONS else ["=", f"[{following}]"]
            at += 1
        elif word.isdigit() and (int(word) > 6 or _is_total(found, following)):
            found.append(f"[{word}]")
        elif _joins(word, following) and after != "/":
            found.append(word + following)
            at += 1
        else:
            found.append(word)
    return found


def _joins(word: str, following: str) -> bool:
    """Whether the two are one place: a blue four, a blue number, any colour with a three."""
    number = following in ("1", "2", "3", "4", "5", "6")
    return (word in COLOUR_LETTERS and (number or following == "#")) or (word == "@" and number)


def _is_total(found: Sequence[str], following: str) -> bool:
    """Whether a small number after "equals" is printed there: only a sum or difference is compared with one."""
    if not found or found[-1] not in RELATIONS or following in ("+", "-", "/"):
        return False
    return len(found) > 2 and found[-3] in ("+", "-")


def spoken(spec: str) -> tuple[str, ...]:
    """How a card in notation is read out, word by word."""
    words: list[str] = []
    for phrase in phrases(spec):
        if words and _joins(words[-1], phrase[0]):
            words.append(",")
        words += phrase
    return tuple(words)


def phrases(spec: str) -> tuple[tuple[str, ...], ...]:
    """The same, parted where a reader pauses: what belongs together is one phrase."""
    shape = read(spec)
    found: list[tuple[str, ...]] = []
    for number, group in enumerate(shape.groups):
        for row, chains in enumerate(group.rows):
            # After a stack a new line has to be named; after a line it is heard as one anyway.
            begin: list[str] = [";"] if number and group.kind == "line" != shape.groups[number - 1].kind else []
            begin += [group.kind] if group.kind != "line" and row == 0 else []
            begin += [_row_name(row, len(group.rows))] if group.kind == "pyramid" else []
            texts = _line(shape, chains)
            found += [(*begin, *texts[0]), *map(tuple, texts[1:])]
    return tuple(found)


def _row_name(row: int, rows: int) -> str:
    return "bottom" if row == 0 else "top" if row == rows - 1 else "middle"


def _line(shape: Shape, chains: Sequence[Chain]) -> list[list[str]]:
    texts = [_chain(shape, chain) for chain in chains]
    short = f"{len(texts)}x{texts[0][0]}"
    # "Three twos": places without relations that all want the same number.
    return [[short]] if short in SHORT and all(text == texts[0] for text in texts) else texts


def _chain(shape: Shape, chain: Chain) -> list[str]:
    symbols = [shape.symbols[place] for place in chain.places]
    sign = symbols[0]
    short = f"same{len(symbols)}{sign}"
    plain = all(term.single for term in chain.terms) and set(symbols) == {sign}
    if short in SHORT and plain and all(relation.sign == "=" for relation in chain.relations):
        return [short]
    words = _term(shape, chain.terms[0])
    for relation, term in zip(chain.relations, chain.terms[1:], strict=True):
        if term.total is not None and relation.sign == "=":
            words += ["total", str(term.total)]
        else:
            words += [relation.sign, *_term(shape, term)]
    return words


def _term(shape: Shape, term: Term) -> list[str]:
    if term.total is not None:
        return ["total", str(term.total)]
    words: list[str] = []
    for place, sign in zip(term.places, term.signs, strict=True):
        if words:
            words.append("+" if sign > 0 else "-")
        for number, alternative in enumerate(shape.symbols[place].split("/")):
            words += ["/"] if number else []
            words += list("*" if alternative == "?" else alternative)
    return words
