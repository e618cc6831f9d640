"""Morse Code: the manual's cases, a second reading by looking into the endless message, wrong input, and the talk."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.bomb.edgework import Bomb
from voice_expert.modules.kit import Answer, Either

CASES: list[tuple[list[str], dict[str, Any]]] = [
    (["|", "...", "...."], {"word": "shell", "frequency": "3.505"}),
    (["|", "b", "r"], {"candidates": ["break", "brick"]}),
    (["...-"], {"word": "vector", "frequency": "3.595"}),
    (["c", "k", "|"], {"candidates": ["slick", "trick", "flick", "brick"]}),
    (["k", "|", "-...", "?", ".", ".-"], {"word": "break", "frequency": "3.572"}),
    (["|", "...", "-", "."], {"word": "steak", "frequency": "3.582"}),
    (["|", "--.."], {"error": "no_word"}),
    # Without a long pause the letters follow each other inside one word: no word has "sh" in its middle.
    (["l", "s", "h"], {"error": "no_word"}),
    (["l", "s", "|", "h"], {"word": "halls", "frequency": "3.515"}),
    # A whole word between two pauses; a pause told twice is one pause.
    (["s", "|", "b", "?", "?", "?", "s", "|", "b"], {"candidates": ["boxes", "bombs", "beats"]}),
    (["|", "|", "v"], {"word": "vector", "frequency": "3.595"}),
]


@pytest.mark.parametrize(("letters", "answer"), CASES)
def test_manual(letters: list[str], answer: dict[str, Any]) -> None:
    assert solved("morse_code", {"letters": letters}) == answer


@pytest.mark.parametrize("case", vectors("morse_code"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("morse_code", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("letters", "code"),
    [
        (["|", ".-.-.-", "."], "bad_morse"),
        (["-----"], "bad_morse"),
        (["7"], "bad_morse"),
        (["ab"], "bad_morse"),
        ([""], "bad_morse"),
        ([None], "bad_morse"),
        ([["a"]], "bad_morse"),
        (["|", "?", "я"], "bad_morse"),
        (None, "no_letters"),
        ([], "no_letters"),
        (["|"], "no_letters"),
        (["?", "|", "?"], "no_letters"),
        (["z"], "no_word"),
        (["|", "v", "e", "c", "t", "o", "r", "s"], "no_word"),
    ],
)
def test_wrong_input(letters: Any, code: str) -> None:
    assert solved("morse_code", {"letters": letters}) == {"error": code}


def test_junk() -> None:
    assert solved("morse_code", {}) == {"error": "no_letters"}
    check_broken("morse_code", {"letters": ["|", "...", "?"]}, None, {"bad_morse", "no_letters", "no_word"})


TABLE = """
3.505 shell  3.515 halls  3.522 slick  3.532 trick  3.535 boxes  3.542 leaks  3.545 strobe  3.552 bistro
3.555 flick  3.565 bombs  3.572 break  3.575 brick  3.582 steak  3.592 sting  3.595 vector  3.600 beats
"""
SIGNALS = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
CODE = dict(zip("abcdefghijklmnopqrstuvwxyz", SIGNALS.split(), strict=True))


def test_second_reading() -> None:
    """The letters are looked for in the message as it goes on and on: |word|word|word|…"""
    draw = random.Random(5)
    words = TABLE.split()[1::2]
    frequencies = dict(zip(words, TABLE.split()[::2], strict=True))
    for _ in range(3000):
        endless = ("|" + draw.choice(words)) * 4
        start = draw.randrange(8)
        seen = list(endless[start : start + draw.randint(1, 9)])
        for i, letter in enumerate(seen):
            chance = draw.random()
            if letter != "|" and chance < 0.15:
                seen[i] = "?"
            elif letter != "|" and chance < 0.2:
                seen[i] = draw.choice("abcdehiklmorstvx")
        pattern = "".join("[a-z]" if letter == "?" else re.escape(letter) for letter in seen)
        found = [word for word in words if re.search(pattern, ("|" + word) * 12)]
        if set(seen) <= {"|", "?"}:
            wanted: Any = {"error": "no_letters"}
        elif not found:
            wanted = {"error": "no_word"}
        elif len(found) == 1:
            wanted = {"word": found[0], "frequency": frequencies[found[0]]}
        else:
            wanted = {"candidates": found}
        flashes = [CODE.get(letter, letter) if draw.random() < 0.5 else letter for letter in seen]
        assert solved("morse_code", {"letters": flashes}) == wanted


def test_talk_letter_by_letter() -> None:
    talk = Talk("morse_code")
    assert asks(talk.said) == ("letters",)
    assert gives(talk.tell(letters="S"))["candidates"] == ["shell", "slick", "strobe", "steak", "sting"]
    assert talk.said.then == ("letters[1]",) and not talk.said.final
    assert gives(talk.tell(signals=("-",)))["candidates"] == ["strobe", "steak", "sting"]
    assert gives(talk.tell(letters="O")) == {"error": "no_word"}
    assert gives(talk.tell(letters="E")) == {"word": "steak", "frequency": "3.582"}
    assert talk.said.line.slots["dial"] == 13
    # After the answer the word is read anew.
    assert gives(talk.tell(letters=("|", "H"))) == {"word": "halls", "frequency": "3.515"}


def test_talk_signals_make_letters() -> None:
    talk = Talk("morse_code")
    assert gives(talk.tell(signals=(".", ".", ".", "/", "."))) == {"error": "no_word"}
    assert gives(talk.tell(signals=(".", ".", ".", "/", ".", ".", ".", "."))) == {"word": "shell", "frequency": "3.505"}


def test_talk_from_the_middle_of_the_word() -> None:
    talk = Talk("morse_code")
    assert gives(talk.tell(letters=("X",))) == {"word": "boxes", "frequency": "3.535"}


def test_talk_correction_and_near_words() -> None:
    talk = Talk("morse_code")
    talk.tell(letters=("|", "B"))
    assert gives(talk.tell(letters="V", correcting=True)) == {"word": "vector", "frequency": "3.595"}
    refused = Talk("morse_code").tell(letters=("|", "B", "R", "A"))
    assert refused.code == "no_word" and refused.contradiction.slots["near"] == ("beats", "break", "brick")


RU_MOD = "брать брала борис крала клара поток порог порок покой помой попей рокер койка росток мостик токарь"
RU_GAME = "токарь мостик венок брать клара попей виток восток вилка порок койка рокер помой покой борис порог"
# Wabun sends voicing marks as signs of their own, and no small kana.
KANA = (
    "シソウカ カンソウ シ゛テン アカテン カタイレ エシヤク トウサ゛イ カ゛イトウ ソウテン カオイロ カツシヤ カイテン シンシヤ シツカン "
    "フ゛ンカイ カクサン"
)
PRINTED = (
    "しそうか かんそう じてん あかてん かたいれ えしやく とうざい がいとう そうてん かおいろ かつしや かいてん しんしや しつかん "
    "ぶんかい かくさん"
)
RUSSIAN_CODE = dict(
    zip(
        "абвгдежзийклмнопрстуфхцчшщъыьэюя",
        ".- -... .-- --. -.. . ...- --.. .. .--- -.- .-.. -- -. --- .--. .-. ... - ..- ..-. .... -.-. ---. ---- --.- --.-- "
        "-.-- -..- ..-.. ..-- .-.-".split(),
        strict=True,
    )
)
WABUN = dict(
    zip(
        "イロトカタレソツウオクヤフエテアサシン゛",
        ".- .-.- ..-.. .-.. -. --- ---. .--. ..- .-... ...- .-- --.. -.--- .-.-- --.-- -.-.- --.-. .-.-. ..".split(),
        strict=True,
    )
)


def looked_up(blinked: str, printed: str, seen: list[str]) -> dict[str, str]:
    """Word: frequency of a list's words in whose endless message the letters follow each other."""
    pattern = "".join("[^|]" if letter == "?" else re.escape(letter) for letter in seen)
    rows = zip(blinked.split(), printed.split(), TABLE.split()[::2], strict=True)
    return {word: frequency for signs, word, frequency in rows if re.search(pattern, ("|" + signs) * 12)}


