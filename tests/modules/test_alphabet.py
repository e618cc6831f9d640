"""Alphabet: the manual's cases, every set of letters by a second reading, wrong input, and the talk."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.modules.alphabet import MODULE, Alphabet
from voice_expert.modules.kit import Bomb, Contradiction, Either

CASES = [("JDUH", "HDUJ"), ("CNAV", "VCNA"), ("RPJO", "JROP"), ("STZG", "GSTZ"), ("SGQE", "GSEQ"), ("KVBO", "OKBV")]


@pytest.mark.parametrize(("letters", "press"), CASES)
def test_manual(letters: str, press: str) -> None:
    assert solved("alphabet", {"letters": list(letters)}) == {"press": list(press)}


@pytest.mark.parametrize("case", vectors("alphabet"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("alphabet", case["state"], case["edgework"]) == case["answer"]


WORDS = "argf irnm jqxz okbv pqjs qydx dfw hdu lxe pkd qew tjl vcn vsi ykq zny ac gs jr op"
BANK = WORDS.upper().split()
TWO_WORDS = ["ACGS", "ACJR", "ACNV", "ACOP", "DKOP", "GISV", "GJRS", "GOPS", "JLRT", "JOPR"]


def spelled(letters: str) -> str | None:
    """The first word among all ways to lay some of the letters, longest first, then in the alphabet; and so on."""
    for size in (4, 3, 2):
        words = sorted("".join(p) for p in permutations(letters, size) if "".join(p) in BANK)
        if words:
            left = "".join(sorted(set(letters) - set(words[0])))
            return words[0] + (spelled(left) or left)
    return None


def test_second_reading_of_all_sets() -> None:
    with_word, several = 0, []
    for letters in combinations("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 4):
        wanted = spelled("".join(letters))
        try:
            press = MODULE.solve(Bomb(), Alphabet(letters=letters[::-1])).json["press"]
        except Contradiction as contradiction:
            assert contradiction.code == "no_word" and wanted is None
            continue
        assert "".join(press) == wanted
        with_word += 1
        if sum(set(word) <= set(letters) for word in BANK) > 1:
            several.append("".join(letters))
    assert with_word == 1330
    assert several == TWO_WORDS


@pytest.mark.parametrize(
    ("letters", "code"),
    [
        (None, "bad_input"),
        ("JDUH", "bad_input"),
        (list("JDU"), "bad_input"),
        (list("JDUHX"), "bad_input"),
        (list("jduh"), "bad_input"),
        (["J", "D", "U", 1], "bad_input"),
        (["J", "D", "U", ""], "bad_input"),
        (["J", "D", "U", "HX"], "bad_input"),
        (["J", "D", "J", "HX"], "bad_input"),
        (list("JDUJ"), "duplicate_letter"),
        (list("MMMM"), "duplicate_letter"),
        (list("MNAB"), "no_word"),
    ],
)
def test_wrong_input(letters: object, code: str) -> None:
    assert solved("alphabet", {"letters": letters}) == {"error": code}


def test_junk() -> None:
    codes = {"bad_input", "duplicate_letter", "no_word"}
    assert solved("alphabet", {}) == {"error": "bad_input"}
    check_broken("alphabet", {"letters": list("JDUH")}, None, codes)


def test_talk() -> None:
    talk = Talk("alphabet")
    assert asks(talk.said) == ("letters",)
    assert asks(talk.tell(letters=("J", "D"))) == ("letters[2]",)
    assert gives(talk.tell(letters=("U", "H"))) == {"press": list("HDUJ")}
    assert gives(talk.tell(letters=("Q",), at=1)) == {"press": list("HDUQ")}
    assert gives(talk.tell(letters=("M", "N", "A", "B"))) == {"error": "no_word"}


def test_the_bank_decides_between_letters_that_sound_alike() -> None:
    talk = Talk("alphabet")
    heard = (Either(("J", "K")), Either(("D", "B")), "U", Either(("H", "A")))
    assert asks(talk.tell(letters=heard)) == ("letters[0]",)
    assert talk.said.choices == ("J", "K")
    assert gives(talk.tell(letters=("J", Either(("D", "B")), "U", Either(("H", "A"))))) == {"press": list("HDUJ")}
