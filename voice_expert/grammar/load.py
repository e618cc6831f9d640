"""Grammar files to one LanguageGrammar; every error of every file is found at once, with file, line and text.

All scalars are read as strings: ``yes``, ``no``, ``on`` and ``007`` are words here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from voice_expert.collecting import lasting
from voice_expert.data import folder
from voice_expert.grammar.kept import Words, digest_of, words_of
from voice_expert.grammar.lexicon import Lexicon
from voice_expert.grammar.nearness import Nearness
from voice_expert.grammar.network import Network, constant
from voice_expert.grammar.numbers import digit_forms
from voice_expert.grammar.template import TemplateError, from_either_end, parse
from voice_expert.grammar.text import LANGUAGES, words
from voice_expert.places import home

T = TypeVar("T")


class GrammarFile(msgspec.Struct, forbid_unknown_fields=True):
    """What one YAML file may hold. Every part is optional; ``sentences`` work while the module is in hand,
    ``replies`` only while that fact is asked for; ``commands`` that begin with ``~`` are understood when typed only."""

    module: str = ""
    names: list[str] = []
    lists: dict[str, dict[str, list[str]]] = {}
    rules: dict[str, str] = {}
    corrected: dict[str, str] = {}
    """Slot → list of its values: one of them is told for another ("the C is a G"), as the common rule has it."""
    sentences: list[str] = []
    typed: list[str] = []
    replies: dict[str, list[str]] = {}
    commands: dict[str, list[str]] = {}
    ask: dict[str, str] = {}
    say: dict[str, str] = {}
    why: dict[str, str] = {}
    examples: dict[str, dict[str, Any]] = {}


def _words_in_list(file: GrammarFile, name: str, language: str) -> frozenset[str]:
    """All words of a list."""
    return frozenset(word for forms in file.lists.get(name, {}).values() for form in forms for word in words(form, language))


class GrammarErrors(Exception):
    """All that is wrong in the grammar files, one line each: file:line: what, text."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Lazily(Mapping[str, T]):
    """Groups that are compiled when first touched: a bomb has a dozen modules, the manual many."""

    def __init__(self, compile_group: Callable[[str], None]) -> None:
        self._compile = compile_group
        self.made: dict[str, T] = {}
        self.waiting: dict[str, None] = {}

    def __getitem__(self, group: str) -> T:
        if group not in self.made and group in self.waiting:
            self._compile(group)
        return self.made[group]

    def __contains__(self, group: object) -> bool:
        return group in self.made or group in self.waiting

    def __iter__(self) -> Iterator[str]:
        return iter({**self.made, **self.waiting})

    def __len__(self) -> int:
        return len({**self.made, **self.waiting})


