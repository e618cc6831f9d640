"""Boolean Venn Diagram: press the regions where the expression is true. Manual page "Boolean Venn Diagrams"."""

import re
from typing import Any, Literal

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    Telling,
    answer,
    known,
    put,
    record,
    told,
)

Operator = Literal["and", "or", "xor", "implies", "nand", "nor", "xnor", "implied by"]

# Operator: its sign, and what it gives for (left, right) = FF, FT, TF, TT.
OPERATORS = {
    "and": ("∧", (False, False, False, True)),
    "or": ("∨", (False, True, True, True)),
    "xor": ("⊻", (False, True, True, False)),
    "implies": ("→", (True, True, False, True)),
    "nand": ("|", (True, True, True, False)),
    "nor": ("↓", (True, False, False, False)),
    "xnor": ("↔", (True, False, False, True)),
    "implied by": ("←", (True, False, True, True)),
}
SIDES = ("left", "right")
REGIONS = ("A", "B", "C", "AB", "AC", "BC", "ABC", "none")

_NAMES = {name.replace(" ", ""): name for name in OPERATORS} | {sign: name for name, (sign, _) in OPERATORS.items()}
_ANY = "(" + "|".join(re.escape(name) for name in _NAMES) + ")"
# Case and spaces are free: they are gone before this is tried.
_LEFT = re.compile(rf"\(a{_ANY}b\){_ANY}c")
_RIGHT = re.compile(rf"a{_ANY}\(b{_ANY}c\)")


@record
class BooleanVennDiagram:
    """The expression as text, or in three parts: both operators and the pair of letters in brackets."""

    expression: str = UNTOLD
    first: Operator = UNTOLD
    second: Operator = UNTOLD
    brackets: Literal["left", "right"] = UNTOLD


def solve(bomb: Bomb, seen: BooleanVennDiagram) -> Answer:
    first, second, brackets = parsed(seen.expression) if told(seen, "expression") else parts(seen)
    true = tuple(region for region in REGIONS if holds(first, second, brackets, region))
    false = tuple(region for region in REGIONS if region not in true)
    # With more than four it is shorter to name the others.
    key = "press" if len(true) <= 4 else "all_but"
    return answer(
        key,
        {"press": list(true)},
        why="expression",
        first=first,
        second=second,
        brackets=brackets,
        regions=true,
        others=false,
    )


def parsed(text: Any) -> tuple[str, str, str]:
    """First operator, second operator, side of the brackets."""
    close = "".join(text.split()).lower() if isinstance(text, str) else ""
    for side, pattern in zip(SIDES, (_LEFT, _RIGHT), strict=True):
        found = pattern.fullmatch(close)
        if found:
            return _NAMES[found[1]], _NAMES[found[2]], side
    raise Contradiction("bad_input")


def parts(seen: BooleanVennDiagram) -> tuple[str, str, str]:
    unsaid = [name for name in ("first", "second") if not told(seen, name)]
    if unsaid:
        raise Missing("expression", ask="expression" if len(unsaid) == 2 else unsaid[0], subject=seen)
    if not told(seen, "brackets"):
        # Where both ways to set them press the same, nobody is asked.
        outcomes = [(side, put(seen, brackets=side)) for side in SIDES]
        raise Missing("expression", ask="brackets", outcomes=lambda: outcomes, subject=seen)
    return seen.first, seen.second, seen.brackets


def holds(first: str, second: str, brackets: str, region: str) -> bool:
    a, b, c = (letter in region for letter in "ABC")  # "none" has no capital letter
    if brackets == "left":
        return apply(second, apply(first, a, b), c)
    return apply(first, a, apply(second, b, c))


def apply(operator: str, left: bool, right: bool) -> bool:
    return OPERATORS[operator][1][2 * left + right]


def whole_text(seen: Any, value: Any, telling: Telling) -> Any:
    """The expression as text takes the place of the parts told before."""
    return put(seen, expression=value, first=UNTOLD, second=UNTOLD, brackets=UNTOLD)


def part(name: str) -> Any:
    """One of the three parts; an expression told as text is taken apart first."""

    def fold(seen: Any, value: Any, telling: Telling) -> Any:
        if known(seen, "expression") is not None:
            first, second, brackets = parsed(seen.expression)
            seen = put(seen, expression=UNTOLD, first=first, second=second, brackets=brackets)
        return put(seen, **{name: value})

    return fold


def operator(seen: Any, value: Any, telling: Telling) -> Any:
    """An operator by itself: the first, then the second; after "no" it replaces the one told last."""
    first = not told(seen, "first") or (telling.correcting and not told(seen, "second"))
    return part("first" if first else "second")(seen, value, telling)


MODULE = Module(
    "boolean_venn_diagram",
    BooleanVennDiagram,
    solve,
    folds={
        "expression": whole_text,
        "first": part("first"),
        "second": part("second"),
        "operator": operator,
        "brackets": part("brackets"),
    },
    listens=True,
)
