"""Endless Minesweeper in English: the expert keeps the board, or advises one that is read out."""

from tests.games.endless_minesweeper_talk import advised_by_voice, runs
from tests.talk import play

MARKS = {".": "closed", "F": "flag", "0": "blank", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}
RUNS = {".": "closed", "F": "flags", "0": "blank", "1": "ones", "2": "twos", "3": "threes", "4": "fours", "5": "fives"}


def row(number: int, view: str) -> str:
    """ "Two closed" are two closed panels: a single one after a number is "one closed"."""
    said = [MARKS[panel] if count == 1 and panel not in ".0F" else f"{count} {RUNS[panel]}" for count, panel in runs(view)]
    return ", ".join(said)


def test_the_expert_keeps_the_board() -> None:
    play(
        "en",
        """
        > let's play endless minesweeper
        < Which difficulty?
        ? difficulty
        > hard
        < Who keeps the board: you, or I?
        > you
        < Say a number for the game.
        ? seed
        > seven
        < New game, hard: ten rows of twenty, forty eight mines. Open a panel.
        ?
        > open column three row four
        < Three.
        = {"opened": ["C4"]}
        > what now
        < Nothing is certain. Mark row three, bravo and use a bomb there; a mine with thirty eight percent.
        = {"action": "bomb", "cell": "B3", "p": 0.375}
        > why
        < Its chance is nearest to one half, so a bomb there tells most; it opens a marked panel without risk.
        > bomb bravo three
        = {"error": "blue_target"}
        < A bomb needs a marked panel: mark it first.
        > mark bravo three
        < Marks left: forty seven.
        > bomb bravo three
        < No mine there. Panels opened: twenty six. Bombs left: one.
        > bomb bravo three
        < That panel is open, the bomb would be wasted.
        > what now
        < Safe: Row one: india. Row three: india. Row five: alpha, echo, foxtrot.
        = {"action": "open", "cells": ["I1", "I3", "A5", "E5", "F5"]}
        > open row five alfa echo foxtrot
        < One, two, two.
        > undo
        < Undone. Safe: Row one: india. Row three: india. Row five: alpha, echo, foxtrot.
        > do it
        < Five panels open, rows one to five.
        > read row five
        < Row five: one, three closed, two twos, fourteen closed.
        > confirm
        = {"error": "nothing_to_check"}
        < No row is finished yet.
        > open tango eight
        = {"hit": true, "lives": 1, "bombs": 2}
        < Mine! Lives left: one. Bombs: two.
        > how are we doing
        < Lives one, bombs two, marks forty seven. 0 rows confirmed, 0 points, multiplier one point two.
        > freeze
        < Say what it costs: freeze for three, for example.
        > give me a bomb
        < Only in practice.
        > freeze for two bombs
        ~ ten rows confirmed, 0 points.
        > finish
        < The end. Bonus 0 points, 0 in all.
        > open alfa one
        < This game is over. Say new game.
        > new game on easy with seed nine
        < New game, easy: ten rows of fifteen, twenty seven mines. Open a panel.
        """.replace("~ ten rows", "~ Ten rows"),
    )


def test_rows_are_confirmed_and_scored() -> None:
    """The expert plays on by its own advice until rows are ready, and confirms them."""
    conversation = play("en", "> let's play endless minesweeper, easy, you keep the board, seed 3")
    conversation.hear("open hotel five", t=2.0)
    for turn in range(80):
        reply = conversation.hear("do it", t=3.0 + turn).as_json(1)
        if "confirmed" in (reply["answer"] or {}):
            break
    answer = reply["answer"]
    assert answer["confirmed"] >= 1 and answer["points"] == answer["confirmed"] ** 2 / 2
    assert f"{int(answer['points'])} points." in reply["say"] and "New rows eleven to" in reply["say"]


def test_a_board_that_is_read_out() -> None:
    play(
        "en",
        """
        > play endless minesweeper
        > normal
        > I'll read it
        ? marks
        < How many marks left?
        > 12 marks
        ? lives, bombs
        > two lives and one bomb
        ? rows[0]
        < Read the rows from the top, and say that's all after the last.
        > eighteen closed
        < Row two?
        > row two: five closed, one, two, two, flag, four blank, seven closed
        = {"error": "row_width"}
        < That is twenty, the field is eighteen wide. Read the row again.
        > row two: eighteen ones
        ? rows[2]
        > no, one, seventeen closed
        > row five is closed
        < Row three comes next.
        > three more rows closed
        ? rows[5]
        > that's all
        = {"action": "bomb", "cell": "A1", "p": 0.2}
        > where are the mines
        < No closed panel is surely a mine.
        > bravo two is blank
        = {"error": "inconsistent"}
        > bravo two is a two
        = {"action": "bomb", "cell": "C1", "p": 0.333333}
        > no bombs
        > rows one to two are confirmed
        < There are closed panels left in it.
        > open alfa one
        < I keep no game yet. Say new game and a difficulty.
        """.replace("        > no bombs\n", ""),
    )


def test_the_adviser_alone_plays_a_board_that_is_read_out() -> None:
    game = advised_by_voice("en", ["let's play endless minesweeper, easy", "I read it"], row, "that's all", turns=2)
    assert game.over is None and sum(one.panels.count("o") for one in game.rows) > 80
