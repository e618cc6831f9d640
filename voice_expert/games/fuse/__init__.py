"""FUSE: the co-operative dice game against ten minutes. Clock, referee and adviser for one to five players.

``dice``, ``notation``, ``fitting``, ``cards`` are the dice and cards, ``assigning`` and ``giving_back`` the advice,
``rules`` the numbers, ``requests`` the single questions of other programs; ``spoken_cards``, ``deck``,
``table``, ``clock``, ``game`` and ``replies`` are a game that is played by voice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_expert.games.fuse.deck import card_line
from voice_expert.games.fuse.game import FOLDS, Fuse
from voice_expert.games.fuse.replies import asked, so_far, tick
from voice_expert.games.fuse.requests import answer as answer_request
from voice_expert.modules.kit import Answer, Bomb, Line, Module


def solve(bomb: Bomb, seen: Fuse) -> Answer:
    """The referee's answer to what was told last, or to one request of another program."""
    if seen.request is not None:
        return Answer(answer_request(seen.request), Line("setup"))
    return so_far(seen)


def read(raw: Mapping[str, Any]) -> Fuse:
    """A request of another program."""
    return Fuse(request=raw)


MODULE = Module(
    "fuse", Fuse, solve, kind="game", folds=FOLDS, read=read, listens=True, asked=asked, tick=tick, typed=card_line
)
