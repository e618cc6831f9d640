"""Which faces the places of a card still take, and in how many ways a card can be filled.

A chain of terms with relations between neighbours is a path: what a term can be is settled exactly by looking along it
once from either end. A run of ``% = %`` is read by number or by colour as a whole, so it is looked along once for each
reading, and the readings are joined (for counting: by number + by colour - by both).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import prod

from voice_expert.games.fuse.dice import ANY, NUMBERS, WITH_COLOUR, numbers_in, with_numbers
from voice_expert.games.fuse.notation import Chain, Relation, Shape, Term, read
from voice_expert.record import Contradiction

States = int | frozenset[int]
"""What a term can be: a set of faces for one place, the possible values of a sum or total."""
_TURNED = {"<": ">", ">": "<", "=": "=", "!=": "!="}


@lru_cache(maxsize=4096)
def card(text: str) -> Shape:
    """The shape of a card in notation; raises Contradiction("bad_card") also where no dice can satisfy it."""
    shape = read(text)
    if not all(open_faces(shape, shape.accepts)):
        raise Contradiction("bad_card")
    return shape


@lru_cache(maxsize=16384)
def open_faces(shape: Shape, domains: tuple[int, ...]) -> tuple[int, ...]:
    """The faces each place can have when the places are limited to these sets (one face where a die lies).

    Stack order is ignored. If the card cannot be filled any more, a whole chain has none.
    """
    faces = [0] * len(domains)
    for chain in shape.chains:
        for place, found in zip(chain.places, _chain_faces(chain, tuple(domains[p] for p in chain.places)), strict=True):
            faces[place] = found
    return tuple(faces)


@lru_cache(maxsize=65536)
def _chain_faces(chain: Chain, domains: tuple[int, ...]) -> tuple[int, ...]:
    """The same for one chain, place by place in its own order."""
    if len(chain.terms) == 1:
        return domains
    joined = [0] * len(domains)
    for relations in _readings(chain, ("number", "color")):
        for place, faces in enumerate(_along(chain, relations, domains)):
            joined[place] |= faces
    return tuple(joined)


def _readings(chain: Chain, ways: tuple[str, ...]) -> list[tuple[Relation, ...]]:
    """The relations of the chain with each run of ``% = %`` settled to one of the ways, in every combination."""
    runs: list[list[int]] = []
    for at, relation in enumerate(chain.relations):
        if relation.by == "either":
            if at and chain.relations[at - 1].by == "either":
                runs[-1].append(at)
            else:
                runs.append([at])
    found = []
    for chosen in product(ways, repeat=len(runs)):
        relations = list(chain.relations)
        for run, by in zip(runs, chosen, strict=True):
            for at in run:
                relations[at] = Relation("=", by)
        found.append(tuple(relations))
    return found


def _along(chain: Chain, relations: tuple[Relation, ...], domains: tuple[int, ...]) -> list[int]:
    """The faces each place can have under these relations; all empty where they cannot hold."""
    own: list[tuple[int, ...]] = []
    at = 0
    for term in chain.terms:
        own.append(domains[at : at + len(term.places)])
        at += len(term.places)
    states: list[States] = [_states(term, faces) for term, faces in zip(chain.terms, own, strict=True)]
    for left, relation in enumerate(relations):
        states[left + 1] = _fitting(states[left], relation.sign, relation.by, states[left + 1])
    for left in range(len(relations) - 1, -1, -1):
        relation = relations[left]
        states[left] = _fitting(states[left + 1], _TURNED[relation.sign], relation.by, states[left])
    if not all(states):
        return [0] * len(domains)
    return [face for term, faces, left in zip(chain.terms, own, states, strict=True) for face in _places(term, faces, left)]


def _states(term: Term, domains: tuple[int, ...]) -> States:
    if term.total is not None:
        return frozenset((term.total,))
    if term.single:
        return domains[0]
    return _sums(tuple((sign, numbers_in(faces)) for sign, faces in zip(term.signs, domains, strict=True)))


def _sums(parts: tuple[tuple[int, frozenset[int]], ...]) -> frozenset[int]:
    sums = frozenset((0,))
    for sign, numbers in parts:
        sums = frozenset(total + sign * number for total in sums for number in numbers)
    return sums


def _fitting(known: States, sign: str, by: str, other: States) -> States:
    """Those of the other term's states for which the known term has a state with ``known sign other``."""
    if not known:
        return 0 if isinstance(other, int) else frozenset()
    if by == "number":
        values = numbers_in(known) if isinstance(known, int) else known
        if isinstance(other, int):
            return other & with_numbers(number for number in NUMBERS if _allowed(values, sign, number))
        return frozenset(value for value in other if _allowed(values, sign, value))
    assert isinstance(known, int) and isinstance(other, int)
    # By colour every face stands for all of its colour; by face it stands for itself.
    reach = known if by == "face" else sum(every for every in WITH_COLOUR if known & every)
    if sign == "=":
        return other & reach
    alone = known.bit_count() == 1 if by == "face" else reach.bit_count() == len(NUMBERS)
    return other & ~reach if alone else other


