"""FUSE's cards from the keyboard and from a deck file, cards read aloud word by word, and words that must not collide."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.test_fuse_brute_force import DECK
from voice_expert.games.fuse import deck, spoken_cards
from voice_expert.games.fuse.deck import Listed, card_line
from voice_expert.games.fuse.notation import read
from voice_expert.grammar.load import load
from voice_expert.grammar.text import LANGUAGES, words
from voice_expert.record import Contradiction

TEXT = """
// my own cards
3 | R/K + B/2 = [7] | tall one
6 | pyramid( K R K | B G | Y )
6 | pyramid( K R K | B G | Y ) | The Hill
four | R
2 |
"""
FORMS = {"fuse.player": {"anna": ["Anna"], "1": ["player one"]}, "fuse.where": {"centre": ["centre"]}}


def test_a_deck_file() -> None:
    assert deck.cards(TEXT) == (
        Listed(3, "R/K + B/2 = [7]", "tall one"),
        Listed(6, "pyramid( K R K | B G | Y )"),
        Listed(6, "pyramid( K R K | B G | Y )", "The Hill"),
        Listed(2, ""),
    )


def test_lines_typed_in_notation() -> None:
    assert card_line("anna: 3 | 2 2 2", FORMS) == {"owner": "anna", "level": 3, "spec": "2 2 2"}
    assert card_line("Player one : 3|stack( R G )|x", FORMS) == {"owner": "1", "level": 3, "spec": "stack( R G )"}
    assert card_line("centre: 1 | @ = @", FORMS) == {"centre": True, "level": 1, "spec": "@ = @"}
    assert card_line("zoe: 3 | 2 2 2", FORMS) is None
    assert card_line("anna: tall one", FORMS) is None
    assert card_line("red three, blue five", FORMS) is None


def test_a_card_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICE_EXPERT_HOME", str(tmp_path))
    assert deck.own_deck() == ()
    (tmp_path / "fuse").mkdir()
    (tmp_path / "fuse" / "deck.txt").write_text(TEXT, "utf-8")
    assert card_line("anna: the  hill", FORMS) == {"owner": "anna", "level": 6, "spec": "pyramid( K R K | B G | Y )"}


@pytest.mark.parametrize(("level", "spec"), [entry for entry in DECK if "?" not in entry[1] and "R5/Y" not in entry[1]])
def test_what_is_read_aloud_is_the_card(level: int, spec: str) -> None:
    meant, heard = read(spec), read(spoken_cards.notation(spoken_cards.spoken(spec)))
    assert (heard.symbols, heard.supports, heard.chains) == (meant.symbols, meant.supports, meant.chains)


@pytest.mark.parametrize(
    ("said", "spec"),
    [
        ("R / K + B / 2 = 7", "R/K + B/2 = [7]"),
        ("# - # = 2", "# - # = [2]"),
        ("# + # total 9", "# + # = [9]"),
        ("pyramid K R K B G Y", "pyramid( K R K | B G | Y )"),
        ("pyramid bottom G B top Y", "pyramid( G B | Y )"),
        ("stack R G stack B K", "stack( R G ) ; stack( B K )"),
        ("5 Y G 2", "5 Y G2"),
        ("Y , 2", "Y 2"),
        ("1 / Y B / R 6 / 2", "1/Y B/R 6/2"),
        ("same3# same2@", "# = # = # @ = @"),
    ],
)
def test_how_people_say_cards(said: str, spec: str) -> None:
    assert spoken_cards.notation(said.split()) == spec


@pytest.mark.parametrize("said", ["stack", "pyramid R G", "/ R", "R /", "total", ""])
def test_what_makes_no_card(said: str) -> None:
    with pytest.raises(Contradiction):
        read(spoken_cards.notation(said.split()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["player", "difficulty", "colour", "pip", "symbol"])
def test_no_word_means_two_things(language: str, name: str) -> None:
    meant: dict[tuple[str, ...], object] = {}
    for value, forms in load(language).lexicon.forms[f"fuse.{name}"].items():
        for form in forms:
            said = words(form.removeprefix("~"), language)
            assert meant.setdefault(said, value) == value, form
