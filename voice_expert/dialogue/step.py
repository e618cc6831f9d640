"""One turn of the conversation: ``step(session, event) -> (session, reply)``, a pure function.

Of several readings the cheapest that the puzzle allows wins. Time comes in with the event; nothing here reads a clock.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.dialogue import casing, commands, read_back
from voice_expert.dialogue.choosing import choose, offered
from voice_expert.dialogue.decide import Asked, Impossible, decide
from voice_expert.dialogue.doubt import did_you_say, hopeless, unfinished
from voice_expert.dialogue.listening import boss_of, recent_of
from voice_expert.dialogue.questions import asking, base_of, place_of
from voice_expert.dialogue.session import Opened, Place, Question, Reply, Session, Spoken, Tick, Understood, changed_answer, line
from voice_expert.grammar.matcher import Act, Reading, Scope
from voice_expert.modules import registry
from voice_expert.modules.kit import Answer, Telling, default_fold
from voice_expert.record import Contradiction, Either

FORBIDDEN, NO_EFFECT = 0.6, 0.3
"""What a reading costs more when the puzzle forbids it, or when it changes nothing."""
DOUBTED = {"serial": ("serial",), "batteries": ("batteries", "holders"), "plate": ("plate",)}
"""What a confirmed doubt is read back as."""
LEFT_OUT = 0.75
"""How doubtful a reading is at least that leaves out a word."""
CORRECTS_WITHIN, ASKED = 5.0, 25.0
"""Seconds from a bare "no" to what it corrects, and how many more there are once it was asked what is wrong."""


def scope_of(session: Session) -> Scope:
    """What makes sense to hear now."""
    question = session.question
    doubted = question is not None and question.ask == "did_you_say"
    if question is not None and doubted:
        # What was asked before can be said again, instead of yes or no.
        question = question.earlier
    in_hand = session.in_hand[0] if session.in_hand else None
    if question is None:
        # A needy module wakes up again: a single word ("same") is enough while it stays in hand.
        waits = in_hand is not None and (registry()[in_hand].kind == "needy" or registry()[in_hand].listens)
        return Scope(
            in_hand=in_hand,
            asked_of=in_hand if waits or doubted else None,
            yes_no=doubted,
            open_modules=tuple(o.module for o in session.opened),
            recent=recent_of(session),
            boss=boss_of(session),
            corrects=session.told_last,
            corrects_yes_no=session.asked_last is not None,
            reading_out=session.dictating is not None,
            doubted=session.doubted_at is not None,
        )
    asked_of = "bomb" if question.about_bomb else (question.of[0] if question.of else None)
    facts = [base_of(fact) for fact in question.facts]
    facts += [fact.partition(":")[0] for fact in facts if ":" in fact]
    facts += [fact for fact in [question.ask] if fact not in facts]
    if question.ask == "empty_plates":
        # "One" is how many of the plates are empty.
        facts.remove("plates")
    if question.about_bomb and question.if_yes is not None:
        facts.append("serial")
    if session.draft is not None and session.draft[0] == question.of and not question.about_bomb:
        # What was refused may be told again, as short as if it were asked for.
        facts += [*session.draft[2], "refused"]
    return Scope(
        in_hand=in_hand,
        asked_of=asked_of,
        facts=tuple(dict.fromkeys(facts)),
        yes_no=question.yes_no or doubted,
        choices=question.choices,
        open_modules=tuple(o.module for o in session.opened),
        recent=recent_of(session),
        corrects=tuple(f for f in session.told_last if not (question.yes_no and f.partition(":")[0] in casing.INSTEAD)),
        corrects_yes_no=session.asked_last is not None and not question.yes_no,
        reading_out=session.dictating is not None,
        doubted=session.doubted_at is not None,
    )


def step(session: Session, event: Understood | Tick) -> tuple[Session, Reply]:
    """The session after the utterance, and the reply to it."""
    if isinstance(event, Tick):
        return ticked(session, event)
    if event.amends and session.before is not None:
        session = session.before
    heard_before = session.last_heard
    session = replace(session, last_heard=event.text)
    if session.paused:
        wakes = [r for r in event.readings if any(a.kind == "command" and a.module == "resume" for a in r.acts)]
        if not wakes:
            return session, Reply(silent=True)
        event = replace(event, readings=tuple(wakes[:1]))
    if not event.readings:
        reply = not_understood(session, event.nearly, event.text)
        return replace(session, last=reply) if reply.lines else session, reply
    turns: list[tuple[float, int, Turn]] = []
    plainest = event.readings[0]
    for order, reading in enumerate(event.readings[:6]):
        if turns and hopeless(reading, turns):
            continue
        turn = _played(session, reading, event, heard_before)
        if turn.error is not None and turn.amended:
            # What was refused just before is wrong still: the place named is one of what was told before that.
            before = _played(replace(session, draft=None), reading, event, heard_before)
            placed = any(act.kind == "tell" and act.slots.keys() & {"at", "not"} for act in reading.acts)
            if placed and not _was_told(session):
                before = turn
            same = before.error is not None and before.error.code == turn.error.code
            turn = before if before.error is None or (placed and not same) else turn
        denies_less = not _denies(reading) or len(reading.acts) > len(plainest.acts)
        left_unheard = reading.explained < plainest.explained or (_denies(plainest) and denies_less)
        if left_unheard or (_opens(reading) and not _opens(plainest)):
            # What the puzzle forbids is neither left unheard to please it, nor taken for the name of another module.
            turn.penalty += FORBIDDEN
        turns.append((reading.cost + turn.penalty + unfinished(turn), order, turn))
    turns.sort(key=lambda entry: entry[:2])
    session, reply = did_you_say(session, turns) or turns[0][2].result()
    acts = turns[0][2].reading.acts
    asked = any(spoken.key == "what_is_wrong" for spoken in reply.lines)
    bare = asked or (not reply.changed and all(act.kind in ("marker", "answer") for act in acts))
    return replace(session, doubted_at=event.t + ASKED * asked if bare else None), reply


def ticked(session: Session, tick: Tick) -> tuple[Session, Reply]:
    """A clock's call where one is due. It is no turn: undo and repeat know nothing of it."""
    for opened in session.opened if not session.paused else ():
        call = registry()[opened.module].tick
        due = call(opened.seen, tick.t) if call is not None else None
        if due is not None:
            seen, found = due
            lines = tuple(line(opened.module, part, words=opened.words) for part in (found.line, *found.more))
            reply = Reply(lines=lines, module=opened.module, copy=opened.copy, answer=found.json)
            return session.with_opened(replace(opened, seen=seen)), reply
    return session, Reply(silent=True)


