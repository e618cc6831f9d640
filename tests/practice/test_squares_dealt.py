"""Fields of squares are dealt as the game deals them, go on as it does, and begin anew after a strike."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal
from voice_expert.practice.dealing.divided_squares import DealtDividedSquares, dealt_for
from voice_expert.practice.dealt import Dealt, Pressed
from voice_expert.practice.game import as_text, play_bomb


def counts(grid: tuple[tuple[str, ...], ...]) -> Counter[str]:
    return Counter(colour for row in grid for colour in row)


@pytest.mark.parametrize("module", ["colored_squares", "uncolored_squares", "decolored_squares", "discolored_squares"])
def test_right_presses_come_to_an_end_and_a_strike_begins_anew(module: str) -> None:
    for seed in range(20):
        draw = random.Random(seed)
        bomb = deal_bomb(draw, (module,)).known
        start = deal(module, draw, bomb)
        dealt: Dealt | Pressed = start
        presses = 0
        while isinstance(dealt, Dealt):
            truth = dealt.truth(bomb)
            again = dealt.struck({}, truth)
            assert again.state.keys() == start.state.keys() - ({"last_group"} if module == "colored_squares" else set())
            assert again.truth(bomb).json
            dealt = dealt.press(bomb, truth.json)
            presses += 1
        assert dealt is Pressed.SOLVED and 1 <= presses <= 16
        assert presses > 1 or module == "decolored_squares"


def test_the_first_fields_have_the_sizes_of_their_kind() -> None:
    for seed in range(50):
        draw = random.Random(seed)
        bomb = deal_bomb(draw, ("clsq",)).known
        assert sorted(counts(deal("decolored_squares", draw, bomb).state["stages"][0]).values()) == [2, 2, 2, 5, 5]
        assert sorted(counts(deal("discolored_squares", draw, bomb).state["grid"]).values()) == [1, 1, 1, 1, 12]
        sizes = sorted(counts(deal("colored_squares", draw, bomb).state["grid"]).values())
        assert len(sizes) == 5 and sizes[0] < sizes[1]
        sizes = sorted(counts(deal("uncolored_squares", draw, bomb).state["grid"]).values())
        assert sizes[0] == sizes[1] and (len(sizes) == 2 or sizes[1] < sizes[2])


def test_a_divided_square_is_dealt_whatever_the_serial_number_allows() -> None:
    # With E, X and I the right square of a divided field is never black, but 3, 8 and 10 are numbers of black only.
    bomb = replace(deal_bomb(random.Random(4), ("divided_squares",)).known, serial_text="E35XI9", modules=40)
    for solved in (6, 11, 13, 35):
        for seed in range(12):
            dealt = dealt_for(random.Random(seed), bomb, solved)
            assert isinstance(dealt, DealtDividedSquares)
            held = replace(dealt, module="divided_squares", state={**dealt.state, "pressed_color": dealt.pressed})
            required = held.truth(bomb).json["required"]
            assert required == solved or solved == 35


def test_a_divided_square_can_be_held_when_it_is_looked_at() -> None:
    draw = random.Random(4)
    modules = ("wires",) * 5 + ("divided_squares",)
    bomb = deal_bomb(draw, modules).known
    dealt = deal("divided_squares", draw, bomb)
    for solved in range(1, 6):
        dealt = dealt.after_solve(solved, 5)
        tapped = dealt.press(bomb, dealt.truth(bomb).json)
        assert isinstance(tapped, Dealt) and tapped.truth(bomb).json["required"] == solved
    played = play_bomb("en", ["wires", "wires", "divided_squares", "wires"], 2, plain=True)
    assert played.defused and not played.strikes and not played.troubles, as_text(played)
