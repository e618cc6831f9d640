"""Practising in the terminal: describing a simulated bomb to the expert, or being the expert for a talking defuser."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import combinations
from typing import Any

from voice_expert.conversation import Conversation, Turn
from voice_expert.dialogue.session import Place, Question
from voice_expert.grammar.nearness import meant
from voice_expert.modules import registry
from voice_expert.practice.bomb import STRIKES, SimulatedBomb, Timer, deal_bomb
from voice_expert.practice.casing import FACTS
from voice_expert.practice.dealing import deal
from voice_expert.practice.dealt import Dealt, Pressed
from voice_expert.practice.defuser import Defuser
from voice_expert.practice.progress import Run, keep
from voice_expert.practice.words import Wording

ALIKE = 60
"""How like (of 100) a typed question must be to one of the expert's own."""
HELP = (
    "Describe what you see and answer the expert. An empty line does what it said last; 'look' shows the module again,"
    " 'casing' the casing, 'skip' goes on, 'quit' ends."
)
EXPERT_HELP = (
    "Ask as the expert would, for example: {example} Answer with '= ' and the values, for example '= 3'."
    " 'look' shows what can be asked, 'skip' tells the answer, 'quit' ends."
)


def silent(text: str) -> None:
    """Where nothing is spoken."""


class Ended(Exception):
    """The player has had enough."""


def picture(dealt: Dealt) -> str:
    """What the module shows, field by field."""
    lines = [f"[{dealt.module}]"]
    for name, value in dealt.state.items():
        if isinstance(value, list) and value and isinstance(value[0], (str, list)) and name in ("grid", "leds"):
            lines += [f"  {name:10} {''.join(map(str, row))}" for row in value]
        else:
            lines.append(f"  {name:10} {shown(value)}")
    return "\n".join(lines)


def shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key}={shown(item)}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(shown(item) for item in value)
    return str(value)


def casing_picture(bomb: SimulatedBomb) -> str:
    casing = bomb.casing
    holders = ", ".join("2 AA" if count == 2 else "1 D" for count in casing.holders) or "none"
    indicators = ", ".join(f"{'lit' if lit else 'unlit'} {label}" for label, lit in casing.indicators) or "none"
    plates = "; ".join(", ".join(plate) or "empty" for plate in casing.plates) or "none"
    return (
        f"  serial     {casing.serial}\n  holders    {holders}\n  indicators {indicators}\n  plates     {plates}"
        f"\n  modules    {len(bomb.modules)}, {bomb.start_minutes} minutes at the start"
    )


@dataclass
class Trainer:
    """A simulated bomb on the screen.

    ``read`` gives what the player types, or the turn that an ear made of what they said (shown and spoken already);
    None at the end. ``show`` prints, ``speak`` says aloud.
    """

    conversation: Conversation
    bomb: SimulatedBomb
    draw: random.Random
    read: Callable[[], str | Turn | None]
    show: Callable[[str], None]
    way: str = "train"
    speak: Callable[[str], None] = silent
    clock: Callable[[], float] = time.monotonic
    timer: Timer = field(default_factory=lambda: Timer(0.0))

    def __post_init__(self) -> None:
        self.timer = Timer(self.bomb.start_minutes * 60.0)
        self.started = self.clock()
        self.solved = self.said = self.missed = 0

    def ask(self) -> str | Turn:
        """What the player types or says next; raises Ended."""
        line = self.read()
        if line is None or (isinstance(line, str) and line.strip() == "quit"):
            raise Ended
        now = self.clock()
        self.timer = self.timer.after(now - self.started)
        self.started = now
        return line if isinstance(line, Turn) else line.strip()

    def strike(self) -> None:
        self.bomb = replace(self.bomb, strikes=self.bomb.strikes + 1)
        self.timer = replace(self.timer, strikes=self.bomb.strikes)
        self.show(f"STRIKE {self.bomb.strikes}")

    @property
    def lost(self) -> bool:
        return self.timer.left <= 0 or self.bomb.strikes >= STRIKES

    def play(self, modules: Sequence[str]) -> bool:
        """All these modules, one after another; whether none was skipped and the bomb did not explode."""
        done: list[bool] = []
        for module in modules:
            place = (module, modules[: len(done)].count(module) + 1)
            done.append(self.module(place, deal(module, self.draw, self.bomb.known)))
            if self.lost:
                self.show("BOOM")
                return False
        return all(done)

    def module(self, place: Place, dealt: Dealt) -> bool:
        """One module, its time and strikes kept; whether it was solved."""
        self.said = self.missed = 0
        begun, before, done = self.clock(), self.bomb.strikes, False
        try:
            done = self._solved(place, dealt)
        finally:
            seconds, strikes = self.clock() - begun, self.bomb.strikes - before
            if done or self.said or strikes:
                day = date.today().isoformat()
                keep(Run(day, self.way, place[0], seconds, self.said, strikes, self.missed, done))
        if done:
            self.solved += 1
            self.bomb = replace(self.bomb, solved=self.solved)
            self.show(f"SOLVED in {seconds:.0f} s, {self.said} utterances")
        return done

    def _solved(self, place: Place, dealt: Dealt) -> bool:
        """The talk about one module until it is solved, skipped or the bomb is lost."""
        outcome: Dealt | Pressed = dealt
        self.show(f"{self.timer.text}  strikes {self.bomb.strikes}\n{picture(dealt)}")
        answer: Mapping[str, Any] | None = None
        while isinstance(outcome, Dealt) and not self.lost:
            line = self.ask()
            if line in ("look", "casing", "help", "skip"):
                if line == "skip":
                    return False
                self.show({"look": picture(outcome), "casing": casing_picture(self.bomb), "help": HELP}[line])
                continue
            called = False
            if line:
                self.said += 1
                turn = self._heard(line)
                self.missed += not turn.reply.understood
                if turn.reply.answer is not None and turn.reply.module == place[0]:
                    answer = turn.reply.answer
                called = any(told.get("command") == "solved" for told in turn.reply.understood)
                if not called:
                    continue
            if answer is None:
                self.show("The expert has not said anything to do.")
            else:
                outcome = self._pressed(outcome, answer)
                answer = None
            if called and outcome is not Pressed.SOLVED:
                # Else the expert would leave a module that only went on to its next stage.
                self.show("Not solved yet.")
                self._heard(Wording(self.conversation.grammar).say(["commands"], {"command": "undo"}) or "undo")
        return outcome is Pressed.SOLVED

    def _heard(self, line: str | Turn) -> Turn:
        """What the expert makes of it, on the screen and aloud."""
        if isinstance(line, Turn):
            return line
        turn = self.conversation.hear(line, self.clock())
        self.show(turn.say or "-")
        self.speak(turn.voice or turn.say)
        return turn

    def _pressed(self, dealt: Dealt, answer: Mapping[str, Any]) -> Dealt | Pressed:
        """What doing this brings; after a strike the module as it is then."""
        outcome = dealt.press(self.bomb.known, answer)
        if outcome is Pressed.STRIKE:
            struck = dealt.struck(answer, dealt.truth(self.bomb.known))
            self.strike()
            return struck
        if outcome is Pressed.NOTHING:
            self.show("That is nothing to press yet.")
            return dealt
        if isinstance(outcome, Dealt):
            self.show(picture(outcome))
        return outcome