@pytest.mark.parametrize("game", ["ru", "ja"])
def test_second_reading_of_the_lists_of_another_game(game: str) -> None:
    """Both lists of the game looked into: what they agree on is answered, else one question, and only at the end."""
    draw = random.Random(7)
    code = RUSSIAN_CODE if game == "ru" else WABUN
    for _ in range(600):
        blinked = draw.choice([RU_MOD, RU_GAME]) if game == "ru" else KANA
        endless = ("|" + draw.choice(blinked.split())) * 4
        start = draw.randrange(7)
        seen = list(endless[start : start + draw.randint(1, 7)])
        seen = ["?" if letter != "|" and draw.random() < 0.1 else letter for letter in seen]
        if set(seen) <= {"|", "?"}:
            continue
        flashes = draw.random() < 0.5
        told = [letter if letter in "|?" else code[letter] if flashes else f"{game} {letter}" for letter in seen]
        # Letters of the game leave no doubt, of its signals that has to be said.
        bomb = Bomb(game_language=game if flashes else draw.choice([game, None]))
        if game == "ru":
            lists = [looked_up(RU_MOD, RU_MOD, seen), looked_up(RU_GAME, RU_GAME, seen)]
        else:
            lists = [looked_up(KANA, PRINTED, seen)]
            latin = {signals: letter for letter, signals in CODE.items()}
            heard = [letter if letter in "|?" else latin.get(code[letter], "-") for letter in seen]
            english = " ".join(TABLE.split()[1::2])
            lists = [looked_up(english, english, heard), *lists] if flashes else lists
        said = Talk("morse_code", bomb=bomb).tell(letters=("|", *told) if told[0] == "|" else tuple(told))
        if "|" not in told:
            continue  # they may be the beginning of the word: the test before is of that
        lists = [found for found in lists if found]
        together = list(dict.fromkeys(word for found in lists for word in found))
        if all(len(found) > 1 for found in lists):
            assert gives(said) == {"candidates": together}, told
        elif len({str(found) for found in lists}) == 1:
            assert gives(said) == dict(zip(("word", "frequency"), *lists[0].items(), strict=True)), told
        else:
            assert asks(said) == ("choice",), told


