"""Password: the manual's cases, a second reading of the list, wrong input, and the talk."""

from __future__ import annotations

import random
import re
import unicodedata
from typing import Any

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors
from voice_expert.bomb.edgework import Bomb
from voice_expert.dialogue.decide import decide
from voice_expert.modules import registry
from voice_expert.modules.kit import Either, Telling
from voice_expert.modules.password import SPELLED, Password


def columns(text: str) -> list[Any]:
    """"watbcp . ioares . ." with a dot for an unknown column."""
    return [None if word == "." else list(word) for word in text.split()]


CASES = [
    (
        "watbcp . ioares . .",
        "about again place plant point their there these thing think three where which world write",
    ),
    ("wxqjkv azbcdf tqxyzj eoqxzv rbdfgj", "water"),
    ("vzxjqe . . . .", "every"),
    ("txqzjk hxqzjv eixqzj . .", "their there these thing think"),
    ("txqzjk . . nxqzjv gxqzjv", "thing"),
    # A short column is one read in part.
    ("w . . . r", "water"),
]


@pytest.mark.parametrize(("text", "words"), CASES)
def test_manual(text: str, words: str) -> None:
    found = words.split()
    wanted = {"candidates": found} if len(found) > 1 else {"word": words}
    assert solved("password", {"columns": columns(text)}) == wanted


@pytest.mark.parametrize("case", vectors("password"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("password", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "need_five_columns"),
        ([], "need_five_columns"),
        ([["a"]] * 4, "need_five_columns"),
        ([["a"]] * 6, "need_five_columns"),
        ("water", "need_five_columns"),
        ([None] * 5, "nothing_known"),
        ([["A"], None, None, None, None], "bad_letter"),
        ([["ab"], None, None, None, None], "bad_letter"),
        ([[1], None, None, None, None], "bad_letter"),
        ([["é"], None, None, None, None], "bad_letter"),
        ([[""], None, None, None, None], "bad_letter"),
        ([list("abcdef7"), None, None, None, None], "bad_letter"),
        ([list("abcdefg"), ["7"], None, None, None], "bad_column"),
        ([[], ["7"], None, None, None], "bad_column"),
        (["w", None, None, None, None], "bad_column"),
        (columns("xqzjkv . . . ."), "no_word"),
    ],
)
def test_wrong_input(value: Any, code: str) -> None:
    assert solved("password", {"columns": value}) == {"error": code}


def test_junk() -> None:
    codes = {"need_five_columns", "nothing_known", "bad_letter", "bad_column", "no_word"}
    assert solved("password", {}) == {"error": "need_five_columns"}
    check_broken("password", {"columns": columns("watbcp . ioares . .")}, None, codes)


LIST = """
about after again below could every first found great house large learn never other place plant point right
small sound spell still study their there these thing think three water where which world would write
"""


def test_second_reading() -> None:
    """A pattern laid over the printed list."""
    draw = random.Random(4)
    words = LIST.split()
    for _ in range(2000):
        real = draw.choice(words) if draw.random() < 0.8 else "xxxxx"
        known = draw.choice([1, 2, 3, 4, 5])
        text = []
        for letter in real:
            letters = {letter, *draw.sample("abcdefghijklmnopqrstuvwxyz", 5)}
            text.append("".join(draw.sample(sorted(letters), len(letters))))
        for place in draw.sample(range(5), 5 - known):
            text[place] = "."
        pattern = "".join("." if part == "." else f"[{part}]" for part in text)
        found = re.findall(rf"\b{pattern}\b", LIST)
        wanted: Any = {"candidates": found} if len(found) > 1 else {"word": found[0]} if found else {"error": "no_word"}
        assert solved("password", {"columns": columns(" ".join(text))}) == wanted


def test_talk() -> None:
    talk = Talk("password")
    assert asks(talk.said) == ("columns[0]",)
    assert len(gives(talk.tell(columns=tuple("WATBCP")))["candidates"]) == 20
    assert talk.said.then == ("columns[3]",) and talk.said.line.key == "next_column"
    assert talk.said.line.slots["column"] == 4
    assert gives(talk.tell(columns=tuple("EXQZJV"))) == {"candidates": ["after", "three", "water"]}
    assert talk.said.line.key == "either_column" and talk.said.then == ("columns[1]",)
    assert gives(talk.tell(columns=tuple("TXQZJK"), at=1)) == {"word": "three"}
    assert talk.said.final
    assert gives(talk.tell(columns=("Q",) * 6, at="last")) == {"error": "no_word"}
    assert gives(talk.tell(columns=tuple("WXQZJK"), at=1)) == {"word": "water"}
    assert gives(talk.tell(columns=("A",), at=6)) == {"error": "no_such_place"}


def test_talk_the_next_column_splits_the_words_best() -> None:
    talk = Talk("password")
    talk.tell(columns=tuple("TXQZJK"))
    talk.tell(columns=tuple("RNSXQZ"))
    assert gives(talk.said) == {"candidates": ["there", "these", "thing", "think"]}
    assert talk.said.then == ("columns[4]",)


