"""Run a solver on what is known: an answer, the question that settles most, or what cannot be.

Touched is not yet decides: a solver that touches an unknown fact is run again under every outcome the fact can have;
where all runs end alike, that is the answer and nothing is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

from voice_expert.bomb.edgework import Bomb
from voice_expert.bomb.watched import SERIAL, Watched, bits_of, parts, parts_of, plain, watched
from voice_expert.modules.kit import Answer, Module
from voice_expert.record import Ambiguous, Contradiction, Either, Missing, settled

RUNS = 300
"""Solver runs spent at most on finding out whether a fact matters."""


@dataclass(frozen=True)
class Asked:
    """The facts to ask for, in one question; ``choices`` where two readings are left."""

    facts: tuple[str, ...]
    ask: str
    missing: Missing
    choices: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Impossible:
    """What was told cannot be."""

    code: str
    contradiction: Contradiction


Decision = Answer | Asked | Impossible


class _Spent(Exception):
    """The allowance of solver runs is used up."""


def decide(module: Module, bomb: Bomb, seen: Any) -> Decision:
    """The answer if what is known settles it, else what to ask, else what cannot be.

    A solver that reads more of the bomb than its methods give has to be taken care of in bomb/watched.py.
    """
    return _decided(_Case(id(module), f"{bomb!r} {seen!r}", module, bomb, seen))


@dataclass(frozen=True)
class _Case:
    """What is to be decided. As text 1, 1.0 and True differ, and anything told can be looked up."""

    module_id: int
    text: str
    module: Module = field(compare=False)
    bomb: Bomb = field(compare=False)
    seen: Any = field(compare=False)


@lru_cache(maxsize=32)
def _decided(case: _Case) -> Decision:
    """Several readings of one utterance often come to the same: a turn decides the same case up to four times."""
    return _Search(case.module).decide(case.bomb, case.seen)


def forget_decisions() -> None:
    """Decide everything anew (for measuring)."""
    _decided.cache_clear()


class _End(NamedTuple):
    """Where a world ends: the solver's result there, the distinct results behind it (itself, unless it is Missing),
    the runs spent on them and the parts of the casing looked at, as bits."""

    result: Answer | Impossible | Missing
    leaves: list[Any]
    runs: int
    looked: int


SERIAL_BIT = bits_of([SERIAL])
_NOTHING: dict[int, dict[tuple[Any, ...], _End]] = {}


class _Search:
    """One search. Worlds that differ only in what the solver does not look at there end alike: where one of them ends
    is remembered, and counted against the allowance as if it were found again, so that remembering never changes what
    is asked."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.runs = 0
        # Bombs and records go by identity (the latter may hold what cannot be hashed) and are kept alive beside what
        # was found.
        self._results: dict[tuple[int, int], tuple[Answer | Impossible | Missing, int, Watched, Any]] = {}
        self._worlds: dict[int, tuple[Missing, list[tuple[Watched, Any]] | None]] = {}
        self._answers: dict[int, list[tuple[Answer, int, Watched]]] = {}
        """For each record the answers found so far, with the parts that were looked at (as bits) and the bomb."""
        self._ends: dict[tuple[int, int | None], dict[int, dict[tuple[Any, ...], _End]]] = {}

    def decide(self, bomb: Bomb, seen: Any) -> Decision:
        readings = list(settled(seen))
        if len(readings) == 1:
            return self._one(bomb, readings[0])
        results = [(reading, self._one(bomb, reading)) for reading in readings]
        allowed = [(r, d) for r, d in results if not isinstance(d, Impossible)]
        if not allowed:
            return results[0][1]
        first = allowed[0][1]
        if all(_alike(first, other) for _, other in allowed[1:]):
            return first
        if any(isinstance(d, Asked) for _, d in allowed):
            return next(d for _, d in allowed if isinstance(d, Asked))
        return _ambiguity(seen, [reading for reading, _ in allowed])

    def _one(self, bomb: Bomb, seen: Any) -> Decision:
        self.runs = min(self.runs, RUNS - 1)
        casing = watched(bomb)
        result = self._run(casing, seen)
        if not isinstance(result, Missing):
            return result
        try:
            found = self._leaves(casing, seen, result, stop_at=2)[0]
        except _Spent:
            return _asked(_unwatched(result, bomb))
        if len(found) == 1 and isinstance(found[0], (Answer, Impossible)):
            return found[0]
        if not isinstance(result.subject, Bomb) and result.outcomes is not None:
            # The module is in front of the defuser: its own colour or word is told sooner than the casing is turned.
            return _asked(result)
        return _asked(_unwatched(self._most_settling(casing, seen, result), bomb))

    def _spend(self, runs: int) -> None:
        self.runs += runs
        if self.runs > RUNS:
            raise _Spent

    def _run(self, bomb: Watched, seen: Any) -> Answer | Impossible | Missing:
        return self._looked(bomb, seen)[0]

    def _looked(self, bomb: Watched, seen: Any) -> tuple[Answer | Impossible | Missing, int, Watched, Any]:
        """The solver's result, and the parts of the casing that it looked at."""
        self._spend(1)
        world = id(bomb), id(seen)
        found = self._results.get(world)
        if found is None:
            bomb.notes.bits = 0
            result = self._solved(bomb, seen)
            found = self._results[world] = result, bomb.notes.bits, bomb, seen
            if isinstance(result, Answer):
                self._answers.setdefault(id(seen), []).append((result, bomb.notes.bits, bomb))
        return found

    def _solved(self, bomb: Bomb, seen: Any) -> Answer | Impossible | Missing:
        try:
            return self.module.solve(bomb, seen)
        except Missing as missing:
            return missing.with_traceback(None)  # else the remembered frames and this search keep each other alive
        except Contradiction as contradiction:
            return Impossible(contradiction.code, contradiction)
        except Ambiguous as ambiguous:
            return Missing(ambiguous.fact, ask="choice")

    def _outcomes(self, bomb: Watched, seen: Any, missing: Missing) -> list[tuple[Watched, Any]] | None:
        """The (bomb, record) pairs that the missing fact's outcomes lead to; None when they cannot be listed."""
        if id(missing) not in self._worlds:
            self._worlds[id(missing)] = missing, self._listed(bomb, seen, missing)
        return self._worlds[id(missing)][1]

    @staticmethod
    def _listed(bomb: Watched, seen: Any, missing: Missing) -> list[tuple[Watched, Any]] | None:
        if missing.outcomes is None or len(missing.facts) > 1:
            return None
        if missing.subject is not seen and not isinstance(missing.subject, Bomb):
            return None
        try:
            outcomes = missing.outcomes()
        except LookupError:
            return None
        on_bomb = isinstance(missing.subject, Bomb)
        return [(narrowed, seen) if on_bomb else (bomb, narrowed) for _, narrowed in outcomes]

    def _end(self, bomb: Watched, seen: Any, stop_at: int) -> _End:
        """Where this world ends, followed until so many distinct results are found."""
        told = parts(bomb).get
        for key in ((id(seen), stop_at), (id(seen), None)):
            for looked, ends in self._ends.get(key, _NOTHING).items():
                end = ends.get(tuple(map(told, parts_of(looked))))
                if end is not None:
                    self._spend(end.runs)
                    return end
        before = self.runs
        result, looked, _, _ = self._looked(bomb, seen)
        leaves: list[Any] = [result]
        if isinstance(result, Missing):
            leaves, further = self._leaves(bomb, seen, result, stop_at)
            looked |= further
        end = _End(result, leaves, self.runs - before, looked)
        # Where all worlds behind it end in one result, that was found whenever the search would have stopped.
        stopped = stop_at if len(leaves) > 1 else None
        ends = self._ends.setdefault((id(seen), stopped), {}).setdefault(looked, {})
        ends[tuple(map(told, parts_of(looked)))] = end
        return end

    def _leaves(self, bomb: Watched, seen: Any, missing: Missing, stop_at: int) -> tuple[list[Any], int]:
        """The distinct results that the possible outcomes lead to (a Missing that cannot be listed is one of them), and
        the parts of the casing that were looked at for them."""
        worlds = self._outcomes(bomb, seen, missing)
        if worlds is None:
            return [missing], 0
        found: list[Any] = []
        looked = 0
        supposed = not isinstance(missing.subject, Bomb)
        for next_bomb, next_seen in worlds:
            end = self._end(next_bomb, next_seen, stop_at)
            looked |= end.looked
            if supposed and isinstance(end.result, Impossible):
                continue
            for leaf in end.leaves:
                if not _among(leaf, found):
                    found.append(leaf)
            if len(found) >= stop_at:
                break
        return found or [missing], looked

    def _most_settling(self, bomb: Watched, seen: Any, first: Missing) -> Missing:
        """Of the facts touched in some world, the one after whose telling the fewest different results remain.

        The first one where that can't be found out within the allowance.
        """
        candidates: dict[tuple[str, ...], Missing] = {first.facts: first}
        try:
            self._collect(bomb, seen, first, candidates, depth=3)
            others = [missing for missing in candidates.values() if self._outcomes(bomb, seen, missing) is not None][1:]
            if not others:
                return first
            least = self._left(bomb, seen, first)
            if not least:
                return first  # none can leave less
            before = self.runs
            # Most others are soon known to leave more. Whether the allowance suffices matters only if one leaves less.
            if all(self._leaves_more(bomb, seen, missing, least) for missing in others):
                return first
            self.runs = before
            scores = [least, *(self._left(bomb, seen, missing) for missing in others)]
        except _Spent:
            return first
        return [first, *others][scores.index(min(scores))]

    def _left(self, bomb: Watched, seen: Any, missing: Missing, enough: float = inf) -> float:
        """How many results besides the right one remain on average once this fact is told; counted up to ``enough``."""
        worlds = self._outcomes(bomb, seen, missing) or []
        left = 0.0
        for next_bomb, next_seen in worlds:
            left += (len(self._end(next_bomb, next_seen, stop_at=4).leaves) - 1) / len(worlds)
            if round(left, 3) >= enough:
                break
        return round(left, 3)

    def _leaves_more(self, bomb: Watched, seen: Any, missing: Missing, least: float) -> bool:
        """Whether at least so many results besides the right one remain once this fact is told.

        Answers found before that can still be right in a world are not looked for there again.
        """
        worlds = self._outcomes(bomb, seen, missing) or []
        told = parts(bomb)
        shares = [(self._still_there(told, *world) - 1) / len(worlds) for world in worlds]
        for number, (next_bomb, next_seen) in enumerate(worlds):
            if round(sum(shares), 3) >= least:
                return True
            shares[number] = (len(self._end(next_bomb, next_seen, stop_at=4).leaves) - 1) / len(worlds)
        return round(sum(shares), 3) >= least

    def _still_there(self, told: dict[str, Any], bomb: Watched, seen: Any) -> int:
        """How many different answers found in other worlds can be right in this one too: at least one, counted up to 4.

        ``told`` is what was told before this one was supposed. An answer stays where nothing was looked at for it that
        is supposed here, or only the serial number, of which some fits both.
        """
        changed = bits_of(part for part, now in parts(bomb).items() if told.get(part) != now)
        found: list[Any] = []
        for answer, looked, other in self._answers.get(id(seen), ()):
            if looked & changed and (changed != SERIAL_BIT or not other.serials_left & bomb.serials_left):
                continue
            if not _among(answer, found):
                found.append(answer)
                if len(found) == 4:
                    break
        return max(1, len(found))

    def _collect(
        self,
        bomb: Watched,
        seen: Any,
        missing: Missing,
        into: dict[tuple[str, ...], Missing],
        depth: int,
        root: Watched | None = None,
    ) -> None:
        root = bomb if root is None else root
        worlds = self._outcomes(bomb, seen, missing)
        if depth == 0 or worlds is None or len(into) >= 6 or len(worlds) > 12:
            return
        for next_bomb, next_seen in worlds:
            result = self._run(next_bomb, next_seen)
            if isinstance(result, Missing):
                if result.facts not in into and isinstance(result.subject, Bomb):
                    # Re-root the test on the bomb as it is known now, so that it can be asked first.
                    rooted = self._rooted(root, seen, result)
                    if rooted is not None:
                        into[result.facts] = rooted
                self._collect(next_bomb, next_seen, result, into, depth - 1, root)

    @staticmethod
    def _rooted(bomb: Watched, seen: Any, missing: Missing) -> Missing | None:
        outcomes = missing.outcomes
        if outcomes is None:
            return None
        found = []
        for value, narrowed in outcomes():
            grafted = _graft(bomb, narrowed, missing.subject)
            found.append((value, grafted))
        return Missing(*missing.facts, outcomes=lambda: found, subject=bomb, ask=missing.ask)


