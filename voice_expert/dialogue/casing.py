"""What an utterance tells of the casing: folded into the session, taken back, and what a correction right after it means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from voice_expert.bomb.edgework import Bomb
from voice_expert.bomb.tell import listed, tell, without_told_again
from voice_expert.dialogue import commands
from voice_expert.dialogue.questions import base_of
from voice_expert.dialogue.session import Question, Spoken
from voice_expert.grammar.matcher import Act
from voice_expert.record import Contradiction, Either

if TYPE_CHECKING:
    from voice_expert.dialogue.step import Turn

WHOLE = {
    "indicators": frozenset({"lit", "unlit", "present", "indicators"}),
    "ports": frozenset({"plate", "empty_plates", "ports", "port"}),
}
"""Asked for all of these, what is told of them is all there is; of something else told meanwhile that is not so."""
TOLD_AS = {
    "serial": "serial", "batteries": "batteries", "more_batteries": "batteries", "fewer_batteries": "batteries",
    "batteries_min": "batteries", "batteries_max": "batteries", "holders": "holders", "last_digit": "serial_last_digit",
    "last_digit_odd": "serial_last_digit", "plates": "plates", "empty_plates": "empty_plates", "modules": "modules",
    "modules_left": "modules", "strikes": "strikes", "solved": "solved", "start_minutes": "start_time", "game_language": "game_language",
}  # fmt: skip
"""The fact of the casing whose short answers correct what was told in a slot."""
LABELLED = ("lit", "unlit", "present", "absent")
PORTED = ("port", "no_port", "plate")
"""Slots of labels and of ports: after one of them "no, CAR" names another one in the place of the last."""
NAMED_AFTER_NO = 0.5
"""What it costs to take a bare label after "no" for one that is there."""
NOT_TOLD = 1.0
"""What it costs to name another of what was not told."""
DENYING = ("absent", "no_port")
INSTEAD = {"label": "instead_label", "told_port": "instead_port"}
"""Short answers that name another label or port, and the question whether one was meant."""


def tell_casing(turn: Turn, act: Act) -> None:
    """Fold one clause about the casing into the turn's session; what cannot be is doubted once."""
    if act.slots.keys() & INSTEAD.keys():
        _name_another(turn, act)
        return
    if turn.correcting and act.slots.keys() == {"present"}:
        # "No, CAR" where nothing was told that it corrects is no news of an indicator.
        turn.penalty += NAMED_AFTER_NO
    question = turn.session.question
    complete = frozenset({"indicators", "ports"} & set(act.slots.get("complete", "").split("+")))
    mended = turn.correcting and act.slots.keys() == {"empty_plates"}
    if act.pending and question is not None and not mended:
        asked = {base_of(fact) for fact in question.facts}
        complete |= {fact for fact in asked & WHOLE.keys() if act.slots.keys() & WHOLE[fact]}
        if question.ask == "empty_plates" and not any("plate" in other.slots for other in turn.reading.acts):
            complete |= {"empty_plates"}
        elif "plates" in asked and act.slots.keys() & WHOLE["ports"]:
            complete |= {"ports"}
    slots = {k: v for k, v in act.slots.items() if k not in ("complete", "light", "short")}
    if "not" in slots and "serial" in slots and "at" not in slots:
        slots = _placed(slots, turn.session.bomb)
    slots.pop("not", None)
    if "light" in act.slots:
        # "It is lit", of the one indicator that was asked for, or told just now.
        facts = (*(question.facts if question is not None else ()), *turn.session.told_last)
        fact = next((fact for fact in facts if fact.startswith("indicator:")), "")
        slots[act.slots["light"]] = fact.partition(":")[2]
    # Of two plates told anew in one breath the second does not take the place of the first.
    plates = turn.told_bomb.get("plates_told", 0)
    correcting = turn.correcting and not (plates and "plate" in slots)
    arguments: dict[str, Any] = {"complete": complete, "correcting": correcting}
    try:
        known_bomb = turn.session.bomb
        if question is not None and question.if_yes is not None and question.about_bomb and "at" in slots:
            # "No, the fourth is a D": one character of the serial number that was doubted.
            known_bomb = question.if_yes.bomb
        if "ports" in complete and not turn.told_bomb.keys() & {"plate", "empty_plates"}:
            known_bomb = without_told_again(known_bomb, (other.slots for other in turn.reading.acts))
        bomb = tell(known_bomb, slots, **arguments)
    except Contradiction as doubt:
        if doubt.code not in ("bad_serial", "bad_batteries", "bad_plate"):
            raise
        sure = type(turn)(turn.start, turn.reading, turn.event)
        sure.session = replace(
            turn.session, bomb=tell(turn.session.bomb, slots, sure=True, **arguments), question=turn.start.question
        )
        turn.fail(doubt, "_edgework")
        turn.session = replace(
            turn.start,
            question=Question(
                ("confirm",), "confirm", about_bomb=True, yes_no=True, if_yes=sure.session,
                line=Spoken("_edgework", "say", f"doubt_{doubt.code}", doubt.slots),
            ),
        )  # fmt: skip
        return
    if _asked_instead(turn, act, slots, bomb):
        return
    for name in ("port", "no_port", "absent"):
        if name in slots and name in turn.told_bomb:
            # "A PS/2 port, and an RJ-45 port": both are read back.
            slots[name] = (*listed(turn.told_bomb[name]), *listed(slots[name]))
    turn.told_bomb.update({"plates_told": plates + ("plate" in slots), **(slots or {"complete": complete})})
    turn.session = replace(turn.session, bomb=bomb)
    if "start_minutes" in slots:
        turn.session = commands.start_clock(turn.session, turn.session.bomb.start_minutes or 0, turn.event.t)


