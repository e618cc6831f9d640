"""A conversation that is kept: every utterance goes into the journal before its reply, and a new run goes on there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from voice_expert.conversation import Conversation, Turn
from voice_expert.dialogue.questions import asking
from voice_expert.dialogue.session import Session, Spoken
from voice_expert.grammar.load import load
from voice_expert.journal.journal import Journal
from voice_expert.speaking import sentences


class KeptConversation(Conversation):
    """Resumes the session in ``folder`` (at the very same question), or starts a fresh bomb."""

    def __init__(self, language: str, folder: Path, game_language: str | None = None, new: bool = False) -> None:
        grammar = load(language)
        self.journal = Journal(folder, language, new)
        super().__init__(language, Session(language), grammar)
        for event in self.journal.found.events:
            self.take(event)
        session = replace(self.session, language=language)
        if game_language is not None:
            session = replace(session, bomb=replace(session.bomb, game_language=game_language))
        self.session = session
        self.greeting = self._greeting()

    def hear(self, texts: str | Sequence[str], t: float | None = None, amends: bool = False) -> Turn:
        """Take one utterance; ``t`` in seconds, the wall clock's where none is given."""
        event = self.event(texts, time.time() if t is None else t, amends)
        self.journal.append(event)
        return self.take(event)

    def close(self) -> None:
        self.journal.close()

    def _greeting(self) -> str:
        found = self.journal.found
        lines = []
        if found.torn:
            lines.append(Spoken("_talk", "say", "journal_torn"))
        if found.events:
            lines.append(Spoken("_talk", "say", "going_on"))
            if self.session.question is not None:
                lines.append(asking(self.session.question))
        else:
            lines.append(Spoken("_talk", "say", "opening"))
        texts = [sentences.sentence(line, self.grammar) for line in lines]
        return ("" if self.grammar.language == "ja" else " ").join(texts)
