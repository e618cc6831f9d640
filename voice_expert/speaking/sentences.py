"""What is to be said, as sentences of a language: fills the ``say``, ``ask`` and ``why`` parts of the grammar files.

A place ``{slot:format}`` is filled by the slot's value; formats are list names (the value's own word, or the one the
defuser used), ``number``, ``ordinal``, ``digits``, ``spell`` (letters as spelling words), ``spell_codes`` (labels,
kept whole for the screen), ``name`` (of a module), ``groups`` (digits in threes), ``groups_<list>`` (twelve items at a
time, by their words), ``lines`` (whole sentences of the same file, as Lines), ``parts`` (the same, as parts of this one),
or none (as it is). Several values are joined with a comma.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voice_expert.dialogue.commands import GROUP
from voice_expert.dialogue.session import Reply, Spoken, line
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.record import Either

_PLACE = re.compile(r"\{(\w+)(?::([\w.]+))?\}")
_JOIN = {"en": ", ", "ru": ", ", "ja": "、"}
_LAST = {"en": " and ", "ru": " и ", "ja": "、"}
_OR = {"en": " or ", "ru": " или ", "ja": "か"}
_OR_LAST = {**_OR, "ja": "、それとも"}


def sentences(reply: Reply, grammar: LanguageGrammar) -> list[str]:
    """Each line of a reply as text for the screen."""
    return [text for spoken in reply.lines if (text := sentence(spoken, grammar))]


def say(reply: Reply, grammar: LanguageGrammar) -> str:
    """The whole reply as text."""
    lines = sentences(reply, grammar)
    if reply.again is not None:
        lines = _again(reply, lines, grammar)
    return ("" if grammar.language == "ja" else " ").join(lines)


def sentence(spoken: Spoken, grammar: LanguageGrammar) -> str:
    """One line as text. A key that no grammar file has is a fault of the files (found by a test)."""
    text = _filled(spoken, grammar)
    return text[:1].upper() + text[1:]


def _filled(spoken: Spoken, grammar: LanguageGrammar) -> str:
    template = grammar.text(spoken.owner, spoken.part, spoken.key)
    if template is None:
        return f"[{spoken.owner}.{spoken.part}.{spoken.key}]"

    def fill(match: re.Match[str]) -> str:
        name, style = match[1], match[2] or ""
        if name not in spoken.slots:
            return match[0]
        return value_text(spoken.slots[name], style, spoken, grammar)

    return _PLACE.sub(fill, template)


def value_text(value: Any, style: str, spoken: Spoken, grammar: LanguageGrammar) -> str:
    """A slot's value in words."""
    language = grammar.language
    if style in ("lines", "parts"):
        told = [line(spoken.owner, part, words=spoken.words) for part in (value if isinstance(value, tuple) else (value,))]
        if style == "parts":
            return _JOIN[language].join(_filled(part, grammar) for part in told)
        return ("" if language == "ja" else " ").join(sentence(part, grammar) for part in told)
    if style == "groups":
        return _groups(value, int(spoken.slots.get("start", 0)), _JOIN[language])
    if style.startswith("groups_"):
        return _words_of_group(value, style[len("groups_") :], spoken, grammar)
    if style == "spell":
        return _spell(value, grammar)
    if style == "spell_codes":
        parts = value if isinstance(value, (tuple, list)) else (value,)
        return _JOIN[language].join(_code(str(part), grammar) for part in parts)
    if style == "choice" or style.startswith("or_"):
        inner = style[3:] if style.startswith("or_") else ""
        choices = [value_text(item, inner, spoken, grammar) for item in value]
        if len(choices) > 2:
            # "Plant, point or thing"; with か behind each, Japanese words that end alike run together (どうか導か).
            choices = [_JOIN[language].join(choices[:-1]), choices[-1]]
            return _OR_LAST[language].join(choices)
        return _OR[language].join(choices)
    if isinstance(value, Either):
        value = value.options[0]
    if isinstance(value, (tuple, list)):
        parts = [value_text(item, style, spoken, grammar) for item in value]
        return _JOIN[language].join(parts)
    if style == "name":
        return grammar.name(str(value)) if str(value) in grammar.files else str(value)
    if style == "digits":
        return " ".join(str(value))
    if style in ("", "text"):
        return str(value)
    if isinstance(value, str) and style not in ("letter",):
        own = spoken.words.get(value)
        if own is not None and (value, own) not in grammar.lexicon.unspoken:
            return own
    key = grammar.list_key(spoken.owner, style)
    found = grammar.lexicon.word_for(key, value) if key else None
    if found is None and style == "number":
        return str(value)
    return found if found is not None else str(value)