def _graft(bomb: Bomb, narrowed: Bomb, parent: Bomb) -> Bomb:
    """The one narrowing that separates ``narrowed`` from ``parent``, applied to ``bomb``."""
    for test in narrowed.serial_tests:
        if test not in parent.serial_tests:
            return bomb.with_serial_test(*test)
    for bound in narrowed.bounds:
        if bound not in parent.bounds:
            return bomb.with_bounds(*bound)
    for pair in narrowed.indicator_states:
        if pair not in parent.indicator_states:
            return bomb.with_indicator(*pair)
    return bomb


def _among(leaf: Any, found: list[Any]) -> bool:
    return any(leaf is other or _alike(leaf, other) for other in found)


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, Answer) and isinstance(other, Answer):
        return dict(one.json) == dict(other.json) and one.then == other.then
    if isinstance(one, Impossible) and isinstance(other, Impossible):
        return one.code == other.code
    if isinstance(one, Asked) and isinstance(other, Asked):
        return one.facts == other.facts
    if isinstance(one, Missing) and isinstance(other, Missing):
        return one.facts == other.facts
    return False


def _unwatched(missing: Missing, bomb: Bomb) -> Missing:
    """The same question about the bomb as the session knows it."""
    if not isinstance(missing.subject, Watched):
        return missing
    listed = missing.outcomes
    outcomes = None if listed is None else lambda: [(value, plain(narrowed)) for value, narrowed in listed()]
    return Missing(*missing.facts, outcomes=outcomes, subject=bomb, ask=missing.ask)


def _asked(missing: Missing) -> Asked:
    return Asked(missing.facts, missing.ask, missing)


def _ambiguity(seen: Any, readings: list[Any]) -> Asked:
    """Ask about the first field whose Either the puzzle left open."""
    for name, value in vars(seen).items():
        choices: list[Any] = []
        for i, item in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(item, Either):
                for reading in readings:
                    chosen = vars(reading)[name]
                    chosen = chosen[i] if isinstance(value, tuple) else chosen
                    if chosen not in choices:
                        choices.append(chosen)
                if len(choices) > 1:
                    fact = f"{name}[{i}]" if isinstance(value, tuple) else name
                    return Asked((fact,), "choice", Missing(fact, ask="choice"), tuple(choices))
    return Asked(("choice",), "choice", Missing("choice", ask="choice"))
