"""What the ears listen for in a state, and which of it was asked for."""

from __future__ import annotations

import numpy as np
import pytest

from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.events import RATE
from voice_expert.grammar.automaton import WordAutomaton
from voice_expert.grammar.exports import EarGrammars
from voice_expert.hearing.pocketsphinx_decoder import of_the_speaker


def listening(language: str, *lines: str) -> WordAutomaton:
    """The grammar after these lines."""
    conversation = Conversation(language)
    for line in lines:
        conversation.hear(line)
    return EarGrammars(conversation.grammar).automaton(scope_of(conversation.session))


def test_answers_are_told_from_what_nobody_asked_for() -> None:
    wires = listening("en", "wires")
    for words in ("red red blue", "no red blue black"):
        assert wires.accepts(words.split()) and wires.answers(words.split())
    for words in ("undo", "keypad", "three batteries"):
        assert wires.accepts(words.split()) and not wires.answers(words.split())
    assert not listening("en").answers(["wires"])


def test_an_answer_with_a_closing_word_is_still_one() -> None:
    memory = listening("ja", "記憶")
    assert memory.answers(("に", "です")) and not memory.answers(("取り消し", "です"))


@pytest.mark.parametrize(("language", "word"), [("en", "next"), ("ja", "次"), ("ru", "дальше")])
def test_everyday_words_are_commands_only_while_a_list_is_read_out(language: str, word: str) -> None:
    opening = {"en": ("who's on first", "yes"), "ja": ("表比較", "イエス"), "ru": ("кто на первом", "йес")}[language]
    reading = {"en": "ready", "ja": "レディ", "ru": "рэди"}[language]
    assert not listening(language).accepts([word])
    assert listening(language, *opening, reading).accepts([word])


def test_a_quiet_room_before_and_after_the_speaker_is_left_out() -> None:
    random = np.random.default_rng(4)
    room = random.standard_normal(3 * RATE) * 200
    room[RATE : 2 * RATE] *= 15
    first, last = of_the_speaker(room.astype(np.int16))
    assert RATE - 0.2 * RATE < first < RATE and 2 * RATE < last < 2.4 * RATE
    assert of_the_speaker(np.zeros(RATE, np.int16)) == (0, RATE)
    assert of_the_speaker(np.zeros(100, np.int16)) == (0, 100)


def test_names_of_modules_are_told_from_commands() -> None:
    idle = listening("en")
    assert idle.names(["forget", "me", "not"]) and idle.names(["wires"])
    assert not idle.names(["undo"]) and not idle.names(["three", "batteries"])


TOLD = {
    "en": [
        ([], "serial number alpha lima five quebec foxtrot three"),
        ([], "the serial number is a l five d f two"),
        ([], "the last digit is three"),
        ([], "three batteries"),
        ([], "lit indicator frk"),
        ([], "lit s n d unlit i n d"),
        (["complicated wires"], "next wire blue no light star"),
        (["morse code"], "sierra then tango"),
        (["maze"], "circle at alpha two light at charlie four triangle at foxtrot one"),
    ],
    "ja": [
        ([], "シリアルはアルファリマ五ケベックフォックストロット三"),
        ([], "バッテリー三本"),
        (["複雑ワイヤ"], "次は青ライトなし星あり"),
        (["モールス信号"], "エス次にティー"),
        (["迷路"], "丸はアルファ二白はチャーリー四三角はフォックストロット一"),
    ],
    "ru": [
        ([], "серийный номер альфа лима пять квебек фокстрот три"),
        ([], "три батарейки"),
        ([], "горит фрк не горит кар"),
        (["сложные провода"], "следующий провод синий без лампочки звезда"),
        (["азбука морзе"], "сергей потом татьяна"),
        (["лабиринт"], "круг альфа два белый чарли четыре треугольник фокстрот один"),
    ],
}


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_people_tell_first_is_listened_for(language: str) -> None:
    unheard = [(lines, told) for lines, told in TOLD[language] if not listening(language, *lines).spells(told)]
    assert not unheard


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "plate with parallel and serial plate with d v i one empty plate plate with r j forty five"),
        ("en", "lit s n d unlit i n d one plate with parallel"),
        ("ja", "プレートにパラレルプレートにシリアルプレートにステレオRCA"),
        ("ru", "пластина с параллельным пластина с последовательным одна пустая пластина"),
    ],
)
def test_plates_are_read_out_in_one_breath(language: str, told: str) -> None:
    assert listening(language).spells(told)


def test_a_row_before_its_column_is_listened_for_only_where_it_is_named() -> None:
    """«Эф четыре а шесть е два» was once heard as «четыре а шесть е е два»: another maze. Of several cells each begins
    with its column."""
    maze = listening("ru", "лабиринт")
    for words in ("эф четыре а шесть е два", "круг четвёртый ряд эф", "эф четвёртый ряд"):
        assert maze.accepts(words.split()), words
    for words in ("четыре а шесть е е два", "круг четыре а", "четыре а", "четвёртый ряд а шестой ряд а е два"):
        assert not maze.accepts(words.split()), words
    assert listening("en", "maze").accepts("circle a four".split()) and not listening("en", "maze").accepts("circle four a".split())


def test_no_linking_word_is_heard_between_letters_that_sound_like_it() -> None:
    """«Анна, Елена» was heard as «Анна и Елена»: a serial number has six signs."""
    idle = listening("ru")
    assert idle.accepts("серийный номер анна фёдор три анна елена три".split())
    assert not idle.accepts("серийный номер анна фёдор три анна и елена три".split())
    assert not listening("en").accepts("serial number alpha foxtrot three and alpha echo three".split())
    assert listening("en", "simon states").accepts("red and green".split())
