"""FUSE against a second reading of the rules that tries everything: cards, places, penalties and assignments.

A card is read here by a few splits, and each chain of relations becomes a table of truth values over all faces of its
places (30 × 30 × …), filled straight from the rule; whether something is still possible is a look into that table.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from voice_expert.modules import registry
from voice_expert.solving import solve_one

COLOURS = ["red", "blue", "green", "yellow", "black"]
LETTERS = "RBGYK"
MOST = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1}
PER_ROLL = {1: 3, 2: 4, 3: 3, 4: 4, 5: 5}
HAND = {1: 4, 2: 2, 3: 2, 4: 2, 5: 2}
NUMBER = np.arange(30) % 6 + 1
COLOUR = np.arange(30) // 6
DECK = [
    (1, "@ != @ != @ != @"), (1, "B/G Y/R B/R"), (1, "@ = @ ; # = #"), (1, "# = % = @"), (1, "# > # < #"),
    (2, "% = % = %"), (2, "4 > * > *"), (2, "K/1 K/2 K/3"), (2, "# + # = # + #"), (3, "G/Y + B/R = [7]"),
    (3, "# = # = #"), (3, "5 Y G2"), (3, "R/K + B/2 = [7]"), (3, "B/G Y/R B4"), (4, "stack( # > # > # > # )"),
    (4, "@ = @ = @ = @"), (4, "stack( Y R B G )"), (4, "2 2 2"), (4, "# = # = B#"), (4, "stack( # < # < # < # )"),
    (4, "& = &"), (6, "pyramid( K R K | B G | Y )"), (6, "stack( 1/4 2/5 3/6 ) ; stack( R/Y B/G K/R )"),
    (6, "pyramid( 1 3/R 2 | K/B 4/G | 5/Y )"), (1, "# - # = [2]"), (1, "% = %"), (2, "stack( B K R )"),
    (3, "@3 = % = %"), (3, "& != & = #"), (2, "% = % < # R#"), (3, "pyramid( # < # | # )"), (2, "@ != & = %"),
    (3, "# + # > [9] ; R5/Y"), (2, "# - # < # + 1 K"), (3, "stack( % = % ) ; @ = @"), (2, "? > [2] < R#"),
]  # fmt: skip
Placed = tuple[int | None, ...]
"""One face, or None, per place of a card."""


class Reading:
    """A card read the slow way."""

    def __init__(self, spec: str) -> None:
        self.accepts: list[np.ndarray[Any, Any]] = []
        self.under: dict[int, list[int]] = {}
        self.tables: list[tuple[list[int], np.ndarray[Any, Any]]] = []
        for part in re.findall(r"(?:stack|pyramid)\([^)]*\)|[^;()\s][^;()]*", spec):
            part = part.strip()
            if not part:
                continue
            rows = re.sub(r"stack|pyramid|[()]", "", part).split("|")
            below: list[int] = []
            for row in rows:
                first = len(self.accepts)
                self.line(row)
                here = list(range(first, len(self.accepts)))
                if part.startswith("stack"):
                    self.under |= {place: [place - 1] for place in here[1:]}
                elif below:
                    self.under |= {place: [below[i], below[i + 1]] for i, place in enumerate(here)}
                below = here

    def line(self, text: str) -> None:
        chains: list[list[str]] = []
        joined = True
        for word in re.sub(r"\s*([+-])\s*(?=[^\]])", r"\1", text).split():
            if word in ("=", "!=", "<", ">"):
                chains[-1].append(word)
                joined = True
            elif joined and chains:
                chains[-1].append(word)
                joined = False
            else:
                chains.append([word])
                joined = False
        for chain in chains:
            self.chain(chain)

    def chain(self, words: list[str]) -> None:
        terms, signs = words[::2], words[1::2]
        symbols = [s for term in terms if not term.startswith("[") for s in re.split(r"[+-]", term)]
        first = len(self.accepts)
        self.accepts += [np.array([accepts(symbol, face) for face in range(30)]) for symbol in symbols]
        shape = (30,) * len(symbols)
        faces = np.indices(shape)
        fine = np.ones(shape, bool)
        for axis in range(len(symbols)):
            fine &= self.accepts[first + axis][faces[axis]]
        values, kinds, at = [], [], 0
        for term in terms:
            if term.startswith("["):
                values.append((np.full(shape, int(term[1:-1])), None))
                kinds.append("#")
                continue
            names = re.split(r"([+-])", term)
            total = NUMBER[faces[at]]
            for i in range(2, len(names), 2):
                more = NUMBER[faces[at + i // 2]]
                total = total + more if names[i - 1] == "+" else total - more
            values.append((total, faces[at] if len(names) == 1 else None))
            kinds.append(names[0][0] if len(names) == 1 else "#")
            at += (len(names) + 1) // 2
        runs: list[list[int]] = []
        for i, sign in enumerate(signs):
            (number, face), (other_number, other_face) = values[i], values[i + 1]
            pair = {kinds[i], kinds[i + 1]}
            if pair == {"%"}:
                if i and {kinds[i - 1], kinds[i]} == {"%"}:
                    runs[-1].append(i)
                else:
                    runs.append([i])
            elif "@" in pair:
                fine &= compare(COLOUR[face], sign, COLOUR[other_face])
            elif pair == {"&"}:
                fine &= (face == other_face) if sign == "=" else (face != other_face)
            else:
                fine &= compare(number, sign, other_number)
        for run in runs:
            numbers, colours = np.ones(shape, bool), np.ones(shape, bool)
            for i in run:
                numbers &= values[i][0] == values[i + 1][0]
                colours &= COLOUR[values[i][1]] == COLOUR[values[i + 1][1]]
            fine &= numbers | colours
        self.tables.append((list(range(first, first + len(symbols))), fine))

    def possible(self, placed: Placed) -> bool:
        return all(look(id(self), i, tuple(placed[p] for p in places), self) for i, (places, _) in enumerate(self.tables))

    def fits(self, placed: Placed, place: int, face: int) -> bool:
        return (
            placed[place] is None
            and all(placed[under] is not None for under in self.under.get(place, []))
            and bool(self.accepts[place][face])
            and self.possible((*placed[:place], face, *placed[place + 1 :]))
        )

    @lru_cache(maxsize=100_000)  # noqa: B019 - a handful of readings, alive as long as the tests
    def faces(self, placed: Placed, place: int) -> int:
        """How many faces the empty place would take, whatever lies under it."""
        return sum(self.possible((*placed[:place], face, *placed[place + 1 :])) for face in range(30))

    @property
    def completions(self) -> int:
        ways = 1
        for _, table in self.tables:
            ways *= int(table.sum())
        return ways


@lru_cache(maxsize=500_000)
def look(_: int, table: int, faces: Placed, reading: Reading) -> bool:
    return bool(reading.tables[table][1][tuple(slice(None) if face is None else face for face in faces)].any())


def accepts(symbol: str, face: int) -> bool:
    for alternative in symbol.split("/"):
        wanted = alternative.strip("#*?@%&")
        if all(LETTERS[COLOUR[face]] == sign if sign in LETTERS else NUMBER[face] == int(sign) for sign in wanted):
            return True
    return False


def compare(one: Any, sign: str, other: Any) -> Any:
    return {"=": one == other, "!=": one != other, "<": one < other, ">": one > other}[sign]


@lru_cache(maxsize=200)
def reading(spec: str) -> Reading:
    return Reading(spec)


def die(face: int | None) -> dict[str, Any] | None:
    return None if face is None else {"color": COLOURS[COLOUR[face]], "number": int(NUMBER[face])}


class Table:
    """A table drawn at random: players, what lies on their cards, and the dice left in the bag."""

    def __init__(self, draw: random.Random, players: int, most_cards: int = 4) -> None:
        self.bag = [6 * colour for colour in range(5) for _ in range(5)]
        draw.shuffle(self.bag)
        self.hands: list[list[tuple[int, str, Placed]]] = []
        for _ in range(players):
            hand = []
            for _ in range(min(most_cards, HAND[players])):
                level, spec = draw.choice(DECK)
                hand.append((level, spec, self.filled(draw, spec)))
            self.hands.append(hand)
        self.draw = draw

    def filled(self, draw: random.Random, spec: str) -> Placed:
        """Some dice laid on an empty card, one after another, never the last."""
        card = reading(spec)
        placed: Placed = (None,) * len(card.accepts)
        for _ in range(draw.randint(0, len(placed))):
            face = self.bag[-1] + draw.randrange(6)
            places = [p for p in range(len(placed)) if card.fits(placed, p, face)]
            if places and sum(p is None for p in placed) > 1:
                place = draw.choice(places)
                placed = (*placed[:place], face, *placed[place + 1 :])
                self.bag.pop()
        return placed

    def roll(self, count: int) -> list[int]:
        return [self.bag.pop() + self.draw.randrange(6) for _ in range(min(count, len(self.bag)))]

    def players(self) -> list[dict[str, Any]]:
        return [
            {
                "name": f"p{number}",
                "cards": [
                    {"id": f"p{number}c{i}", "level": level, "spec": spec, "placed": [die(face) for face in placed]}
                    for i, (level, spec, placed) in enumerate(hand)
                ],
            }
            for number, hand in enumerate(self.hands)
        ]


def solved(state: dict[str, Any]) -> dict[str, Any]:
    answer = solve_one(registry()["fuse"], {"edgework": {}, "state": state})["answer"]
    assert isinstance(answer, dict)
    return answer


def ways(table: Table, dice: list[int]) -> Iterator[tuple[tuple[int, int, int] | None, ...]]:
    """Every assignment that obeys the rules, die by die."""
    most = MOST[len(table.hands)]
    spots = [
        [
            (player, card, place)
            for player, hand in enumerate(table.hands)
            for card, (_, spec, placed) in enumerate(hand)
            for place in range(len(placed))
            if placed[place] is None and reading(spec).possible((*placed[:place], face, *placed[place + 1 :]))
            and (most > 1 or reading(spec).fits(placed, place, face))
        ]
        for face in dice
    ]

    def further(chosen: tuple[tuple[int, int, int] | None, ...]) -> Iterator[tuple[tuple[int, int, int] | None, ...]]:
        number = len(chosen)
        if number == len(dice):
            if most == 1 or can_be_laid(table, dice, chosen):
                yield chosen
            return
        yield from further((*chosen, None))
        for spot in spots[number]:
            if spot not in chosen and sum(c is not None and c[0] == spot[0] for c in chosen) < most:
                yield from further((*chosen, spot))

    yield from further(())


def can_be_laid(table: Table, dice: list[int], chosen: tuple[tuple[int, int, int] | None, ...]) -> bool:
    """Whether there is an order in which each die fits when its turn comes."""
    per_card: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for face, spot in zip(dice, chosen, strict=True):
        if spot is not None:
            per_card.setdefault(spot[:2], []).append((spot[2], face))
    for (player, card), laid in per_card.items():
        _, spec, start = table.hands[player][card]
        for order in permutations(laid):
            placed: Placed = start
            for place, face in order:
                if not reading(spec).fits(placed, place, face):
                    break
                placed = (*placed[:place], face, *placed[place + 1 :])
            else:
                break
        else:
            return False
    return True


def worth(table: Table, dice: list[int], chosen: tuple[tuple[int, int, int] | None, ...]) -> Any:
    """What is compared, greatest first: dice, bombs, levels, fussy places, then the smallest list of spots."""
    empties = {
        (player, card): sum(face is None for face in placed)
        for player, hand in enumerate(table.hands)
        for card, (_, _, placed) in enumerate(hand)
    }
    for spot in chosen:
        if spot is not None:
            empties[spot[:2]] -= 1
    done = [table.hands[player][card][0] for (player, card), left in empties.items() if left == 0]
    faces = sum(
        reading(table.hands[s[0]][s[1]][1]).faces(table.hands[s[0]][s[1]][2], s[2]) for s in chosen if s is not None
    )
    listed = tuple((9, 9, 9) if spot is None else spot for spot in chosen)
    return (-sum(spot is not None for spot in chosen), -len(done), -sum(done), faces, listed)


def best_by_hand(table: Table, dice: list[int]) -> dict[str, Any]:
    chosen = min(ways(table, dice), key=lambda way: worth(table, dice, way))
    placed, bombs, levels, _, _ = worth(table, dice, chosen)
    placements = [
        {"die": number, "player": f"p{spot[0]}", "card": f"p{spot[0]}c{spot[1]}", "slot": spot[2]}
        for number, spot in enumerate(chosen)
        if spot is not None
    ]
    defused = []
    for player, hand in enumerate(table.hands):
        for card, (_, _, before) in enumerate(hand):
            if sum(face is None for face in before) == sum(s is not None and s[:2] == (player, card) for s in chosen):
                defused.append(f"p{player}c{card}")
    return {
        "placements": placements,
        "unplaced": [number for number, spot in enumerate(chosen) if spot is None],
        "defused": defused,
        "value": [-placed, -bombs, -levels],
    }


@pytest.mark.parametrize(("level", "spec"), DECK)
def test_cards_are_read_alike(level: int, spec: str) -> None:
    by_hand = reading(spec)
    assert solved({"op": "card_info", "spec": spec}) == {
        "slots": len(by_hand.accepts),
        "faces": [int(faces.sum()) for faces in by_hand.accepts],
        "supports": {str(place): under for place, under in by_hand.under.items()},
        "completions": by_hand.completions,
    }


@pytest.mark.parametrize("seed", range(10))
def test_the_best_assignment_is_found(seed: int) -> None:
    """10 × 120 tables of one to five players."""
    draw = random.Random(f"assign {seed}")
    for _ in range(120):
        table = Table(draw, draw.choice((1, 2, 2, 3, 3, 4, 4, 5)), draw.choice((1, 2, 2, 4)))
        dice = table.roll(PER_ROLL[len(table.hands)])
        state = {"op": "assign", "players": table.players(), "dice": [die(face) for face in dice]}
        assert solved(state) == best_by_hand(table, dice), state


@pytest.mark.parametrize("seed", range(4))
def test_places_are_found(seed: int) -> None:
    """4 × 200 cards and dice."""
    draw = random.Random(f"legal {seed}")
    for _ in range(200):
        table = Table(draw, 1, 1)
        level, spec, placed = table.hands[0][0]
        face = draw.randrange(30)
        card = {"id": "c", "level": level, "spec": spec, "placed": [die(f) for f in placed]}
        wanted = [p for p in range(len(placed)) if reading(spec).fits(placed, p, face)]
        assert solved({"op": "legal", "card": card, "die": die(face)}) == {"slots": wanted}, card


@pytest.mark.parametrize("seed", range(4))
def test_penalties(seed: int) -> None:
    """4 × 150 tables: who can return what, and what is easiest to replace; half of them for fuse cards."""
    draw = random.Random(f"penalty {seed}")
    for number in range(150):
        table = Table(draw, draw.randint(1, 5))
        players = table.players()
        if number % 2:
            dice = table.roll(draw.randint(1, PER_ROLL[len(table.hands)]))
            if not dice:
                continue
            got = solved({"op": "penalty", "players": players, "rerolled": [die(face) for face in dice]})
            tests = [lambda f, face=face: COLOUR[f] == COLOUR[face] or NUMBER[f] == NUMBER[face] for face in dice]
        else:
            colour = draw.randrange(5)
            bag = draw.randrange(len(players))
            request = {"op": "fuse_card", "players": players, "fuse": {"color": COLOURS[colour]}, "bag": f"p{bag}"}
            got = solved(request)
            assert got["bag"] == f"p{(bag + 1) % len(players)}"
            tests = [lambda f, colour=colour: COLOUR[f] == colour]
        hands = [[list(placed) for _, _, placed in hand] for hand in table.hands]
        for step, matches in zip(got["steps"], tests, strict=True):
            for player, (entry, hand) in enumerate(zip(step, hands, strict=True)):
                options = []
                for card, placed in enumerate(hand):
                    under = reading(table.hands[player][card][1]).under
                    covered = {b for place, bs in under.items() if placed[place] is not None for b in bs}
                    options += [
                        (card, place)
                        for place, face in enumerate(placed)
                        if face is not None and matches(face) and place not in covered
                    ]

                def ease(option: tuple[int, int], player: int = player, hand: Any = hand, table: Table = table) -> Any:
                    card, place = option
                    after = tuple(None if i == place else face for i, face in enumerate(hand[card]))
                    faces = reading(table.hands[player][card][1]).faces(after, place)
                    return -faces, sum(face is not None for face in hand[card]), option

                names = [{"card": f"p{player}c{card}", "slot": place} for card, place in options]
                chosen = min(options, key=ease) if options else None
                assert entry["options"] == names
                assert entry["remove"] == (None if chosen is None else names[options.index(chosen)])
                if chosen is not None:
                    hand[chosen[0]][chosen[1]] = None


def test_all_ways_of_two_are_tried() -> None:
    """The second reading itself: two dice, one card with two open places, two ways to take both."""
    table = Table(random.Random(1), 2, 1)
    table.hands = [[(1, "% = %", (None, None))], []]
    found = list(ways(table, [3, 3]))
    assert len(found) == 1 + 4 + 2
    assert len(set(found)) == len(found)
    assert sum(None not in way for way in found) == len(list(combinations(range(2), 1)))
