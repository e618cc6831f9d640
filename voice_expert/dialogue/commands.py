"""What the defuser can always say: repeat, undo, strike, solved, status, new bomb …"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from voice_expert.dialogue import rearranging
from voice_expert.dialogue.questions import asking
from voice_expert.dialogue.session import Clock, Opened, Place, Question, Reply, Session, Spoken, changed_answer
from voice_expert.modules import registry

if TYPE_CHECKING:
    from voice_expert.dialogue.step import Turn

SPEEDS = (1.0, 1.25, 1.5, 1.75, 2.0)
"""Seconds the bomb's timer loses per second, by strikes (0 to 4 and more)."""
NOTHING_TO_READ = 0.3
"""What "next" or "ready" costs when no list is being read: it may mean something else."""
GROUP = 12
"""Items of a list read out before the defuser says "next": four groups of three."""


def obey(turn: Turn, command: str, slots: Mapping[str, Any]) -> None:
    """Carry out a command on the turn's session."""
    _COMMANDS[command](turn, slots)


LIGHT = 1.0
"""What it costs to take a green light for the module's own where the module has asked for something."""


def _say(key: str, **slots: Any) -> Spoken:
    return Spoken("_talk", "say", key, slots)


def _tell(turn: Turn, *lines: Spoken, changed: bool = False, again: str | None = None) -> None:
    """A reply of the command alone, which the end of the turn leaves as it is."""
    place = turn.session.in_hand
    turn.reply = Reply(
        lines=lines, changed=changed, again=again, module=place[0] if place else None, copy=place[1] if place else None
    )


def _repeat(turn: Turn, slots: Mapping[str, Any]) -> None:
    last = turn.session.last
    if last is None or not last.lines:
        _tell(turn, _say("nothing_to_repeat"))
        return
    item = slots.get("item")
    part = "spell" if slots.get("spell") else (str(item[-1] if isinstance(item, tuple) else item) if item else "all")
    _tell(turn, *last.lines, again=part)
    assert turn.reply is not None
    turn.reply = replace(turn.reply, answer=last.answer, module=last.module, copy=last.copy)


def _slower(turn: Turn, slots: Mapping[str, Any]) -> None:
    changed = not turn.session.slow
    last = turn.session.last
    turn.session = replace(turn.session, slow=True)
    lines = last.lines if last is not None and last.lines else (_say("slower"),)
    _tell(turn, *lines, changed=changed, again="slower")


def _undo(turn: Turn, slots: Mapping[str, Any]) -> None:
    # "Even, undo" takes back what was told in the same breath, and no more.
    told = bool(turn.told_bomb) or turn.told_module
    before = turn.start if told else turn.start.before
    if before is None:
        _tell(turn, _say("nothing_to_undo"))
        return
    after = turn.session if told else turn.start
    now = replace(before, after=after, clock=turn.start.clock, last_heard=turn.start.last_heard)
    _restored(turn, now, "undone")


def _redo(turn: Turn, slots: Mapping[str, Any]) -> None:
    after = turn.start.after
    if after is None and "back" in slots:
        # "Put it back as it was": where nothing was undone, that undoes.
        _undo(turn, slots)
        return
    if after is None:
        _tell(turn, _say("nothing_to_redo"))
        return
    _restored(turn, replace(after, clock=turn.start.clock, last_heard=turn.start.last_heard), "redone")


def _restored(turn: Turn, now: Session, key: str) -> None:
    """Say what is true again: the question that was open, or the answer that held."""
    turn.session = now
    turn.told_bomb.clear()  # what was told in the same breath is taken back with the rest
    lines = [_say(key)]
    last = now.standing
    answer = None
    if last is not None and last.lines:
        lines += [spoken for spoken in last.lines if spoken.key not in ("undone", "redone")]
        answer = last.answer
    reply_place = (last.module, last.copy) if last is not None else (None, None)
    also = []
    for opened in now.opened:
        was = turn.start.find(opened.place)
        if opened.solved or opened.answered is None or was is None or was.answered is None or opened.place == reply_place:
            continue
        if dict(was.answered.json) != dict(opened.answered.json):
            # A correction of the casing is taken back, or made again: so are the answers that it changed.
            entry, changes = changed_answer(opened, opened.answered)
            also.append(entry)
            if changes[0] not in lines:
                lines += changes
    if now.in_hand is None:
        reply_place = (None, None)
    module, copy = reply_place
    turn.reply = Reply(lines=tuple(lines), changed=True, module=module, copy=copy, answer=answer, also=tuple(also))


