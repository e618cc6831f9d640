"""The grammar of this moment for the ears: as a word automaton, as JSGF, as a phrase list.

Ears get only what makes sense now: the pending question, the module in hand, the casing, commands, and module names
with what their modules need first; one clause an utterance, a second only where people join them.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.grammar.kept import read_kept, replace_kept
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.matcher import UNUSUAL, Scope
from voice_expert.grammar.minimal import arc_count, smallest
from voice_expert.grammar.network import Network
from voice_expert.grammar.template import Choice, Const, Node, Repeat, Sequence, Slot, Word
from voice_expert.modules import registry

IN_ONE_BREATH = 1_200
"""Arcs of what a module is told, up to which the ears listen for it right after the module's name."""
MOST = 20
"""Numbers of things on the casing that an ear listens for; more can be typed."""
STATES_KEPT = 4
"""Composed grammars kept, of some megabytes each: a long session goes through hundreds of states."""
_UNHEARD = {"en": re.compile(r"\d"), "ru": re.compile(r"[\da-zA-Z]")}
"""Forms that are there for typing: digits, and Latin letters in Russian ("n n n n" would fit any hum)."""
_UNLINKED = {"ru": frozenset({"_common.letter", "_common.character"})}
"""Lists between whose values no linking word is heard: «и» is a letter, too. In all others the serial number's."""
LIST_COMMANDS = "commands of a list"
TYPED = Const(UNUSUAL, "typed")
"""Marks a way that is taken when typed only: a digit before a letter, say, is too easily heard into a list of both."""
_OF_A_LIST = frozenset(Const("command", name) for name in ("next", "back", "from_stage"))
"""Everyday words, which an ear takes for commands only while a list is being read out."""
_MARKS = re.compile(r"[^\w\s']", re.UNICODE)


def ear_words(text: str, language: str) -> tuple[str, ...]:
    """A template word or list form as an ear is to hear it: Japanese stays one segment, others fall into words."""
    if language == "ja":
        text = "".join(text.split())
        return (text,) if text else ()
    return tuple(_MARKS.sub(" ", text.lower()).split())


@dataclass(frozen=True)
class _Part:
    """An automaton piece: state 0 starts, words lead on, finals end it."""

    arcs: tuple[dict[str, tuple[int, ...]], ...]
    finals: frozenset[int]
    going: frozenset[int] = frozenset()
    """Final states after which the same clause can go on with another value."""
    asked: frozenset[int] = frozenset()
    """Final states of sentences that answer what was asked."""
    named: frozenset[int] = frozenset()
    """Final states of names of modules."""


_KeptPart = tuple[list[dict[str, tuple[int, ...]]], list[int], list[int]]
"""Arcs, finals and going states as a file holds them."""
EMPTY = _Part(({},), frozenset())


def without(node: Node, words: frozenset[str]) -> Node | None:
    """The template without its ways through these words (small ones that sound like parts of others: "an lit"), and
    without those that are for typing only, ``{unusual=typed}``."""
    if node == TYPED:
        return None
    if isinstance(node, Word):
        return None if node.text.lower() in words else node
    if isinstance(node, Sequence):
        parts = [without(part, words) for part in node.parts]
        return None if any(part is None for part in parts) else Sequence(tuple(p for p in parts if p is not None))
    if isinstance(node, Choice):
        options = [kept for option in node.options if (kept := without(option, words)) is not None]
        return Choice(tuple(options)) if options else None
    if isinstance(node, Repeat) and isinstance(node.part, Slot) and node.part.list == "character":
        # The serial number's pattern: two of either, a digit, two letters, a digit.
        lists = ("character", "character", "figure", "letter", "letter", "figure")
        return Sequence(tuple(Slot(node.part.name, name) for name in lists)) if node.least == node.most == 6 else None
    if isinstance(node, Repeat):
        part = without(node.part, words)
        return None if part is None else Repeat(part, node.least, node.most)
    return node


