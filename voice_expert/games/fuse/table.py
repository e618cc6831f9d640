"""A game as it goes on: cards before the players, the roll on the table, what was given back, the clock.

Every event is a function from one table to the next; nothing here speaks. What the adviser proposed is taken as done
when the next thing is told. Players and cards are counted from 0; a card's number before a player stays the same as
long as it lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from voice_expert.games.fuse import assigning, giving_back, rules
from voice_expert.games.fuse.cards import Card, Player, easiest_first, new_card
from voice_expert.games.fuse.dice import ALL_DICE, OF_EACH_COLOUR, Die
from voice_expert.record import Contradiction


@dataclass(frozen=True)
class Rolled:
    """A die of the roll as it was heard; the number is None where it was none of one to six."""

    color: str
    number: int | None


@dataclass(frozen=True)
class Wish:
    """What the table wants otherwise than proposed: this die goes to this player."""

    die: int
    player: int
    card: int | None = None
    place: int | None = None


@dataclass(frozen=True)
class Given:
    """What everybody gave back for one re-rolled die (or for a fuse card, then ``die`` is None)."""

    die: Die | None
    steps: tuple[giving_back.GivesBack, ...]


@dataclass(frozen=True)
class Table:
    """The game between two events. ``last`` names what was told last, ``touched`` which card it was about."""

    hands: tuple[Player, ...] = ()
    centre: tuple[Card, ...] = ()
    defused: tuple[int, ...] = ()
    """Levels of the defused bombs."""
    just_defused: tuple[tuple[int, int], ...] = ()
    """(player, level) of the bombs that the last roll defused."""
    fuses: int = 0
    holder: int = 0
    started: float | None = None
    now: float = 0.0
    dice: tuple[Rolled, ...] = ()
    wishes: tuple[Wish, ...] = ()
    passing: tuple[int, ...] = ()
    """Players who take nothing of this roll."""
    second: bool = False
    """The next best way is wanted instead of the best."""
    left: tuple[Die, ...] = ()
    """Dice of the last roll that nobody took, to be rolled again."""
    given: tuple[Given, ...] = ()
    choices: tuple[tuple[int, str, tuple[str, int]], ...] = ()
    """What players chose to give back themselves: (which re-rolled die, player, place)."""
    fuse: tuple[str | None, int | None] = (None, None)
    before: Table | None = None
    """The table before dice were given back, to give back others instead."""
    last: str = "setup"
    touched: tuple[int, str] | None = None
    """(player, card id); player -1 is the centre."""
    returned: tuple[Die, ...] = ()
    outcome: str = "running"
    called: int = rules.SECONDS + 1
    """The last number of seconds left that was called out."""

    @property
    def per_roll(self) -> int:
        return rules.DICE_PER_ROLL[len(self.hands)]

    @property
    def most_each(self) -> int:
        return rules.MOST_DICE_EACH[len(self.hands)]

    @property
    def on_cards(self) -> list[Die]:
        return [die for hand in self.hands for card in hand.cards for die in card.placed if die is not None]

    @property
    def in_bag(self) -> int:
        """Dice in the bag when nothing lies on the table."""
        return ALL_DICE - len(self.on_cards)

    @property
    def expected(self) -> int:
        """How many dice the next roll has."""
        return min(self.per_roll, self.in_bag)

    @property
    def whole(self) -> bool:
        """Whether all dice of the roll were understood."""
        return len(self.dice) >= self.expected and all(die.number is not None for die in self.dice)

    def seconds_left(self, t: float) -> int:
        """At this moment; the whole time before the start."""
        return rules.SECONDS if self.started is None else max(0, int(rules.SECONDS - (t - self.started)))


def number_of(card: Card) -> int:
    """The number of a card before its player, from 1."""
    return int(card.id.rpartition("-")[2])


def dice_of(table: Table) -> tuple[Die, ...]:
    """The roll, once all of it is understood."""
    return tuple(Die(die.color, die.number) for die in table.dice if die.number is not None)


def seated(names: tuple[str, ...]) -> Table:
    """An empty table for these players, clockwise; the first holds the bag."""
    if not 1 <= len(names) <= 5:
        raise Contradiction("bad_player_count")
    if len(set(names)) < len(names):
        raise Contradiction("duplicate_name")
    return Table(tuple(Player(name) for name in names))


def player_named(table: Table, name: str) -> int:
    """The player of that name; "2" is the second one."""
    names = [hand.name for hand in table.hands]
    if name in names:
        return names.index(name)
    if name.isdigit() and int(name) <= len(names):
        return int(name) - 1
    raise Contradiction("unknown_player", player=name)


def dealt(table: Table, player: int, level: int, spec: str, instead: bool = False) -> Table:
    """A new card before a player (``instead``: of the one told last). A card of the centre that is the same is taken."""
    hand = table.hands[player]
    if instead and table.touched is not None and table.touched[0] == player:
        hand = replace(hand, cards=tuple(card for card in hand.cards if card.id != table.touched[1]))
    numbers = {number_of(card) for card in hand.cards}
    free = [n for n in range(1, rules.HAND_SIZE[len(table.hands)] + 1) if n not in numbers]
    if not free:
        raise Contradiction("bad_hand_size", player=hand.name)
    card = new_card(f"{hand.name}-{free[0]}", level, spec)
    cards = tuple(sorted((*hand.cards, card), key=number_of))
    same = next((own for own in table.centre if own.spec == spec and own.level == level), None)
    centre = tuple(own for own in table.centre if own is not same)
    return replace(
        _with_hand(table, player, replace(hand, cards=cards)), centre=centre, last="card", touched=(player, card.id)
    )


def laid_out(table: Table, level: int, spec: str, instead: bool = False) -> Table:
    """A new card in the centre (``instead``: of the one told last)."""
    centre = table.centre[:-1] if instead else table.centre
    if len(centre) >= rules.CENTRE:
        raise Contradiction("bad_centre")
    card = new_card(f"centre-{len(centre) + 1}", level, spec)
    return replace(table, centre=_counted((*centre, card)), last="card", touched=(-1, card.id))


def cleared(table: Table, player: int) -> Table:
    """A player's hand is dealt again."""
    hand = replace(table.hands[player], cards=())
    return replace(_with_hand(table, player, hand), last="cleared", touched=(player, ""))


