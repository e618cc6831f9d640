"""What was said in words that no ear listens for, taken from what the strong ear wrote without a grammar.

An ear knows the sentences of its grammar; people say more around them ("it's red, red, blue, yellow"). Where the free
transcription is likely, tells something plainly as a typed line would, and the grammar's sentence is not as good, it counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_expert.conversation import Conversation
from voice_expert.events import Heard
from voice_expert.grammar.reading import Act, Reading

LIKELY = -0.7
"""log P per token from which on a transcription is believed."""
LIKELIER = 0.4
"""By how much it must be likelier per token than a sentence that was accepted and tells something else."""
LIKELIER_THAN_BOTH = 1.0
"""The same where two ears heard that sentence."""
PLAIN = 0.12
"""What the words that lead in and stand between may cost in a plain reading."""
NOBODY = 0.6
"""The probability of no speech from which on nothing that was written freely is believed."""
TELLING = frozenset({"tell", "open", "answer"})
"""What is told freely; commands have their own words, which the ears know."""
EVERYDAY = frozenset({"bare", "again", "read_label", "start_minutes"})
"""Facts that everyday talk tells by chance: the labels of Who's on First, and the time."""
LEAST_WORDS = 2
"""Words it must have: a single one is in the grammar, or is talk."""


def told_freely(heard: Heard, conversation: Conversation) -> str | None:
    """The free transcription where it tells more plainly what was said than the grammar's best sentence, else None."""
    details = heard.details
    written, mean = str(details.get("free") or ""), details.get("free_token")
    if not written or mean is None or mean < LIKELY or details.get("no_speech", 1.0) > NOBODY:
        return None
    plain = plainly(conversation.understand([written]))
    if plain is None or _words(written, conversation.grammar.language) < LEAST_WORDS:
        return None
    if heard.accepted and heard.hypotheses:
        if details.get("gap_token", 0.0) < (LIKELIER_THAN_BOTH if details.get("fast_text") == heard.text else LIKELIER):
            return None
        glue = "" if conversation.grammar.language == "ja" else " "
        accepted = conversation.understand([glue.join(heard.hypotheses[0].words)])
        if accepted and same_meaning(accepted[0].acts, plain.acts):
            return None
    return written


def plainly(readings: Sequence[Reading]) -> Reading | None:
    """The best reading, if it leaves nothing out, takes no word for another, and tells or opens something."""
    if not readings:
        return None
    best = readings[0]
    kinds = {act.kind for act in best.acts}
    if not kinds & TELLING or not kinds <= TELLING | {"marker"} or any(EVERYDAY & act.slots.keys() for act in best.acts):
        return None
    return best if best.doubt <= PLAIN and best.explained >= 1.0 and not best.taken else None


def same_meaning(one: Sequence[Act], other: Sequence[Act]) -> bool:
    """Whether two readings tell the same, in whatever words."""
    return [(act.kind, act.module, act.slots) for act in one] == [(act.kind, act.module, act.slots) for act in other]


def _words(written: str, language: str) -> int:
    """How many words; in Japanese, which has no gaps between them, two signs count as one."""
    return len(written) // 2 if language == "ja" else len(written.split())
