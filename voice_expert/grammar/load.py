"""Grammar files to one LanguageGrammar; every error of every file is found at once, with file, line and text.

All scalars are read as strings: ``yes``, ``no``, ``on`` and ``007`` are words here.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from voice_expert import __version__
from voice_expert.data import folder
from voice_expert.grammar.lexicon import Lexicon
from voice_expert.grammar.nearness import Nearness
from voice_expert.grammar.network import Network, constant
from voice_expert.grammar.numbers import digit_forms
from voice_expert.grammar.template import TemplateError, parse
from voice_expert.grammar.text import LANGUAGES, words


class GrammarFile(msgspec.Struct, forbid_unknown_fields=True):
    """What one YAML file may hold. Every part is optional; ``sentences`` work while the module is in hand,
    ``replies`` only while that fact is asked for."""

    module: str = ""
    names: list[str] = []
    lists: dict[str, dict[str, list[str]]] = {}
    rules: dict[str, str] = {}
    sentences: list[str] = []
    typed: list[str] = []
    replies: dict[str, list[str]] = {}
    commands: dict[str, list[str]] = {}
    ask: dict[str, str] = {}
    say: dict[str, str] = {}
    why: dict[str, str] = {}
    examples: dict[str, dict[str, Any]] = {}


class GrammarErrors(Exception):
    """All that is wrong in the grammar files, one line each: file:line: what, text."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass
class LanguageGrammar:
    """All grammar files of one language, compiled.

    Groups: ``module:<id>``, ``reply:<id>:<fact>`` (id ``bomb`` for the casing), ``bomb``, ``names``, ``commands``,
    ``marker``, ``yes_no``.
    """

    language: str
    files: dict[str, GrammarFile]
    lexicon: Lexicon
    networks: dict[str, Network] = field(default_factory=dict)
    nodes: dict[str, list[tuple[Any, str]]] = field(default_factory=dict)
    """Group → (parsed template, template text), for the ears."""
    digest: str = ""
    """Of all grammar files and of the version that reads them: what compiled grammars are kept under."""

    def __post_init__(self) -> None:
        self._nearness: Nearness | None = None
        self.resolvers: dict[str, Any] = {}
        self._words_in: dict[str, frozenset[str]] = {}
        self.fillers = self._words_of("filler")
        self.connectors = self._words_of("connector")
        self.fill = self._phrases_of("filler"), self._phrases_of("connector")
        """Fillers and connectors as rows of words, by their first word."""
        self.protected = self._words_of("protected")
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
            vocabulary = set(self.lexicon.vocabulary) | self.fillers
            for network in self.networks.values():
                vocabulary |= network.vocabulary
            self._nearness = Nearness(self.language, vocabulary)
        return self._nearness

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
        lists = self.files["_common"].lists.get(name, {}) if "_common" in self.files else {}
        return frozenset(
            word for forms in lists.values() for form in forms for word in words(form, self.language)
        )


EXPORT = 7
"""Counts up when the way grammars are compiled for the ears changes."""
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
    return load_folder(language, folder("grammars") / language)