def picked(table: Table, player: int, number: int) -> Table:
    """A player takes the centre card of that number."""
    if not 1 <= number <= len(table.centre):
        raise Contradiction("no_such_card", count=len(table.centre))
    card = table.centre[number - 1]
    after = dealt(replace(table, centre=()), player, card.level, card.spec)
    return replace(after, centre=_counted(table.centre[: number - 1] + table.centre[number:]))


def _counted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(replace(card, id=f"centre-{number}") for number, card in enumerate(cards, 1))


def _with_hand(table: Table, player: int, hand: Player) -> Table:
    return replace(table, hands=(*table.hands[:player], hand, *table.hands[player + 1 :]))


def started(table: Table, t: float) -> Table:
    """The clock starts; starting twice changes nothing."""
    return replace(table, started=t if table.started is None else table.started, last="start")


def rolled(table: Table, dice: tuple[Rolled, ...], t: float) -> Table:
    """A new roll; what was proposed for the one before is done. The first roll starts the clock."""
    table = replace(settled(table), left=(), given=(), before=None)
    table = replace(table, started=t if table.started is None else table.started, just_defused=())
    if table.in_bag == 0:
        return replace(table, outcome="lost_dice", last="over")
    return _checked(replace(table, dice=dice, wishes=(), passing=(), second=False, last="roll"))


def _checked(table: Table) -> Table:
    """The table if its roll is possible, else the objection."""
    if not 1 <= len(table.dice) <= table.expected:
        raise Contradiction("bad_dice_count", count=table.expected)
    counts = Counter([*(die.color for die in table.on_cards), *(die.color for die in table.dice)])
    color, most = counts.most_common(1)[0]
    if most > OF_EACH_COLOUR:
        raise Contradiction("impossible_dice", color=color)
    return table


