"""Conversations as tests: a script of what is said, and what must come back.

Lines of a script: ``> said``, then any of ``< the reply's text, exactly``, ``~ a part of the reply's text``,
``= {"cut": 3}`` the answer's JSON (``=`` alone: no answer), ``? facts`` asked for (``?`` alone: nothing),
``- `` nothing was for us, ``! fact=value`` … see the functions below.
"""

from __future__ import annotations

import json
from typing import Any

from voice_expert.conversation import Conversation, Turn


def play(language: str, script: str, conversation: Conversation | None = None) -> Conversation:
    """Run a script; AssertionError with the line that does not hold."""
    conversation = conversation or Conversation(language)
    turn: Turn | None = None
    number = 0
    for raw in script.strip().splitlines():
        mark, _, rest = raw.strip().partition(" ")
        if not mark or mark.startswith("#"):
            continue
        if mark == ">":
            number += 1
            turn = conversation.hear(rest, t=float(number))
            continue
        assert turn is not None, "a script begins with > what is said"
        check(turn.as_json(number), mark, rest)
    return conversation


def check(reply: dict[str, Any], mark: str, wanted: str) -> None:
    """One expectation of a script."""
    where = f"after {reply['heard']!r}: {reply}"
    if mark == "<":
        assert reply["say"] == wanted, where
    elif mark == "~":
        assert wanted in reply["say"], where
    elif mark == "=":
        assert reply["answer"] == (json.loads(wanted) if wanted else None), where
    elif mark == "?":
        facts = [fact.strip() for fact in wanted.split(",")] if wanted else None
        assert reply["asking"] == facts, where
    elif mark == "-":
        assert not reply["changed"] and not reply["understood"], where
    elif mark == "!":
        key, _, value = wanted.partition("=")
        assert reply[key] == json.loads(value), where
    else:
        raise AssertionError(f"unknown mark {mark!r}")
