"""What is said to the vectors' facts: whole sentences in every language, with nothing of the program's inside left in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_expert.bomb.from_json import bomb_from_json
from voice_expert.dialogue.decide import decide
from voice_expert.dialogue.session import Spoken, line
from voice_expert.grammar.load import load
from voice_expert.grammar.text import LANGUAGES
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer
from voice_expert.solving import read_state
from voice_expert.speaking.pronounce import for_screen
from voice_expert.speaking.sentences import sentence

VECTORS = Path(__file__).parent / "vectors"
INSIDE = re.compile(r"\bNone\b(?! of)|UNTOLD|\b[A-Za-z]+_\w*|[{}\[\]]|\bTrue\b|\bFalse\b|Either\(|frozenset")
ONLY_SOLVED = ("edgework", "fuse")
"""What ``solve`` answers of these is said in no conversation in that form."""


def said(name: str) -> Iterator[tuple[str, Spoken]]:
    """(vector, sentence) of every answer, with what follows it and why it is so."""
    for raw in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        request = json.loads(raw)
        if "error" in request["answer"]:
            continue
        found = decide(registry()[name], bomb_from_json(request.get("edgework")), read_state(registry()[name], request["state"]))
        if isinstance(found, Answer):
            for part in (found.line, *found.more):
                yield raw, line(name, part)
            if found.why is not None:
                yield raw, Spoken(name, "why", found.why.key, found.why.slots)


@pytest.mark.parametrize("name", sorted(path.stem for path in VECTORS.glob("*.jsonl") if path.stem not in ONLY_SOLVED))
def test_sentences_are_whole(name: str) -> None:
    if name not in registry():
        pytest.skip("no module")
    for raw, spoken in said(name):
        for language in LANGUAGES:
            text = for_screen(sentence(spoken, load(language)))
            assert not INSIDE.search(text), (language, text, raw)
