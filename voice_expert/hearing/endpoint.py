"""Where an utterance begins and ends: the patience of the listener, led by the grammar.

Driven by chunks and their times alone, so a recording gives the same events whenever and however fast it is played.
Speech is collected from 0.4 s before it was noticed. When a pause has lasted PEEK seconds, the ear says what it has
so far and the grammar how long to wait for more: a finished command a moment, a list that may go on longer, half a
serial number longest.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from voice_expert.events import RATE, Chunk, Heard, Partial, Samples
from voice_expert.grammar.automaton import Patience, WordAutomaton
from voice_expert.hearing.loudness import STEADY_FRAMES, Room, loudness
from voice_expert.hearing.recogniser import Preparing, Recogniser, finished
from voice_expert.hearing.utterance import Utterance
from voice_expert.hearing.vad import FRAME, VoiceDetector

FRAME_SECONDS = FRAME / RATE
NOTICE = 3
"""Frames in which the beginning of speech is noticed."""
FURTHER_OFF = 6.0
"""So many decibels below the speaker somebody else speaks, in the room."""


@dataclass(frozen=True)
class Waiting:
    """All the times of the endpoint, in seconds, and when the voice detector is believed (0 to 1)."""

    closed: float = 0.25
    closed_unasked: float = 0.35
    """For what answers no question: people talking among themselves pause within their sentences, too."""
    could_go_on: float = 1.2
    """People pause up to 0.6 s inside lists; recorded words pasted together bring 0.4 s of their own silence along."""
    unfinished: float = 2.0
    hard_end: float = 12.0
    hard_end_held: float = 30.0
    peek: float = 0.19
    """Pause after which the ear is asked; the rest of ``closed`` is left for what it begins to compute."""
    preroll: float = 0.4
    shortest: float = 0.09
    """Less voice than this was a click or a breath."""
    voice_begins: float = 0.5
    voice_goes_on: float = 0.35

    talk_ends: float = 0.6
    """Speech that was cut at its hard end is over after so long a pause; what it went on with is no new utterance."""

    def of(self, patience: Patience, asked: bool = True) -> float:
        closed = self.closed if asked else self.closed_unasked
        return {"closed": closed, "could_go_on": self.could_go_on, "unfinished": self.unfinished}[patience]


@dataclass(frozen=True)
class SpeechStarted:
    """Somebody began to speak, at ``t`` on the stream's clock."""

    t: float


@dataclass(frozen=True)
class SpeechEnded:
    """An utterance is over: ``waited`` seconds of silence after ``t_end`` settled it, by this class of patience."""

    t_start: float
    t_end: float
    waited: float
    patience: Patience | Literal["hard_end", "released", "flushed"]
    heard: Heard


@dataclass(frozen=True)
class SpeechDropped:
    """What had started was no utterance: a click, or sound that was not to be heard."""

    t_start: float
    t_end: float
    why: Literal["click", "deaf", "louder_voice", "nothing_to_listen_for"]


SpeechEvent = SpeechStarted | SpeechEnded | SpeechDropped


