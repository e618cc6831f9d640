"""Whether a sound was one of the grammar's sentences at all, or table talk, noise, silence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from voice_expert.events import RATE
from voice_expert.hearing.whisper_features import Matrix
from voice_expert.hearing.whisper_search import BEYOND, Reading, unrepeated

_FRAME = RATE // 50
_REPEATED_END = re.compile(r"(?:(?<!\w)(\w[\w\W]*?)(?:\W+\1)+|(\d)\W*\2|([^\W\x00-ӿ]+)(?:\W*\3)+)\W*$", re.IGNORECASE)
_REPEATED = re.compile(r"(.+?)(?:\W*\1)+\W*", re.IGNORECASE | re.DOTALL)


LONG_REGRET, LONG_GAP, LONG_UNLIKELY = 0.55, 0.4, 0.4
"""How much further the limits go for long names of modules and for long sentences."""
FIGURE = 4
"""Letters of a figure's name: "three"."""
LONG_SENTENCE = 1.2
"""Seconds that the letters of a long one take when they are said as fast as they can."""


@dataclass(frozen=True)
class Thresholds:
    """Where sentences end and chatter begins; calibrated per state grammar (whisper_thresholds.toml)."""

    regret_sure: float = 0.7
    """Up to so much regret per token a reading is accepted without a free transcription to compare with."""
    regret_lost: float = 3.2
    """From so much regret per token on it is rejected without one."""
    gap_token: float = 1.8
    """Between them: so much likelier per token the free transcription may be."""
    gap_second: float = 7.0
    """And so much likelier per second of speech."""
    unasked_sure: float = 0.35
    """``regret_sure`` of sentences that answer no question: commands, names of modules, what the casing has."""
    unasked_lost: float = 1.3
    unasked_gap: float = 0.85
    """``gap_token`` of such sentences."""
    unasked_unlikely: float = -2.1
    """``unlikely`` of such sentences."""
    long_name: float = 8
    """Letters from which on a module's name is long."""
    letters_a_second: float = 28.0
    """Nobody speaks faster: what was heard in less time was heard into a syllable. Nobody slower than a fifth of it."""
    brief: float = 0.45
    """Seconds below which a sentence must have log P per token above ``brief_likely``."""
    brief_likely: float = -1.6
    no_speech: float = 0.8
    """Above this probability of no speech, only a reading of ``likely`` is believed."""
    likely: float = -1.0
    """log P per token."""
    unlikely: float = -3.2
    """log P per token below which nothing is believed: the model is at a loss, its free transcription no measure."""
    close_gap: float = -1.0
    """What answers the question, beside a free transcription no likelier than this per token, is not ``unlikely`` …"""
    close_likely: float = -3.3
    """… down to this log P per token: in noise nothing is likely, but less so what was not said."""
    at_a_loss: float = -3.3
    """log P per token below which the free transcription means nothing, and only a reading of ``likely`` is believed."""
    alike: float = 0.7
    """Sounding so much like the free transcription (0 … 1), a sentence that nobody asked for is believed …"""
    alike_gap: float = 2.1
    """… unless that is so much likelier per token …"""
    alike_both: float = 0.6
    apart_both: float = 0.5
    alike_both_gap: float = 2.5
    """… or sounding so much like it, and differing so little (edits per phone) from what another ear heard freely …"""
    alike_apart: float = 0.6
    """… or another ear heard something else freely, so many edits per phone away …"""
    alike_likely: float = -3.4
    """… down to this log P per token …"""
    alike_letters: float = 20
    """… if it has no more letters: of a long list one word may be another, and it is still alike."""
    near_regret: float = 2.3
    """Rejected with no more regret per token than this …"""
    near_gap: float = 2.2
    """… beside a free transcription no more likely than this, per token …"""
    near_likely: float = -3.2
    """… and of this log P per token at least, the same sentence is believed when it is said again."""
    quiet: float = 0.002
    """Root mean square (of full scale 1) that the loudest 20 ms must reach."""
    short: float = 0.06
    """Seconds of sound that must be there."""


@cache
def _table() -> tuple[Thresholds, tuple[tuple[str, dict[str, float]], ...]]:
    content = tomllib.loads((Path(__file__).parent / "whisper_thresholds.toml").read_text("utf-8"))
    known = {field.name for field in fields(Thresholds)}
    for name, values in content.items():
        unknown = set(values) - known
        if unknown:
            raise ValueError(f"whisper_thresholds.toml: [{name}] has unknown keys {sorted(unknown)}")
    default = Thresholds(**content.pop("default", {}))
    return default, tuple(content.items())


