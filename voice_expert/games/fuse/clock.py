"""The ten minutes: which call is due, and when a game is over."""

from __future__ import annotations

from voice_expert.games.fuse import rules
from voice_expert.games.fuse.table import Table

SOON = 10
"""From so many seconds on every second is called, and a call that comes too late is left out."""
LATE, LATE_SOON = 10.0, 1.0
"""Seconds by which a call may come late because somebody was speaking."""


def due(table: Table, t: float) -> int | None:
    """The seconds left to be called out now, None where nothing is due."""
    if table.started is None or table.outcome != "running":
        return None
    left = rules.SECONDS - (t - table.started)
    passed = [call for call in rules.CALLS if left <= call < table.called and call < rules.SECONDS]
    if not passed:
        return None
    call = min(passed)
    late = call - left
    return call if call == 0 or late <= (LATE_SOON if call <= SOON else LATE) else None


def outcome(table: Table, to_win: int, t: float) -> str:
    """won, lost_time, lost_dice or running at this moment."""
    if table.outcome != "running":
        return table.outcome
    if len(table.defused) >= to_win:
        return "won"
    return "lost_time" if table.started is not None and table.seconds_left(t) == 0 else "running"
