"""Words that sound alike and are listened for at the same time: each such pair must be known and harmless."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.grammar.exports import EarGrammars
from voice_expert.hearing.pocketsphinx_decoder import Decoder
from voice_expert.hearing.pocketsphinx_words import Phones, pronunciations

ONE_MEANING = """
    alfa=alpha are=r b=be=bee blew=blue c=cee=sea=see center=centre color=colour colors=colours colored=coloured
    d=de decolored=decoloured discolored=discoloured uncolored=uncoloured ex=x gray=grey juliet=juliett labeled=labelled
    if=iff knob=nob lead=led maze=maize=may's moore's=moores o=oh ok=okay read=red simon's=simons
    their=there=they're to=too=two u=you v=vee whiskey=whisky who's=whos=whose z=zed zeroes=zeros eye=i k's=ks
    ae=ash racket=racquet bird's=birds yahtzee=yatzy d's=ds aa's=aas
    hana=hannah john=jon sara=sarah for=four
"""
"""Writings of one thing, or small words that stand where the other makes no sentence; separated by ``=``."""
THE_PUZZLE_DECIDES = """
    uh=uhh=uhhh their=there=they're you=u c=cee see=sea lead=led
"""
"""Labels of Who's on First: the expert offers the candidates and asks to have them spelled."""
KNOWN_TROUBLE = """
    why=y psi=xi knot=not 's=s
"""
"""Told apart by what follows only: "why" alone is the command, a letter stands in a list; "psi" and "xi" by the column
they have in common with the other symbols; "not" never begins a module's name; "'s" is a part of a word."""


def known() -> set[frozenset[str]]:
    groups = [group.split("=") for text in (ONE_MEANING, THE_PUZZLE_DECIDES, KNOWN_TROUBLE) for group in text.split()]
    return {frozenset(pair) for group in groups for pair in combinations(group, 2)}


@pytest.fixture(scope="module")
def grammars() -> dict[str, WordAutomaton]:
    """What English ears listen for: with nothing in hand, and for every module with its first question open."""
    grammar = Conversation("en").grammar
    ears = EarGrammars(grammar)
    found = {"idle": ears.automaton(scope_of(Conversation("en", grammar=grammar).session))}
    for module in grammar.module_ids:
        conversation = Conversation("en", grammar=grammar)
        conversation.hear(grammar.files[module].names[0])
        found[module] = ears.automaton(scope_of(conversation.session))
    return found


def alike(automaton: WordAutomaton, ways: dict[str, tuple[Phones, ...]]) -> set[frozenset[str]]:
    """Pairs of words that share a pronunciation and can follow the same state."""
    pairs: set[frozenset[str]] = set()
    for out in automaton.arcs:
        by_sound: dict[Phones, set[str]] = defaultdict(set)
        for word in out:
            for way in ways[word]:
                by_sound[way].add(word)
        for words in by_sound.values():
            pairs |= {frozenset(pair) for pair in combinations(sorted(words), 2)}
    return pairs


def test_words_that_sound_alike_and_are_active_together_are_known(grammars: dict[str, WordAutomaton]) -> None:
    lookup = Decoder({}).lookup
    ways = {word: pronunciations(word, lookup) for word in {w for one in grammars.values() for w in one.words}}
    found: dict[str, str] = {}
    for state, automaton in grammars.items():
        for pair in alike(automaton, ways) - known():
            found.setdefault(" = ".join(sorted(pair)), state)
    assert not found, f"sound alike and are listened for together (word one differently, or say above why not): {found}"


def test_the_search_finds_what_it_is_for(grammars: dict[str, WordAutomaton]) -> None:
    """Otherwise an empty result above would prove nothing."""
    lookup = Decoder({}).lookup
    ways = {word: pronunciations(word, lookup) for word in grammars["keypad"].words}
    assert frozenset({"psi", "xi"}) in alike(grammars["keypad"], ways)
    assert frozenset({"to", "two"}) in {frozenset({a, b}) for a in ways for b in ways if set(ways[a]) & set(ways[b]) and a != b}
