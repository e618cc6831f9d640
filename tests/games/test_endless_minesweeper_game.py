"""The seeded game: the same from the same seed, its rules as properties, whole games played by the adviser alone."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_expert.games.endless_minesweeper.advisor import Advice
from voice_expert.games.endless_minesweeper.engine import Game, Refused, move, new_game, strewn
from voice_expert.games.endless_minesweeper.player import certain_only, known, moves, played, seen, turn
from voice_expert.games.endless_minesweeper.rules import DIFFICULTIES, MAX_BOMBS, MAX_ROWS, MIN_ROWS, mine_count

KINDS = "open open open open mark mark unmark bomb bomb check uncheck confirm confirm freeze practice_life practice_bomb".split()


def random_event(dice: random.Random, game: Game) -> dict[str, Any]:
    row = dice.choice(game.game_rows or game.rows).number
    cell = "ABCDEFGHIJKLMNOPQRST"[dice.randrange(game.width)] + str(row)
    return {"do": dice.choice(KINDS), "cell": cell, "row": row, "cost": dice.randint(1, 3)}


def check_properties(before: Game, game: Game, event: dict[str, Any], log: dict[str, Any]) -> None:
    """What every move must leave true."""
    counters, was = game.counters, before.counters
    assert [row.number for row in game.rows] == list(range(1, len(game.rows) + 1))
    assert all(len(row.mines) == len(row.panels) == game.width for row in game.rows)
    red = sum(row.panels.count("F") for row in game.game_rows)
    mines = sum(row.mines.count("*") for row in game.game_rows)
    assert game.marks == mines - red, "the mine count is the marks left and the marks made"
    if game.over != "extra_clear":
        assert MIN_ROWS <= len(game.game_rows) <= MAX_ROWS, "growth has bounds"
    assert 0 <= counters.bombs <= MAX_BOMBS and counters.lives >= 0
    assert 0 <= counters.multiplier <= counters.difficulty.multiplier
    assert counters.multiplier <= was.multiplier and counters.score >= was.score
    for row in game.rows:
        for column, panel in enumerate(row.panels):
            assert panel != "o" or row.mines[column] == ".", "an open panel is safe"
            assert panel != "X" or row.confirmed, "only confirmed rows are frozen"
        if row.confirmed:
            assert "." not in row.panels
    if "confirmed" in log:
        counted = log["confirmed"] - log["frozen"]
        assert counters.total_rows == was.total_rows + counted
        most = counted * counted * was.multiplier * 2 + Fraction(str(log["over_points"])) + Fraction(str(log.get("end_bonus", 0)))
        assert counters.score - was.score <= most, "frozen rows never score"
        if counted == 0:
            assert log["points"] == 0 and counters.streak == 0
        fresh = [row for row in game.rows if row.number > before.rows[-1].number]
        assert len(fresh) == log["added"]
        rate = Fraction(str(log["mine_rate"]))
        assert rate <= counters.difficulty.max_rate
        assert sum(row.mines.count("*") for row in fresh) == mine_count(rate, len(fresh) * game.width)
        assert all(row.panels == "." * game.width for row in fresh)
    else:
        assert counters.total_rows == was.total_rows and len(game.rows) == len(before.rows)
        assert counters.score == was.score or event["do"] == "finish"
    if log.get("hit") and game.over is None:
        assert counters.lives == was.lives - 1 and counters.bombs == counters.initial_bombs


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 10**6))
def test_every_move_keeps_the_rules(difficulty: str, seed: int) -> None:
    """A clumsy player: random moves among those of the adviser."""
    dice = random.Random(seed)
    game = new_game(DIFFICULTIES[difficulty], str(seed))
    for _ in range(150):
        if game.over is not None:
            break
        event = random_event(dice, game)
        if dice.random() < 0.6:
            found = known(game)
            advice = certain_only(game, found)
            event = dict(moves(game, found, advice)[0])
        try:
            after, log = move(game, event)
        except Refused:
            continue
        check_properties(game, after, event, log)
        game = after


def test_the_seed_makes_the_game() -> None:
    one, other = (list(played(new_game(DIFFICULTIES["normal"], "7"), 30)) for _ in range(2))
    assert one == other
    assert new_game(DIFFICULTIES["normal"], "7") != new_game(DIFFICULTIES["normal"], "8")
    # The draw is part of what is kept of a game: a change would alter all games begun before.
    assert strewn("7", 1, 2, 9, Fraction(20)) == ("**.......", "....**...")


def test_a_refused_move_changes_nothing_and_a_game_over_is_over() -> None:
    game = new_game(DIFFICULTIES["normal"], "1")
    with pytest.raises(Refused, match="blue_target"):
        move(game, {"do": "bomb", "cell": "A1"})
    over, _ = move(game, {"do": "finish"})
    with pytest.raises(Refused, match="game_over"):
        move(over, {"do": "open", "cell": "A1"})


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_first_panel_is_never_a_mine(difficulty: str) -> None:
    rules = DIFFICULTIES[difficulty]
    moved = 0
    for seed in range(30):
        game = new_game(rules, str(seed))
        after, log = move(game, {"do": "open", "cell": "C3"})
        assert "C3" in log["opened"]
        assert after.marks == game.marks == mine_count(Fraction(rules.rate), 10 * rules.width)
        moved += game.rows[2].mines[2] == "*"
    assert moved, "some game had a mine there"


@pytest.mark.parametrize("difficulty", ["easy", "normal", "extra"])
def test_a_whole_game_played_by_the_adviser_alone(difficulty: str) -> None:
    """From the first panel to the end by choice after 60 rows; the adviser sees only what a player sees."""
    game, actions = new_game(DIFFICULTIES[difficulty], "3"), set()
    for state, advice in played(game, 60):
        if advice is not None:
            actions.add(advice.action)
        game = state
    assert game.over == "finished"
    assert game.counters.total_rows >= 60
    assert game.counters.multiplier == DIFFICULTIES[difficulty].multiplier, "no wrong mark was ever confirmed"
    assert {"open", "guess"} <= actions and actions & {"confirm_all", "confirm_rows"}
    bonus = (1 + game.counters.lives) * game.counters.total_rows * game.counters.multiplier
    assert game.counters.score > bonus > 0


def test_the_adviser_knows_nothing_but_what_is_seen() -> None:
    """Other mines under the same view give the same advice."""
    game, _ = move(new_game(DIFFICULTIES["easy"], "5"), {"do": "open", "cell": "H5"})
    found = known(game)
    for cell in found.safe:
        assert not game.mined((cell[1], cell[0]))
    for cell in found.where(False, 1):
        assert game.mined((cell[1], cell[0]))
    assert {row.row for row in seen(game)} == set(range(1, 11))


def test_rows_confirmed_by_advice_have_their_mines_marked_first() -> None:
    game = new_game(DIFFICULTIES["normal"], "3")
    confirmed = 0
    for _ in range(400):
        game, advice, logs = turn(game)
        if isinstance(advice, Advice) and advice.action == "confirm_rows":
            assert logs[-1]["confirmed"] == len(advice.rows)
            confirmed += 1
        if game.over is not None or confirmed == 2:
            break
    assert confirmed == 2
