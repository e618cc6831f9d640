"""The endless Minesweeper in a terminal: the same conversation and journal as spoken, and the board drawn after a move."""

from __future__ import annotations

import random
import time
from typing import TextIO

from voice_expert.dialogue.session import Understood, line
from voice_expert.games.endless_minesweeper.engine import Game
from voice_expert.games.endless_minesweeper.hosting import counters_answer
from voice_expert.games.endless_minesweeper.talk import EndlessMinesweeper
from voice_expert.grammar.matcher import Act, Reading
from voice_expert.keeping import KeptConversation
from voice_expert.speaking import sentences
from voice_expert.speaking.pronounce import for_screen

ID = "endless_minesweeper"
SEEDS = 10**6
"""How many seeds are drawn from by chance."""
BEFORE = 2
"""So many confirmed rows are shown above the first game row: their hints still help."""


def drawn(game: Game) -> str:
    """The board as text: = confirmed rows, + checked rows, . closed, F marked, X frozen."""
    first = min((row.number for row in game.game_rows), default=game.rows[-1].number) - BEFORE
    lines = ["      " + " ".join(chr(ord("A") + column) for column in range(game.width))]
    for row in game.rows:
        if row.number >= first:
            sign = "=" if row.confirmed else "+" if row.number in game.checked else " "
            view = game.view(row).replace("0", "·")
            lines.append(f"{row.number:4}{sign} " + " ".join(view))
    return "\n".join(lines)


def game_of(kept: KeptConversation) -> Game | None:
    """The game that is kept in the session, None where there is none yet."""
    for opened in reversed(kept.session.opened):
        if opened.module == ID and isinstance(opened.seen, EndlessMinesweeper) and opened.seen.game is not None:
            game: Game = opened.seen.game
            return game
    return None


def begin(kept: KeptConversation, difficulty: str, seed: int) -> str:
    """Open a new game as if it had been said; what is said to it."""
    acts = (Act("open", ID), Act("tell", ID, {"begin": "host", "difficulty": difficulty, "seed": seed}))
    event = Understood("", (Reading(acts, 0.0),), time.time())
    kept.journal.append(event)
    return kept.take(event).say


def counters(kept: KeptConversation, game: Game) -> str:
    return for_screen(sentences.sentence(line(ID, counters_answer(game).line), kept.grammar))


def play(kept: KeptConversation, difficulty: str, seed: int | None, moves: TextIO, output: TextIO) -> None:
    """Go on with the session's game, or begin one; one sentence a line until the input ends."""
    game = game_of(kept)
    if game is None:
        seed = random.randrange(SEEDS) if seed is None else seed
        print(f"{begin(kept, difficulty, seed)} [seed {seed}]", file=output, flush=True)
    else:
        print(f"{drawn(game)}\n{counters(kept, game)}", file=output, flush=True)
    for raw in iter(moves.readline, ""):
        turn = kept.hear(raw.strip())
        after = game_of(kept)
        if after is not None and after != game:
            print(drawn(after), file=output)
            game = after
        print(" ".join(turn.say.split()) or "-", file=output, flush=True)
