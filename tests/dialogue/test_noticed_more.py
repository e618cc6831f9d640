"""One value told for another replaces that one alone, two circles of no maze are no way, and a module has a language."""

import pytest

from tests.talk import play

TALKS = {
    ("en", "a letter for another"): """
        > alphabet
        > J D U C
        > the C is actually a G
        ~ juliett delta uniform golf
        > the G is an A
        ~ juliett delta uniform alpha
        > no, not A but H
        = {"press": ["H", "D", "U", "J"]}
        """,
    ("en", "a letter that was not told"): """
        > alphabet
        > J D U H
        > not C but G
        ~ not told
        ! changed=false
        """,
    ("ja", "a letter for another"): """
        > アルファベット
        > JDUC
        > Cは本当はG
        ~ J D U G
        > GじゃなくてH
        = {"press": ["H", "D", "U", "J"]}
        """,
    ("ru", "a letter for another"): """
        > алфавит
        > джей, ди, ю, си
        > си на самом деле джи
        ~ Джульетта Дмитрий Ульяна Григорий
        > нет, не джи, а аш
        = {"press": ["H", "D", "U", "J"]}
        """,
    ("en", "a letter of a column"): """
        > password
        > first column A B C D E F
        > not C but G
        = {"candidates": ["about", "after", "again", "below", "every", "first", "found", "great"]}
        """,
    ("ru", "a letter of a column"): """
        > пароль
        > первый столбец эй, би, си, ди, и, эф
        > не си, а джи
        = {"candidates": ["about", "after", "again", "below", "every", "first", "found", "great"]}
        """,
    ("en", "a wire for another"): """
        > wires
        > red blue white
        > the blue is yellow
        ! understood=[{"module": "wires", "copy": 1, "slots": {"not": "blue", "wires": "yellow"}}]
        = {"cut": 3}
        """,
    ("ja", "a wire for another"): """
        > ワイヤ
        > 赤青白
        > 青は黄色です
        = {"cut": 3}
        """,
    ("ru", "a wire for another"): """
        > провода
        > красный синий белый
        > синий на самом деле жёлтый
        = {"cut": 3}
        """,
    ("en", "circles of no maze"): """
        > maze
        > circles at A1 and B4
        < Those two circles belong to different mazes. Where are they?
        > light at A1
        ? circles, goal
        """,
    ("ja", "circles of no maze"): """
        > 迷路
        > 丸はA1とB4
        ~ 別の迷路
        > 光はA1
        ? circles, goal
        """,
    ("ru", "circles of no maze"): """
        > лабиринт
        > круги на A1 и B4
        ~ из разных лабиринтов
        """,
    ("en", "a count of wires and a shorter list"): """
        > wires
        > five wires: red, red, blue
        < I heard three, but you counted otherwise. How many wires are there?
        > three
        = {"cut": 3}
        """,
    ("en", "the list was wrong"): """
        > wires
        > five wires: red, red, blue
        > five
        ? wires
        """,
    ("en", "the rest after a pause"): """
        > wires
        > last digit is even
        > five wires: red, red, blue
        > white black
        = {"cut": 1}
        """,
    ("en", "the list once more"): """
        > five wires: red, red, blue
        > red red blue
        = {"cut": 3}
        """,
    ("ja", "a count of wires and a shorter list"): """
        > ワイヤ
        > ワイヤは五本、赤赤青
        ~ 何本ですか
        > 三本
        = {"cut": 3}
        """,
    ("ru", "a count of wires and a shorter list"): """
        > провода
        > пять проводов: красный, красный, синий
        ~ Сколько всего проводов
        > три
        = {"cut": 3}
        """,
    ("en", "a module in Russian"): """
        > the module is in Russian
        < The game is in Russian.
        """,
    ("ja", "a module in Russian"): """
        > モジュールはロシア語です
        < ゲームはロシア語。
        """,
    ("ru", "a module in Russian"): """
        > модуль на русском
        < Язык игры: русский.
        """,
}


@pytest.mark.parametrize(("language", "name"), TALKS)
def test_talk(language: str, name: str) -> None:
    play(language, TALKS[language, name])
