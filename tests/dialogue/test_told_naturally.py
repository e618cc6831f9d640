"""What is said with hesitations, slips and haste, as whole bombs showed it."""

from __future__ import annotations

import pytest

from voice_expert.conversation import Conversation


def told(language: str, *lines: str) -> Conversation:
    conversation = Conversation(language)
    for line in lines:
        conversation.hear(line)
    return conversation


def last(language: str, *lines: str) -> str:
    conversation = told(language, *lines[:-1])
    return conversation.hear(lines[-1]).say


@pytest.mark.parametrize(
    ("lines", "plainly"),
    [
        (("forget me not", "oh, zero nine"), ("forget me not", "nine")),
        (("forget it not", "3", "oh, give me the digits"), ("forget it not", "3", "give me the digits")),
        (("forget it not", "3", "well, give me the digits"), ("forget it not", "3", "give me the digits")),
        (("who's on first", "next round single c"), ("who's on first", "single c")),
        (("oh, batteries zero",), ("batteries zero",)),
        (("oh, no batteries",), ("no batteries",)),
    ],
)
def test_a_cry_leads_in_and_is_no_zero(lines: tuple[str, ...], plainly: tuple[str, ...]) -> None:
    assert last("en", *lines) == last("en", *plainly) != ""


def test_a_cry_alone_tells_nothing() -> None:
    for line in ("oh there it is", "oh, look at that", "oh okay"):
        assert not told("en", "forget me not").hear(line).reply.changed


@pytest.mark.parametrize(
    ("line", "wires"),
    [
        ("red star next wire, blank red no light, blue", [["red", "star"], ["red"], ["blue"]]),
        (
            "white light, white with nothing, blue light star then, red with star next wire, blank blue",
            [["white", "led"], ["white"], ["blue", "led", "star"], ["red", "star"], ["blue"]],
        ),
        (
            "red with light then, red white striped light off, blue and red with next wire, blank blue star",
            [["red", "led"], ["red", "white"], ["blue", "red"], ["blue", "star"]],
        ),
    ],
)
def test_the_next_wire_before_a_comma_is_no_word_of_a_wire(line: str, wires: list[list[str]]) -> None:
    [entry] = told("en", "complicated wires").hear(line).reply.understood
    assert entry["slots"]["wires"] == [value for wire in wires for value in ("wire", *wire)]


@pytest.mark.parametrize(
    ("language", "line", "value"),
    [
        ("ru", "улыбается две точки, две точки нейтральный, плюс, печальное равняется, печальная две точки", "Двадцать восемь"),
        ("en", "smiling two dots, two dots straight, plus, sad equals, sad colon", "Twenty eight"),
    ],
)
def test_dots_in_a_sum_are_eyes(language: str, line: str, value: str) -> None:
    name = {"en": "emoji math", "ru": "эмодзи"}[language]
    assert last(language, name, line).startswith(value)


@pytest.mark.parametrize(
    ("language", "name", "line", "plainly"),
    [
        ("en", "decolored squares", "purple, purple, no, green, magenta", "green, magenta"),
        ("ru", "обесцвеченные квадраты", "красный, зелёный, нет, зелёный, жёлтый", "зелёный, жёлтый"),
        ("ja", "色抜き格子", "黄色、緑、いや、赤、青", "赤、青"),
    ],
)
def test_of_two_asked_for_two_are_told_anew(language: str, name: str, line: str, plainly: str) -> None:
    turn = told(language, name).hear(line)
    assert turn.reply.changed and turn.say == last(language, name, plainly)


@pytest.mark.parametrize(
    "line",
    [
        "off, zero, off, off, 1, no, 0, unlit, off, on, on, dot",
        "off, off, off, off, on, no, bottom row no, no, off, on, on, no",
    ],
)
def test_no_among_commas_is_the_value_it_is_in_this_list(line: str) -> None:
    assert told("en", "knob").hear(line).reply.answer == {"position": "left", "side": None}


@pytest.mark.parametrize(
    ("language", "name", "lines"),
    [
        (
            "en",
            "knob",
            (
                "top row off off on on on on",
                "bottom row on off off off off on",
                "top row off off on off on on",
                "bottom row on on on on off on",
            ),
        ),
        (
            "ru",
            "ручка",
            ("верхний ряд выкл выкл вкл вкл вкл вкл", "верхний ряд выкл выкл вкл выкл вкл вкл", "нижний ряд вкл вкл вкл вкл выкл вкл"),
        ),
        ("ja", "ノブ", ("上の段、消、消、点、点、点、点", "上の段、消、消、点、消、点、点", "下の段、点、点、点、点、消、点")),
    ],
)
def test_an_upper_row_that_is_named_begins_anew(language: str, name: str, lines: tuple[str, ...]) -> None:
    """After a pattern that does not exist the rows had been told in vain for ever."""
    conversation = told(language, name, *lines[:-1])
    assert conversation.hear(lines[-1]).reply.answer == {"position": "up", "side": None}


@pytest.mark.parametrize(
    ("language", "name", "line", "plainly"),
    [
        ("en", "binary leds", "1, second one, third, last one", "one, two, three, five"),
    ],
)
def test_places_that_are_values_are_no_order(language: str, name: str, line: str, plainly: str) -> None:
    turn = told(language, name).hear(line)
    assert turn.reply.changed and turn.say == last(language, name, plainly)