class Partner(Trainer):
    """A talking defuser: the player is the expert, asks, and tells what to do."""

    def _solved(self, place: Place, dealt: Dealt) -> bool:
        defuser = Defuser(self.conversation, self.bomb, self.draw, modules={place: dealt})
        questions = dict(self._questions(place[0], dealt))
        self.show(f"{self.timer.text}  strikes {self.bomb.strikes}")
        self._says(defuser.naming(place))
        outcome: Dealt | Pressed = dealt
        while isinstance(outcome, Dealt) and not self.lost:
            asked = self.ask()
            line = asked.heard if isinstance(asked, Turn) else asked
            if line == "skip":
                self.show(shown(outcome.truth(self.bomb.known).json))
                return False
            self.said += 1
            if line in ("look", "help", ""):
                example = next(iter(questions), "?")
                self.show(EXPERT_HELP.format(example=example) + "\n" + "\n".join(questions))
            elif line.startswith("="):
                outcome = self._told(outcome, line[1:])
                defuser.modules[place] = outcome if isinstance(outcome, Dealt) else dealt
            else:
                found = meant(line, questions, ALIKE)
                question = questions[found] if found else None
                answered = defuser.answer(question) if question else None
                self.missed += answered is None
                self._says(answered or "?")
                defuser.asked = {}
        if outcome is Pressed.SOLVED:
            self._says(defuser.command("solved"))
        return outcome is Pressed.SOLVED

    def _says(self, text: str) -> None:
        """The defuser says it, on the screen and aloud."""
        self.show(f"> {text}")
        self.speak("" if text == "?" else text)

    def _told(self, dealt: Dealt, text: str) -> Dealt | Pressed:
        """Do what the player says: right when it is the whole answer, or some of its parts, in its order."""
        truth = dealt.truth(self.bomb.known)
        parts = [(key, value) for key, value in truth.json.items() if value is not None]
        said = text.lower().replace(",", " ").split()
        for count in range(len(parts), 0, -1):
            for some in combinations(parts, count):
                if said == [word for _, value in some for word in flat(value)] and dealt.presses(dict(some)):
                    return self._pressed(dealt, truth.json)
        self.strike()
        self.show("WHY: " + shown(truth.json))
        return dealt.struck(truth.json, truth)

    def _questions(self, module: str, dealt: Dealt) -> Iterator[tuple[str, Question]]:
        """The expert's own ways to ask, with what they ask for."""
        grammar = self.conversation.grammar
        own = grammar.files[module].ask
        facts = {name.partition("[")[0] for name in dealt.ways} | set(dealt.state)
        for ask, text in own.items():
            if set(ask.split("+")) <= facts:
                yield text, Question(tuple(ask.split("+")), ask, of=(module, 1))
        for fact in FACTS:
            asked = grammar.text(module, "ask", fact)
            if asked:
                yield asked, Question((fact,), fact, of=(module, 1), about_bomb=True)


def flat(value: Any) -> Iterator[str]:
    """All words of a value, lists and mappings one after another."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from flat(item)
    else:
        yield from str(value).lower().split()


def practise(
    way: str, language: str, modules: Sequence[str], seed: int, read: Callable[[], str | Turn | None],
    show: Callable[[str], None], minutes: int = 5, speak: Callable[[str], None] = silent,
    conversation: Conversation | None = None, clock: Callable[[], float] = time.monotonic,
) -> bool:
    """Play a bomb in one of the three ways (train, expert, drill); False when it was lost or ended."""
    draw = random.Random(f"practice {seed}")
    kinds = registry()
    regular = [module for module in modules if kinds[module].kind != "boss"]
    bomb = deal_bomb(draw, tuple(regular), minutes)
    kind = Partner if way == "expert" else Trainer
    trainer = kind(conversation or Conversation(language), bomb, draw, read, show, way, speak, clock)
    show(HELP if way != "expert" else "A defuser calls. 'look' shows what you may ask.")
    if way != "expert":
        show(casing_picture(bomb))
    try:
        won = trainer.play(regular)
    except Ended:
        return False
    show("DEFUSED" if won else "Not defused.")
    return won