@dataclass
class LanguageGrammar:
    """All grammar files of one language, compiled.

    Groups: ``module:<id>``, ``reply:<id>:<fact>`` (id ``bomb`` for the casing), ``bomb``, ``names``, ``commands``,
    ``marker``, ``yes_no``.
    """

    language: str
    files: dict[str, GrammarFile]
    lexicon: Lexicon
    template_words: set[str]
    """The literal words of all templates."""
    path: Path = Path()
    digest: str = ""
    """Of all grammar files and of the version that reads them: what compiled grammars are kept under."""

    def __post_init__(self) -> None:
        self._nearness: Nearness | None = None
        self.networks: Lazily[Network] = Lazily(self._compile_group)
        self.nodes: Lazily[list[tuple[Any, str]]] = Lazily(self._compile_group)
        """Group → (parsed template, template text), for the ears."""
        self.resolvers: Lazily[Any] = Lazily(self._compile_group)
        self.owner_of: dict[str, str] = {}
        """The file whose groups are compiled when one of them is touched."""
        self._words_in: dict[str, frozenset[str]] = {}
        self.fillers = self._words_of("filler")
        self.connectors = self._words_of("connector")
        self.fill = self._phrases_of("filler"), self._phrases_of("connector")
        """Fillers and connectors as rows of words, by their first word."""
        self.protected = self._words_of("protected")
        self.turning = self._words_of("turning")
        """Words that tell a list the other way round ("from the bottom")."""
        self.corrections = self._words_of("correction")
        """Words that always take back ("I mean"), and never are a mere pause ("wait")."""
        self.existing = self._words_of("existing")
        self.afterthoughts = self._words_of("afterthought")
        """Words that, said last, say that what was said before them corrects."""
        self.casing = self._words_of("casing")
        """Words of the casing that are of nothing else."""
        self.ranging = self._words_of("ranging")
        """What joins the ends of a range, and is not left out between them."""
        self.opposite = self._words_of("opposite")
        """Words of which none is left out where the other is said."""
        self.lacking = {
            owner: _words_in_list(file, "lacking", self.language) for owner, file in self.files.items() if "lacking" in file.lists
        }
        """Module → what is not there after a bare "no", that never takes back: "red, no star"."""
        self.as_said = self.protected | self._words_of("as_said")
        """Words that are never others misheard."""
        self.pointing = self._words_of("pointing")
        """What "one" is no digit after."""
        self.recalled = self._phrases_of("recalled")
        """What a Japanese sentence ends in that corrects after "ah": あ、二本だった."""
        self.exclaimed = self._words_of("exclaimed")
        """Words that are values ("oh" is zero), but no more than a cry before words that say nothing."""
        self.behind = self._words_of("behind")
        """Words behind a value that say nothing: "the red one"."""
        self.name_words: dict[str, set[str]] = {}
        """Module → words of its names that are no number, letter or colour."""
        self.denials = self._phrases_of("denial")
        """What turns a Japanese sentence around at its end, or tells where something is: never left out."""
        self.instead = self._phrases_of("instead")
        """What stands in Japanese between a value taken back and the one in its place."""
        """Words before which "no" is no correction: "there's no red one"."""
        self.company: Mapping[str, list[str]] = (
            self.files["_common"].lists.get("company", {}) if "_common" in self.files else {}
        )
        """Value → forms of other values beside which an unclear word rather means it (Russian «и» is I or E)."""

    @property
    def module_ids(self) -> list[str]:
        return [name for name in self.files if not name.startswith("_")]

    @property
    def nearness(self) -> Nearness:
        if self._nearness is None:
            vocabulary = set(self.lexicon.vocabulary) | self.fillers | self.template_words
            self._nearness = Nearness(self.language, vocabulary)
        return self._nearness

    def knows(self, word: str) -> bool:
        """Whether the word stands anywhere in the grammar."""
        return word in self.lexicon.vocabulary or word in self.template_words or word in self.fillers

    def _compile_group(self, group: str) -> None:
        """Compile all groups of the file that this one belongs to; raises GrammarErrors."""
        owner = self.owner_of[group]
        problems: list[str] = []
        _compile(self, owner, _statements(owner, self.files[owner], self), problems)
        if problems:
            raise GrammarErrors(problems)
        for waiting in (self.networks.waiting, self.nodes.waiting, self.resolvers.waiting):
            for name in [name for name, whose in self.owner_of.items() if whose == owner]:
                waiting.pop(name, None)

    def compile_all(self) -> None:
        """Compile what still waits; raises GrammarErrors with everything that is wrong in all files."""
        problems: list[str] = []
        for group in list(self.networks.waiting):
            try:
                self.networks[group]
            except GrammarErrors as errors:
                problems += errors.problems
                for name, whose in self.owner_of.items():
                    if whose == self.owner_of[group]:
                        self.networks.waiting.pop(name, None)
            except KeyError:
                continue
        if problems:
            raise GrammarErrors(problems)

    def text(self, owner: str, part: str, key: str) -> str | None:
        """A sentence to say: the module's own, else the common one."""
        for name in (owner, "_edgework", "_talk"):
            found = self.files.get(name)
            if found is not None and key in getattr(found, part):
                return str(getattr(found, part)[key])
        return None

    def list_key(self, owner: str, name: str) -> str | None:
        """The full key of a list as a file of this owner sees it, None if there is none."""
        shared = [f"{file}.{name}" for file in self.files if file.startswith("_")]
        for key in (f"{owner}.{name}", *shared, name):
            if key in self.lexicon.forms:
                return key
        return None

    def name(self, module: str) -> str:
        """The module's name as it is said."""
        names = self.files[module].names
        return names[0] if names else module

    def words_in(self, group: str) -> frozenset[str]:
        """All words of a group's clauses and of the lists they use."""
        if group not in self._words_in:
            network = self.networks.get(group)
            found: set[str] = set()
            if network is not None:
                found |= network.vocabulary
                for key in network.list_keys:
                    for forms in self.lexicon.forms.get(key, {}).values():
                        found.update(w for form in forms for w in words(form.removeprefix("~"), self.language))
            self._words_in[group] = frozenset(found)
        return self._words_in[group]

    def _phrases_of(self, name: str) -> Mapping[str, tuple[tuple[str, ...], ...]]:
        lists = self.files["_common"].lists.get(name, {}) if "_common" in self.files else {}
        phrases: dict[str, list[tuple[str, ...]]] = {}
        for form in dict.fromkeys(form for forms in lists.values() for form in forms):
            phrase = words(form, self.language)
            if phrase:
                phrases.setdefault(phrase[0], []).append(phrase)
        return {first: tuple(found) for first, found in phrases.items()}

    def _words_of(self, name: str) -> frozenset[str]:
        return _words_in_list(self.files["_common"], name, self.language) if "_common" in self.files else frozenset()


