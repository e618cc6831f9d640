"""The state of one conversation, and what a turn gives back. All of it is immutable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.grammar.matcher import Reading
from voice_expert.modules.kit import Answer, Line
from voice_expert.record import Missing

Place = tuple[str, int]
"""A module on the bomb: its id and which copy of it, from 1."""


@dataclass(frozen=True)
class Opened:
    """A module the defuser has named."""

    module: str
    copy: int
    seen: Any
    answered: Answer | None = None
    solved: bool = False
    words: Mapping[str, str] = field(default_factory=dict)
    """The defuser's own words for values, used when speaking back."""
    staged: bool = False
    """Whether one of its answers was not the last one: it goes on over several stages."""

    @property
    def place(self) -> Place:
        return (self.module, self.copy)


@dataclass(frozen=True)
class Question:
    """What the expert wants to know. ``of`` is the module asking, or None; ``about_bomb`` for facts of the casing."""

    facts: tuple[str, ...]
    ask: str
    of: Place | None = None
    about_bomb: bool = False
    yes_no: bool = False
    choices: tuple[Any, ...] = ()
    again: bool = field(default=False, compare=False)
    """The answer before left the very same choices: what sounds so alike is chosen by its number now."""
    missing: Missing | None = field(default=None, compare=False)
    if_yes: Session | None = field(default=None, compare=False)
    """What a "yes" makes of the session, for confirmations."""
    if_no: Session | None = field(default=None, compare=False)
    told: tuple[Mapping[str, Any], ...] = field(default=(), compare=False)
    """Where "no" tells something as well: what it makes of the session, and what yes and no each tell of the casing."""
    line: Spoken | None = field(default=None, compare=False)
    """How it is asked where the ``ask`` part of the grammar is not enough."""
    reply: Reply | None = field(default=None, compare=False)
    """What is said after a "yes", where that is settled already."""
    earlier: Question | None = field(default=None, compare=False)
    """What was asked before "did you say …?": it may still be answered, by saying it again."""

    @property
    def asking(self) -> tuple[str, ...]:
        """The facts as a reply names them."""
        return ("choice",) if self.choices else self.facts


@dataclass(frozen=True)
class Spoken:
    """A sentence to say: whose grammar file, which part (say, ask, why), the key and what fills it."""

    owner: str
    part: str
    key: str
    slots: Mapping[str, Any] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Understood:
    """An utterance with all its readings, best first (kept in the journal; never parsed again)."""

    text: str
    readings: tuple[Reading, ...]
    t: float = 0.0
    nearly: bool = False
    """Nothing fits, but it was probably meant for us: most words belong to what is asked for."""
    amends: bool = False
    """It takes the place of the utterance before, with which it begins."""


@dataclass(frozen=True)
class Tick:
    """Time has passed and nobody said anything: a clock may have to be called out."""

    t: float


@dataclass(frozen=True)
class Reply:
    """What one turn gives back; contract.md's keys without the text, which the speaking side makes from ``lines``."""

    lines: tuple[Spoken, ...] = ()
    understood: tuple[Mapping[str, Any], ...] = ()
    confidence: float = 0.0
    changed: bool = False
    module: str | None = None
    copy: int | None = None
    asking: tuple[str, ...] = ()
    answer: Mapping[str, Any] | None = None
    also: tuple[Mapping[str, Any], ...] = ()
    silent: bool = False
    """Nothing was for us: nothing is said."""
    again: str | None = None
    """A repetition: which part of the last reply ("all", "slower", "spell", or an item's number)."""


@dataclass(frozen=True)
class Clock:
    """The bomb's timer: seconds left at a moment of the conversation's time, and its speed since."""

    left: float
    t: float
    speed: float


@dataclass(frozen=True)
class Session:
    """One bomb, one defuser. ``before`` and ``after`` are the states that undo and redo lead to."""

    language: str
    bomb: Bomb = Bomb()
    opened: tuple[Opened, ...] = ()
    in_hand: Place | None = None
    question: Question | None = None
    interrupted: tuple[Place, Question | None] | None = None
    """What was in hand and asked when a boss or needy module cut in; it comes back by itself."""
    waiting: tuple[Place, ...] = ()
    """Bosses that wait for a new stage to be told."""
    dictating: tuple[Place, int] | None = None
    """A list being read out: whose, and the first item of the group being spoken (from 0)."""
    paused: bool = False
    ended: str | None = None
    slow: bool = False
    aliases: tuple[tuple[str, str], ...] = ()
    """The defuser's own words and what they mean: "when I say X I mean Y"."""
    clock: Clock | None = None
    last: Reply | None = None
    """What was said last, for "repeat"."""
    standing: Reply | None = None
    """The last reply that said how things stand (no help, time or status): what undo leads back to."""
    last_heard: str = ""
    told_last: tuple[str, ...] = field(default=(), compare=False)
    """The facts of the casing told last: "no, four" right after them corrects them."""
    asked_last: Question | None = field(default=None, compare=False)
    """The yes-or-no question about the casing that was answered last: "sorry, yes" answers it anew."""
    doubted_at: float | None = field(default=None, compare=False)
    """When a bare "no" was said that answered nothing: what is told right after it corrects."""
    draft: tuple[Place, Any, tuple[str, ...]] | None = field(default=None, compare=False)
    """A module's record as it was told last and refused, and the slots that told it: "no, the third is blue" corrects it."""
    before: Session | None = field(default=None, repr=False, compare=False)
    after: Session | None = field(default=None, repr=False, compare=False)

    def find(self, place: Place | None) -> Opened | None:
        return next((o for o in self.opened if o.place == place), None)

    def with_opened(self, opened: Opened) -> Session:
        if self.find(opened.place) is None:
            return replace(self, opened=(*self.opened, opened))
        return replace(self, opened=tuple(opened if o.place == opened.place else o for o in self.opened))


def line(owner: str, found: Line, part: str = "say", words: Mapping[str, str] | None = None) -> Spoken:
    """A Line of a module as something to say."""
    return Spoken(owner, part, found.key, found.slots, words or {})


def changed_answer(opened: Opened, found: Answer) -> tuple[dict[str, Any], tuple[Spoken, Spoken]]:
    """A module's answer that is another one now: its entry in ``Reply.also``, and how it is said."""
    changed = Spoken("_talk", "say", "changed", {"module": opened.module, "copy": opened.copy})
    also = {"module": opened.module, "copy": opened.copy, "answer": dict(found.json)}
    return also, (changed, line(opened.module, found.line, words=opened.words))