def _allowed(values: frozenset[int], sign: str, other: int) -> bool:
    match sign:
        case "=":
            return other in values
        case "!=":
            return len(values) > 1 or other not in values
        case "<":
            return min(values) < other
        case _:
            return max(values) > other


def _places(term: Term, domains: tuple[int, ...], states: States) -> list[int]:
    """The faces of each place of a term whose states are these."""
    if isinstance(states, int):
        return [states]
    if term.total is not None:
        return []
    parts = [(sign, numbers_in(faces)) for sign, faces in zip(term.signs, domains, strict=True)]
    found = []
    for at, (sign, numbers) in enumerate(parts):
        others = _sums(tuple(parts[:at] + parts[at + 1 :]))
        fitting = [number for number in numbers if any(sign * number + rest in states for rest in others)]
        found.append(domains[at] & with_numbers(fitting))
    return found


@lru_cache(maxsize=4096)
def completions(shape: Shape) -> int:
    """In how many ways the empty card can be filled with faces."""
    return prod(_chain_count(chain, tuple(shape.accepts[place] for place in chain.places)) for chain in shape.chains)


def _chain_count(chain: Chain, domains: tuple[int, ...]) -> int:
    total = 0
    for relations in _readings(chain, ("number", "color", "face")):
        # Filled alike in number and in colour was counted twice; with two runs the signs multiply.
        twice = sum(
            1
            for at, (relation, before) in enumerate(zip(relations, chain.relations, strict=True))
            if before.by == "either" and relation.by == "face" and not (at and chain.relations[at - 1].by == "either")
        )
        total += (-1) ** twice * _ways(chain, relations, domains)
    return total


def _ways(chain: Chain, relations: tuple[Relation, ...], domains: tuple[int, ...]) -> int:
    counts: Counter[int] = Counter()
    at = 0
    for number, term in enumerate(chain.terms):
        own = _counted(term, domains[at : at + len(term.places)])
        at += len(term.places)
        if number == 0:
            counts = own
            continue
        before, relation = chain.terms[number - 1], relations[number - 1]
        counts = Counter(
            {
                state: ways * sum(n for known, n in counts.items() if _holds(before, known, relation, term, state))
                for state, ways in own.items()
            }
        )
    return sum(counts.values())


def _counted(term: Term, domains: tuple[int, ...]) -> Counter[int]:
    """Each state of a term (a face, or the value of a sum) and in how many ways it comes about."""
    if term.single:
        return Counter({face: 1 for face in range(ANY.bit_length()) if domains[0] >> face & 1})
    counts = Counter({0 if term.total is None else term.total: 1})
    for sign, faces in zip(term.signs, domains, strict=True):
        more: Counter[int] = Counter()
        for value, ways in counts.items():
            for face in range(ANY.bit_length()):
                if faces >> face & 1:
                    more[value + sign * (face % 6 + 1)] += ways
        counts = more
    return counts


def _holds(left: Term, known: int, relation: Relation, right: Term, state: int) -> bool:
    if relation.by == "number":
        one, other = (face % 6 + 1 if term.single else face for term, face in ((left, known), (right, state)))
    elif relation.by == "color":
        one, other = known // 6, state // 6
    else:
        one, other = known, state
    return {"=": one == other, "!=": one != other, "<": one < other, ">": one > other}[relation.sign]
