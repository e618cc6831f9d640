"""Single questions about a table, as ``voice-expert solve fuse`` puts them: ``{"op": …}`` in, an answer out.

The first thing wrong is reported: number of players, names that repeat, then player by player hand and cards (level,
notation, dice on it, fullness), number of dice, each die (colour before number) or the fuse, more than five dice of a
colour, a roll that is too short, the bag holder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voice_expert.games.fuse import assigning, fitting, giving_back, rules
from voice_expert.games.fuse.cards import Card, Player, easiest_first, new_card
from voice_expert.games.fuse.dice import ALL_DICE, COLOURS, OF_EACH_COLOUR, Die
from voice_expert.record import Contradiction

Request = Mapping[str, Any]
MOST_IN_PILE = rules.BOMBS - rules.CENTRE


def answer(request: Request) -> dict[str, Any]:
    """The answer to one question; raises Contradiction with the error code."""
    op = request.get("op")
    if not isinstance(op, str) or op not in _OPS:
        raise Contradiction("unknown_op")
    return _OPS[op](request)


def whole(value: Any, low: int, high: int, code: str) -> int:
    """The value if it is a whole number from low to high, else the error."""
    if type(value) is not int or not low <= value <= high:
        raise Contradiction(code)
    return value


def _setup(request: Request) -> dict[str, Any]:
    players = whole(request.get("players"), 1, 5, "bad_player_count")
    difficulty = request.get("difficulty")
    if not isinstance(difficulty, str) or difficulty not in rules.DIFFICULTIES:
        raise Contradiction("bad_difficulty")
    fuses = request.get("fuse_cards")
    fuses = whole(rules.FUSE_CARDS_USED if fuses is None else fuses, 0, rules.FUSE_CARDS, "bad_fuse_count")
    return dict(rules.Setup(players, difficulty, request.get("level6") is True, fuses).json)


def _deal_check(request: Request) -> dict[str, Any]:
    players = whole(request.get("players"), 1, 5, "bad_player_count")
    hands = request.get("hands")
    if not isinstance(hands, tuple) or len(hands) != players:
        raise Contradiction("bad_player_count")
    for hand in hands:
        if not isinstance(hand, tuple) or len(hand) != rules.HAND_SIZE[players]:
            raise Contradiction("bad_hand_size")
        for level in hand:
            read_level(level)
            if level == 6 and request.get("level6") is not True:
                raise Contradiction("level6_not_in_play")
    redeal = rules.to_redeal(hands)
    return {"ok": not redeal, "redeal": redeal}


def _card_info(request: Request) -> dict[str, Any]:
    shape = fitting.card(_spec(request))
    return {
        "slots": len(shape.symbols),
        "faces": [faces.bit_count() for faces in shape.accepts],
        "supports": {str(place): list(under) for place, under in enumerate(shape.supports) if under},
        "completions": fitting.completions(shape),
    }


def _legal(request: Request) -> dict[str, Any]:
    card = read_card(request.get("card"))
    return {"slots": card.fits(read_die(request.get("die")))}


def _assign(request: Request) -> dict[str, Any]:
    players = _players(request)
    count = len(players)
    dice = _dice(request.get("dice"), count)
    on_cards = _colours_possible(players, dice)
    if len(dice) < rules.DICE_PER_ROLL[count] and on_cards + len(dice) < ALL_DICE:
        raise Contradiction("bad_dice_count")
    way = assigning.best(players, dice, rules.MOST_DICE_EACH[count])
    assert way is not None
    return assignment_json(players, dice, way)


def assignment_json(players: Sequence[Player], dice: Sequence[Die], way: assigning.Way) -> dict[str, Any]:
    """An assignment as the answer names it."""
    placements = [
        {"die": die, "player": players[player].name, "card": players[player].cards[card].id, "slot": place}
        for die, (player, card, place) in enumerate(way.spots)
        if (player, card, place) != assigning.LEFT
    ]
    after = assigning.laid(players, dice, way.spots)
    return {
        "placements": placements,
        "unplaced": [die for die, spot in enumerate(way.spots) if spot == assigning.LEFT],
        "defused": [card.id for player in after for card in player.cards if card.full],
        "value": list(way.value[:3]),
    }


def _penalty(request: Request) -> dict[str, Any]:
    players = _players(request)
    dice = _dice(request.get("rerolled"), len(players))
    _colours_possible(players, dice)
    steps = []
    for die in dice:
        players, step = giving_back.give_back(players, giving_back.like(die))
        steps.append(step_json(step))
    return {"steps": steps}


def _fuse_card(request: Request) -> dict[str, Any]:
    players = _players(request)
    fuse = request.get("fuse")
    named = {k: v for k, v in fuse.items() if k in ("color", "number") and v is not None} if isinstance(fuse, dict) else {}
    if len(named) != 1:
        raise Contradiction("bad_fuse")
    if "color" in named:
        _colour(named["color"])
    else:
        whole(named["number"], 1, 6, "bad_number")
    _colours_possible(players, ())
    names = [player.name for player in players]
    if request.get("bag") not in names:
        raise Contradiction("unknown_player")
    _, step = giving_back.give_back(players, giving_back.of(**named))
    bag = names[(names.index(request["bag"]) + 1) % len(names)]
    return {"steps": [step_json(step)], "bag": bag, "points": rules.FUSE_POINTS}


def step_json(step: Sequence[giving_back.GivesBack]) -> list[dict[str, Any]]:
    """What everybody gives back for one die or fuse card."""

    def spot(option: tuple[str, int] | None) -> dict[str, Any] | None:
        return None if option is None else {"card": option[0], "slot": option[1]}

    return [
        {"player": one.player, "options": [spot(option) for option in one.options], "remove": spot(one.remove)}
        for one in step
    ]


def _topple(request: Request) -> dict[str, Any]:
    card = read_card(request.get("card"))
    if not card.shape.structured:
        raise Contradiction("no_structure")
    returned = [die.json for die in card.placed if die is not None]
    return {"returned": returned, "placed": list(card.emptied().placed)}


def _choose_card(request: Request) -> dict[str, Any]:
    centre = request.get("centre")
    if not isinstance(centre, tuple) or not 1 <= len(centre) <= rules.CENTRE:
        raise Contradiction("bad_centre")
    _no_repeats([_part(raw, "id") for raw in centre])
    cards = [new_card(_part(raw, "id"), read_level(_part(raw, "level")), _spec(raw)) for raw in centre]
    return {"order": [card.id for card in easiest_first(cards)]}


def _score(request: Request) -> dict[str, Any]:
    defused = request.get("defused")
    levels = [read_level(level) for level in defused] if isinstance(defused, tuple) else [read_level(None)]
    fuses = whole(request.get("fuses_revealed"), 0, rules.FUSE_CARDS, "bad_fuse_count")
    seconds = whole(request.get("seconds_left"), 0, rules.SECONDS, "bad_time")
    success = request.get("success")
    if not isinstance(success, bool):
        raise Contradiction("bad_result")
    return dict(rules.score(levels, fuses, success, seconds))


def _status(request: Request) -> dict[str, Any]:
    centre = whole(request.get("centre"), 0, rules.CENTRE, "bad_count")
    bombs = whole(request.get("pile_bombs"), 0, MOST_IN_PILE, "bad_count")
    whole(request.get("pile_fuses"), 0, rules.FUSE_CARDS, "bad_count")
    seconds = whole(request.get("seconds_left"), 0, rules.SECONDS, "bad_time")
    dice = whole(request.get("dice_in_bag"), 0, ALL_DICE, "bad_count")
    if centre < rules.CENTRE and bombs:
        raise Contradiction("centre_not_refilled")
    return {"status": rules.status(bombs + centre, centre, seconds, dice), "bombs_left": centre + bombs}


_OPS: dict[str, Callable[[Request], dict[str, Any]]] = {
    "setup": _setup,
    "deal_check": _deal_check,
    "card_info": _card_info,
    "legal": _legal,
    "assign": _assign,
    "penalty": _penalty,
    "fuse_card": _fuse_card,
    "topple": _topple,
    "choose_card": _choose_card,
    "score": _score,
    "status": _status,
}


def _part(raw: Any, name: str) -> Any:
    return raw.get(name) if isinstance(raw, Mapping) else None


def _spec(raw: Any) -> str:
    spec = _part(raw, "spec")
    if not isinstance(spec, str):
        raise Contradiction("bad_card")
    return spec


def read_level(level: Any) -> int:
    """A level, or the error."""
    if type(level) is not int or level not in rules.LEVELS:
        raise Contradiction("bad_level")
    return level


def _colour(color: Any) -> str:
    if not isinstance(color, str) or color not in COLOURS:
        raise Contradiction("bad_color")
    return color


def read_die(raw: Any) -> Die:
    """A die, or the error; the colour is looked at first."""
    return Die(_colour(_part(raw, "color")), whole(_part(raw, "number"), 1, 6, "bad_number"))


def read_card(raw: Any) -> Card:
    """A card with its dice, which is not full yet, or the error."""
    level = read_level(_part(raw, "level"))
    empty = new_card(_part(raw, "id"), level, _spec(raw))
    placed = _part(raw, "placed")
    if not isinstance(placed, tuple) or len(placed) != len(empty.placed):
        raise Contradiction("bad_placed")
    card = Card(empty.id, level, empty.spec, tuple(None if die is None else read_die(die) for die in placed))
    if not card.possible:
        raise Contradiction("bad_placed")
    if card.full:
        raise Contradiction("already_defused")
    return card


def _players(request: Request) -> tuple[Player, ...]:
    raw = request.get("players")
    if not isinstance(raw, tuple) or not 1 <= len(raw) <= 5:
        raise Contradiction("bad_player_count")
    _no_repeats([_part(player, "name") for player in raw])
    hands = [_part(player, "cards") for player in raw]
    _no_repeats([_part(card, "id") for hand in hands if isinstance(hand, tuple) for card in hand])
    found = []
    for player, hand in zip(raw, hands, strict=True):
        if not isinstance(hand, tuple) or len(hand) > rules.HAND_SIZE[len(raw)]:
            raise Contradiction("bad_hand_size")
        found.append(Player(_part(player, "name"), tuple(read_card(card) for card in hand)))
    return tuple(found)


def _no_repeats(names: Sequence[Any]) -> None:
    named = [name for name in names if name is not None]
    if any(name in named[:at] for at, name in enumerate(named)):
        raise Contradiction("duplicate_name")


def _dice(raw: Any, players: int) -> tuple[Die, ...]:
    if not isinstance(raw, tuple) or not 1 <= len(raw) <= rules.DICE_PER_ROLL[players]:
        raise Contradiction("bad_dice_count")
    return tuple(read_die(die) for die in raw)


def _colours_possible(players: Sequence[Player], dice: Sequence[Die]) -> int:
    """The number of dice on cards; the error where a colour would have more than five dice."""
    on_cards = [die for player in players for card in player.cards for die in card.placed if die is not None]
    counts = Counter(die.color for die in (*on_cards, *dice))
    if any(count > OF_EACH_COLOUR for count in counts.values()):
        raise Contradiction("impossible_dice")
    return len(on_cards)
