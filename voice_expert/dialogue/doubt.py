"""The question "did you say …?" between two readings: of a strange word, or of a list that may have begun anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from voice_expert.dialogue.session import Question, Reply, Session, Spoken
from voice_expert.grammar.matcher import Reading
from voice_expert.grammar.partial import BEGINS, anew

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
    # "Red and blue, green": what is said to be unclear is asked for on purpose.
    told = [act for act in turn.reading.acts if act.module is not None and "mixed" not in act.slots]
    return UNFINISHED if any(isinstance(v, tuple) for act in told for v in act.slots.values()) else 0.0


def hopeless(reading: Reading, turns: Sequence[tuple[float, int, Turn]]) -> bool:
    """Whether a reading need not be tried after these turns of cheaper ones: whatever comes of it, it is not the best, and
    not close enough to a doubtful best one to ask which was meant."""
    cost, _, best = min(turns, key=lambda entry: entry[:2])
    doubtful = best.reading.doubt >= DOUBTFUL or _told_anew(reading) or _told_anew(best.reading)
    return reading.cost >= cost and (not doubtful or reading.cost > cost + CLOSE)


def did_you_say(session: Session, turns: Sequence[tuple[float, int, Turn]]) -> tuple[Session, Reply] | None:
    """One short question where a strange word may be two words that lead to different things; None if it is clear."""
    cost, _, best = turns[0]
    question = session.question
    if not best.told or (question is not None and question.ask == "did_you_say"):
        return None
    close = [turn for other, _, turn in turns[1:] if other - cost <= CLOSE and turn.told and turn.outcome != best.outcome]
    for turn in close:
        words = [word for word in best.reading.taken if word not in turn.reading.taken]
        others = [word for word in turn.reading.taken if word not in best.reading.taken]
        if words and others and best.reading.doubt >= DOUBTFUL:
            return _asked(session, best, " ".join(words))
        anew = [either for either in (best, turn) if _told_anew(either.reading)]
        if len(anew) == 1 and best.answer is not None and turn.answer is not None:
            return _asked(session, anew[0], _row(anew[0]))
    return None


def _told_anew(reading: Reading) -> bool:
    """Whether a list was begun, and after "no" told from its beginning: "red, blue, no, red, white, white"."""
    acts = reading.acts[-3:]
    if [act.kind for act in acts] != ["tell", "marker", "tell"] or acts[0].module != acts[2].module:
        return False
    before, now = acts[0].slots, acts[2].slots
    return len(now) == 1 and now.keys() <= before.keys() and anew(before, now) > 0


def _row(turn: Turn) -> str:
    """The list told last, in the defuser's own words."""
    act = turn.reading.acts[-1]
    rows = [value for value in act.slots.values() if isinstance(value, tuple)]
    return " ".join(act.spoken.get(one, str(one)) for one in rows[0] if one != BEGINS)


def _asked(session: Session, meant: Turn, words: str) -> tuple[Session, Reply]:
    """Ask whether these words were said, in which case this turn holds."""
    question, place = session.question, session.in_hand
    end, reply = meant.result()
    line = Spoken("_talk", "ask", "did_you_say", {"words": words})
    asked = Question(
        ("confirm",), "did_you_say", of=question.of if question else None, yes_no=True, if_yes=end, reply=reply,
        earlier=question, line=line,
    )  # fmt: skip
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