def thresholds_for(name: str, language: str) -> Thresholds:
    """The thresholds of a grammar: the defaults, then every section that fits, in the order of the file.

    A section is a pattern of grammar names ("ask:*"), or of language and name ("ja/*").
    """
    found, sections = _table()
    for pattern, values in sections:
        if fnmatchcase(name, pattern) or fnmatchcase(f"{language}/{name}", pattern):
            found = replace(found, **values)
    return found


@dataclass(frozen=True)
class Activity:
    """Where in the samples something sounds."""

    first: int
    last: int
    """Sample numbers, the end excluded; equal when all is quiet."""
    loudest: float
    sounding: float = 0.0
    """Seconds in between without the pauses."""

    @property
    def seconds(self) -> float:
        return (self.last - self.first) / RATE


def levels(samples: Matrix) -> Matrix:
    """Root mean square of each whole 20 ms."""
    count = len(samples) // _FRAME
    frames = samples[: count * _FRAME].reshape(count, _FRAME)
    return np.sqrt((frames * frames).mean(axis=1)) if count else np.zeros(0, np.float32)


def audible(level: Matrix, quiet: float) -> NDArray[np.bool_]:
    """Which of these levels are sound: at most 30 dB below the loudest."""
    return level >= max(quiet, 0.03 * float(level.max(initial=0.0)))


def activity(samples: Matrix, quiet: float) -> Activity:
    # A constant is no sound, however large.
    level = levels(samples if len(samples) and samples.max() > samples.min() else samples[:0])
    loudest = float(level.max(initial=0.0))
    sounding = np.flatnonzero(audible(level, quiet))
    if not len(sounding):
        return Activity(0, 0, loudest)
    first, last = int(sounding[0]) * _FRAME, (int(sounding[-1]) + 1) * _FRAME
    return Activity(first, last, loudest, len(sounding) * _FRAME / RATE)


@dataclass(frozen=True)
class Verdict:
    accepted: bool
    confidence: float
    """0 … 1"""
    reason: str


def covers(words: Sequence[str], seconds: float, limits: Thresholds) -> bool:
    """Whether so few letters can fill so much speech: one word for three seconds is a word heard out of a sentence."""
    letters = sum(map(len, words))
    return seconds <= 1.2 + 5 * letters / limits.letters_a_second + 0.5 * (len(words) - 1)


def judge(
    readings: list[Reading], free_mean: float | None, no_speech: float, seconds: float, limits: Thresholds, alike: float = 0.0
) -> Verdict:
    """``free_mean``: log P per token of the free transcription, None when it was not needed (see ``wants_free``).

    ``alike``: how much the best reading, if it answers no question, sounds like that transcription, 0 … 1.
    ``limits`` are those ``for_sentence`` gives.
    """
    if not readings:
        return Verdict(False, 0.0, "no_sentence")
    best = readings[0]
    if not covers(best.words, seconds, limits):
        return Verdict(False, 0.0, "leaves_sound_over")
    letters = sum(map(len, best.words))
    if letters - 1 > limits.letters_a_second * seconds:  # the last one may be a breath ("eight")
        return Verdict(False, 0.0, "too_fast")
    if best.beyond > BEYOND:
        return Verdict(False, 0.0, "goes_beyond")
    raw, regret = best.raw / best.length, best.regret / best.length
    margin = best.score - readings[1].score if len(readings) > 1 else 4.0
    lead = 1.0 / (1.0 + float(np.exp(-max(0.0, min(20.0, margin)))))
    fit = max(0.0, 1.0 - 0.5 * regret / limits.regret_lost)
    if no_speech > limits.no_speech and raw < limits.likely:
        return Verdict(False, 0.1 * fit, "no_speech")
    gap = free_mean - raw if free_mean is not None else float("inf")
    near = alike >= limits.alike and gap <= limits.alike_gap
    both = alike >= limits.alike_both and best.apart is not None and best.apart <= limits.apart_both
    if (near or (both and gap <= limits.alike_both_gap)) and raw >= limits.alike_likely and letters <= limits.alike_letters:
        return Verdict(True, max(fit, alike) * lead, "alike")
    close = gap <= limits.close_gap and regret <= limits.near_regret and raw >= limits.close_likely
    if raw < limits.unlikely and not close:
        return Verdict(False, 0.2 * fit, "unlikely")
    if seconds < limits.brief and raw < limits.brief_likely:
        return Verdict(False, 0.2 * fit, "brief")
    if regret >= limits.regret_lost:
        return Verdict(False, 0.2 * fit, "regret")
    if free_mean is not None and free_mean < limits.at_a_loss and raw < limits.likely:
        return Verdict(False, 0.2 * fit, "at_a_loss")
    if free_mean is not None:
        gap = max(0.0, gap)
        fit = min(fit, max(0.0, 1.0 - 0.5 * gap / limits.gap_token))
        if gap > limits.gap_token:
            return Verdict(False, 0.3 * fit, "gap_token")
        if gap * best.length / max(seconds, 1.0) > limits.gap_second:
            return Verdict(False, 0.3 * fit, "gap_second")
    return Verdict(True, fit * lead, "fits")


