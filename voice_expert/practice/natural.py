"""A defuser who talks as people do: hesitates, slips and corrects it, and describes a module as it is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.dialogue.decide import Asked, decide
from voice_expert.dialogue.session import Place, Question
from voice_expert.grammar.text import words
from voice_expert.modules import registry
from voice_expert.practice.dealing import deal
from voice_expert.practice.dealt import Dealt, NotSeen
from voice_expert.practice.defuser import Defuser
from voice_expert.practice.words import Slots

HESITATIONS = 3
"""The fillers that stand first in the grammar files are hesitations; others are words of talk."""


@dataclass
class NaturalDefuser(Defuser):
    """``fillers`` is the share of utterances that begin with a hesitation, ``slips`` of answers that are said wrong
    first and corrected in the same breath, ``eager`` of modules that are named and described in one breath."""

    fillers: float = 0.15
    slips: float = 0.05
    eager: float = 0.3

    def say(self, text: str) -> Mapping[str, Any]:
        if self.draw is not None and self.draw.random() < self.fillers:
            grammar = self.conversation.grammar
            fillers = grammar.files["_common"].lists["filler"]["any"][:HESITATIONS]
            # Russian "эм" is a hesitation and a letter.
            letters = {form for letter in grammar.lexicon.forms["_common.letter"].values() for form in letter}
            forms = [form for form in fillers if form not in letters]
            text = self.all_words([self.draw.choice(forms), text]) or text
        return super().say(text)

    def opening(self, place: Place) -> str:
        naming = super().opening(place)
        module = registry()[place[0]]
        known = self.conversation.session
        opened = any(known.find((place[0], copy)) for copy in range(1, 9))
        if self.draw is None or self.draw.random() >= self.eager or module.kind == "boss" or opened:
            return naming
        first = decide(module, known.bomb, module.state())
        if not isinstance(first, Asked):
            return naming
        try:
            told = super().facts(place, Question(first.facts, first.ask, of=place), self.modules[place])
        except NotSeen:
            return naming
        return self.all_words([naming, told]) or naming

    def facts(self, place: Place, question: Question, dealt: Dealt) -> str | None:
        said = super().facts(place, question, dealt)
        marker = self.usual.say(["marker"], {})
        if said is None or self.draw is None or self.draw.random() >= self.slips or not dealt.correctable:
            return said
        meant, troubles = self.meant, len(self.troubles)
        self.meant = []
        try:
            wrong = super().facts(place, question, deal(place[0], self.draw, self.bomb.known))
        except (NotSeen, LookupError, TypeError):
            # The other one is not as far, or shows something else.
            wrong = None
        del self.troubles[troubles:]
        # "No (bright ones), no, six": nobody would know what the first "no" means.
        unclear = self._is_value(marker, place[0]) or marker in words(wrong or "", self.conversation.grammar.language)
        if wrong is None or unclear or shape(self.meant) != shape(meant):
            self.meant = meant
            return said
        # Both are heard: what was taken for what cannot be told any more.
        self.meant = []
        return self.all_words([wrong, marker, said]) or said

    def _is_value(self, word: str | None, module: str) -> bool:
        """Whether the word means something else on this module ("no" is a button of it)."""
        lists = self.conversation.grammar.files[module].lists.values()
        return any(word in forms for values in lists for forms in values.values())


def shape(clauses: Sequence[Slots]) -> list[dict[str, int]]:
    """Which slots are told, and how many values of each: who slips says the same thing again, rightly."""
    return [{name: len(value) if isinstance(value, tuple) else 1 for name, value in slots.items()} for slots in clauses]
