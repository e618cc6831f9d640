"""The grammar read backwards: what is said holds exactly the slots that were wanted."""

import random

import pytest

from voice_expert.grammar.load import load
from voice_expert.grammar.matcher import Matcher, Scope
from voice_expert.grammar.template import parse
from voice_expert.practice.words import Wording


def test_the_first_words_are_said_in_plain_mode() -> None:
    wording = Wording(load("en"))
    assert wording.say(["module:wires"], {"wires": ("red", "blue", "red")}) == "red, blue, red"
    assert wording.say(["name:wires"], {}) == "wires"
    assert wording.say(["reply:bomb:batteries", "bomb"], {"batteries": 2, "holders": 1}) == "two in one"
    assert wording.say(["commands"], {"command": "strike"}) == "strike"
    assert Wording(load("ja")).say(["module:wires"], {"wires": ("red", "blue", "red")}) == "あか、あお、あか"


def test_what_no_sentence_says_has_no_words() -> None:
    wording = Wording(load("en"))
    assert wording.say(["module:wires"], {"wires": ("red", "pink", "red")}) is None
    assert wording.say(["module:wires"], {"wires": ("red", "blue", "red"), "strip": "red"}) is None
    assert wording.say(["reply:bomb:batteries"], {"batteries": 100}) is None


def test_constants_tell_true_from_one() -> None:
    wording = Wording(load("en"))
    assert wording.say(["yes_no"], {"yes": True}) == "yes"
    assert wording.say(["yes_no"], {"yes": 1}) is None


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_varied_sentences_are_understood_as_they_were_meant(language: str) -> None:
    grammar = load(language)
    matcher = Matcher(grammar)
    wording = Wording(grammar, random.Random(5))
    said: set[str] = set()
    for _ in range(60):
        wires = tuple(random.Random(len(said)).choices(["red", "blue", "yellow", "white", "black"], k=4))
        text = wording.say(["module:wires"], {"wires": wires})
        assert text is not None
        said.add(text)
        best = matcher.readings(text, Scope(in_hand="wires", asked_of="wires", facts=("wires",)))[0]
        assert [act.slots.get("wires") for act in best.acts] == [wires], text
    assert len(said) > 30


def test_who_reads_a_row_pauses_before_each_of_it() -> None:
    wording = Wording(load("en"))
    wires = ("wire", "blue", "star", "wire", "white", "led", "wire", "red", "white", "star")
    said = wording.say(["module:complicated_wires"], {"wires": wires})
    assert said is not None and said.count(",") >= 2, said
    assert wording.say(["module:bitmaps"], {"black": (9, 8, 7, 6)}) == "nine, eight, seven, six black"


def test_a_letter_that_could_be_another_is_not_said_where_letters_are_spelled() -> None:
    wording = Wording(load("ru"), random.Random(1))
    forms = {wording.form("_common.letter", None, None, "E") for _ in range(60)}
    assert len(forms) > 1 and "и" not in forms


def test_who_goes_on_with_a_row_pauses_before_the_second_of_it() -> None:
    wires = ("wire", "blue", "wire", "white", "led", "wire", "red+white", "wire", "blue")
    said = Wording(load("ja")).say(["module:complicated_wires"], {"wires": wires})
    assert said == "あお、しろライト、あかしろ、あお"


@pytest.mark.parametrize(
    ("language", "template", "words"),
    [
        ("en", "{values:0-5} {values:6-31} ({values:0-31}|{values:gap}){0,4}", "three, eleven, nine"),
        ("ja", "{values:small} {values:large} ({values:value}|{values:gap}){0,4}", "さん、じゅういち、きゅう"),
        ("ru", "{values:small} {values:big} ({values:whole}|{values:gap}){0,4}", "три, одиннадцать, девять"),
    ],
)
def test_who_says_several_numbers_pauses_between_them(language: str, template: str, words: str) -> None:
    wording = Wording(load(language))
    assert wording.sentence("module:binary_leds", parse(template), {"values": (3, 11, 9)}) == words


def test_figures_that_are_not_one_number_are_parted() -> None:
    wording = Wording(load("ja"))
    assert wording._joined(("第2", "2", "進数ランプ")) == "第2、2進数ランプ"
    assert wording._joined(("三", "十一", "番")) == "三、十一番"