class Endpoint:
    """Cuts a stream of sound into utterances and lets an ear hear them.

    ``listen`` sets the grammar of the next utterance; ``feed`` takes sound of any chunk size and returns what
    happened. One that is being spoken keeps the grammar with which it began.
    """

    def __init__(self, ear: Recogniser, detector: VoiceDetector, waiting: Waiting | None = None) -> None:
        self.ear = ear
        self.detector = detector
        self.waiting = waiting or Waiting()
        self.push_to_talk = False
        """When True only what lies between ``hold`` and ``release`` is heard."""
        self.last_samples: Samples = np.zeros(0, np.int16)
        """The sound of the utterance that ended last, pre-roll included."""
        self._grammar: WordAutomaton | None = None
        self._longer: WordAutomaton | None = None
        self._until = 0.0
        self._room = Room()
        self._before: deque[Chunk] = deque(maxlen=max(1, round(self.waiting.preroll / FRAME_SECONDS)))
        self._noticed: deque[bool] = deque(maxlen=NOTICE)
        self._lately: deque[float] = deque(maxlen=NOTICE)
        """The loudness of the last frames: the room's only when nobody has begun to speak in them."""
        self._speaker: float | None = None
        """How loud the one is who was understood last."""
        self._rest: list[Chunk] = []
        self._deaf = False
        self._held = False
        self._now = 0.0
        self._open: Utterance | None = None
        self._talk_goes_on: float | None = None
        """The last moment with a voice of speech that was cut at its hard end."""

    def listen(self, grammar: WordAutomaton, longer: WordAutomaton | None = None, until: float = 0.0) -> None:
        """What may be said from the next utterance on; ``longer`` by one that begins before ``until``."""
        self._grammar = grammar
        self._longer, self._until = longer, until

    def prepare(self) -> None:
        """Let the ear get ready for what may be said, while there is time: not when somebody begins to speak."""
        if self._open is None and self._grammar is not None and isinstance(self.ear, Preparing):
            self.ear.prepare(self._grammar)

    @property
    def speaking(self) -> bool:
        """Whether an utterance is open."""
        return self._open is not None

    @property
    def partial(self) -> Partial | None:
        """What the ear believes of the open utterance so far."""
        return self._open.partial if self._open else None

    def feed(self, chunk: Chunk) -> list[SpeechEvent]:
        """Take more sound; any length, in order of time."""
        events: list[SpeechEvent] = []
        for frame in self._frames(chunk):
            self._now = frame.t + frame.seconds
            events += self._frame(frame)
        return events

    def deafen(self, deaf: bool = True) -> list[SpeechEvent]:
        """Discard all sound until ``deafen(False)``: our own voice. An open utterance is dropped."""
        self._deaf = deaf
        self._before.clear()
        self._noticed.clear()
        self.detector.reset()
        dropped = self._open if deaf else None
        if dropped is None:
            return []
        self._open = None
        return [SpeechDropped(dropped.t_start, self._now, "deaf")]

    def hold(self) -> list[SpeechEvent]:
        """The talk key is down: everything from a moment ago on is one utterance, pauses or not."""
        self._held = True
        return [] if self._open or self._deaf or self._grammar is None else self._begin(self._now)

    def release(self) -> list[SpeechEvent]:
        """The talk key is up: what was said is final."""
        held, self._held = self._held, False
        if not held or self._open is None:
            return []
        return self._end("released", self._now)

    def flush(self) -> list[SpeechEvent]:
        """No more sound will come; an open utterance is finished with what there is."""
        events = self.feed(Chunk(np.zeros(FRAME - self._waiting_samples, np.int16), self._now)) if self._rest else []
        return events + (self._end("flushed", self._now) if self._open else [])

    @property
    def _waiting_samples(self) -> int:
        return sum(len(piece.samples) for piece in self._rest)

    def _frames(self, chunk: Chunk) -> list[Chunk]:
        """The sound in pieces of FRAME samples, as the voice detector wants them."""
        if not self._rest and len(chunk.samples) == FRAME:
            return [chunk]
        self._rest.append(chunk)
        start = self._rest[0].t
        samples = np.concatenate([piece.samples for piece in self._rest])
        whole = len(samples) // FRAME * FRAME
        frames = [Chunk(samples[at : at + FRAME], start + at / RATE) for at in range(0, whole, FRAME)]
        self._rest = [Chunk(samples[whole:], start + whole / RATE)] if whole < len(samples) else []
        return frames

    def _frame(self, frame: Chunk) -> list[SpeechEvent]:
        if self._deaf:
            return []
        chance = self.detector.probability(frame.samples)
        loud = loudness(frame.samples)
        if self._open is None:
            return self._wait(frame, chance, loud)
        return self._collect(self._open, frame, chance, loud)

    def _wait(self, frame: Chunk, chance: float, loud: float) -> list[SpeechEvent]:
        """Nobody speaks to us yet."""
        self._before.append(frame)
        if self._talk_goes_on is not None and not self._held:
            if chance >= self.waiting.voice_goes_on:
                self._talk_goes_on = self._now
            if self._now - self._talk_goes_on < self.waiting.talk_ends:
                self._nobody(loud)
                return []
            self._talk_goes_on = None
        self._noticed.append(chance >= self.waiting.voice_begins and self._room.stands_out(loud))
        self._nobody(loud)
        if self.push_to_talk or self._held or sum(self._noticed) < 2 or not self._noticed[-1]:
            return []
        first = frame.t - FRAME_SECONDS * (len(self._noticed) - 1 - self._noticed.index(True))
        if self._grammar is None:
            self._noticed.clear()
            return [SpeechDropped(first, self._now, "nothing_to_listen_for")]
        return self._begin(first)

    def _nobody(self, loud: float) -> None:
        """A frame in which nobody seems to speak: it belongs to the room, unless somebody is just beginning."""
        if len(self._lately) == NOTICE:
            self._room.note(self._lately[0])
        self._lately.append(loud)

    def _begin(self, t: float) -> list[SpeechEvent]:
        grammar = self._longer if self._longer is not None and t < self._until else self._grammar
        assert grammar is not None
        self.ear.listen(grammar)
        utterance = self._open = Utterance(grammar, t)
        for frame in self._before:
            utterance.take(self.ear, frame)
        utterance.voiced = sum(self._noticed) * FRAME_SECONDS
        utterance.t_end = self._now
        self._before.clear()
        self._noticed.clear()
        self._lately.clear()
        return [SpeechStarted(t)]

    def _collect(self, utterance: Utterance, frame: Chunk, chance: float, loud: float) -> list[SpeechEvent]:
        """An utterance is open: more of it, or its pause."""
        utterance.loud.note(loud)
        voice = chance >= self.waiting.voice_goes_on and utterance.loud.of_the_speaker(self._room)
        voice = utterance.goes_on(voice, self._now)
        if voice:
            utterance.voiced += FRAME_SECONDS
            utterance.t_end = self._now
        elif utterance.loud.steady():  # known only afterwards
            utterance.t_end = max(utterance.t_start, min(utterance.t_end, self._now - STEADY_FRAMES * FRAME_SECONDS))
        if self._held:
            utterance.take(self.ear, frame)
            limit = self.waiting.hard_end_held
            return self._end("hard_end", self._now) if self._now - utterance.t_start >= limit else []
        if voice and utterance.loud.another_speaker():
            # somebody much louder: what came before was the room, and would only spoil what is said now
            return self._begin_again(utterance, frame)
        if voice:
            utterance.go_on(self.ear, frame)
        else:
            utterance.pause(self.ear, frame)
        waited = self._now - utterance.t_end
        if waited >= self.waiting.peek and not utterance.peeked:
            utterance.peek(self.ear)
        # half a frame early is nearer than half a frame late
        if utterance.peeked and waited + FRAME_SECONDS / 2 >= self.waiting.of(utterance.patience, utterance.asked):
            return self._end(utterance.patience, utterance.t_end)
        if self._now - utterance.t_start >= self.waiting.hard_end:
            self._talk_goes_on = self._now
            return self._end("hard_end", self._now)
        return []

    def _begin_again(self, utterance: Utterance, frame: Chunk) -> list[SpeechEvent]:
        self._before.extend([*utterance.frames, *utterance.held_back, frame])
        self._room.note(*utterance.loud.quiet_part())
        dropped = SpeechDropped(utterance.t_start, frame.t, "louder_voice")
        return [dropped, *self._begin(frame.t)]

    def _end(self, patience: Patience | Literal["hard_end", "released", "flushed"], t_end: float) -> list[SpeechEvent]:
        utterance, self._open = self._open, None
        assert utterance is not None
        self._before.extend(utterance.held_back)
        self.last_samples = utterance.samples
        if utterance.voiced < self.waiting.shortest:
            return [SpeechDropped(utterance.t_start, self._now, "click")]
        heard = finished(self.ear)
        loud = utterance.loud.loud_part
        if heard.accepted:
            self._speaker = loud
        elif self._speaker is not None and loud < self._speaker - FURTHER_OFF:
            # Somebody else. What the speaker says and was not understood is no measure of the room: it is said again.
            self._room.note(*utterance.loud.all)
        stamped = replace(heard, t_start=utterance.t_start, t_end=t_end)
        return [SpeechEnded(utterance.t_start, t_end, self._now - t_end, patience, stamped)]
