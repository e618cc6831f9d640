"""Round Keypad: press the symbols that are not in the best column. Manual page "On the subject of round keypads"."""

from __future__ import annotations

from typing import Any

from voice_expert.modules._distinct import distinct_cells, need_distinct
from voice_expert.modules.keypad import COLUMNS
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Module,
    answer,
    listing,
    need_cells,
    one_of,
    record,
)

SYMBOLS = tuple(dict.fromkeys(symbol for column in COLUMNS for symbol in column))


@record
class RoundKeypad:
    """The eight symbols, clockwise from the top. A vague name is an Either."""

    symbols: tuple[str | Either[str], ...] = UNTOLD


def solve(bomb: Bomb, seen: RoundKeypad) -> Answer:
    symbols: tuple[Any, ...] = seen.symbols
    if not listing(symbols, 0, 8):
        raise Contradiction("bad_input")
    need_cells(seen, "symbols", 8)
    if not all(one_of(symbol, SYMBOLS) for symbol in symbols):
        raise Contradiction("unknown_symbol")
    need_distinct(symbols)
    # Of the columns that share the highest count the rightmost one is taken.
    column = max(range(6), key=lambda n: (sum(symbol in COLUMNS[n] for symbol in symbols), n))
    press = [symbol for symbol in symbols if symbol not in COLUMNS[column]]
    json = {"column": column + 1, "press": press}
    return answer("press", json, press=tuple(press), column=column + 1, why="column", items=press)


MODULE = Module(
    "round_keypad", RoundKeypad, solve, folds={"symbols": distinct_cells("symbols", 8)}, codes={"symbols": "bad_input"}
)
