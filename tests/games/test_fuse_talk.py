"""FUSE whatever is said: sentences of its grammar drawn at random break nothing, and a game goes on after a crash."""

from __future__ import annotations

import json

import pytest

from voice_expert.conversation import Conversation
from voice_expert.dialogue.session import Understood
from voice_expert.grammar.load import load
from voice_expert.grammar.sample import sentences
from voice_expert.grammar.text import LANGUAGES
from voice_expert.journal.lines import from_line, to_line

OPENING = {"en": "play fuse", "ja": "フューズを始めよう", "ru": "играем в Fuse"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_drawn_at_random(language: str) -> None:
    """In any order and mostly out of place: each is understood, each has whole sentences for a reply."""
    talk = Conversation(language)
    talk.hear(OPENING[language], t=1.0)
    answered = 0
    for number, text in enumerate(sentences(load(language), "module:fuse", 200, seed=4)):
        t = 5.0 * number
        turn = talk.hear(text, t=t)
        called = talk.tick(t + 1)
        assert not talk.faults, (text, talk.faults)
        for said in (turn.say, called.say if called is not None else ""):
            assert not set(said) & set("[]{}"), (text, said)
        answered += turn.reply.answer is not None and "error" not in turn.reply.answer
    assert answered > 10


def test_a_game_goes_on_after_a_crash() -> None:
    said = [
        "play fuse", "Anna and Ben", "expert", "yes", "Anna: 3 | R/K + B/2 = [7]", "Anna level one red blue",
        "Ben level two, four greater than any", "Ben level three, stack black green", "start",
        "red three, black two, blue six, red one", "no, Ben takes the black two", "done", "reroll, blue one", "fuse blue",
        "undo", "how long", "stack fell for Ben", "red one, blue two, green three",
    ]  # fmt: skip
    first = Conversation("en")
    lines = []
    for number, text in enumerate(said):
        event = Understood(text, first.understand([text]), 4.0 * number)
        lines.append(to_line(event, 0.0, 0.0))
        first.take(event)
    second = Conversation("en")
    for line in lines:
        second.take(from_line(json.loads(line)))
    assert second.session == first.session
    assert first.session.opened[0].seen.table.started == 32.0
    assert not first.faults
