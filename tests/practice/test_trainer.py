"""Practising in the terminal: described to the expert, or being the expert; runs are kept and reported."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_expert.conversation import Conversation
from voice_expert.practice import progress
from voice_expert.practice.bomb import SimulatedBomb, deal_casing
from voice_expert.practice.dealing import deal
from voice_expert.practice.progress import Run
from voice_expert.practice.trainer import casing_picture, picture, practise


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICE_EXPERT_HOME", str(tmp_path))


def typed(*lines: str) -> tuple[Iterator[str], list[str]]:
    return iter(lines), []


def test_wires_are_described_and_cut() -> None:
    lines, shown = typed("wires", "yellow black white white white", "look", "casing", "", "")
    assert practise("drill", "en", ["wires"], 4, lambda: next(lines, None), shown.append)
    assert any("yellow, black, white, white, white" in text for text in shown)
    assert "DEFUSED" in shown
    (run,) = progress.runs()
    assert (run.way, run.module, run.utterances, run.strikes) == ("drill", "wires", 2, 0)


def test_a_wrong_description_is_a_strike() -> None:
    lines, shown = typed("", "wires white white white", "", "quit")
    assert not practise("train", "en", ["wires"], 4, lambda: next(lines, None), shown.append)
    assert "The expert has not said anything to do." in shown
    assert "STRIKE 1" in shown
    (run,) = progress.runs()
    assert (run.utterances, run.strikes, run.solved) == (1, 1, False)


def test_a_bomb_that_explodes_keeps_its_strikes() -> None:
    lines, shown = typed(*["wires white white white", "", "undo"] * 3)
    assert not practise("train", "en", ["wires"], 4, lambda: next(lines, None), shown.append)
    assert "BOOM" in shown
    (run,) = progress.runs()
    assert (run.strikes, run.solved) == (3, False)
    assert progress.by_module(progress.runs())["wires"] == [run] and progress.solved([run]) == []


def test_leaving_before_anything_was_said_is_no_practice() -> None:
    lines, shown = typed("look", "quit")
    assert not practise("train", "en", ["wires"], 4, lambda: next(lines, None), shown.append)
    assert progress.runs() == []


def test_solved_said_in_the_middle_of_a_module_is_taken_back() -> None:
    """The expert would leave Memory after its first stage, and not know what it was told there in the second."""
    shown: list[str] = []
    conversation = Conversation("en")
    said: list[str] = []

    def read() -> str | None:
        if not said:
            said.append("memory")
        elif said[-1].startswith("display"):
            said.append("solved")
        else:
            screen = "\n".join(text for text in shown if "[memory]" in text)
            display, labels = (re.findall(rf"  {name} +(.+)", screen)[-1] for name in ("display", "labels"))
            said.append(f"display {display} labels {labels}")
        return said[-1] if len(said) < 40 else None

    assert practise("drill", "en", ["memory"], 4, read, shown.append, conversation=conversation), "\n".join(shown)
    assert shown.count("Not solved yet.") == 4
    assert progress.runs()[0].strikes == 0


def test_the_player_is_the_expert() -> None:
    lines, shown = typed("which colors are the wires from top to bottom", "how many batteries", "= 5", "= 1")
    assert practise("expert", "en", ["wires"], 4, lambda: next(lines, None), shown.append) is True
    assert shown[2].startswith("> ") and "wires" in shown[2]
    assert "STRIKE 1" in shown and any(text.startswith("WHY:") for text in shown)
    assert progress.runs()[0].strikes == 1


def test_the_report_names_what_to_train() -> None:
    kept = [
        Run("2025-01-01", "drill", "maze", 60.0, 4, 1), Run("2025-01-02", "drill", "maze", 30.0, 4, 1),
        Run("2025-01-01", "drill", "wires", 9.0, 2, 0),
    ]  # fmt: skip
    for run in kept:
        progress.keep(run)
    assert progress.runs() == kept
    text = progress.report(kept)
    assert "Train next: maze, wires." in text
    assert "█▄" in text
    lost = [Run("2025-01-03", "drill", "knob", 2.0, 1, 0, 0, False), Run("2025-01-03", "drill", "maze", 2.0, 1, 0, 0, False)]
    text = progress.report([*kept, *lost])
    # Two seconds until it was given up are no better time.
    assert "Train next: maze, knob, wires." in text
    assert re.search(r"^maze +3 +1 +60 to +30 +2", text, re.MULTILINE), text
    assert re.search(r"^knob +1 +1 +- +0", text, re.MULTILINE), text
    assert progress.report([]) == "Nothing practised yet."


def test_a_damaged_line_is_left_out() -> None:
    progress.keep(Run("2025-01-01", "drill", "maze", 60.0, 4, 1))
    with progress.file().open("a") as lines:
        lines.write("{broken\n")
    assert len(progress.runs()) == 1


def test_the_casing_dealt_is_drawn() -> None:
    draw = random.Random(1)
    bomb = SimulatedBomb(deal_casing(draw), ("knob",))
    assert bomb.casing.serial in casing_picture(bomb)
    assert picture(deal("knob", draw, bomb.known)).count("\n") == 3
