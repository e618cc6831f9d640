"""A defuser whose sentences reach the expert as sound, and who behaves as people do when they are not understood.

What is said goes through a synthetic voice, a noisy room, the endpoint and an ear to the expert, as with headphones: an
utterance that is cut in pieces is answered piece by piece. Where nothing was understood it is said again, slower, then in
other words, then in the usual ones. Where the expert speaks of something that is not there, it is taken back and said
again; a fact misheard that could be true is not noticed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benchmarks.accuracy import noisy, same, state
from benchmarks.spoken_words import SpokenWording, as_read
from tests.speech import voices
from voice_expert.conversation import Conversation, Turn
from voice_expert.dialogue.commands import SPEEDS
from voice_expert.dialogue.session import Place, Question, Reply
from voice_expert.dialogue.step import scope_of
from voice_expert.events import RATE, Chunk
from voice_expert.expert import Expert, Spoke
from voice_expert.grammar.automaton import without_gaps
from voice_expert.hearing.endpoint import SpeechEnded
from voice_expert.modules import registry
from voice_expert.practice.dealt import Dealt, NotSeen, Telling
from voice_expert.practice.defuser import Defuser
from voice_expert.practice.noted import Said, misheard
from voice_expert.run_files import Timeline

AGAIN = 3
"""How often a sentence is said again before the player gives it up."""
SLOWER = 0.85
ABSURD = "speaks of what is not there"
REACTION, ACTING = 0.5, 1.0
"""Seconds from the end of an answer to the next sentence, and for doing what an answer says."""
LEAD, TAIL = 0.5, 2.5
"""Seconds of the room before and after a sentence (``benchmarks.accuracy.noisy``)."""


@dataclass(frozen=True)
class Manner:
    """How a player sounds: the voice, its tempo (1.1 is faster), and the room ("clean", "fan15", "babble15")."""

    voice: str
    tempo: float
    noise: str


@dataclass(frozen=True)
class Piece:
    """One utterance that the endpoint found."""

    text: str
    accepted: bool
    engine: str
    confidence: float
    others: tuple[str, ...]
    """The next hypotheses."""
    free: str
    """What the strong ear wrote down freely, where it did."""


@dataclass(frozen=True)
class Utterance:
    """One sentence said, and what became of it. ``t`` is when it began, on the clock of the conversation, in seconds.

    ``cause`` is "right" or what went wrong: "nothing heard" (the endpoint found no utterance), "rejected" (the ear
    believed nothing), "no sense" (the conversation made nothing of it), "in pieces", "misunderstood" (something else was
    understood than typing it brings about), "text" (typed it isn't understood either).
    """

    module: str
    text: str
    spoken: str
    tempo: float
    t: float
    cause: str
    listened_for: bool
    """Whether the grammar of this moment, as the ear gets it, holds the sentence."""
    asking: str
    pieces: tuple[Piece, ...]
    understood: tuple[Mapping[str, Any], ...]
    meant: tuple[Mapping[str, Any], ...]
    say: str
    seconds: float
    reply_seconds: float
    """How long the player spoke, and the expert."""
    computing: float
    """Seconds from the end of the waiting to the answer, as measured."""
    again: int
    """How often it had been said before."""


@dataclass(frozen=True, eq=False)
class Met:
    """An utterance that the endpoint found, and what the expert made of it."""

    ended: SpeechEnded
    spoke: Spoke

    @property
    def piece(self) -> Piece:
        heard = self.ended.heard
        texts = [hypothesis.text for hypothesis in heard.hypotheses]
        return Piece(
            texts[0] if texts else "", heard.accepted, heard.engine, round(heard.confidence, 2), tuple(texts[1:4]),
            str(heard.details.get("free", "")),
        )  # fmt: skip


class Room:
    """Carries sentences from a player to the expert, and keeps the time and, if wanted, the sound of both."""

    def __init__(self, expert: Expert, manner: Manner, keep: bool) -> None:
        self.expert, self.manner = expert, manner
        self.t = 0.0
        self.sound = Timeline() if keep else None

    def carry(self, spoken: str, tempo: float) -> tuple[list[Met], float, float]:
        """What the expert heard and answered, the seconds of the sentence, and those of its answer."""
        expert, endpoint = self.expert, self.expert.endpoint
        voice = voices.say(self.manner.voice, spoken, expert.language, tempo)
        sound = noisy(voice, self.manner.noise)
        expert.listen()
        # Deaf while it spoke itself: what the room was before counts no more.
        endpoint.deafen(True)
        endpoint.deafen(False)
        loud = np.flatnonzero(np.abs(voice.astype(np.int32)) > 200)
        over = LEAD + (loud[-1] / RATE if len(loud) else 0.0)
        began, at = self.t + REACTION - LEAD, 0
        found: list[Met] = []
        settled = began + len(sound) / RATE
        while at < len(sound):
            for event in endpoint.feed(Chunk(sound[at : at + 512], began + at / RATE)):
                if isinstance(event, SpeechEnded):
                    found.append(Met(event, expert.hear(event, began + at / RATE)))
                    settled = began + (at + 512) / RATE
            at += 512
            if found and at / RATE > over and not endpoint.speaking:
                break
        for event in endpoint.flush():
            if isinstance(event, SpeechEnded):
                found.append(Met(event, expert.hear(event, began + len(sound) / RATE)))
        if self.sound is not None:
            self.sound.add(sound[:at], began)
        self.t = settled
        # With headphones a piece that goes on cuts the answer to the one before short.
        answer = found[-1].spoke.sound if found else np.zeros(0, np.int16)
        if self.sound is not None:
            self.sound.add(answer, self.t)
        answered = len(answer) / RATE
        self.t += answered
        return found, float(loud[-1] - loud[0]) / RATE if len(loud) else 0.0, answered


@dataclass
class SoundDefuser(Defuser):
    """A defuser in a room with the expert; ``room`` is set before the first sentence."""

    room: Room | None = None
    utterances: list[Utterance] = field(default_factory=list)
    listener: Callable[[Utterance], None] | None = None
    """Told of every sentence at once: a bomb takes a while."""
    bomb_seconds: float = 0.0
    """What the bomb's timer has lost."""
    place: Place | None = None
    """The module that is being talked about."""
    _make: Callable[[], str | None] | None = None
    """Finds words for what is being said once more."""
    _making: bool = False
    _named: bool = False
    _commanded: str = ""
    _steps: int = 0
    """How many pieces of the last sentence changed something: so often it is taken back."""

    def __post_init__(self) -> None:
        super().__post_init__()
        grammar = self.conversation.grammar
        self.wording, self.usual = SpokenWording(grammar, self.draw), SpokenWording(grammar)

    # what is about to be said

    def _words(self, make: Callable[[], str | None], named: bool = False, commanded: str = "") -> str | None:
        if self._making:
            return make()
        self._make, self._named, self._commanded = make, named, commanded
        self._making = True
        try:
            return make()
        finally:
            self._making = False

    def opening(self, place: Place) -> str:
        return self._words(lambda: super(SoundDefuser, self).opening(place), named=True) or ""

    def command(self, name: str, plain: bool = False) -> str:
        return self._words(lambda: super(SoundDefuser, self).command(name, plain), commanded=name) or ""

    def words_for(self, place: Place, facts: Any, ways: tuple[Telling, ...]) -> str | None:
        return self._words(lambda: super(SoundDefuser, self).words_for(place, facts, ways))

    def _telling(self, groups: list[str], ways: tuple[Telling, ...], of: str) -> str | None:
        return self._words(lambda: super(SoundDefuser, self)._telling(groups, ways, of))

    def answer(self, question: Question) -> str | None:
        if question.ask in ("did_you_say", "confirm_new_bomb"):
            asked = str(question.line.slots.get("words", "")) if question.line is not None else ""
            said = without_gaps(self.talk[-1].text) if self.talk else ""
            yes = bool(asked) and all(without_gaps(word) in said for word in asked.split())
            return self._words(lambda: self.usual.say(["yes_no"], {"yes": yes}))
        return self._words(lambda: super(SoundDefuser, self).answer(question))

    def _reworded(self, text: str, plain: bool) -> str:
        """The same in other words where there are any, ``plain`` in the usual ones."""
        asked, own = self.asked, self.wording
        troubles, weighed = len(self.troubles), len(self.weighed)
        made: str | None = text
        for _ in range(5):
            # Not another answer to the question: nothing is counted.
            self.meant, self.asked, self._making = [], {}, True
            self.wording = self.usual if plain else own
            made = self._make() if self._make is not None else text
            self._making, self.wording, self.asked = False, own, asked
            del self.troubles[troubles:], self.weighed[weighed:]
            if plain or made != text or self.draw is None:
                break
        return made or text

    # talking

    def play(self, place: Place) -> bool:
        self.place = place
        return super().play(place)

    def tell_solved(self, plain: bool = False) -> None:
        super().tell_solved(plain)
        self.place = None

    def say(self, text: str) -> Mapping[str, Any]:
        """Say something until it is understood, as far as a player can tell; the reply object of the last time."""
        named, commanded = self._named, self._commanded
        tempo = self.room.manner.tempo if self.room else 1.0
        reply: Mapping[str, Any] = {}
        for again in range(AGAIN + 1):
            meant, self.meant = self.meant, []
            turn = self._through(text, tempo, meant, again)
            reply = turn.as_json(len(self.talk) + 1)
            self.talk.append(Said(text, reply))
            self.questions += bool(reply["asking"])
            if not reply["understood"]:
                wrong = "not understood"
            else:
                wrong = self._noticed(reply, named, commanded)
                if not wrong and self.place is None and not commanded and misheard(meant, reply["understood"]):
                    wrong = "read back otherwise"
                if wrong and not named and again < AGAIN and reply["changed"]:
                    taken_back = None
                    for _ in range(self._steps):
                        taken_back = self._take_back() or taken_back
                    if wrong == ABSURD and again:
                        # It was not the last sentence: the one before, too, and then what is asked.
                        self.trouble(wrong, self.place[0] if self.place else "", repr(text))
                        reply = self._take_back() or taken_back or reply
                        break
            if not wrong:
                if meant and (slips := misheard(meant, reply["understood"])):
                    self.trouble("misheard", str(reply["module"]), f"{text!r}: {slips}")
                break
            self.trouble(wrong, self.place[0] if self.place else "", repr(text))
            if again == AGAIN:
                break
            tempo = self.room.manner.tempo * (SLOWER if again != 1 else 1.0) if self.room else 1.0
            if again == 0 and wrong == "not understood":
                self.meant = meant
            else:
                text = self._reworded(text, plain=again == 2)
        if not reply["understood"] and self.conversation.session.question is not None:
            # Still open, whether or not it was asked again.
            reply = {**reply, "asking": list(self.conversation.session.question.asking)}
        if reply["answer"] is not None:
            self._spend(ACTING)
        self._named, self._commanded = False, ""
        return reply

    def _through(self, text: str, tempo: float, meant: list[Any], again: int) -> Turn:
        """One sentence as sound; what came of it is noted beside what typing it would have brought."""
        assert self.room is not None
        conversation, room = self.conversation, self.room
        before, grammar = conversation.session, conversation.grammar
        module = self.place[0] if self.place else ""
        spoken = as_read(text, grammar, module)
        oracle = Conversation(grammar.language, before, grammar)
        typed = oracle.hear(text, room.t)
        ears = room.expert.ears.automaton(scope_of(before))
        t = room.t
        found, seconds, reply_seconds = room.carry(spoken, tempo)
        self._spend(0.0, since=t)
        understood = [entry for met in found for entry in met.spoke.turn.reply.understood]
        wanted = list(typed.reply.understood)
        right = same((understood, state(conversation.session)), (wanted, state(oracle.session)))
        # A command that nobody gave ("slower") is no state that could be compared.
        right = right and [entry.get("command") for entry in understood] == [entry.get("command") for entry in wanted]
        turn = _turn_of([met.spoke.turn for met in found])
        self._steps = sum(met.spoke.turn.reply.changed for met in found)
        cause = _cause(bool(typed.reply.understood), right, understood, found)
        self.utterances.append(
            Utterance(
                module, text, spoken, tempo, round(t, 2), cause, ears.spells(text), ears.name,
                tuple(met.piece for met in found), tuple(understood), tuple(meant), turn.say, round(seconds, 2),
                round(reply_seconds, 2), max((met.spoke.computing for met in found), default=0.0), again,
            )
        )  # fmt: skip
        if self.listener is not None:
            self.listener(self.utterances[-1])
        return turn

    def _spend(self, seconds: float, since: float | None = None) -> None:
        """Let time go by, or count what went by since: the bomb's timer runs faster with each strike."""
        assert self.room is not None
        start = self.room.t if since is None else since
        self.room.t += seconds
        self.bomb_seconds += (self.room.t - start) * SPEEDS[min(self.bomb.strikes, len(SPEEDS) - 1)]

    def _take_back(self) -> Mapping[str, Any] | None:
        """Say "undo", in the usual word, once more where it was not heard; the reply where it was."""
        text = self.usual.say(["commands"], {"command": "undo"})
        for again in range(2 if text else 0):
            turn = self._through(str(text), self.room.manner.tempo if self.room else 1.0, [], again)
            self.talk.append(Said(str(text), turn.as_json(len(self.talk) + 1)))
            if any(entry.get("command") == "undo" for entry in turn.reply.understood):
                return self.talk[-1].reply
        return None

    def _noticed(self, reply: Mapping[str, Any], named: bool, commanded: str) -> str:
        """What a player notices of a reply that speaks of something else; empty where there is nothing to notice."""
        place = self.place
        if commanded and not any(entry.get("command") == commanded for entry in reply["understood"]):
            return "another command"
        question = self.conversation.session.question if reply["asking"] else None
        if question is not None and question.if_yes is None:
            if question.of is not None and question.of not in self.modules:
                return "another module"
            # What is asked together with an answer may show only after the press.
            shown = question.of is not None and not question.about_bomb and reply["answer"] is None
            if question.of is not None and shown and not self._waits(question.of, question):
                try:
                    for fact in question.facts:
                        self.modules[question.of].told(fact)
                except NotSeen:
                    return "asks for what is not there"
        if commanded or place is None or reply["module"] is None or registry()[place[0]].kind != "regular":
            return ""
        if (reply["module"], reply["copy"]) != place:
            return "another module"
        answer = reply["answer"]
        if named or answer is None:
            return ""
        if "error" in answer:
            return "refused"
        return ABSURD if absurd(self.modules[place], answer) else ""


def absurd(dealt: Dealt, answer: Mapping[str, Any]) -> bool:
    """Whether the answer speaks of something that the module plainly does not have."""
    shown = dealt.state
    match dealt.module:
        case "wires":
            return int(answer["cut"]) > len(shown["wires"])
        case "complicated_wires":
            return any(place > len(shown["wires"]) for place in answer["cut"])
        case "keypad":
            return not set(answer["order"]) <= set(shown["symbols"])
        case "wire_sequence":
            return "actions" in answer and len(answer["actions"]) != len(shown["panels"][-1])
        case "whos_on_first":
            return answer.get("press") is not None and answer["press"] not in shown["buttons"]
        case "password":
            word = str(answer.get("word") or "")
            return any(sign not in column for sign, column in zip(word, shown["columns"], strict=False))
    return False


def _cause(typed: bool, right: bool, understood: list[Any], found: list[Met]) -> str:
    if not typed:
        return "text"
    if right:
        return "right"
    if not found:
        return "nothing heard"
    if len(found) > 1:
        return "in pieces"
    if understood:
        return "misunderstood"
    return "no sense" if found[0].ended.heard.accepted else "rejected"


def _turn_of(turns: list[Turn]) -> Turn:
    """The turn that a player goes by: the last in which something was understood, else said, else the last."""
    for kind in (lambda turn: turn.reply.understood, lambda turn: turn.say, lambda turn: True):
        fitting = [turn for turn in turns if kind(turn)]
        if fitting:
            return fitting[-1]
    return Turn("", Reply(silent=True), "")


def drawn_manner(seed: int, wanted: list[str], noise: str) -> Manner:
    """The player of this seed's bomb."""
    draw = random.Random(f"sound {seed}")
    return Manner(draw.choice(wanted), draw.choice((0.9, 1.0, 1.0, 1.1)), noise)
