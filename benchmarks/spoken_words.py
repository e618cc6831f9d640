"""Words and readings of what a synthetic voice is to say."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, cached_property
from typing import Any

from voice_expert.data import folder
from voice_expert.expert import spoken_form
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.practice.words import SPELLED, Wording
from voice_expert.speaking.pronounce import READING

READ_OTHERWISE = re.compile(r"[\u3400-\u9fff々]|[A-Za-z]{2}")
NOMINATIVE = 0.8
"""How often a Russian value is said by its first form, which is the nominative."""
TYPED = {"en": re.compile(r"\d"), "ru": re.compile(r"[\da-zA-Z]")}
"""Forms of the grammar files that nobody says as they are written."""


class SpokenWording(Wording):
    """Words that can be said: no digits or signs that stand in the grammar files for typing."""

    @cached_property
    def _plain(self) -> Wording:
        return Wording(self.grammar)

    def form(self, key: str, low: int | None, high: int | None, value: Any) -> str | None:
        found = super().form(key, low, high, value)
        if found is not None and self.grammar.language == "ru" and key not in SPELLED and self.draw is not None:
            # Russian forms are cases and genders, and which one fits a sentence the grammar files do not say.
            found = self._plain.form(key, low, high, value) if self.draw.random() < NOMINATIVE else found
        written = TYPED.get(self.grammar.language)
        if found is None or written is None or not written.search(found):
            return found
        forms = [form for each, form in self.grammar.lexicon.strong_forms(key) if str(each) == str(value)]
        said = [form for form in forms if not written.search(form)] or [found]
        return said[0] if self.draw is None else self.draw.choice(said)


@cache
def readings(module: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """The readings of a Japanese grammar file and of those that all share, the most frequent of each word.

    What is in kana has none, and single letters are read as letters; what is counted ("3本") is read with its number.
    """
    files = folder("grammars") / "ja"
    found: dict[str, Counter[str]] = {}
    for file in (files / f"{name}.yaml" for name in (module, "_common", "_edgework", "_commands")):
        for pair in re.findall(READING.pattern + "(つ?)", file.read_text("utf-8")) if file.exists() else ():
            if not (pair[1] + pair[2]).endswith("っ"):  # 三 is read otherwise in 三つ
                found.setdefault(pair[0] + pair[2], Counter())[pair[1] + pair[2]] += 1
    written = sorted((text for text in found if READ_OTHERWISE.search(text)), key=len, reverse=True)
    table = {text: found[text].most_common(1)[0][0] for text in written}
    return re.compile("(?<![0-9])(?:" + "|".join(map(re.escape, written)) + ")"), table


def as_read(text: str, grammar: LanguageGrammar, module: str) -> str:
    """The sentence as a voice is to read it: in Japanese in kana, numbers in words."""
    if grammar.language == "ja":
        pattern, table = readings(module)
        return spoken_form(pattern.sub(lambda found: table[found.group()], text), grammar)
    # "PS/2" and "DVI-D" are read letter by letter, without naming the sign between.
    return re.sub(r"(?<=\w)[/](?=\w)", " ", text)
