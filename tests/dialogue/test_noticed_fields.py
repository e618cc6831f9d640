"""Square fields told row by row, and the brackets of an expression as people say and type them."""

import json

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation
from voice_expert.grammar.text import words

ROWS = {
    ("en", "row by row"): """
        > clsq
        > first row red blue green yellow
        < Row two?
        > red red blue blue
        > next row red green magenta magenta
        > last row blue blue green green
        ~ Colored Squares
        """,
    ("en", "in one breath"): """
        > colored squares
        > row 1 red blue green yellow, row 2 red red blue blue, row 3 red green magenta magenta, row 4 blue blue green green
        ~ yellow
        """,
    ("en", "a row corrected"): """
        > colored squares
        > top row is red blue green magenta
        > no, red blue green yellow
        ? grid[1]
        > row 2: red red blue blue
        > row 3: red green magenta magenta
        > bottom row blue blue green green
        ~ yellow
        """,
    ("en", "too few in a row"): """
        > colored squares
        > first row red blue green
        < A row of this field has four squares. I heard three. Say that row again.
        > first row red blue green yellow
        ? grid[1]
        > row 2 red red
        = {"error": "row_length"}
        ? grid[1]
        """,
    ("en", "nine squares"): """
        > clsq
        > first row red blue green
        > blue red green
        > yellow red blue
        ! asking=null
        """,
    ("ja", "row by row"): """
        > 色付き格子
        > 一段目は赤青緑黄色
        < 2段目は？
        > 赤赤青青
        > 三段目は赤緑マゼンタマゼンタ
        > 最後は青青緑緑
        ~ 黄色
        """,
    ("ru", "row by row"): """
        > цветные квадраты
        > первый ряд красный синий зелёный жёлтый
        < Второй ряд?
        > второй ряд красный красный синий синий
        > красный зелёный фиолетовый фиолетовый
        > последний ряд синий синий зелёный зелёный
        ~ жёлтые
        """,
}
VENN = {"en": "boolean venn diagram", "ja": "ブール", "ru": "диаграмма венна"}
BRACKETS = {
    "en": {
        "(A nand B) nand C": "left", "A nand (B nand C)": "right", "A nand B nand C, left pair first": "left",
        "A nand B, then all that nand C": "left", "A nand B, all of that nand C": "left", "first A nand B, then nand C": "left",
        "A nand B first, nand C": "left", "A nand B nand C together": "right", "open bracket A nand B close bracket nand C": "left",
        "A nand B in brackets, nand C": "left", "A nand the result of B nand C": "right", "A nand B nand C, the right pair in brackets": "right",
    },
    "ja": {
        "(AナンドB)ナンドC": "left", "Aナンド（BナンドC）": "right", "AナンドB、全体ナンドC": "left", "AナンドBが先、ナンドC": "left",
        "かっこAナンドBかっことじナンドC": "left", "左が先でAナンドBナンドC": "left", "AナンドBをまとめて、ナンドC": "left",
    },
    "ru": {
        "(А нанд Б) нанд В": "left", "А нанд (Б нанд С)": "right", "скобка А нанд Б скобка нанд В": "left",
        "А нанд Б, всё это нанд С": "left", "сначала А нанд Б, потом нанд С": "left", "А нанд Б нанд С, левая пара первой": "left",
        "А нанд Б в скобках нанд С": "left",
    },
}  # fmt: skip


@pytest.mark.parametrize(("language", "name"), ROWS)
def test_rows(language: str, name: str) -> None:
    play(language, ROWS[language, name])


@pytest.mark.parametrize("language", BRACKETS)
def test_brackets(language: str) -> None:
    for said, side in BRACKETS[language].items():
        conversation = Conversation(language)
        conversation.hear(VENN[language])
        reply = conversation.hear(said, t=4.0).as_json(2)
        slots = {name: value for entry in reply["understood"] for name, value in entry["slots"].items()}
        assert slots == {"first": "nand", "second": "nand", "brackets": side}, (said, json.dumps(reply, ensure_ascii=False))


def test_a_bracket_around_a_remark_is_no_bracket() -> None:
    assert "bracket" not in words("red (the top one), blue, white (all of them)", "en")
