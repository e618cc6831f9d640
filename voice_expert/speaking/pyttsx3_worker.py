"""The process in which the speech engine of the system lives: the adapter of pyttsx3.

Engines print, hang, crash and insist on threads of their own; here they can. One request per line of standard input,
JSON with ``text``, ``language``, ``rate`` and ``voice`` (a part of a voice's name, or empty); the reply on standard
output is a line of JSON, ``{"bytes": n}`` followed by that many bytes of a WAV or AIFF file, or one with ``error`` and
``detail``. The process ends when its input does.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from typing import Any, BinaryIO

WORDS_PER_MINUTE = 170

PREFERRED: dict[str, tuple[str, ...]] = {"en": ("en-us", "en-gb", "en"), "ja": ("ja",), "ru": ("ru",)}
"""Languages of voices to look for, the best first; compared in lower case with hyphens."""


def choose(voices: list[Any], language: str, wanted: str) -> str | None:
    """The id of the voice for a language: the one the user named, else the first of the preferred language."""
    spoken = [(voice, [_tag(tag) for tag in voice.languages or []]) for voice in voices]
    fitting = [(voice, tags) for voice, tags in spoken if any(tag.split("-")[0] == language for tag in tags)]
    if wanted:
        for voice, _ in fitting + spoken:
            if wanted.lower() in f"{voice.id} {voice.name}".lower():
                return str(voice.id)
    for preferred in PREFERRED.get(language, (language,)):
        for voice, tags in fitting:
            if preferred in tags:
                return str(voice.id)
    return str(fitting[0][0].id) if fitting else None


def _tag(tag: object) -> str:
    text = tag.decode("utf-8", "ignore") if isinstance(tag, bytes) else str(tag)
    return text.strip("\x00\x05 ").replace("_", "-").lower()


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until the input ends."""
    engine: Any = None
    voices: list[Any] = []
    with tempfile.TemporaryDirectory(prefix="voice-expert-") as folder:
        for line in requests:
            order = json.loads(line)
            if engine is None:
                try:
                    import pyttsx3

                    engine = pyttsx3.init()
                    voices = list(engine.getProperty("voices"))
                # Each engine has its own errors for the same thing: it is not there.
                except (ImportError, OSError, RuntimeError, AttributeError) as error:
                    _reply(replies, {"error": "library", "detail": f"{type(error).__name__}: {error}"})
                    continue
            chosen = choose(voices, order["language"], order["voice"])
            if chosen is None:
                _reply(replies, {"error": "language", "detail": order["language"]})
                continue
            _reply(replies, {}, _render(engine, chosen, order["text"], order["rate"], folder))


def _render(engine: Any, voice: str, text: str, rate: float, folder: str) -> bytes:
    path = os.path.join(folder, "sentence.wav")
    engine.setProperty("voice", voice)
    engine.setProperty("rate", round(WORDS_PER_MINUTE * rate))
    _settle(engine)
    engine.save_to_file(text, path)
    engine.runAndWait()
    with open(path, "rb") as file:
        content = file.read()
    os.unlink(path)
    return content


def _settle(engine: Any) -> None:
    """Let espeak-ng take over voice and rate before it is given a text.

    It works through its orders in a thread of its own, and the library's loop, begun with orders still in the queue,
    cancels them at random and returns before the sound is complete.
    """
    if engine.driver_name != "espeak":
        return
    from pyttsx3.drivers import _espeak

    engine.proxy.setBusy(False)
    _espeak.Synchronize()


def _reply(replies: BinaryIO, header: dict[str, object], content: bytes = b"") -> None:
    replies.write(json.dumps({**header, "bytes": len(content)}).encode() + b"\n" + content)
    replies.flush()


def main() -> None:
    """Keep standard output for the replies: whatever an engine prints goes to standard error."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