def mended(table: Table, told: tuple[tuple[str | None, int | None], ...]) -> Table:
    """Dice of the roll told again: those not understood first, then those still to come, else by colour or number."""
    dice = list(table.dice)
    for color, number in told:
        unclear = next((at for at, die in enumerate(dice) if die.number is None), None)
        if unclear is not None:
            dice[unclear] = Rolled(color or dice[unclear].color, number)
        elif len(dice) < table.expected and color is not None:
            dice.append(Rolled(color, number))
        else:
            same = [at for at, die in enumerate(dice) if die.color == color]
            same = same or [at for at, die in enumerate(dice) if die.number == number]
            if len(same) != 1:
                raise Contradiction("no_such_die")
            dice[same[0]] = Rolled(color or dice[same[0]].color, number)
    return _checked(replace(table, dice=tuple(dice), wishes=(), passing=(), second=False, last="roll"))


def proposal(table: Table) -> assigning.Way:
    """Who takes which die, the table's wishes kept; raises Contradiction("does_not_fit") where they can't be."""
    way = _proposal(table.hands, dice_of(table), table.most_each, table.wishes, table.passing, table.second)
    if way is None:
        raise Contradiction("does_not_fit")
    return way


@lru_cache(maxsize=256)
def _proposal(
    hands: tuple[Player, ...],
    dice: tuple[Die, ...],
    most_each: int,
    wishes: tuple[Wish, ...],
    passing: tuple[int, ...],
    second: bool,
) -> assigning.Way | None:
    wanted = {wish.die: wish for wish in wishes}

    def allowed(die: int, spot: assigning.Spot) -> bool:
        if spot[0] in passing:
            return False
        wish = wanted.get(die)
        if wish is None:
            return True
        return all(want in (None, have) for want, have in zip((wish.player, wish.card, wish.place), spot, strict=True))

    must = sum(1 << die for die in wanted)
    best = assigning.best(hands, dice, most_each, allowed, must)
    if best is None or not second:
        return best
    return assigning.next_best(hands, dice, most_each, best, allowed, must)


def wished(table: Table, wish: Wish) -> Table:
    """The proposal with one die going elsewhere, the others planned anew."""
    wishes = (*(own for own in table.wishes if own.die != wish.die), wish)
    passing = tuple(player for player in table.passing if player != wish.player)
    table = replace(table, wishes=wishes, passing=passing, second=False, last="roll")
    proposal(table)
    return table


def passed(table: Table, player: int) -> Table:
    """The proposal without this player."""
    wishes = tuple(wish for wish in table.wishes if wish.player != player)
    return replace(table, wishes=wishes, passing=(*table.passing, player), second=False, last="roll")


def otherwise(table: Table) -> Table:
    """The next best way."""
    table = replace(table, second=True, last="roll")
    try:
        proposal(table)
    except Contradiction:
        raise Contradiction("no_other_way") from None
    return table


def die_named(table: Table, color: str | None, number: int | None) -> int:
    """Which die of the roll is meant; raises Contradiction("no_such_die")."""
    dice = dice_of(table)
    found = [at for at, die in enumerate(dice) if color in (None, die.color) and number in (None, die.number)]
    if not found:
        raise Contradiction("no_such_die")
    return found[0]


def settled(table: Table) -> Table:
    """What was proposed is done: dice lie on cards, full cards leave with their dice, the rest is to be rolled again."""
    if not table.dice or not table.whole:
        return replace(table, dice=(), wishes=(), passing=(), second=False)
    dice, way = dice_of(table), proposal(table)
    hands, gone = [], []
    for number, hand in enumerate(assigning.laid(table.hands, dice, way.spots)):
        gone += [(number, card.level) for card in hand.cards if card.full]
        hands.append(replace(hand, cards=tuple(card for card in hand.cards if not card.full)))
    return replace(
        table,
        hands=tuple(hands),
        defused=(*table.defused, *(level for _, level in gone)),
        just_defused=tuple(gone),
        left=tuple(die for die, spot in zip(dice, way.spots, strict=True) if spot == assigning.LEFT),
        dice=(),
        wishes=(),
        passing=(),
        second=False,
    )


