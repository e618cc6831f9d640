"""Practising by voice: the player describes the bomb to the ear that ``run`` uses, or hears the talking defuser.

What is done (an empty line, 'look', 'skip') is typed meanwhile; "solved" also does what the expert said last.
As the expert the player types what to ask: the ears know what a defuser says, not what an expert asks.
"""

from __future__ import annotations

import queue
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from voice_expert.app import BAD_INPUT, DONE, NEEDED, make_expert, sentence
from voice_expert.audio import wav
from voice_expert.audio.microphone import Microphone
from voice_expert.audio.own_voice import OwnVoice
from voice_expert.audio.player import LoudspeakerMissing, Player
from voice_expert.conversation import Turn
from voice_expert.events import Samples
from voice_expert.expert import Expert, Spoke, spoken_form
from voice_expert.grammar.load import LanguageGrammar, load
from voice_expert.hearing.choose import EngineMissing
from voice_expert.keeping import KeptConversation
from voice_expert.live import Live, open_player, opens, wanted_device
from voice_expert.practice.trainer import practise
from voice_expert.run_files import Stream
from voice_expert.speaking.voice import Voice, VoiceUnavailable

Read = Callable[[], str | None]
Show = Callable[[str], None]
LONGEST = 20.0
"""Seconds that the end of a session waits for what is still being said."""


class Speaker:
    """Says one line after another; where there is no voice that is said once, and the lines are on the screen."""

    def __init__(self, voice: Voice, player: Player, grammar: LanguageGrammar) -> None:
        self.voice, self.player, self.grammar = voice, player, grammar
        self.failed = False

    def speak(self, text: str) -> None:
        if not text or self.failed:
            return
        try:
            sound = self.voice.render(spoken_form(text, self.grammar), self.grammar.language)
            (self.player.add if self.player.playing else self.player.play)(sound)
        except (VoiceUnavailable, LoudspeakerMissing) as fault:
            self.failed = True
            print(f"The defuser cannot be heard: {fault}", file=sys.stderr)

    def finish(self) -> None:
        """Wait for what is still being said, and close."""
        until = time.monotonic() + LONGEST
        while self.player.playing and time.monotonic() < until:
            time.sleep(0.05)
        self.player.close()
        self.voice.close()


class Recorded:
    """What recordings say, an utterance at a time; after an answer a line is typed, and when the recordings are over."""

    def __init__(self, expert: Expert, sounds: Sequence[Samples], typed: Read, show: Show) -> None:
        self.expert, self.typed, self.show = expert, typed, show
        self.stream = Stream(expert)
        self._turns = (heard.spoke.turn for heard in self.stream.play(sounds) if heard.spoke is not None)
        self._answered = False

    def read(self) -> str | Turn | None:
        if not self._answered:
            for turn in self._turns:
                if turn.heard or turn.say:
                    self.show(f"> {turn.heard}\n< {turn.say or '-'}")
                    self._answered = turn.reply.answer is not None
                    return turn
        self._answered = False
        return self.typed()


class Listening(Live):
    """The microphone's utterances, kept for the trainer."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.turns: deque[Turn] = deque()

    def _answer(self, spoke: Spoke) -> None:
        super()._answer(spoke)
        if spoke.turn.heard or spoke.turn.say:
            self.turns.append(spoke.turn)


class Microphoned:
    """What is said to the microphone or typed, whichever comes first."""

    def __init__(self, live: Listening, sound: Iterator[Any], typed: Read) -> None:
        self.live, self.sound = live, sound
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._type, args=(typed,), daemon=True).start()

    def _type(self, typed: Read) -> None:
        line: str | None = ""
        while line is not None:
            line = typed()
            self.lines.put(line)

    def read(self) -> str | Turn | None:
        if not self.live.expert.endpoint.speaking:
            # What was typed meanwhile may have changed what is asked.
            self.live.expert.listen()
        while not self.live.turns:
            try:
                return self.lines.get_nowait()
            except queue.Empty:
                pass
            item = next(self.sound, None)
            if item is None:
                return None
            self.live.take(item)
        return self.live.turns.popleft()


def practise_by_voice(
    way: str, language: str, modules: Sequence[str], seed: int, typed: Read, show: Show, options: Mapping[str, Any]
) -> int:
    """A session by voice; the exit status. ``options`` are those of the command line."""
    if way == "expert":
        from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

        voice = Pyttsx3Voice()
        voice.warm()
        speaker = Speaker(voice, open_player(OwnVoice(headphones=True), time.monotonic), load(language))
        try:
            practise(way, language, modules, seed, typed, show, speak=speaker.speak)
        finally:
            speaker.finish()
        return DONE
    try:
        sounds = [wav.read(file) for file in options.get("wavs", ())]
    except wav.BrokenSound as broken:
        print(f"{broken}", file=sys.stderr)
        return BAD_INPUT
    # The microphone first: where there is none, that is said at once and not after a model was loaded.
    if not sounds and not opens(Microphone(wanted_device(options)), "Practise by typing: leave out --voice"):
        return NEEDED
    with ExitStack() as closing:
        folder = closing.enter_context(tempfile.TemporaryDirectory())
        kept = KeptConversation(language, Path(folder) / "practice", new=True)
        closing.callback(kept.close)
        try:
            expert = make_expert(kept, options, wait=bool(sounds))
        except EngineMissing as missing:
            print(sentence(missing, language), file=sys.stderr)
            return NEEDED
        closing.callback(expert.endpoint.ear.close)
        if expert.voice is not None:
            closing.callback(expert.voice.close)
        if sounds:
            recorded = Recorded(expert, sounds, typed, show)
            practise(
                way, language, modules, seed, recorded.read, show, conversation=kept, clock=lambda: recorded.stream.t
            )
            return DONE
        return _with_microphone(way, language, modules, seed, typed, show, options, kept, expert, closing)


def _with_microphone(
    way: str, language: str, modules: Sequence[str], seed: int, typed: Read, show: Show, options: Mapping[str, Any],
    kept: KeptConversation, expert: Expert, closing: ExitStack,
) -> int:  # fmt: skip
    own = OwnVoice(headphones=bool(options.get("headphones")))
    began = time.monotonic()

    def clock() -> float:
        return time.monotonic() - began

    player = open_player(own, clock)
    closing.callback(player.close)
    microphone = Microphone(wanted_device(options), may_restart=lambda: not player.playing)
    closing.callback(microphone.close)
    live = Listening(expert, player, own, clock, options)
    room = Microphoned(live, microphone.stream(), typed)
    with suppress(KeyboardInterrupt):
        # Wall-clock moments, as the microphone's utterances have.
        practise(way, language, modules, seed, room.read, show, speak=live.speak, conversation=kept, clock=time.time)
    return DONE
