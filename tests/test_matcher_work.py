"""How much is tried for a sentence: in steps of the search, which are the same on every machine."""

from __future__ import annotations

from typing import Any

import pytest

from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar import matcher

LINES: dict[str, tuple[str, str, int]] = {
    "en": ("complicated wires", "white then, red white star then, red star then, blue white star then, white red light", 4),
    "ja": ("複雑ワイヤ", "あおほし、あおライトほし、あおライト、あおしろライト、あかライト、あおしろライト", 16),
    "ru": ("сложные провода", "синий звезда потом, красный звезда потом, синий белый потом, красный синий лампочка горит звезда", 4),
}


@pytest.mark.parametrize("language", LINES)
def test_a_plain_list_of_things_is_not_tried_as_several(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of six wires told plainly each place had been tried as the beginning of another list: three times the work."""
    begun: list[tuple[str, int]] = []
    search = matcher._Parse._search

    def noted(self: Any, group: str, at: int) -> Any:
        begun.append((group, at))
        return search(self, group, at)

    monkeypatch.setattr(matcher._Parse, "_search", noted)
    before, line, most = LINES[language]
    conversation = Conversation(language)
    conversation.hear(before)
    begun.clear()
    readings = conversation.matcher.readings(line, scope_of(conversation.session))
    assert len(readings[0].acts) == 1 and readings[0].doubt < 0.1
    assert sum(group == "module:complicated_wires" for group, _ in begun) <= most
