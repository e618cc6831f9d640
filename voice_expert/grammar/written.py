"""What writing tells of a word: in Russian ё where it was written, and letters that stand by themselves; in Japanese how it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from voice_expert.grammar.lexicon import Span, spellings
from voice_expert.grammar.text import Token, words


def as_written(spans: Sequence[Span], sentence: Sequence[Token], here: int) -> Sequence[Span]:
    """Without the values whose word differs from what was written in ё alone, where another has it right: все, всё."""
    if len({(span.end, span.cost) for span in spans}) == len(spans):
        return spans
    kept: list[Span] = []
    ways: dict[tuple[int, float], list[Span]] = {}
    for span in spans:
        ways.setdefault((span.end, span.cost), []).append(span)
    for (end, _), same in ways.items():
        dotted = any(token.dotted for token in sentence[here:end])
        right = [span for span in same if _dots(span, sentence, here) in (dotted, None)]
        kept += right or same
    return kept


def _dots(span: Span, sentence: Sequence[Token], here: int) -> bool | None:
    """Whether the form heard has ё; None where nothing was heard that ё could change."""
    heard = tuple(token.text for token in sentence[here : span.end])
    if "е" not in "".join(heard):
        return None
    return next(("ё" in form for form in spellings(span.said) if words(form, "ru") == heard), None)


def among_letters(sentence: Sequence[Token], here: int) -> bool:
    """Whether a single letter stands among others: «с» and «в» in "с т в" are no prepositions, in "с а один" they are."""
    single = [len(token.text) == 1 and token.text.isalpha() for token in sentence[max(0, here - 2) : here + 3]]
    at = min(here, 2)
    return any(all(single[start : start + 3]) for start in range(max(0, at - 2), at + 1) if start + 3 <= len(single))


def goes_on_as_if(sentence: Sequence[Token], end: int) -> bool:
    """Whether what ends here is only a condition: ミスった goes on as ミスったら; ミスったらしい is none."""
    after = "".join(token.text for token in sentence[max(end - 1, 0) : end + 2])
    return after[:2] in ("たら", "だら") and after[2:] != "し"