def _spell(value: Any, grammar: LanguageGrammar) -> str:
    characters = value if isinstance(value, (tuple, list)) else tuple(str(value))
    spelled = []
    for character in characters:
        if isinstance(character, Either):
            character = character.options[0]
        character = str(character)
        word = grammar.lexicon.word_for("_common.letter", character.upper()) if character.isalpha() else character
        spelled.append(word or character)
    return " ".join(spelled)


def _code(code: str, grammar: LanguageGrammar) -> str:
    """A label as the screen shows it, with the words that spell it for the voice."""
    letters = grammar.lexicon.forms.get("_common.letter", {})
    words = [letters[letter][0].lstrip("~^") for letter in code if letters.get(letter)]
    return f"{{{code}|{' '.join(words)}}}" if len(words) == len(code) else code


def _groups(items: Any, start: int, pause: str) -> str:
    """Up to twelve items in threes, from ``start``."""
    shown = [str(item) for item in items][start : start + GROUP]
    return pause.join(" ".join(shown[i : i + 3]) for i in range(0, len(shown), 3))


def _words_of_group(items: Any, style: str, spoken: Spoken, grammar: LanguageGrammar) -> str:
    """Up to twelve items of a list by their words, from ``start``; an item of several parts is one phrase."""
    start = spoken.slots.get("start", 0)
    start = start if isinstance(start, int) else 0
    gap = "" if grammar.language == "ja" else " "
    shown = [
        gap.join(value_text(part, style, spoken, grammar) for part in (item if isinstance(item, tuple) else (item,)))
        for item in items[start : start + GROUP]
    ]
    more = " …" if len(items) > start + GROUP else ""
    return _JOIN[grammar.language].join(shown) + more


def _again(reply: Reply, lines: list[str], grammar: LanguageGrammar) -> list[str]:
    """Only item N of what was said, or all of it spelled."""
    if reply.again == "spell":
        spelled = [part for spoken in reply.lines for part in _spelled(spoken, grammar)]
        return [_JOIN[grammar.language].join(spelled)] if spelled else lines
    if reply.again and reply.again.isdigit():
        number = int(reply.again)
        for spoken in reply.lines:
            for name, style in _PLACE.findall(grammar.text(spoken.owner, spoken.part, spoken.key) or ""):
                value = spoken.slots.get(name)
                if isinstance(value, tuple) and 1 <= number <= len(value):
                    if style.startswith("groups_"):
                        alone = replace(spoken, slots={**spoken.slots, "start": number - 1})
                        return [_words_of_group(value[:number], style[len("groups_") :], alone, grammar)]
                    return [value_text(value[number - 1], "" if style == "groups" else style, spoken, grammar)]
        if 1 <= number <= len(lines):
            return [lines[number - 1]]
    return lines


def _spelled(spoken: Spoken, grammar: LanguageGrammar) -> list[str]:
    """What fills a sentence, sign by sign."""
    template = grammar.text(spoken.owner, spoken.part, spoken.key) or ""
    found = []
    for name, style in _PLACE.findall(template):
        if name in spoken.slots:
            text = value_text(spoken.slots[name], style or "", spoken, grammar)
            words = text.replace(",", " ").split()
            found += [text] if style == "spell" else [_spell(word, grammar) for word in words if word.isalnum()]
    return found


def examples(module: str, grammar: LanguageGrammar, most: int = 2) -> Mapping[str, Any]:
    """A few sentences that the module's grammar understands, for "what can I say"."""
    found = grammar.files.get(module)
    return {"examples": tuple(list(found.examples)[:most])} if found else {"examples": ()}
