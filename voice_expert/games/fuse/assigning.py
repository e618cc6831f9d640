"""Who takes which die for which place: the exact best of all ways.

Maximised in this order: dice placed (a die left over hurts everybody), bombs defused, the sum of their levels, then the
*lowest* sum of the faces the used places would take (fussy places first). Remaining ties go to the smallest list of
(player, card, place), die by die, a die left over counting as last.

What dice do on one card has nothing to do with other cards. So for each card and each set of dice the best way is
found by trying all, and the sets are put together card by card and player by player; nothing is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from voice_expert.games.fuse.cards import Card, Player
from voice_expert.games.fuse.dice import Die

Spot = tuple[int, int, int]
"""Player, card and place, each counted from 0."""
LEFT: Spot = (9, 9, 9)
"""A die that nobody takes: comes after every spot."""
Allowed = Callable[[int, Spot], bool]
"""Whether a die (by number) may go to a spot."""


@dataclass(frozen=True)
class Way:
    """A way to place some of the dice. ``value`` is (dice, bombs, levels, minus the faces); ``spots`` one per die."""

    value: tuple[int, int, int, int]
    spots: tuple[Spot, ...]

    def beats(self, other: Way | None) -> bool:
        return other is None or self.value > other.value or (self.value == other.value and self.spots < other.spots)


Ways = dict[int, Way]
"""The best way for each set of dice (as bits)."""


def best(
    players: Sequence[Player], dice: Sequence[Die], most_each: int, allowed: Allowed | None = None, must: int = 0
) -> Way | None:
    """The best assignment of these dice, at most so many for each player; ``must`` are dice (as bits) that have to be
    taken. None where they can't."""
    found: Ways = {0: Way((0, 0, 0, 0), (LEFT,) * len(dice))}
    for number, player in enumerate(players):
        own: Ways = {0: found[0]}
        for place, card in enumerate(player.cards):
            own = _together(own, _on_card(card, (number, place), dice, most_each, allowed), most_each)
        found = _together(found, own, len(dice))
    winner: Way | None = None
    for taken, way in found.items():
        if taken & must == must and way.beats(winner):
            winner = way
    return winner


def next_best(
    players: Sequence[Player],
    dice: Sequence[Die],
    most_each: int,
    first: Way,
    allowed: Allowed | None = None,
    must: int = 0,
) -> Way | None:
    """The best assignment in which at least one die goes to another player (or to none); None where there is none."""
    winner: Way | None = None
    for die, spot in enumerate(first.spots):
        if spot == LEFT:
            continue

        def elsewhere(number: int, where: Spot, die: int = die, player: int = spot[0]) -> bool:
            return not (number == die and where[0] == player) and (allowed is None or allowed(number, where))

        way = best(players, dice, most_each, elsewhere, must)
        if way is not None and way.value[0] and way.beats(winner):
            winner = way
    return winner


def _together(one: Ways, other: Ways, most: int) -> Ways:
    """The best ways for all sets of at most ``most`` dice made of one set of each."""
    found: Ways = {}
    for left, way in one.items():
        for right, more in other.items():
            dice = left | right
            if left & right or dice.bit_count() > most:
                continue
            value = tuple(a + b for a, b in zip(way.value, more.value, strict=True))
            spots = tuple(min(a, b) for a, b in zip(way.spots, more.spots, strict=True))
            joined = Way(value, spots)  # type: ignore[arg-type]
            if joined.beats(found.get(dice)):
                found[dice] = joined
    return found


def _on_card(card: Card, where: tuple[int, int], dice: Sequence[Die], most: int, allowed: Allowed | None) -> Ways:
    """The best way for each set of dice on this one card, the empty set included."""
    count = len(dice)
    found: Ways = {0: Way((0, 0, 0, 0), (LEFT,) * count)}
    faces = [taken.bit_count() for taken in card.takes()]
    places = {die: [p for p in range(len(faces)) if allowed is None or allowed(die, (*where, p))] for die in range(count)}

    def lay(now: Card, left: tuple[int, ...], spots: tuple[Spot, ...], face_sum: int, taken: int) -> None:
        if not left:
            if not all(now.placed[under] for p, die in enumerate(now.placed) if die for under in now.shape.supports[p]):
                return
            bombs = int(now.full)
            way = Way((taken.bit_count(), bombs, bombs * now.level, -face_sum), spots)
            if way.beats(found.get(taken)):
                found[taken] = way
            return
        die, rest = left[0], left[1:]
        open_faces = now.takes()
        for place in places[die]:
            if now.placed[place] is None and open_faces[place] >> dice[die].face & 1:
                laid = (*spots[:die], (*where, place), *spots[die + 1 :])
                lay(now.with_die(place, dice[die]), rest, laid, face_sum + faces[place], taken)

    for size in range(1, min(most, count, card.placed.count(None)) + 1):
        for chosen in combinations(range(count), size):
            lay(card, chosen, (LEFT,) * count, 0, sum(1 << die for die in chosen))
    return found


def laid(players: Sequence[Player], dice: Sequence[Die], spots: Sequence[Spot]) -> tuple[Player, ...]:
    """The players with the dice on their cards; full cards are still before them."""
    hands = [list(player.cards) for player in players]
    for die, (player, card, place) in zip(dice, spots, strict=True):
        if (player, card, place) != LEFT:
            hands[player][card] = hands[player][card].with_die(place, die)
    return tuple(Player(player.name, tuple(hand)) for player, hand in zip(players, hands, strict=True))
