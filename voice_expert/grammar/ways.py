"""The ways to hear a value at one place of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from voice_expert.grammar.lexicon import Span
from voice_expert.grammar.text import Token
from voice_expert.grammar.written import as_written
from voice_expert.record import Either

NEAR = 0.3
"""What a word costs at least that is only near to one that fits."""


def ways_to_hear(
    spans: Sequence[Span], low: int | None, high: int | None, sentence: Sequence[Token], here: int, language: str
) -> list[tuple[int, float, Any, str, tuple[str, ...]]]:
    """(end, cost, value, words, what a strange word was taken for) per way; numbers within ``low`` to ``high``.

    Equally good values of one stretch become Either.
    """
    ways: dict[tuple[int, float], list[Any]] = {}
    said: dict[tuple[int, float], str] = {}
    if language == "ru" and len(spans) > 1:
        spans = as_written(spans, sentence, here)
    for span in spans:
        if low is not None and high is not None and not low <= span.value <= high:
            continue
        way = (span.end, round(span.cost, 3))
        ways.setdefault(way, []).append(span.value)
        said.setdefault(way, span.said)
    found: list[tuple[int, float, Any, str, tuple[str, ...]]] = []
    for (end, cost), values in ways.items():
        # A misheard or mistyped word is not said back.
        text = said[end, cost] if cost < NEAR else ""
        value = values[0] if len(values) == 1 else Either(tuple(sorted(values, key=repr)))
        found.append((end, cost, value, text, (said[end, cost],) if cost >= NEAR else ()))
    return found
