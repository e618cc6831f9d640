"""What players say in Russian that went wrong once: sequences that do not go on, lists told out of order."""

import pytest

from tests.talk import play

TALKS = {
    "a sequence that does not continue the last one is doubted once, and believed when confirmed": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        = {"press": ["blue", "red"]}
        > зелёный, синий, жёлтый
        ? flashes
        =
        > да
        = {"press": ["yellow", "red", "green"]}
        """,
    "a doubted sequence said otherwise is believed": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > зелёный, синий, жёлтый
        ? flashes
        > красный, синий, зелёный
        = {"press": ["blue", "red", "yellow"]}
        """,
    "a doubted sequence is denied, then said": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > зелёный, синий, жёлтый
        > нет
        ? flashes
        > красный, синий, зелёный
        = {"press": ["blue", "red", "yellow"]}
        """,
    "colours of which nobody knows which flash together are asked for again": """
        > саймон утверждает
        > верхняя левая красная
        > красный и синий, зелёный, жёлтый
        ? stages[0]
        =
        > красный и синий
        = {"press": ["red"]}
        > красный и синий, зелёный, жёлтый
        ? stages[1]
        > красный и синий
        = {"press": ["red", "green"]}
        """,
    "three colours at once are not all four": """
        > саймон утверждает
        > верхняя левая красная
        > красный, зелёный и синий все вместе
        = {"press": ["green"]}
        """,
    "the colour of a strip that is asked for: цвет красный": """
        > 1B 1H // None // None // BL5QF2
        > синяя кнопка, прервать
        = {"action": "hold"}
        > цвет красный
        = {"action": "release", "digit": 1}
        """,
    "the colour of a strip that is asked for: цвет полоски красный": """
        > 1B 1H // None // None // BL5QF2
        > синяя кнопка, прервать
        = {"action": "hold"}
        > цвет полоски красный
        = {"action": "release", "digit": 1}
        """,
    "the colour of the button while that of the strip is asked for": """
        > 1B 1H // None // None // BL5QF2
        > синяя кнопка, прервать
        > нет, кнопка красная
        = {"action": "hold"}
        """,
    "wires out of order in one breath": """
        > провода
        > третий синий, первый красный, четвёртый жёлтый, второй синий
        = {"cut": 2}
        """,
    "wires out of order, one by one": """
        > провода
        > третий синий
        ? wires[0]
        > первый красный
        ? wires[1]
        > второй синий
        ? wires[3]
        > это все
        = {"cut": 3}
        """,
    "a sequence that was corrected is not doubted": """
        > серийный номер AB3CD5
        > саймон, красный, синий
        > нет, зелёный, синий
        = {"press": ["yellow", "red"]}
        """,
    "no is no word of a display where one of several is asked for": """
        > кто на первом
        > весело
        > нет
        = {"error": "choose_one"}
        < Выберите одно из этих. Весила на конце а, весело через е или весило через и?
        > первое
        = {"read": 6}
        """,
    "one battery, one holder, told from behind": """
        > батарейка одна
        < Батареек: 1.
        > держатель один
        < Держателей: 1.
        """,
    "one battery while the strip is asked for": """
        > синяя кнопка, прервать
        > батарейка одна
        ! understood=[{"bomb": {"batteries": 1}}]
        """,
    "the figure behind the sign in its middle": """
        > AB3CD5
        > камень ножницы бумага ящерица Спок
        > посередине ящерица, крестом
        ! understood=[{"module": "rock_paper_scissors_lizard_spock", "copy": 1, "slots": {"decoy": "lizard"}}]
        """,
    "a letter that two of three words have leaves those two": """
        > кто на первом
        > весило
        > через и
        ? choice
        > второе
        ! asking=["read_label"]
        """,
    "two holders, told from behind": """
        > держателя два
        < Держателей: 2.
        """,
}


@pytest.mark.parametrize("talk", TALKS)
def test_talks(talk: str) -> None:
    play("ru", TALKS[talk])
