"""Simulated players of FUSE: they deal, draw and roll by the rules, say what they see, and do what the referee says.

They keep the table on their own and check every proposal against the slow reading of the rules: each die fits where it
is sent, no way places more dice (nor defuses more), what is given back may be given back.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.games.test_fuse_brute_force import COLOURS, DECK, PER_ROLL, Table, can_be_laid, die, reading, ways, worth
from voice_expert.conversation import Conversation, Turn
from voice_expert.games.fuse import rules, spoken_cards
from voice_expert.games.fuse.notation import read

SPEAKABLE = [(level, spec) for level, spec in DECK if "?" not in spec and "R5/Y" not in spec]
LETTERS = dict(zip(COLOURS, "RBGYK", strict=True))


@dataclass(frozen=True)
class Phrases:
    """How players of a language put things; the words for colours, numbers and symbols come from the grammar."""

    opening: str
    names: tuple[str, ...]
    players: str
    between: str
    card: str
    new_card: str
    die: str
    roll: str
    reroll: str
    fuse_color: str
    fuse_number: str
    glue: str
    start: str
    done: str
    level6: str
    difficulty: str
    score: str


class Game:
    """One game of some players in one language, as fast as people talk: a sentence every four seconds."""

    def __init__(self, phrases: Phrases, language: str, seed: int, conversation: Conversation | None = None) -> None:
        self.phrases = phrases
        self.draw = random.Random(f"{language} {seed}")
        self.talk = conversation or Conversation(language)
        self.forms = self.talk.grammar.lexicon.forms
        self.count = len(phrases.names)
        self.t = 0.0
        self.said: list[str] = []
        self.bag = [6 * colour for colour in range(5) for _ in range(5)]
        deck = [self.draw.choice(SPEAKABLE) for _ in range(49)]
        self.table = Table(self.draw, self.count, 0)
        self.ids: list[list[str]] = [["1", "2"] for _ in range(self.count)]
        self.table.hands = [[self.fresh(deck), self.fresh(deck)] for _ in range(self.count)]
        self.drawn = rules.BOMBS_DRAWN[self.count][0]
        bombs: list[Any] = [self.fresh(deck) for _ in range(self.drawn)]
        self.centre = bombs[:5]
        fuses = [("color", colour) for colour in COLOURS] + [("number", number) for number in range(1, 7)]
        self.pile = bombs[5:] + self.draw.sample(fuses, rules.FUSE_CARDS_USED)
        self.draw.shuffle(self.pile)
        self.defused: list[int] = []
        self.fuses = 0
        self.holder = 0
        self.over = False

    @staticmethod
    def fresh(deck: list[tuple[int, str]]) -> tuple[int, str, tuple[int | None, ...]]:
        level, spec = deck.pop()
        return level, spec, (None,) * len(reading(spec).accepts)

    # talking

    def say(self, text: str) -> dict[str, Any]:
        self.t += 4.0
        self.said.append(text)
        turn: Turn = self.talk.hear(text, t=self.t)
        reply = turn.as_json(len(self.said))
        assert not self.talk.faults, (text, self.talk.faults)
        assert reply["understood"], text
        answer = reply["answer"]
        assert isinstance(answer, dict) or reply["asking"], (text, reply)
        assert not (answer and "error" in answer), (text, reply)
        return answer if isinstance(answer, dict) else {}

    def word(self, list_name: str, value: Any) -> str:
        forms = [form for form in self.forms[f"fuse.{list_name}"][value] if not form.startswith("~")]
        return self.draw.choice(forms)

    def dice_in_words(self, faces: Sequence[int]) -> str:
        said = []
        for face in faces:
            one = die(face)
            assert one is not None
            said.append(self.phrases.die.format(self.word("colour", one["color"]), self.word("pip", one["number"])))
        return self.phrases.between.join(said)

    def card_in_words(self, template: str, player: int, card: tuple[int, str, Any]) -> str:
        level, spec, _ = card
        phrases = [
            self.phrases.glue.join(self.forms["fuse.symbol"][word][0] for word in phrase)
            for phrase in spoken_cards.phrases(spec)
        ]
        symbols = self.phrases.between.join(phrases)
        return template.format(owner=self.phrases.names[player], level=level, symbols=symbols)

    def read_card(self, template: str, player: int, card: tuple[int, str, Any]) -> str:
        answer = self.say(self.card_in_words(template, player, card))
        heard = read(answer["card"]["spec"])
        meant = read(card[1])
        assert (heard.symbols, heard.supports, heard.chains) == (meant.symbols, meant.supports, meant.chains), answer
        assert answer["card"]["level"] == card[0]
        return str(answer["card"]["id"])

    # playing

    def set_up(self) -> None:
        phrases = self.phrases
        self.say(phrases.opening)
        self.say(phrases.players.format(phrases.between.join(phrases.names)))
        self.say(phrases.difficulty)
        answer = self.say(phrases.level6)
        assert answer["bombs_drawn"] == self.drawn
        for player, hand in enumerate(self.table.hands):
            self.ids[player] = [self.read_card(phrases.card, player, card) for card in hand]
        assert self.say(phrases.start)["dice"] == PER_ROLL[self.count]

    def play(self) -> dict[str, Any]:
        """To the end; the last answer, with status and score."""
        self.set_up()
        answer: dict[str, Any] = {}
        while not self.over:
            answer = self.round()
        return answer

    def round(self) -> dict[str, Any]:
        self.draw.shuffle(self.bag)
        faces = [self.bag.pop() + self.draw.randrange(6) for _ in range(min(PER_ROLL[self.count], len(self.bag)))]
        answer = self.say(self.phrases.roll.format(self.dice_in_words(faces)))
        left, full = self.take(faces, answer)
        if left:
            again = [face - face % 6 + self.draw.randrange(6) for face in left]
            answer = self.say(self.phrases.reroll.format(self.dice_in_words(again)))
            for face, step in zip(again, answer["steps"], strict=True):
                self.give_back(step, lambda own, face=face: own // 6 == face // 6 or own % 6 == face % 6)
                self.bag.append(face - face % 6)
        elif full or self.draw.random() < 0.3:
            answer = self.say(self.phrases.done)
            assert [entry["level"] for entry in answer["defused"]] == [level for _, level in full]
        self.over = len(self.defused) >= self.drawn
        for player, _ in full:
            if self.centre and not self.over:
                self.new_card(player)
        return answer

    def take(self, faces: list[int], answer: dict[str, Any]) -> tuple[list[int], list[tuple[int, int]]]:
        """Dice laid as proposed, which must be possible and as good as the best of all ways."""
        names = [hand.name for hand in self.talk.session.opened[0].seen.table.hands]
        chosen: list[tuple[int, int, int] | None] = [None] * len(faces)
        for placed in answer["placements"]:
            player = names.index(placed["player"])
            chosen[placed["die"]] = (player, self.ids[player].index(placed["card"]), placed["slot"])
        way = tuple(chosen)
        assert can_be_laid(self.table, faces, way)
        best = min(worth(self.table, faces, other)[:4] for other in ways(self.table, faces))
        assert worth(self.table, faces, way)[:4] == best
        for face, spot in zip(faces, chosen, strict=True):
            if spot is not None:
                level, spec, before = self.table.hands[spot[0]][spot[1]]
                self.table.hands[spot[0]][spot[1]] = level, spec, (*before[: spot[2]], face, *before[spot[2] + 1 :])
        full = []
        for player, hand in enumerate(self.table.hands):
            for card in [c for c in hand if None not in c[2]]:
                full.append((player, card[0]))
                self.defused.append(card[0])
                self.bag += [face - face % 6 for face in card[2] if face is not None]
                del self.ids[player][hand.index(card)]
                hand.remove(card)
        assert len(answer["defused"]) == len(full)
        return [face for face, spot in zip(faces, chosen, strict=True) if spot is None], full

    def give_back(self, step: list[dict[str, Any]], matches: Any) -> None:
        for player, entry in enumerate(step):
            removable = []
            for card, (_, spec, placed) in enumerate(self.table.hands[player]):
                covered = {b for place, under in reading(spec).under.items() if placed[place] is not None for b in under}
                removable += [
                    (card, place)
                    for place, face in enumerate(placed)
                    if face is not None and place not in covered and matches(face)
                ]
            told = [(self.ids[player].index(option["card"]), option["slot"]) for option in entry["options"]]
            assert sorted(told) == sorted(removable)
            if entry["remove"] is None:
                assert not removable
                continue
            card, place = self.ids[player].index(entry["remove"]["card"]), entry["remove"]["slot"]
            level, spec, placed = self.table.hands[player][card]
            self.bag.append(placed[place] - placed[place] % 6)  # type: ignore[operator]
            self.table.hands[player][card] = level, spec, (*placed[:place], None, *placed[place + 1 :])

    def new_card(self, player: int) -> None:
        card = self.centre.pop(self.draw.randrange(len(self.centre)))
        name = self.read_card(self.phrases.new_card, player, card)
        at = 0 if name.endswith("-1") else len(self.ids[player])
        self.table.hands[player].insert(at, card)
        self.ids[player].insert(at, name)
        while len(self.centre) < 5 and any(len(other) == 3 for other in self.pile):
            turned = self.pile.pop()
            if len(turned) == 3:
                self.centre.append(turned)
                continue
            kind, value = turned
            template = self.phrases.fuse_color if kind == "color" else self.phrases.fuse_number
            answer = self.say(template.format(self.word("colour" if kind == "color" else "pip", value)))
            self.fuses += 1
            self.holder = (self.holder + 1) % self.count
            assert answer["bag"] == self.talk.session.opened[0].seen.table.hands[self.holder].name
            wanted = {face for face in range(30) if value in (COLOURS[face // 6], face % 6 + 1)}
            self.give_back(answer["steps"][0], wanted.__contains__)


def played_to_the_end(phrases: Phrases, language: str, seed: int, conversation: Conversation | None = None) -> Game:
    """A whole game from set-up to score; AssertionError where the referee errs."""
    game = Game(phrases, language, seed, conversation)
    last = game.play()
    asked = game.say(phrases.score)
    assert last["status"] == "won"
    left = int(600 - (game.t - 4.0 - first_roll(game)))
    assert asked == {
        "bombs": sum(game.defused),
        "fuses": 2 * game.fuses,
        "time": left // 10,
        "total": sum(game.defused) + 2 * game.fuses + left // 10,
    }
    assert last["score"] == asked
    return game


def first_roll(game: Game) -> float:
    """The moment "start" was said."""
    return 4.0 * (game.said.index(game.phrases.start) + 1)
