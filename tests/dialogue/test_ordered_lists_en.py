"""Lists told in one breath with words of order: first, next, then, after that, finally, and the last one."""

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation
from voice_expert.grammar.ordered import listed

THREE_WIRES = ["wire", "red", "white", "led", "wire", "blue", "wire", "white", "led"]
FIVE_WIRES = [*THREE_WIRES, "wire", "red", "blue", "star", "wire", "white"]
LISTS = {
    "the first one is red and white with the light on and no star, the next one is just blue with nothing, third is white "
    "with the light, fourth is red and blue with a star and the last is white": ("complicated wires", "wires", FIVE_WIRES),
    "the first one is red and white with the light on then we have just blue then we have white with the light": (
        "complicated wires", "wires", THREE_WIRES,
    ),
    "red and white light, after that just blue, after that white light": ("complicated wires", "wires", THREE_WIRES),
    "first there's a red and white with a light, then a blue with nothing and finally a white with the light on": (
        "complicated wires", "wires", THREE_WIRES,
    ),
    "blue light, then a red, then a blue and a blue with a star": (
        "complicated wires", "wires", ["wire", "blue", "led", "wire", "red", "wire", "blue", "wire", "blue", "star"],
    ),
    "the first one is blue, the next one is white, the next one is red, and the last one is black": (
        "wires", "wires", ["blue", "white", "red", "black"],
    ),
    "first blue next white next red last black": ("wires", "wires", ["blue", "white", "red", "black"]),
    "first two reds, then a blue, then a white": ("wires", "wires", ["red", "red", "blue", "white"]),
    "the first one is blue to A, the next one is blue to C, and the last one is red to A": (
        "wire sequence", "panels", ["blue", "A", "blue", "C", "red", "A"],
    ),
    "first is pumpkin, after that copyright, after that lambda, and finally balloon": (
        "keypad", "symbols", ["pumpkin", "copyright", "upside_down_y", "balloon"],
    ),
    "from left to right they are pumpkin copyright lambda": ("keypad", "symbols", ["pumpkin", "copyright", "upside_down_y"]),
    "the first one is fermata, the next one is turn and the last is flat": ("piano keys", "symbols", ["fermata", "turn", "flat"]),
    "there is a victor, then a charlie, then a echo": ("morse code", "letters", ["V", "C", "E"]),
    "there's a india, a echo, a victor, a bravo, a kilo and a lima": ("password", "columns", ["I", "E", "V", "B", "K", "L"]),
    "from the top: down, up, up, up, down": ("switches", "switches", ["down", "up", "up", "up", "down"]),
    "the first one is on, off, off, off, and the last is on": ("binary leds", "leds", [1, 0, 0, 0, 1]),
    "columns three, one, two, one, last is one": ("battleship", "columns", [3, 1, 2, 1, 1]),
    "it starts with five, then eight, then eight and ends with six": ("bitmaps", "white", [5, 8, 8, 6]),
    "the first one is foxtrot, the next one is mike, third is victor and the last is kilo": (
        "alphabet", "letters", ["F", "M", "V", "K"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", LISTS, ids=range(len(LISTS)))
def test_list_with_words_of_order(said: str) -> None:
    module, slot, values = LISTS[said]
    conversation = Conversation("en")
    conversation.hear(module, t=1.0)
    understood = conversation.hear(said, t=2.0).as_json(2)["understood"]
    assert [entry["slots"] for entry in understood] == [{slot: values}]


def test_stages_of_simon_states_in_order() -> None:
    play(
        "en",
        """
        > simon states, top left is red
        > the first one is red and blue, the next one is green, and the last is yellow
        ! understood=[{"module": "simon_states", "copy": 1, "slots": {"one": ["red", "blue"], "two": ["green"], "three": ["yellow"]}}]
        """,
    )


def test_places_of_a_list_told_before_are_no_list() -> None:
    play(
        "en",
        """
        > wires
        > red red blue white black
        > the first is blue and the last is white
        ! understood=[{"module": "wires", "copy": 1, "slots": {"at": 1, "wires": "blue"}}, {"module": "wires", "copy": 1, "slots": {"at": "last", "wires": "white"}}]
        """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "red and blue",
        "the second is blue, the third is white",
        "the first is red and the last is white",
        "next wire: blue, no light, star",
        "first red, third blue",
        "the second to last is red, then blue",
        "bottom to top first red then blue",
        "then next module",
    ],
)
def test_no_list_in_order(said: str) -> None:
    assert listed(said, "en") is None


def test_what_leads_to_the_list_is_kept() -> None:
    order = listed("Wires: the first one's red, then a blue and finally white.", "en")
    assert order is not None
    assert (order.text, order.things, order.exact) == ("Wires, red, then blue, then white", 3, True)


def test_opened_and_told_at_once() -> None:
    play(
        "en",
        """
        > complicated wires: red and white light, after that just blue, and the last one is white with a light
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {}}, {"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "red", "white", "led", "wire", "blue", "wire", "white", "led"]}}]
        """,
    )