def _played(session: Session, reading: Reading, event: Understood, heard_before: str) -> Turn:
    turn = Turn(session, reading, event)
    turn.heard_before = heard_before
    turn.play()
    return turn


def counted_from_end(slots: Mapping[str, Any], seen: Any, whole: bool) -> Mapping[str, Any]:
    """The slots with a place that was counted from the end ("second to last", -2) counted from the beginning.

    Raises Contradiction("from_start") where nobody knows yet how many there are.
    """
    at = slots.get("at")
    if not isinstance(at, int) or at > 0:
        return slots
    rows = [vars(seen).get(name) for name in slots if name != "at"]
    counts = [len(row) for row in rows if isinstance(row, tuple)]
    if not whole or not counts or counts[0] < -at:
        raise Contradiction("from_start")
    return {**slots, "at": counts[0] + 1 + at}


def _was_told(session: Session) -> bool:
    """Whether the module that was refused something had been told anything before that."""
    opened = session.find(session.draft[0]) if session.draft is not None else None
    return opened is not None and opened.seen != registry()[opened.module].state()


def _denies(reading: Reading) -> bool:
    """Whether a reading takes a value back: "the C is a G" is neither of a row of letters."""
    return any("not" in act.slots for act in reading.acts)


def _opens(reading: Reading) -> bool:
    """Whether a reading takes a module in hand."""
    return any(act.kind == "open" for act in reading.acts)


SEVERAL = re.compile(r"[,、と]|\b(?:and|и)\b", re.IGNORECASE)
"""What stands between names that nobody can know all of."""


def not_understood(session: Session, nearly: bool, text: str = "") -> Reply:
    """Nothing in the utterance was for us; if it nearly was, say what is wanted."""
    question = session.question
    place = session.in_hand
    lines = (Spoken("_talk", "say", "not_understood"), *([asking(question)] if question else [])) if nearly else ()
    if question is not None and question.of is not None and question.ask == "players" and SEVERAL.search(text):
        nearly, lines = True, (Spoken(question.of[0], "say", "players_unheard"),)
    return Reply(
        lines=lines,
        silent=not nearly,
        module=place[0] if place else None,
        copy=place[1] if place else None,
        asking=question.asking if question else (),
    )


