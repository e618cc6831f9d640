"""The answer to a question which of several readings was meant."""

from __future__ import annotations

from typing import Any

from voice_expert.dialogue.session import Question
from voice_expert.record import Either, put


def offered(question: Question, value: Any) -> bool:
    """Whether what was answered to a choice is, or can be, one of those that were offered."""
    return not question.choices or any(option in question.choices for option in _meant(question, value))


def _meant(question: Question, value: Any) -> tuple[Any, ...]:
    """What an answer may stand for: a number for the choice at that place, an unclear word for several."""
    if isinstance(value, int) and 1 <= value <= len(question.choices):
        return (question.choices[value - 1],)
    return value.options if isinstance(value, Either) else (value,)


def choose(seen: Any, question: Question, value: Any) -> Any:
    """The one of the readings that the defuser meant."""
    fact = question.facts[0]
    field, _, index = fact.partition("[")
    have = vars(seen).get(field)
    meant = _meant(question, value)
    options = [option for option in question.choices if option in meant] or list(meant)
    chosen = options[0] if len(options) == 1 else Either(tuple(options))
    if index and isinstance(have, tuple):
        place = int(index.rstrip("]"))
        return put(seen, **{field: have[:place] + (chosen,) + have[place + 1 :]})
    return put(seen, **{field: chosen})
