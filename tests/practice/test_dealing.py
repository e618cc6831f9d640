"""Every module that can be dealt is legal, is told in words of its grammar files, and is defused."""

import random
from dataclasses import replace

import pytest

from voice_expert.modules import registry
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal, dealers
from voice_expert.practice.dealing.yahtzee import DealtYahtzee
from voice_expert.practice.dealt import NotSeen, Pressed
from voice_expert.practice.game import as_text, play_module


def test_only_modules_of_the_manual_are_dealt() -> None:
    assert set(dealers()) <= set(registry())


@pytest.mark.parametrize("module", sorted(dealers()))
def test_each_deal_has_an_answer(module: str) -> None:
    for seed in range(12):
        draw = random.Random(seed)
        bomb = deal_bomb(draw, (module,)).known
        dealt = deal(module, draw, bomb)
        assert dealt == deal(module, _again(seed, module), bomb)
        assert dealt.truth(bomb).json


def _again(seed: int, module: str) -> random.Random:
    draw = random.Random(seed)
    deal_bomb(draw, (module,))
    return draw


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("module", sorted(dealers()))
def test_the_plain_defuser_gets_it_done(language: str, module: str) -> None:
    played = play_module(language, module, 1)
    assert played.defused and not played.strikes and not played.troubles, as_text(played)


def test_a_wrong_press_is_a_strike_and_memory_begins_anew() -> None:
    draw = random.Random(1)
    bomb = deal_bomb(draw, ("memory",)).known
    dealt = deal("memory", draw, bomb)
    truth = dealt.truth(bomb)
    second = dealt.press(bomb, truth.json)
    assert not isinstance(second, Pressed) and len(second.state["stages"]) == 1
    wrong = {"position": truth.json["position"] % 4 + 1}
    assert second.press(bomb, {"error": "bad_display"}) is Pressed.NOTHING
    assert dealt.press(bomb, wrong) is Pressed.STRIKE
    assert second.struck(wrong, truth) == dealt


def test_what_is_not_shown_cannot_be_told() -> None:
    draw = random.Random(1)
    dealt = deal("wires", draw, deal_bomb(draw, ("wires",)).known)
    with pytest.raises(NotSeen):
        dealt.told("strip")


def test_any_legal_keep_of_yahtzee_is_rolled_on() -> None:
    bomb = replace(deal_bomb(random.Random(1), ("yahtzee",)).known, plates=(("Serial",),))
    dice = {"purple": 1, "yellow": 2, "blue": 2, "white": 1, "black": 1}
    dealt = DealtYahtzee({"dice": dice, "kept": ["white", "black"], "roll": 3}, rolls=((6, 5, 4, 3, 2),), module="yahtzee")
    assert dealt.truth(bomb).json["legal"] == [[], ["yellow", "blue"]]
    for keep, rolled in (([], [6, 5, 4, 3, 2]), (["yellow", "blue"], [6, 2, 2, 3, 2])):
        after = dealt.press(bomb, {"solved": False, "rolled": 3, "keep": keep, "legal": [], "expected": None})
        assert not isinstance(after, Pressed)
        assert list(after.state["dice"].values()) == rolled and after.state["kept"] == keep
    assert dealt.press(bomb, {"solved": False, "rolled": 3, "keep": ["purple"]}) is Pressed.STRIKE
    assert dealt.press(bomb, {"error": "bad_dice"}) is Pressed.NOTHING
