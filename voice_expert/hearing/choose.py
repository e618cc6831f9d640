"""Which ear hears: the one place that knows all of them. Heavy ones are imported only when they are taken."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Literal

from voice_expert.hearing.auto import AutoEar, FastEar
from voice_expert.hearing.recogniser import Recogniser

Engine = Literal["auto", "pocketsphinx", "vosk", "whisper"]
ENGINES: tuple[Engine, ...] = ("auto", "pocketsphinx", "vosk", "whisper")


class EngineMissing(Exception):
    """No ear for this language: ``code`` is no_model (fetch one), language (the engine can't), library or broken."""

    def __init__(self, code: str, engine: str, detail: str = "") -> None:
        super().__init__(f"{engine}: {code} {detail}".strip())
        self.code, self.engine, self.detail = code, engine, detail


def choose(engine: Engine, language: str, wait: bool = False, threads: int = 2) -> Recogniser:
    """An ear for the language; raises EngineMissing. ``threads`` are the strong ear's.

    ``auto`` in English is the fast ear helped by the strong one where its model is installed (loading behind it, or
    waited for with ``wait``); in other languages the strong ear, or Vosk where only that is installed.
    """
    if engine == "pocketsphinx":
        return _pocketsphinx(language)
    if engine == "vosk":
        return _vosk(language)
    if engine == "whisper":
        return _whisper(language, threads)
    if language != "en":
        try:
            return _whisper(language, threads)
        except EngineMissing as missing:
            try:
                return _vosk(language)
            except EngineMissing:
                raise missing from None
    fast = _pocketsphinx(language)
    try:
        strong: Future[Recogniser] = ThreadPoolExecutor(1, "strong-ear").submit(_whisper, language, threads)
        if wait:
            strong.result()
    except EngineMissing:
        return AutoEar(fast, None)
    return AutoEar(fast, strong)


def _pocketsphinx(language: str) -> FastEar:
    if language != "en":
        raise EngineMissing("language", "pocketsphinx")
    from voice_expert.hearing.pocketsphinx import EarMissing, PocketSphinxEar

    try:
        return PocketSphinxEar()
    except EarMissing as missing:
        raise EngineMissing("library", "pocketsphinx", str(missing)) from missing


def _whisper(language: str, threads: int) -> Recogniser:
    from voice_expert import models_store

    place = models_store.find(language, "whisper")
    if place is None:
        raise EngineMissing("no_model", "whisper")
    from voice_expert.hearing.whisper import WhisperEar

    ear = WhisperEar(place, language, threads)
    try:
        ear.load()
    except (OSError, RuntimeError, ValueError, ImportError) as fault:
        raise EngineMissing("broken", "whisper", str(fault)) from fault
    return ear


def _vosk(language: str) -> Recogniser:
    from voice_expert import models_store

    place = models_store.find(language, "vosk")
    if place is None:
        raise EngineMissing("no_model", "vosk")
    from voice_expert.hearing.vosk import VoskEar

    return VoskEar(place, language)
