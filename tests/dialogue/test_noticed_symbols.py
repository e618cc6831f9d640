"""Every name that players have for a symbol is understood for it: the manual's, and those of their own."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.record import Either

NAMES: dict[str, dict[str, list[str]]] = yaml.safe_load(Path(__file__).with_name("symbol_names.yaml").read_text("utf-8"))
KEYPAD = {"en": "keypad", "ja": "キーパッド", "ru": "клавиатура"}


def meant(value: Any) -> list[Any]:
    """All symbols that a slot may stand for."""
    if isinstance(value, tuple):
        return [option for item in value for option in meant(item)]
    return list(value.options) if isinstance(value, Either) else [value]


@pytest.mark.parametrize("language", NAMES)
def test_names(language: str) -> None:
    conversation = Conversation(language)
    conversation.hear(KEYPAD[language])
    scope = scope_of(conversation.session)
    missed = []
    for symbol, names in NAMES[language].items():
        for name in names:
            best = next(iter(conversation.matcher.readings(name, scope)), None)
            acts = best.acts if best is not None else ()
            understood = [option for act in acts for value in act.slots.values() for option in meant(value)]
            if len(acts) != 1 or symbol not in understood:
                missed.append((symbol, name, understood))
    assert not missed
    assert sum(map(len, NAMES[language].values())) > 300
