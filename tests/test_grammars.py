"""What must hold for every grammar file: examples are understood, languages agree, nothing said is missing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from voice_expert.dialogue.step import plain
from voice_expert.grammar.load import LanguageGrammar, load
from voice_expert.grammar.matcher import Matcher, Scope
from voice_expert.grammar.text import LANGUAGES
from voice_expert.modules import registry

MODULES = [m for m in registry() if m in load("en").files]
OWNERS = ["_edgework", *MODULES]

OF_ONE_LANGUAGE = frozenset(
    "filler connector protected other_module typed_only begins between closing existing correction turning".split()
    + "plain_colour plural piles behind exclaimed afterthought pointing casing opposite ranging".split()
)
"""Lists of small words, which each language has for itself."""



def as_text(value: Any) -> Any:
    """Grammar files hold strings only; compare everything as text."""
    if isinstance(value, dict):
        return {k: as_text(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_text(v) for v in value]
    return str(value).lower() if isinstance(value, bool) else str(value)


def matched(grammar: LanguageGrammar, owner: str, text: str, asked: str | None) -> list[Any]:
    """The slots of the best reading's statements."""
    about = "bomb" if owner == "_edgework" else owner
    facts = tuple(asked.split("+")) if asked else ()
    in_hand = None if owner == "_edgework" else owner
    scope = Scope(in_hand=in_hand, asked_of=about if facts or in_hand else None, facts=facts)
    readings = Matcher(grammar).readings(text, scope)
    return [as_text(plain(act.slots)) for act in readings[0].acts if act.kind == "tell"] if readings else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_examples_are_understood(language: str, owner: str) -> None:
    grammar = load(language)
    assert owner in grammar.files, f"grammars/{language}/{owner}.yaml is missing"
    for text, wanted in grammar.files[owner].examples.items():
        wanted = dict(wanted)
        asked = wanted.pop("asked", None)
        assert [as_text(wanted)] == matched(grammar, owner, text, asked), (language, owner, text)


@pytest.mark.parametrize("owner", ["_common", "_commands", "_talk", *OWNERS])
def test_languages_have_the_same_keys(owner: str) -> None:
    english = load("en").files[owner]
    for language in LANGUAGES[1:]:
        assert owner in load(language).files, f"grammars/{language}/{owner}.yaml is missing"
        other = load(language).files[owner]
        for part in ("ask", "say", "why", "commands"):
            assert set(getattr(english, part)) == set(getattr(other, part)), (language, owner, part)
        # A language may need more short answers: a word that is a command elsewhere counts only as an answer there.
        assert set(english.replies) <= set(other.replies), (language, owner, "replies")
        for name, values in english.lists.items():
            if name not in OF_ONE_LANGUAGE:
                assert set(values) <= set(other.lists.get(name, {})), (language, owner, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", MODULES)
def test_a_module_has_names_and_examples(language: str, owner: str) -> None:
    file = load(language).files[owner]
    said = re.sub(r"\{[^{}|]+\|[^{}|]+\}", "", file.names[0])
    assert file.names and not re.search(r"[\[\](|)]", said), (language, owner, "the first name is said aloud")
    assert len(file.examples) >= 3, (language, owner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_sentences_are_filled_by_the_same_slots(language: str) -> None:
    english, other = load("en"), load(language)
    for owner in [*OWNERS, "_talk"]:
        for part in ("ask", "say", "why"):
            for key, text in getattr(english.files[owner], part).items():
                places = set(re.findall(r"\{(\w+)(?::[\w.]+)?\}", text))
                theirs = set(re.findall(r"\{(\w+)(?::[\w.]+)?\}", getattr(other.files[owner], part).get(key, text)))
                assert theirs <= places | {"n", "what"}, (language, owner, part, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_belongs_to_two_modules(language: str) -> None:
    owner_of: dict[str, str] = {}
    for module in MODULES:
        for name in load(language).files[module].names:
            # "the colored squares" must not be another way to write Decolored Squares: an article belongs to no name.
            bare = re.sub(r"^(the|an?) ", "", name.lower().lstrip("~^"))
            assert owner_of.setdefault(bare, module) == module, (language, name)
