"""``run``: the microphone in, the loudspeaker out, until interrupted.

On loudspeakers the endpoint is deaf while the expert speaks (and 0.2 s longer); only a stop word is looked for, in
sound from which our own voice was taken. With headphones everything is heard, and speech cuts the expert short.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voice_expert.app import DONE, NEEDED, make_expert, sentence
from voice_expert.audio import earcons
from voice_expert.audio.microphone import Microphone, MicrophoneBack, MicrophoneLost, MicrophoneMissing
from voice_expert.audio.own_voice import OwnVoice
from voice_expert.audio.player import LoudspeakerMissing, NullPlayer, Player, SoundCardPlayer
from voice_expert.dialogue.session import Spoken
from voice_expert.events import RATE, Chunk
from voice_expert.expert import Expert, Spoke
from voice_expert.hearing.choose import EngineMissing
from voice_expert.hearing.endpoint import SpeechEnded, SpeechEvent, SpeechStarted
from voice_expert.hearing.push_to_talk import HotkeyForbidden, TalkKey
from voice_expert.hearing.stop_spotter import StopSpotter
from voice_expert.keeping import KeptConversation
from voice_expert.speaking import sentences

UNHEARD = 4.0
"""Seconds of a very quiet microphone after which the expert says that it hears nothing."""
QUIET_DB = -62.0
CLOSING = 5.0
"""Seconds in which microphone, loudspeaker, ear and voice must have closed."""
BETWEEN_CALLS = 0.1
"""Seconds after which a clock is looked at again."""


def run(kept: KeptConversation, options: Mapping[str, Any]) -> int:
    """Listen and answer; the exit status."""
    own = OwnVoice(headphones=bool(options.get("headphones")))
    began = time.monotonic()

    def clock() -> float:
        return time.monotonic() - began

    # The microphone first: where there is none, that is said at once and not after a model was loaded.
    microphone = Microphone(wanted_device(options), may_restart=lambda: not player.playing)
    if not opens(microphone, f"Typing works without: voice-expert type --lang {kept.grammar.language}"):
        return NEEDED
    try:
        expert = make_expert(kept, options, wait=False)
    except EngineMissing as absent:
        print(sentence(absent, kept.grammar.language), file=sys.stderr)
        return NEEDED
    player = open_player(own, clock)
    loop = Live(expert, player, own, clock, options)
    key = talk_key(expert, loop, options)
    try:
        loop.greet()
        microphone.open()
        for item in microphone.stream():
            loop.take(item)
    except KeyboardInterrupt:
        pass
    finally:
        closers: list[Callable[[], object]] = [microphone.close, player.close, expert.endpoint.ear.close]
        closers += [key.stop] if key is not None else []
        closers += [expert.voice.close] if expert.voice is not None else []
        if not closed(closers):
            # A sound server that hangs must not keep the program from ending; the journal is on the disk already.
            sys.stdout.flush()
            os._exit(DONE)
    return DONE


def closed(closers: Sequence[Callable[[], object]], within: float = CLOSING) -> bool:
    """Close all parts in this order; whether that was done ``within`` so many seconds."""

    def work() -> None:
        for close in closers:
            close()

    closing = threading.Thread(target=work, name="closing", daemon=True)
    closing.start()
    closing.join(within)
    return not closing.is_alive()


def wanted_device(options: Mapping[str, Any]) -> int | str | None:
    """The microphone asked for: a number, a part of its name, None for the system's default."""
    device = options.get("device")
    return int(device) if device and device.isdigit() else device


def opens(microphone: Microphone, instead: str) -> bool:
    """Whether the microphone opens (it is closed again); where not, why and what to do ``instead`` on the screen."""
    try:
        microphone.open()
    except MicrophoneMissing as missing:
        print(f"No microphone: {missing}\n{instead}", file=sys.stderr)
        return False
    microphone.close()
    return True


def open_player(own: OwnVoice, clock: Any) -> Player:
    """The sound card, or a silent stand-in with a sentence on the screen."""
    player = SoundCardPlayer(listener=own, clock=clock)
    try:
        player.open()
    except LoudspeakerMissing as missing:
        print(f"No loudspeaker: {missing}\nReplies are shown on the screen only.", file=sys.stderr)
        return NullPlayer(clock, own)
    return player


def talk_key(expert: Expert, loop: Live, options: Mapping[str, Any]) -> TalkKey | None:
    """The global key of push-to-talk; open microphone with a sentence where the desktop forbids it."""
    if options.get("mode") != "push-to-talk":
        return None
    key = TalkKey(str(options.get("key") or "f9"), lambda: loop.keys.put(True), lambda: loop.keys.put(False))
    try:
        key.start()
    except HotkeyForbidden as forbidden:
        print(f"Push-to-talk is not possible: {forbidden}\nThe microphone stays open instead.", file=sys.stderr)
        return None
    expert.endpoint.push_to_talk = True
    return key


