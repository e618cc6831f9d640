"""Table talk, game noise and the expert's own voice played to it in every module's state: nothing may change.

    python -m benchmarks.chatter --lang en --minutes 10            the talk divided among the states
    python -m benchmarks.chatter --lang en --minutes 10 --every    all of it in every state (takes hours)
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from benchmarks.accuracy import Listener
from benchmarks.conversations import BY_LANGUAGE
from tests.speech import noises
from tests.speech.table_talk import chatter
from voice_expert.conversation import Conversation
from voice_expert.events import RATE, Samples
from voice_expert.expert import Expert
from voice_expert.grammar.exports import EarGrammars
from voice_expert.places import home
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

OWN = {
    "en": ["Cut the first wire.", "Strike two.", "Press alpha.", "Hold it and tell me the strip color.", "Which module now?"],
    "ja": ["いっぽんめを きってください。", "ストライク、に。", "そのまま おしつづけて ください。"],
    "ru": ["Режьте первый провод.", "Ошибка вторая.", "Нажмите и держите.", "Какой модуль теперь?"],
}


def material(language: str, minutes: float, kind: str, seed: int) -> Samples:
    """The sound of a kind: talk, talk in noise, game noise, own voice. Whole sentences, others with every seed."""
    if kind == "talk":
        return chatter(language, minutes, seed=seed)
    if kind == "talk in game noise":
        talk = chatter(language, minutes, seed=seed)
        return noises.mix(talk, noises.game(len(talk) / RATE + 1), 10)
    if kind == "game, keyboard, breathing, fan":
        seconds = minutes * 15
        return np.concatenate([made(seconds) for made in (noises.game, noises.keyboard, noises.breathing, noises.fan)])
    voice = Pyttsx3Voice()
    said = [np.concatenate([voice.render(text, language), np.zeros(RATE, np.int16)]) for text in OWN[language]]
    voice.close()
    one = np.concatenate(said)
    return np.tile(one, max(1, int(minutes * 60 * RATE / len(one))))


def states(language: str) -> list[tuple[str, Any]]:
    """A session per module, with its first question open, and one with nothing in hand."""
    found = [("nothing in hand", Conversation(language).session)]
    for module, lines in BY_LANGUAGE[language].items():
        conversation = Conversation(language)
        conversation.hear(lines[0])
        if module != "edgework":
            found.append((module, conversation.session))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"])
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", action="store_true")
    arguments = parser.parse_args()
    for language in arguments.lang:
        listener = Listener(language, arguments.engine)
        grammar = Conversation(language).grammar
        ears = EarGrammars(grammar, home() / "cache")
        sessions = states(language)
        for kind in ("talk", "talk in game noise", "game, keyboard, breathing, fan", "own voice"):
            each = arguments.minutes if arguments.every else arguments.minutes / len(sessions)
            pieces = [material(language, each, kind, seed) for seed in range(len(sessions))]
            changes, utterances, started = 0, 0, time.time()
            for (state, session), piece in zip(sessions, pieces, strict=True):
                expert = Expert(Conversation(language, session, grammar), listener.endpoint, None, ears=ears)
                for event in listener.ended(piece):
                    utterances += 1
                    turn = expert.hear(event, event.t_end).turn
                    if turn.reply.understood:
                        changes += 1
                        print(f"    {language} {kind}, {state}: {turn.heard!r} -> {turn.reply.understood} {event.heard.details}")
                        expert = Expert(Conversation(language, session, grammar), listener.endpoint, None, ears=ears)
            seconds = sum(len(piece) for piece in pieces) / RATE
            print(f"{language} {arguments.engine} {kind}: {seconds / 60:.1f} minutes, {utterances} utterances, "
                  f"{changes} understood, {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
