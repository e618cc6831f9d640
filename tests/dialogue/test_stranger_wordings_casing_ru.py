"""Что говорят о корпусе бомбы и чем командуют те, кто видит эксперта впервые; поправки и разговор за столом."""

from typing import Any

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation

CASING: dict[str, list[dict[str, Any]]] = {
    "серийный номер: эн тридцать семь ка эс четыре": [{"serial": ["N", "3", "7", "K", "S", "4"]}],
    "эн тридцать семь ка эс четыре": [{"serial": ["N", "3", "7", "K", "S", "4"]}],
    "серийник бэ семнадцать дэ е ноль": [{"serial": ["B", "1", "7", "D", "E", "0"]}],
    "в серийнике последняя нечётная": [{"last_digit_odd": True}],
    "серийник с гласной": [{"vowel": True}],
    "батареек две штуки": [{"batteries": 2}],
    "две батарейки аа и одна батарейка д": [{"aa": 2, "d": 1}],
    "две дабл эй и одна ди": [{"aa": 2, "d": 1}],
    "две мелкие, одна крупная": [{"aa": 2, "d": 1}],
    "батарейных отсеков два": [{"holders": 2}],
    "трн горит": [{"lit": "TRN"}],
    "один индикатор: горящий трн": [{"complete": "indicators", "lit": ["TRN"]}],
    "лит фрк": [{"lit": "FRK"}],
    "зажжённый фрк": [{"lit": ["FRK"]}],
    "незажжённый кар": [{"unlit": ["CAR"]}],
    "эф ар ка не горит": [{"unlit": "FRK"}],
    "горит фрк, то есть фрку": [{"lit": ["FRQ"]}],
    "порты: дви, пс два, рж сорок пять": [{"complete": "ports", "plate": ["DVI-D", "PS/2", "RJ-45"]}],
    "эр жи сорок пять": [{"port": "RJ-45"}],
    "стерео рка": [{"port": "Stereo RCA"}],
    "серийный порт": [{"port": "Serial"}],
    "два параллельных порта": [{"port": ["Parallel", "Parallel"]}],
}
"""Сказанное → что понято о корпусе."""

COMMANDS = {
    "не слышу": "repeat",
    "скажи ещё раз, какой резать": "repeat",
    "что резать": "repeat",
    "зачем": "why",
    "почему третий": "why",
    "ты уверен": "why",
    "сотри": "undo",
    "заткнись": "stop",
    "пипец, страйк": "strike",
    "разрезал, зелёная": "solved",
    "что дальше": "help",
}

OTHERS = """
остальные три пришли позже
ещё раз красный свет проехал
только красный перец купи
он два раза звонил
держу собаку на поводке
первые два урока отменили
надо в магазин сходить
справа лампочка перегорела
крупная рыба попалась
у меня мелкие деньги
посмотри снизу вверх
горит дом напротив
у них не синий, а зелёный забор
дай мне две ложки
диод сгорел
пять минут назад он ушёл
номер дома тридцать семь
ой, красивая какая
ой, я забыл про чайник
стоп, а где ключи
по горизонтали семь букв
красное или белое
белый с чёрным кот
мой номер телефона
не красный а оранжевый
""".strip().splitlines()


@pytest.mark.parametrize("said", CASING)
def test_the_casing(said: str) -> None:
    understood = Conversation("ru").hear(said).as_json(1)["understood"]
    assert [entry.get("bomb") for entry in understood] == CASING[said]


@pytest.mark.parametrize("said", COMMANDS)
def test_commands(said: str) -> None:
    conversation = Conversation("ru")
    conversation.hear("провода красный синий белый")
    understood = conversation.hear(said, t=9.0).as_json(2)["understood"]
    assert [entry.get("command") for entry in understood] == [COMMANDS[said]]


@pytest.mark.parametrize("told", ["", "провода красный синий белый", "саймон", "кнопка синяя аборт", "сложные провода", "переключатели"])
def test_table_talk_changes_nothing(told: str) -> None:
    conversation = Conversation("ru")
    conversation.hear(told)
    for said in OTHERS:
        reply = Conversation("ru", conversation.session).hear(said, t=60.0).as_json(2)
        assert not reply["changed"], (told, said, reply["understood"])


def test_a_value_denied_names_what_it_replaces() -> None:
    play(
        "ru",
        """
        > провода красный красный синий жёлтый
        ? serial_last_digit
        > нет, не красный, а чёрный
        = {"cut": 1}
        > нет, белый
        ! understood=[{"module": "wires", "copy": 1, "slots": {"wires": ["white"]}}]
        = {"cut": 1}
        > клавиатура евро рельсы шесть омега
        > не шесть, а аэ
        = {"order": ["euro", "tracks", "ae", "omega"], "positions": [1, 2, 3, 4]}
        > саймон красный синий
        > серийник AB3CD5
        = {"press": ["blue", "red"]}
        > не синий, а зелёный
        = {"press": ["blue", "yellow"]}
        """,
    )


def test_oops_corrects_and_is_no_filler() -> None:
    play(
        "ru",
        """
        > серийник AB3CD5
        > ой, последняя шесть
        < Серийный номер Анна Борис 3 Цапля Дмитрий 6.
        > кнопка синяя аборт
        = {"action": "hold"}
        > полоска красная
        = {"action": "release", "digit": 1}
        > ой, белая
        = {"action": "release", "digit": 1}
        """,
    )


def test_a_wire_of_the_last_panel_is_mended_by_its_place() -> None:
    play(
        "ru",
        """
        > последовательность проводов синий а чёрный бэ
        = {"actions": ["skip", "cut"], "counts": {"red": 0, "blue": 1, "black": 1}}
        > второй синий бэ
        = {"actions": ["skip", "skip"], "counts": {"red": 0, "blue": 2, "black": 0}}
        > нет, первый красный цэ
        = {"actions": ["cut", "cut"], "counts": {"red": 1, "blue": 1, "black": 0}}
        """,
    )


def test_another_module_is_not_opened_by_a_part_of_its_name() -> None:
    play(
        "ru",
        """
        > последовательность проводов красный в третий, синий в первый, чёрный во второй
        -
        > саймон кричит красный синий зелёный
        ! module=null
        """,
    )


def test_morse_read_on_after_the_frequency() -> None:
    play(
        "ru",
        """
        > морзе точка точка тире точка
        = {"word": "flick", "frequency": "3.555"}
        > точка тире точка точка
        = {"word": "flick", "frequency": "3.555"}
        > первая буква три точки, вторая четыре точки
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_single_letters_in_a_row_are_no_prepositions() -> None:
    play(
        "ru",
        """
        > пароль: первая колонка с т в к п а
        ! understood=[{"module": "password", "copy": 1, "slots": {}}, {"module": "password", "copy": 1, "slots": {"at": 1, "columns": ["ru с", "ru т", "ru в", "ru к", "ru п", "ru а"]}}]
        > лабиринт
        > круг в а два, стартую с цэ 4, иду в эф один
        ! understood=[{"module": "maze", "copy": 1, "slots": {"circles": ["A", 2]}}, {"module": "maze", "copy": 1, "slots": {"start": ["C", 4]}}, {"module": "maze", "copy": 1, "slots": {"goal": ["F", 1]}}]
        > снап два нуля
        = {"button": "snap"}
        > обесцвеченные квадраты, красный и жёлтый
        > ой, не красный, а синий
        = {"ask": "A1"}
        > стал зелёным
        = {"press": "A1", "skipped": [], "flow": "F2"}
        """,
    )