def _placed(slots: Mapping[str, Any], bomb: Bomb) -> dict[str, Any]:
    """ "K, not C": the character of the serial number that is put right, by its place. Raises Contradiction("not_told")."""
    wrong = slots["not"]
    denied = {str(one) for one in (wrong.options if isinstance(wrong, Either) else (wrong,))}
    places = [place for place, character in enumerate(bomb.serial_text or "", 1) if character in denied]
    if not places:
        raise Contradiction("not_told")
    return {"at": places[-1], **{name: value for name, value in slots.items() if name != "not"}}


def _named_last(turn: Turn, kind: str) -> tuple[str, tuple[str, ...]]:
    """The slot in which labels or ports were told last, and what was told in it; ("", ()) if something else was."""
    for fact in turn.start.told_last:
        group, _, told = fact.partition(":")
        if group == kind:
            slot, _, values = told.partition(":")
            return slot, tuple(values.split("+"))
    return "", ()


def _name_another(turn: Turn, act: Act) -> None:
    """ "No, CAR", right after "lit FRK": the same of another one, in the place of the last that were told."""
    kind = next(kind for kind in INSTEAD if kind in act.slots)
    slot, before = _named_last(turn, kind)
    named = listed(act.slots[kind])
    if not slot or not turn.correcting:
        turn.penalty += NOT_TOLD
        return
    wrong = before[-len(named) :]
    told = before[: -len(named)] + named
    turn.session = replace(turn.session, bomb=_instead(turn, slot, wrong, told))
    turn.told_bomb[slot] = told


def _instead(turn: Turn, slot: str, wrong: tuple[str, ...], told: tuple[str, ...]) -> Bomb:
    """The bomb on which this was told in the slot and the wrong ones never were."""
    bomb, before = turn.session.bomb, turn.start.before.bomb if turn.start.before is not None else Bomb()
    if slot in LABELLED:
        for label in wrong:
            unsaid = {"absent"} if bomb.indicators_complete else {"lit", "unlit", "absent"}
            known = before.states_of(label)
            bomb = bomb.with_indicator(label, unsaid if known == bomb.states_of(label) else known)
    elif slot == "plate":
        return tell(bomb, {slot: told}, correcting=True)
    names = {f"port:{port}" for port in wrong}
    bounds = tuple(bound for bound in bomb.bounds if bound[0] not in names)
    return tell(replace(bomb, bounds=bounds), {slot: told})


