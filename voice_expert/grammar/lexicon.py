"""Spoken forms of list values, as a tree of tokens: which values can begin at a place of an utterance.

Lists of the grammar files, and the built-in ones: ``number`` (0–999), ``digit`` (0–9), ``ordinal`` (1–12).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from voice_expert.grammar.numbers import digit_forms, number_forms, ordinal_forms
from voice_expert.grammar.text import Token, words

WEAK = 0.2
"""What a form marked ``~`` (a known mishearing) costs."""
PARTED = 0.02
"""What a comma inside a form costs, in Japanese a space too: 十、二 is ten and two before it is twelve."""
COMMA = 0.06
"""What a comma inside a Japanese form costs: 赤、白 are two wires before they are one."""
_VERB = re.compile("[光見変入書点出行来切押戻繋]|な[っりるら]|し[たまて]|す[るれ]|あ[るりっ]|い[るま]|つ[いきな]|ひか|かわ|みえ|もど")
"""How a verb begins."""
_READING = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")


@dataclass(slots=True)
class Branch:
    """What a row of tokens stands for, and what goes on with it."""

    to: dict[str, Branch] = field(default_factory=dict)
    values: list[tuple[str, Any, bool, str]] = field(default_factory=list)
    """(list key, value, whether a mishearing, the form as it is said back)."""


@dataclass(frozen=True)
class Span:
    """A value of a list heard from a place up to ``end``."""

    list: str
    value: Any
    end: int
    cost: float
    said: str = ""
    """The form that was heard, as the grammar file spells it; empty for digits."""


class Lexicon:
    """All list values of one language."""

    def __init__(self, language: str, empty: bool = False) -> None:
        """With the built-in lists, or ``empty``."""
        self.language = language
        self.forms: dict[str, dict[Any, list[str]]] = {}
        """List key → value → spoken forms, the first is the one said back; those no ear listens for have a ``~``."""
        self.said: dict[tuple[str, Any], str] = {}
        """(list key, value) → the form said back, with readings (``{記号|きごう}``) where it has such."""
        self.root = Branch()
        self.vocabulary: set[str] = set()
        self.counting: set[str] = set()
        """Keys of lists of numbers that go beyond nine."""
        self.unspoken: set[tuple[Any, str]] = set()
        """(value, form) never said back: mishearings (``~``) and names that are understood but not repeated (``^``)."""
        self._figures = {} if language == "ja" else {digit_forms(language, n)[0]: str(n) for n in range(10)}
        """Figure per word for it, where words are parted by spaces."""
        if not empty:
            self._add_numbers()

    def _add_numbers(self) -> None:
        for n in range(10):
            self.add("digit", n, [*digit_forms(self.language, n), str(n)])
        for n in range(0, 1000 if self.language != "ja" else 200):
            self.add("number", n, number_forms(self.language, n))
        for n in range(1, 13):
            self.add("ordinal", n, ordinal_forms(self.language, n))

    def add(self, key: str, value: Any, forms: Iterable[str]) -> None:
        kept = self.forms.setdefault(key, {}).setdefault(value, [])
        for form in forms:
            weak = form.startswith("~")
            # "=" before it: as good as any when typed, but no word for an ear.
            unheard = weak or form.startswith("=")
            for said in expand(form.lstrip("~^="), self.language):
                if form[:1] in ("~", "^", "="):
                    self.unspoken.add((value, said))
                self.said.setdefault((key, value), said)
                if isinstance(value, int) and value > 9:
                    self.counting.add(key)
                spelled = spellings(said)
                for text in (*spelled, *self._in_figures(spelled[0])):
                    kept.append("~" + text if unheard or text not in spelled else text)
                    labels = words(text, self.language)
                    if not labels:
                        continue
                    self.vocabulary.update(labels)
                    branch = self.root
                    for label in labels:
                        branch = branch.to.setdefault(label, Branch())
                    branch.values.append((key, value, weak, said))

    def _in_figures(self, form: str) -> list[str]:
        """A form with its numbers as they may be typed, where it has any: "3 with a tail"."""
        typed = " ".join(self._figures.get(word, word) for word in form.split())
        return [typed] if typed != form else []

    def strong_forms(self, key: str, low: int | None = None, high: int | None = None) -> list[tuple[Any, str]]:
        """(value, form) pairs an ear may hear."""
        return [
            (value, form)
            for value, forms in self.forms.get(key, {}).items()
            if low is None or high is None or low <= value <= high
            for form in dict.fromkeys(forms)
            if not form.startswith("~")
        ]

    def word_for(self, key: str, value: Any) -> str | None:
        """The form said back for a value."""
        # A list of words and numbers ("right", "two times") holds text only.
        return self.said.get((key, value)) or self.said.get((key, str(value)))

    def spans(
        self, sentence: Sequence[Token], near: Sequence[tuple[tuple[str, float], ...]], at: int
    ) -> dict[str, list[Span]]:
        """What can begin at this token, by list key."""
        found: dict[tuple[str, Any, int], tuple[float, str]] = {}
        signs = self.language == "ja"
        if signs and sentence[at].text == "に" and _is_particle(sentence, at):
            return {}
        todo: list[tuple[Branch, int, float]] = [(self.root, at, 0.0)]
        while todo:
            branch, place, cost = todo.pop()
            for key, value, weak, said in branch.values:
                # The spaces that the form itself has are none inside it: ステレオ アール シー エイ is one port.
                written = PARTED * said.count(" ") if signs else 0.0
                total = max(0.0, cost - written) + (WEAK if weak else 0.0)
                entry = (key, value, place)
                if key in self.counting and (_within(sentence, at) or _within(sentence, place)):
                    continue  # a part of 17 is not a number
                if entry not in found or total < found[entry][0]:
                    found[entry] = (total, said)
            if place < len(sentence) and branch.to:
                if place > at and not sentence[place].glued and _digits(sentence[place - 1 : place + 1]):
                    continue  # "1 0" is one and zero, "10" is ten
                apart = sentence[place].parted or (signs and not sentence[place].glued)
                parted = (COMMA if signs and sentence[place].parted else PARTED) if apart and place > at else 0.0
                for word, extra in near[place]:
                    extra += parted
                    following = branch.to.get(word)
                    if following is not None and cost + extra < 0.9:
                        todo.append((following, place + 1, cost + extra))
        self._digit_run(sentence, at, found)
        spans: dict[str, list[Span]] = {}
        for (key, value, end), (cost, said) in found.items():
            spans.setdefault(key, []).append(Span(key, value, end, cost, said))
        return spans

    @staticmethod
    def _digit_run(sentence: Sequence[Token], at: int, found: dict[tuple[str, Any, int], tuple[float, str]]) -> None:
        """Digits written together are a number as a whole: "42"; two or three by themselves can be one too: "1 0 0"."""
        if not sentence[at].text.isdigit() or (at and sentence[at].glued and sentence[at - 1].text.isdigit()):
            return
        end = at + 1
        while end < len(sentence) and sentence[end].glued and sentence[end].text.isdigit():
            end += 1
        if end - at <= 4:
            found[("number", int("".join(token.text for token in sentence[at:end])), end)] = (0.0, "")
        text = sentence[at].text
        for token in sentence[at + 1 : at + 3] if end == at + 1 else ():
            if token.glued or not token.text.isdecimal():
                break
            text += token.text
            place = at + len(text)
            if not _within(sentence, place):
                found[("number", int(text), place)] = (PARTED * (len(text) - 1), "")


def _is_particle(sentence: Sequence[Token], at: int) -> bool:
    """Whether に is where something turns to (緑に光った) and no two: it sticks to the word before and to a verb."""
    if not sentence[at].glued:
        return False
    rest = ""
    for token in sentence[at + 1 : at + 3]:
        # A verb is not written in katakana: アルファにアルファ2 are A2 and A2.
        if not token.glued or token.katakana:
            break
        rest += token.text
    return _VERB.match(rest) is not None


def _within(sentence: Sequence[Token], place: int) -> bool:
    """Whether this place is inside digits written together."""
    if not 0 < place < len(sentence) or not sentence[place].glued:
        return False
    return sentence[place].text.isdecimal() and sentence[place - 1].text.isdecimal()


def _digits(sentence: Sequence[Token]) -> bool:
    return all(token.text.isdigit() for token in sentence)


def expand(form: str, language: str) -> list[str]:
    """All texts of a form: ``красн(ый|ая)`` and ``[the] cat`` stand for several."""
    if not any(mark in form for mark in "(["):
        return [form]
    # In a form a group may stick to a word: parts are joined as they are written.
    if language != "ja":
        return [" ".join(text.split()) for text in _unfold(form)]
    # The bar inside a reading does not part the options of a group.
    hidden = _READING.sub(lambda reading: reading.group().replace("|", "\0"), form)
    return [text.replace("\0", "|") for text in _unfold(hidden)]


def spellings(form: str) -> list[str]:
    """A form with readings, ``{記号|きごう}``, as it is read and as it is written; any other form as it is."""
    if "{" not in form:
        return [form]
    return [_READING.sub(rf"\{way}", form) for way in (2, 1)]


def _unfold(form: str) -> list[str]:
    for start, character in enumerate(form):
        if character in "([":
            level, options, begin = 0, [], start + 1
            for place in range(start, len(form)):
                if form[place] in "([":
                    level += 1
                elif form[place] in ")]":
                    level -= 1
                    if level == 0:
                        options.append(form[begin:place])
                        optional = [""] if character == "[" else []
                        return [
                            form[:start] + middle + rest
                            for option in options + optional
                            for middle in _unfold(option)
                            for rest in _unfold(form[place + 1 :])
                        ]
                elif form[place] == "|" and level == 1:
                    options.append(form[begin:place])
                    begin = place + 1
            return [form]
    return [form]
