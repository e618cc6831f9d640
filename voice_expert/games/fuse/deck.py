"""Cards from the keyboard or a file instead of the voice: a line in notation, or a card's name in the player's own deck.

The deck is ``fuse/deck.txt`` in the program's folder, one card a line, ``level | notation | name``; lines that begin
with ``//`` are comments. Typed while the game is in hand, ``Anna: 3 | R/K + B/2 = [7]`` and ``Anna: tall one`` (a name
of the deck) lay that card before Anna, ``centre: …`` in the centre.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_expert.places import home


@dataclass(frozen=True)
class Listed:
    """A card of a deck file; whether its notation makes a card is found out when it is laid."""

    level: int
    spec: str
    name: str = ""


def listed(line: str) -> Listed | None:
    """The card of a line of a deck file, None where it is none."""
    parts = [part.strip() for part in line.strip().split("|", 1)]
    if len(parts) < 2 or not parts[0].isdecimal() or line.strip().startswith("//"):
        return None
    # A pyramid has bars of its own: the name is what follows the last one outside brackets.
    spec, bar, name = parts[1].rpartition("|")
    if not bar or ")" in name:
        return Listed(int(parts[0]), parts[1])
    return Listed(int(parts[0]), spec.strip(), name.strip())


def cards(text: str) -> tuple[Listed, ...]:
    """All cards of a deck file."""
    return tuple(card for line in text.splitlines() if (card := listed(line)) is not None)


def own_deck() -> tuple[Listed, ...]:
    """The player's own deck; empty where there is no file or it can't be read."""
    try:
        return cards((home() / "fuse" / "deck.txt").read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        return ()


def card_line(text: str, forms: Mapping[str, Mapping[Any, list[str]]]) -> Mapping[str, Any] | None:
    """What a typed line tells of a card, None where it is no such line. ``forms`` are the grammar's lists."""
    owner, colon, rest = text.replace("：", ":").replace("｜", "|").partition(":")
    if not colon:
        return None
    who = _meant(owner, forms.get("fuse.player", {}))
    centre = _meant(owner, forms.get("fuse.where", {}))
    card = listed(rest) or _named(rest)
    if card is None or (who is None and centre is None):
        return None
    place = {"owner": who} if who is not None else {"centre": True}
    return {**place, "level": card.level, "spec": card.spec}


def _named(name: str) -> Listed | None:
    wanted = " ".join(name.casefold().split())
    return next((card for card in own_deck() if wanted and " ".join(card.name.casefold().split()) == wanted), None)


def _meant(text: str, values: Mapping[Any, list[str]]) -> str | None:
    wanted = text.strip().casefold()
    for value, spellings in values.items():
        if any(form.removeprefix("~").casefold() == wanted for form in spellings):
            return str(value)
    return None