_RANGE = re.compile(r"(\d+)-(\d+)")


def resolver(grammar: LanguageGrammar, owner: str) -> Any:
    """List name as written in a template of this owner → (list key, low, high)."""

    def resolve(name: str) -> tuple[str, int | None, int | None]:
        bounds = _RANGE.fullmatch(name)
        if bounds:
            low, high = int(bounds[1]), int(bounds[2])
            return ("digit" if high <= 9 else "number"), low, high
        key = grammar.list_key(owner, name)
        if key is None:
            raise TemplateError(f"unknown list {name!r}")
        return key, None, None

    return resolve


@lru_cache(maxsize=8)
def load(language: str) -> LanguageGrammar:
    """The grammar of a language from the program's own files."""
    with lasting():
        return load_folder(language, folder("grammars") / language, home() / "cache")


def load_folder(language: str, path: Path, cache: Path | None = None) -> LanguageGrammar:
    """Read and compile all files of a folder; raises GrammarErrors with everything that is wrong.

    ``cache``: where what takes longest is kept for the next time (see ``kept``).
    """
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    problems: list[str] = []
    files: dict[str, GrammarFile] = {}
    texts: list[str] = []
    for file in sorted(path.glob("*.yaml")):
        try:
            text = file.read_text("utf-8")
            texts.append(text)
            raw = yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))
            files[file.stem] = msgspec.convert(raw or {}, GrammarFile)
        except (yaml.YAMLError, msgspec.ValidationError) as error:
            problems.append(f"{file.name}: {' '.join(str(error).split())}")
    if not files and not problems:
        problems.append(f"{path}: no grammar files")
    digest = digest_of(texts)
    lexicon, template_words = words_of(language, digest, cache, lambda: _words(language, files))
    grammar = LanguageGrammar(language, files, lexicon, template_words, path, digest)
    everyday = {
        word
        for key, values in lexicon.forms.items()
        if key.startswith("_common.") or key in ("digit", "ordinal")
        for forms in values.values()
        for form in forms
        for word in words(form, language)
    }
    others = {"_edgework": [form for forms in lexicon.forms.get("_edgework.other_module", {}).values() for form in forms]}
    for owner, content in files.items():
        named = {word for name in others.get(owner, content.names) for word in words(_NOT_WORDS.sub(" ", name), language)}
        grammar.name_words[owner] = named - everyday - grammar.fillers - grammar.connectors
    for owner, content in files.items():
        _compile(grammar, owner, _openers(owner, content, grammar), problems)
        statements = _statements(owner, content, grammar)
        if owner.startswith("_"):
            _compile(grammar, owner, statements, problems)
            continue
        for group, templates, way in statements:
            if templates:
                grammar.owner_of[group] = owner
                grammar.networks.waiting[group] = grammar.resolvers.waiting[group] = None
                if way != "typed":
                    grammar.nodes.waiting[group] = None
    if problems:
        raise GrammarErrors(problems)
    return grammar


def _value(text: str, values: Mapping[str, Any]) -> Any:
    """List values are numbers where all of the list are, truth values where all are, else words."""
    if all(value.lstrip("-").isdigit() for value in values) or set(values) <= {"true", "false"}:
        return constant(text)
    return text


def _words(language: str, files: Mapping[str, GrammarFile]) -> Words:
    """The values of all lists, and the words of all templates."""
    lexicon = Lexicon(language)
    for owner, content in files.items():
        for name, values in content.lists.items():
            for value, forms in values.items():
                lexicon.add(f"{owner}.{name}", _value(value, values), forms)
    _characters(lexicon)
    return Words(lexicon, {word for content in files.values() for word in _template_words(content, language)})


def _characters(lexicon: Lexicon) -> None:
    """``character``: a letter or a digit, ``figure``: a digit, both as text, for serial numbers and codes."""
    letters = lexicon.forms.get("_common.letter", {})
    for letter, forms in list(letters.items()):
        lexicon.add("_common.character", letter, forms)
    for digit in range(10):
        for name in ("character", "figure"):
            lexicon.add(f"_common.{name}", str(digit), [*digit_forms(lexicon.language, digit), str(digit)])


