"""The record of a game told by speech, and how what is heard folds into it.

A clause has one main slot, which has a fold here; what else it says (``owner``, ``level``, ``die_color`` …) stands
beside it in the telling.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

from voice_expert.games.fuse import clock, fitting, rules, spoken_cards, table
from voice_expert.games.fuse.dice import Die
from voice_expert.games.fuse.table import Rolled, Table, Wish
from voice_expert.modules.kit import UNTOLD, Contradiction, Fold, Telling, known, put, record, told

NEVER = 1_000
"""Bombs to win while the difficulty is not told yet."""


@record
class Fuse:
    """A game at a table; or, put by another program, one ``request`` about a table."""

    players: tuple[str, ...] = UNTOLD
    """Names clockwise, as the grammar's list ``player`` has them; "1" to "5" where only a number was told."""
    difficulty: Literal["training", "standard", "expert", "elite", "insane"] = UNTOLD
    level6: bool = UNTOLD
    fuse_cards: int = rules.FUSE_CARDS_USED
    table: Table = Table()
    request: Any = None


def setup_of(seen: Fuse) -> rules.Setup:
    """How the table is laid; asks for what is not told yet."""
    return rules.Setup(len(seen.players), seen.difficulty, seen.level6, seen.fuse_cards)


def bombs_to_win(seen: Fuse) -> int:
    if not told(seen, "difficulty"):
        return NEVER
    return rules.Setup(len(seen.players), seen.difficulty).bombs_drawn


def _players(seen: Fuse, names: Any, telling: Telling) -> Fuse:
    if seen.table.started is not None:
        raise Contradiction("game_running")
    names = names if isinstance(names, tuple) else (names,)
    return put(seen, players=names, table=table.seated(names))


def _count(seen: Fuse, count: Any, telling: Telling) -> Fuse:
    return _players(seen, tuple(str(number) for number in range(1, int(count) + 1)), telling)


Change = Callable[[Table, Any, Telling], Table]


def _event(change: Change) -> Fold:
    """Something that happens at the table: not before there are players, nor after the game is over."""

    def fold(seen: Fuse, value: Any, telling: Telling) -> Fuse:
        if not told(seen, "players"):
            raise Contradiction("players_first")
        before = seen.table
        if before.outcome != "running":
            raise Contradiction("game_over")
        t = telling.t
        if clock.outcome(before, bombs_to_win(seen), t) == "lost_time":
            over = replace(before, outcome="lost_time", last="over", now=t)
            return put(seen, table=over)
        after = replace(change(before, value, telling), now=t)
        return put(seen, table=replace(after, outcome=clock.outcome(after, bombs_to_win(seen), t)))

    return fold


def _owner(now: Table, telling: Telling) -> int | None:
    name = telling.slots.get("owner")
    return None if name is None else table.player_named(now, str(name))


def _card(now: Table, symbols: Any, telling: Telling) -> Table:
    """A card read out: before a player, or in the centre."""
    spoken = symbols if isinstance(symbols, tuple) else (symbols,)
    return _written(now, spoken_cards.notation(spoken), telling)


def _written(now: Table, spec: Any, telling: Telling) -> Table:
    """A card in notation."""
    fitting.card(str(spec))
    level = _level(now, telling)
    instead = telling.correcting and now.last == "card"
    owner = _owner(now, telling)
    if telling.slots.get("centre") or (owner is None and instead and now.touched is not None and now.touched[0] < 0):
        return table.laid_out(now, level, spec, instead)
    if owner is None and instead and now.touched is not None:
        owner = now.touched[0]
    if owner is None:
        # "New card, level three …" right after somebody's bomb was defused, or of the solo player.
        waiting = [player for player, _ in now.just_defused]
        owner = waiting[0] if len(set(waiting)) == 1 else 0 if len(now.hands) == 1 else None
    if owner is None:
        raise Contradiction("whose_card")
    return table.dealt(now, owner, level, spec, instead)


def _in_play(fold: Fold) -> Fold:
    """Without the level six bombs no such card is laid."""

    def checked(seen: Fuse, value: Any, telling: Telling) -> Fuse:
        if telling.slots.get("level") == 6 and known(seen, "level6") is False:
            raise Contradiction("level6_not_in_play")
        after: Fuse = fold(seen, value, telling)
        return after

    return checked


def _level(now: Table, telling: Telling) -> int:
    """The level told; in a correction that leaves it out, the one told before."""
    level = telling.slots.get("level")
    if level is None and telling.correcting and now.touched is not None:
        cards = now.centre if now.touched[0] < 0 else now.hands[now.touched[0]].cards
        level = next((card.level for card in cards if card.id == now.touched[1]), None)
    if level not in rules.LEVELS:
        raise Contradiction("bad_level")
    return int(level)


def _fresh(now: Table, name: Any, telling: Telling) -> Table:
    if now.started is not None:
        raise Contradiction("game_running")
    return table.cleared(now, table.player_named(now, str(name)))


def _pick(now: Table, number: Any, telling: Telling) -> Table:
    owner = _owner(now, telling)
    if owner is None and now.just_defused:
        owner = now.just_defused[0][0]
    if owner is None:
        raise Contradiction("whose_card")
    return table.picked(now, owner, int(number))