def _help(turn: Turn, slots: Mapping[str, Any]) -> None:
    question = turn.session.question
    place = turn.session.in_hand or (question.of if question else None)
    lines = []
    if question is not None:
        lines.append(asking(question))
    lines.append(_say("help_module", module=place[0]) if place else _say("help"))
    _tell(turn, *lines)


def _stop(turn: Turn, slots: Mapping[str, Any]) -> None:
    if all(act.kind == "marker" or act.module == "stop" for act in turn.reading.acts):
        turn.reply = Reply(lines=(), silent=True)
    # "Found it, four": what is told besides is answered.


def _strike(turn: Turn, slots: Mapping[str, Any]) -> None:
    session = turn.session
    bomb = replace(session.bomb, strikes=session.bomb.strikes + 1)
    session = _rated(replace(session, bomb=bomb), turn.event.t)
    turn.session = session
    turn.lines.append(_say("strike", count=bomb.strikes))
    place = session.in_hand
    opened = session.find(place)
    if opened is not None and not opened.solved:
        seen = registry()[opened.module].on_strike(opened.seen)
        if seen != opened.seen:
            turn.session = replace(session.with_opened(replace(opened, seen=seen, answered=None)), question=None)
            if seen == registry()[opened.module].state():
                turn.lines.append(_say("starts_again"))
    if place is not None:
        turn.evaluate(place, again=True)
    turn._rederive(place)
    turn.settled = True


def _remove_strike(turn: Turn, slots: Mapping[str, Any]) -> None:
    bomb = replace(turn.session.bomb, strikes=max(0, turn.session.bomb.strikes - 1))
    turn.session = _rated(replace(turn.session, bomb=bomb), turn.event.t)
    turn.lines.append(_say("strike", count=bomb.strikes))
    if turn.session.in_hand is not None:
        turn.evaluate(turn.session.in_hand, again=True)
    turn._rederive(turn.session.in_hand)
    turn.settled = True


def _over(opened: Opened) -> bool:
    """Whether the module can be over: "done" in an early stage says that its step is done."""
    over = registry()[opened.module].over
    return over(opened.seen) if over is not None else opened.answered is not None and opened.answered.final


def _goes_on(turn: Turn, opened: Opened) -> bool:
    """Whether the same utterance tells more of this module after its step, before anything else is opened."""
    acts = turn.reading.acts
    kinds = [act.kind for act in acts]
    after = acts[kinds.index("command") + 1 :] if "open" not in kinds else ()
    return any(act.kind == "tell" and act.module == opened.module for act in after)


def _opens_next(turn: Turn) -> bool:
    """Whether the same utterance goes on to a module: its reply is the one to give."""
    kinds = [act.kind for act in turn.reading.acts]
    return "open" in kinds[kinds.index("command") + 1 :]


