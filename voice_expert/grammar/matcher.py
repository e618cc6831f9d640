"""Words to meaning: the best readings of an utterance in the present state of the dialogue.

An utterance is read as a row of clauses (an opened module, statements about it or about the casing, commands), in any
order, with fillers between them. Strange words cost by how near they sound to a word that fits; words that nothing
explains cost in full. What is left over a limit is not for us.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from voice_expert.grammar import partial
from voice_expert.grammar.lexicon import WEAK, Span
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.grammar.network import ListArc, Network
from voice_expert.grammar.partial import BEGINS, Item, Match, Row, put, turned
from voice_expert.grammar.reading import LONG_NAME, Act, Reading, Scope
from voice_expert.grammar.text import Token, tokens
from voice_expert.grammar.ways import ways_to_hear
from voice_expert.grammar.written import among_letters, goes_on_as_if
from voice_expert.record import Either

FILLER, UNEXPLAINED, SKIPPED, CLAUSE = 0.02, 1.0, 0.8, 0.2
CONNECTOR = 0.001
"""A connector left out is nearly free; a template that has it ("red, then blue") says more."""
DENIAL = 2.5
"""A "no" or "except" that nothing explains turns what was said around: it is hardly ever left out."""
TURNED = 20.0
"""What it costs to leave out "bottom" or "backwards": the list would be taken the wrong way round."""
UNEXPLAINED_SIGN = 0.7
"""A word of Japanese has two signs or more, and each of them is a token."""
PIECE = 0.004
"""What each value costs in Japanese, where one value may be written like two others: エーイー is æ before A and E."""
ALMOST = 0.1
"""What an exact form may cost (spaces inside it)."""
EXPLAINED = 0.7
"""Share of the content words that a reading must explain."""
DOUBT = 0.32
"""What strange and unexplained words may cost per content word, once they cost more than a whole word."""
INSIDE, UNPARTED = 0.05, 0.05
"""What a comma within such a thing costs, and what none before it costs where others are parted by commas."""
TOGETHER = 0.06
"""What it costs to part signs of a number that were typed together where commas part the others: 十五、三、二."""
UNUSUAL, UNUSUALLY = "unusual", 0.02
"""A constant of a template, and its cost, for an order of words that counts only where nothing more natural fits."""
JOINED = "joined"
"""A constant before words that belong to what is said before them: a comma there makes that dearer. "Blue twice, red"
is not "blue, twice red"."""
PARTED, NOT_PARTED = "parted", 5.0
"""A value of ``unusual``, for one of several things that only a comma before it tells from the one before: "red white,
red blue" are two striped wires; and what it costs without the comma."""
ENDING, AT_THE_END = "ending", 3
"""A value of ``unusual``, for what is said last, within so many words of the end: "parallel, serial AB3CD5" has no ports."""
RHYTHM = "rhythm"
"""A value of ``unusual``, for a comma that parts two groups of several words: "dot dot dot, dot dot"."""
STRAY, NOT_SAID = "stray", 0.7
"""A value of ``unusual`` where the serial number is not named, and what that costs while something else is asked for."""
REVERSED = "reversed"
"""A constant of a template that turns the list of the slot it names: it was read from the bottom, or from the right."""
INSTEAD = "instead"
"""A slot and the value of it that a word after it takes back: 青じゃなくて赤 is red, and not blue."""
CRIED = ("cried", True, "")
"""A constant of a correction that is one only where the sentence ends in "it was": あ、二本だった."""
DITTO = "ditto"
"""A constant of a template that tells the value before it once more: "two reds" is {wires:colour}{wires=ditto}."""
STRAY_SERIAL = 0.3
"""What it costs to take six characters by themselves for the serial number while something else is asked for: "C5 two,
D5 one" are two cells."""
BESIDE = 0.7
"""What it costs to go on with bare values right after a list of this module was told: they belong to the list."""
LATER = (":choice", ".label", ".position", ":refused", ":entered", ":green")
"""Short answers that are heard only once a module has been told something, or was told what cannot be."""
NAMED = ("label", "told_port")
"""Facts of the casing that name another one in the place of what was told last."""
DENIED = frozenset({"vowel", "lit", "unlit", "present", "port", "plate"})
"""Facts of the casing that "no" before them denies."""
WORD, WORDS = 0.05, 0.15
"""What each further word of a call to wait takes off its cost, and how much in all."""
COMMA_AFTER_NO = 0.3
"""What it costs to take a "no" before a comma for the beginning of what there is not: "no, lit FRK" corrects."""
BEHIND = 0.03
"""What "one" behind a value costs."""
RUN_ON = 0.4
"""What it costs to take a "no" that no comma parts from the words around it for a correction."""
PAUSE = 0.15
"""What it costs to take "wait" inside a clause for a pause rather than a correction."""
SURE = 0.15
"""What strange words may cost in an utterance of hardly anything else."""
FAR = 0.5
"""A single word that sounds less alike than this is something else."""
LEAD_IN = 0.06
"""What a "yes" costs that nobody asked for, before something else."""
RECENT = 0.1
"""What it costs to speak of the needy module that was answered just now rather than of the module in hand."""
VALUE = 0.3
"""What it costs to leave a filler out between clauses that is a word of the puzzle in hand."""
WIDTH, WIDTH_PARTED, READINGS, LONGEST = 240, 500, 6, 240  # commas, which are typed only, leave more ways open
LEAST = {
    "names": 0.7 * CLAUSE, "module": CLAUSE - 0.05, "bomb": CLAUSE - 0.05, "reply": CLAUSE - 0.12, "yes_no": LEAD_IN,
    "commands": CLAUSE - WORDS, "marker": 0.05,
}  # fmt: skip
"""What a clause of each kind costs at least beside its words …"""
LEAST_ANEW = -0.25
"""… and after "no, sorry", where a row of the same length costs less."""
WAYS = 12
"""How many clauses of one group between the same two places are looked at."""
WIDTH_OF_SIGNS = 500
"""Many Japanese clauses begin with the same signs; all of them have to be kept until they part."""


