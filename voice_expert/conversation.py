"""A conversation: text in, reply out, with its journal. Typed, piped, heard and replayed talk all go through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from voice_expert.dialogue.session import Reply, Session, Spoken, Tick, Understood
from voice_expert.dialogue.step import plain, scope_of, step
from voice_expert.grammar.alias import alias, renamed
from voice_expert.grammar.bomb_line import bomb_line
from voice_expert.grammar.load import LanguageGrammar, load
from voice_expert.grammar.matcher import Act, Matcher, Reading, Scope
from voice_expert.grammar.ordered import as_list
from voice_expert.grammar.table_talk import told_to_others
from voice_expert.grammar.text import respelled, tokens
from voice_expert.modules import registry
from voice_expert.speaking import sentences
from voice_expert.speaking.pronounce import for_screen


@dataclass(frozen=True)
class Turn:
    """One utterance and what came of it."""

    heard: str
    reply: Reply
    say: str
    """What the expert says, as it is shown."""
    voice: str = ""
    """The same with its readings (``{記号|きごう}``), for the voice."""

    def as_json(self, number: int) -> dict[str, Any]:
        """The reply object of the contract."""
        reply = self.reply
        return {
            "turn": number,
            "heard": self.heard,
            "understood": [dict(entry) for entry in reply.understood],
            "confidence": reply.confidence,
            "changed": reply.changed,
            "say": self.say,
            "module": reply.module,
            "copy": reply.copy,
            "asking": list(reply.asking) or None,
            "answer": None if reply.answer is None else plain(reply.answer),
            "also": [dict(entry) for entry in reply.also],
        }


class Conversation:
    """The session of one defuser, kept from turn to turn."""

    def __init__(self, language: str, session: Session | None = None, grammar: LanguageGrammar | None = None) -> None:
        self.grammar = grammar or load(language)
        self.matcher = Matcher(self.grammar)
        self.session = session or Session(language)
        self.faults: list[tuple[Understood, Exception]] = []
        """Faults of the program itself: what was said, and what went wrong. The session stayed as it was."""

    def understand(self, texts: Sequence[str], session: Session | None = None) -> tuple[Reading, ...]:
        """All readings of what was heard (one text, or the hypotheses of an ear, best first), now or in that session."""
        session = session or self.session
        scope = scope_of(session)
        readings: list[Reading] = []
        whole = (self._own_notation(texts[0], session) or bomb_line(texts[0])) if texts else None
        whole = whole or (alias(texts[0], self.grammar) if texts else None)
        if whole is not None:
            return (whole,)
        texts = [renamed(text, session.aliases, self.grammar.language) for text in texts]
        # A second guess at how letters were spelled counts like the next hypothesis of an ear.
        guesses = [other for text in texts for other in respelled(text, self.grammar.language)]
        for order, text in enumerate([*texts, *guesses]):
            for reading in self.matcher.readings(text, scope):
                dearer = replace(reading, cost=reading.cost + 0.15 * order)
                if not any(dearer.acts == other.acts and other.cost <= dearer.cost for other in readings):
                    # What a text says dearly another one may say plainly.
                    readings = [*(other for other in readings if other.acts != dearer.acts), dearer]
        best: Sequence[Reading] = sorted(readings, key=lambda reading: reading.cost)[:8]
        if texts and not session.paused:
            listed = as_list(texts[0], self.grammar.language, best, self._reader(scope))
            best = [r for r in listed if not told_to_others(texts[0], self.grammar.language, r, scope.facts)]
        return tuple(best) or self._bare_no(texts, session)

    def _reader(self, scope: Scope) -> Callable[[str, str | None], Sequence[Reading]]:
        """Reads a text as it would be now, or with a module in hand."""
        return lambda text, module: self.matcher.readings(text, replace(scope, in_hand=module or scope.in_hand))

    def _bare_no(self, texts: Sequence[str], session: Session) -> tuple[Reading, ...]:
        """A "no" that answers nothing: it may begin a correction."""
        if not texts or len(texts[0]) > 40 or session.paused:
            return ()
        answers = [reading.acts for reading in self.matcher.readings(texts[0], Scope(yes_no=True))]
        no = any([act.slots.get("yes") for act in acts] == [False] for acts in answers)
        return (Reading((Act("marker"),), 0.0),) if no else ()

    def _own_notation(self, text: str, session: Session) -> Reading | None:
        """A line typed in the notation of the module in hand."""
        module = session.in_hand[0] if session.in_hand and not session.paused else None
        read = registry()[module].typed if module is not None else None
        slots = read(text, self.grammar.lexicon.forms) if read is not None else None
        return None if slots is None else Reading((Act("tell", module, slots),), 0.0)

    def hear(self, texts: str | Sequence[str], t: float = 0.0, amends: bool = False) -> Turn:
        """Take one utterance; ``amends``: in the place of the one before, with which it begins."""
        return self.take(self.event(texts, t, amends))

    def event(self, texts: str | Sequence[str], t: float, amends: bool) -> Understood:
        """An utterance as it is understood now, or would have been before the last one."""
        listed = [texts] if isinstance(texts, str) else list(texts)
        heard = listed[0] if listed else ""
        session = (self.session.before if amends else None) or self.session
        try:
            readings = self.understand(listed, session)
            return Understood(heard, readings, t, not readings and self.nearly(heard, session), amends)
        except Exception as fault:  # noqa: BLE001 - as in ``take``; what is wanted is said again
            event = Understood(heard, (), t, True, amends)
            self.faults.append((event, fault))
            return event

    def nearly(self, text: str, session: Session) -> bool:
        """Whether most words of a text that fits nothing belong to what is asked for or to the module in hand, or all but
        one in five to the casing, one of them to nothing else."""
        scope, grammar = scope_of(session), self.grammar
        spoken = [t.text for t in tokens(text[:500], grammar.language)]
        content = [w for w in spoken if w not in grammar.fillers and w not in grammar.connectors]
        if not session.paused and grammar.casing.intersection(spoken):
            of_casing = sum(word in grammar.words_in("bomb") for word in content)
            if of_casing >= 0.8 * len(content):
                return True
        if session.paused or not (scope.facts or scope.in_hand):
            return False
        groups = [f"reply:{scope.asked_of}:{fact}" for fact in scope.facts]
        groups += [f"module:{module}" for module in (scope.in_hand, scope.asked_of) if module]
        if scope.asked_of == "bomb":
            groups.append("bomb")
        if grammar.language == "ja":
            return self._values_in(text, groups)
        ours: set[str] = set()
        for group in groups:
            ours |= grammar.words_in(group)
        known = sum(word in ours for word in content)
        return bool(content) and known > 0.5 * len(content)

    def _values_in(self, text: str, groups: Sequence[str]) -> bool:
        """Whether values of what is asked for fill half of a Japanese text beside its fillers: single signs stand in any talk."""
        networks = [self.grammar.networks[group] for group in groups if group in self.grammar.networks]
        keys = {key for network in networks for key in network.list_keys}
        sentence = tokens(text[:200], "ja")
        itself = [((token.text, 0.0),) for token in sentence]
        covered: set[int] = set()
        filling: set[int] = set()
        for at in range(len(sentence)):
            spans = self.grammar.lexicon.spans(sentence, itself, at)
            covered.update(i for key in keys for span in spans.get(key, ()) if span.cost < 0.1 for i in range(at, span.end))
            for phrases in self.grammar.fill:
                for phrase in phrases.get(sentence[at].text, ()):
                    if tuple(token.text for token in sentence[at : at + len(phrase)]) == phrase:
                        filling.update(range(at, at + len(phrase)))
        return 2 * len(covered) >= len(sentence) - len(filling - covered) > 0

    def tick(self, t: float) -> Turn | None:
        """What a clock has to call out at this moment, if anything; asked for while nobody speaks."""
        self.session, reply = step(self.session, Tick(t))
        if reply.silent:
            return None
        return self.turn("", reply)

    def take(self, event: Understood) -> Turn:
        """Take an utterance that was already understood (now, or in a journal)."""
        try:
            self.session, reply = step(self.session, event)
        except Exception as fault:  # noqa: BLE001 - a fault of ours must never take the session with it
            self.faults.append((event, fault))
            return self.our_fault(event.text)
        return self.turn(event.text, reply)

    def our_fault(self, text: str) -> Turn:
        """The answer where the program itself failed: nothing has changed, and it is said so."""
        reply = Reply(lines=(Spoken("_talk", "say", "our_fault"),), module=(self.session.in_hand or (None, None))[0])
        return self.turn(text, reply)

    def turn(self, text: str, reply: Reply) -> Turn:
        """A reply to what was heard, as it is shown and said."""
        raw = sentences.say(reply, self.grammar)
        return Turn(text, reply, for_screen(raw), raw)
