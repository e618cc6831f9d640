"""Symbolic Password: restore a region of a table of symbols. Manual page "On the subject of symbolic passwords"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voice_expert.modules._distinct import distinct_cells
from voice_expert.modules._grids import cell, rows_of
from voice_expert.modules._paths import shortest
from voice_expert.modules._reading import facts_only
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Missing,
    Module,
    answer,
    listing,
    need_cells,
    one_of,
    record,
    told,
)

TABLE = (
    # top row first; the regions are named after their top left cell, columns A to G
    ("balloon", "euro", "copyright", "six", "pitchfork", "six", "question_mark"),
    ("at", "balloon", "pumpkin", "paragraph", "smiley_face", "euro", "hollow_star"),
    ("upside_down_y", "left_c", "cursive", "bt", "bt", "tracks", "balloon"),
    ("squiggly_n", "cursive", "double_k", "squid_knife", "right_c", "ae", "upside_down_y"),
    ("squid_knife", "hollow_star", "melted_three", "double_k", "paragraph", "pitchfork", "cursive"),
    ("hook_n", "hook_n", "upside_down_y", "question_mark", "dragon", "n_with_hat", "euro"),
    ("left_c", "question_mark", "hollow_star", "smiley_face", "filled_star", "omega", "pumpkin"),
)
SYMBOLS = tuple(dict.fromkeys(symbol for row in TABLE for symbol in row))
REGIONS = {
    cell(column, row): TABLE[row][column : column + 3] + TABLE[row + 1][column : column + 3]
    for row in range(6)
    for column in range(5)
}
BY_SYMBOLS: dict[tuple[str, ...], str] = {}
"""The first region with these symbols, sorted; vague names are tried in hundreds of readings."""
for _name, _wanted in REGIONS.items():
    BY_SYMBOLS.setdefault(tuple(sorted(_wanted)), _name)
MOVES = {
    # the move: for each of the six places in reading order, the place its symbol comes from
    "left_column": (3, 1, 2, 0, 4, 5),
    "middle_column": (0, 4, 2, 3, 1, 5),
    "right_column": (0, 1, 5, 3, 4, 2),
    "top_left": (1, 2, 0, 3, 4, 5),
    "top_right": (2, 0, 1, 3, 4, 5),
    "bottom_left": (0, 1, 2, 4, 5, 3),
    "bottom_right": (0, 1, 2, 5, 3, 4),
}


@record
class SymbolicPassword:
    """Two rows of three symbols; in talk ``symbols`` are the six in reading order. A vague name is an Either."""

    grid: tuple[tuple[str, ...], ...] = UNTOLD
    symbols: tuple[str | Either[str], ...] = UNTOLD


def solve(bomb: Bomb, seen: SymbolicPassword) -> Answer:
    symbols: tuple[Any, ...]
    if told(seen, "grid"):
        grid: Any = seen.grid
        if not listing(grid, 2, 2) or not all(listing(row, 3, 3) for row in grid):
            raise Contradiction("bad_input")
        symbols = grid[0] + grid[1]
    elif not told(seen, "symbols"):
        raise Missing("grid")
    else:
        if not listing(seen.symbols, 0, 6):
            raise Contradiction("bad_input")
        need_cells(seen, "symbols", 6)
        symbols = seen.symbols
    if not all(one_of(symbol, SYMBOLS) for symbol in symbols):
        raise Contradiction("unknown_symbol")
    region = BY_SYMBOLS.get(tuple(sorted(map(str, symbols))), "")
    if not region:
        raise Contradiction("no_region")
    target = REGIONS[region]
    moves: list[str] = shortest(symbols, target, moved) or []
    json = {"region": region, "target": [list(row) for row in rows_of(target, 3)], "moves": moves}
    key = "rearrange" if moves else "submit"
    return answer(key, json, moves=tuple(moves), target=target, region=region, why="region", items=moves)


def moved(symbols: tuple[Any, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for move, sources in MOVES.items():
        yield move, tuple(symbols[source] for source in sources)


def may_repeat(symbols: tuple[str, ...], twice: str) -> bool:
    """Some regions have a symbol twice: whether one has this symbol as often as it was told."""
    return any(region.count(twice) >= symbols.count(twice) for region in REGIONS.values())


def struck(seen: SymbolicPassword) -> SymbolicPassword:
    """The symbols stay as the moves have left them: they are read anew."""
    return SymbolicPassword()


MODULE = Module(
    "symbolic_password",
    SymbolicPassword,
    solve,
    folds={"symbols": distinct_cells("symbols", 6, may_repeat)},
    read=facts_only(SymbolicPassword, "grid"),
    on_strike=struck,
)
