"""Speech that goes on when it was answered already: "red red blue" – the answer – "… yellow" is one list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_expert.dialogue.session import Session
from voice_expert.grammar.automaton import WordAutomaton

AMENDS_WITHIN = 2.0
"""Seconds after a list that could go on, up to which more of it changes what was told."""
AT_ONCE = 0.9
"""Within so many seconds nobody has heard a reply and answers it: whatever fits goes on with what was said before."""


@dataclass(frozen=True, eq=False)
class Recent:
    """What was said last and told something: its words, the grammar it was heard with, its end, the session after it."""

    words: tuple[str, ...]
    grammar: WordAutomaton
    t_end: float
    session: Session

    def holds(self, session: Session) -> bool:
        """Whether nothing has been told or taken back since: this session is still the one after it."""
        return self.session is session

    def whole(self, sentences: Sequence[tuple[str, ...]], t_start: float, now: WordAutomaton) -> list[tuple[str, ...]]:
        """The sentences that begin with the words before and go on with these; empty where these stand for themselves.

        ``now``: the grammar of what is expected after the words before.
        """
        gap = t_start - self.t_end
        if not 0 <= gap <= AMENDS_WITHIN:
            return []
        if gap > AT_ONCE and (self.grammar.wants_more(self.words) == "closed" or now.answers(sentences[0])):
            return []
        joined = [(*self.words, *words) for words in sentences]
        return joined if self.grammar.accepts(joined[0]) else []
