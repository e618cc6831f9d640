"""One utterance while it is spoken: what the ear has got of it, and what is held back in a pause."""

from __future__ import annotations

from collections import deque

import numpy as np

from voice_expert.events import Chunk, Partial, Samples
from voice_expert.grammar.automaton import Patience, WordAutomaton
from voice_expert.hearing.loudness import SpeakerLoudness
from voice_expert.hearing.recogniser import Recogniser, peeked

PAUSING = 0.1
"""Seconds without a voice from which on it is a pause and no closed mouth of a "p"."""


class Utterance:
    """From its first sound on. After a peek the silence is kept from the ear, so that its work stays good to finish."""

    def __init__(self, grammar: WordAutomaton, t_start: float) -> None:
        self.grammar = grammar
        self.t_start = t_start
        self.t_end = t_start
        """The last moment with a voice."""
        self.voiced = 0.0
        """Seconds with a voice."""
        self.loud = SpeakerLoudness()
        self.partial: Partial | None = None
        self.patience: Patience = "could_go_on"
        self.peeked = False
        self.asked = True
        """Whether what it is so far answers the open question."""
        self.frames: list[Chunk] = []
        self.held_back: list[Chunk] = []
        self._lately: deque[bool] = deque(maxlen=3)

    def goes_on(self, voice: bool, now: float) -> bool:
        """Whether this frame belongs to the speech: in a pause one frame alone is a click and does not end it."""
        self._lately.append(voice)
        pausing = now - self.t_end > PAUSING
        return sum(self._lately) >= 2 if voice and pausing else voice

    @property
    def samples(self) -> Samples:
        """All sound that the ear has got."""
        return np.concatenate([frame.samples for frame in self.frames]) if self.frames else np.zeros(0, np.int16)

    def take(self, ear: Recogniser, frame: Chunk) -> None:
        """Sound for the ear."""
        self.frames.append(frame)
        self.partial = ear.feed(frame) or self.partial

    def go_on(self, ear: Recogniser, frame: Chunk) -> None:
        """The voice is here, or here again."""
        for held in self.held_back:
            self.take(ear, held)
        self.held_back.clear()
        self.peeked = False
        self.take(ear, frame)

    def pause(self, ear: Recogniser, frame: Chunk) -> None:
        """No voice in this frame."""
        if self.peeked:
            self.held_back.append(frame)
        else:
            self.take(ear, frame)

    def peek(self, ear: Recogniser) -> None:
        """Ask what the words are so far, and the grammar how likely more is."""
        self.peeked = True
        self.partial = peeked(ear) or self.partial
        if self.partial is None or not self.partial.accepted:
            # An ear that says nothing before the end, or that fits no sentence: half a sentence, or people talking,
            # whose breaths must not leave single words that fit one.
            self.patience = "could_go_on"
        else:
            self.patience = self.grammar.wants_more(self.partial.words)
        self.asked = self.partial is not None and self.grammar.answers(self.partial.words)
