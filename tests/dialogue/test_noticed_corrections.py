"""A list that was refused can still be put right, and a correction that could mean several things changes nothing."""

import pytest

from tests.talk import play

TALKS = {
    ("en", "one place, several values"): """
        > wires
        > red blue white
        = {"cut": 3}
        > no, the third is blue, red, red
        < Say the value of one place at a time, for example: the third is blue.
        ! changed=false
        > no, the first is blue
        = {"cut": 2}
        """,
    ("ja", "one place, several values"): """
        > ワイヤ
        > 赤青白
        > いや、三番目は青、赤、赤
        < 一つずつ、たとえば「三番目は青」のように言ってください。
        """,
    ("ru", "one place, several values"): """
        > провода
        > красный синий белый
        > нет, третий синий, красный, красный
        < Называйте одно место за раз, например: третий — синий.
        """,
    ("en", "a refused list is put right place by place"): """
        > wires
        > red blue
        ~ three to six
        > no, the second is white
        ? wires[2]
        > blue, that's all
        = {"cut": 3}
        """,
    ("en", "one wire too many"): """
        > last digit is odd
        > wires
        > red yellow blue white black red blue
        ~ three to six
        > no, the third is red
        ~ three to six
        > without the last one
        = {"cut": 4}
        > undo
        ~ top to bottom
        """,
    ("ja", "one wire too many"): """
        > 最後の数字は奇数
        > ワイヤ
        > 赤黄青白黒赤青
        > 最後はなし
        = {"cut": 4}
        """,
    ("ru", "one wire too many"): """
        > последняя цифра нечётная
        > провода
        > красный жёлтый синий белый чёрный красный синий
        > последний лишний
        = {"cut": 4}
        """,
    ("en", "labels that cannot be, mended"): """
        > memory
        > display 2, labels 1 2 2 4
        ~ each once
        > no, the third is 3
        = {"position": 2, "label": 2}
        """,
    ("en", "labels that cannot be, told again"): """
        > memory
        > display 2, labels 1 2 2 4
        > no, 1 3 2 4
        = {"position": 2, "label": 3}
        """,
    ("en", "something else between"): """
        > wires
        > red blue
        > two batteries
        > red blue white
        = {"cut": 3}
        """,
    ("en", "which wire of a panel"): """
        > wire sequence
        > red to C, red to B, blue to A
        > no, the second is blue to B
        ! understood=[{"module": "wire_sequence", "copy": 1, "slots": {"nth": 2, "panels": ["blue", "B"]}}]
        > undo
        > no, the third is black to A
        ~ Cut, cut, cut
        """,
    ("ja", "which wire of a panel"): """
        > 順番ワイヤ
        > 赤C、赤B、青A
        > いや、三番目は黒A
        ~ 切る、切る、切る
        """,
}


@pytest.mark.parametrize(("language", "name"), TALKS)
def test_talk(language: str, name: str) -> None:
    play(language, TALKS[language, name])