def _solved(turn: Turn, slots: Mapping[str, Any]) -> None:
    session = turn.session
    opened = session.find(session.in_hand)
    if "light" in slots and session.question is not None and not session.question.about_bomb:
        # Of a module that asks for something "the light is green" rather tells what it shows.
        turn.penalty += LIGHT
    if slots.get("step") and opened is not None and _goes_on(turn, opened):
        # "Done, now it is a three": the step is done, and the next one is told at once.
        return
    if slots.get("step") and turn.told_module:
        # "The last one is yellow, that's it": nobody has acted on what is only told now.
        return
    if slots.get("step") and opened is not None and session.question is not None and not _over(opened):
        if not _opens_next(turn):
            _tell(turn, asking(session.question))
        return
    if slots.get("step") and opened is not None and registry()[opened.module].kind == "needy":
        # A needy module is never over: its step is done, and nothing is counted or opened.
        if turn.opened:
            turn.session = turn.start
        if not _opens_next(turn):
            turn.reply = Reply(silent=True)
        return
    if opened is None or registry()[opened.module].helper:
        done = [o for o in session.opened if not o.solved and _finished(o) and _can_be_solved(o)]
        opened = done[-1] if done else None
    if opened is not None and registry()[opened.module].kind == "game":
        # Another table has its own end; no module of the bomb is meant.
        _tell(turn, _say("nothing_to_solve"))
        return
    counting = any(registry()[o.module].on_solve is not None and not o.solved for o in session.opened)
    if (opened is None and counting) or (opened is not None and not _can_be_solved(opened)):
        # A boss ends last, a needy module never: something was solved without the expert.
        bomb = replace(session.bomb, solved=session.bomb.solved + 1)
        turn.session = replace(session, bomb=bomb, in_hand=None, question=None)
        turn.lines.append(_say("one_solved", count=bomb.solved))
        turn._rederive(None)
        _tell_bosses(turn, None)
        return
    if opened is None:
        if not _opens_next(turn):
            _tell(turn, _say("nothing_to_solve"))
        return
    bomb = replace(session.bomb, solved=session.bomb.solved + 1)
    session = replace(session.with_opened(replace(opened, solved=True)), bomb=bomb, in_hand=None, question=None)
    turn.about = opened.place
    turn.lines.append(_say("solved", count=bomb.solved, module=opened.module))
    turn.session = replace(session, dictating=None)
    turn._rederive(None)
    _tell_bosses(turn, opened.place)


def _finished(opened: Opened) -> bool:
    return opened.answered is not None and opened.answered.final


def _can_be_solved(opened: Opened) -> bool:
    module = registry()[opened.module]
    return module.kind != "needy" and not module.helper and (module.kind != "boss" or _finished(opened))


def _tell_bosses(turn: Turn, solved: Place | None) -> None:
    """Another module was solved: a boss that counts solves goes on."""
    for boss in turn.session.opened:
        definition = registry()[boss.module]
        if definition.on_solve is not None and not boss.solved and boss.place != solved:
            moved = replace(boss, seen=definition.on_solve(boss.seen))
            turn.session = turn.session.with_opened(moved)
            turn.home = (None, None)
            turn.evaluate(moved.place, again=True)
    turn.settled = True


def _status(turn: Turn, slots: Mapping[str, Any]) -> None:
    from voice_expert.dialogue import read_back

    session, bomb = turn.session, turn.session.bomb
    told: dict[str, Any] = {}
    if bomb.serial_text:
        told["serial"] = bomb.serial_text
    elif any(test[0] == "is_odd" or test[0] == "last_digit" for test in bomb.serial_tests):
        told["last_digit_odd"] = True
    names = {name for name, low, high in bomb.bounds if low == high}
    told.update({name: True for name in ("batteries", "holders") if name in names})
    if bomb.indicators_complete or bomb.indicator_states:
        told["lit"] = True
    if bomb.plates or bomb.plates_complete:
        told["plate"] = True
    counted = {name[5:]: (low, high) for name, low, high in bomb.bounds if name.startswith("port:")}
    told.update({"port": tuple(port for port, (low, _) in counted.items() for _ in range(low)) or None} if counted else {})
    told.update({"no_port": tuple(port for port, (_, high) in counted.items() if not high) or None} if counted else {})
    told = {name: value for name, value in told.items() if value is not None}
    lines = [spoken for spoken in read_back.of(bomb, told) if spoken.key != "noted"] if told else []
    lines = lines or [_say("nothing_known")]
    lines.append(_say("strikes_solved", strikes=bomb.strikes, solved=bomb.solved))
    open_modules = tuple(o.module for o in session.opened if not o.solved)
    if open_modules:
        lines.append(_say("open_modules", modules=open_modules))
    if session.question is not None:
        lines.append(asking(session.question))
    _tell(turn, *lines)