def done(table: Table) -> Table:
    """What was proposed is done; said again, or after a re-roll, it leads on to the next roll."""
    if table.started is None:
        raise Contradiction("nothing_rolled")
    now = table if table.dice else replace(table, just_defused=(), left=())
    return replace(settled(now), given=(), before=None, last="done")


def rerolled(table: Table, dice: tuple[Die, ...], again: bool = False) -> Table:
    """Dice left over were rolled again, one after another; ``again``: other dice than told before."""
    start = table.before if again and table.before is not None else settled(table)
    if len(dice) > start.per_roll:
        raise Contradiction("bad_dice_count", count=start.per_roll)
    return _given(replace(start, before=replace(start, before=None), left=start.left[len(dice) :], last="reroll"), dice, ())


def fused(table: Table, color: str | None, number: int | None, again: bool = False) -> Table:
    """A fuse card was turned up."""
    start = table.before if again and table.before is not None else settled(table)
    if start.fuses >= rules.FUSE_CARDS:
        raise Contradiction("bad_fuse_count")
    after = replace(
        start,
        before=replace(start, before=None),
        fuses=start.fuses + 1,
        holder=(start.holder + 1) % len(start.hands),
        fuse=(color, number),
        last="fuse",
    )
    return _given(after, (), ())


def gave(table: Table, player: int, color: str | None, number: int | None) -> Table:
    """Somebody gives back another die than proposed."""
    if table.before is None or not table.given:
        raise Contradiction("no_such_die")
    name = table.hands[player].name
    cards = {card.id: card for hand in table.before.hands for card in hand.cards}
    for step, given in enumerate(table.given):
        own = next(entry for entry in given.steps if entry.player == name)
        for option in own.options:
            die = cards[option[0]].placed[option[1]]
            if die is not None and color in (None, die.color) and number in (None, die.number):
                choices = (*(c for c in table.choices if c[:2] != (step, name)), (step, name, option))
                dice = tuple(g.die for g in table.given if g.die is not None)
                return _given(replace(table, hands=table.before.hands), dice, choices)
    raise Contradiction("no_such_die")


def _given(table: Table, dice: tuple[Die, ...], choices: tuple[tuple[int, str, tuple[str, int]], ...]) -> Table:
    """What everybody gives back, for each die in turn or for the fuse card."""
    hands, given = table.hands, []
    for number, die in enumerate(dice or (None,)):
        matches = giving_back.of(*table.fuse) if die is None else giving_back.like(die)
        chosen: Mapping[str, tuple[str, int]] = {name: spot for step, name, spot in choices if step == number}
        hands, steps = giving_back.give_back(hands, matches, chosen)
        given.append(Given(die, steps))
    return replace(table, hands=hands, given=tuple(given), choices=choices)


def toppled(table: Table, player: int | None, number: int | None) -> Table:
    """A stack or pyramid fell: all dice of that card are back in the bag."""
    table = settled(table)
    fallen = [
        (at, card)
        for at, hand in enumerate(table.hands)
        for card in hand.cards
        if player in (None, at) and number in (None, number_of(card)) and card.shape.structured
    ]
    if not fallen:
        raise Contradiction("no_structure")
    standing = [(at, card) for at, card in fallen if card.dice]
    if len(standing) > 1:
        raise Contradiction("which_fell")
    at, card = (standing or fallen)[0]
    after = _with_hand(table, at, table.hands[at].with_card(card.emptied()))
    dice = tuple(die for die in card.placed if die is not None)
    return replace(after, last="fell", touched=(at, card.id), returned=dice)


def best_pick(table: Table) -> tuple[int, Card] | None:
    """The easiest card of the centre with its number, where the centre was read out."""
    cards = easiest_first(list(table.centre))
    return (table.centre.index(cards[0]) + 1, cards[0]) if cards else None
