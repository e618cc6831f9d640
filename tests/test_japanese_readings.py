"""Every Japanese text that is said can be read by a voice without kanji: its kanji carry readings."""

import re

import pytest

from voice_expert.grammar.lexicon import expand
from voice_expert.grammar.load import load
from voice_expert.speaking.pronounce import unreadable

NEVER_SAID = ("filler", "connector", "protected", "instead", "denial", "other_module", "parity", "wake")


@pytest.mark.parametrize("owner", sorted(load("ja").files))
def test_sentences_questions_and_reasons(owner: str) -> None:
    file = load("ja").files[owner]
    texts = {key: text for part in (file.ask, file.say, file.why) for key, text in part.items()}
    # Numbers stand in the places, so that counters after them are read too.
    found = {key: unreadable(re.sub(r"\{\w+(?::[\w.]+)?\}", "3", text), "ja") for key, text in texts.items()}
    assert {key: signs for key, signs in found.items() if signs} == {}


@pytest.mark.parametrize("owner", sorted(load("ja").files))
def test_names_and_words_that_are_said_back(owner: str) -> None:
    file = load("ja").files[owner]
    said = file.names[:1]
    for name, values in file.lists.items():
        if name in NEVER_SAID or all(value.isdigit() for value in values):
            continue
        for forms in values.values():
            said += [text for form in forms if form[:1] not in ("~", "^", "=") for text in expand(form, "ja")]
    assert [text for text in said if unreadable(text, "ja")] == []
