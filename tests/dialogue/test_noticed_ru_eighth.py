"""Russian: what is told belongs to the list that is asked for, fields are read row by row, lists are numbered in figures."""

from __future__ import annotations

import pytest

from tests.strangers import last_reply, misunderstood, seen

FIELD = '[["red", "green", "red", "red"], ["magenta", "yellow", "yellow", "red"], ["yellow", "blue", "green", "red"], ["yellow", "blue", "yellow", "magenta"]]'
SINGLES = '[["green", "green", "green", "magenta"], ["green", "green", "green", "green"], ["green", "green", "blue", "green"], ["red", "yellow", "green", "green"]]'

TOLD: dict[str, str] = {
    # The state of the module, and ways to tell it.
    "switches": """
        = {"switches": ["down", "up", "up", "down", "up"], "lights": ["up", "down", "up", "up", "down"]}
        переключатели | вниз вверх вверх вниз вверх | первый сверху, второй снизу, третий сверху, четвёртый сверху, пятый снизу
        переключатели | вниз вверх вверх вниз вверх | 1: сверху; 2: снизу; 3: сверху; 4: сверху; 5: снизу
        переключатели | первый вниз, второй вверх, третий вверх, четвёртый вниз, пятый вверх | сверху горят первая, третья и четвёртая, остальные снизу
        переключатели | вниз вверх вверх вниз вверх | первая лампочка сверху, вторая снизу, третья сверху, четвёртая сверху, пятая снизу
        = {"switches": ["down", "down", "up", "up", "up"], "lights": ["up", "up", "up", "up", "up"]}
        переключатели | вниз вниз вверх вверх вверх | все сверху
    """,
    "decolored_squares": f"""
        = {{"stages": [{FIELD}]}}
        обесцвеченные квадраты | красный, зелёный, красный, красный, розовый, жёлтый, жёлтый, красный, жёлтый, синий, зелёный, красный, жёлтый, синий, жёлтый, розовый
        обесцвеченные квадраты | первый ряд: красный, зелёный, красный, красный; второй: розовый, два жёлтых, красный; третий: жёлтый, синий, зелёный, красный; четвёртый: жёлтый, синий, жёлтый, розовый
        обесцвеченные квадраты | первый ряд красный зелёный два красных | второй ряд розовый жёлтый жёлтый красный | третий ряд жёлтый синий зелёный красный | жёлтый синий жёлтый розовый
    """,
    "discolored_squares": f"""
        = {{"stage": 0, "grid": {SINGLES}}}
        бесцветные квадраты | три зелёных, пурпурный; четыре зелёных; два зелёных, синий, зелёный; красный, жёлтый, два зелёных
        бесцветные квадраты | первый ряд зелёный зелёный зелёный розовый | второй ряд четыре зелёных | третий ряд два зелёных синий зелёный | красный жёлтый зелёный зелёный
    """,
    "uncolored_squares": """
        = {"grid": [["blue", "blue", "green", "yellow"], ["red", "red", "green", "red"], ["red", "yellow", "yellow", "blue"], ["magenta", "blue", "magenta", "blue"]]}
        неокрашенные квадраты | два синих, зелёный, жёлтый; два красных, зелёный, красный; красный, два жёлтых, синий; пурпурный, синий, пурпурный, синий
    """,
    "complicated_wires": """
        = {"wires": [{"colors": ["blue", "red"], "led": true, "star": true}, {"colors": ["red", "blue"], "led": false, "star": false}, {"colors": ["blue"], "led": false, "star": true}]}
        сложные провода | сине-красный, горит и звезда, потом красный и синий, потом синий, не горит, со звездой
    """,
    "morse_code": """
        = {"letters": ["-...", "..", "...", "-", ".-.", "---"]}
        морзе | длинный короткий короткий короткий, пауза, короткий короткий, пауза, короткий короткий короткий, пауза, длинный, пауза, короткий длинный короткий, пауза, длинный длинный длинный
        морзе | сначала тире точка точка точка, затем точка точка, затем точка точка точка, потом тире, потом точка тире точка, и шестая тире тире тире
        морзе | 1: тире точка точка точка; 2: точка точка; 3: точка точка точка; 4: тире; 5: точка тире точка; 6: тире тире тире
    """,
    "third_base": """
        = {"display": "8OXN", "buttons": [["XOHZ", "NHXS"], ["H68S", "6O8I"], ["6NZH", "SZN6"]]}
        третья база | лампочка справа сверху | на экране восемь оу икс эн | кнопки: икс оу аш зед, эн аш икс эс, аш шесть восемь эс, шесть оу восемь ай, шесть эн зед аш, эс зед эн шесть
    """,
    "memory": """
        = {"stages": [], "display": 4, "labels": [4, 1, 3, 2]}
        память | дисплей четыре, под ним 4, 1, 3, 2
    """,
    "snap": """
        = {"displays": [7, 7]}
        снап | сначала семь, потом семь
    """,
    "knob": """
        = {"leds": [[0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 1, 0]], "counts": null, "up_label": null}
        ручка | верхний ряд: нет нет нет нет да нет; нижний ряд: нет нет нет да да нет
    """,
    "divided_squares": """
        = {"grid": [["green"]]}
        разделённые квадраты | целый, зелёный
    """,
    "emoji_math": """
        = {"display": "(:(=+(==("}
        эмодзи математика | на экране (:(=+(==(
    """,
    "piano_keys": """
        = {"symbols": ["sharp", "mordent", "flat"]}
        клавиши пианино | 1: хэштег; 2: зигзаг; 3: маленькая бэ
    """,
    "cruel_piano_keys": """
        = {"symbols": ["down-bow", "fermata", "cut time", "flat"], "minutes_left": 4, "solved": 0, "strikes": 0}
        жестокие клавиши пианино | 1: столик; 2: фермата; 3: алла бреве; 4: бемоль
    """,
    "festive_piano_keys": """
        = {"symbols": ["pedal up", "accent", "caesura"]}
        праздничные клавиши пианино | 1: цветок; 2: акцент; 3: цезура
    """,
}


