"""A legal bomb dealt from a seed: its casing as the game deals widgets, its modules, its strikes and its timer.

Rules: the edgework facts (serial pattern, five widgets, an indicator is lit with probability 0.6, a plate belongs to one
of two kinds and holds each port of it with probability one half) and the timer's speed per strike.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.bomb.edgework import INDICATORS, PORTS, SERIAL_LETTERS, Bomb
from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.commands import SPEEDS

WIDGETS = 5
LIT = 0.6
PLATES = (("Parallel", "Serial"), ("DVI-D", "PS/2", "RJ-45", "Stereo RCA"))
LETTERS = SERIAL_LETTERS + "E"
"""E is dealt twice as often as other letters: it stands in for O."""
DIGITS = "0123456789"
STRIKES = 3
"""The strike that explodes the bomb."""


@dataclass(frozen=True)
class Casing:
    """Everything on the casing. ``holders`` are the batteries in each holder, ``plates`` the ports of each plate."""

    serial: str
    holders: tuple[int, ...]
    indicators: tuple[tuple[str, bool], ...]
    plates: tuple[tuple[str, ...], ...]

    @property
    def edgework(self) -> dict[str, Any]:
        """The facts' edgework JSON, complete."""
        return {
            "serial": self.serial,
            "batteries": sum(self.holders),
            "holders": len(self.holders),
            "indicators": [{"label": label, "lit": lit} for label, lit in self.indicators],
            "port_plates": [list(plate) for plate in self.plates],
        }


def deal_casing(draw: random.Random) -> Casing:
    """Five widgets of the three kinds, and a serial number."""
    either = LETTERS + DIGITS
    serial = "".join(draw.choice(slot) for slot in (either, either, DIGITS, LETTERS, LETTERS, DIGITS))
    kinds = [draw.choice(("holder", "indicator", "plate")) for _ in range(WIDGETS)]
    labels = draw.sample(INDICATORS, kinds.count("indicator"))
    plates = []
    for _ in range(kinds.count("plate")):
        kind = draw.choice(PLATES)
        plates.append(tuple(port for port in PORTS if port in kind and draw.random() < 0.5))
    return Casing(
        serial,
        tuple(draw.choice((1, 2)) for _ in range(kinds.count("holder"))),
        tuple((label, draw.random() < LIT) for label in labels),
        tuple(plates),
    )


@dataclass(frozen=True)
class Timer:
    """Seconds left on the bomb, running down faster with each strike."""

    left: float
    strikes: int = 0

    def after(self, seconds: float) -> Timer:
        speed = SPEEDS[min(self.strikes, len(SPEEDS) - 1)]
        return replace(self, left=max(0.0, self.left - seconds * speed))

    @property
    def text(self) -> str:
        """As the bomb shows it: minutes and seconds, below a minute seconds and hundredths."""
        if self.left >= 60:
            return f"{int(self.left) // 60:02}:{int(self.left) % 60:02}"
        return f"{int(self.left):02}.{int(100 * self.left) % 100:02}"


@dataclass(frozen=True)
class SimulatedBomb:
    """A dealt bomb: what is printed on it, which modules it has (ids, a copy each time it occurs), how it stands."""

    casing: Casing
    modules: tuple[str, ...]
    start_minutes: int = 5
    strikes: int = 0
    solved: int = 0
    game_language: str = "en"

    @property
    def known(self) -> Bomb:
        """The bomb as somebody who sees all of it knows it."""
        bomb = bomb_from_json(
            {**self.casing.edgework, "strikes": self.strikes, "solved": self.solved, "modules": len(self.modules)}
        )
        return replace(bomb, start_minutes=self.start_minutes, game_language=self.game_language)

    @property
    def exploded(self) -> bool:
        return self.strikes >= STRIKES


def deal_bomb(
    draw: random.Random, modules: tuple[str, ...], start_minutes: int = 5, game_language: str = "en"
) -> SimulatedBomb:
    """A bomb with these modules."""
    return SimulatedBomb(deal_casing(draw), modules, start_minutes, game_language=game_language)
