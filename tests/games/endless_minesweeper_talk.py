"""A player who reads a real game out loud in a language, row by row, and does what the adviser says. For tests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from tests.modules.solving_cases import solved
from voice_expert.conversation import Conversation
from voice_expert.games.endless_minesweeper.engine import BLUE, Game, move, new_game
from voice_expert.games.endless_minesweeper.player import Event
from voice_expert.games.endless_minesweeper.rules import DIFFICULTIES


def runs(view: str) -> list[tuple[int, str]]:
    return [(len(list(group)), panel) for panel, group in groupby(view)]


def advised_by_voice(
    language: str, opening: list[str], row: Callable[[int, str], str], over: str, turns: int, seed: str = "7"
) -> Game:
    """Reads the whole board anew every turn, follows the answer, and checks it against ``solve``; the game then."""
    game, _ = move(new_game(DIFFICULTIES["easy"], seed), {"do": "open", "cell": "C4"})
    for _ in range(turns):
        conversation = Conversation(language)
        for number, sentence in enumerate([*opening, str(game.marks)]):
            conversation.hear(sentence, t=float(number))
        counters = game.counters
        conversation.hear(f"{counters.lives}、{counters.bombs}" if language == "ja" else f"{counters.lives} {counters.bombs}", t=9.0)
        for one in game.rows:
            turn = conversation.hear(row(one.number, game.view(one)), t=10.0 + one.number)
            reply = turn.as_json(1)
            assert reply["answer"] is None and reply["asking"] == [f"rows[{one.number}]"], reply
        reply = conversation.hear(over, t=90.0).as_json(1)
        rows = [{"row": one.number, "confirmed": one.confirmed, "view": game.view(one)} for one in game.rows]
        state: dict[str, Any] = {"op": "advise", "difficulty": "easy", "rows": rows, "marks": game.marks}
        assert reply["answer"] == solved("endless_minesweeper", {**state, "lives": counters.lives, "bombs": counters.bombs})
        for event in followed(reply["answer"]):
            if event["do"] != "open" or is_closed(game, event["cell"]):
                game, _ = move(game, event)
        if reply["answer"]["action"].startswith("confirm"):
            return game
    return game


def is_closed(game: Game, cell: str) -> bool:
    """Whether no spread has opened the panel yet."""
    row = game.row(int(cell[1:]))
    return row is not None and row.panels["ABCDEFGHIJKLMNOPQRST".index(cell[0])] == BLUE


def followed(answer: dict[str, Any]) -> list[Event]:
    """The moves of an answer that opens, guesses or confirms everything."""
    if answer["action"] in ("guess", "open"):
        cells = answer.get("cells") or [answer["cell"]]
        return [{"do": "open", "cell": cell} for cell in cells]
    if answer["action"] == "bomb":
        return [{"do": "mark", "cell": answer["cell"]}, {"do": "bomb", "cell": answer["cell"]}]
    return []