class Matcher:
    """Finds readings in one language."""

    def __init__(self, grammar: LanguageGrammar) -> None:
        self.grammar = grammar
        self.language = grammar.language

    def readings(self, text: str, scope: Scope) -> list[Reading]:
        """The best readings, best first; empty when the text is not for us."""
        sentence = tokens(text[:2000], self.language)[:LONGEST]
        if not sentence:
            return []
        return _Parse(self, sentence, scope).readings()


class _Parse:
    def __init__(self, matcher: Matcher, sentence: Sequence[Token], scope: Scope) -> None:
        self.grammar, self.scope = matcher.grammar, scope
        self.sentence = sentence
        nearness = self.grammar.nearness
        # "Not" is no misheard "nought": what denies is heard as it is.
        self.near = [
            ((token.text, 0.0),) if token.text in self.grammar.as_said else nearness.near(token.text) for token in sentence
        ]
        self.signs = matcher.language == "ja"
        fillers, connectors = self.grammar.fill
        self.skips = [self._ends(connectors, at, CONNECTOR) + self._ends(fillers, at, FILLER) for at in range(len(sentence))]
        """Per token what can be left out from there: (end, cost) of each filler and connector."""
        self.denials = [self.signs and bool(self._ends(self.grammar.denials, at, 0.0)) for at in range(len(sentence))]
        """Per sign whether "it is not" begins there: what nothing explains turns what was said around."""
        self.skips = [[] if denied else skips for denied, skips in zip(self.denials, self.skips, strict=True)]
        partial.keep_opposites(sentence, self.grammar.opposite, self.skips)
        self.alone = [any(end == at + 1 for end, _ in skips) for at, skips in enumerate(self.skips)]
        """Per token whether it can be left out by itself."""
        self.content = [True] * len(sentence)
        for at, skips in enumerate(self.skips):
            for end, _ in skips:
                self.content[at:end] = [False] * (end - at)
        self.marks = "marker" in self.grammar.networks
        self._parted = any(token.parted for token in sentence)
        self._lacking = partial.lacking_words(self.grammar.lacking, self.grammar.name_words, sentence, scope.in_hand)
        self._corrected = {fact.partition(":")[0] for fact in scope.corrects}
        self._lists_of: dict[str | None, frozenset[str]] = {}
        """Per module the lists its clauses use."""
        self._spans: dict[int, dict[str, list[Span]]] = {}
        self._found: dict[tuple[str, int], list[Match]] = {}

    def _ends(
        self, phrases: Mapping[str, tuple[tuple[str, ...], ...]], at: int, cost: float
    ) -> list[tuple[int, float]]:
        return [
            (at + len(phrase), cost)
            for phrase in phrases.get(self.sentence[at].text, ())
            if tuple(token.text for token in self.sentence[at : at + len(phrase)]) == phrase
        ]

    # the row of clauses

    def readings(self) -> list[Reading]:
        length = len(self.sentence)
        start = Row(self.scope.in_hand)
        rows: list[dict[Any, Row]] = [{} for _ in range(length + 1)]
        rows[0][start.meaning] = start
        limits = [math.inf] * (length + 1)
        """Per place the cost beyond which a row there is not among the best, and goes on to nothing."""
        # What goes on costs more, but where "no, sorry" may come.
        turns = self.marks and any(self._matches("marker", at) for at in range(length))
        listed = False  # all of it is one plain list of things: then it is not two
        for at in range(length):
            best = sorted(rows[at].values(), key=lambda row: row.cost)[:READINGS]
            for row in best:
                of_list = partial.list_of(row) if listed else None
                beyond = limits[length] - row.cost - (LEAST_ANEW if turns else 0.0)
                if beyond < 0:
                    break
                for end, cost in self.skips[at]:
                    skipped = row.with_cost(cost, 0, "")
                    # "Er, wait": what a comma parts from the rest before anything was said is no label.
                    leads_in = cost == FILLER and not row.acts and end < length and self.sentence[end].parted
                    dear = 0.0 if leads_in else self._could_be_value(row, at)
                    self._keep(rows[end], replace(skipped, cost=skipped.cost + dear))
                if not self.denials[at] and not row.cut and not self.alone[at]:
                    self._keep(rows[at + 1], self._unexplained(row, at))
                strange = row.after_strange and partial.stands_alone(self.sentence, self.alone, row.ended, at)
                groups = self._groups(row)
                if not row.acts and "yes_no" not in groups and "yes_no" in self.grammar.networks:
                    # "Yeah, three": where no yes or no was asked for it only leads in.
                    for match in self._matches("yes_no", at):
                        if ("yes", True, "") in match.slots and match.end < length:
                            led, dear = sum(self.content[at : match.end]), self._could_be_value(row, at)
                            self._keep(rows[match.end], replace(row.with_cost(LEAD_IN + dear, 0, ""), led=row.led + led))
                for group in groups:
                    if group == "marker" and (self._is_told(at) or partial.lacks(self.sentence, at, self._lacking)):
                        continue
                    cheapest = LEAST[group.partition(":")[0]]
                    if cheapest > beyond or (of_list is not None and group == f"module:{of_list}"):
                        continue
                    least = row.cost + (LEAST_ANEW if row.just_marked else cheapest)
                    for match in self._matches(group, at):
                        if least + match.cost > limits[match.end] or partial.within_number(self.sentence, match.end):
                            continue
                        following = self._extend(row, match)
                        if strange and following is not None and partial.goes_on(row, following):
                            continue
                        if following is not None and following.cost <= limits[match.end]:
                            whole = replace(
                                following, words=row.words + match.words, skips=row.skips + match.skips,
                                taken=row.taken + match.taken, cut=self._cuts(match.end), ended=match.end,
                            )  # fmt: skip
                            self._keep(rows[match.end], whole)
                            if match.end < length:
                                limits[match.end] = partial.limit(rows[match.end], READINGS)
            plain = [row for row in rows[length].values() if row.doubt <= ALMOST and len(row.acts) == 1]
            listed = listed or any(partial.list_of(row, 2) is not None for row in plain)
            if len(rows[length]) >= READINGS and len(found := self._whole(rows[length].values())) == READINGS:
                limits[length] = found[-1].cost + 0.0001  # as it is rounded
        return self._whole(rows[length].values())

    def _whole(self, rows: Iterable[Row]) -> list[Reading]:
        """The best readings of the rows that reach the end, best first: of those that may be meant."""
        total, found = sum(self.content), []
        for row in sorted(rows, key=lambda row: row.cost):
            if not row.acts or all(act.kind == "marker" for act in row.acts) or partial.denied_last(row, self.sentence):
                continue
            if self.signs and row.just_marked and (row.unexplained or self._ends_in(self.grammar.instead)):
                # 三本じゃなくて and nothing that fits: what was denied is not told.
                continue
            # A yes that leads in explains nothing of the rest: "いいよいいよ" before three strange signs.
            content = total - row.led if self.signs else total
            explained = 1.0 if content <= 0 else 1.0 - (row.unexplained + (row.skips if self.signs else 0)) / content
            if row.doubt > (TURNED if self.signs else max(1.1, DOUBT * total)):
                continue
            if explained < EXPLAINED or not self._allowed(row, total - row.led):
                continue
            cost, doubt = round(row.cost, 4), round(row.doubt, 4)
            found.append(Reading(row.acts, cost, round(explained, 3), row.trace, doubt, row.taken))
            if len(found) == READINGS:
                break
        return found

    def _could_be_value(self, row: Row, at: int) -> float:
        """What it costs to leave out a filler or connector that is a word of the puzzle in hand ("and" of an operator,
        "you" of a label), or in Japanese how one begins."""
        keys = self._lists_of.get(row.context)
        if keys is None:
            asked = self.scope.facts if row.context == self.scope.asked_of else ()
            names = [f"module:{row.context}", *(f"reply:{row.context}:{fact}" for fact in asked)]
            keys = frozenset(key for name in names if name in self.grammar.networks for key in self.grammar.networks[name].list_keys)
            self._lists_of[row.context] = keys
        spans = self._spans_at(at) if keys else {}
        worth = WEAK if self.grammar.language == "ru" and among_letters(self.sentence, at) else 0.0
        ends = [span.end for key in keys & spans.keys() for span in spans[key] if span.cost <= worth]
        if at + 1 in ends:
            return VALUE
        return UNEXPLAINED_SIGN if self.signs and ends else 0.0

    def _is_value(self, row: Row, at: int) -> bool:
        """Whether a name of the puzzle in hand begins here, not only a number: に, し and く stand in any sentence."""
        network = self.grammar.networks.get(f"module:{row.context}")
        spans = self._spans_at(at) if network is not None else {}
        keys = network.list_keys if network is not None else ()
        return any(span.cost <= 0 and isinstance(span.value, str) for key in keys for span in spans.get(key, ()))

    def _cuts(self, end: int) -> bool:
        """Whether a clause that ends here leaves more of a word in katakana: パス is no part of パスワード."""
        rest = [token for token in self.sentence[end : end + 3] if token.katakana and token.text != "ー"]
        return len(rest) > 1 and self.sentence[end].glued and self.sentence[end].katakana and self.sentence[end - 1].katakana

    def _ends_in(self, phrases: Mapping[str, tuple[tuple[str, ...], ...]]) -> bool:
        """Whether the sentence breaks off after one of these: じゃなくて."""
        length = len(self.sentence)
        return any(end == length for at in range(length) for end, _ in self._ends(phrases, at, 0.0))

    def _is_told(self, at: int) -> bool:
        """Whether "no" here follows "there is", "I see": it says what there is not and takes nothing back."""
        return at > 0 and self.sentence[at - 1].text in self.grammar.existing

    def _keep(self, place: dict[Any, Row], row: Row) -> None:
        known = place.get(row.meaning)
        if known is None or row.cost < known.cost:
            place[row.meaning] = row

    def _unexplained(self, row: Row, at: int) -> Row:
        cost = UNEXPLAINED_SIGN if self.signs else UNEXPLAINED
        named = row.just_opened and not self.sentence[at].parted and not self.grammar.knows(self.sentence[at].text)
        if not self.signs and (named or partial.ran_on(row) or self.sentence[at].text in self.grammar.protected):
            # Right after a name it may be what tells another module from this one: "Simon Stores".
            cost = DENIAL
        # "No, the third is blue", "the fourth is two, the fifth three": which one it is, is what it is about.
        spans, value = self._spans_at(at), self._is_value(row, at)
        placed = not self.signs and ("ordinal" in spans or partial.is_letter(self.sentence[at], self.grammar.networks, row.context))
        if (value and at + 1 < len(self.sentence)) or any(not s.cost and s.value > 1 for s in spans.get("number", ()) if not self.signs):
            # "Up, two downs": how many there are is not left out, nor a name of the puzzle's, but where all breaks off.
            cost = DENIAL
        if placed or self.sentence[at].text in self.grammar.turning or (self.signs and value):
            cost = TURNED
        return row.with_cost(cost, 1, f"unexplained {self.sentence[at].text!r}")

    def _groups(self, row: Row) -> list[str]:
        scope, networks = self.scope, self.grammar.networks
        groups = ["marker", "bomb", "commands", f"commands:{row.context}", "names"]
        corrected = (row.just_marked and len(row.acts) == 1) or (scope.doubted and not row.acts)
        if scope.yes_no or (scope.corrects_yes_no and corrected):
            groups.append("yes_no")
        if corrected:
            # "No, three one four two": what may be told again once it was refused may be told again after "no".
            groups += [f"reply:bomb:{fact.partition(':')[0]}" for fact in scope.corrects] + [f"reply:{row.context}:refused"]
        if row.context is not None:
            groups.append(f"module:{row.context}")
        bare = [g for g in networks if g.startswith(f"reply:{row.context}:") and not g.endswith(LATER)]
        if row.just_marked and len(row.acts) > 1:
            # "Two batteries, no, three": of what was told just before.
            groups += [f"reply:{row.acts[-2].module or 'bomb'}:{name}" for name in (*row.acts[-2].slots, "refused")]
        if corrected and len(bare) == 1 and row.context != scope.asked_of:
            # "No, paper": where a module asks for one thing only, it is that thing.
            groups += bare
        if scope.recent is not None and not row.opened and scope.recent != row.context:
            groups.append(f"module:{scope.recent}")
        else:
            # With nothing in hand six characters, or "no, the last is four", can only be of the serial number.
            groups.append("reply:bomb:serial")
        if scope.asked_of is not None and not row.opened:
            groups += [f"reply:{scope.asked_of}:{fact}" for fact in scope.facts]
            if scope.asked_of != row.context:
                # A boss that asks while nothing, or another module, is in hand.
                groups.append(f"module:{scope.asked_of}")
        if scope.boss is not None and not (row.opened or row.marked or scope.boss == row.context):
            groups.append(f"module:{scope.boss}")
        if row.opened:
            # "wires red blue blue": right after its name a module is asked for what it needs first.
            replies = f"reply:{row.context}:"
            groups += [g for g in networks if g.startswith(replies) and row.just_opened and not g.endswith(LATER)]
        return [group for group in groups if group in networks]

    def _extend(self, row: Row, match: Match) -> Row | None:
        network = self.grammar.networks[match.group]
        clause = network.clauses[match.clause]
        slots: dict[str, Any] = {}
        spoken: dict[str, str] = {}
        said = [words for _, _, words in match.slots]
        taken_back: list[tuple[str, Any]] = []
        for name, value, words in match.slots:
            if name in (UNUSUAL, JOINED, REVERSED):
                continue
            if name == INSTEAD:
                taken_back.append(value)
                continue
            if value == DITTO and slots.get(name):
                slots[name] = (*slots[name], slots[name][-1])
            elif name in clause.many:
                value = partial.by_company(self.grammar.company, value, said)
                slots[name] = (*slots.get(name, ()), value)
            else:
                slots[name] = value
            for meant in (value.options if isinstance(value, Either) else (value,)) if words else ():
                if isinstance(meant, str):
                    spoken[meant] = words
        for backwards in [value for name, value, _ in match.slots if name == REVERSED and value in slots]:
            slots[backwards] = turned(slots[backwards])
        if len(taken_back) == 1 and match.group != "bomb" and "at" not in slots and "not" not in slots:
            # In a row told anew it was only a slip: "red, green, no, blue, white".
            slot, wrong = taken_back[0]
            now = slots.get(slot)
            if not isinstance(now, tuple) or len([value for value in now if value != BEGINS]) == 1:
                slots["not"] = wrong
        trace = f"{match.group}: {clause.template!r} {slots}"
        kind, _, rest = match.group.partition(":")
        bonus = 0.0
        if kind == "names":
            if row.acts and "denies" in row.acts[-1].slots:
                # "No wires on this one" names no module.
                return None
            module = str(slots.pop("module"))
            told = {name: slots.pop(name) for name in list(slots) if name not in ("copy", "another", "back", "once_more")}
            opening = match.cost + CLAUSE * (0.9 if self.signs or match.words < LONG_NAME or "copy" in slots or told else 0.7)
            row = row.then(Act("open", module, slots), opening, match.cost, trace, module, True)
            # A name may tell something of the module: "a blue button".
            return row.then(Act("tell", module, told, spoken), 0.0, 0.0, trace, module, True) if told else row
        if kind == "commands":
            command = str(slots.pop("command"))
            asked = command == "solved" and match.end < len(self.sentence) and self.sentence[match.end - 1].asked
            if asked or goes_on_as_if(self.sentence, match.end):
                return None  # "Done? Let me see"; ミスったら
            if any(act.kind == "command" and act.module == command for act in row.acts):
                # Said twice in one breath it is meant once.
                return row.with_cost(match.cost + CLAUSE, 0, trace)
            # "Just a second" is no ordinal.
            sure = min(WORDS, WORD * (match.words - 1)) if command == "stop" else 0.0
            return row.then(Act("command", command, slots), match.cost + CLAUSE - sure, match.cost, trace)
        if kind == "marker":
            if row.acts and row.acts[-1].kind == "marker":
                return None
            behind = match.end == len(self.sentence) and self.sentence[-1].text in self.grammar.afterthoughts
            denied = partial.denies(self.sentence, match.end, self.grammar.protected)
            denies = {"behind": True} if behind else {"denies": True} if denied else {}
            cost = match.cost + 0.05 + self._run_on(match.end - 1, match.end)
            begin, after = match.end - match.words, self.sentence[match.end : match.end + 1]
            if match.words < 3 and row.acts and (not self.sentence[begin].parted or any(token.parted for token in after)):
                cost += min(self._could_be_value(row, at) for at in range(begin, match.end))  # "no" in a row of labels
            return row.then(Act("marker", slots=denies), cost, match.cost, trace)
        if kind == "yes_no":
            return row.then(Act("answer", None, slots, pending=True), match.cost + CLAUSE - 0.1, match.cost, trace)
        if kind == "reply":
            owner = rest.partition(":")[0]
            if row.acts and "denies" in row.acts[-1].slots and rest.partition(":")[2] in NAMED:
                # "No car" is no correction; "no, car" is.
                return None
            pending = owner == self.scope.asked_of and not row.opened
            # Right after its name a module's short answers go before commands: "button stop" reads the label.
            asked = pending and "serial" in self.scope.facts
            corrected = "serial" in self._corrected or (row.marked and row.context is None)
            if rest == "bomb:serial" and slots.keys() & {"at", "not"} and not (asked or corrected):
                # "It is ten past four" is no character of the serial number.
                return None
            stray = self._stray_serial() or (row.context is not None and not asked)
            if rest == "bomb:serial" and stray and not partial.may_be_serial(slots.get("serial", ())):
                return None  # "93, 26, 72" are three results, "W A T B C P" a column, "Z 8 I X, 8 O" labels
            again = partial.again_cost(row, owner, slots)
            if again is None:
                return None
            bonus = (-0.1 if pending else -0.02 if row.opened else 0.1) + again
            last = row.acts[-1] if row.acts else None
            bare = match.words == len(match.slots) and "at" not in slots
            if bare and last is not None and last.kind == "tell" and last.module == owner != "bomb":
                bonus += BESIDE if any(isinstance(value, tuple) for value in last.slots.values()) else 0.0
            if rest == "bomb:serial" and self._stray_serial():
                bonus += STRAY_SERIAL
            if owner == "bomb" and not pending and rest.partition(":")[2] in self._corrected:
                bonus = -0.08
            # "Two, two" answers both facts of a question sooner than it is twenty-two of one.
            bonus -= 0.02 if pending and "+" in rest else 0.0
            act = Act("tell", None if owner == "bomb" else owner, slots, spoken, pending=pending or row.opened)
            return row.then(act, match.cost + CLAUSE + bonus, match.cost, trace)
        if kind == "bomb":
            if row.acts and "denies" in row.acts[-1].slots and slots.keys() & DENIED:
                return None
            asked = self.scope.asked_of == "bomb"
            act = Act("tell", None, slots, spoken, pending=asked)
            stray = clause.template.startswith("{serial:") and self._stray_serial()
            cost = match.cost + (STRAY_SERIAL if stray else 0.0) - (0.05 if asked else 0.0)
            return row.then(act, cost + CLAUSE, match.cost, trace)
        pending = self.scope.asked_of == rest or row.opened
        again = partial.again_cost(row, rest, slots)
        if again is None or (rest == self.scope.boss != row.context and not partial.digits_only(slots)):
            return None
        cost = match.cost + CLAUSE + again - (0.05 if pending else 0.0)
        cost += RECENT if rest in (self.scope.recent, self.scope.boss) and rest != row.context else 0.0
        return row.then(Act("tell", rest, slots, spoken), cost, match.cost, trace)

    def _stray_serial(self) -> bool:
        """Whether something else than the serial number is asked for."""
        return self.scope.asked_of is not None and not any(fact.startswith("serial") for fact in self.scope.facts)

    def _run_on(self, at: int, end: int) -> float:
        """What it costs to take a bare "no" without commas for a correction where commas part the rest: "red, LED no star,
        blue"."""
        alone = end == at + 1 and self._parted and not self.sentence[at].parted
        return RUN_ON if alone and partial.denies(self.sentence, end, self.grammar.protected) else 0.0

    def _allowed(self, row: Row, total: int) -> bool:
        """The limits of tolerance: commands and openings must be meant; one word counts only as an answer."""
        kinds = {act.kind for act in row.acts}
        if sum(act.kind == "open" for act in row.acts) > 1:
            return False
        commands = [act for act in row.acts if act.kind == "command"]
        if len(row.acts) > 1 and not all(partial.shares(row.acts, act) for act in commands):
            return False
        if row.unexplained and (commands or ("open" in kinds and (row.unexplained > 1 or total < 4 or self._names_another(row)))):
            return False
        if row.words < 2 and self.sentence[0].text in self.grammar.exclaimed and len(self.sentence) > 1 and not any(self.content[1:]):
            return False  # "oh there it is"
        beside = len(self.sentence) - total
        # "Are you there", "it's too dark in here": small words that sound like values are not enough.
        stopped = any(act.kind == "command" and act.module == "stop" for act in row.acts)
        slight = row.led or stopped or not total or (total <= 2 and (beside > 2 or row.skips)) or (total <= 1 and beside > 1)
        if slight and row.doubt > SURE and not self.signs:
            return False
        # "On off on": fillers that are values here are words of their own. "And black" is one more of what was told.
        several = any("more" in act.slots or (isinstance(v, tuple) and len(v) > 1) for act in row.acts for v in act.slots.values())
        # "There it says press" is more than a word, although all of it but one could be left out.
        single = partial.bare(row) if self.signs else total <= 1 and not several and row.words < 3
        if single and kinds <= {"tell", "marker"}:
            act = row.acts[-1]
            if row.doubt > FAR:
                return False
            if act.module is not None and act.module not in (self.scope.asked_of, self.scope.boss) and not row.marked:
                return False
            if act.module is None and not (act.pending or row.marked or act.slots.keys() & set(NAMED)) and (
                self.signs or len(self.sentence) == 1
            ):
                return False
        return True

    def _names_another(self, row: Row) -> bool:
        """Whether a word that nothing explains belongs to the names of other modules alone: "wire sequence" is no "wire"."""
        left_out = {step.removeprefix("unexplained ")[1:-1] for step in row.trace if step.startswith("unexplained ")}
        opened = next(act.module for act in row.acts if act.kind == "open")
        named = {module for module, words in self.grammar.name_words.items() if words & left_out}
        return not self.signs and bool(named - {opened})

    # one clause
    def _matches(self, group: str, at: int) -> list[Match]:
        key = (group, at)
        if key not in self._found:
            self._found[key] = self._search(group, at)
        return self._found[key]

    def _spans_at(self, at: int) -> dict[str, list[Span]]:
        if at not in self._spans:
            none = partial.no_value(self.sentence, at, self.grammar)
            self._spans[at] = {} if none else self.grammar.lexicon.spans(self.sentence, self.near, at)
        return self._spans[at]

    def _search(self, group: str, at: int) -> list[Match]:
        """All clauses of a group that begin at this token."""
        network = self.grammar.networks[group]
        exact = group.partition(":")[0] in ("commands", "names", "marker", "yes_no")
        length = len(self.sentence)
        places: list[dict[Any, Item]] = [{} for _ in range(length + 1)]
        places[at][(0, ())] = Item(0.0, 0, (), None, 0, 0)
        best: dict[tuple[int, int, Any], Match] = {}
        for here in range(at, length + 1):
            items = places[here]
            if not items:
                continue
            # Every module's name may follow "next" or "the", or "do you know": none of them is dropped.
            width = WIDTH_OF_SIGNS if self.signs or group in ("names", "commands") else WIDTH_PARTED if self._parted else WIDTH
            if len(items) > width:
                kept = sorted(items.items(), key=lambda entry: entry[1].cost)[:width]
                items = dict(kept)
            for item in list(items.values()):
                if item.words == 1 and item.word and group == "bomb" and partial.after_no(self.sentence, here, self.grammar.protected):
                    item = replace(item, cost=item.cost + COMMA_AFTER_NO)
                if here > at and item.words:
                    for clause, consts in network.out(item.state).finals:
                        slots = item.slots + tuple((name, value, "") for name, value in consts)
                        entry = (clause, here, slots)
                        known = best.get(entry)
                        if not item.just_skipped and (known is None or item.cost < known.cost):
                            best[entry] = Match(
                                group, clause, here, item.cost, slots, item.skips, item.words, item.taken
                            )
                if here < length:
                    self._advance(network, item, at, here, places, exact)
        # Shorter clauses cost less: the limit is for each end, or a long list would be lost.
        found: dict[int, list[Match]] = {}
        for match in sorted(best.values(), key=lambda match: match.cost):
            if len(found.setdefault(match.end, [])) < WAYS and (CRIED not in match.slots or self._ends_in(self.grammar.recalled)):
                found[match.end].append(match)
        return sorted((match for ways in found.values() for match in ways), key=lambda match: match.cost)

    def _advance(
        self, network: Network, item: Item, start: int, here: int, places: list[dict[Any, Item]], exact: bool
    ) -> None:
        out = network.out(item.state)
        for word, cost in self.near[here]:
            if cost and exact:
                continue
            for target, consts in out.words.get(word, ()):
                slots = item.slots + tuple((name, value, "") for name, value in consts)
                taken = (*item.taken, word) if cost else item.taken
                total = cost + self._apart(item, consts, here)
                put(
                    places[here + 1],
                    Item(
                        item.cost + total, target, slots, None, item.words + 1, item.skips, taken=taken, word=True,
                        valued=item.valued,
                    ),  # fmt: skip
                )
        if out.lists:
            spans = self._spans_at(here)
            for arc in out.lists:
                heard = spans.get(arc.list)
                if heard is None:
                    continue
                if exact and arc.slot == "copy" and arc.low is not None and item.just_skipped:
                    continue  # "the number is seven" is no seventh copy
                for end, cost, value, text, near in ways_to_hear(heard, arc.low, arc.high, self.sentence, here, self.grammar.language):
                    if exact and cost > ALMOST:
                        continue
                    slots = item.slots + tuple((n, v, "") for n, v in arc.consts) + ((arc.slot, value, text),)
                    back = (item.state, item.slots)
                    cost += (PIECE if self.signs else 0.0) + self._apart(item, arc.consts, here)
                    if self._parted and self.signs and isinstance(value, int) and self._glued_to_number(item, here):
                        cost += TOGETHER
                    taken = item.taken + near
                    valued = (item.state, item.slots, (arc.slot, value)) if self.signs else None
                    put(
                        places[end],
                        Item(
                            item.cost + cost, arc.target, slots, back, item.words + 1, item.skips, taken=taken, valued=valued
                        ),
                    )  # fmt: skip
        if not item.words:
            return
        if item.valued is not None and not exact:
            # Behind a counter, too: 三本じゃなくて四本.
            for end, cost in self._ends(self.grammar.instead, here, 0.04):
                state, slots, denied = item.valued
                slots = (*slots, (INSTEAD, denied, ""))
                put(places[end], Item(item.cost + cost, state, slots, None, item.words, item.skips, True, item.taken))
        if (before := item.back or (item.valued[:2] if item.valued else None)) is not None and not exact:
            for match in self._matches("marker", here) if self.marks and not partial.lacks(self.sentence, here, self._lacking) else ():
                # "red red blue no sorry green": the last value is taken back; in Japanese behind a counter, too.
                state, slots = before
                # Where nothing is left of the clause, "display no, …" may also be two clauses.
                cost = item.cost + 0.05 + (0.0 if slots else CLAUSE) + self._run_on(here, match.end)
                if partial.same_words(self.sentence, start, match.end):
                    # "Two three, no, two three one four two": what was begun begins anew.
                    put(places[match.end], Item(item.cost - 0.1, 0, (), None, 0, item.skips, taken=item.taken))
                # Something has to come in its place: "red red blue, no, the first is green" takes nothing back.
                put(places[match.end], Item(cost, state, slots, None, item.words, item.skips, True, item.taken))
                said = {token.text for token in self.sentence[here : match.end]}
                if not said & (self.grammar.protected | self.grammar.corrections):
                    # "A L five, um, wait, D F two": only a pause, where the count is right with all of them.
                    paused = replace(item, cost=item.cost + PAUSE, just_skipped=True)
                    put(places[match.end], paused)
        dear = self._arc_of_value(item, out.lists, here) + (DENIAL if partial.letter_anew(item, self.sentence[here]) else 0.0)
        for end, cost in self.skips[here]:
            skipped = replace(item, cost=item.cost + cost + dear, just_skipped=True)
            put(places[end], skipped)
        if self.alone[here]:
            return
        word = self.sentence[here].text
        ends = partial.ends_thing(self.sentence, self.alone, here + 1)
        if word in self.grammar.behind and partial.names_thing(item) and not exact and ends:
            # "The red one, then the blue one": it says nothing beside the colour.
            put(places[here + 1], replace(item, cost=item.cost + BEHIND))
        # A word that can be a value (a fifth digit, a seventh wire) is never left out silently.
        known = word in self.grammar.protected | self.grammar.turning or word in self.grammar.lexicon.vocabulary
        if exact or item.skips or known or self.denials[here]:
            return
        if partial.lists_on(item, out.lists) and not self.signs and partial.stands_alone(self.sentence, self.alone, here, here + 1):
            return
        skipped = replace(item, cost=item.cost + SKIPPED, skips=item.skips + 1, just_skipped=True)
        put(places[here + 1], skipped)

    def _glued_to_number(self, item: Item, here: int) -> bool:
        """Whether the value read just before is a number, and no comma or space stands between."""
        return self.sentence[here].glued and bool(item.slots) and not item.word and isinstance(item.slots[-1][1], int)

    def _apart(self, item: Item, consts: Sequence[tuple[str, Any]], here: int) -> float:
        """What it costs that the next of several things does, or does not, begin here, by the commas typed."""
        if not consts and not (self._parted and self.sentence[here].parted):
            return 0.0
        cost = UNUSUALLY * len([name for name, value in consts if name == UNUSUAL and value != PARTED])
        if (UNUSUAL, STRAY) in consts and self._stray_serial():
            cost += NOT_SAID
        if (UNUSUAL, "elsewhere") in consts and self.scope.asked_of not in (None, "bomb"):
            cost += NOT_PARTED
        if (UNUSUAL, PARTED) in consts and item.slots:
            # "Red white, and red blue": the comma may stand before what was left out.
            comma = self.sentence[here].parted or (item.just_skipped and self.sentence[here - 1].parted)
            cost += 0.0 if comma else NOT_PARTED
        if (UNUSUAL, ENDING) in consts and len(self.sentence) - here > AT_THE_END:
            cost += NOT_PARTED
        if (UNUSUAL, RHYTHM) in consts:
            cost += 0.0 if self.sentence[here].parted and not self.sentence[here - 1].parted else NOT_PARTED
        if partial.after_comma(item, self.sentence, self.alone, here):
            cost += INSIDE * sum(name == JOINED for name, _ in consts)
        if self._parted and any(value == BEGINS for _, value, _ in item.slots):
            begins, parted = any(value == BEGINS for _, value in consts), self.sentence[here].parted
            if parted and not begins and not item.just_skipped:
                cost += INSIDE
            elif begins and not (parted or item.word or item.just_skipped):
                cost += UNPARTED
        return cost

    def _arc_of_value(self, item: Item, arcs: Sequence[ListArc], here: int) -> float:
        """What it costs to leave out a filler that is exactly a value that could follow: the label "like" in a row of
        labels. In Japanese it may also be how a value begins: ダウン is だ and うん."""
        if not arcs or not self.skips[here]:
            return 0.0
        if self.sentence[here].text in self.grammar.ranging and partial.lists_on(item, arcs):
            return VALUE
        spans = self._spans_at(here)
        spelled = among_letters(self.sentence, here) if self.grammar.language == "ru" else not self.signs and partial.spells(item, arcs)
        worth = WEAK if spelled else 0.0
        ends = [s.end for arc in arcs for s in spans.get(arc.list, ()) if s.cost <= worth]
        if here + 1 in ends:
            return DENIAL if worth and self.grammar.language == "en" else VALUE
        return UNEXPLAINED_SIGN if self.signs and ends else 0.0


__all__ = ["Act", "Matcher", "Reading", "Scope"]
