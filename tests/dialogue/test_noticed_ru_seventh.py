"""Russian as players speak it: groups of one breath, numbered lists, "neither … nor", and what is put right by the way."""

from __future__ import annotations

import pytest

from tests.strangers import last_reply, misunderstood, seen
from voice_expert.conversation import Conversation

TOLD: dict[str, str] = {
    # The state of the module, and ways to tell it.
    "wires": """
        = {"wires": ["red", "red", "white", "white", "blue", "yellow"]}
        провода | шесть проводов: сначала два красных, под ними два белых, потом синий и жёлтый
        провода | шесть проводов, первые два красные, следующие два белые, остальные синий и жёлтый
        провода | их шесть | красный красный белый белый | синий жёлтый
        = {"wires": ["red", "blue", "white", "black"]}
        так, открываю простые провода | ну тут их четыре | сверху красный, потом синий, потом белый, и чёрный в самом низу
        передо мной обычные провода | красный синий белый чёрный
        = {"wires": ["red", "blue", "white"]}
        провода | красный, синий, нет, красный, синий, белый
    """,
    "complicated_wires": """
        = {"wires": [{"colors": ["red"], "led": true, "star": false}, {"colors": ["white"], "led": false, "star": true}]}
        сложные провода | 1. красный, горит 2. белый, звезда
        сложные провода | номер один красный и горит, номер два белый со звездой
    """,
    "password": """
        = {"columns": [["w", "a", "t", "b", "c", "p"], ["a", "h", "o", "i", "u", "e"], null, null, null]}
        пароль | 1) WATBCP 2) AHOIUE
        пароль | первый столбец KATBCP, второй AHOIUE | в первом столбце не ка, а дубль вэ
    """,
    "memory": """
        = {"stages": [], "display": 2, "labels": [4, 1, 3, 2]}
        память | экран не три, а два, кнопки четыре один три два
        память | экран два, кнопки не 1234, а 4132
        память | экран 2, кнопки 1 2 3 4, нет, 4 1 3 2
        память | экран 2, кнопки 1 2 3 4 | нет, 4 1 3 2
    """,
    "maze": """
        = {"circles": ["B4"], "start": "C5", "goal": "F1"}
        лабиринт | круг на бэ четыре, я на дэ пять, нет, на цэ пять, треугольник на эф один
        лабиринт | круг не на а два, а на бэ четыре, я на цэ пять, треугольник на эф один
    """,
    "morse_code": """
        = {"letters": ["...", "....", "."]}
        морзе | три точки, четыре точки, одна точка
    """,
    "knob": """
        = {"leds": [[0, 0, 1, 0, 1, 1], [1, 1, 1, 1, 0, 1]], "counts": null, "up_label": null}
        ручка | сверху: горит 3, 5, 6; снизу: все кроме пятого
        ручка | сверху горят третий, пятый и шестой, снизу все, кроме пятого
    """,
    "battleship": """
        = {"rows": [2, 0, 3, 0, 3], "columns": [1, 2, 2, 1, 2], "ships": {"1": 1, "2": 2, "3": 1, "4": 0}, "known": null}
        морской бой | сверху 1 2 2 1 2, сбоку 2 0 3 0 3 | кораблей: четвёрок ноль, троек одна, двоек две, единиц одна
    """,
    "wire_sequence": """
        = {"panels": [[{"color": "red", "to": "A"}, {"color": "blue", "to": "B"}, {"color": "red", "to": "C"}]]}
        последовательность проводов | красный к А, красный к Бэ, красный к Цэ | ой, второй синий
        = {"panels": [[{"color": "red", "to": "A"}, {"color": "red", "to": "B"}, {"color": "red", "to": "C"}]]}
        последовательность проводов | три красных: A, B, C
        = {"panels": [[{"color": "red", "to": "C"}], [], [{"color": "blue", "to": "C"}]]}
        последовательность проводов | красный C | вторая пустая | третья панель: только синий C
    """,
    "bitmaps": """
        = {"white": [10, 9, 8, 7], "line": null, "square": null}
        битмапы | чёрных 6 7 8 9
        битмапы | сверху слева 10 белых, справа 9, снизу слева 8, справа 7
    """,
    "colored_switches": """
        = {"colors": ["green", "blue", "orange", "red", "red"], "switches": ["up", "up", "up", "down", "down"], "lights": null, "toggles_done": 0}
        цветные переключатели | 1 зелёный вверх, 2 синий вверх, 3 оранжевый вверх, 4 красный вниз, 5 красный вниз
    """,
    "uncolored_squares": """
        = {"grid": [["yellow", "magenta", "blue", "blue"], ["green", "red", "green", "red"], ["magenta", "magenta", "red", "red"], ["yellow", "magenta", "blue", "blue"]]}
        неокрашенные квадраты | первый ряд жёлтый, пурпурный, синий, синий; второй зелёный красный зелёный красный; третий пурпурный пурпурный красный красный; нижний жёлтый пурпурный синий синий
    """,
    "boolean_venn_diagram": """
        = {"expression": "(A and B) or C"}
        диаграмма Венна | скобки вокруг A и B, первый знак и, второй или
        диаграмма Венна | первый и, второй или, скобки слева
    """,
}


