"""Joins the concrete parts: ear, voice detector, voice, player. Recordings run on the stream's clock, live on the wall's."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from voice_expert.collecting import lasting
from voice_expert.events import Samples
from voice_expert.expert import Expert
from voice_expert.hearing.choose import EngineMissing, choose
from voice_expert.hearing.endpoint import Endpoint, Waiting
from voice_expert.keeping import KeptConversation

DONE, BAD_INPUT, NEEDED = 0, 1, 3

MISSING = {
    ("no_model", "whisper"): "There is no speech model for this language. Get it with: voice-expert models get whisper-base"
    " (typing works without: voice-expert type --lang {language})",
    ("no_model", "vosk"): "No Vosk model for this language is installed. See: voice-expert models list",
    ("language", "pocketsphinx"): "PocketSphinx hears English only. Use --engine whisper for {language}.",
}


def sentence(missing: EngineMissing, language: str) -> str:
    """What to do when an ear is missing."""
    text = MISSING.get((missing.code, missing.engine), "The recogniser {engine} does not work here: {detail}. Try: voice-expert doctor")
    return text.format(language=language, engine=missing.engine, detail=missing.detail)


def waiting(options: Mapping[str, Any]) -> Waiting:
    """The patience asked for on the command line."""
    return Waiting(
        closed=options.get("wait_closed", 0.25),
        could_go_on=options.get("wait_list", 1.2),
        unfinished=options.get("wait_unfinished", 2.0),
    )


def make_expert(kept: KeptConversation, options: Mapping[str, Any], wait: bool) -> Expert:
    """An expert with the ear and the voice of this computer; raises EngineMissing."""
    from voice_expert.hearing.vad import SileroDetector
    from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

    language = kept.grammar.language
    with lasting():
        ear = choose(options.get("engine", "auto"), language, wait)
        voice = Pyttsx3Voice()
        voice.warm()
        endpoint = Endpoint(ear, SileroDetector(), waiting(options))
        return Expert(kept, endpoint, voice, wake_phrase=options.get("mode") == "wake")


def run_recordings(kept: KeptConversation, files: Sequence[Path], options: Mapping[str, Any]) -> int:
    """``run --wav``: every utterance's reply as a line; the exit status."""
    from voice_expert.audio import wav
    from voice_expert.run_files import Stream, Timeline

    sounds: list[Samples | None] = []
    status = DONE
    for file in files:
        try:
            sounds.append(wav.read(file))
        except wav.BrokenSound as broken:
            print(f"{broken}", file=sys.stderr)
            sounds.append(None)
            status = BAD_INPUT
    if all(sound is None for sound in sounds):
        return BAD_INPUT
    try:
        expert = make_expert(kept, options, wait=True)
    except EngineMissing as missing:
        print(sentence(missing, kept.grammar.language), file=sys.stderr)
        return NEEDED
    timeline = Timeline()
    stream = Stream(expert, timeline.add)
    usable = [np.zeros(0, np.int16) if sound is None else sound for sound in sounds]
    for turn, heard in enumerate(stream.play(usable, bool(options.get("overlap"))), 1):
        reply = heard.as_json(turn)
        if options.get("jsonl"):
            print(json.dumps(reply, ensure_ascii=False), flush=True)
        elif heard.spoke is not None:
            print(f"> {reply['heard'] or '…'}\n< {reply['say'] or '-'}", flush=True)
    if expert.silent_because:
        print(expert.silent_because, file=sys.stderr)
    if options.get("out"):
        try:
            wav.write(options["out"], timeline.mixed(stream.t))
        except OSError as fault:
            print(f"Can't write {options['out']}: {fault.strerror}", file=sys.stderr)
            status = BAD_INPUT
    expert.endpoint.ear.close()
    if expert.voice is not None:
        expert.voice.close()
    return status


def run_live(kept: KeptConversation, options: Mapping[str, Any]) -> int:
    """``run``: the microphone, until interrupted."""
    from voice_expert.live import run

    return run(kept, options)
