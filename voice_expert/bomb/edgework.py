"""The casing of the bomb and what is known of it, often only in part.

Solvers test it as if all were known (``bomb.batteries > 2``, ``bomb.serial.is_odd``, ``bomb.lit("CAR")``). A test that
the known facts decide gives its result; any other raises Missing with every outcome the known facts allow, so that the
dialogue can find out whether the answer hangs on it at all.

Rules: facts of the manual's appendices A, B, C (indicators, batteries, ports) and the serial number's pattern.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NoReturn

from voice_expert.record import Contradiction, Missing

INDICATORS = ("SND", "CLR", "CAR", "IND", "FRQ", "SIG", "NSA", "MSA", "TRN", "BOB", "FRK")
PORTS = ("DVI-D", "Parallel", "PS/2", "RJ-45", "Serial", "Stereo RCA")
PLATE_KINDS = (frozenset({"Parallel", "Serial"}), frozenset({"DVI-D", "PS/2", "RJ-45", "Stereo RCA"}))
SERIAL_LETTERS = "ABCDEFGHIJKLMNPQRSTUVWXZ"
SERIAL_PATTERN = re.compile(rf"[{SERIAL_LETTERS}0-9]{{2}}[0-9][{SERIAL_LETTERS}]{{2}}[0-9]")
VOWELS = "AEIOU"
MANY = 1_000
"""Stands for "no upper bound"."""


@lru_cache(maxsize=4096)
def letters_of(serial: str) -> tuple[str, ...]:
    return tuple(c for c in serial if c.isalpha())


@lru_cache(maxsize=4096)
def digits_of(serial: str) -> tuple[int, ...]:
    return tuple(int(c) for c in serial if c.isdigit())


SERIAL_TESTS: dict[str, tuple[str, Callable[..., Any]]] = {
    # name of the test: (fact to ask for, what it gives for a serial number)
    "is_odd": ("serial_last_digit", lambda s: int(s[5]) % 2 == 1),
    "last_digit": ("serial_last_digit", lambda s: int(s[5])),
    "has_vowel": ("serial_vowel", lambda s: any(c in VOWELS for c in s)),
    "has": ("serial", lambda s, wanted: any(c in wanted for c in s)),
    "first_letter": ("serial", lambda s: letters_of(s)[0]),
    "first_digit": ("serial", lambda s: digits_of(s)[0]),
    "letters": ("serial", letters_of),
    "digits": ("serial", digits_of),
    "digit_count": ("serial", lambda s: len(digits_of(s))),
    "largest_digit": ("serial", lambda s: max(digits_of(s))),
    "smallest_odd_digit": ("serial", lambda s: min((d for d in digits_of(s) if d % 2), default=None)),
    "text": ("serial", lambda s: s),
}


def _legal_serials() -> tuple[str, ...]:
    """A fixed sample of legal serial numbers, dealt as the game does (E stands in for O)."""
    draw = random.Random(241)
    letters = "ABCDEEFGHIJKLMNPQRSTUVWXZ"
    either = letters + "0123456789"
    pattern = (either, either, "0123456789", letters, letters, "0123456789")
    return tuple("".join(draw.choice(slot) for slot in pattern) for _ in range(1200))


SAMPLE = _legal_serials()
"""Dealt when the program starts: in the middle of a turn it would be waited for."""
ALL_SERIALS = (1 << len(SAMPLE)) - 1


@lru_cache(maxsize=1)
def _serials_with() -> dict[str, int]:
    """The sampled serial numbers in which a character occurs, bit by bit as below."""
    found = dict.fromkeys(SERIAL_LETTERS + "0123456789", 0)
    for place, serial in enumerate(SAMPLE):
        for character in set(serial):
            found[character] |= 1 << place
    return found


@lru_cache(maxsize=512)
def _serials_by_outcome(name: str, arguments: tuple[Any, ...]) -> dict[Any, int]:
    """For each outcome of a test the sampled serial numbers that give it, as a number: bit n stands for the n-th."""
    found: dict[Any, int] = {}
    if name in ("has", "has_vowel"):
        # Modules that look for one letter after another would go through the whole sample for each.
        with_any = 0
        for character in (VOWELS if name == "has_vowel" else arguments[0]):
            with_any |= _serials_with().get(character, 0)
        for outcome, giving in ((True, with_any), (False, ALL_SERIALS & ~with_any)):
            if giving:
                found[outcome] = giving
        return found
    check = SERIAL_TESTS[name][1]
    for place, serial in enumerate(SAMPLE):
        outcome = check(serial, *arguments)
        found[outcome] = found.get(outcome, 0) | 1 << place
    return found


@lru_cache(maxsize=4096)
def _possible(tests: tuple[tuple[str, tuple[Any, ...], Any], ...]) -> int:
    """The sampled serial numbers that agree with all these tests."""
    if not tests:
        return ALL_SERIALS
    name, arguments, outcome = tests[-1]
    return _possible(tests[:-1]) & _serials_by_outcome(name, arguments).get(outcome, 0)


LISTED = 40
"""A test of the serial number with more outcomes than these is asked for without trying them."""


@lru_cache(maxsize=4096)
def _outcomes_left(
    tests: tuple[tuple[str, tuple[Any, ...], Any], ...], name: str, arguments: tuple[Any, ...]
) -> tuple[Any, ...] | None:
    """What a test can still give, in a fixed order; None where that is more than can be listed."""
    serials = _possible(tests)
    found = []
    for outcome, giving in _serials_by_outcome(name, arguments).items():
        if serials & giving:
            found.append(outcome)
            if len(found) > LISTED:
                return None
    return tuple(sorted(found, key=repr))


class Serial:
    """The serial number, or what is known of it."""

    def __init__(self, bomb: Bomb) -> None:
        self._bomb = bomb

    @property
    def is_odd(self) -> bool:
        """The last digit is odd (0 is even)."""
        return bool(self._test("is_odd"))

    @property
    def last_digit(self) -> int:
        return int(self._test("last_digit"))

    @property
    def has_vowel(self) -> bool:
        return bool(self._test("has_vowel"))

    def has(self, characters: str) -> bool:
        """Whether any of these characters occurs."""
        return bool(self._test("has", characters))

    @property
    def first_letter(self) -> str:
        return str(self._test("first_letter"))

    @property
    def first_digit(self) -> int:
        return int(self._test("first_digit"))

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(self._test("letters"))

    @property
    def digits(self) -> tuple[int, ...]:
        return tuple(self._test("digits"))

    @property
    def digit_count(self) -> int:
        return int(self._test("digit_count"))

    @property
    def largest_digit(self) -> int:
        return int(self._test("largest_digit"))

    @property
    def smallest_odd_digit(self) -> int | None:
        """None where all digits are even."""
        found = self._test("smallest_odd_digit")
        return None if found is None else int(found)

    @property
    def text(self) -> str:
        return str(self._test("text"))

    def _test(self, name: str, *arguments: Any) -> Any:
        bomb = self._bomb
        left = bomb.serial_outcomes(name, arguments)
        if left is not None and len(left) == 1:
            return left[0]

        def outcomes() -> list[tuple[Any, Bomb]]:
            return [(value, bomb.with_serial_test(name, arguments, value)) for value in left or ()]

        ask = "last_digit" if name == "last_digit" else None
        raise Missing(SERIAL_TESTS[name][0], outcomes=None if left is None else outcomes, subject=bomb, ask=ask)


class Count:
    """A number of things on the bomb that may be known only within bounds. Comparing it asks only when it must."""

    def __init__(self, bomb: Bomb, name: str, fact: str, ask: str | None = None) -> None:
        self._bomb, self._name, self._fact, self._question = bomb, name, fact, ask
        self.low, self.high = bomb.bounds_of(name)

    def __int__(self) -> int:
        if self.low == self.high:
            return self.low
        high = min(self.high, self.low + 12)
        self._ask([(n, n, n) for n in range(self.low, high + 1)])

    __index__ = __int__

    def __gt__(self, other: Any) -> bool:
        limit = int(other)
        if self.low > limit:
            return True
        if self.high <= limit:
            return False
        self._ask([(True, limit + 1, self.high), (False, self.low, limit)])

    def __lt__(self, other: Any) -> bool:
        return not self > int(other) - 1

    def __ge__(self, other: Any) -> bool:
        return self > int(other) - 1

    def __le__(self, other: Any) -> bool:
        return not self > int(other)

    def __eq__(self, other: object) -> bool:
        wanted = int(other)  # type: ignore[call-overload]
        if self.low == self.high or not self.low <= wanted <= self.high:
            return bool(self.low == wanted == self.high)
        parts = [(True, wanted, wanted)]
        if self.low < wanted:
            parts.append((False, self.low, wanted - 1))
        if self.high > wanted:
            parts.append((False, wanted + 1, self.high))
        self._ask(parts)

    def __bool__(self) -> bool:
        return self > 0

    def __hash__(self) -> int:
        return hash(int(self))

    def __add__(self, other: Any) -> int:
        return int(self) + int(other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> int:
        return int(self) - int(other)

    def __rsub__(self, other: Any) -> int:
        return int(other) - int(self)

    def __mul__(self, other: Any) -> int:
        factor = int(other)
        return int(self) * factor if factor else 0

    __rmul__ = __mul__

    def __mod__(self, other: Any) -> int:
        return int(self) % int(other)

    def __repr__(self) -> str:
        return f"Count({self._name}, {self.low}..{self.high})"

    def _ask(self, parts: list[tuple[Any, int, int]]) -> NoReturn:
        """Ask for the outcome of a test: what it gives, and the bounds with which it does."""
        bomb, name = self._bomb, self._name

        def outcomes() -> list[tuple[Any, Bomb]]:
            return [(value, bomb.with_bounds(name, low, high)) for value, low, high in parts]

        raise Missing(self._fact, outcomes=outcomes, subject=bomb, ask=self._question)


FOLLOWING = {
    # what is told of: the counts whose bounds follow from it
    "batteries": ("holders",),
    "holders": ("batteries",),
    "port": ("ports", "port_kinds", "duplicate_ports"),
    "indicator": ("lit", "unlit", "indicators"),
}
INDICATOR_STATES = frozenset({"lit", "unlit", "absent"})
ABSENT, PRESENT = frozenset({"absent"}), frozenset({"lit", "unlit"})


@dataclass(frozen=True)
class Bomb:
    """What is known of the casing, immutable. Solvers read the properties; ``tell`` in bomb/tell.py adds what was said.

    ``indicator_states[label]`` are the states it may be in; ``plates`` the port plates told so far, each a sorted
    tuple of port names; the two ``…_complete`` flags say that nothing else is there.
    """

    serial_text: str | None = None
    serial_tests: tuple[tuple[str, tuple[Any, ...], Any], ...] = ()
    bounds: tuple[tuple[str, int, int], ...] = ()
    indicator_states: tuple[tuple[str, frozenset[str]], ...] = ()
    indicators_complete: bool = False
    other_indicators: tuple[tuple[str, bool], ...] = ()
    """Indicators of mods: label and whether it is lit."""
    plates: tuple[tuple[str, ...], ...] = ()
    plates_complete: bool = False
    strikes: int = 0
    solved: int = 0
    modules: int | None = None
    start_minutes: float | None = None
    game_language: str | None = None
    unmodded: bool = False
    indicators_in: dict[str, frozenset[str]] = field(default_factory=dict, init=False, repr=False, compare=False)
    bounds_found: dict[str, tuple[int, int]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What ``bounds_of`` has worked out: a solver asks for the same counts again and again."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "indicators_in", dict(self.indicator_states))

    # what solvers read

    @property
    def serial(self) -> Serial:
        return Serial(self)

    @property
    def batteries(self) -> Count:
        return Count(self, "batteries", "batteries")

    @property
    def holders(self) -> Count:
        return Count(self, "holders", "holders")

    @property
    def lit_count(self) -> Count:
        return Count(self, "lit", "indicators")

    @property
    def unlit_count(self) -> Count:
        return Count(self, "unlit", "indicators")

    @property
    def indicator_count(self) -> Count:
        """How many indicators there are, lit or not."""
        return Count(self, "indicators", "indicators")

    @property
    def port_count(self) -> Count:
        return Count(self, "ports", "ports")

    @property
    def plate_count(self) -> Count:
        return Count(self, "plates", "plates")

    @property
    def empty_plates(self) -> Count:
        return Count(self, "empty_plates", "plates", ask="empty_plates")

    @property
    def port_kinds(self) -> Count:
        """How many different port types the bomb has."""
        return Count(self, "port_kinds", "ports")

    @property
    def duplicate_ports(self) -> Count:
        """How many port types occur more than once."""
        return Count(self, "duplicate_ports", "ports")

    def ports(self, name: str) -> Count:
        """How many ports of this type."""
        return Count(self, f"port:{name}", f"port:{name}")

    def has_port(self, name: str) -> bool:
        return self.ports(name) > 0

    def lit(self, label: str) -> bool:
        """There is a lit indicator with this label."""
        return self._indicator(label, "lit", frozenset({"lit"}))

    def unlit(self, label: str) -> bool:
        return self._indicator(label, "unlit", frozenset({"unlit"}))

    def has_indicator(self, label: str) -> bool:
        return self._indicator(label, "present", frozenset({"lit", "unlit"}))

    @property
    def module_count(self) -> int:
        if self.modules is None:
            raise Missing("modules", subject=self)
        return self.modules

    @property
    def starting_minutes(self) -> float:
        if self.start_minutes is None:
            raise Missing("start_time", subject=self)
        return self.start_minutes

    def need(self, *facts: str) -> None:
        """Ask for several facts in one question if any of them is unknown."""
        unknown = [fact for fact in facts if not self.knows(fact)]
        if unknown:
            raise Missing(*unknown, subject=self)

    def knows(self, fact: str) -> bool:
        """Whether this fact is completely known."""
        if fact == "serial":
            return self.serial_text is not None
        if fact == "indicators":
            return self.indicators_complete
        if fact in ("ports", "plates"):
            low, high = self.bounds_of(fact)
            return self.plates_complete or (fact == "ports" and low == high)
        if fact == "modules":
            return self.modules is not None
        low, high = self.bounds_of(fact)
        return low == high

    # what is known

    def bounds_of(self, name: str) -> tuple[int, int]:
        """Least and greatest possible value of a count: what was said, narrowed by what follows from the rest."""
        if name not in self.bounds_found:
            self.bounds_found[name] = self._bounds_of(name)
        return self.bounds_found[name]

    def _bounds_of(self, name: str) -> tuple[int, int]:
        low, high = self._natural_bounds(name)
        for other, least, most in self.bounds:
            if other == name and max(low, least) > min(high, most):
                # What was said of the count itself stands against what would follow from the rest (modded bombs).
                return least, most
            if other == name:
                low, high = max(low, least), min(high, most)
        return low, high

    def _natural_bounds(self, name: str) -> tuple[int, int]:
        if name in ("lit", "unlit", "indicators"):
            wanted = PRESENT if name == "indicators" else frozenset({name})
            others = sum(name == "indicators" or lit == (name == "lit") for _, lit in self.other_indicators)
            told_states = self.indicators_in.values()
            untold = 0 if self.indicators_complete else len(INDICATORS) - len(told_states)
            low = others + [states <= wanted for states in told_states].count(True)
            return low, others + untold + [states.isdisjoint(wanted) for states in told_states].count(False)
        if name == "plates":
            return len(self.plates), len(self.plates) if self.plates_complete else MANY
        if name == "empty_plates":
            empty = sum(not plate for plate in self.plates)
            return empty, empty if self.plates_complete else MANY
        if name == "ports":
            bounds = [self.bounds_of(f"port:{port}") for port in PORTS]
            total = max(sum(low for low, _ in bounds), sum(len(plate) for plate in self.plates))
            return total, total if self.plates_complete else min(MANY, sum(high for _, high in bounds))
        if name in ("port_kinds", "duplicate_ports"):
            least = 1 if name == "port_kinds" else 2
            bounds = [self.bounds_of(f"port:{port}") for port in PORTS]
            return sum(low >= least for low, _ in bounds), sum(high >= least for _, high in bounds)
        if name.startswith("port:"):
            told_ports = sum(plate.count(name[5:]) for plate in self.plates)
            return told_ports, told_ports if self.plates_complete else MANY
        if name == "batteries":
            low, high = self._said("holders")
            return low, min(MANY, 2 * high)
        if name == "holders":
            low, high = self._said("batteries")
            return (low + 1) // 2, high
        return 0, MANY

    def _said(self, name: str) -> tuple[int, int]:
        low, high = 0, MANY
        for other, least, most in self.bounds:
            if other == name:
                low, high = max(low, least), min(high, most)
        return low, high

    def serial_outcomes(self, name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """What a test of the serial number can give; None where that is more than can be listed."""
        if self.serial_text is not None:
            return (SERIAL_TESTS[name][1](self.serial_text, *arguments),)
        for known_name, known_arguments, outcome in self.serial_tests:
            if (known_name, known_arguments) == (name, arguments):
                return (outcome,)
        return _outcomes_left(self.serial_tests, name, arguments)

    @property
    def serials_left(self) -> int:
        """The sampled serial numbers that agree with what was told, one bit each."""
        return _possible(self.serial_tests)

    def states_of(self, label: str) -> frozenset[str]:
        if label in self.indicators_in:
            return self.indicators_in[label]
        return ABSENT if self.indicators_complete else INDICATOR_STATES

    def _indicator(self, label: str, test: str, wanted: frozenset[str]) -> bool:
        states = self.states_of(label)
        if states <= wanted:
            return True
        if not states & wanted:
            return False

        def outcomes() -> list[tuple[bool, Bomb]]:
            return [
                (True, self.with_indicator(label, states & wanted)),
                (False, self.with_indicator(label, states - wanted)),
            ]

        raise Missing(f"indicator:{label}", outcomes=outcomes, subject=self, ask=f"indicator_{test}")

    # what narrows it

    def with_serial_test(self, name: str, arguments: tuple[Any, ...], outcome: Any) -> Bomb:
        others = tuple(t for t in self.serial_tests if t[:2] != (name, arguments))
        return self._narrowed(self.bounds_found, serial_tests=(*others, (name, arguments, outcome)))

    def with_bounds(self, name: str, low: int, high: int) -> Bomb:
        kept = tuple([b for b in self.bounds if b[0] != name])
        found = self._bounds_without(name)
        before = self.bounds_found.get(name)
        if before is not None and before[0] <= low <= high <= before[1]:
            found[name] = low, high  # what follows from the rest was left by the bounds before
        return self._narrowed(found, bounds=(*kept, (name, low, high)))

    def with_indicator(self, label: str, states: Iterable[str]) -> Bomb:
        kept = tuple([pair for pair in self.indicator_states if pair[0] != label])
        now = (*kept, (label, frozenset(states)))
        return self._narrowed(self._bounds_without("indicator"), indicator_states=now, indicators_in=dict(now))

    def _bounds_without(self, name: str) -> dict[str, tuple[int, int]]:
        """The bounds worked out so far that hold whatever becomes of this count (or of an indicator)."""
        found = self.bounds_found.copy()
        for other in (name, *FOLLOWING.get(name.partition(":")[0], ())):
            found.pop(other, None)
        return found

    def _narrowed(self, bounds_found: dict[str, tuple[int, int]], **changes: Any) -> Bomb:
        """A copy with these fields. A question is looked for among hundreds of them: ``replace`` takes far longer."""
        narrowed = object.__new__(type(self))
        fields = vars(narrowed)
        fields.update(vars(self))
        fields.update(changes)
        fields["bounds_found"] = bounds_found
        return narrowed


def check_serial(serial: Any) -> str:
    """A legal serial number, or Contradiction bad_serial."""
    if not isinstance(serial, str) or not SERIAL_PATTERN.fullmatch(serial):
        raise Contradiction("bad_serial")
    return serial


def check_plate(plate: Iterable[str]) -> tuple[str, ...]:
    """A legal port plate, its ports in the table's order, or Contradiction bad_plate."""
    ports = list(plate)
    if len(set(ports)) < len(ports) or not any(set(ports) <= kind for kind in PLATE_KINDS):
        raise Contradiction("bad_plate", ports=tuple(ports))
    return tuple(sorted(ports, key=PORTS.index))