def test_which_words_the_manual_has_is_asked_once() -> None:
    talk = Talk("morse_code", bomb=Bomb(game_language="ru"))
    assert asks(talk.said) == ("letters",) and talk.said.ask == "letters_ru"
    assert gives(talk.tell(letters=("B",)))["candidates"] == ["брать", "брала", "борис"]
    assert isinstance(talk.said, Answer) and talk.said.ask == "letters_ru"
    assert asks(talk.tell(letters=("O",))) == ("choice",) and talk.said.ask == "words_ru"
    assert gives(talk.tell(words="game")) == {"word": "борис", "frequency": "3.595"}
    assert gives(talk.tell(words="mod", correcting=True)) == {"word": "борис", "frequency": "3.522"}
    # The next time it blinks the manual is the same.
    assert gives(talk.tell(letters=("|", "P", "O", "K"))) == {"word": "покой", "frequency": "3.555"}


def test_nobody_knows_which_words() -> None:
    talk = Talk("morse_code", bomb=Bomb(game_language="ru"))
    talk.tell(letters=("|", "B", "O"))
    assert gives(talk.tell(words="unsure")) == {"candidates": ["борис"]}
    assert talk.said.line.slots["mod"] == "3.522" and talk.said.line.slots["game"] == "3.595"
    assert not talk.said.final


def test_letters_named_in_a_russian_game() -> None:
    """A Latin letter is the Russian one of its name or of its signals; what «и» is, nobody has to ask."""
    talk = Talk("morse_code", bomb=Bomb(game_language="ru"))
    assert gives(talk.tell(letters=("|", "V")))["candidates"] == ["венок", "виток", "восток", "вилка"]
    assert gives(talk.tell(letters=(Either(("E", "I")),)))["candidates"] == ["виток", "вилка"]
    assert gives(talk.tell(letters=("L",))) == {"word": "вилка", "frequency": "3.555"}


def test_kana_are_no_letters_of_another_game() -> None:
    for told in (("ja カ", "ru б"), ("ja カ", "..-.--"), ("ru б", "-.---")):
        assert gives(Talk("morse_code").tell(letters=told)) == {"error": "bad_morse"}
    # A voiced kana is its kana and the mark, a small one is sent as a large one.
    talk = Talk("morse_code")
    assert gives(talk.tell(letters=("|", "ja ジ"))) == {"word": "じてん", "frequency": "3.522"}
    assert gives(talk.tell(letters=("|", "ja カ", "ja ッ"))) == {"word": "かつしや", "frequency": "3.572"}


def test_a_list_of_words_that_is_no_name_is_as_good_as_none() -> None:
    plain = solved("morse_code", {"letters": ["|", "B"]}, {"serial": "N37KS4"})
    assert solved("morse_code", {"letters": ["|", "B"], "words": {}}, {"serial": "N37KS4"}) == plain
