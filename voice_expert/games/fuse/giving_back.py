"""Dice that go back into the bag: after a re-roll and for a fuse card, each player one free die that matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from voice_expert.games.fuse.cards import Card, Player
from voice_expert.games.fuse.dice import Die

Matches = Callable[[Die], bool]


@dataclass(frozen=True)
class GivesBack:
    """What one player may return, as (card id, place) in card then place order, and what is best returned."""

    player: str
    options: tuple[tuple[str, int], ...]
    remove: tuple[str, int] | None


def like(die: Die) -> Matches:
    """The same colour or the same number."""
    return lambda own: own.color == die.color or own.number == die.number


def of(color: str | None = None, number: int | None = None) -> Matches:
    """What a fuse card names: one colour or one number."""
    return lambda own: own.color == color or own.number == number


def give_back(
    players: Sequence[Player], matches: Matches, chosen_by: Mapping[str, tuple[str, int]] | None = None
) -> tuple[tuple[Player, ...], tuple[GivesBack, ...]]:
    """The players after each has returned the die that is easiest to replace, and what each could choose from.

    ``chosen_by`` are players who chose for themselves: name → (card id, place).
    """
    after, steps = [], []
    for player in players:
        options = [
            (card, place)
            for card in player.cards
            for place in card.removable()
            if (die := card.placed[place]) is not None and matches(die)
        ]
        chosen = min(options, key=_easiest_to_replace) if options else None
        names = tuple((card.id, place) for card, place in options)
        if chosen_by is not None and chosen_by.get(player.name) in names:
            chosen = options[names.index(chosen_by[player.name])]
        if chosen is None:
            after.append(player)
            steps.append(GivesBack(player.name, names, None))
            continue
        card, place = chosen
        after.append(player.with_card(card.with_die(place, None)))
        steps.append(GivesBack(player.name, names, (card.id, place)))
    return tuple(after), tuple(steps)


def _easiest_to_replace(option: tuple[Card, int]) -> tuple[int, int]:
    """Most faces for the place once empty, then the card with fewer dice; options come in card and place order."""
    card, place = option
    return -card.takes_without(place).bit_count(), card.dice