def test_talk_correction_replaces_the_column_told_last() -> None:
    talk = Talk("password")
    talk.tell(columns=tuple("AXQZJK"), at=3)
    talk.tell(columns=tuple("JKLEGV"), correcting=True)
    assert talk.seen.columns == (None, None, tuple("jklegv"), None, None)
    assert "candidates" in gives(talk.said)


def test_a_letter_in_doubt_stands_for_both() -> None:
    talk = Talk("password")
    heard = (Either(("V", "B", "D")), "X", "Q", "Z", "J", "K")
    assert gives(talk.tell(columns=heard)) == {"word": "below"}


RUSSIAN = """
аллея бомба вверх взрыв внизу вьюга горох готов густо давай давно далее книга конец лилия линия можно назад нравы
песец песня порох порыв потом право пусто румба скоро супер травы тумба тунец фугас шприц щипок щипцы
"""
# As the five columns show them: half-width kana have their voicing marks apart.
JAPANESE = """
ｱﾂｸﾅﾙ ｱﾘｴﾅｲ ｱﾝｺﾞｳ ｶｲｼﾞｮ ｶﾙｶﾞﾙ ｷﾝﾁｮｳ ｷﾞｮｳｼ ｹｰﾌﾞﾙ ｹﾞﾝｺﾞ ｺﾀｴﾅｼ ｽﾄﾚｰﾄ ｽﾞﾉｳﾊ ｾﾝﾓﾝｶ
ｾﾞｯﾀｲ ｾﾞﾝﾏｲ ｿｳｾﾞﾝ ｿｳﾀﾞﾝ ｿｳﾏﾄｳ ｿﾞﾝﾋﾞ ﾃｻﾊﾞｷ ﾃﾛﾘｽﾄ ﾃﾞｨｽｸ ﾃﾞﾝﾄｳ ﾅｶﾞｵｼ ﾊｲﾘｽｸ ﾊﾞｸﾊﾂ
ﾊﾞｸﾔｸ ﾊﾟｲﾛﾝ ﾊﾟｽﾞﾙ ﾏﾁｶﾞｲ ﾏﾆｭｱﾙ ﾒｲｷｭｳ ﾜｶﾗﾅｲ ﾜﾙｼｬﾜ ﾜｰﾙﾄﾞ
"""
SIGN = {"ﾞ": "゛", "ﾟ": "゜"}


@pytest.mark.parametrize(("game", "printed"), [("ru", RUSSIAN), ("ja", JAPANESE)])
def test_second_reading_of_the_lists_of_another_game(game: str, printed: str) -> None:
    """A pattern laid over the list as its signs stand in the columns; letters are told as those of that game."""
    draw = random.Random(6)
    signs = sorted(set(printed) - {" ", "\n"})
    for _ in range(600):
        real = draw.choice(printed.split())
        parts = [draw.sample(signs, 5) + [sign] for sign in real]
        unknown = draw.sample(range(5), draw.randint(0, 4))
        pattern = "".join("." if n in unknown else f"[{''.join(part)}]" for n, part in enumerate(parts))
        found = [unicodedata.normalize("NFKC", word) for word in re.findall(rf"\b{pattern}(?!\S)", printed)]
        talk = Talk("password", bomb=Bomb(game_language=draw.choice([game, None])))
        for n, part in enumerate(parts):
            if n not in unknown:
                told = [SIGN.get(sign, unicodedata.normalize("NFKC", sign)) for sign in draw.sample(part, 6)]
                talk.tell(columns=tuple(f"{game} {sign}" for sign in told), at=n + 1)
        assert gives(talk.said) == ({"candidates": found} if len(found) > 1 else {"word": found[0]})


def test_all_words_of_another_game_fill_five_columns() -> None:
    assert {len(signs) for spelled in SPELLED.values() for signs in spelled.values()} == {5}
    assert {game: len(spelled) for game, spelled in SPELLED.items()} == {"en": 35, "ja": 35, "ru": 36}


def test_latin_letters_in_a_russian_game() -> None:
    """Said by its Russian name B is Б; as it looks it may be В."""
    bomb = Bomb(game_language="ru")
    talk = Talk("password", bomb=bomb)
    assert asks(talk.said) == ("columns[0]",) and talk.said.ask == "columns_ru"
    assert gives(talk.tell(columns=("B",)))["candidates"] == ["бомба", "вверх", "взрыв", "внизу", "вьюга"]
    assert talk.said.ask == "columns_ru"
    column = registry()["password"].folds["columns"]
    named = column(Password(), ("B",), Telling({}, False, None, bomb, spoken={"B": "бэ"}))
    assert decide(registry()["password"], bomb, named).json == {"word": "бомба"}
    # Said before the language was known, it is read anew.
    english = column(Password(), ("B",), Telling({}, False, None, Bomb(), spoken={"B": "бэ"}))
    assert decide(registry()["password"], Bomb(), english).json == {"word": "below"}
    assert decide(registry()["password"], bomb, english).json == {"word": "бомба"}


def test_letters_of_two_games_do_not_mix() -> None:
    for columns in (("ja ア", "B"), ("ru б", "ja ア"), ("ja バ",)):
        assert gives(Talk("password").tell(columns=columns)) == {"error": "bad_letter"}
    assert gives(Talk("password", bomb=Bomb(game_language="ja")).tell(columns=tuple("WXQZJK")))["candidates"]