class Turn:
    """One reading tried on a session."""

    def __init__(self, session: Session, reading: Reading, event: Understood) -> None:
        self.start = session
        self.session = session
        self.reading = reading
        self.event = event
        self.heard_before = ""
        self.lines: list[Spoken] = []
        self.understood: list[Mapping[str, Any]] = []
        self.penalty = 0.0
        self.error: Contradiction | None = None
        self.error_owner = "_edgework"
        self.answer: Mapping[str, Any] | None = None
        self.about: Place | None = None
        self.also: list[Mapping[str, Any]] = []
        self.middle: Session | None = None
        """The session after a module was opened and before it was told anything: a stop for undo."""
        # People pause after the "no" with which they begin to correct.
        self.correcting = session.doubted_at is not None and -ASKED <= event.t - session.doubted_at <= CORRECTS_WITHIN
        self.told_bomb: dict[str, Any] = {}
        self.told_module = False
        self.amended = False
        """Whether what was refused just before was put right by it, or was to be."""
        self.named: set[str] = set()
        """The slots of the module that were told in this utterance."""
        self.placed: set[str] = set()
        """The slots whose place was named in this utterance: "the third is blue"."""
        self.opened = False
        self.reply: Reply | None = None
        self.home = (session.in_hand, session.question)
        self.confirmed: Session | None = None
        """The session before the question that was confirmed: undo leads there in one step."""
        self.settled = False
        """The question or answer of this turn is already made; nothing is left to conclude."""

    @property
    def told(self) -> bool:
        """Whether it tells something that can be, and is no command."""
        return self.error is None and self.reply is None and (self.told_module or bool(self.told_bomb))

    @property
    def outcome(self) -> Any:
        """What is known after it."""
        return self.session.bomb, [(opened.place, opened.seen, opened.solved) for opened in self.session.opened]

    # the acts

    def play(self) -> None:
        acts = self._in_order()
        question = self.session.question
        if question is not None and question.ask == "did_you_say" and not {a.kind for a in acts} & {"answer", "command"}:
            # It is said again: what was asked before is answered.
            self.start = self.session = replace(self.session, question=question.earlier)
            self.home = (self.session.in_hand, self.session.question)
        # "The display is two, sorry."
        self.correcting |= any("behind" in act.slots for act in acts if act.kind == "marker")
        for act in acts:
            if self.error is not None:
                break
            # "Two, no, three": what is said after the marker corrects, what is said before it is simply told.
            self.correcting |= act.kind == "marker"
            try:
                self._act(act)
            except Contradiction as contradiction:
                self.fail(contradiction, act.module or "_edgework")
        if self.error is None and not self.settled and (self.told_bomb or self.told_module or self.opened):
            self._conclude()
        if self.error is None and self.session == self.start and self.reply is None and not self.lines:
            self.penalty += NO_EFFECT

    def _act(self, act: Act) -> None:
        if self.session.ended and act.kind in ("open", "tell"):
            if self.lines:
                return
            self.lines.append(Spoken("_talk", "say", "bomb_is_over"))
            self.settled = True
        elif act.kind == "open":
            self.understood.append({"module": act.module, "copy": 1, "slots": {}})
            self._open(str(act.module), act.slots)
            self.understood[-1] = {"module": act.module, "copy": self.session.in_hand[1], "slots": {}}  # type: ignore[index]
        elif act.kind == "command":
            self.understood.append({"command": act.module})
            commands.obey(self, str(act.module), act.slots)
        elif act.kind == "answer":
            self._yes_or_no(bool(act.slots.get("yes")))
        elif act.kind == "tell" and act.module is None:
            self.understood.append({"bomb": plain(act.slots)})
            casing.tell_casing(self, act)
        elif act.kind == "tell":
            self._tell_module(str(act.module), act)

    def _open(self, module: str, slots: Mapping[str, Any]) -> None:
        session = self.session
        copies = [o for o in session.opened if o.module == module]
        wanted = slots.get("copy")
        wanted = wanted[-1] if isinstance(wanted, tuple) else wanted
        kind = registry()[module].kind
        unsolved = [o for o in copies if not o.solved]
        unfinished = [o for o in unsolved if o.answered is None or not o.answered.final]
        if wanted is not None:
            target = session.find((module, int(wanted))) or self._fresh(module, int(wanted))
        elif "another" in slots:
            target = self._fresh(module, len(copies) + 1)
        elif (slots.get("back") or self._ends_it()) and unsolved:
            target = unsolved[-1]
        elif unfinished:
            in_hand = session.find(session.in_hand)
            target = in_hand if in_hand in unfinished and in_hand is not None else unfinished[-1]
        elif unsolved and (kind in ("needy", "boss") or ("once_more" in slots and unsolved[-1].staged)):
            target = unsolved[-1]
        else:
            target = self._fresh(module, len(copies) + 1)
        if kind == "needy" and target.answered is not None and target.answered.final:
            # Each activation of a needy module is told anew.
            target = replace(target, seen=registry()[module].state(), answered=None)
        interrupted = session.interrupted
        if kind not in ("needy", "boss"):
            interrupted = None
        elif session.in_hand is not None and registry()[session.in_hand[0]].kind not in ("needy", "boss"):
            interrupted = (session.in_hand, session.question)
        self.session = replace(
            session.with_opened(target), in_hand=target.place, question=None, dictating=None, interrupted=interrupted
        )
        self.opened = True
        self.settled = False
        self.about = target.place
        if self.middle is None:
            middle = Turn(self.start, self.reading, self.event)
            middle.session, middle.home = self.session, self.home
            middle.evaluate(target.place, again=True)
            reply = middle._made(middle.session, True)
            self.middle = replace(middle.session, before=self.start, after=None, last=reply, standing=reply)

    def _ends_it(self) -> bool:
        """ "Wires is solved", "strike on wires": the module named is the one that was answered, not another one."""
        acts = [act for act in self._in_order() if act.kind != "marker"]
        return [act.kind for act in acts] == ["open", "command"] and acts[1].module in ("solved", "strike")

    def _in_order(self) -> tuple[Act, ...]:
        """The acts as they take effect: "strike on wires" names the module before it is struck."""
        acts = self.reading.acts
        if any("named" in act.slots for act in acts) and [act.kind for act in acts] == ["command", "open"]:
            return acts[::-1]
        return acts

    def _fresh(self, module: str, copy: int) -> Opened:
        return Opened(module, copy, registry()[module].state())

    def _tell_module(self, module: str, act: Act) -> None:
        session = self.session
        question = session.question
        place = session.in_hand
        if place is None or place[0] != module:
            place = question.of if question and question.of and question.of[0] == module else None
        if place is None:
            copies = [o.place for o in session.opened if o.module == module and not o.solved]
            place = copies[-1] if copies else None
        opened = session.find(place)
        if opened is None or place is None:
            return
        self.understood.append({"module": module, "copy": place[1], "slots": plain(act.slots)})
        self.about = place
        definition = registry()[module]
        if "asks" in act.slots and definition.asked is not None:
            found = definition.asked(opened.seen, act.slots, self.event.t)
            lines = tuple(line(module, part, words=opened.words) for part in (found.line, *found.more))
            self.reply = Reply(lines=lines, module=place[0], copy=place[1], answer=found.json)
            return
        words: Mapping[str, str] = {**opened.words, **act.spoken}
        correcting = self.correcting or "not" in act.slots
        if correcting and not act.slots.keys() & {"at", "not"} and act.slots.keys() & self.placed:
            # "No, the third is blue, red, red": which of them are meant?
            raise Contradiction("one_place")
        if "players" in act.slots and self.reading.doubt >= LEFT_OUT:
            # A word left out between names is a name that is not known.
            raise Contradiction("players_unheard")
        self.named |= act.slots.keys()
        if "at" in act.slots:
            self.placed |= act.slots.keys()
        draft = session.draft
        # "The circle is at A2", after circle, light and triangle were told and that circle was refused.
        part = draft is not None and draft[0] == place and self.start.draft is draft and set(act.slots) < set(draft[2])
        correcting |= part
        seen = self.refused(place) if correcting or act.slots.keys() & {"at", "more"} else None
        self.amended |= seen is not None and (part or "at" in act.slots)
        whole = seen is not None or opened.answered is not None
        seen = opened.seen if seen is None else seen
        slots = counted_from_end(act.slots, seen, whole)
        telling = Telling(slots, correcting, opened.answered, session.bomb, self.told_module, self.event.t, words)
        for name, value in slots.items():
            if name == "at":
                continue
            if name == "choice" and question is not None:
                if not offered(question, value):
                    # "No" to a choice of three is no word of a display: it is asked for again.
                    self.fail(Contradiction("choose_one"), "_talk")
                    return
                seen = choose(seen, question, value)
                continue
            if name not in definition.folds and name not in vars(seen):
                # It says more of the other slots ("stage" of a digit).
                continue
            fold = definition.folds.get(name) or default_fold(name)
            seen = fold(seen, value, telling)
        words = opened.words if "choice" in act.slots else words
        self.session = replace(session.with_opened(replace(opened, seen=seen, words=words)), dictating=None)
        self.told_module = True
        self.about = place

    def refused(self, place: Place) -> Any:
        """The record as it was told just before and refused, None if it was not."""
        draft = self.start.draft
        return draft[1] if draft is not None and draft[0] == place and not (self.told_module or self.opened) else None

    def say_no(self) -> None:
        """Answer the question that was asked with no."""
        self._yes_or_no(False)

    def _yes_or_no(self, yes: bool) -> None:
        question = self.session.question
        if self.correcting and (question is None or not question.yes_no):
            casing.yes_or_no_after_all(self, yes)
            return
        if question is None or not question.yes_no:
            return
        self.understood.append({"bomb": {question.facts[0]: yes}} if question.about_bomb else {"command": "confirm"})
        if question.if_no is not None:
            casing.told_instead(self, question, yes)
            return
        if question.if_yes is not None:
            if yes and question.reply is not None:
                self.session, self.confirmed = question.if_yes, self.start.before
                self.lines += question.reply.lines
                self.answer, self.also = question.reply.answer, list(question.reply.also)
                if question.reply.module is not None and question.reply.copy is not None:
                    self.about = (question.reply.module, question.reply.copy)
                self.settled = True
            elif yes:
                self.session = question.if_yes
                self.confirmed = self.start.before
                self.told_bomb.setdefault("confirmed", True)
                doubted = question.line.key.removeprefix("doubt_bad_") if question.line is not None else ""
                if doubted in DOUBTED:
                    self.lines += read_back.of(self.session.bomb, dict.fromkeys(DOUBTED[doubted], True))
                if question.ask == "confirm_new_bomb":
                    self.lines.append(Spoken("_talk", "say", "new_bomb"))
                    self.settled = True
            else:
                self.session = replace(self.session, question=question.earlier)
                back = self.session.in_hand
                self.lines.append(Spoken("_talk", "say", "left_as_it_was"))
                if question.earlier is not None:
                    self.lines.append(asking(question.earlier))
                elif back is not None:
                    self.evaluate(back, again=True)
                self.settled = True
            return
        if question.missing is not None and question.missing.outcomes is not None:
            for outcome, narrowed in question.missing.outcomes():
                if outcome is yes:
                    if isinstance(narrowed, Bomb):
                        self.session = replace(self.session, bomb=narrowed)
                        self.told_bomb["asked"] = yes
                    return

    def fail(self, contradiction: Contradiction, owner: str) -> None:
        self.error = contradiction
        self.error_owner = owner
        self.penalty += FORBIDDEN

    # what follows from them

    def _conclude(self) -> None:
        volunteered = {k: v for k, v in self.told_bomb.items() if k not in ("asked", "confirmed")}
        place = self.session.in_hand
        question = self.start.question
        if self.told_module and not self.opened and self.about is not None and self.about != place:
            place = self.about
        elif not self.told_module and not self.opened and question is not None and question.of is not None:
            place = place or question.of
        asked = set() if question is None else {base_of(f) for f in question.facts}
        answered_question = question is not None and question.about_bomb and (
            "asked" in self.told_bomb or bool(asked & {base_of(k) for k in volunteered}) or any(
                act.pending for act in self.reading.acts)
        )  # fmt: skip
        if volunteered and not (answered_question and place is not None and not self.correcting):
            self.lines += read_back.of(self.session.bomb, volunteered)
        if place is not None:
            self.evaluate(place, again=not self.told_module and not self.opened)
        elif question is not None and not self.told_module:
            self.session = replace(self.session, question=None if answered_question else question)
        self._rederive(place)

    def evaluate(self, place: Place, again: bool = False) -> None:
        """Run the solver of this module and take up its answer, its question or its objection."""
        opened = self.session.find(place)
        if opened is None:
            return
        self.about = place
        if opened.solved:
            self.lines.append(Spoken("_talk", "say", "already_solved", {"module": opened.module, "copy": opened.copy}))
            return
        definition = registry()[opened.module]
        decision = decide(definition, self.session.bomb, opened.seen)
        if isinstance(decision, Answer):
            self._answered(opened, decision, again)
        elif isinstance(decision, Asked):
            self._asked(opened, decision)
        else:
            self._objected(opened, decision)

    def _answered(self, opened: Opened, found: Answer, again: bool) -> None:
        unchanged = opened.answered is not None and dict(opened.answered.json) == dict(found.json)
        opened = replace(opened, answered=found, staged=opened.staged or not found.final)
        session = self.session.with_opened(opened)
        kind = registry()[opened.module].kind
        spoken = line(opened.module, found.line, words=opened.words)
        question = None
        if found.then:
            question = Question(found.then, found.ask or "+".join(map(base_of, found.then)), of=opened.place)
        quiet = unchanged or (kind == "boss" and not found.items)
        if not (quiet and again and self.lines and not self.opened):
            self.answer = found.json
            self.lines += [spoken, *(line(opened.module, part, words=opened.words) for part in found.more)]
            if found.ask_then and question is not None:
                self.lines.append(asking(question, opened.words))
        elif question is not None and self.lines and kind != "boss":
            self.lines.append(asking(question, opened.words))
        session = replace(session, question=question, waiting=tuple(p for p in session.waiting if p != opened.place))
        if found.items:
            session = replace(session, dictating=(opened.place, 0), in_hand=opened.place)
        if kind in ("needy", "boss") and not found.items:
            home, pending = self.home
            if home == opened.place and session.interrupted is not None:
                home, pending = session.interrupted
            back = session.find(home)
            # A needy module that was done with gives way to the one that wakes up now.
            idle = back is not None and registry()[back.module].kind == "needy" and pending is None
            if back is not None and not back.solved and home != opened.place and not idle:
                session = replace(session, in_hand=home, question=pending, interrupted=None)
            elif kind == "boss" and not found.then:
                session = replace(session, in_hand=None if home is None else home)
        self.session = session

    def _asked(self, opened: Opened, asked: Asked) -> None:
        subject = asked.missing.subject
        about_bomb = isinstance(subject, Bomb)
        yes_no = False
        if asked.missing.outcomes is not None:
            yes_no = about_bomb and asked.ask.startswith(("indicator_", "port:", "serial_vowel", "serial_last_digit"))
        slots: dict[str, Any] = {}
        detail = asked.facts[0].partition(":")[2]
        if detail:
            slots["what"] = detail
        # The choices are told apart by their proper names, not by the one word the defuser used for both.
        own = {value: word for value, word in opened.words.items() if value not in asked.choices}
        before = self.start.question
        again = before is not None and before.of == opened.place and 1 < len(asked.choices) < 4 and before.choices == asked.choices
        question = Question(
            asked.facts, base_of(asked.ask), again=again, of=opened.place, about_bomb=about_bomb, yes_no=yes_no,
            choices=asked.choices, missing=asked.missing,
            line=Spoken(opened.module, "ask", base_of(asked.ask).partition(":")[0], _numbered(asked, slots), own),
        )  # fmt: skip
        opened = replace(opened, answered=None)
        self.session = replace(self.session.with_opened(opened), question=question)
        if again:
            self.lines.append(Spoken("_talk", "say", f"choose_of_{len(asked.choices)}"))
        self.lines.append(asking(question, opened.words))

    def _objected(self, opened: Opened, found: Impossible) -> None:
        wrong = found.contradiction
        if not self.told_bomb or self.told_module or self.opened:
            self.fail(wrong, opened.module)
            return
        # What is told of the casing stands, also where what the module was told no longer fits it.
        self.lines.append(Spoken(opened.module, "say", wrong.code, wrong.slots))
        self.answer = {"error": wrong.code}
        self.penalty += FORBIDDEN

    def _rederive(self, current: Place | None) -> None:
        """Answers of other open modules that what was told now has changed are said again, in one sentence each."""
        if self.session.bomb == self.start.bomb:
            return
        for opened in self.session.opened:
            if opened.place == current or opened.solved or opened.answered is None:
                continue
            decision = decide(registry()[opened.module], self.session.bomb, opened.seen)
            if isinstance(decision, Answer) and dict(decision.json) != dict(opened.answered.json):
                self.session = self.session.with_opened(replace(opened, answered=decision))
                also, lines = changed_answer(opened, decision)
                self.also.append(also)
                self.lines += lines
            elif isinstance(decision, Asked) and opened.answered.final:
                before = decide(registry()[opened.module], self.start.bomb, opened.seen)
                if isinstance(before, Answer):
                    # What was answered no longer holds, and what holds now hangs on something not told yet.
                    about, session = self.about, self.session
                    self.lines.append(Spoken("_talk", "say", "changed", {"module": opened.module, "copy": opened.copy}))
                    if session.question is None:
                        self._asked(opened, decision)
                        self.about, self.session = about, replace(session, question=self.session.question)

    # the outcome

    def result(self) -> tuple[Session, Reply]:
        if self.reply is not None:
            return self._command_result()
        if self.error is not None:
            return self._error_result()
        end = self.session
        changed = end != replace(self.start, last=end.last, standing=end.standing)
        if changed:
            before = self.confirmed or self.start
            if self.opened and (self.told_module or self.told_bomb) and self.middle is not None:
                before = self.middle
            end = replace(end, before=before, after=None, draft=None, **casing.told_last(self))
        reply = self._made(end, changed)
        return replace(end, last=reply, standing=reply) if reply.lines else end, reply

    def _command_result(self) -> tuple[Session, Reply]:
        assert self.reply is not None
        end = self.session
        reply = replace(
            self.reply,
            understood=tuple(self.understood),
            confidence=self.reading.confidence,
            asking=end.question.asking if end.question else (),
        )
        if not reply.lines or reply.again is not None:
            return end, reply
        told = tuple(spoken for spoken in reply.lines if spoken.key not in ("undone", "redone"))
        return replace(end, last=replace(reply, lines=told or reply.lines)), reply

    def _error_result(self) -> tuple[Session, Reply]:
        assert self.error is not None
        if self.session.question is not None and self.session.question.if_yes is not None:
            question = self.session.question
            end = replace(self.session, before=self.start, after=None)
            reply = replace(self._made(end, True), lines=(asking(question),), answer={"error": self.error.code})
            return replace(end, last=reply, standing=reply), reply
        keep = self.start
        spoken = Spoken(self.error_owner, "say", self.error.code, self.error.slots)
        asked = self.start.question if self.error.code == "choose_one" else None
        lines: tuple[Spoken, ...] = (spoken, *(() if asked is None or asked.line is None else (asked.line,)))
        if self.opened:
            # The module was named; that stays, what it was told does not.
            keep = self.middle or self.start
        told = self.session.find(self.about) if self.told_module else None
        keep = replace(keep, draft=None if told is None else (told.place, told.seen, tuple(sorted(self.named))))
        reply = self._made(keep, self.opened and self.middle is not None)
        reply = replace(reply, lines=lines, answer={"error": self.error.code}, also=())
        return replace(keep, last=reply), reply

    def _made(self, end: Session, changed: bool) -> Reply:
        about = self.about or end.in_hand
        return Reply(
            lines=tuple(self.lines),
            understood=tuple(self.understood),
            confidence=self.reading.confidence,
            changed=changed,
            module=about[0] if about else None,
            copy=about[1] if about else None,
            asking=end.question.asking if end.question else (),
            answer=self.answer,
            also=tuple(self.also),
        )


def _numbered(asked: Asked, slots: dict[str, Any]) -> dict[str, Any]:
    slots |= place_of(asked.facts[0])
    if asked.choices:
        slots["choices"] = asked.choices
    return slots


def plain(slots: Mapping[str, Any]) -> dict[str, Any]:
    """Slots as JSON can hold them."""

    def value(item: Any) -> Any:
        if isinstance(item, Either):
            return {"either": [value(o) for o in item.options]}
        if isinstance(item, (tuple, list)):
            return [value(i) for i in item]
        return item

    return {name: value(item) for name, item in slots.items()}