_NOT_WORDS = re.compile(r"\{\w[\w.]*[:=][^{}]*\}|\{\d+(?:,\d+)?\}|<\w+>")
Group = tuple[str, list[str], str]
"""Name, templates, and how they are understood: "" by all, "typed" when typed only, "ears" by the ears only, or a
prefix for each template."""


def _template_words(content: GrammarFile, language: str) -> Iterator[str]:
    """The literal words of all templates, for nearness, without parsing them."""
    texts = [*content.sentences, *content.typed, *content.rules.values(), *content.names]
    texts += [t for templates in (*content.replies.values(), *content.commands.values()) for t in templates]
    for text in texts:
        yield from words(_NOT_WORDS.sub(" ", text), language)


def _rules(grammar: LanguageGrammar, owner: str) -> dict[str, str]:
    common = grammar.files["_common"].rules if "_common" in grammar.files else {}
    return {**common, **grammar.files[owner].rules}


def _openers(owner: str, content: GrammarFile, grammar: LanguageGrammar) -> list[Group]:
    """What opens a module, and what asks whether it is known."""
    if not content.names:
        return []
    rules = _rules(grammar, owner)
    names = "(" + "|".join(content.names) + ")"
    groups = [("names", [rules.get("opener", "NAME").replace("NAME", names)], f"{{module={owner}}} ")]
    if "asker" in rules:
        # Only typed, to keep the ears' grammar small.
        asked = rules["asker"].replace("NAME", names)
        groups.append(("commands", [f"{{command=modules}} {{known={owner}}} {asked}"], "typed"))
    groups.append((f"name:{owner}", [rules.get("ear_opener", "NAME").replace("NAME", names)], "ears"))
    return groups


def _corrected(grammar: LanguageGrammar, slot: str, values: str) -> str:
    """The common rule for a value told for another one, as a template for this slot."""
    return grammar.files["_common"].rules["corrected"].replace("SLOT", slot).replace("LIST", values)


def _statements(owner: str, content: GrammarFile, grammar: LanguageGrammar) -> list[Group]:
    """Everything else of a file."""
    name = {"_edgework": "bomb", "_commands": "commands"}.get(owner, owner)
    own = "bomb" if name == "bomb" else f"module:{owner}"
    groups: list[Group] = [(own, content.sentences, ""), (own, content.typed, "typed")]
    instead = [_corrected(grammar, slot, values) for slot, values in content.corrected.items()]
    groups += [(own, instead, "typed")] if instead and name != "bomb" else []
    # While such values are asked for, the short answer "C, G" would be nearer than "the C is a G".
    asked = {slot: text for slot, text in zip(content.corrected, instead, strict=True) if slot in content.replies}
    groups += [(f"reply:{name}:{slot}", [text], "typed") for slot, text in asked.items()]
    groups += [(f"reply:{name}:{fact}", templates, "") for fact, templates in content.replies.items()]
    for command, templates in content.commands.items():
        group = command if command in ("marker", "yes_no", "wake") else "commands"
        named = f"{{command={command}}} " if group == "commands" else ""
        # What a module's own file adds ("found it") is heard while that module is in hand.
        group = group if owner.startswith("_") else f"{group}:{owner}"
        groups.append((group, [text for text in templates if not text.startswith("~")], named))
        groups.append((group, [named + text[1:] for text in templates if text.startswith("~")], "typed"))
    return groups


def _compile(grammar: LanguageGrammar, owner: str, groups: list[Group], problems: list[str]) -> None:
    """Parse the templates and add them to their networks; what is wrong goes into problems, with file and line."""
    rules, resolve = _rules(grammar, owner), resolver(grammar, owner)
    file = grammar.path / f"{owner}.yaml"
    for group, templates, way in groups:
        prefix = "" if way in ("typed", "ears") else way
        for template in templates:
            try:
                node = parse(prefix + template, rules)
                if way != "ears":
                    network = grammar.networks.made.get(group)
                    if network is None:
                        network = Network(lambda text: words(text, grammar.language), resolve)
                        grammar.networks.made[group] = network
                    network.resolve = resolve
                    whole = node if owner.startswith("_") else from_either_end(node)
                    network.add(group, template, whole, file.name)
            except TemplateError as error:
                problems.append(f"{file.name}:{_line(file, template)}: {error}: {template!r}")
                continue
            if way != "typed":
                grammar.nodes.made.setdefault(group, []).append((node, template))
            grammar.resolvers.made[group] = resolve


def _line(file: Path, text: str) -> int:
    """The line on which a template stands, 1 if it cannot be found."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if text and text.split("\n")[0] in line:
            return number
    return 1