def union(parts: Iterable[_Part]) -> _Part:
    """One of the parts."""
    arcs: list[dict[str, tuple[int, ...]]] = [{}]
    finals: set[int] = set()
    going: set[int] = set()
    asked: set[int] = set()
    named: set[int] = set()
    for part in parts:
        offset = len(arcs) - 1
        for word, targets in part.arcs[0].items():
            arcs[0][word] = arcs[0].get(word, ()) + tuple(t + offset for t in targets if t) + ((0,) if 0 in targets else ())
        arcs += [
            {word: tuple(t + offset for t in targets) for word, targets in out.items()} for out in part.arcs[1:]
        ]
        finals |= {f + offset if f else 0 for f in part.finals}
        going |= {f + offset for f in part.going}
        asked |= {f + offset for f in part.asked if f}
        named |= {f + offset for f in part.named if f}
    return _Part(tuple(arcs), frozenset(finals), frozenset(going), frozenset(asked), frozenset(named))


def join(
    first: _Part, second: _Part, optional: bool = True, closed_only: bool = False, openers: frozenset[str] = frozenset()
) -> _Part:
    """The first part, then the second (or the first alone).

    ``closed_only``: the second follows only where the first can't go on, or begins with one of the ``openers``. After
    these it may come again and again: "plate with DVI-D, plate with parallel, one empty plate".
    """
    if len(second.arcs) == 1:
        return first
    offset = len(first.arcs) - 1
    arcs = [dict(out) for out in first.arcs]
    arcs += [{word: tuple(t + offset for t in targets) for word, targets in out.items()} for out in second.arcs[1:]]
    for final in first.finals:
        can_go_on = closed_only and bool(first.arcs[final])
        for word, targets in second.arcs[0].items():
            if can_go_on and word not in openers:
                continue
            arcs[final][word] = arcs[final].get(word, ()) + tuple(t + offset for t in targets)
    for final in second.finals - {0} if openers else ():
        for word in openers & second.arcs[0].keys():
            place = arcs[final + offset]
            place[word] = place.get(word, ()) + tuple(t + offset for t in second.arcs[0][word])
    finals = {f + offset for f in second.finals if f}
    going = first.going | {f + offset for f in second.going}
    asked = first.asked | {f + offset for f in second.asked}
    named = first.named | {f + offset for f in second.named}
    return _Part(tuple(arcs), frozenset(first.finals | finals if optional else finals), frozenset(going), asked, named)


def _is_of_a_list(node: Node) -> bool:
    return isinstance(node, Sequence) and bool(node.parts) and node.parts[0] in _OF_A_LIST


def _answering(part: _Part) -> _Part:
    """The part as an answer to what was asked."""
    return replace(part, asked=part.finals)


