"""How well the expert is deaf to itself and hears "stop", and how quickly its voice is ready.

    python -m benchmarks.own_voice [--quick]

Every stop word is said by every test voice at four moments of an answer, while the expert's own voice comes back at
0 dB after 50 to 250 ms. Printed are raw counts and times.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from tests.speech.test_own_voice import (
    ANSWER,
    CHUNK,
    OPENING,
    STOPS,
    in_the_room,
    speech,
    spotter,
    stops,
)
from tests.speech.voices import RATE, TABLE_TALK, available, joined, say, voices
from voice_expert.audio.own_voice import OwnVoice
from voice_expert.events import Chunk
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

DELAYS = (0.05, 0.10, 0.15, 0.20, 0.25)
MOMENTS = (0.5, 1.2, 2.1, 3.0)
"""Seconds after the beginning of the answer."""


def rendering(voice: Pyttsx3Voice) -> None:
    for language in OPENING:
        for name, text in (("opening", OPENING[language]), ("answer", ANSWER[language])):
            times = []
            for _ in range(15):
                voice._kept.clear()
                begin = time.perf_counter()
                sound = voice.render(text, language)
                times.append((time.perf_counter() - begin) * 1000)
            print(
                f"render {language} {name}: {len(sound) / RATE:.1f} s of speech, "
                f"median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms"
            )


def spotting(voice: Pyttsx3Voice, language: str, quick: bool) -> None:
    own, answer_at = speech(voice, language)
    people = [name for name in voices(language) if available(name)]
    caught, tried, late, missed = 0, 0, [], []
    for delay in DELAYS[:: 2 if quick else 1]:
        for person in people:
            word = say(person, STOPS[language][0], language)
            for moment in MOMENTS[:: 2 if quick else 1]:
                at = answer_at + moment
                ends = at + np.flatnonzero(np.abs(word.astype(int)) > 300)[-1] / RATE
                found = [
                    t for t in stops(own, in_the_room(own, delay, word, at), language) if at < t <= ends + 0.4
                ]
                tried += 1
                if found:
                    caught += 1
                    late.append(found[0] - ends)
                else:
                    missed.append((person, delay, moment))
    itself = sum(len(stops(own, in_the_room(own, delay), language)) for delay in DELAYS)
    print(
        f"stop {language}: {caught}/{tried} caught, after the word's end median {statistics.median(late):.2f} s, "
        f"worst {max(late):.2f} s; stopped by itself {itself} times in {len(DELAYS) * len(own) / RATE:.0f} s; "
        f"missed {missed}"
    )


def talking(voice: Pyttsx3Voice, language: str) -> None:
    """Every sentence of the table talk over a long speech of the expert."""
    own, _ = speech(voice, language)
    lines = TABLE_TALK[language][:16]
    people = [name for name in voices(language) if available(name)][:2]
    talk = joined(*[say(people[number % 2], line, language) for number, line in enumerate(lines)], gap=0.5)
    long = np.resize(own, len(talk))
    found = stops(long, in_the_room(long, 0.15, talk), language)
    print(f"talk {language}: silenced {len(found)} times in {len(talk) / RATE:.0f} s of table talk over its speech")


def computing(voice: Pyttsx3Voice) -> None:
    own, _ = speech(voice, "en")
    microphone, guard, ear = in_the_room(own, 0.15), OwnVoice(), spotter("en")
    guard.speaking(own, 0.0)
    begin = time.process_time()
    for at in range(0, len(own) - CHUNK, CHUNK):
        ear.feed(guard.clean(Chunk(microphone[at : at + CHUNK], at / RATE)))
    print(f"cancelling and spotting: {(time.process_time() - begin) / (len(own) / RATE):.3f} of real time (one core)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer delays and moments")
    arguments = parser.parse_args()
    voice = Pyttsx3Voice()
    rendering(voice)
    computing(voice)
    for language in OPENING:
        spotting(voice, language, arguments.quick)
        talking(voice, language)
    voice.close()


if __name__ == "__main__":
    main()
