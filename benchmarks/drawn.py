"""Sentences to be heard: those of the fixed conversations, natural ones, or as many as wanted, drawn from the grammar files."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from benchmarks.conversations import AS_SAID, BY_LANGUAGE
from benchmarks.natural_wordings import NATURAL
from benchmarks.spoken_words import SpokenWording, as_read
from voice_expert.conversation import Conversation, Turn
from voice_expert.dialogue.session import Session
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar.exports import EarGrammars
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal, dealers
from voice_expert.practice.defuser import Defuser


@dataclass(frozen=True)
class Line:
    """One sentence, typed and as a voice is to say it, the state in which it is said, and what typing it brings."""

    module: str
    before: Session
    typed: str
    said: str
    understood: list[Any]
    after: Session


class _Noted(Conversation):
    """A conversation that notes every line and its two states."""

    def __init__(self, grammar: LanguageGrammar) -> None:
        super().__init__(grammar.language, grammar=grammar)
        self.noted: list[tuple[Session, str, list[Any], Session]] = []

    def hear(self, texts: str | Sequence[str], t: float = 0.0, amends: bool = False) -> Turn:
        before, turn = self.session, super().hear(texts, t, amends)
        self.noted.append((before, turn.heard, list(turn.reply.understood), self.session))
        return turn


def natural(grammar: LanguageGrammar) -> Iterator[Line]:
    """The lines of ``benchmarks.natural_wordings`` that are understood when they are typed."""
    for opening, lines in NATURAL[grammar.language].items():
        start = Conversation(grammar.language, grammar=grammar)
        if opening:
            start.hear(opening)
        for line in lines:
            typed = Conversation(grammar.language, start.session, grammar)
            understood = list(typed.hear(line).reply.understood)
            if understood:
                yield Line(opening, start.session, line, line, understood, typed.session)


def fixed(grammar: LanguageGrammar, modules: Collection[str] = ()) -> Iterator[Line]:
    """The lines of the conversations in ``benchmarks.conversations``; of these modules, or of all."""
    for module, lines in BY_LANGUAGE[grammar.language].items():
        if modules and module not in modules:
            continue
        conversation = _Noted(grammar)
        for line in lines:
            conversation.hear(line)
        for before, typed, understood, after in conversation.noted:
            if understood:
                yield Line(module, before, typed, AS_SAID.get(typed, typed), understood, after)
            else:
                print(f"typed line not understood: {module}: {typed!r}")


def drawn(grammar: LanguageGrammar, number: int, seed: int, ears: EarGrammars, modules: Collection[str] = ()) -> list[Line]:
    """So many of what a practice partner says of dealt modules, in any words that can be said and are listened for."""
    return list(islice(_said(grammar, seed, ears, sorted(modules or dealers())), number))


def _said(grammar: LanguageGrammar, seed: int, ears: EarGrammars, modules: Sequence[str]) -> Iterator[Line]:
    for instance in count():
        draw = random.Random(f"{grammar.language} {seed} {instance}")
        module, conversation = draw.choice(modules), _Noted(grammar)
        defuser = Defuser(conversation, deal_bomb(draw, (module,)), draw)
        defuser.wording = SpokenWording(grammar, draw)
        defuser.modules[module, 1] = deal(module, draw, defuser.bomb.known)
        defuser.play((module, 1))
        lines = [
            Line(module, before, typed, as_read(typed, grammar, module), understood, after)
            for before, typed, understood, after in conversation.noted
            if understood and ears.automaton(scope_of(before)).spells(typed)
        ]
        # Not whole conversations: long ones would have more weight.
        yield from draw.sample(lines, min(3, len(lines)))
