"""The wake phrase: only what begins with "expert" is for us, and the ears hear nothing else."""

from __future__ import annotations

import pytest

from tests.speech.scripted_expert import expert_hearing
from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar.exports import EarGrammars
from voice_expert.grammar.load import load
from voice_expert.places import home


@pytest.mark.parametrize(("language", "said", "module"), [
    ("en", "expert wires", "wires"), ("en", "hey expert wires", "wires"), ("en", "wires", None),
    ("ja", "エキスパート ワイヤ", "wires"), ("ja", "ワイヤ", None),
    ("ru", "эксперт провода", "wires"), ("ru", "провода", None),
])  # fmt: skip
def test_only_what_follows_the_wake_phrase_is_for_us(language: str, said: str, module: str | None) -> None:
    expert = expert_hearing(language, wake_phrase=True)
    turn = expert.said(said)
    assert turn.reply.module == module


def test_the_ears_listen_for_the_wake_phrase_only() -> None:
    grammar = EarGrammars(load("en"), home() / "cache").automaton(scope_of(Conversation("en").session), wake=True)
    assert grammar.accepts(["expert", "wires"]) and not grammar.accepts(["wires"])