class EarGrammars:
    """State grammars of one language, each made once."""

    def __init__(self, grammar: LanguageGrammar, cache: Path | None = None) -> None:
        self.grammar = grammar
        self.language = grammar.language
        self._cache = cache / f"ears-{self.language}-{grammar.digest}.msgpack" if cache else None
        self._compiled_now = 0
        self._parts: dict[str, _Part] = self._kept()
        self._whole: OrderedDict[tuple[Scope, bool], WordAutomaton] = OrderedDict()
        self._forms: dict[tuple[str, int | None, int | None], dict[str, object]] = {}

    def automaton(self, scope: Scope, wake: bool = False) -> WordAutomaton:
        """What may be heard in this state of the dialogue; with ``wake`` only after the wake phrase."""
        scope = replace(scope, open_modules=(), choices=(), boss=None)  # what makes no difference here must not make another one
        found = self._whole.get((scope, wake))
        if found is None:
            found = self._whole[scope, wake] = self._compose(scope, wake)
            while len(self._whole) > STATES_KEPT:
                self._whole.popitem(last=False)
            if self._compiled_now:
                self._keep()
        self._whole.move_to_end((scope, wake))
        return found

    def _kept(self) -> dict[str, _Part]:
        """What an earlier run compiled from the very same grammar files."""
        raw = read_kept(self._cache, dict[str, _KeptPart]) or {}
        return {name: _Part(tuple(arcs), frozenset(ends), frozenset(going)) for name, (arcs, ends, going) in raw.items()}

    def _keep(self) -> None:
        """Keep the compiled groups for the next run."""
        self._compiled_now = 0
        plain = {
            name: (part.arcs, sorted(part.finals), sorted(part.going))
            for name, part in self._parts.items()
            if not name.startswith("named:")
        }
        replace_kept(self._cache, f"ears-{self.language}-*", plain)

    def _compose(self, scope: Scope, wake: bool) -> WordAutomaton:
        marker, bomb = self.part("marker"), self.part("bomb")
        pieces: list[_Part] = []
        statements: list[_Part] = []
        owner = scope.asked_of
        for fact in scope.facts:
            statements.append(self.part(f"reply:{owner}:{fact}"))
        if scope.yes_no:
            pieces.append(_answering(self.part("yes_no")))
        for module in dict.fromkeys([scope.in_hand, owner, scope.recent]):
            if module is not None and module != "bomb":
                statements.append(self.part(f"module:{module}"))
        if statements:
            own = union(statements)
            own = _answering(own) if scope.facts else own
            pieces.append(own)
            pieces.append(join(marker, _answering(own), optional=False))
        # The casing is often read out in one breath, but not while a module is being described.
        openers = frozenset(self.grammar.files["_common"].lists.get("begins", {}).get("any", ()))
        casing = join(bomb, bomb, closed_only=True, openers=openers) if scope.in_hand is None and not scope.facts else bomb
        casing = union([casing, join(marker, bomb, optional=False)])
        pieces.append(_answering(casing) if owner == "bomb" else casing)
        pieces += [self.part("commands"), self.part(f"commands:{scope.in_hand}")]
        if scope.reading_out:
            pieces.append(self.part(LIST_COMMANDS))
        pieces += [self._named(module, scope) for module in self.grammar.module_ids]
        whole = self._closed(union(pieces))
        if wake:
            whole = join(self.part("wake"), whole, optional=False)
        name = f"ask:{'+'.join(scope.facts)}" if scope.facts else (scope.in_hand or "idle")
        if owner not in (None, "bomb") and scope.facts:
            name = f"{owner}:{'+'.join(scope.facts)}"
        asked = whole.finals if wake else whole.asked
        return WordAutomaton(self.language, 0, whole.finals, whole.arcs, name, f"{name}|{scope}|{wake}", whole.going, asked, whole.named)

    def _closed(self, whole: _Part) -> _Part:
        """With the words that may end any sentence of the language and say nothing: です."""
        closing = self.grammar.files["_common"].lists.get("closing", {}).get("any", ())
        if not closing:
            return whole
        arcs = [dict(out) if state in whole.finals else out for state, out in enumerate(whole.arcs)]
        ends = {True: len(arcs), False: len(arcs) + 1}
        arcs += [{}, {}]
        for final in whole.finals:
            for word in closing:
                arcs[final][word] = (*arcs[final].get(word, ()), ends[final in whole.asked])
        return _Part(tuple(arcs), whole.finals | set(ends.values()), whole.going, whole.asked | {ends[True]}, whole.named)

    def _named(self, module: str, scope: Scope) -> _Part:
        """A module's name; after it what the module is first told, where nothing else is being described."""
        name = self.part(f"name:{module}")
        name = replace(name, named=name.finals)
        busy = scope.in_hand is not None or bool(scope.facts)
        if busy and registry()[module].kind == "regular":
            return name
        key = f"named:{module}"
        if key not in self._parts:
            told = self._told_first(module)
            self._parts[key] = join(name, told) if told is not None else name
        return self._parts[key]

    def _told_first(self, module: str) -> _Part | None:
        """All that a module is told, where that is little: nothing more is compiled as soon as it is too much."""
        if registry()[module].kind == "game":
            return None  # a table of its own: its large grammar is compiled when somebody sits down at it
        groups = [g for g in self.grammar.nodes if g.startswith(f"reply:{module}:") and "choice" not in g]
        own: list[_Part] = []
        size = 0
        for group in (f"module:{module}", *groups):
            own.append(self.part(group))
            size += arc_count(own[-1].arcs)
            if size > IN_ONE_BREATH:
                return None
        return union(own)

    def part(self, group: str) -> _Part:
        """The clauses of a group, compiled for the ears."""
        found = self._parts.get(group)
        if found is None:
            self._compiled_now += 1
            found = self._parts[group] = self._compiled(group) if self._clauses(group) else EMPTY
        return found

    def _clauses(self, group: str) -> list[tuple[Node, str]]:
        """The sentences of a group; commands without those for a list that is read out, which are their own."""
        clauses = self.grammar.nodes.get("commands" if group == LIST_COMMANDS else group, [])
        if group in ("commands", LIST_COMMANDS):
            return [clause for clause in clauses if _is_of_a_list(clause[0]) == (group == LIST_COMMANDS)]
        return list(clauses)

    def _compiled(self, group: str) -> _Part:
        resolve = self.grammar.resolvers["commands" if group == LIST_COMMANDS else group]
        between = tuple(sorted(self.grammar.files["_common"].lists.get("between", {}).get("any", ())))
        dropped = frozenset(self.grammar.files["_common"].lists.get("typed_only", {}).get("any", ()))
        unlinked = _UNLINKED.get(self.language, frozenset({"_common.character"}))
        network = Network(lambda text: ear_words(text, self.language), resolve, between, unlinked)
        for node, template in self._clauses(group):
            if ":other_module" in template:
                continue  # names of modules that are not known would only be taken for those that are
            spoken = without(node, dropped)
            if spoken is not None:
                network.add(group, template, spoken)
        arcs: list[dict[str, list[int]]] = [{}]
        place_of = {0: 0}
        todo = [0]
        finals: set[int] = set()
        going: set[int] = set()
        tight = group == "bomb" or group.startswith("reply:bomb:")

        def place(state: int) -> int:
            if state not in place_of:
                place_of[state] = len(arcs)
                arcs.append({})
                todo.append(state)
            return place_of[state]

        while todo:
            state = todo.pop()
            here, out = place_of[state], network.out(state)
            if out.finals:
                finals.add(here)
                if out.lists:
                    going.add(here)
            for word, targets in out.words.items():
                if self._unheard(word):
                    continue
                arcs[here].setdefault(word, []).extend(place(target) for target, _ in targets)
            for arc in out.lists:
                high = min(arc.high, MOST) if tight and arc.high is not None and arc.list == "number" else arc.high
                self._graft(arcs, here, place(arc.target), self._tree(arc.list, arc.low, high))
        frozen = tuple({word: tuple(dict.fromkeys(targets)) for word, targets in out.items()} for out in arcs)
        return _Part(*smallest(frozen, frozenset(finals - {0}), frozenset(going - {0})))

    def _unheard(self, form: str) -> bool:
        pattern = _UNHEARD.get(self.language)
        return pattern is not None and pattern.search(form) is not None

    def _tree(self, key: str, low: int | None, high: int | None) -> dict[str, object]:
        """The forms of a list as a tree of words; None under a word ends a form."""
        entry = (key, low, high)
        if entry not in self._forms:
            root: dict[str, object] = {}
            named = key.rpartition(".")[2] not in ("letter", "character", "figure", "digit", "number", "ordinal")
            plain = self.language == "ru" and key in ("_common.figure", "_common.character", "digit")
            seen_values: set[object] = set()
            for value, form in self.grammar.lexicon.strong_forms(key, low, high):
                # Digits read one by one stand in the nominative; other cases would only be taken for letters' names.
                if plain and str(value).isdigit() and value in seen_values:
                    continue
                seen_values.add(value)
                # A single letter for a symbol ("o") sounds like any noise; as a letter, or a column's, it must be heard.
                single = len(form) == 1 and (form.isascii() or self.language != "ja") and form.isalpha()
                if self._unheard(form) or (named and single and len(str(value)) > 1):
                    continue
                branch = root
                for word in ear_words(form, self.language):
                    branch = branch.setdefault(word, {})  # type: ignore[assignment]
                branch[""] = None
            self._forms[entry] = root
        return self._forms[entry]

    def _graft(self, arcs: list[dict[str, list[int]]], here: int, target: int, tree: dict[str, object]) -> None:
        for word, below in tree.items():
            if word == "" or not isinstance(below, dict):
                continue
            if "" in below:
                arcs[here].setdefault(word, []).append(target)
            if len(below) > ("" in below):
                arcs.append({})
                middle = len(arcs) - 1
                arcs[here].setdefault(word, []).append(middle)
                self._graft(arcs, middle, target, below)


