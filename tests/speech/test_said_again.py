"""What was nearly understood and is said again at once is believed, and only that."""

from __future__ import annotations

import pytest

from voice_expert.conversation import Conversation
from voice_expert.events import Heard, Hypothesis
from voice_expert.expert import Expert
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded, Waiting
from voice_expert.hearing.scripted import ScriptedEar
from voice_expert.hearing.vad import SileroDetector
from voice_expert.said_again import AGAIN_WITHIN


def rejected(words: str, start: float, nearly: bool = True) -> SpeechEnded:
    """An utterance of a second that was not accepted."""
    heard = Heard((Hypothesis(tuple(words.split()), 1.0),), "whisper", False, 0.1, start, start + 1, nearly=nearly)
    return SpeechEnded(start, start + 1, 0.3, "closed", heard)


@pytest.fixture
def expert() -> Expert:
    conversation = Conversation("en")
    conversation.hear("wires")
    return Expert(conversation, Endpoint(ScriptedEar([]), SileroDetector(), Waiting()), None)


def told(expert: Expert, *heard: SpeechEnded) -> list[bool]:
    """Whether each utterance was understood."""
    return [bool(expert.hear(each, each.t_end).turn.reply.understood) for each in heard]


def test_the_same_twice_is_believed(expert: Expert) -> None:
    assert told(expert, rejected("red red blue black", 0), rejected("red red blue black", 3)) == [False, True]
    assert expert.conversation.session.in_hand == ("wires", 1)


def test_believed_once_it_has_to_be_said_twice_anew(expert: Expert) -> None:
    twice = [rejected("red red blue black", start) for start in (0, 3, 6)]
    assert told(expert, *twice) == [False, True, False]


@pytest.mark.parametrize(
    "second",
    [
        rejected("red red blue blue", 3),
        rejected("red red blue black", 1 + AGAIN_WITHIN + 0.1),
        rejected("red red blue black", 3, nearly=False),
    ],
    ids=["something else", "much later", "not near"],
)
def test_anything_else_is_not(expert: Expert, second: SpeechEnded) -> None:
    assert told(expert, rejected("red red blue black", 0), second) == [False, False]


def test_something_in_between_is_another_beginning(expert: Expert) -> None:
    between = [rejected("red red blue black", 0), rejected("help", 2), rejected("red red blue black", 4)]
    assert told(expert, *between) == [False, False, False]


def test_what_was_nearly_understood_is_asked_for(expert: Expert) -> None:
    near, far = rejected("red red blue black", 0), rejected("red red blue black", 20, nearly=False)
    assert "top to bottom" in expert.hear(near, 1).turn.say
    assert expert.hear(far, 21).turn.say == ""
