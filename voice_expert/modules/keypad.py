"""Keypad: four symbols, pressed in the order of the one column that has them all. Manual page "On the subject of
keypads"."""

from dataclasses import replace
from typing import Any

from voice_expert.modules._distinct import distinct_cells, need_distinct
from voice_expert.modules._letters import as_list
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Module,
    Telling,
    answer,
    listing,
    need_cells,
    one_of,
    record,
)

COLUMNS = (
    # columns 1 to 6 of the manual, each from top to bottom
    ("balloon", "at", "upside_down_y", "squiggly_n", "squid_knife", "hook_n", "left_c"),
    ("euro", "balloon", "left_c", "cursive", "hollow_star", "hook_n", "question_mark"),
    ("copyright", "pumpkin", "cursive", "double_k", "melted_three", "upside_down_y", "hollow_star"),
    ("six", "paragraph", "bt", "squid_knife", "double_k", "question_mark", "smiley_face"),
    ("pitchfork", "smiley_face", "bt", "right_c", "paragraph", "dragon", "filled_star"),
    ("six", "euro", "tracks", "ae", "pitchfork", "n_with_hat", "omega"),
)
NEVER_SHOWN = ("teepee", "circle", "tripod", "weird_nose")
SYMBOLS = tuple(dict.fromkeys(symbol for column in COLUMNS for symbol in column)) + NEVER_SHOWN


@record
class Keypad:
    """The four symbols: top left, top right, bottom left, bottom right. A vague name is an Either."""

    symbols: tuple[str | Either[str], ...] = UNTOLD


def solve(bomb: Bomb, seen: Keypad) -> Answer:
    symbols: tuple[Any, ...] = seen.symbols
    if not listing(symbols, 0, 4):
        raise Contradiction("need_four_symbols")
    need_cells(seen, "symbols", 4)
    if not all(one_of(symbol, SYMBOLS) for symbol in symbols):
        raise Contradiction("unknown_symbol")
    need_distinct(symbols)

    # Two columns share at most three symbols, so at most one has all four.
    number, column = next(
        ((n, c) for n, c in enumerate(COLUMNS, 1) if all(symbol in c for symbol in symbols)), (0, ())
    )
    if not column:
        raise Contradiction("no_column", symbols=symbols)
    order = sorted(symbols, key=column.index)
    positions = [symbols.index(symbol) + 1 for symbol in order]
    return answer(
        "press",
        {"order": order, "positions": positions},
        order=tuple(order),
        positions=tuple(positions),
        column=number,
        why="column",
    )


place = distinct_cells("symbols", 4)


def keys(seen: Any, value: Any, telling: Telling) -> Any:
    """Symbols in reading order, or from the place named downwards where a column was told (``down``)."""
    if "down" not in telling.slots:
        return place(seen, value, telling)
    for row, symbol in enumerate(as_list(value)):
        slots = {"at": int(telling.slots["at"]) + 2 * row}
        seen = place(seen, symbol, replace(telling, slots=slots, going_on=telling.going_on or row > 0))
    return seen


MODULE = Module(
    "keypad",
    Keypad,
    solve,
    folds={"symbols": keys},
    codes={"symbols": "need_four_symbols"},
)