@pytest.mark.parametrize("module", TOLD)
def test_told_as_players_tell_it(module: str) -> None:
    assert misunderstood("ru", module, TOLD[module]) == []


CASING: dict[str, dict[str, object]] = {
    # Said with nothing else known → what is read back.
    "ни CAR, ни FRK не горят": {"say": "Не горит: CAR, FRK."},
    "не горят ни CAR, ни FRK": {"say": "Не горит: CAR, FRK."},
    "CAR и FRK не горят": {"say": "Не горит: CAR, FRK."},
    "горит FRK, CAR не горит": {"say": "Горит: FRK. Не горит: CAR."},
    "нет ни CAR, ни FRK": {"say": "Нет: CAR, FRK."},
    "нет ни параллельного, ни серийного порта": {"say": "Порта нет: параллельный, последовательный."},
    "параллельный порт есть | нет, параллельного нет": {"say": "Порта нет: параллельный."},
    "две батарейки, нет, три": {"say": "Батареек: 3."},
    "ну батареек там, наверное, две... или нет, три": {"say": "Батареек: 3."},
    "батареек максимум две": {"say": "Батареек: 2 или меньше."},
    "один держатель с двумя батарейками и ещё один с одной": {"say": "Батареек: 3, держателей: 2."},
    "в первом держателе две батарейки, во втором одна": {"say": "Батареек: 3, держателей: 2."},
    "есть горящий фрк и потухший кар": {"say": "Горит: FRK. Не горит: CAR."},
    "индикаторы: FRK горит, CAR нет": {"say": "Горит: FRK. Не горит: CAR."},
    "индикаторов два, оба горят: BOB и SND": {"say": "Горит: SND, BOB."},
    "порты: параллельный и серийный на одной пластине, вторая пустая": {
        "say": "Пластина: параллельный, последовательный. Пустых пластин: 1."
    },
    "порты: DVI-D и PS/2 на первой, RJ-45 на второй": {"say": "Пластина: DVI-D, PS/2. Пластина: RJ-45."},
    "есть параллельный порт, серийного нет": {"say": "Порт есть: параллельный. Порта нет: последовательный."},
    "серийный номер AL5QF2 | третий символ шесть, а не пять": {"say": "Серийный номер Анна Леонид 6 Квебек Фёдор 2."},
}


@pytest.mark.parametrize("said", CASING)
def test_casing(said: str) -> None:
    reply = last_reply("ru", said, casing=False)
    assert {key: reply[key] for key in CASING[said]} == CASING[said]


def test_put_back_after_an_undo_and_without_one() -> None:
    assert last_reply("ru", "провода, красный синий белый | отмени | нет, верни как было")["answer"] == {"cut": 3}
    assert last_reply("ru", "провода | красный синий белый | верни как было")["say"].startswith("Отменено.")


