"""FUSE: the co-operative dice game against ten minutes. Clock, referee and adviser for one to five players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_expert.games.fuse.requests import answer as answer_request
from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Line, Module, record


@record
class Fuse:
    request: Any = UNTOLD


def solve(bomb: Bomb, seen: Fuse) -> Answer:
    return Answer(answer_request(seen.request), Line("request"))


def read(raw: Mapping[str, Any]) -> Fuse:
    return Fuse(request=raw)


MODULE = Module("fuse", Fuse, solve, kind="game", read=read)
