"""The question "did you say …?" between two readings of a strange word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from voice_expert.dialogue.session import Question, Reply, Session, Spoken
from voice_expert.grammar.matcher import Reading

if TYPE_CHECKING:
    from voice_expert.dialogue.step import Turn

DOUBTFUL, CLOSE = 0.3, 0.1
"""How doubtful the best reading has to be, and how near another one in cost, to ask which of them was meant."""
UNFINISHED = 0.03
"""What it costs to tell a list after which the module still asks: "one five three two" are four counts before they are
fifteen, three and two."""


def unfinished(turn: Turn) -> float:
    """What it costs a reading that it tells a list of the module and leaves some of the module to ask for.

    Where a module is opened as well, which one was meant must not hang on how much is left to ask: "another one" is.
    """
    question, about = turn.session.question, turn.about
    if not turn.told or turn.opened or turn.answer is not None or question is None:
        return 0.0
    if question.of != about or question.about_bomb:
        return 0.0
    told = [act for act in turn.reading.acts if act.module is not None]
    return UNFINISHED if any(isinstance(v, tuple) for act in told for v in act.slots.values()) else 0.0


def hopeless(reading: Reading, turns: Sequence[tuple[float, int, Turn]]) -> bool:
    """Whether a reading need not be tried after these turns of cheaper ones: whatever comes of it, it is not the best, and
    not close enough to a doubtful best one to ask which was meant."""
    cost, _, best = min(turns, key=lambda entry: entry[:2])
    return reading.cost >= cost and (best.reading.doubt < DOUBTFUL or reading.cost > cost + CLOSE)


def did_you_say(session: Session, turns: Sequence[tuple[float, int, Turn]]) -> tuple[Session, Reply] | None:
    """One short question where a strange word may be two words that lead to different things; None if it is clear."""
    cost, _, best = turns[0]
    question = session.question
    if not best.told or best.reading.doubt < DOUBTFUL or (question is not None and question.ask == "did_you_say"):
        return None
    close = [turn for other, _, turn in turns[1:] if other - cost <= CLOSE and turn.told]
    for turn in close:
        words = [word for word in best.reading.taken if word not in turn.reading.taken]
        others = [word for word in turn.reading.taken if word not in best.reading.taken]
        if not words or not others or turn.outcome == best.outcome:
            continue
        end, reply = best.result()
        line = Spoken("_talk", "ask", "did_you_say", {"words": " ".join(words)})
        asked = Question(
            ("confirm",), "did_you_say", of=question.of if question else None, yes_no=True, if_yes=end, reply=reply,
            earlier=question, line=line,
        )  # fmt: skip
        place = session.in_hand
        said = Reply(
            lines=(line,),
            understood=reply.understood,
            confidence=reply.confidence,
            changed=True,
            module=place[0] if place else None,
            copy=place[1] if place else None,
            asking=asked.asking,
        )
        return replace(session, question=asked, before=session, after=None, last=said, standing=said), said
    return None
