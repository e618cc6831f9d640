"""Which other modules may be meant beside the one in hand: what one can listen for now."""

from __future__ import annotations

from voice_expert.dialogue.session import Session
from voice_expert.modules import registry


def boss_of(session: Session) -> str | None:
    """The boss whose next stage is shown once the module in hand is solved, which is answered and not "solved" yet."""
    in_hand = session.find(session.in_hand)
    if in_hand is None or in_hand.solved or in_hand.answered is None or not in_hand.answered.final:
        return None
    open_bosses = [o.module for o in session.opened if not o.solved and registry()[o.module].on_solve is not None]
    return open_bosses[-1] if open_bosses and in_hand.module not in open_bosses else None


def recent_of(session: Session) -> str | None:
    """The needy module the last reply was about, where it gave way to another: "no, four" may still mean it."""
    module = session.last.module if session.last is not None else None
    if module is None or session.in_hand is None or module == session.in_hand[0] or module not in registry():
        return None
    return module if registry()[module].kind == "needy" else None
