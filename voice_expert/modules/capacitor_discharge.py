"""Capacitor Discharge: hold the lever. Manual page "On the subject of capacitor discharge"."""

from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, answer, record, told, whole

FULL = 45
"""Seconds on a discharged module."""
GAIN = 6
"""Seconds that come back for each second of holding."""


@record
class CapacitorDischarge:
    """The small display of the module, in seconds."""

    seconds_left: int = UNTOLD


def solve(bomb: Bomb, seen: CapacitorDischarge) -> Answer:
    # Holding until the bar is empty is a full answer; the number is a bonus and never asked for.
    if not told(seen, "seconds_left"):
        return answer("hold_until_empty", {"action": "hold_lever"}, why="always")
    if not whole(seen.seconds_left, 0, FULL):
        raise Contradiction("bad_time")
    seconds = -(-(FULL - seen.seconds_left) // GAIN)
    key = "hold" if seconds else "full"
    return answer(key, {"action": "hold_lever", "hold_seconds": seconds}, seconds=seconds, why="always")


MODULE = Module("capacitor_discharge", CapacitorDischarge, solve, kind="needy")
