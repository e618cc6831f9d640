"""Words of the defuser's own: "when I say mushroom I mean omega" (typed; ears hear only words they know)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.matcher import Act, Reading
from voice_expert.grammar.text import words

LONGEST = 5
"""Words that an own name may have."""


def alias(text: str, grammar: LanguageGrammar) -> Reading | None:
    """The reading of a sentence that explains a word, None for any other text.

    The rule ``alias`` of the commands' file holds the sentences, with X for the new word and Y for what it means.
    """
    rules = grammar.files["_commands"].rules if "_commands" in grammar.files else {}
    between = "" if grammar.language == "ja" else " "
    spoken = between.join(words(text[:300], grammar.language))
    for pattern in rules.get("alias", "").split("|"):
        parts = [re.escape(between.join(words(part, grammar.language))) for part in re.split("[XY]", pattern)]
        if len(parts) != 3:
            continue
        before, middle, after = (f"{between}{part}{between}" if part else "" for part in parts)
        found = re.fullmatch(f"{before.lstrip()}(.+?){middle}(.+){after.rstrip()}", spoken)
        if found is None:
            continue
        heard, meant = found[1].strip(), found[2].strip()
        known = all(word in grammar.nearness.vocabulary for word in words(meant, grammar.language))
        if heard != meant and known and len(heard.split()) <= LONGEST:
            return Reading((Act("command", "alias", {"heard": heard, "meant": meant}),), 0.0)
    return None


def renamed(text: str, aliases: Iterable[tuple[str, str]], language: str) -> str:
    """The text with own words in place of which stands what they mean."""
    for heard, meant in aliases:
        if language == "ja":
            text = text.replace(heard, meant)
        else:
            spoken = r"\W+".join(map(re.escape, heard.split()))
            text = re.sub(rf"(?<!\w){spoken}(?!\w)", meant, text, flags=re.IGNORECASE)
    return text