@pytest.mark.parametrize("module", TOLD)
def test_told_as_players_tell_it(module: str) -> None:
    assert misunderstood("ru", module, TOLD[module]) == []


def test_stripes_of_shape_fill_by_their_small_words() -> None:
    told = "шейп филл | второй ряд: ромб с крестом, ромб с иксом, ромб с вертикальными полосками, ромб с горизонтальными чертами, пустое сердце"
    plain = "шейп филл | второй ряд ромб крест ромб икс ромб вертикальные ромб горизонтальные сердце пустое"
    assert seen("ru", told) == seen("ru", plain)


def test_no_before_the_lights_are_told_is_of_the_switches() -> None:
    told = "переключатели | вниз вверх вверх вниз вверх | нет, первый вверх"
    assert seen("ru", told) == seen("ru", "переключатели | вверх вверх вверх вниз вверх")


@pytest.mark.parametrize(
    "told",
    [
        # labels of Third Base, a column of Password once the word was found
        "третья база | кнопки: зед восемь ай икс, восемь оу икс эн, эс зед эн шесть, эс ай девять икс, аш зед эн девять, икс зед",
        "пароль | ONTJDV | TNIECM | AIVHDO | JEBKWZ",
    ],
)
def test_letters_of_a_module_are_no_serial_number(told: str) -> None:
    assert "serial" not in str(last_reply("ru", told)["understood"])


def test_a_lone_signal_that_was_not_asked_for_is_missed_and_no_more() -> None:
    told = "морзе | тире точка точка точка | точка | точка тире | тире | точка точка точка"
    assert last_reply("ru", told)["answer"] == {"word": "beats", "frequency": "3.600"}


def test_a_field_of_decolored_squares_is_read_at_the_start_only() -> None:
    told = "обесцвеченные квадраты | сверху красный, снизу жёлтый | первый ряд красный зелёный красный красный"
    assert seen("ru", told + " | второй ряд розовый жёлтый жёлтый красный") != seen("ru", told)


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("провода", "ага, так и оставь"),
        ("цветные квадраты | пурпурных два", "синий или нет, забыл"),
        ("саймон говорит | жёлтый", "синий или нет, забыл"),
        ("клавиши с буквами", "три, два, один, поехали"),
        ("побитовые операции | и", "была не была"),
        ("третья база | на экране NXO8", "а точно правильно?"),
    ],
)
def test_table_talk_changes_nothing(before: str, said: str) -> None:
    assert not last_reply("ru", f"{before} | {said}")["changed"]


OUT_OF_ORDER: dict[str, str] = {
    # Told by their places in another order → told in order.
    "клавиатура | первый омега, третий шестёрка, второй ае, четвёртый евро": "клавиатура | омега, ае, шестёрка, евро",
    "битмапы | первый 10, третий 8, второй 9, четвёртый 7": "битмапы | 10, 9, 8, 7",
    "клавиши пианино | первый бемоль, третий диез, второй мордент": "клавиши пианино | бемоль, мордент, диез",
    "переключатели | первый вверх, третий вниз, второй вверх, четвёртый вверх, пятый вниз": "переключатели | вверх вверх вниз вверх вниз",
}


@pytest.mark.parametrize("told", OUT_OF_ORDER)
def test_places_are_kept_whatever_the_order(told: str) -> None:
    assert last_reply("ru", told)["answer"] == last_reply("ru", OUT_OF_ORDER[told])["answer"]


@pytest.mark.parametrize(
    "told",
    [
        "двоичные светодиоды | первый горит, третий не горит, второй горит, четвёртый не горит, пятый горит",
        "сложные провода | первый красный, третий синий, второй белый со звездой",
        "морзе | первая точка точка точка, третья точка, вторая тире",
        "провода | первый красный, третий синий, потом белый",
    ],
)
def test_a_list_out_of_order_is_asked_for_again(told: str) -> None:
    assert not last_reply("ru", told)["changed"]
