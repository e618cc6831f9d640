"""What the referee answers: sentences of the grammar files with what fills them, and the answer's JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voice_expert.games.fuse import assigning, clock, requests, rules, spoken_cards, table
from voice_expert.games.fuse.cards import Card, Player
from voice_expert.games.fuse.dice import Die
from voice_expert.games.fuse.game import Fuse, bombs_to_win, setup_of
from voice_expert.games.fuse.notation import COLOUR_LETTERS
from voice_expert.games.fuse.table import Table, number_of
from voice_expert.modules.kit import Answer, Contradiction, Line, Missing, put, told

LETTER = {color: letter for letter, color in COLOUR_LETTERS.items()}


def words(die: Die) -> tuple[str, str]:
    """A die in values of the list ``symbol``."""
    return LETTER[die.color], str(die.number)


def said(json: Mapping[str, Any], lines: list[Line], why: Line | None = None) -> Answer:
    """An answer of several sentences."""
    return Answer(json, lines[0], more=tuple(lines[1:]), why=why, final=False)


def so_far(seen: Fuse) -> Answer:
    """The answer to what was told last; asks for what the set-up or the roll still lacks."""
    setup = setup_of(seen)
    now = seen.table
    answer = _ANSWERS[now.last](seen, now, setup)
    if now.outcome != "running" and now.last != "over":
        over = _over(seen, now, setup)
        answer = replace(answer, json={**answer.json, **over.json}, more=(*answer.more, over.line, *over.more))
    return answer


def _setup(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    json = setup.json
    slots = {**json, "players": setup.players, "difficulty": setup.difficulty}
    return said(json, [Line("setup", slots), Line("setup_next")])


def _card(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    assert now.touched is not None
    at, name = now.touched
    cards = now.centre if at < 0 else now.hands[at].cards
    card = next(own for own in cards if own.id == name)
    json: dict[str, Any] = {"card": {"id": card.id, "level": card.level, "spec": card.spec}}
    slots = {"card": number_of(card), **_described(card)}
    if at < 0:
        return said(json, [Line("centre_read", slots)])
    owner = now.hands[at].name
    lines = [Line("card_read", {**slots, "player": owner})]
    levels = [own.level for own in cards]
    solo = len(now.hands) == 1
    if now.started is None and len(levels) == setup.json["hand_size"] and not rules.playable(levels, solo):
        lines.append(Line("deal_again", {"player": owner}))
    return said({"player": owner, **json}, lines)


def _cleared(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    assert now.touched is not None
    owner = now.hands[now.touched[0]].name
    return said({"player": owner, "cards": []}, [Line("cleared", {"player": owner})])


def _described(card: Card) -> dict[str, Any]:
    return {"level": card.level, "symbols": spoken_cards.phrases(card.spec)}


def _start(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    holder = now.hands[now.holder].name
    return said({"bag": holder, "dice": now.expected}, [Line("started", {"player": holder, "dice": now.expected})])


def _roll(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    unclear = next((at for at, die in enumerate(now.dice) if die.number is None), None)
    if unclear is not None:
        raise Missing(f"dice[{unclear}]", ask="dice_again", subject=seen)
    if not now.whole:
        raise Missing(f"dice[{len(now.dice)}]", ask="dice_more", subject=seen)
    dice, way = table.dice_of(now), table.proposal(now)
    laid = assigning.laid(now.hands, dice, way.spots)
    lines = []
    for at, (die, spot) in enumerate(zip(dice, way.spots, strict=True)):
        if spot == assigning.LEFT:
            continue
        lines.append(_takes(now.hands[spot[0]], die, spot))
        last = all(other[:2] != spot[:2] for other in way.spots[at + 1 :])
        if last and laid[spot[0]].cards[spot[1]].full:
            lines.append(Line("defuses"))
    left = tuple(die for die, spot in zip(dice, way.spots, strict=True) if spot == assigning.LEFT)
    lines = lines or [Line("nobody")]
    if left:
        lines.append(Line("left", {"dice": tuple(words(die) for die in left)}))
    placed, bombs, levels, _ = way.value
    why = Line("assignment", {"dice": placed, "bombs": bombs, "levels": levels})
    return said(requests.assignment_json(now.hands, dice, way), lines, why)


def _takes(hand: Player, die: Die, spot: assigning.Spot) -> Line:
    """Player and die; the card and the place only where they are not plain."""
    card = hand.cards[spot[1]]
    slots = {"player": hand.name, "die": (words(die),), "card": number_of(card), "place": spot[2] + 1}
    fitting_cards = [own for own in hand.cards if own.fits(die)]
    if len(card.fits(die)) > 1:
        key = "take_place" if fitting_cards == [card] else "take_card_place"
    elif card.shape.structured and sum(own.shape.structured for own in hand.cards) == 1:
        key = "take_pyramid" if any(group.kind == "pyramid" for group in card.shape.groups) else "take_stack"
    else:
        key = "take" if fitting_cards == [card] else "take_card"
    return Line(key, slots)


def _done(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    lines = []
    for player, level in now.just_defused:
        lines.append(Line("defused", {"player": now.hands[player].name, "level": level}))
    to_take = len(now.defused) < setup.bombs_drawn
    pick = table.best_pick(now)
    if now.just_defused and to_take:
        # The adviser names a card where the centre was read out.
        lines.append(Line("take_new") if pick is None else Line("take_centre", {"card": pick[0], **_described(pick[1])}))
    if now.left:
        lines.append(Line("left", {"dice": tuple(words(die) for die in now.left)}))
    elif to_take:
        lines.append(Line("next_roll", {"player": now.hands[now.holder].name, "dice": now.expected}))
    defused = [{"player": now.hands[player].name, "level": level} for player, level in now.just_defused]
    return said({"defused": defused, "left": [die.json for die in now.left]}, lines or [Line("well")])


def _given(now: Table) -> list[Line]:
    """Who gives back what, die by die; those who have nothing in one sentence."""
    assert now.before is not None
    on_card = {(card.id, place): die for hand in now.before.hands for card in hand.cards for place, die in enumerate(card.placed)}
    lines = []
    for given in now.given:
        if len(now.given) > 1 and given.die is not None:
            lines.append(Line("for_die", {"die": (words(given.die),)}))
        nothing = []
        for step in given.steps:
            if step.remove is None:
                nothing.append(step.player)
                continue
            die = on_card[step.remove]
            assert die is not None
            alike = [option for option in step.options if on_card[option] == die]
            key = "gives" if len(alike) == 1 else "gives_card"
            slots = {"player": step.player, "die": (words(die),), "card": int(step.remove[0].rpartition("-")[2])}
            lines.append(Line(key, slots))
        if len(nothing) == len(given.steps):
            lines.append(Line("nobody_gives"))
        elif nothing:
            lines.append(Line("give_nothing", {"players": tuple(nothing)}))
    return lines


def _reroll(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    lines = _given(now)
    if now.left:
        lines.append(Line("left", {"dice": tuple(words(die) for die in now.left)}))
    return said({"steps": [requests.step_json(given.steps) for given in now.given]}, lines)


def _fuse(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    color, number = now.fuse
    first = Line("fuse_number", {"number": str(number)}) if color is None else Line("fuse_color", {"color": LETTER[color]})
    holder = now.hands[now.holder].name
    lines = [first, *_given(now), Line("bag_to", {"player": holder}), Line("points", {"points": rules.FUSE_POINTS})]
    steps = [requests.step_json(given.steps) for given in now.given]
    return said({"steps": steps, "bag": holder, "points": rules.FUSE_POINTS}, lines)


def _fell(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    assert now.touched is not None
    player, name = now.touched
    hand = now.hands[player]
    card = next(own for own in hand.cards if own.id == name)
    slots = {"player": hand.name, "card": number_of(card), "dice": tuple(words(die) for die in now.returned)}
    json = {"returned": [die.json for die in now.returned], "placed": list(card.placed)}
    return said(json, [Line("fell" if now.returned else "fell_empty", slots)])


def _over(seen: Fuse, now: Table, setup: rules.Setup) -> Answer:
    left = now.seconds_left(now.now)
    points = rules.score(now.defused, now.fuses, now.outcome == "won", left)
    first = Line(now.outcome, {"minutes": left // 60, "seconds": left % 60})
    return said({"status": now.outcome, "score": points}, [first, Line("score", points)])


_ANSWERS = {
    "setup": _setup,
    "card": _card,
    "cleared": _cleared,
    "start": _start,
    "roll": _roll,
    "done": _done,
    "reroll": _reroll,
    "fuse": _fuse,
    "fell": _fell,
    "over": _over,
}


def asked(seen: Fuse, slots: Mapping[str, Any], t: float) -> Answer:
    """Questions that change nothing: the time, the score, the bag, somebody's cards, which card to take."""
    if not told(seen, "players"):
        raise Contradiction("players_first")
    now = seen.table if seen.table.dice and not seen.table.whole else table.settled(seen.table)
    moment = t if now.outcome == "running" else now.now
    bombs_left = max(0, bombs_to_win(seen) - len(now.defused)) if told(seen, "difficulty") else None
    match slots["asks"]:
        case "score":
            status = clock.outcome(now, bombs_to_win(seen), moment)
            points = rules.score(now.defused, now.fuses, status == "won", now.seconds_left(moment))
            return said(points, [Line("score", points)])
        case "bag":
            holder = now.hands[now.holder].name
            return said({"bag": holder, "dice_in_bag": now.in_bag}, [Line("bag", {"player": holder, "dice": now.in_bag})])
        case "cards":
            hand = now.hands[table.player_named(now, str(slots["owner"]))]
            lines = [Line("owns", {"player": hand.name, "card": number_of(card), **_described(card)}) for card in hand.cards]
            cards = [{"id": card.id, "level": card.level, "spec": card.spec} for card in hand.cards]
            return said({"player": hand.name, "cards": cards}, lines or [Line("no_cards", {"player": hand.name})])
        case "pick":
            pick = table.best_pick(now)
            if pick is None:
                raise Contradiction("bad_centre")
            return said({"card": pick[1].id}, [Line("take_centre", {"card": pick[0], **_described(pick[1])})])
        case _:
            left = now.seconds_left(moment)
            lines = [Line("time_left", {"minutes": left // 60, "seconds": left % 60})]
            if bombs_left is not None:
                lines.append(Line("bombs_left", {"count": bombs_left}))
            return said({"seconds_left": left, "bombs_left": bombs_left}, lines)


def tick(seen: Fuse, t: float) -> tuple[Fuse, Answer] | None:
    """The clock's call that is due, and the end of the game when the time is over."""
    call = clock.due(seen.table, t) if told(seen, "players") else None
    if call is None:
        return None
    now = replace(seen.table, called=call)
    if call == 0:
        now = replace(now, outcome="lost_time", now=t)
        if not told(seen, "difficulty") or not told(seen, "level6"):
            return put(seen, table=now), said({"status": "lost_time"}, [Line("lost_time")])
        return put(seen, table=replace(now, last="over")), _over(seen, now, setup_of(seen))
    minutes, seconds = divmod(call, 60)
    if call <= clock.SOON:
        line = Line("call_count", {"count": call})
    else:
        key = "call_seconds" if not minutes else "call_minutes" if not seconds else "call_both"
        line = Line(key, {"minutes": minutes, "seconds": seconds})
    return put(seen, table=now), said({"seconds_left": call}, [line])
