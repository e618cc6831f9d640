"""Letters and cells as they come from what was heard: several words for one letter, a letter and a digit for a cell."""

from __future__ import annotations

from typing import Any

from voice_expert.record import Either


def as_list(value: Any) -> tuple[Any, ...]:
    """What a slot holds, as a tuple."""
    return value if isinstance(value, tuple) else (value,)


def lower(value: Any) -> Any:
    """Small letters, also of a value that stands for several."""
    if isinstance(value, Either):
        return Either(tuple(lower(option) for option in value.options))
    return value.lower() if isinstance(value, str) else value


def cells(value: Any) -> tuple[Any, ...]:
    """``("A", 2, "F", 3)`` or ``"A2"`` as ``("A2", "F3")``: column letters and row digits in either order."""
    found: list[Any] = []
    waiting: Any = None
    for part in as_list(value):
        if isinstance(part, str) and len(part) == 2:
            found.append(part)
        elif waiting is None:
            waiting = part
        else:
            found.append(_cell(waiting, part))
            waiting = None
    return (*found, waiting) if waiting is not None else tuple(found)


def _cell(one: Any, other: Any) -> Any:
    options = [str(a) + str(b) for a in _options(one) for b in _options(other)]
    named = [text if text[:1].isalpha() else text[::-1] for text in options]
    return named[0] if len(named) == 1 else Either(tuple(named))


def _options(value: Any) -> tuple[Any, ...]:
    return value.options if isinstance(value, Either) else (value,)
