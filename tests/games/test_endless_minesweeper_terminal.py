"""The game in the terminal: moves as sentences, and nothing lost when the program is killed."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from voice_expert.games.endless_minesweeper.engine import move, new_game
from voice_expert.games.endless_minesweeper.player import advised, known
from voice_expert.games.endless_minesweeper.rules import DIFFICULTIES
from voice_expert.keeping import KeptConversation
from voice_expert.minesweeper_terminal import drawn, game_of, play


def played(folder: Path, lines: str, new: bool = False, seed: int | None = 7) -> tuple[str, KeptConversation]:
    kept = KeptConversation("en", folder, new=new)
    output = io.StringIO()
    play(kept, "easy", seed, io.StringIO(lines), output)
    kept.close()
    return output.getvalue(), kept


def test_moves_and_the_board_after_them(tmp_path: Path) -> None:
    said, kept = played(tmp_path, "open column three row four\no a 1\nwhat is this\nm b 1\n")
    assert said.startswith("New game, easy: ten rows of fifteen, twenty seven mines. Open a panel. [seed 7]")
    assert "Mine! Lives left: one. Bombs: two." in said and "Marks left: twenty five." in said
    game = new_game(DIFFICULTIES["easy"], "7")
    for event in ({"do": "open", "cell": "C4"}, {"do": "open", "cell": "A1"}, {"do": "mark", "cell": "B1"}):
        game, _ = move(game, event)
    assert game_of(kept) == game
    assert drawn(game) in said
    assert drawn(game).splitlines()[1] == "   1  F F 1 · · · · · · · · · 2 . ."


def test_a_game_goes_on_where_it_was_left_and_undoes(tmp_path: Path) -> None:
    played(tmp_path, "open column three row four\n")
    said, kept = played(tmp_path, "o a 1\nundo\n")
    assert "Lives two, bombs two, marks twenty seven." in said
    game, _ = move(new_game(DIFFICULTIES["easy"], "7"), {"do": "open", "cell": "C4"})
    assert game_of(kept) == game


def test_a_panel_that_was_stepped_on_is_known() -> None:
    game, _ = move(new_game(DIFFICULTIES["easy"], "7"), {"do": "open", "cell": "C4"})
    after, log = move(game, {"do": "open", "cell": "A1"})
    assert log["hit"]
    found = known(after)
    assert (1, 0) not in found.chance and found.chance[1, 1] == 1
    assert advised(after, found).action == "open"


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is of POSIX")
def test_a_game_survives_kill_9(tmp_path: Path) -> None:
    environment = {**os.environ, "VOICE_EXPERT_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "voice_expert.cli", "minesweeper", "--seed", "7", "--difficulty", "easy"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
    ) as running:
        assert running.stdin is not None and running.stdout is not None
        assert "seed 7" in running.stdout.readline()
        running.stdin.write("open column three row four\n")
        running.stdin.flush()
        while "panels open" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGKILL)
    resumed = subprocess.run(
        command, env=environment, input="o a 1\n", capture_output=True, encoding="utf-8", timeout=60, check=True
    )
    game, _ = move(new_game(DIFFICULTIES["easy"], "7"), {"do": "open", "cell": "C4"})
    assert resumed.stdout.startswith(drawn(game))
    assert "Mine! Lives left: one." in resumed.stdout
