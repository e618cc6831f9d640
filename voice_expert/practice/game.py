"""A defuser and the expert play: one module, or a whole bomb. Everything follows from the seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_expert.conversation import Conversation
from voice_expert.dialogue.session import Place
from voice_expert.modules import registry
from voice_expert.practice.bomb import deal_bomb
from voice_expert.practice.dealing import deal
from voice_expert.practice.defuser import Defuser
from voice_expert.practice.natural import NaturalDefuser
from voice_expert.practice.noted import Said, Trouble

STAGES = (3, 11)
"""Stages of a boss that is played alone, from the fewest to the most."""
READ = ("serial", "batteries", "indicators", "ports")
"""What a player may read from the casing before the first module."""


@dataclass(frozen=True)
class Played:
    """How a module or a bomb went. ``words`` are signs in Japanese."""

    seed: int
    modules: tuple[str, ...]
    edgework: Mapping[str, Any]
    defused: bool
    solved: int
    strikes: int
    turns: int
    words: int
    questions: int
    asked_again: int
    weighed: Mapping[tuple[str, str, bool], int]
    """Where it was looked at: how often a question was put (module, facts) and whether it was needed."""
    troubles: tuple[Trouble, ...]
    talk: tuple[Said, ...]


def play_module(
    language: str, module: str, seed: int, plain: bool = True, conversation: Conversation | None = None,
    weighing: bool = False,
) -> Played:  # fmt: skip
    """One instance of a module, from its name to its end, nothing of the casing being known.

    ``conversation`` is a fresh one where it is not made here.
    """
    draw = random.Random(f"{module} {seed}")
    boss = registry()[module].kind == "boss"
    others = draw.randint(*STAGES) if boss else 0
    bomb = deal_bomb(draw, (module,) + ("wires",) * others)
    defuser = Defuser(conversation or Conversation(language), bomb, None if plain else draw, weighing=weighing)
    place = (module, 1)
    defuser.modules[place] = deal(module, draw, defuser.bomb.known)
    defuser.others = others
    done = defuser.play(place)
    for _ in range(others):
        # Of nothing that was named "it worked" could mean anything.
        defuser.tell_solved(plain=True)
    if boss:
        done = defuser.play(place)
    return outcome(defuser, seed, done)


def play_bomb(
    language: str, modules: Sequence[str], seed: int, plain: bool = False, natural: bool = False
) -> Played:
    """A whole bomb with these modules."""
    game = Game(language, modules, seed, plain, natural)
    return game.outcome(game.play())


class Game:
    """A whole bomb: bosses are named first and end last, needies cut in.

    ``plain`` says the shortest sentences, ``natural`` any, with hesitations, corrected slips and haste. ``weighing``
    looks at each question, whether it was needed.
    """

    def __init__(
        self, language: str, modules: Sequence[str], seed: int, plain: bool = False, natural: bool = False,
        weighing: bool = False,
    ) -> None:  # fmt: skip
        self.seed, self.plain = seed, plain
        self.draw = random.Random(f"bomb {seed}")
        kind = NaturalDefuser if natural else Defuser
        bomb = deal_bomb(self.draw, tuple(modules))
        self.defuser = kind(Conversation(language), bomb, None if plain else self.draw, weighing=weighing)
        self.places: list[Place] = []
        for module in modules:
            self.places.append((module, modules[: len(self.places)].count(module) + 1))
            self.defuser.modules[self.places[-1]] = deal(module, self.draw, bomb.known)

    def play(self) -> bool:
        """All of it; whether the bomb was defused."""
        draw, defuser = self.draw, self.defuser
        kinds = {place: registry()[place[0]].kind for place in self.places}
        bosses = [place for place in self.places if kinds[place] == "boss"]
        needies = [place for place in self.places if kinds[place] == "needy"]
        regular = [place for place in self.places if place not in bosses and place not in needies]
        defuser.others = len(regular)
        if not self.plain:
            defuser.read_casing([fact for fact in READ if draw.random() < 0.3])
        done = [defuser.play(place) for place in bosses]
        for place in regular:
            if needies and draw.random() < 0.5:
                woken = draw.choice(needies)
                defuser.solved.discard(woken)
                defuser.modules[woken] = deal(woken[0], draw, defuser.bomb.known)
                done.append(defuser.play(woken))
            done.append(defuser.play(place))
            if defuser.bomb.exploded:
                break
            defuser.tell_solved()
        if not defuser.bomb.exploded:
            for place in bosses:
                done.append(defuser.play(place))
                defuser.tell_solved()
        return all(done) and not defuser.bomb.exploded

    def outcome(self, done: bool) -> Played:
        """How it went, or how far it came."""
        return outcome(self.defuser, self.seed, done)


def outcome(defuser: Defuser, seed: int, done: bool) -> Played:
    """What was said and done so far."""
    return Played(
        seed,
        defuser.bomb.modules,
        defuser.bomb.casing.edgework,
        done,
        len(defuser.solved),
        defuser.bomb.strikes,
        len(defuser.talk),
        defuser.spoken_words,
        defuser.questions,
        sum(trouble.kind == "asked again" for trouble in defuser.troubles),
        Counter(defuser.weighed),
        tuple(defuser.troubles),
        tuple(defuser.talk),
    )


def as_text(played: Played) -> str:
    """The conversation to read, with its troubles where they arose."""
    lines = [f"seed {played.seed}: {', '.join(played.modules)}; {dict(played.edgework)}"]
    for number, said in enumerate(played.talk, 1):
        lines += [f"  > {said.text}", f"  < {said.reply['say'] or '-'}"]
        lines += [f"    ! {t.kind}: {t.module} {t.detail}" for t in played.troubles if t.turn == number]
    return "\n".join(lines)
