"""An expert whose ear is scripted: words in, turns out, without sound."""

from __future__ import annotations

from voice_expert.conversation import Conversation, Turn
from voice_expert.events import Heard, Hypothesis
from voice_expert.expert import Expert
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded
from voice_expert.hearing.scripted import ScriptedEar


class Quiet:
    """A voice detector that never hears anybody."""

    def probability(self, frame: object) -> float:
        return 0.0

    def reset(self) -> None:
        pass


class ScriptedExpert(Expert):
    """``said`` gives the turn that these words bring about."""

    def said(self, text: str, accepted: bool = True, confidence: float = 1.0, after: float = 10.0) -> Turn:
        """``after``: seconds of silence since the words before."""
        heard = Heard((Hypothesis(tuple(text.split())),), "scripted", accepted, confidence)
        start, self.ended = self.ended + after, self.ended + after + 1.0
        return self.hear(SpeechEnded(start, self.ended, 0.25, "closed", heard), self.ended).turn

    ended = 0.0
    """The end of the words before."""


def expert_hearing(language: str, wake_phrase: bool = False) -> ScriptedExpert:
    """An expert without voice or microphone."""
    return ScriptedExpert(Conversation(language), Endpoint(ScriptedEar(()), Quiet()), None, wake_phrase)
