"""What players say who have never seen the product, checked against the solver: the words differ, the answer does not."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from voice_expert.conversation import Conversation
from voice_expert.dialogue.session import Session
from voice_expert.modules import registry
from voice_expert.solving import solve_one

EDGEWORK = {
    "serial": "AB3CD5",
    "batteries": 3,
    "holders": 2,
    "indicators": [{"label": "FRK", "lit": True}, {"label": "CAR", "lit": False}],
    "port_plates": [["Parallel", "Serial"], []],
}
ONE_LINE = "3B 2H // *FRK CAR // [PARALLEL, SERIAL] [EMPTY] // AB3CD5"


@cache
def bomb_told(language: str) -> Session:
    """The session after the casing was told in one line."""
    conversation = Conversation(language)
    conversation.hear(ONE_LINE, t=0.0)
    return conversation.session


@cache
def after(language: str, told: str) -> Session:
    """The session once all of this was said: utterances parted by bars, a second each; none where it is empty."""
    conversation = Conversation(language)
    for moment, said in enumerate(told.split(" | ") if told else ()):
        conversation.hear(said, t=float(moment))
    return conversation.session


def misunderstood(language: str, module: str, script: str) -> list[str]:
    """What of a script goes wrong: an utterance not understood, or not the solver's answer at the end.

    Lines of a script: ``= {…}`` the state of the module in the JSON of its facts (or, with the one key ``answer``, what
    the answer must hold), then ways to tell it, one a line, utterances parted by bars.
    """
    wrong: list[str] = []
    wanted: dict[str, object] = {}
    for line in filter(None, map(str.strip, script.splitlines())):
        if line.startswith("= "):
            state = json.loads(line[2:])
            wanted = state.get("answer") or solve_one(registry()[module], {"edgework": EDGEWORK, "state": state})["answer"]
            assert "error" not in wanted, line
            continue
        conversation = Conversation(language, bomb_told(language))
        turns = [
            conversation.hear(said.strip(), t=float(moment)).as_json(moment)
            for moment, said in enumerate(line.split("|"), 1)
        ]
        answer = turns[-1]["answer"] or {}
        if any(answer.get(key) != value for key, value in wanted.items()):
            wrong.append(f"{line}: {answer} instead of {wanted}")
        wrong += [f"{line}: {turn['heard']!r} is not understood" for turn in turns if not turn["understood"]]
    return wrong


def seen(language: str, told: str) -> object:
    """What the module told last knows once all of this was said, the casing first: utterances parted by bars."""
    conversation = Conversation(language, bomb_told(language))
    for moment, said in enumerate(told.split(" | "), 1):
        turn = conversation.hear(said, t=float(moment))
        assert turn.reply.understood, (told, said)
    return conversation.session.opened[-1].seen


def last_reply(language: str, told: str, casing: bool = True) -> dict[str, Any]:
    """The reply object to the last of these utterances, the casing told first or not."""
    conversation = Conversation(language, bomb_told(language) if casing else None)
    *before, last = told.split(" | ")
    for moment, said in enumerate(before, 1):
        conversation.hear(said, t=float(moment))
    return conversation.hear(last, t=float(len(before) + 1)).as_json(len(before) + 1)
