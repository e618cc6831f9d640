"""Players who talk among themselves: minutes of it, in turn, sometimes into each other's words."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tests.speech.engines import RATE, Samples, available, say, voices
from tests.speech.noises import NOISES, mix
from tests.speech.sentences import TABLE_TALK


@dataclass(frozen=True)
class Line:
    """One sentence of the talk; times in seconds from the beginning."""

    voice: str
    text: str
    t_start: float
    t_end: float


def chatter(
    language: str, minutes: float, noise: str | None = None, snr_db: float = 15.0, seed: int = 7, natural: bool = True
) -> Samples:
    """Table talk of several voices, int16 at 16 kHz; with a noise of NOISES under it if one is named.

    ``chatter_lines`` with the same arguments tells who said what when. Robotic voices speak only if asked for.
    """
    count = round(minutes * 60 * RATE)
    total = np.zeros(count + 15 * RATE)
    for line in chatter_lines(language, minutes, seed, natural):
        spoken = say(line.voice, line.text, language)
        begin = round(line.t_start * RATE)
        total[begin : begin + len(spoken)] += spoken
    talk = np.clip(total[:count], -32768, 32767).astype(np.int16)
    if noise is None:
        return talk
    return mix(talk, NOISES[noise](min(60.0, minutes * 60)), snr_db)


def chatter_lines(language: str, minutes: float, seed: int = 7, natural: bool = True) -> list[Line]:
    """Who says what when: every sentence once in a random order, then again by other voices."""
    random = np.random.default_rng(seed)
    names = [name for name in voices(language, natural) if available(name)] or ["espeak", "espeak_f"]
    texts = TABLE_TALK[language]
    lines: list[Line] = []
    moment, turn, last = 0.5, 0, ""
    order: list[int] = []
    while moment < minutes * 60:
        if not order:
            order = [int(index) for index in random.permutation(len(texts))]
        text_index = order.pop()
        # A sentence belongs to a voice for a whole round, so that rendering stays within a few minutes.
        name = names[(text_index + turn // len(texts)) % len(names)]
        seconds = len(say(name, texts[text_index], language)) / RATE
        if moment + seconds > minutes * 60 and lines:
            break
        lines.append(Line(name, texts[text_index], moment, moment + seconds))
        # Others usually wait; one in eight cuts in. The same person takes a breath.
        cut_in = name != last and random.random() < 0.125
        moment += seconds + (-0.4 if cut_in else float(random.choice([0.2, 0.35, 0.6, 1.0, 1.8])))
        turn, last = turn + 1, name
    return lines
