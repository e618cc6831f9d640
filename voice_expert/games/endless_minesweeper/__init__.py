"""Endless Minesweeper: rows are confirmed, scored and grow anew; the expert keeps the board or advises one read out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_expert.games.endless_minesweeper.operations import answered
from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Module, answer, record


@record
class EndlessMinesweeper:
    """A state of the facts as other programs give it."""

    given: Mapping[str, Any] = UNTOLD


def solve(bomb: Bomb, seen: EndlessMinesweeper) -> Answer:
    return answer("answered", answered(seen.given))


MODULE = Module("endless_minesweeper", EndlessMinesweeper, solve, kind="game", read=lambda raw: EndlessMinesweeper(given=raw))
