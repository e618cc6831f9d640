"""Battleship: find the hidden ships from counts and some radar cells. Manual page "On the subject of battleship"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from voice_expert.modules._grids import cell
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Fold,
    Missing,
    Module,
    Telling,
    answer,
    cells,
    known,
    listing,
    need_cells,
    one_of,
    put,
    record,
    told,
    whole,
)

SIZE = 5
CELLS = tuple(cell(column, row) for row in range(SIZE) for column in range(SIZE))
SHIP_SIZES = ("1", "2", "3", "4")


@record
class Battleship:
    """Counts of ship squares per row and column, number of ships per size, revealed cells.

    ``always_radar`` lists the radar cells even where the ships are found without them.
    """

    rows: tuple[int, ...] | None = UNTOLD
    columns: tuple[int, ...] | None = UNTOLD
    ships: dict[str, int] | None = UNTOLD
    known: dict[str, str] | None = UNTOLD
    always_radar: bool = False


def solve(bomb: Bomb, seen: Battleship) -> Answer:
    columns, rows = line_counts(seen, "columns"), line_counts(seen, "rows")
    ships = fleet(seen.ships)
    revealed = known(seen, "known")
    revealed = {} if revealed is None else revealed
    if not isinstance(revealed, dict) or not all(
        name in CELLS and one_of(content, ("ship", "water")) for name, content in revealed.items()
    ):
        raise Contradiction("bad_state")
    if rows is None or columns is None or ships is None:
        return without_counts(radar_cells(bomb), revealed)

    squares = sum(size * number for size, number in enumerate(ships, 1))
    if len(seen.ships or ()) < len(SHIP_SIZES) and squares < sum(rows) and not seen.always_radar:
        raise Missing("ships", ask="ships_next")
    if not squares or not sum(rows) == sum(columns) == squares:
        raise Contradiction("count_mismatch", rows=sum(rows), columns=sum(columns), ships=squares)
    layouts = [layout for layout in fitting_counts(rows, columns, ships) if agrees(layout, revealed)]
    if not layouts:
        raise Contradiction("no_solution")
    ship = [name for name in CELLS if all(name in layout for layout in layouts)]
    water = [name for name in CELLS if not any(name in layout for layout in layouts)]
    one = len(layouts) == 1
    safe = radar_cells(bomb) if not one or seen.always_radar or casing_known(bomb) else None
    json: dict[str, Any] = {"safe": safe, "ships": ship, "water": water, "solutions": len(layouts)}
    if one:
        hidden = [name for name in ship if name not in revealed]
        json["next"] = {"tool": "torpedo" if hidden else "done", "cells": hidden}
        return answer("torpedo" if hidden else "done", json, cells=tuple(hidden), why="one_layout", items=hidden)
    uncertain = [name for name in safe or () if name not in revealed and name not in ship and name not in water]
    if not uncertain:
        raise Contradiction("not_unique")
    json["next"] = {"tool": "radar", "cells": uncertain}
    return answer("radar", json, cells=tuple(uncertain), solutions=len(layouts), why="radar",
                  then="known", final=False)  # fmt: skip


def without_counts(safe: list[str], revealed: dict[str, str]) -> Answer:
    """Some counts are not told yet: only radar can be named."""
    hidden = [name for name in safe if name not in revealed]
    json = {
        "safe": safe,
        "ships": [name for name in CELLS if revealed.get(name) == "ship"],
        "water": [name for name in CELLS if revealed.get(name) == "water"],
        "solutions": None,
        "next": {"tool": "radar" if hidden else "ask", "cells": hidden},
    }
    then = ("known",) if hidden else ("columns", "rows", "ships")
    return answer("radar" if hidden else "ask_counts", json, cells=tuple(hidden), then=then, final=False)


def line_counts(seen: Battleship, field: str) -> tuple[int, ...] | None:
    """Five counts, or None where they are not told yet."""
    counts: Any = getattr(seen, field)
    if listing(counts, 0, SIZE):
        need_cells(seen, field, SIZE)
    if counts is not None and not (listing(counts, SIZE, SIZE) and all(whole(n, 0, SIZE) for n in counts)):
        raise Contradiction("bad_state")
    return counts  # type: ignore[no-any-return]


def fleet(ships: Any) -> tuple[int, ...] | None:
    """How many ships of sizes 1 to 4 there are."""
    if ships is None:
        return None
    if not isinstance(ships, dict) or not all(s in SHIP_SIZES and whole(n, 0, SIZE) for s, n in ships.items()):
        raise Contradiction("bad_state")
    return tuple(ships.get(size, 0) for size in SHIP_SIZES)


def radar_cells(bomb: Bomb) -> list[str]:
    """The cells that may be looked at, in order of derivation."""
    bomb.need("serial")
    ports, indicators, batteries = int(bomb.port_count), int(bomb.indicator_count), int(bomb.batteries)
    # Letters and digits of the serial number in pairs: letter A is the first column, digit 1 the first row.
    letters, digits = bomb.serial.letters, bomb.serial.digits
    pairs = [(ord(letter) - ord("A"), digit - 1) for letter, digit in zip(letters, digits, strict=False)]
    pairs.append((ports - 1, indicators + batteries - 1))
    return list(dict.fromkeys(cell(column % SIZE, row % SIZE) for column, row in pairs))


def casing_known(bomb: Bomb) -> bool:
    counts = (bomb.port_count, bomb.indicator_count, bomb.batteries)
    return bomb.knows("serial") and all(count.low == count.high for count in counts)


@lru_cache(maxsize=8)
def fitting_counts(rows: tuple[int, ...], columns: tuple[int, ...], ships: tuple[int, ...]) -> tuple[frozenset[str], ...]:
    """All layouts, kept while the radar cells are told and the casing is gone through."""
    return tuple(all_layouts(rows, columns, ships))


def all_layouts(rows: tuple[int, ...], columns: tuple[int, ...], ships: tuple[int, ...]) -> Iterator[frozenset[str]]:
    """Every set of ship squares with these counts and this fleet in which no two squares touch at a corner only."""
    lines = [[line for line in range(1 << SIZE) if line.bit_count() == count] for count in rows]

    def fill(above: tuple[int, ...], left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(above) == SIZE:
            yield above
            return
        corners = (above[-1] << 1 | above[-1] >> 1) if above else 0
        for line in lines[len(above)]:
            after = tuple(count - (line >> column & 1) for column, count in enumerate(left))
            if not line & corners and min(after) >= 0 and max(after) <= SIZE - 1 - len(above):
                yield from fill((*above, line), after)

    for layout in fill((), columns):
        if sizes(layout) == ships:
            yield frozenset(cell(c, r) for r, line in enumerate(layout) for c in range(SIZE) if line >> c & 1)


def sizes(layout: tuple[int, ...]) -> tuple[int, ...]:
    """How many ships of sizes 1 to 4 the layout has; () when there is a longer one."""
    found = [0] * SIZE
    turned = tuple(sum((line >> column & 1) << row for row, line in enumerate(layout)) for column in range(SIZE))
    for lines, across in ((layout, True), (turned, False)):
        for at, line in enumerate(lines):
            for length, start in runs(line):
                beside = any(other >> start & 1 for other in (lines[at - 1] if at else 0, lines[at + 1] if at < SIZE - 1 else 0))
                # A single square counts once, and only where it is no part of a ship in the other direction.
                if length > 1 or (across and not beside):
                    found[length - 1] += 1
    return tuple(found[:4]) if not found[4] else ()


def runs(line: int) -> Iterator[tuple[int, int]]:
    """Length and start of each unbroken run of squares."""
    length = 0
    for column in range(SIZE + 1):
        if line >> column & 1:
            length += 1
        elif length:
            yield length, column - length
            length = 0


def agrees(layout: frozenset[str], revealed: dict[str, str]) -> bool:
    return all((name in layout) == (content == "ship") for name, content in revealed.items())


def counts_of(field: str) -> Fold:
    """Counts of rows or columns; one that cannot be is known at once."""

    def fold(seen: Battleship, value: Any, telling: Telling) -> Any:
        if not all(whole(count, 0, SIZE) for count in (value if isinstance(value, tuple) else (value,))):
            raise Contradiction("bad_state")
        mended = telling.correcting and "bare" in telling.slots and not told(seen, field)
        # "No, 1 0 2 3 3", said before any row was told, is of the columns.
        return cells("columns" if mended else field, SIZE)(seen, value, telling)

    return fold


def fold_ships(seen: Battleship, value: Any, telling: Telling) -> Battleship:
    """The numbers of ships of sizes 1 to 4, or one number with ``size``."""
    numbers = value if isinstance(value, tuple) else (value,)
    size = telling.slots.get("size")
    if size is not None:
        return put(seen, ships={**(known(seen, "ships") or {}), str(size): numbers[0]})
    if len(numbers) != len(SHIP_SIZES):
        raise Contradiction("bad_state")
    return put(seen, ships=dict(zip(SHIP_SIZES, numbers, strict=True)))


def fold_contents(seen: Battleship, value: Any, telling: Telling) -> Battleship:
    """Ship or water, for the cells named with it or else for the radar cells in the order in which they were given."""
    contents = value if isinstance(value, tuple) else (value,)
    named = telling.slots.get("cells")
    if named is None:
        named = telling.answered.line.slots.get("cells", ()) if telling.answered else ()
    names = named if isinstance(named, tuple) else (named,)
    if len(contents) == 1 and "cells" in telling.slots:
        contents *= len(names)
    if len(contents) > len(names):
        raise Contradiction("bad_state")
    have = known(seen, "known") if told(seen, "known") else {}
    return put(seen, known={**(have or {}), **dict(zip(names, contents, strict=False))})


def with_contents(seen: Battleship, value: Any, telling: Telling) -> Battleship:
    """The cells are folded together with their contents."""
    return seen


def read(raw: Any) -> Battleship:
    values = {name: raw.get(name) for name in ("rows", "columns", "ships", "known")}
    return Battleship(**values, always_radar=True)


MODULE = Module(
    "battleship",
    Battleship,
    solve,
    folds={
        "rows": counts_of("rows"),
        "columns": counts_of("columns"),
        "ships": fold_ships,
        "contents": fold_contents,
        "cells": with_contents,
    },
    codes={"rows": "bad_state", "columns": "bad_state"},
    read=read,
)
