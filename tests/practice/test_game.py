"""Whole bombs by text: bosses, needies, strikes, and what is counted."""

import random
import re

from voice_expert.conversation import Conversation
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal
from voice_expert.practice.defuser import Defuser
from voice_expert.practice.game import as_text, play_bomb
from voice_expert.practice.natural import NaturalDefuser
from voice_expert.practice.noted import misheard


def test_a_bomb_with_a_boss_and_a_needy_module() -> None:
    played = play_bomb("en", ["forget_me_not", "venting_gas", "wires", "wires", "keypad"], 3, plain=True)
    assert played.defused and played.strikes == 0 and not played.troubles, as_text(played)
    assert played.solved >= 4
    assert [said.text for said in played.talk[:2]][0] == "Forget Me Not"
    assert "Forget Me Not, stage two?" in as_text(played)


def test_the_seed_gives_the_conversation() -> None:
    games = [play_bomb("en", ["wires", "maze", "memory"], 5) for _ in range(2)]
    assert as_text(games[0]) == as_text(games[1]) != as_text(play_bomb("en", ["wires", "maze", "memory"], 6))


def test_a_wrong_answer_is_noticed_told_and_counted() -> None:
    draw = random.Random(2)
    defuser = Defuser(Conversation("en"), deal_bomb(draw, ("wires",)))
    place = ("wires", 1)
    honest = deal("wires", draw, defuser.bomb.known)
    told_otherwise = {"wires": ({"wires": ("white", "white", "white")},)}
    defuser.modules[place] = type(honest)({"wires": ["red", "red", "white", "red", "black"]}, told_otherwise, module="wires")
    assert not defuser.play(place)
    assert defuser.bomb.strikes == 1
    assert [trouble.kind for trouble in defuser.troubles] == ["wrong", "stuck"]
    assert "strike" in [said.text for said in defuser.talk]


def test_what_is_misheard_is_noticed_even_where_the_puzzle_repairs_it() -> None:
    told = [{"plate": ("Serial",)}, {"plate": ("PS/2",)}]
    both = [{"bomb": {"plate": "Serial"}}, {"bomb": {"plate": ["PS/2"]}}]
    assert misheard(told, both) == ""
    assert misheard(told, both[:1]) == "plate ['Serial', 'PS/2'] as ['Serial']"
    vague = [{"module": "keypad", "copy": 1, "slots": {"symbols": [{"either": ["dragon", "melted_three"]}]}}]
    assert misheard([{"symbols": ("dragon",)}], vague) == ""
    assert misheard([{"symbols": ("euro",)}], vague)
    assert misheard([{"digit": 4}], [{"module": "memory", "copy": 1, "slots": {"display": 4}}]) == ""


def test_plates_read_again_are_not_counted_twice() -> None:
    """Found by whole bombs: the casing was read at the start, and all ports were asked for later."""
    said = ["plate with PS/2 and RJ-45", "bitmaps", "11 8 11 12", "serial AB1CD7", "plate with PS/2 and RJ-45, plate with DVI-D"]
    conversation = Conversation("en")
    for text in said:
        conversation.hear(text)
    assert conversation.session.bomb.plates == (("PS/2", "RJ-45"), ("DVI-D",))
    more = Conversation("en")
    for text in [*said[:4], "another plate with DVI-D"]:
        more.hear(text)
    assert more.session.bomb.plates == (("PS/2", "RJ-45"), ("DVI-D",))


def test_what_is_corrected_in_the_same_breath_corrects_only_that() -> None:
    """Found by natural talk: the stage before must stay as it was."""
    conversation = Conversation("en")
    for text in ("memory", "two", "one", "three, no, four"):
        turn = conversation.hear(text)
    # Stage 1 was position 2; stage 2 with a four repeats it.
    assert turn.reply.answer == {"position": 2}


def test_a_natural_defuser_slips_and_hesitates() -> None:
    games = [play_bomb("en", ["wires", "keypad", "wire_sequence"], seed, natural=True) for seed in range(4)]
    assert all(game.defused for game in games), "\n".join(map(as_text, games))
    talk = " ".join(said.text for game in games for said in game.talk)
    assert re.search(r"\b(um|uh|uhm), ", talk)
    draw = random.Random(3)
    slips = NaturalDefuser(Conversation("en"), deal_bomb(draw, ("keypad",)), draw, fillers=0.0, slips=1.0)
    slips.modules["keypad", 1] = deal("keypad", draw, slips.bomb.known)
    assert slips.play(("keypad", 1)), slips.troubles
    assert any(re.search(r", (no|sorry|wait|i mean|make that)\b", said.text) for said in slips.talk)


def test_two_things_told_wrongly_and_rightly_in_one_breath() -> None:
    """Found by natural talk: the second replaces the first, on the stage that was asked for."""
    conversation = Conversation("ru")
    for text in ("шейп филл", "нет сердец и вертикалей", "треугольник иксов, нет, нажата трапеция точки"):
        turn = conversation.hear(text)
    assert turn.reply.answer is not None and turn.reply.answer["row_rule"] == "trapezoid_2"


def test_two_colours_told_anew_replace_two() -> None:
    slipped, right = Conversation("en"), Conversation("en")
    for text in ("decolored squares", "yellow, blue", "no, red, blue"):
        turn = slipped.hear(text)
    for text in ("decolored squares", "red, blue"):
        wanted = right.hear(text)
    assert turn.reply.answer == wanted.reply.answer is not None


def test_all_indicators_are_told_however_much_of_the_module_is_left_to_ask() -> None:
    """Found by natural talk: bitmaps asked for its line next, and what was lit and what was not were exchanged."""
    conversation = Conversation("ru")
    lines = ("серийный номер эф эс 8 эн дэ 8", "битмапы", "7 9 9 8", "3 на 3 нет", "горит эм эс а, не горит эф эр ку, эф эр ка")
    for text in lines:
        conversation.hear(text)
    bomb = conversation.session.bomb
    assert [set(bomb.states_of(label)) for label in ("MSA", "FRQ", "FRK")] == [{"lit"}, {"unlit"}, {"unlit"}]