def _modules(turn: Turn, slots: Mapping[str, Any]) -> None:
    if "known" in slots:
        _tell(turn, _say("knows_module", module=str(slots["known"])))
        return
    ids = tuple(m.id for m in registry().values() if m.kind != "reference")
    _tell(turn, _say("modules", count=len(ids), modules=ids))


def _unknown_module(turn: Turn, slots: Mapping[str, Any]) -> None:
    _tell(turn, _say("unknown_module", name=str(slots.get("name", ""))))


def _cancel(turn: Turn, slots: Mapping[str, Any]) -> None:
    session = turn.session
    if session.question is not None and session.question.if_yes is not None:
        turn.session = replace(session, question=None)
        if session.in_hand is not None:
            turn.evaluate(session.in_hand, again=True)
        turn.lines.insert(0, _say("left_as_it_was"))
    elif session.in_hand is not None or session.question is not None:
        turn.session = replace(session, in_hand=None, question=None, dictating=None)
        turn.about = session.in_hand
        turn.lines.append(_say("cancelled"))
    else:
        _tell(turn, _say("nothing_to_cancel"))
    turn.settled = True


def _heard(turn: Turn, slots: Mapping[str, Any]) -> None:
    _tell(turn, _say("heard", text=turn.heard_before) if turn.heard_before else _say("nothing_heard"))


def _wrong(turn: Turn, slots: Mapping[str, Any]) -> None:
    """ "That's not right": what was heard is said, and asked what of it is wrong; what is told next corrects it."""
    question = turn.session.question
    if question is not None and question.yes_no:
        turn.say_no()
    elif turn.heard_before and turn.session.before is not None:
        _tell(turn, _say("heard", text=turn.heard_before), _say("what_is_wrong"))
    else:
        _tell(turn, _say("nothing_heard"))


def _why(turn: Turn, slots: Mapping[str, Any]) -> None:
    opened = turn.session.find(turn.session.in_hand)
    if opened is None or opened.answered is None:
        answered = [o for o in turn.session.opened if o.answered is not None]
        opened = answered[-1] if answered else None
    if opened is None or opened.answered is None or opened.answered.why is None:
        _tell(turn, _say("no_reason"))
        return
    why = opened.answered.why
    _tell(turn, Spoken(opened.module, "why", why.key, why.slots, opened.words))


def _pause(turn: Turn, slots: Mapping[str, Any]) -> None:
    changed = not turn.session.paused
    turn.session = replace(turn.session, paused=True)
    _tell(turn, _say("paused"), changed=changed)


def _resume(turn: Turn, slots: Mapping[str, Any]) -> None:
    changed = turn.session.paused
    turn.session = replace(turn.session, paused=False)
    question = turn.session.question
    _tell(turn, _say("resumed"), *([asking(question)] if question else []), changed=changed)


def _new_bomb(turn: Turn, slots: Mapping[str, Any]) -> None:
    session = turn.session
    fresh = Session(session.language, slow=session.slow, aliases=session.aliases, bomb=replace(Session("en").bomb))
    if session.ended or (session.bomb == fresh.bomb and not session.opened):
        turn.session = replace(fresh, last_heard=session.last_heard)
        turn.lines.append(_say("new_bomb"))
    else:
        turn.session = replace(
            session,
            question=Question(("confirm",), "confirm_new_bomb", yes_no=True, if_yes=fresh, line=_say("confirm_new_bomb")),
        )
        turn.lines.append(_say("confirm_new_bomb"))
    turn.settled = True


def _ended(how: str) -> Callable[[Turn, Mapping[str, Any]], None]:
    def end(turn: Turn, slots: Mapping[str, Any]) -> None:
        turn.session = replace(turn.session, ended=how, question=None, in_hand=None, dictating=None)
        turn.lines.append(_say(how))
        turn.settled = True

    return end


def start_clock(session: Session, minutes: float, t: float) -> Session:
    """The bomb's timer started with these minutes now."""
    return replace(session, clock=Clock(minutes * 60.0, t, SPEEDS[min(session.bomb.strikes, 4)]))


