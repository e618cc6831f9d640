"""Plain sentences that once told something else than was said."""

import pytest

from tests.talk import play

TALKS = {
    ("en", "memory: a step done, and the next display"): """
        > memory
        > the big number is 2 and the buttons are 3 1 4 2
        > pressed it. now a 4, buttons 1 2 3 4
        = {"position": 2, "label": 2}
        """,
    ("ja", "memory: a step done, and the next display"): """
        > 記憶
        > 画面は2、ボタンは3142
        > 押した、次は4、ボタンは1234
        = {"position": 2, "label": 2}
        """,
    ("ru", "memory: a step done, and the next display"): """
        > память
        > на экране два, кнопки три один четыре два
        > нажал, теперь четыре, кнопки один два три четыре
        = {"position": 2, "label": 2}
        """,
    ("en", "memory: the label that was pressed is still told"): """
        > memory
        > display 2 labels 3 1 4 2
        > pressed 1
        ! understood=[{"module": "memory", "copy": 1, "slots": {"label": 1}}]
        """,
    ("en", "wires: which one is another colour"): """
        > wires
        > blue, blue, black, and then white
        = {"cut": 2}
        > the white one is actually yellow
        = {"cut": 1}
        """,
    ("en", "a plate told again is no other plate"): """
        > one plate with a parallel and a serial, another one empty
        > the second plate has an RJ45 actually
        > the first plate is empty
        > status
        < Plate with RJ-45. Empty plates: one. Strikes: zero. Solved: zero.
        """,
    ("en", "plates by number, in one breath"): """
        > first plate DVI, second plate parallel
        < Plate with DVI-D. Plate with Parallel.
        """,
    ("en", "three in two: no, four"): """
        > three batteries in two holders
        > no, four
        < Batteries: 4.
        """,
    ("ja", "three in two: no, four"): """
        > バッテリー3本、ホルダー2個
        > いや、4本
        < バッテリー4本。
        """,
    ("ru", "three in two: no, four"): """
        > три батарейки в двух держателях
        > нет, четыре
        < Батареек: 4.
        """,
    ("en", "done with a needy module's step: nothing is solved"): """
        > capacitor
        > done
        > status
        ~ Solved: zero.
        """,
}


@pytest.mark.parametrize(("language", "name"), TALKS)
def test_talk(language: str, name: str) -> None:
    play(language, TALKS[language, name])