def phrases(automaton: WordAutomaton, most: int = 4000) -> list[str]:
    """Words and word pairs of the automaton, for recognisers that take phrase lists (Vosk)."""
    found = dict.fromkeys(sorted(automaton.words))
    for out in automaton.arcs:
        for word, targets in out.items():
            for target in targets:
                for following in automaton.arcs[target]:
                    found.setdefault(f"{word} {following}")
                    if len(found) >= most:
                        return list(found)
    return list(found)


def jsgf(grammar: LanguageGrammar, group: str, name: str = "expert") -> str:
    """The clauses of a group as a JSGF grammar (for other recognisers and for reading)."""
    resolve = grammar.resolvers[group]
    rules: dict[str, str] = {}

    def list_rule(list_name: str) -> str:
        key, low, high = resolve(list_name)
        rule = re.sub(r"\W", "_", f"{key}_{low}_{high}" if low is not None else key)
        if rule not in rules:
            forms = [" ".join(ear_words(form, grammar.language)) for _, form in grammar.lexicon.strong_forms(key, low, high)]
            rules[rule] = " | ".join(dict.fromkeys(form for form in forms if form)) or "<VOID>"
        return f"<{rule}>"

    def text(node: Node) -> str:
        if isinstance(node, Word):
            return " ".join(ear_words(node.text, grammar.language))
        if isinstance(node, Slot):
            return list_rule(node.list)
        if isinstance(node, Const):
            return ""
        if isinstance(node, Sequence):
            return " ".join(part for part in map(text, node.parts) if part)
        if isinstance(node, Choice):
            options = [text(option) for option in node.options]
            filled = [option for option in options if option]
            inner = "(" + " | ".join(filled) + ")" if filled else ""
            return f"[{inner[1:-1]}]" if inner and len(filled) < len(options) else inner
        return _repeated(text(node.part), node)

    clauses = [text(node) for node, _ in grammar.nodes[group]]
    body = " | ".join(clause for clause in clauses if clause)
    lines = ["#JSGF V1.0 UTF-8;", f"grammar {name};", f"public <clause> = {body};"]
    return "\n".join(lines + [f"<{rule}> = {forms};" for rule, forms in rules.items()]) + "\n"


def _repeated(inner: str, node: Repeat) -> str:
    if not inner:
        return ""
    if node.most > 20:
        return f"({inner})+" if node.least else f"({inner})*"
    text = " ".join([f"({inner})"] * node.least)
    optional = ""
    for _ in range(node.most - node.least):
        optional = f"[({inner}) {optional}]" if optional else f"[({inner})]"
    return f"{text} {optional}".strip()
