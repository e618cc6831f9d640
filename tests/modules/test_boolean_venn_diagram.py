"""Boolean Venn Diagram: the manual's cases, all expressions by a second reading, wrong input, and the talk."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

CASES = [
    ("(A and B) implies C", "A B C AC BC ABC none"),
    ("A xor (B nor C)", "AB AC ABC none"),
    ("(A ↓ B) ∧ C", "C"),
    ("A implied by (B or C)", "A AB AC ABC none"),
    # The bar is NAND, though programmers read it as "or".
    ("(A | B) ∨ C", "A B C AC BC ABC none"),
    # Case and spaces are free.
    ("  a IMPLIED   by(b↔C) ", "A B C AB AC ABC"),
]


@pytest.mark.parametrize(("text", "regions"), CASES)
def test_manual(text: str, regions: str) -> None:
    assert solved("boolean_venn_diagram", {"expression": text}) == {"press": regions.split()}


@pytest.mark.parametrize("case", vectors("boolean_venn_diagram"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("boolean_venn_diagram", case["state"], case["edgework"]) == case["answer"]


# Second reading: the operators on sets of regions.
ALL = ["A", "B", "C", "AB", "AC", "BC", "ABC", "none"]
INSIDE = {letter: {region for region in ALL if letter in region} for letter in "ABC"}
JOIN: dict[str, Any] = {
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "implies": lambda x, y: (set(ALL) - x) | y,
    "nand": lambda x, y: set(ALL) - (x & y),
    "nor": lambda x, y: set(ALL) - x - y,
    "xnor": lambda x, y: set(ALL) - (x ^ y),
    "implied by": lambda x, y: x | (set(ALL) - y),
}
SIGNS = dict(zip(JOIN, "∧∨⊻→|↓↔←", strict=True))


def regions(first: str, second: str, left: bool) -> list[str]:
    a, b, c = (INSIDE[letter] for letter in "ABC")
    true = JOIN[second](JOIN[first](a, b), c) if left else JOIN[first](a, JOIN[second](b, c))
    return [region for region in ALL if region in true]


def test_second_reading_of_all_expressions() -> None:
    draw = random.Random(10)
    for first, second, left in product(JOIN, JOIN, (True, False)):
        wanted = regions(first, second, left)
        assert 1 <= len(wanted) <= 7
        for _ in range(8):
            one, two = (draw.choice([name, SIGNS[name], name.upper()]) for name in (first, second))
            text = f"(A {one} B) {two} C" if left else f"A {one} (B {two} C)"
            loose = "".join(draw.choice(["", " ", "  ", "\t"]) if c == " " else c for c in text)
            assert solved("boolean_venn_diagram", {"expression": loose}) == {"press": wanted}


@pytest.mark.parametrize(
    "text",
    [
        None, "", 5, [], ["(A and B) or C"], "A and B or C", "(A and B or C)", "(A and B) or (C)", "((A and B) or C)",
        "(A and C) or B", "(B and A) or C", "(A and B) or D", "(A plus B) or C", "(A and) B or C", "(A and B) C",
        "A (and B or C)", "(A and B) or C)", "(A and B) or C and", "(А and В) or С", "(A \u2228\u2228 B) or C",
    ],
)  # fmt: skip
def test_wrong_input(text: Any) -> None:
    assert solved("boolean_venn_diagram", {"expression": text}) == {"error": "bad_input"}


def test_junk() -> None:
    assert solved("boolean_venn_diagram", {}) == {"error": "bad_input"}
    check_broken("boolean_venn_diagram", {"expression": "(A and B) or C"}, None, {"bad_input"})


def test_talk_in_three_short_answers() -> None:
    talk = Talk("boolean_venn_diagram")
    assert asks(talk.said) == ("expression",) and talk.said.ask == "expression"
    assert asks(talk.tell(first="xor")) == ("expression",) and talk.said.ask == "second"
    assert asks(talk.tell(second="nor")) == ("expression",) and talk.said.ask == "brackets"
    assert gives(talk.tell(brackets="right")) == {"press": ["AB", "AC", "ABC", "none"]}
    assert talk.said.line.key == "press"
    assert gives(talk.tell(brackets="left", correcting=True)) == {"press": regions("xor", "nor", True)}
    assert gives(talk.tell(first="or")) == {"press": regions("or", "nor", True)}


def test_brackets_are_not_asked_where_both_ways_press_the_same() -> None:
    talk = Talk("boolean_venn_diagram")
    assert gives(talk.tell(first="or", second="or")) == {"press": ["A", "B", "C", "AB", "AC", "BC", "ABC"]}
    assert talk.said.line.key == "all_but" and talk.said.line.slots["others"] == ("none",)
    for first, second in product(JOIN, JOIN):
        talk = Talk("boolean_venn_diagram")
        talk.tell(first=first, second=second)
        assert (gives(talk.said) is None) == (regions(first, second, True) != regions(first, second, False))


def test_talk_corrects_a_part_of_what_was_told_as_text() -> None:
    talk = Talk("boolean_venn_diagram")
    assert gives(talk.tell(expression="(A and B) or C")) == {"press": regions("and", "or", True)}
    assert gives(talk.tell(second="nor", correcting=True)) == {"press": regions("and", "nor", True)}
    assert gives(talk.tell(expression="A ∧ (B ∨ C)")) == {"press": regions("and", "or", False)}
