"""Questions: the facts they are about, and how they are put."""

from __future__ import annotations

import re
from collections.abc import Mapping

from voice_expert.dialogue.session import Question, Spoken


def base_of(fact: str) -> str:
    """The fact without its indices: ``stages[0].label`` is ``stages.label``."""
    return re.sub(r"\[\d+\]", "", fact)


def place_of(fact: str) -> dict[str, int]:
    """The place a fact stands at in its list, counted from 1, as the slot ``n``: of ``stages[0][1]`` 2."""
    index = re.search(r"\[(\d+)\](?!\[)", fact)
    return {"n": int(index[1]) + 1} if index else {}


def asking(question: Question, words: Mapping[str, str] | None = None) -> Spoken:
    """How a question is put."""
    if question.line is not None:
        return question.line
    owner = "_edgework" if question.about_bomb else (question.of[0] if question.of else "_talk")
    return Spoken(owner, "ask", question.ask, place_of(question.facts[0]), words or {})
