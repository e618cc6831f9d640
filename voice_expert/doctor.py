"""``doctor``: what works on this computer, and what to do about what does not."""

from __future__ import annotations

import importlib.metadata
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from voice_expert.events import RATE, Chunk

GOOD, NEEDED = 0, 3


def line(good: bool | None, what: str, detail: str = "") -> bool:
    """One finding: good, bad, or neither."""
    mark = {True: "ok  ", False: "MISS", None: "    "}[good]
    print(f"{mark}  {what}{': ' + detail if detail else ''}", flush=True)
    return good is not False


def examine(languages: Sequence[str], listen: float) -> int:
    """Print all findings; 0 when typing and at least one language's hearing and speaking work."""
    line(None, f"voice-expert {importlib.metadata.version('voice-expert')}", f"Python {platform.python_version()} on {platform.system()}")
    good = [_files(), _grammars(languages)]
    hearing = [_ear(language) for language in languages]
    speaking = [_voice(language) for language in languages]
    _microphone(listen)
    _loudspeaker()
    _hotkey()
    _models()
    return GOOD if all(good) and any(hearing) and any(speaking) else NEEDED


def _files() -> bool:
    """The self-test of folders and locks, as the journal uses them."""
    from voice_expert.journal.journal import Journal, JournalError
    from voice_expert.places import home

    try:
        home().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home()) as folder:
            first = Journal(Path(folder) / "s", "en")
            try:
                Journal(Path(folder) / "s", "en").close()
                locked = False
            except JournalError as error:
                locked = error.code == "in_use"
            first.close()
            again = Journal(Path(folder) / "s", "en")
            again.close()
    except (OSError, JournalError) as fault:
        return line(False, "own folder", f"{fault}. Set VOICE_EXPERT_HOME to a folder of yours.")
    return line(locked, "own folder and locks", str(home()))


def _grammars(languages: Sequence[str]) -> bool:
    from voice_expert.grammar.load import GrammarErrors, load

    good = True
    for language in languages:
        started = time.perf_counter()
        try:
            grammar = load(language)
            good &= line(True, f"grammar {language}", f"{len(grammar.module_ids)} modules, {time.perf_counter() - started:.2f} s")
        except GrammarErrors as errors:
            good &= line(False, f"grammar {language}", errors.problems[0])
    return good


def _ear(language: str) -> bool:
    from voice_expert.app import sentence
    from voice_expert.grammar.exports import EarGrammars
    from voice_expert.grammar.load import load
    from voice_expert.grammar.matcher import Scope
    from voice_expert.hearing.choose import EngineMissing, choose
    from voice_expert.places import home

    started = time.perf_counter()
    try:
        ear = choose("auto", language, wait=True)
    except EngineMissing as missing:
        return line(False, f"hearing {language}", sentence(missing, language))
    loaded = time.perf_counter() - started
    ears = EarGrammars(load(language), home() / "cache")
    ears.automaton(Scope())  # compiled once and kept: the first run starts sooner
    grammar = ears.automaton(Scope(asked_of="bomb", facts=("batteries",)))
    ear.listen(grammar)
    noise = (np.random.default_rng(1).standard_normal(2 * RATE) * 200).astype(np.int16)
    started = time.perf_counter()
    for at in range(0, len(noise), 512):
        ear.feed(Chunk(noise[at : at + 512], at / RATE))
    ear.finish()
    factor = (time.perf_counter() - started) / 2
    parts = [getattr(ear, "fast", ear), getattr(ear, "strong", None)]
    names = " and ".join(part.name for part in parts if part is not None)
    ear.close()
    return line(True, f"hearing {language}", f"{names}, loaded in {loaded:.1f} s, {factor:.2f} of real time")


def _voice(language: str) -> bool:
    from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice
    from voice_expert.speaking.voice import VoiceUnavailable

    voice = Pyttsx3Voice()
    try:
        voice.render("1", language)
        started = time.perf_counter()
        sample = {"en": "Cut the first wire.", "ja": "いちばんめ を きってください。", "ru": "Режьте первый провод."}
        sound = voice.render(sample[language], language)
        spent = time.perf_counter() - started
    except VoiceUnavailable as missing:
        return line(False, f"voice {language}", str(missing))
    finally:
        voice.close()
    return line(len(sound) > 0, f"voice {language}", f"{len(sound) / RATE:.1f} s of speech in {spent * 1000:.0f} ms")


def _microphone(listen: float) -> None:
    from voice_expert.audio.microphone import Microphone, MicrophoneMissing, input_devices

    try:
        devices = input_devices()
        if listen <= 0:
            line(bool(devices), "microphones", ", ".join(name for _, name in devices) or "none connected")
            return
        microphone = Microphone()
        microphone.open()
        print(f"      listening for {listen:.0f} s: say something", flush=True)
        until, loudest = time.monotonic() + listen, -100.0
        while time.monotonic() < until and microphone.read() is not None:
            loudest = max(loudest, microphone.level.average)
        microphone.close()
    except MicrophoneMissing as missing:
        line(False, "microphone", str(missing))
        return
    verdict = "nothing at all: is it muted?" if loudest < -70 else "very quiet" if loudest < -45 else "good"
    line(loudest >= -45, f"microphone {microphone.name}", f"loudest {loudest:.0f} dB, {verdict}")


def _loudspeaker() -> None:
    from voice_expert.audio.player import LoudspeakerMissing, output_devices

    try:
        devices = output_devices()
        line(bool(devices), "loudspeakers", ", ".join(name for _, name in devices[:4]) or "none connected")
    except LoudspeakerMissing as missing:
        line(False, "loudspeaker", str(missing))


def _hotkey() -> None:
    from voice_expert.hearing.push_to_talk import HotkeyForbidden, TalkKey

    nothing: Callable[[], None] = lambda: None  # noqa: E731
    key = TalkKey("f9", nothing, nothing)
    try:
        key.start()
        key.stop()
        line(True, "push-to-talk key")
    except HotkeyForbidden as forbidden:
        line(None, "push-to-talk key", f"not here ({forbidden.how})")


def _models() -> None:
    from voice_expert import models_store

    for status in models_store.listed():
        good = True if status.state == "installed" else None if status.state == "absent" else False
        advice = status.problem or (f"voice-expert models get {status.model.id}" if status.model.pinned else "")
        line(good, f"model {status.model.id}", f"{status.state}{' – ' + advice if good is not True and advice else ''}")


if __name__ == "__main__":
    sys.exit(examine(["en", "ja", "ru"], 0))
