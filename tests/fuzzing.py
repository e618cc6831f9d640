"""Random and mutated lines for a conversation."""

from __future__ import annotations

import random
import time
from dataclasses import replace

from voice_expert.conversation import Conversation
from voice_expert.grammar.load import LanguageGrammar, load
from voice_expert.grammar.sample import sentences

STRANGE = "abc xyz 0123456789 -_.,;:!?'\"()[]{}<>|/\\ \t äöüß éè ёъы 漢字かなカナー 🎈👍 \u200b\u202e\x00\x1b"


def corpus(grammar: LanguageGrammar, draw: random.Random) -> list[str]:
    """Sentences of every group of the grammar."""
    found: list[str] = []
    for group in sorted(grammar.nodes):
        found += sentences(grammar, group, 6, draw.randrange(10**6))
    return found


def mutated(text: str, draw: random.Random, material: list[str]) -> str:
    """The text with something wrong."""
    words = text.split() or [text]
    match draw.randrange(8):
        case 0:
            draw.shuffle(words)
        case 1:
            words.insert(draw.randrange(len(words) + 1), draw.choice(material))
        case 2:
            words.pop(draw.randrange(len(words)))
        case 3:
            words += draw.choice(material).split()
        case 4:
            at = draw.randrange(len(words))
            words[at] = "".join(draw.sample(words[at], len(words[at])))
        case 5:
            words = words * draw.randrange(1, 9)
        case 6:
            words = ["".join(draw.choice(STRANGE) for _ in range(draw.randrange(60)))]
        case _:
            pass
    return " ".join(words)


def fuzz(language: str, lines: int, seed: int) -> float:
    """Feed so many lines into one conversation; AssertionError on a silent change; the slowest line's seconds."""
    grammar = load(language)
    draw = random.Random(seed)
    material = corpus(grammar, draw)
    conversation = Conversation(language)
    slowest = 0.0
    for number in range(lines):
        line = mutated(draw.choice(material), draw, material)
        before = conversation.session
        started = time.perf_counter()
        turn = conversation.hear(line, float(number))
        slowest = max(slowest, time.perf_counter() - started)
        assert not conversation.faults, (line, conversation.faults)
        same = replace(conversation.session, last=None, standing=None, last_heard="") == replace(
            before, last=None, standing=None, last_heard=""
        )
        reply = turn.as_json(number)
        assert reply["changed"] or same, (line, reply)
        assert not reply["changed"] or reply["say"], (line, reply)
    return slowest
