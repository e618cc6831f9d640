"""Numbers of the game: set-up, hands, score, how the game stands. After the rules of the 2015 edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

DIFFICULTIES = ("training", "standard", "expert", "elite", "insane")
BOMBS_DRAWN = {
    # number of players: bombs drawn by difficulty, in the order above; the hands are not counted
    1: (16, 19, 21, 23, 25),
    2: (17, 20, 22, 24, 26),
    3: (18, 21, 23, 25, 27),
    4: (19, 22, 24, 26, 28),
    5: (20, 23, 25, 27, 29),
}
HAND_SIZE = {1: 4, 2: 2, 3: 2, 4: 2, 5: 2}
DICE_PER_ROLL = {1: 3, 2: 4, 3: 3, 4: 4, 5: 5}
MOST_DICE_EACH = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1}
CENTRE = 5
LEVELS = (1, 2, 3, 4, 6)
BOMBS, LEVEL6_BOMBS = 54, 5
FUSE_CARDS, FUSE_CARDS_USED = 11, 6
SECONDS = 600
FUSE_POINTS, SECONDS_PER_POINT = 2, 10
CALLS = (600, 540, 480, 420, 360, 300, 240, 180, 120, 90, 60, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
"""Seconds left at which the clock is called out."""


@dataclass(frozen=True)
class Setup:
    """How a table is laid for so many players."""

    players: int
    difficulty: str
    level6: bool = False
    fuse_cards: int = FUSE_CARDS_USED

    @property
    def bombs_drawn(self) -> int:
        return BOMBS_DRAWN[self.players][DIFFICULTIES.index(self.difficulty)]

    @property
    def json(self) -> dict[str, int]:
        hands = self.players * HAND_SIZE[self.players]
        pile = self.bombs_drawn - CENTRE
        in_play = BOMBS if self.level6 else BOMBS - LEVEL6_BOMBS
        return {
            "hand_size": HAND_SIZE[self.players],
            "hands_total": hands,
            "bombs_drawn": self.bombs_drawn,
            "centre": CENTRE,
            "pile_bombs": pile,
            "pile_fuses": self.fuse_cards,
            "pile_total": pile + self.fuse_cards,
            "bombs_unused": in_play - hands - self.bombs_drawn,
            "dice_per_roll": DICE_PER_ROLL[self.players],
            "max_dice_each": MOST_DICE_EACH[self.players],
            "timer_seconds": SECONDS,
            "bombs_to_win": self.bombs_drawn,
        }


def playable(hand: Sequence[int], solo: bool) -> bool:
    """Whether a hand (levels) may be kept: a card of level 1 or 2 in a hand of two, three levels in the solo hand."""
    return len(set(hand)) >= 3 if solo else min(hand) <= 2


def to_redeal(hands: Sequence[Sequence[int]]) -> list[int]:
    """The hands, by number, to be dealt again."""
    return [number for number, hand in enumerate(hands) if not playable(hand, len(hands) == 1)]


def score(defused: Sequence[int], fuses_revealed: int, won: bool, seconds_left: int) -> dict[str, int]:
    """Points for the levels defused, the fuse cards turned up and, after a win, the time left."""
    parts = {
        "bombs": sum(defused),
        "fuses": FUSE_POINTS * fuses_revealed,
        "time": seconds_left // SECONDS_PER_POINT if won else 0,
    }
    return parts | {"total": sum(parts.values())}


def status(bombs_left: int, centre: int, seconds_left: int, dice_in_bag: int) -> str:
    """won, lost_time, lost_dice or running; the first that holds."""
    if centre == 0 and bombs_left == 0:
        return "won"
    if seconds_left == 0:
        return "lost_time"
    return "lost_dice" if dice_in_bag == 0 else "running"