def test_the_casing_stands_where_the_module_no_longer_fits_it() -> None:
    conversation = Conversation("ru")
    for moment, said in enumerate(("одна батарейка", "кнопка синяя, взорвать", "полоска белая"), 1):
        conversation.hear(said, t=float(moment))
    turn = conversation.hear("батареек две, а не одна", t=9.0).as_json(4)
    assert (turn["answer"], turn["changed"]) == ({"error": "tap_expected"}, True)
    assert turn["say"].startswith("Батареек: 2.")
    assert "Батареек: 2." in conversation.hear("статус", t=12.0).as_json(5)["say"]


@pytest.mark.parametrize("module", ["последовательность проводов", "сложные провода"])
def test_how_many_wires_there_are_opens_no_other_module(module: str) -> None:
    count = "тут три провода" if module.startswith("посл") else "тут шесть проводов"
    assert last_reply("ru", f"{module} | {count}")["module"] == ("wire_sequence" if "три" in count else "complicated_wires")
    assert last_reply("ru", "тут четыре провода: красный, белый, синий, чёрный")["answer"] == {"cut": 1}


def test_a_change_of_an_earlier_wire_names_all_that_are_cut() -> None:
    reply = last_reply("ru", "сложные провода | красный | второй белый | первый со звездой")
    assert (reply["answer"], reply["say"]) == ({"cut": [1, 2]}, "Режьте: первый, второй.")


def test_one_item_is_repeated_in_its_own_words() -> None:
    assert last_reply("ru", "пианино: бекар, группетто, ключ до | только третью")["say"] == "соль"


def test_what_was_found_is_no_new_screen() -> None:
    assert last_reply("ru", "кто на первом | YES | WAIT | нашёл YES")["understood"] == [{"command": "stop"}]


def test_a_treble_clef_is_no_other_clef() -> None:
    assert last_reply("ru", "клавиши пианино | бемоль, диез и скрипичный ключ")["understood"] == []


def test_letters_asked_for_are_no_filler_words() -> None:
    told = "игра на русском | пароль | первый столбец: п, т, р, с, м, к, второй: о, у, а, е, и, я"
    assert last_reply("ru", told)["understood"][-1]["slots"]["columns"] == ["ru о", "ru у", "ru а", "ru е", "ru и", "ru я"]


SAME: dict[str, str] = {
    "клавиатура | © ☆ ¿ Ѭ": "клавиатура | копирайт, белая звезда, вопросительный знак, кальмар с ножом",
    "клавиатура | 1 омега 2 шестёрка 3 ае 4 евро": "клавиатура | омега, шестёрка, ае, евро",
    "сложные провода | синий, LED и звезда": "сложные провода | синий с лампочкой и звездой",
    "лабиринт | зелёный круг: 1 столбец, 2 ряд": "лабиринт | круг A2",
    "снап | одинаковые, две семёрки": "снап | обе семёрки",
    "битмапы | левый верх 10, правый верх 9": "битмапы | слева сверху 10, справа сверху 9",
    "помоги с кнопкой: жёлтая, держать": "кнопка | жёлтая, держать",
    "сложные провода | красный | ещё лампочка горит | и звезда тоже есть": "сложные провода | красный с лампочкой и звездой",
    "двоичные светодиоды | 10001 | красный уже перерезал": "двоичные светодиоды | 10001 | перерезал красный",
    "незабудка | 4 | 7 | читай": "незабудка | 4 | 7 | диктуй",
    # Told in other words → told plainly.
    "разделённые квадраты | четыре: зелёный красный, красный чёрный": "разделённые квадраты | зелёный красный красный чёрный",
    "камень ножницы | да, правильный": "камень ножницы | да",
    "переключатели | лампы: третья и четвёртая сверху, остальные снизу": "переключатели | лампочки вниз вниз вверх вверх вниз",
}


@pytest.mark.parametrize("told", SAME)
def test_the_same_in_other_words(told: str) -> None:
    assert seen("ru", told) == seen("ru", SAME[told])