def is_near(best: Reading, free_mean: float | None, no_speech: float, limits: Thresholds) -> bool:
    """Whether a sentence that was rejected may have been said: believed only when it is heard twice running."""
    raw, regret = best.raw / best.length, best.regret / best.length
    gap = free_mean - raw if free_mean is not None else 0.0
    return no_speech <= limits.no_speech and regret <= limits.near_regret and gap <= limits.near_gap and raw >= limits.near_likely


def for_sentence(limits: Thresholds, asked: bool, letters: int = 0, name: bool = False) -> Thresholds:
    """The limits for a sentence that answers the open question, or that nobody asked for.

    ``letters``: how many it has; long ones are not heard into talk so easily, nor are long names of modules (``name``).
    """
    if asked:
        return limits
    long = letters >= (limits.long_name if name else LONG_SENTENCE * limits.letters_a_second)
    return replace(
        limits,
        close_gap=-1.0,
        regret_sure=min(limits.regret_sure, limits.unasked_sure),
        regret_lost=min(limits.regret_lost, limits.unasked_lost + (LONG_REGRET if long else 0.0)),
        gap_token=min(limits.gap_token, limits.unasked_gap + (LONG_GAP if long else 0.0)),
        unlikely=max(limits.unlikely, limits.unasked_unlikely - (LONG_UNLIKELY if long else 0.0)),
    )


def wants_free(readings: list[Reading], limits: Thresholds) -> bool:
    """Whether the reading is not clearly right, or may have left words out or said some twice."""
    return bool(readings) and (is_unsure(readings, limits) or not readings[0].ended or bool(said_once(readings)))


def is_unsure(readings: Sequence[Reading], limits: Thresholds) -> bool:
    """Whether the best reading is not clearly right."""
    return bool(readings) and limits.regret_sure < readings[0].regret / readings[0].length


def said_once(readings: Sequence[Reading]) -> list[Reading]:
    """The best reading without repeats at its end, where that is likelier on the sound alone."""
    shorter = set(unrepeated(readings[0].words))
    return [one for one in readings[1:] if one.words in shorter and one.raw > readings[0].raw]


def ends_repeated(text: str) -> bool:
    """Whether a transcription says its last words twice: "up, down, down", "3-3"."""
    return bool(_REPEATED_END.search(text.strip()))


def leaves_words_over(said: str, written: str) -> bool:
    """Whether a sentence with these letters cannot be all of what was transcribed freely with those."""
    return _spoken(_unrepeated(written)) >= 1.7 * _spoken(said) + 8


def writes_more(said: str, written: str) -> bool:
    """Whether what was transcribed freely is clearly longer, though the sentence may be all of it."""
    return _spoken(_unrepeated(written)) > 1.35 * _spoken(said)


def _unrepeated(written: str) -> str:
    """A transcription without its repeats: "passwordpasswordpass" is one word, which the model writes again."""
    period = next((n for n in range(1, len(written) // 2 + 1) if written[n:] == written[:-n]), len(written))
    return written[:period]


def _spoken(letters: str) -> int:
    """Letters, and of each figure as many as its name has."""
    return sum(FIGURE if sign.isdecimal() else 1 for sign in letters)


def once(text: str) -> str:
    """What the model wrote without its repeats: in the quiet after a short word it likes to write that again."""
    found = _REPEATED.fullmatch(text.strip())
    return found[1] if found else text
