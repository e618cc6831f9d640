"""Lists in which nothing stands twice: what is named a second time is refused at once, not when the list is full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voice_expert.modules.kit import UNTOLD, Contradiction, Fold, Telling, cells, known


def once(_symbols: tuple[str, ...], _twice: str) -> bool:
    """Nothing may be named twice."""
    return False


def distinct_cells(field_name: str, size: int, may_repeat: Callable[[tuple[str, ...], str], bool] = once) -> Fold:
    """``kit.cells`` of symbols that raises Contradiction("duplicate_symbol") for one named twice.

    ``may_repeat`` is given the symbols told so far and the one that is among them again. Vague names are left to
    the solver. Slots of the error: ``twice`` the symbol, ``n`` the place (from 1) to go on from."""
    place = cells(field_name, size)

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        before, after = known(seen, field_name, ()), place(seen, value, telling)
        unsaid = [n for n in range(1, size + 1) if n > len(before) or before[n - 1] is UNTOLD]
        at = telling.slots.get("at")
        if at is not None and (size if at == "last" else int(at)) not in unsaid:
            return after  # two that change places are told one after the other
        now = known(after, field_name, ())
        symbols = tuple(symbol for symbol in now if isinstance(symbol, str))
        # A word whose second meaning is another symbol ("omega" of the pumpkin) said twice is still one symbol twice.
        first = {telling.spoken.get(symbol, symbol): symbol for symbol in reversed(symbols)}
        symbols = tuple(first[telling.spoken.get(symbol, symbol)] for symbol in symbols)
        for symbol in again(symbols):
            if not may_repeat(symbols, symbol):
                # A bare symbol after a whole list begins the list anew, as kit.cells has it.
                raise duplicate(symbol, len(before) if telling.correcting else unsaid[0] if unsaid else 1)
        return after

    return fold


def again(symbols: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those that were there before, in the order in which they come again."""
    return tuple(symbol for n, symbol in enumerate(symbols) if symbol in symbols[:n])


def duplicate(symbol: Any, n: int) -> Contradiction:
    """The error for a symbol named twice; go on from place ``n``."""
    return Contradiction("duplicate_symbol", twice=symbol, n=n)


def need_distinct(symbols: tuple[Any, ...]) -> None:
    """Raise the error if a symbol stands twice in a whole list, to be told anew from the second of them."""
    for symbol in again(symbols):
        raise duplicate(symbol, len(symbols) - symbols[::-1].index(symbol))
