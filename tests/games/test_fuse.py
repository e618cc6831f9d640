"""FUSE: the rules' worked examples, wrong questions and the order in which wrong things are named."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from voice_expert.games.fuse import assigning, fitting, notation
from voice_expert.games.fuse.cards import Card, Player, new_card
from voice_expert.games.fuse.dice import COLOURS, Die
from voice_expert.modules import registry
from voice_expert.record import Contradiction
from voice_expert.solving import solve_one

# fmt: off
EXAMPLES: list[tuple[str, dict[str, Any], dict[str, Any]]] = \
[('set-up for four, standard', {'op': 'setup', 'players': 4, 'difficulty': 'standard'},
  {'hand_size': 2,
   'hands_total': 8,
   'bombs_drawn': 22,
   'centre': 5,
   'pile_bombs': 17,
   'pile_fuses': 6,
   'pile_total': 23,
   'bombs_unused': 19,
   'dice_per_roll': 4,
   'max_dice_each': 1,
   'timer_seconds': 600,
   'bombs_to_win': 22}),
 ('solo, insane, level 6 in play, all fuse cards',
  {'op': 'setup', 'players': 1, 'difficulty': 'insane', 'level6': True, 'fuse_cards': 11},
  {'hand_size': 4,
   'hands_total': 4,
   'bombs_drawn': 25,
   'centre': 5,
   'pile_bombs': 20,
   'pile_fuses': 11,
   'pile_total': 31,
   'bombs_unused': 25,
   'dice_per_roll': 3,
   'max_dice_each': 3,
   'timer_seconds': 600,
   'bombs_to_win': 25}),
 ('three hands, the second has only hard cards', {'op': 'deal_check', 'players': 3, 'level6': False, 'hands': [[1, 4], [3, 4], [2, 2]]},
  {'ok': False, 'redeal': [1]}),
 ('reading a pyramid', {'op': 'card_info', 'spec': 'pyramid( 1 3/R 2 | K/B 4/G | 5/Y )'},
  {'slots': 6, 'faces': [5, 10, 5, 12, 10, 10], 'supports': {'3': [0, 1], '4': [1, 2], '5': [3, 4]}, 'completions': 300000}),
 ('next die of a stack of falling numbers: a five on a six, the rest still possible',
  {'op': 'legal',
   'card': {'id': 'a1', 'level': 4, 'spec': 'stack( # > # > # > # )', 'placed': [{'color': 'red', 'number': 6}, None, None, None]},
   'die': {'color': 'blue', 'number': 5}},
  {'slots': [1]}),
 ('the same with a two: two more smaller numbers would be needed, so it is refused',
  {'op': 'legal',
   'card': {'id': 'a1', 'level': 4, 'spec': 'stack( # > # > # > # )', 'placed': [{'color': 'red', 'number': 6}, None, None, None]},
   'die': {'color': 'blue', 'number': 2}},
  {'slots': []}),
 ('four players, red 3, blue 4, green 1, yellow 6',
  {'op': 'assign',
   'players': [{'name': 'anna',
                'cards': [{'id': 'a1',
                           'level': 4,
                           'spec': 'stack( Y R B G )',
                           'placed': [{'color': 'yellow', 'number': 6}, None, None, None]},
                          {'id': 'a2', 'level': 1, 'spec': '@ = @ ; # = #', 'placed': [None, None, None, None]}]},
               {'name': 'ben',
                'cards': [{'id': 'b1',
                           'level': 3,
                           'spec': 'B/G Y/R B4',
                           'placed': [{'color': 'green', 'number': 2}, {'color': 'yellow', 'number': 1}, None]},
                          {'id': 'b2', 'level': 2, 'spec': '4 > * > *', 'placed': [None, None, None]}]},
               {'name': 'chika',
                'cards': [{'id': 'c1', 'level': 2, 'spec': 'K/1 K/2 K/3', 'placed': [None, {'color': 'black', 'number': 5}, None]},
                          {'id': 'c2', 'level': 3, 'spec': '# = # = #', 'placed': [{'color': 'yellow', 'number': 6}, None, None]}]},
               {'name': 'dmitri',
                'cards': [{'id': 'd1', 'level': 3, 'spec': 'R/K + B/2 = [7]', 'placed': [None, None]},
                          {'id': 'd2', 'level': 4, 'spec': '& = &', 'placed': [None, None]}]}],
   'dice': [{'color': 'red', 'number': 3}, {'color': 'blue', 'number': 4}, {'color': 'green', 'number': 1},
            {'color': 'yellow', 'number': 6}]},
  {'placements': [{'die': 0, 'player': 'anna', 'card': 'a1', 'slot': 1}, {'die': 1, 'player': 'ben', 'card': 'b1', 'slot': 2},
                  {'die': 2, 'player': 'dmitri', 'card': 'd2', 'slot': 0}, {'die': 3, 'player': 'chika', 'card': 'c2', 'slot': 1}],
   'unplaced': [],
   'defused': ['b1'],
   'value': [4, 1, 3]}),
 ('two players, two dice each, one die has no place',
  {'op': 'assign',
   'players': [{'name': 'anna',
                'cards': [{'id': 'a1',
                           'level': 4,
                           'spec': '2 2 2',
                           'placed': [{'color': 'red', 'number': 2}, None, {'color': 'green', 'number': 2}]},
                          {'id': 'a2', 'level': 3, 'spec': '5 Y G2', 'placed': [None, None, None]}]},
               {'name': 'ben',
                'cards': [{'id': 'b1',
                           'level': 4,
                           'spec': 'stack( R B K G )',
                           'placed': [{'color': 'red', 'number': 4}, None, None, None]},
                          {'id': 'b2',
                           'level': 4,
                           'spec': 'stack( # < # < # < # )',
                           'placed': [{'color': 'green', 'number': 3}, None, None, None]}]}],
   'dice': [{'color': 'black', 'number': 1}, {'color': 'blue', 'number': 2}, {'color': 'black', 'number': 6},
            {'color': 'yellow', 'number': 3}]},
  {'placements': [{'die': 0, 'player': 'ben', 'card': 'b1', 'slot': 2}, {'die': 1, 'player': 'ben', 'card': 'b1', 'slot': 1},
                  {'die': 3, 'player': 'anna', 'card': 'a2', 'slot': 1}],
   'unplaced': [2],
   'defused': [],
   'value': [3, 0, 0]}),
 ('one left-over die comes up green four',
  {'op': 'penalty',
   'players': [{'name': 'anna',
                'cards': [{'id': 'a1',
                           'level': 4,
                           'spec': 'stack( Y R B G )',
                           'placed': [{'color': 'yellow', 'number': 4}, {'color': 'red', 'number': 3}, None, None]},
                          {'id': 'a2',
                           'level': 1,
                           'spec': '@ = @ ; # = #',
                           'placed': [{'color': 'green', 'number': 2}, None, None, {'color': 'red', 'number': 4}]}]},
               {'name': 'ben',
                'cards': [{'id': 'b1', 'level': 3, 'spec': '5 Y G2', 'placed': [{'color': 'red', 'number': 5}, None, None]},
                          {'id': 'b2', 'level': 2, 'spec': '4 > * > *', 'placed': [{'color': 'blue', 'number': 4}, None, None]}]},
               {'name': 'chika',
                'cards': [{'id': 'c1', 'level': 2, 'spec': 'K/1 K/2 K/3', 'placed': [None, {'color': 'black', 'number': 5}, None]},
                          {'id': 'c2', 'level': 1, 'spec': 'B/G Y/R B/R', 'placed': [None, None, None]}]}],
   'rerolled': [{'color': 'green', 'number': 4}]},
  {'steps': [[{'player': 'anna',
               'options': [{'card': 'a2', 'slot': 0}, {'card': 'a2', 'slot': 3}],
               'remove': {'card': 'a2', 'slot': 0}},
              {'player': 'ben', 'options': [{'card': 'b2', 'slot': 0}], 'remove': {'card': 'b2', 'slot': 0}},
              {'player': 'chika', 'options': [], 'remove': None}]]}),
 ('fuse card black',
  {'op': 'fuse_card',
   'players': [{'name': 'anna',
                'cards': [{'id': 'a1',
                           'level': 6,
                           'spec': 'pyramid( K R K | B G | Y )',
                           'placed': [{'color': 'black', 'number': 1}, {'color': 'red', 'number': 2}, {'color': 'black', 'number': 3},
                                      {'color': 'blue', 'number': 4}, None, None]},
                          {'id': 'a2', 'level': 1, 'spec': '# > # < #', 'placed': [None, None, None]}]},
               {'name': 'ben',
                'cards': [{'id': 'b1',
                           'level': 2,
                           'spec': 'K/1 K/2 K/3',
                           'placed': [{'color': 'black', 'number': 5}, {'color': 'green', 'number': 2}, None]},
                          {'id': 'b2', 'level': 3, 'spec': '# = # = #', 'placed': [None, None, None]}]}],
   'fuse': {'color': 'black'},
   'bag': 'ben'},
  {'steps': [[{'player': 'anna', 'options': [{'card': 'a1', 'slot': 2}], 'remove': {'card': 'a1', 'slot': 2}},
              {'player': 'ben', 'options': [{'card': 'b1', 'slot': 0}], 'remove': {'card': 'b1', 'slot': 0}}]],
   'bag': 'anna',
   'points': 2}),
 ('a tower falls',
  {'op': 'topple',
   'card': {'id': 'a1',
            'level': 6,
            'spec': 'stack( 1/4 2/5 3/6 ) ; stack( R/Y B/G K/R )',
            'placed': [{'color': 'red', 'number': 1}, {'color': 'blue', 'number': 5}, None, {'color': 'yellow', 'number': 2}, None,
                       None]}},
  {'returned': [{'color': 'red', 'number': 1}, {'color': 'blue', 'number': 5}, {'color': 'yellow', 'number': 2}],
   'placed': [None, None, None, None, None, None]}),
 ('which centre card first',
  {'op': 'choose_card',
   'centre': [{'id': 'm1', 'level': 4, 'spec': '2 2 2'}, {'id': 'm2', 'level': 1, 'spec': '# > # < #'},
              {'id': 'm3', 'level': 3, 'spec': '5 Y G2'}, {'id': 'm4', 'level': 2, 'spec': 'K/1 K/2 K/3'},
              {'id': 'm5', 'level': 6, 'spec': 'pyramid( K R K | B G | Y )'}]},
  {'order': ['m2', 'm4', 'm1', 'm3', 'm5']}),
 ('won with 1:47 left',
  {'op': 'score',
   'defused': [1, 1, 2, 2, 2, 3, 3, 4, 4, 1, 2, 3, 1, 2, 2, 3, 4, 1, 2],
   'fuses_revealed': 5,
   'success': True,
   'seconds_left': 107},
  {'bombs': 43, 'fuses': 10, 'time': 10, 'total': 63}),
 ('lost, same cards', {'op': 'score', 'defused': [1, 1, 2, 2, 2, 3], 'fuses_revealed': 2, 'success': False, 'seconds_left': 0},
  {'bombs': 11, 'fuses': 4, 'time': 0, 'total': 15}),
 ('state of the game', {'op': 'status', 'centre': 3, 'pile_bombs': 0, 'pile_fuses': 1, 'seconds_left': 75, 'dice_in_bag': 9},
  {'status': 'running', 'bombs_left': 3}),
 ('six red dice cannot be: something was misheard',
  {'op': 'assign',
   'players': [{'name': 'anna',
                'cards': [{'id': 'a1',
                           'level': 4,
                           'spec': '@ = @ = @ = @',
                           'placed': [{'color': 'red', 'number': 1}, {'color': 'red', 'number': 2}, {'color': 'red', 'number': 3},
                                      None]}]}],
   'dice': [{'color': 'red', 'number': 4}, {'color': 'red', 'number': 5}, {'color': 'red', 'number': 6}]},
  {'error': 'impossible_dice'})]
# fmt: on


def solved(state: Any) -> Any:
    return json.loads(json.dumps(solve_one(registry()["fuse"], {"edgework": {}, "state": state})["answer"]))


@pytest.mark.parametrize(("title", "state", "answer"), EXAMPLES, ids=[example[0] for example in EXAMPLES])
def test_example(title: str, state: dict[str, Any], answer: dict[str, Any]) -> None:
    assert solved(state) == answer


@pytest.mark.parametrize(
    ("spec", "ways"),
    [
        ("stack( # > # > # > # )", 9375), ("@ = @ = @ = @", 6480), ("% = % = %", 1800), ("# = % = @", 900),
        ("& = &", 30), ("G/Y + B/R = [7]", 24), ("R/K + B/2 = [7]", 20), ("4 > * > *", 375),
        ("@ != @ != @ != @", 414720), ("# + # = # + #", 91250), ("2 2 2", 125), ("pyramid( K R K | B G | Y )", 46656),
    ],
)  # fmt: skip
def test_ways_to_fill(spec: str, ways: int) -> None:
    assert fitting.completions(fitting.card(spec)) == ways


@pytest.mark.parametrize(
    "spec",
    [
        "", " ", ";", "R ;", "; R", "R ;; G", "7", "R7", "Z", "r", "@7", "% != %", "% < %", "@ < @", "@ = #", "@ = R",
        "& < &", "[7]", "# + #", "# = [7] [3]", "# + @ = [7]", "% + # = [7]", "& - # = [1]", "@ = [3]", "# =", "= #",
        "# = = #", "stack( R", "stack R )", "stack( )", "stack( stack( R ) )", "pyramid( R G )", "pyramid( R G | B G )",
        "pyramid( R G B | Y )", "pyramid( R G B | Y K )", "stack( R | G )", "R/", "/R", "R//G", "1 = [2]",
        "# > [6]", "1 > #", "# + # = [13]", "R R R R R R R R R", "K1 = K2", "@ = @3 = @ ;", "*/R", "# + = [7]",
    ],
)  # fmt: skip
def test_no_card(spec: str) -> None:
    assert solved({"op": "card_info", "spec": spec}) == {"error": "bad_card"}


def test_spaces_mean_nothing() -> None:
    assert notation.read("stack(#>#>#)") == notation.read(" stack( # > # > # ) ")
    assert notation.read("R/K+B/2=[7]") == notation.read("R / K + B / 2 = [ 7 ]")


def test_at_most_eight_places() -> None:
    assert solved({"op": "card_info", "spec": "R " * 8})["slots"] == 8


CARD = {"id": "a1", "level": 4, "spec": "2 2 2", "placed": [None, None, None]}
RED2 = {"color": "red", "number": 2}


def changed(state: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    """The state with one part replaced."""
    state = copy.deepcopy(state)
    part: Any = state
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return state


ASSIGN = EXAMPLES[6][1]
PENALTY = EXAMPLES[8][1]
FUSE = EXAMPLES[9][1]
DEAL = {"op": "deal_check", "players": 2, "level6": False, "hands": [[1, 4], [2, 2]]}
SCORE = {"op": "score", "defused": [1, 6], "fuses_revealed": 2, "success": True, "seconds_left": 19}
STATUS = {"op": "status", "centre": 5, "pile_bombs": 3, "pile_fuses": 1, "seconds_left": 75, "dice_in_bag": 9}
CENTRE = {"op": "choose_card", "centre": [{"id": "m1", "level": 4, "spec": "2 2 2"}]}
ERRORS: list[tuple[dict[str, Any], str]] = [
    ({}, "unknown_op"),
    ({"op": "win"}, "unknown_op"),
    ({"op": ["setup"]}, "unknown_op"),
    ({"op": "setup", "players": 6, "difficulty": "x"}, "bad_player_count"),
    ({"op": "setup", "players": True, "difficulty": "standard"}, "bad_player_count"),
    ({"op": "setup", "players": 2, "difficulty": "hard"}, "bad_difficulty"),
    ({"op": "setup", "players": 2, "difficulty": "expert", "fuse_cards": 12}, "bad_fuse_count"),
    (changed(DEAL, "players", to=0), "bad_player_count"),
    (changed(DEAL, "players", to=3), "bad_player_count"),
    (changed(DEAL, "hands", 0, to=[1]), "bad_hand_size"),
    (changed(DEAL, "hands", 1, to=[5, 1]), "bad_level"),
    (changed(DEAL, "hands", 1, to=[6, 1]), "level6_not_in_play"),
    ({"op": "deal_check", "players": 1, "hands": [[1, 2]]}, "bad_hand_size"),
    ({"op": "card_info", "spec": None}, "bad_card"),
    ({"op": "legal", "card": changed(CARD, "level", to=5), "die": RED2}, "bad_level"),
    ({"op": "legal", "card": changed(CARD, "spec", to="7"), "die": RED2}, "bad_card"),
    ({"op": "legal", "card": changed(CARD, "placed", to=[None]), "die": RED2}, "bad_placed"),
    ({"op": "legal", "card": changed(CARD, "placed", 0, to={"color": "red", "number": 3}), "die": RED2}, "bad_placed"),
    ({"op": "legal", "card": changed(CARD, "placed", to=[RED2] * 3), "die": RED2}, "already_defused"),
    ({"op": "legal", "card": CARD, "die": {"color": "pink", "number": 7}}, "bad_color"),
    ({"op": "legal", "card": CARD, "die": {"color": "red", "number": 7}}, "bad_number"),
    ({"op": "legal", "card": {"id": "a", "level": 4, "spec": "stack( Y R )", "placed": [None, RED2]}, "die": RED2}, "bad_placed"),
    (changed(ASSIGN, "players", to=[]), "bad_player_count"),
    (changed(ASSIGN, "players", 1, "name", to="anna"), "duplicate_name"),
    (changed(ASSIGN, "players", 1, "cards", 0, "id", to="a1"), "duplicate_name"),
    (changed(ASSIGN, "players", 1, "cards", to=[CARD, {**CARD, "id": "x"}, {**CARD, "id": "y"}]), "duplicate_name"),
    (changed(ASSIGN, "players", 1, "cards", to=[{**CARD, "id": n} for n in "xyz"]), "bad_hand_size"),
    (changed(ASSIGN, "dice", to=[]), "bad_dice_count"),
    (changed(ASSIGN, "dice", to=[RED2] * 5), "bad_dice_count"),
    (changed(ASSIGN, "dice", to=[RED2] * 3), "bad_dice_count"),
    (changed(ASSIGN, "dice", 3, to={"color": 3, "number": 3}), "bad_color"),
    (changed(ASSIGN, "dice", 3, to={"color": "red", "number": 0}), "bad_number"),
    (changed(PENALTY, "rerolled", to=[]), "bad_dice_count"),
    (changed(PENALTY, "rerolled", to=[RED2] * 4), "bad_dice_count"),
    (changed(FUSE, "fuse", to={}), "bad_fuse"),
    (changed(FUSE, "fuse", to={"color": "red", "number": 2}), "bad_fuse"),
    (changed(FUSE, "fuse", to="red"), "bad_fuse"),
    (changed(FUSE, "fuse", to={"color": "pink"}), "bad_color"),
    (changed(FUSE, "fuse", to={"number": 9}), "bad_number"),
    (changed(FUSE, "bag", to="zoe"), "unknown_player"),
    ({"op": "topple", "card": CARD}, "no_structure"),
    (changed(CENTRE, "centre", to=[]), "bad_centre"),
    (changed(CENTRE, "centre", to=CENTRE["centre"] * 6), "bad_centre"),
    (changed(CENTRE, "centre", to=CENTRE["centre"] * 2), "duplicate_name"),
    (changed(CENTRE, "centre", 0, "level", to=7), "bad_level"),
    (changed(SCORE, "defused", 0, to=5), "bad_level"),
    (changed(SCORE, "fuses_revealed", to=12), "bad_fuse_count"),
    (changed(SCORE, "success", to="yes"), "bad_result"),
    (changed(SCORE, "seconds_left", to=601), "bad_time"),
    (changed(STATUS, "seconds_left", to=-1), "bad_time"),
    (changed(STATUS, "centre", to=6), "bad_count"),
    (changed(STATUS, "pile_fuses", to=-1), "bad_count"),
    (changed(STATUS, "dice_in_bag", to=26), "bad_count"),
    (changed(STATUS, "centre", to=4), "centre_not_refilled"),
]


@pytest.mark.parametrize(("state", "code"), ERRORS)
def test_error(state: dict[str, Any], code: str) -> None:
    assert solved(state) == {"error": code}


SPOIL: list[tuple[str, Callable[[dict[str, Any]], dict[str, Any]]]] = [
    # In the order in which they are named; each of them spoils a good question.
    ("duplicate_name", lambda s: changed(s, "players", 3, "name", to="anna")),
    ("bad_hand_size", lambda s: changed(s, "players", 0, "cards", to=[{**CARD, "id": n} for n in "xyz"])),
    ("bad_level", lambda s: changed(s, "players", 1, "cards", 0, "level", to=5)),
    ("bad_card", lambda s: changed(s, "players", 1, "cards", 1, "spec", to="7")),
    ("bad_placed", lambda s: changed(s, "players", 2, "cards", 0, "placed", to=[])),
    ("already_defused", lambda s: changed(s, "players", 2, "cards", 1, to={**CARD, "id": "full", "placed": [RED2] * 3})),
    ("bad_color", lambda s: changed(s, "dice", 0, "color", to="pink")),
    ("bad_number", lambda s: changed(s, "dice", 2, "number", to=9)),
]


def test_the_first_thing_wrong_is_named() -> None:
    draw = random.Random(5)
    for _ in range(60):
        chosen = sorted(draw.sample(range(len(SPOIL)), draw.randint(1, 4)))
        state = ASSIGN
        for number in draw.sample(chosen, len(chosen)):
            state = SPOIL[number][1](state)
        assert solved(state) == {"error": SPOIL[chosen[0]][0]}, chosen


def test_a_short_roll_is_fine_when_the_bag_is_empty() -> None:
    """24 dice lie on cards, one is left to roll."""
    numbers = iter(range(99))

    def card(color: str, count: int) -> dict[str, Any]:
        spec = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}[color]
        placed = [{"color": color, "number": 1}] * count + [None]
        return {"id": next(numbers), "level": 1, "spec": f"{spec} " * count + "*", "placed": placed}

    players = [
        {"name": "anna", "cards": [card("red", 5), card("blue", 5)]},
        {"name": "ben", "cards": [card("green", 5), card("yellow", 5)]},
        {"name": "chika", "cards": [card("black", 4)]},
    ]
    state = {"op": "assign", "players": players, "dice": [{"color": "black", "number": 6}]}
    assert solved(state)["value"] == [1, 1, 1]
    fuller = changed(state, "dice", 0, "color", to="red")
    assert solved(fuller) == {"error": "impossible_dice"}


def random_table(draw: random.Random) -> tuple[list[Player], list[Die]]:
    specs = ["@ != @ != @ != @", "# = # = #", "K/1 K/2 K/3", "4 > * > *", "R/K + B/2 = [7]", "pyramid( K R K | B G | Y )"]
    players = [Player(f"p{n}", tuple(new_card(f"p{n}{i}", 2, draw.choice(specs)) for i in range(2))) for n in range(4)]
    return players, [Die(draw.choice(COLOURS), draw.randint(1, 6)) for _ in range(4)]


def test_the_next_best_is_another_one_and_no_better() -> None:
    draw = random.Random(2)
    found = 0
    for _ in range(100):
        players, dice = random_table(draw)
        first = assigning.best(players, dice, 1)
        second = assigning.next_best(players, dice, 1, first)
        if second is not None:
            found += 1
            assert any(a[0] != b[0] for a, b in zip(first.spots, second.spots, strict=True))
            assert not second.beats(first)
    assert found > 50


def test_a_die_can_be_kept_for_a_player() -> None:
    draw = random.Random(3)
    for _ in range(100):
        players, dice = random_table(draw)
        way = assigning.best(players, dice, 1, lambda die, spot: die != 0 or spot[0] == 2)
        assert way.spots[0] == assigning.LEFT or way.spots[0][0] == 2


def test_a_die_on_top_can_be_taken_away_and_the_card_stays_possible() -> None:
    """Whatever may be given back leaves a card that obeys the rules."""
    draw = random.Random(4)
    for spec in ("pyramid( K R K | B G | Y )", "stack( # > # > # > # )", "stack( 1/4 2/5 3/6 ) ; stack( R/Y B/G K/R )"):
        for _ in range(50):
            card = new_card("c", 6, spec)
            for _ in range(30):
                die = Die(draw.choice(COLOURS), draw.randint(1, 6))
                places = card.fits(die)
                if places:
                    card = card.with_die(draw.choice(places), die)
                assert card.possible
                for place in card.removable():
                    assert card.with_die(place, None).possible


def test_dice_cannot_float() -> None:
    placed = (None, Die("red", 2))
    assert not Card("a", 1, "stack( R R )", placed).possible
    assert Card("a", 1, "R R", placed).possible


def test_a_card_that_is_wrong_says_so() -> None:
    with pytest.raises(Contradiction):
        new_card("a", 1, "% != %")