def _rated(session: Session, t: float) -> Session:
    """The timer runs faster with each strike."""
    clock = session.clock
    if clock is None:
        return session
    left = clock.left - (t - clock.t) * clock.speed
    return replace(session, clock=Clock(left, t, SPEEDS[min(session.bomb.strikes, 4)]))


def _time(turn: Turn, slots: Mapping[str, Any]) -> None:
    clock = turn.session.clock
    if clock is None:
        _tell(turn, _say("no_time"))
        return
    left = max(0, int(clock.left - (turn.event.t - clock.t) * clock.speed))
    _tell(turn, _say("time", minutes=left // 60, seconds=left % 60))


def _dictate(turn: Turn, start: int) -> None:
    """Go to another group of the list being read out."""
    session = turn.session
    place = session.dictating[0] if session.dictating else None
    opened = session.find(place)
    if place is None or opened is None or opened.answered is None:
        _tell(turn, _say("nothing_to_read"))
        turn.penalty += NOTHING_TO_READ
        return
    items = opened.answered.items
    if start >= len(items):
        _tell(turn, _say("end_of_list"))
        return
    start = max(0, start)
    turn.session = replace(session, dictating=(place, start))
    turn.about = place
    turn.lines.append(Spoken(place[0], "say", opened.answered.line.key, {**opened.answered.line.slots, "start": start}))
    turn.answer = opened.answered.json
    turn.settled = True


def _next(turn: Turn, slots: Mapping[str, Any]) -> None:
    session = turn.session
    if session.dictating is None and session.question is not None and not session.question.about_bomb:
        # "Next" and "got it" after a step: the module goes on with what it asks for.
        _tell(turn, asking(session.question))
        turn.penalty += NOTHING_TO_READ
        return
    _dictate(turn, (turn.session.dictating[1] if turn.session.dictating else 0) + GROUP)


def _back(turn: Turn, slots: Mapping[str, Any]) -> None:
    _dictate(turn, max(0, (turn.session.dictating[1] if turn.session.dictating else 0) - GROUP))


def _from_stage(turn: Turn, slots: Mapping[str, Any]) -> None:
    item = slots.get("item", 1)
    session = turn.session
    opened = session.find(session.dictating[0] if session.dictating else None)
    # The list may begin later than at its first stage, where part of it was typed already.
    first = int(opened.answered.line.slots.get("first", 1)) if opened is not None and opened.answered else 1
    _dictate(turn, int(item[-1] if isinstance(item, tuple) else item) - first)


def _alias(turn: Turn, slots: Mapping[str, Any]) -> None:
    """ "When I say X I mean Y": from now on X is read as Y."""
    heard, meant = str(slots["heard"]), str(slots["meant"])
    kept = tuple(pair for pair in turn.session.aliases if pair[0] != heard)
    turn.session = replace(turn.session, aliases=(*kept, (heard, meant)))
    turn.lines.append(_say("alias", heard=heard, meant=meant))
    turn.settled = True


def _rule_seed(turn: Turn, slots: Mapping[str, Any]) -> None:
    _tell(turn, _say("rule_seed_default" if slots.get("seed") == 1 else "rule_seed"))


_COMMANDS: dict[str, Callable[[Any, Mapping[str, Any]], None]] = {
    "repeat": _repeat,
    "slower": _slower,
    "undo": _undo,
    "redo": _redo,
    "drop": rearranging.drop,
    "swap": rearranging.swap,
    "turn_round": rearranging.turn_round,
    "wrong": _wrong,
    "help": _help,
    "stop": _stop,
    "strike": _strike,
    "remove_strike": _remove_strike,
    "solved": _solved,
    "status": _status,
    "modules": _modules,
    "unknown_module": _unknown_module,
    "cancel": _cancel,
    "what_did_you_hear": _heard,
    "why": _why,
    "pause": _pause,
    "resume": _resume,
    "new_bomb": _new_bomb,
    "exploded": _ended("exploded"),
    "defused": _ended("defused"),
    "time": _time,
    "next": _next,
    "back": _back,
    "from_stage": _from_stage,
    "rule_seed": _rule_seed,
    "alias": _alias,
}
