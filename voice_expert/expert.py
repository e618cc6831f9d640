"""The expert at work: joins an ear, the conversation and a voice. Recordings and the microphone share it.

The pipeline as a list: sound → Endpoint → Recogniser → Conversation (grammar, step, journal) → sentences → Voice.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace

import numpy as np

from voice_expert.conversation import Conversation, Turn
from voice_expert.dialogue.session import Reply
from voice_expert.dialogue.step import not_understood, scope_of
from voice_expert.events import Heard, Samples
from voice_expert.going_on import AMENDS_WITHIN, Recent
from voice_expert.grammar.automaton import going_on
from voice_expert.grammar.exports import EarGrammars
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded
from voice_expert.hearing.recogniser import FAULT
from voice_expert.places import home
from voice_expert.said_again import SaidAgain
from voice_expert.speaking import pronounce
from voice_expert.speaking.voice import Voice, VoiceUnavailable
from voice_expert.written_freely import told_freely

SLOW = 0.75
"""Speed of speech after "slower"."""
GREY = 0.35
"""A rejected utterance at least this sure was probably meant for us: say that it was not understood."""


@dataclass(frozen=True, eq=False)
class Spoke:
    """One utterance heard, and what the expert makes of it: the turn, its sound and the seconds it took."""

    turn: Turn
    sound: Samples
    engine: str
    t_speech_start: float
    t_speech_end: float
    computing: float
    """Seconds from the end of the waiting to the first sample of the reply."""
    in_recogniser: float


def spoken_form(text: str, grammar: LanguageGrammar) -> str:
    """A text for the screen as the voice is to read it: codes and letters by spelling words, digits singly."""
    letters = grammar.lexicon.forms.get("_common.letter", {})
    spelling = {letter: forms[0].removeprefix("~") for letter, forms in letters.items() if forms}
    return pronounce.for_voice(text, grammar.language, spelling)


class Expert:
    """Hears utterances one after another; ``hear`` never raises for what is said."""

    def __init__(
        self,
        conversation: Conversation,
        endpoint: Endpoint,
        voice: Voice | None,
        wake_phrase: bool = False,
        ears: EarGrammars | None = None,
    ) -> None:
        self.conversation = conversation
        self.endpoint = endpoint
        self.voice = voice
        self.wake_phrase = wake_phrase
        self.ears = ears or EarGrammars(conversation.grammar, home() / "cache")
        self.silent_because: str | None = None
        """Why nothing can be spoken, once the voice failed."""
        self._recent: Recent | None = None
        self._said_again = SaidAgain()
        self.listen()

    @property
    def language(self) -> str:
        return self.conversation.grammar.language

    def listen(self) -> None:
        """Set the grammar of this moment, and for a moment longer that of what was said last."""
        self._grammar = self.ears.automaton(scope_of(self.conversation.session), self.wake_phrase)
        recent = self._recent
        if recent is None or not recent.holds(self.conversation.session):
            self.endpoint.listen(self._grammar)
        else:
            longer = going_on(self._grammar, recent.grammar, recent.words)
            self.endpoint.listen(self._grammar, longer, until=recent.t_end + AMENDS_WITHIN)

    def hear(self, ended: SpeechEnded, t: float) -> Spoke:
        """Take an utterance: understand, answer, render the answer's sound."""
        started = time.perf_counter()
        ended = replace(ended, heard=self._said_again.heard(ended))
        heard = ended.heard
        glue = "" if self.language == "ja" else " "
        words, grammar = [hypothesis.words for hypothesis in heard.hypotheses], self._grammar
        whole = self._with_recent(ended)
        texts = [glue.join(each) for each in whole or words]
        freely = told_freely(heard, self.conversation) if not whole else None
        if freely is not None:
            texts = [freely, *texts] if heard.accepted else [freely]
        if (heard.accepted or freely) and texts and (texts := self._woken(texts)):
            turn = self.conversation.hear(texts, t, amends=bool(whole))
            recent = self._recent
            if whole and recent is not None:
                grammar = recent.grammar
            said = (whole or words)[0] if turn.reply.changed and freely is None else None
            self._recent = Recent(said, grammar, ended.t_end, self.conversation.session) if said else None
        else:
            turn = self._rejected(texts, heard)
        self.listen()
        sound = self.render(turn.voice or turn.say, self.conversation.session.slow)
        spent = time.perf_counter() - started
        return Spoke(turn, sound, heard.engine, ended.t_start, ended.t_end, spent + heard.computing, heard.computing)

    def render(self, text: str, slow: bool = False) -> Samples:
        """The sound of a text for the screen; empty where there is nothing to say or no voice."""
        if not text or self.voice is None:
            return np.zeros(0, np.int16)
        try:
            return self.voice.render(self.spoken_form(text), self.language, SLOW if slow else 1.0)
        except VoiceUnavailable as fault:
            self.silent_because = str(fault)
            return np.zeros(0, np.int16)

    def spoken_form(self, text: str) -> str:
        """The text as the voice is to read it."""
        return spoken_form(text, self.conversation.grammar)

    def _with_recent(self, ended: SpeechEnded) -> list[tuple[str, ...]]:
        """What was said last and this as one, where this only goes on with it."""
        recent, heard = self._recent, ended.heard
        if recent is None or not recent.holds(self.conversation.session) or not (heard.accepted and heard.hypotheses):
            return []
        return recent.whole([hypothesis.words for hypothesis in heard.hypotheses], ended.t_start, self._grammar)

    def _woken(self, texts: list[str]) -> list[str]:
        """With a wake phrase only what begins with "expert" is for us."""
        if not self.wake_phrase:
            return texts
        wake = self.conversation.grammar.files["_commands"].lists.get("wake", {})
        forms = sorted((form for entry in wake.values() for form in entry), key=len, reverse=True)
        end = "" if self.language == "ja" else r"\b"
        woken = []
        for text in texts:
            for form in forms:
                if re.match(re.escape(form) + end, text, re.IGNORECASE):
                    woken.append(text[len(form) :].strip(" ,、"))
                    break
        return [text for text in woken if text]

    def _rejected(self, texts: list[str], heard: Heard) -> Turn:
        """What fits nothing changes nothing; if it was nearly clear, say what is wanted."""
        if heard.details.get("reason") == FAULT:
            return self.conversation.our_fault("")
        session = self.conversation.session
        asked = session.question is not None and not session.paused
        reply: Reply = not_understood(session, nearly=asked and bool(texts) and (heard.nearly or heard.confidence >= GREY))
        return self.conversation.turn(texts[0] if texts else "", reply)
