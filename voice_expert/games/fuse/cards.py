"""Bomb cards with the dice on them, and the players they lie before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from voice_expert.games.fuse import fitting
from voice_expert.games.fuse.dice import FACES, Die
from voice_expert.games.fuse.notation import Shape


@dataclass(frozen=True)
class Card:
    """A bomb card before a player or in the centre: ``spec`` in notation, ``placed`` one die or None per place."""

    id: str
    level: int
    spec: str
    placed: tuple[Die | None, ...]

    @property
    def shape(self) -> Shape:
        return fitting.card(self.spec)

    @property
    def dice(self) -> int:
        """How many dice lie on it."""
        return sum(die is not None for die in self.placed)

    @property
    def full(self) -> bool:
        return None not in self.placed

    def takes(self) -> tuple[int, ...]:
        """Per place the faces that leave the card possible, the dice on it given; stack order is ignored."""
        return fitting.open_faces(self.shape, self._domains())

    def takes_without(self, place: int) -> int:
        """The faces a place would take once its die is gone."""
        return fitting.open_faces(self.shape, self._domains(place))[place]

    def _domains(self, empty: int | None = None) -> tuple[int, ...]:
        accepts = self.shape.accepts
        return tuple(
            accepts[place] if die is None or place == empty else 1 << die.face for place, die in enumerate(self.placed)
        )

    @property
    def possible(self) -> bool:
        """Whether the dice on it obey symbols, relations and order."""
        filled = [place for place, die in enumerate(self.placed) if die is not None]
        return (
            all(self.shape.accepts[place] >> die.face & 1 for place, die in enumerate(self.placed) if die)
            and all(self.placed[under] is not None for place in filled for under in self.shape.supports[place])
            and all(self.takes())
        )

    def fits(self, die: Die) -> list[int]:
        """The empty places where the die may lie right now."""
        return [
            place
            for place, faces in enumerate(self.takes())
            if self.placed[place] is None
            and faces >> die.face & 1
            and all(self.placed[under] is not None for under in self.shape.supports[place])
        ]

    def with_die(self, place: int, die: Die | None) -> Card:
        return replace(self, placed=(*self.placed[:place], die, *self.placed[place + 1 :]))

    def removable(self) -> list[int]:
        """The places whose die has no other die on it."""
        under = {
            below for place, die in enumerate(self.placed) if die is not None for below in self.shape.supports[place]
        }
        return [place for place, die in enumerate(self.placed) if die is not None and place not in under]

    def emptied(self) -> Card:
        return replace(self, placed=(None,) * len(self.placed))


@dataclass(frozen=True)
class Player:
    """Somebody at the table with the cards before them."""

    name: str
    cards: tuple[Card, ...] = ()

    def with_card(self, card: Card) -> Player:
        """The player with the card of that id replaced."""
        return replace(self, cards=tuple(card if own.id == card.id else own for own in self.cards))


def new_card(name: str, level: int, spec: str) -> Card:
    """A card without dice; raises Contradiction("bad_card")."""
    return Card(name, level, spec, (None,) * len(fitting.card(spec).symbols))


def rarity(card: Card) -> Fraction:
    """One in how many ways to lay dice on the card blindly fills it."""
    return Fraction(FACES ** len(card.placed), fitting.completions(card.shape))


def easiest_first(cards: list[Card]) -> list[Card]:
    """The centre from the card that fills most easily on; of equally easy ones the higher level."""
    return sorted(cards, key=lambda card: (rarity(card), -card.level))