class Live:
    """What happens with each piece of sound."""

    def __init__(self, expert: Expert, player: Player, own: OwnVoice, clock: Any, options: Mapping[str, Any]) -> None:
        self.expert, self.player, self.own, self.clock = expert, player, own, clock
        self.jsonl = bool(options.get("jsonl"))
        self.signals = not options.get("quiet_signals")
        self.keys: queue.Queue[bool] = queue.Queue()
        self.turn = 0
        self._offset: float | None = None
        self._deaf = False
        self._spotter: StopSpotter | None = None
        self._quiet_since: float | None = None
        self._said_quiet = False
        self._look_at_clock = 0.0

    def greet(self) -> None:
        """The opening, spoken and shown."""
        kept = self.expert.conversation
        text = kept.greeting if isinstance(kept, KeptConversation) else ""
        print(text, file=sys.stderr)
        self.speak(text)
        self.expert.endpoint.prepare()

    def speak(self, text: str) -> None:
        sound = self.expert.render(text, self.expert.conversation.session.slow)
        if len(sound):
            self._play(sound)

    def take(self, item: Chunk | MicrophoneLost | MicrophoneBack) -> None:
        """A piece of sound, or news of the microphone."""
        if isinstance(item, (MicrophoneLost, MicrophoneBack)):
            self._offset = None
            key = "microphone_lost" if isinstance(item, MicrophoneLost) else "microphone_back"
            text = sentences.sentence(Spoken("_talk", "say", key), self.expert.conversation.grammar)
            print(text, file=sys.stderr)
            self.speak(text)
            return
        if self._offset is None:
            # Sound and loudspeaker must be on one clock for the own-voice guard.
            self._offset = self.clock() - item.t - item.seconds
        chunk = Chunk(item.samples, item.t + self._offset)
        self._notice_quiet(chunk)
        self._keep_going()
        speaking = self.own.overlaps(chunk.t, chunk.t + chunk.seconds)
        cleaned = self.own.clean(chunk)
        for event in self._talk_keys():
            self._happened(event)
        if speaking and not self.own.headphones:
            if not self._deaf:
                self._deaf = True
                self.expert.endpoint.deafen(True)
            self._look_for_stop(cleaned)
            return
        if self._deaf:
            self._deaf = False
            self.expert.endpoint.deafen(False)
        for event in self.expert.endpoint.feed(chunk):
            self._happened(event)
        self._call_clock()

    def _call_clock(self) -> None:
        """Call out a game's clock where a call is due: between sentences, never over ours nor over somebody's."""
        now = self.clock()
        if now < self._look_at_clock or self.player.playing or self.expert.endpoint.speaking:
            return
        self._look_at_clock = now + BETWEEN_CALLS
        turn = self.expert.conversation.tick(time.time())
        if turn is not None:
            print(json.dumps(turn.as_json(self.turn), ensure_ascii=False) if self.jsonl else f"< {turn.say}", flush=True)
            self.speak(turn.voice)

    def _talk_keys(self) -> list[SpeechEvent]:
        events: list[SpeechEvent] = []
        while not self.keys.empty():
            down = self.keys.get_nowait()
            if down and self.player.playing:
                self.stop()
            events += self.expert.endpoint.hold() if down else self.expert.endpoint.release()
        return events

    def _look_for_stop(self, cleaned: Chunk) -> None:
        if self._spotter is None:
            self._spotter = StopSpotter(self.expert.language)
        if self._spotter.feed(cleaned) is not None:
            self.stop()

    def stop(self) -> None:
        """Fall silent at once; what was said can still be repeated."""
        self.player.stop()
        self.own.stopped(self.clock())

    def _happened(self, event: SpeechEvent) -> None:
        if isinstance(event, SpeechStarted):
            if self.own.headphones and self.player.playing:
                self.stop()
        elif isinstance(event, SpeechEnded):
            if self.signals and event.heard.accepted:
                self._play(earcons.blip())
            # The moment is the wall clock's: the bomb's timer runs on through a crash.
            self._answer(self.expert.hear(event, time.time()))

    def _answer(self, spoke: Spoke) -> None:
        self.turn += 1
        reply = spoke.turn.as_json(self.turn)
        start = self.clock()
        if spoke.turn.reply.understood and any(e.get("command") == "stop" for e in spoke.turn.reply.understood):
            self.stop()
        if len(spoke.sound):
            self._play(spoke.sound)
            if self.signals and spoke.turn.reply.asking:
                self.player.add(earcons.chime())
        if self.jsonl:
            seconds = len(spoke.sound) / RATE
            reply |= {
                "file": None, "t_speech_start": round(spoke.t_speech_start, 3), "t_speech_end": round(spoke.t_speech_end, 3),
                "t_reply_start": round(start, 3), "t_reply_end": round(start + seconds, 3), "engine": spoke.engine,
            }  # fmt: skip
            print(json.dumps(reply, ensure_ascii=False), flush=True)
        elif spoke.turn.reply.understood or reply["say"]:
            print(f"> {reply['heard']}\n< {reply['say'] or '-'}", flush=True)
        if self.expert.silent_because:
            print(self.expert.silent_because, file=sys.stderr)
            self.expert.silent_because = None
        self.expert.endpoint.prepare()

    def _play(self, sound: Any) -> None:
        self._with_loudspeaker(lambda: self.player.play(sound))

    def _keep_going(self) -> None:
        self._with_loudspeaker(self.player.keep_going)

    def _with_loudspeaker(self, work: Callable[[], None]) -> None:
        try:
            work()
        except LoudspeakerMissing as missing:
            print(f"The loudspeaker is gone: {missing}", file=sys.stderr)

    def _notice_quiet(self, chunk: Chunk) -> None:
        """A muted microphone gives nothing at all: say so once."""
        loud = bool(abs(chunk.samples.astype("int32")).max() > 10 ** (QUIET_DB / 20) * 32768) if len(chunk.samples) else False
        if loud:
            self._quiet_since, self._said_quiet = None, False
        elif self._quiet_since is None:
            self._quiet_since = chunk.t
        elif not self._said_quiet and chunk.t - self._quiet_since > UNHEARD and not self.player.playing:
            self._said_quiet = True
            text = sentences.sentence(Spoken("_talk", "say", "hear_nothing"), self.expert.conversation.grammar)
            print(text, file=sys.stderr)