def _pairs(telling: Telling, numbers: Any) -> tuple[tuple[str | None, int | None], ...]:
    """Colours and numbers of dice told in one breath; a number that no die shows is None."""
    numbers = numbers if isinstance(numbers, tuple) else (numbers,)
    colors = telling.slots.get("colors", ())
    colors = colors if isinstance(colors, tuple) else (colors,)
    colors = colors or (None,) * len(numbers)
    return tuple(zip(colors, (number if number in range(1, 7) else None for number in numbers), strict=True))


def _numbers(now: Table, numbers: Any, telling: Telling) -> Table:
    """Dice told: a roll, a re-roll, or dice of the roll told again."""
    pairs = _pairs(telling, numbers)
    if telling.going_on and now.now == telling.t and now.last in ("roll", "reroll") and not telling.correcting:
        # Dice told in one breath are one roll: five where four were rolled are not one die and then four.
        raise Contradiction("bad_dice_count", count=now.expected)
    if telling.slots.get("again") or (telling.correcting and now.last == "reroll"):
        dice = tuple(Die(color, number) for color, number in pairs if color is not None and number is not None)
        if len(dice) < len(pairs):
            raise Contradiction("bad_number")
        return table.rerolled(now, dice, telling.correcting)
    telling_again = now.last == "roll" and bool(now.dice) and (telling.correcting or not now.whole)
    if telling_again and len(pairs) < now.expected:
        return table.mended(now, pairs)
    if telling.correcting and not telling_again and len(pairs) < now.expected:
        raise Contradiction("no_such_die")
    dice_heard = tuple(Rolled(color, number) for color, number in pairs if color is not None)
    if telling_again:
        now = replace(now, dice=())
    return table.rolled(now, dice_heard, telling.t)


def _told(now: Table, what: Any, telling: Telling) -> Table:
    match what:
        case "start":
            return table.started(now, telling.t)
        case "done":
            return table.done(now)
        case _:
            if not now.dice or not now.whole:
                raise Contradiction("nothing_rolled")
            return table.otherwise(now)


def _die(telling: Telling) -> tuple[str | None, int | None]:
    return telling.slots.get("die_color"), telling.slots.get("die_number")


def _taker(now: Table, name: Any, telling: Telling) -> Table:
    """Somebody takes another die, or puts it elsewhere, than was proposed."""
    if not now.dice or not now.whole:
        raise Contradiction("nothing_rolled")
    player = table.player_named(now, str(name))
    die = table.die_named(now, *_die(telling))
    number, place = telling.slots.get("card"), telling.slots.get("place")
    card = None
    if number is not None:
        numbers = [table.number_of(own) for own in now.hands[player].cards]
        if number not in numbers:
            raise Contradiction("no_such_card", count=len(numbers))
        card = numbers.index(number)
    return table.wished(now, Wish(die, player, card, None if place is None else int(place) - 1))


def _passer(now: Table, name: Any, telling: Telling) -> Table:
    """Somebody takes nothing."""
    if not now.dice or not now.whole:
        raise Contradiction("nothing_rolled")
    return table.passed(now, table.player_named(now, str(name)))


def _giver(now: Table, name: Any, telling: Telling) -> Table:
    return table.gave(now, table.player_named(now, str(name)), *_die(telling))


def _fuse(kind: str) -> Fold:
    def change(now: Table, value: Any, telling: Telling) -> Table:
        again = telling.correcting and now.last == "fuse"
        named: dict[str, Any] = {"color": None, "number": None, kind: value}
        if kind == "number" and value not in range(1, 7):
            raise Contradiction("bad_number")
        return table.fused(now, named["color"], named["number"], again)

    return _event(change)


def _fell(now: Table, value: Any, telling: Telling) -> Table:
    return table.toppled(now, _owner(now, telling), telling.slots.get("card"))


def _setup_again(fact: str) -> Fold:
    """A fact of the set-up; before the game it leads back to the set-up."""

    def fold(seen: Fuse, value: Any, telling: Telling) -> Fuse:
        if fact == "fuse_cards" and not 0 <= int(value) <= rules.FUSE_CARDS:
            raise Contradiction("bad_fuse_count")
        now = seen.table if seen.table.started is not None else replace(seen.table, last="setup")
        return put(seen, **{fact: value, "table": now})

    return fold


FOLDS: Mapping[str, Fold] = {
    "players": _players,
    "count": _count,
    "difficulty": _setup_again("difficulty"),
    "level6": _setup_again("level6"),
    "fuse_cards": _setup_again("fuse_cards"),
    "symbols": _in_play(_event(_card)),
    "spec": _in_play(_event(_written)),
    "fresh": _event(_fresh),
    "pick": _event(_pick),
    "numbers": _event(_numbers),
    "told": _event(_told),
    "taker": _event(_taker),
    "passer": _event(_passer),
    "giver": _event(_giver),
    "fuse_color": _fuse("color"),
    "fuse_number": _fuse("number"),
    "fell": _event(_fell),
}