def load_folder(language: str, path: Path) -> LanguageGrammar:
    """Read and compile all files of a folder; raises GrammarErrors with everything that is wrong."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    problems: list[str] = []
    files: dict[str, GrammarFile] = {}
    digest = hashlib.sha256(f"{__version__}:{EXPORT}".encode())
    for file in sorted(path.glob("*.yaml")):
        try:
            text = file.read_text("utf-8")
            digest.update(text.encode())
            raw = yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))
            files[file.stem] = msgspec.convert(raw or {}, GrammarFile)
        except (yaml.YAMLError, msgspec.ValidationError) as error:
            problems.append(f"{file.name}: {' '.join(str(error).split())}")
    if not files and not problems:
        problems.append(f"{path}: no grammar files")
    lexicon = Lexicon(language)
    grammar = LanguageGrammar(language, files, lexicon, digest=digest.hexdigest()[:16])
    for owner, content in files.items():
        for name, values in content.lists.items():
            for value, forms in values.items():
                lexicon.add(f"{owner}.{name}", _value(value, values), forms)
    _characters(grammar)
    for owner, content in files.items():
        _compile(grammar, owner, content, path / f"{owner}.yaml", problems)
    if problems:
        raise GrammarErrors(problems)
    return grammar


def _value(text: str, values: Mapping[str, Any]) -> Any:
    """List values are numbers where all of the list are, truth values where all are, else words."""
    if all(value.lstrip("-").isdigit() for value in values) or set(values) <= {"true", "false"}:
        return constant(text)
    return text


def _characters(grammar: LanguageGrammar) -> None:
    """``character``: a letter or a digit, ``figure``: a digit, both as text, for serial numbers and codes."""
    letters = grammar.lexicon.forms.get("_common.letter", {})
    for letter, forms in list(letters.items()):
        grammar.lexicon.add("_common.character", letter, forms)
    for digit in range(10):
        for name in ("character", "figure"):
            grammar.lexicon.add(f"_common.{name}", str(digit), [*digit_forms(grammar.language, digit), str(digit)])


def _compile(
    grammar: LanguageGrammar, owner: str, content: GrammarFile, file: Path, problems: list[str]
) -> None:
    common = grammar.files["_common"].rules if "_common" in grammar.files else {}
    rules = {**common, **content.rules}
    resolve = resolver(grammar, owner)
    special = {"_edgework": "bomb", "_commands": "commands"}
    name = special.get(owner, owner)
    groups: list[tuple[str, list[str], str]] = []
    own = "bomb" if name == "bomb" else f"module:{owner}"
    if content.sentences:
        groups.append((own, content.sentences, ""))
    if content.typed:
        groups.append((own, content.typed, "typed"))
    for fact, templates in content.replies.items():
        groups.append((f"reply:{name}:{fact}", templates, ""))
    for command, templates in content.commands.items():
        group = command if command in ("marker", "yes_no") else "commands"
        groups.append((group, templates, f"{{command={command}}} " if group == "commands" else ""))
    if content.names:
        another = rules.get("opener", "{name}")
        names = "(" + "|".join(content.names) + ")"
        groups.append(("names", [another.replace("NAME", names)], f"{{module={owner}}} "))
    if content.names and "asker" in rules:
        # "do you know passwords?": an answer from what is really there; only when typed, to keep the ears' grammar small.
        asked = rules["asker"].replace("NAME", "(" + "|".join(content.names) + ")")
        node = parse(f"{{command=modules}} {{known={owner}}} {asked}", rules)
        commands = grammar.networks.setdefault("commands", Network(lambda text: words(text, grammar.language), resolve))
        commands.add("commands", asked, node, file.name)
    for group, templates, prefix in groups:
        only_typed, prefix = prefix == "typed", "" if prefix == "typed" else prefix
        network = grammar.networks.get(group)
        if network is None:
            network = grammar.networks[group] = Network(
                lambda text: words(text, grammar.language), lambda list_name: resolve(list_name)
            )
        network.resolve = resolve
        for template in templates:
            try:
                node = parse(prefix + template, rules)
                network.add(group, template, node, file.name)
            except TemplateError as error:
                problems.append(f"{file.name}:{_line(file, template)}: {error}: {template!r}")
                continue
            if not only_typed:
                grammar.nodes.setdefault(group, []).append((node, template))
            grammar.resolvers[group] = resolve
    if content.names:
        names = "(" + "|".join(content.names) + ")"
        template = rules.get("ear_opener", "NAME").replace("NAME", names)
        try:
            grammar.nodes[f"name:{owner}"] = [(parse(template, rules), template)]
            grammar.resolvers[f"name:{owner}"] = resolve
        except TemplateError as error:
            problems.append(f"{file.name}:{_line(file, content.names[0])}: {error}: {template!r}")


def _line(file: Path, text: str) -> int:
    """The line on which a template stands, 1 if it cannot be found."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if text and text.split("\n")[0] in line:
            return number
    return 1