def _asked_instead(turn: Turn, act: Act, slots: Mapping[str, Any], bomb: Bomb) -> bool:
    """Ask one short question where "no CAR" without a comma, or "no, lit CAR", right after "lit FRK" may mean CAR instead
    of FRK as well as it may tell of both."""
    tells = [other for other in turn.reading.acts if other.kind in ("tell", "answer")]
    name = next(iter(slots)) if len(slots) == 1 else ""
    kind = "label" if name in LABELLED else "told_port"
    slot, before = _named_last(turn, kind)
    if len(tells) > 1 or act.pending or not slot or slot in DENYING:
        return False
    if not ("short" in act.slots and not turn.correcting) and not (turn.correcting and name == slot != "plate"):
        return False
    named = listed(slots[name])
    if set(named) & set(before) or len(named) > len(before):
        return False
    wrong, told = before[-len(named) :], before[: -len(named)] + named
    meant = _instead(turn, slot, wrong, told)
    line = Spoken("_edgework", "say", INSTEAD[kind], {"new": named, "old": wrong})
    yes, no = replace(turn.session, bomb=meant), replace(turn.session, bomb=bomb)
    question = Question(
        ("confirm",), "instead", about_bomb=True, yes_no=True, if_yes=yes, if_no=no, line=line,
        told=({slot: told}, {name: named}), earlier=turn.session.question,
    )  # fmt: skip
    turn.session = replace(turn.session, question=question)
    turn.lines.append(line)
    turn.settled = True
    return True


def told_instead(turn: Turn, question: Question, yes: bool) -> None:
    """The answer to the question whether one was meant instead of the other."""
    chosen = question.if_yes if yes else question.if_no
    assert chosen is not None
    turn.session = replace(chosen, question=question.earlier)
    turn.told_bomb.update(question.told[0 if yes else 1])


def yes_or_no_after_all(turn: Turn, yes: bool) -> None:
    """ "Sorry, yes": the other answer to the question about the casing that was answered last."""
    question = turn.session.asked_last
    if question is None:
        return
    kind, _, what = question.ask.partition(":")
    what = what or question.facts[0].partition(":")[2]
    meant: dict[str, dict[str, Any]] = {
        "indicator_lit": {"lit" if yes else "not_lit": (what,)},
        "indicator_unlit": {"unlit" if yes else "not_unlit": (what,)},
        "indicator_present": {"present" if yes else "absent": (what,)},
        "port": {"port" if yes else "no_port": (what,)},
        "serial_vowel": {"vowel": yes},
        "serial_last_digit": {"last_digit_odd": yes},
    }
    slots = meant.get(kind, {})
    turn.understood.append({"bomb": {question.facts[0]: yes}})
    turn.session = replace(turn.session, bomb=tell(turn.session.bomb, slots, correcting=True))
    turn.told_bomb.update(slots)


def told_last(turn: Turn) -> dict[str, Any]:
    """What a bare "no, four" or "sorry, yes" would correct after this turn."""
    if turn.told_module or turn.opened:
        return {"told_last": (), "asked_last": None}
    if not turn.told_bomb:
        return {}
    question = turn.start.question
    facts = {TOLD_AS[name] for name in turn.told_bomb if name in TOLD_AS}
    for name in ("lit", "unlit", "present", "absent", "not_lit", "not_unlit"):
        labels = listed(turn.told_bomb.get(name, ()))
        facts |= {f"indicator:{label}" for label in labels if len(labels) == 1}
    if facts == {"batteries", "holders"}:
        # "Three batteries in two holders. No, four": the batteries are what is counted.
        facts = {"batteries"}
    several = _named_in(turn.told_bomb)
    if "asked" in turn.told_bomb and question is not None:
        return {"told_last": tuple(question.facts[:1]), "asked_last": question}
    kept = turn.start.asked_last if turn.correcting else None
    return {"told_last": (*(facts if len(facts) == 1 else ()), *several), "asked_last": kept}


def _named_in(told: Mapping[str, Any]) -> tuple[str, ...]:
    """The labels and the ports that were told in one way, as facts that "no, CAR" corrects."""
    names = [name for name in told if name not in ("plates_told", "complete", "confirmed")]
    found = []
    for kind, slots in (("label", LABELLED), ("told_port", PORTED)):
        named = [name for name in names if name in slots]
        if len(named) == 1 and not (named == ["plate"] and told.get("plates_told", 0) > 1):
            found.append(f"{kind}:{named[0]}:{'+'.join(str(value) for value in listed(told[named[0]]))}")
    return tuple(found)
