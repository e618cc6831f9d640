"""Bitwise Operations: two bytes of facts about the bomb, joined by one operator. Manual page "Bitwise Operations"."""

from collections.abc import Callable, Iterator
from typing import Literal

from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, answer, one_of, record, told

OPERATORS = ("and", "or", "xor", "not")

Fact = Callable[[], bool]


@record
class BitwiseOperations:
    """The operator shown; the other two only where they were not told of the bomb."""

    operator: Literal["and", "or", "xor", "not"] = UNTOLD
    modules: int = UNTOLD
    start_minutes: float = UNTOLD


def solve(bomb: Bomb, seen: BitwiseOperations) -> Answer:
    operator = seen.operator
    if not one_of(operator, OPERATORS):
        raise Contradiction("bad_input")
    if told(seen, "modules") and not (type(seen.modules) is int and seen.modules >= 1):
        raise Contradiction("bad_input")
    if told(seen, "start_minutes") and not (type(seen.start_minutes) in (int, float) and seen.start_minutes > 0):
        raise Contradiction("bad_input")

    bomb.need("batteries", "holders")
    bits = ["0"] * 8
    for bit, first, second in facts(bomb, seen):
        bits[bit - 1] = str(int(joined(operator, first, second)))
    text = "".join(bits)
    ones = tuple(place for place, bit_text in enumerate(text, 1) if bit_text == "1")
    return answer("bits", {"bits": text}, bits=tuple(bits), ones=ones, operator=operator, why=operator)


def joined(operator: str, first: Fact, second: Fact) -> bool:
    """The second fact is looked at only where it decides."""
    match operator:
        case "and":
            return first() and second()
        case "or":
            return first() or second()
        case "xor":
            return first() != second()
        case _:
            return not first()


def facts(bomb: Bomb, seen: BitwiseOperations) -> Iterator[tuple[int, Fact, Fact]]:
    """Bit (1 is the most significant) and what it says in byte 1 and byte 2.

    Whole lists (all indicators, all ports) are asked for before single ones. But for NOT, which wants byte 1 alone, the
    order of the two does not matter, so the one that is known sooner comes first.
    """
    batteries, holders = int(bomb.batteries), int(bomb.holders)
    double_a, d_cells = 2 * (batteries - holders), 2 * holders - batteries

    def modules() -> int:
        return seen.modules if told(seen, "modules") else bomb.module_count

    def minutes() -> float:
        return seen.start_minutes if told(seen, "start_minutes") else bomb.starting_minutes

    def pair(first: Fact, second: Fact, second_known: bool = True) -> tuple[Fact, Fact]:
        return (second, first) if second_known and seen.operator != "not" else (first, second)

    modules_known = told(seen, "modules") or bomb.knows("modules")
    yield 1, lambda: double_a == 0, lambda: d_cells >= 1
    yield 5, lambda: bomb.lit_count > 1, lambda: bomb.unlit_count > 1
    yield 8, *pair(lambda: bomb.port_count < 4, lambda: batteries >= 2)
    yield 2, *pair(lambda: bomb.has_port("Parallel"), lambda: bomb.port_count >= 3)
    yield 3, *pair(lambda: bomb.lit("NSA"), lambda: holders >= 2)
    yield 7, lambda: d_cells < 2, lambda: modules() % 2 == 0
    yield 6, *pair(lambda: modules() % 3 == 0, lambda: bomb.serial.is_odd, not modules_known)
    yield 4, *pair(lambda: modules() > minutes(), lambda: bomb.lit("BOB"))


MODULE = Module("bitwise_operations", BitwiseOperations, solve, listens=True)
