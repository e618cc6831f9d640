"""Команды и корпус по-русски: повтор, отмена, пауза, новая бомба, время, статус, латинские буквы."""

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation


@pytest.mark.parametrize(
    ("said", "command"),
    [
        ("повтори", "repeat"),
        ("ещё раз, пожалуйста", "repeat"),
        ("помедленнее", "slower"),
        ("эксперт, отмени", "undo"),
        ("верни", "redo"),
        ("помощь", "help"),
        ("тихо", "stop"),
        ("у нас ошибка", "strike"),
        ("статус", "status"),
        ("какие модули ты знаешь", "modules"),
        ("отмена", "cancel"),
        ("что ты услышал", "what_did_you_hear"),
        ("почему", "why"),
        ("пауза", "pause"),
        ("продолжай", "resume"),
        ("новая бомба", "new_bomb"),
        ("сколько времени осталось", "time"),
        ("дальше", "next"),
        ("назад", "back"),
        ("с пятого этапа", "from_stage"),
        ("бомба обезврежена", "defused"),
        ("мы взорвались", "exploded"),
        ("это решено", "solved"),
    ],
)
def test_commands(said: str, command: str) -> None:
    conversation = Conversation("ru")
    conversation.hear("провода")
    readings = conversation.understand([said])
    assert readings and [(a.kind, a.module) for a in readings[0].acts] == [("command", command)], said


@pytest.mark.parametrize(
    ("said", "serial"),
    [
        ("серийный номер а эль пять ку эф два", "AL5QF2"),
        ("серийный номер эй эль пять кью эф два", "AL5QF2"),
        ("серийный номер анна леонид пять квебек фёдор два", "AL5QF2"),
        ("серийный номер альфа лима пятёрка квебек фокстрот двойка", "AL5QF2"),
        ("серийник AL5QF2", "AL5QF2"),
        ("серийный номер а бэ три и ка пять", "AB3IK5"),
        ("серийный номер эй си три и кей пять", "AC3EK5"),
        ("серийный номер дубль вэ икс ноль жэ аш один", "WX0GH1"),
        ("серийный номер дабл ю экс о джи эйч один", "WX0GH1"),
    ],
)
def test_serial_numbers(said: str, serial: str) -> None:
    conversation = Conversation("ru")
    conversation.hear(said)
    assert conversation.session.bomb.serial_text == serial


def test_casing() -> None:
    play(
        "ru",
        """
        > три батарейки в двух держателях, фрк горит, снд не горит
        < Батареек: 3, держателей: 2. Горит: FRK. Не горит: SND.
        > пластина с параллельным и последовательным портом, одна пустая
        < Пластина: параллельный, последовательный. Пустых пластин: 1.
        > последняя цифра нечётная
        < Последняя цифра нечётная.
        > в серийном номере гласной нет
        < Гласной нет.
        > горят кар и боб
        ! changed=true
        > статус
        ~ Батареек: 3, держателей: 2.
        ! changed=false
        > десять модулей
        < Модулей: 10.
        > пять минут на таймере
        < Минут на таймере: 5.
        > сколько осталось
        ~ Осталось минут: 
        """,
    )


def test_doubt_is_confirmed() -> None:
    play(
        "ru",
        """
        > пять батареек в двух держателях
        ? confirm
        = {"error": "bad_batteries"}
        > нет
        ?
        > четыре батарейки в двух держателях
        < Батареек: 4, держателей: 2.
        """,
    )


def test_pause_and_new_bomb() -> None:
    play(
        "ru",
        """
        > провода красный синий белый
        > пауза
        < Пауза. Скажите: продолжай.
        > красный красный красный
        -
        > продолжай
        < Слушаю.
        > новая бомба
        ? confirm
        > да
        ~ Новая бомба.
        """,
    )


def test_done_as_a_question_solves_nothing() -> None:
    play(
        "ru",
        """
        > провода
        > красный красный синий
        > готово? сейчас посмотрю
        - 
        > готово
        ~ Всего решено: 1.
        """,
    )
