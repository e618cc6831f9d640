"""The talking defuser: answers what the expert asks, does what it says, and tells what came of it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from voice_expert.conversation import Conversation
from voice_expert.dialogue.questions import base_of
from voice_expert.dialogue.session import Place, Question
from voice_expert.grammar.text import words
from voice_expert.modules import registry
from voice_expert.practice import casing
from voice_expert.practice.bomb import SimulatedBomb
from voice_expert.practice.dealt import Dealt, NotSeen, Pressed, Telling
from voice_expert.practice.needed import was_needed
from voice_expert.practice.noted import Said, Trouble, misheard
from voice_expert.practice.words import Slots, Wording

MOST_TURNS = 60
"""Utterances spent on one module before the defuser gives up."""
TRIES = 3
"""How often the same fact is told before the defuser gives up."""


@dataclass
class Defuser:
    """A player with a simulated bomb in front of them, talking to the expert.

    ``draw`` None is the plain mode: always the first way and the first words.
    """

    conversation: Conversation
    bomb: SimulatedBomb
    draw: random.Random | None = None
    others: int = 0
    """Modules that bosses wait for."""
    modules: dict[Place, Dealt] = field(default_factory=dict)
    solved: set[Place] = field(default_factory=set)
    talk: list[Said] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    questions: int = 0
    asked: dict[tuple[Any, ...], int] = field(default_factory=dict)
    meant: list[Slots] = field(default_factory=list)
    """The slots of what is about to be said."""
    weighing: bool = False
    """Whether each question is looked at: was it needed?"""
    weighed: list[tuple[str, str, bool]] = field(default_factory=list)
    """Module, facts and whether it was needed, of each question of which that can be told."""

    def __post_init__(self) -> None:
        self.wording = Wording(self.conversation.grammar, self.draw)
        self.usual = Wording(self.conversation.grammar)
        """Always the first words: where others would be as vague as what they are to settle."""

    # talking

    def say(self, text: str) -> Mapping[str, Any]:
        """Say something; the reply object."""
        turn = self.conversation.hear(text, float(len(self.talk)))
        reply = turn.as_json(len(self.talk) + 1)
        self.talk.append(Said(text, reply))
        self.questions += bool(reply["asking"])
        meant, self.meant = self.meant, []
        if meant and not reply["understood"]:
            self.trouble("not understood", str(reply["module"]), repr(text))
        elif wrong := misheard(meant, reply["understood"]):
            self.trouble("misheard", str(reply["module"]), f"{text!r}: {wrong}")
        return reply

    def trouble(self, kind: str, module: str, detail: str) -> None:
        self.troubles.append(Trouble(kind, module, detail, len(self.talk)))

    @property
    def spoken_words(self) -> int:
        """Words said so far (signs in Japanese, which does not part its words)."""
        language = self.conversation.grammar.language
        return sum(len(words(said.text, language)) for said in self.talk)

    # a module from its name to its end

    def play(self, place: Place) -> bool:
        """Defuse one module (of a boss: tell its first stage); False where the defuser gave up."""
        self.asked = {}
        reply = self.say(self.opening(place))
        told_unasked = ""
        for _ in range(MOST_TURNS):
            self._do(reply)
            if place in self.solved or self.bomb.exploded:
                return place in self.solved
            question = self.conversation.session.question
            if question is not None and reply["asking"]:
                shows = self.modules[place].shows
                if self._waits(place, question):
                    if not shows:
                        return True
                    if shows == told_unasked:
                        self.trouble("stuck", place[0], ", ".join(question.facts))
                        return False
                    told_unasked = shows
                    telling = self.words_for(place, [shows], self.modules[place].told(shows))
                else:
                    telling = self.answer(question)
                if telling is None:
                    return False
                reply = self.say(telling)
                continue
            shows = self.modules[place].shows
            state = repr(self.modules[place].state)
            if not shows or told_unasked == state:
                self.trouble("stuck", place[0], repr(reply["say"]))
                return False
            told_unasked = state
            text = self.words_for(place, [shows], self.modules[place].told(shows))
            if text is None:
                return False
            reply = self.say(text)
        self.trouble("too long", place[0], "")
        return False

    def _waits(self, place: Place, question: Question) -> bool:
        """Whether a boss asks for a stage that it will show after the next solve only."""
        if registry()[place[0]].kind != "boss" or question.of != place or question.about_bomb:
            return False
        try:
            self.modules[place].told(question.facts[0])
        except NotSeen:
            return True
        return False

    def tell_solved(self, plain: bool = False) -> None:
        """Say that the module is solved, and what the bosses ask for then."""
        for place, dealt in self.modules.items():
            if place not in self.solved:
                self.modules[place] = dealt.after_solve(self.bomb.solved + 1, self.others)
        self.bomb = replace(self.bomb, solved=self.bomb.solved + 1)
        reply = self.say(self.command("solved", plain))
        for _ in range(MOST_TURNS):
            question = self.conversation.session.question
            if not reply["asking"] or question is None or question.of is None or question.of not in self.modules:
                return
            if self._waits(question.of, question):
                return
            telling = self.answer(question)
            if telling is None:
                return
            reply = self.say(telling)
            self._do(reply)

    def read_casing(self, facts: Sequence[str]) -> None:
        """Read these facts of the casing unasked."""
        for fact in facts:
            telling = self._telling(["bomb"], casing.told(self.bomb, fact), of=fact)
            if telling is not None:
                self.say(telling)

    def _do(self, reply: Mapping[str, Any]) -> None:
        """Do what an answer says, and tell what came of it."""
        answer = reply["answer"]
        if answer is None or reply["module"] is None:
            return
        place = (str(reply["module"]), int(reply["copy"]))
        dealt = self.modules.get(place)
        if dealt is None or place in self.solved:
            return
        if "error" in answer:
            self.trouble("refused", place[0], f"{answer['error']} after {self.talk[-1].text!r}")
            return
        outcome = dealt.press(self.bomb.known, answer)
        if isinstance(outcome, Dealt):
            self.modules[place] = outcome
        elif outcome is Pressed.SOLVED:
            self.solved.add(place)
        elif outcome is Pressed.STRIKE:
            truth = dealt.truth(self.bomb.known)
            self.trouble("wrong", place[0], f"{dict(answer)}, but it is {dict(truth.json)}")
            self.bomb = replace(self.bomb, strikes=self.bomb.strikes + 1)
            self.modules[place] = dealt.struck(answer, truth)
            if not self.bomb.exploded:
                self._do(self.say(self.command("strike")))

    # words

    def naming(self, place: Place) -> str:
        """The module's name, with its number from the second copy on."""
        module, copy = place
        slots = {"copy": copy} if copy > 1 else {}
        said = self.wording.say([f"name:{module}"], slots)
        if said is None:
            raise ValueError(f"no words to name {module} number {copy}")
        return said

    def opening(self, place: Place) -> str:
        """How a module is begun."""
        return self.naming(place)

    def command(self, name: str, plain: bool = False) -> str:
        """A command in words, ``plain`` in the usual ones."""
        said = (self.usual if plain else self.wording).say(["commands"], {"command": name})
        if said is None:
            raise ValueError(f"no words for the command {name}")
        return said

    def answer(self, question: Question) -> str | None:
        """What to say to a question; None (and a trouble) where there is nothing to say, or it was said too often."""
        facts = question.facts
        of = question.of[0] if question.of else ""
        key = (question.of, facts, question.ask, repr(self.modules[question.of].state) if question.of in self.modules else "")
        self.asked[key] = self.asked.get(key, 0) + 1
        if self.asked[key] > 1:
            self.trouble("asked again", of, f"{', '.join(facts)} after {self.talk[-1].text!r}")
        if self.asked[key] > TRIES:
            self.trouble("stuck", of, ", ".join(facts))
            return None
        if self.weighing and self.asked[key] == 1 and question.of in self.modules:
            needed = was_needed(question, self.modules[question.of], self.bomb)
            if needed is not None:
                self.weighed.append((of, "+".join(map(base_of, facts)), needed))
        try:
            if question.ask == "confirm" or (question.if_yes is not None):
                return self.wording.say(["yes_no"], {"yes": True})
            if question.about_bomb or (question.of is not None and question.of not in self.modules):
                return self._of_casing(question)
            assert question.of is not None
            dealt = self.modules[question.of]
            if question.choices:
                return self._choice(question, dealt)
            return self.facts(question.of, question, dealt)
        except NotSeen as fact:
            self.trouble("not seen", of, str(fact))
            return None

    def facts(self, place: Place, question: Question, dealt: Dealt) -> str | None:
        """Several facts in one clause where the grammar can, else one after another."""
        ways = [dealt.told(fact) for fact in question.facts]
        names = [question.ask, *question.facts]
        if len(ways) > 1 and all(isinstance(way[0], Mapping) for way in ways):
            merged: dict[str, Any] = {}
            for name, value in (item for way in ways for item in dict(way[0]).items()):  # type: ignore[arg-type]
                merged[name] = (merged[name], value) if name in merged else value
            said = self.wording.say(self.groups(place[0], names), merged)
            if said is not None:
                self.meant.append(merged)
                return said
        return self.all_words(
            [self.words_for(place, [question.ask, fact], way) for fact, way in zip(question.facts, ways, strict=True)]
        )

    def _choice(self, question: Question, dealt: Dealt) -> str | None:
        """Which of the two readings of a vague word was meant."""
        assert question.of is not None
        module, fact = question.of[0], question.facts[0]
        told = dealt.told(fact)[0]
        name, value = next(iter(told.items())) if isinstance(told, Mapping) else ("", None)
        values = value if isinstance(value, tuple) else (value,)
        value = next((value for value in values if value in question.choices), values[-1])
        groups = self.groups(module, ["choice", fact])
        number = question.choices.index(value) + 1 if question.again and value in question.choices else None
        said = self.usual.say(groups, {"choice": number}) if number is not None else None
        said = said or self.usual.say(groups, {"choice": value}) or self.usual.say(groups, {name: value})
        if said is None:
            self.trouble("no words", module, f"to choose {value}")
        return said

    def _of_casing(self, question: Question) -> str | None:
        """Several facts of the casing in one clause where the grammar can ("three in two"), else one after another."""
        ways = [casing.told(self.bomb, fact)[0] for fact in question.facts]
        if len(ways) > 1 and all(isinstance(way, Mapping) for way in ways):
            merged = {name: value for way in ways for name, value in dict(way).items()}  # type: ignore[arg-type]
            said = self.wording.say(self.groups("bomb", [question.ask, *question.facts]), merged)
            if said is not None:
                self.meant.append(merged)
                return said
        return self.all_words([self._casing_words(question, fact) for fact in question.facts])

    def _casing_words(self, question: Question, fact: str) -> str | None:
        ways = casing.told(self.bomb, fact, question.ask.partition(":")[0])
        if not question.yes_no:
            ways = tuple(way for way in ways if "yes" not in way)
        groups = ["yes_no", *self.groups("bomb", [question.ask, fact])]
        return self._telling(groups, ways, of=fact)

    def words_for(self, place: Place, facts: Sequence[str], ways: tuple[Telling, ...]) -> str | None:
        """Words for one fact of a module, in any of its ways that the grammar has words for."""
        return self._telling(self.groups(place[0], facts), ways, of=f"{place[0]} {facts[-1]}")

    @staticmethod
    def groups(owner: str, facts: Sequence[str]) -> list[str]:
        """The groups of the grammar that may hold the answer, the short ones first."""
        names = [name for fact in facts for name in (base_of(fact), fact.partition(":")[0])]
        replies = [f"reply:{owner}:{name}" for name in dict.fromkeys(names)]
        return [*replies, "bomb" if owner == "bomb" else f"module:{owner}"]

    def _telling(self, groups: list[str], ways: tuple[Telling, ...], of: str) -> str | None:
        order = list(ways)
        if self.draw is not None and len(order) > 1:
            self.draw.shuffle(order)
        for way in order:
            clauses = [way] if isinstance(way, Mapping) else list(way)
            # Short and rare forms are for one clause: in "SIG, IND unlit" nobody hears that the first one is lit.
            fitting = groups if len(clauses) == 1 else groups[-1:]
            wording = self.wording if len(clauses) == 1 else self.usual
            said = self.all_words([wording.say(fitting, clause) for clause in clauses])
            if said is not None:
                self.meant += clauses
                return said
        self.trouble("no words", of, f"for {ways}")
        return None

    def all_words(self, parts: Sequence[str | None]) -> str | None:
        said = [part for part in parts if part is not None]
        if len(said) < len(parts) or not said:
            return None
        return ("、" if self.conversation.grammar.language == "ja" else ", ").join(said)
