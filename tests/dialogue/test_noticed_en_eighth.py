"""Random states told in other words, bombs of several modules, and table talk, in English."""

import pytest

from tests.strangers import misunderstood
from tests.talk import play

TALKS = {
    "what it says is the display while that is asked for": """
        > memory
        > it says 2
        = {"position": 2}
        > there's a 3, then a 4, then a one, then a two
        = {"position": 2, "label": 4}
        """,
    "the row of buttons before the display": """
        > memory
        > there's a 3, then a 4, then a one, then a two
        ! understood=[{"module": "memory", "copy": 1, "slots": {"labels": [3, 4, 1, 2]}}]
        ? display
        > two
        = {"position": 2, "label": 4}
        """,
    "the first is, of the lights while those are asked for": """
        > switches
        > down, up, down, down, up
        > the first is down, the last is up
        ? lights[1]
        > second down
        > third up
        > the fourth is down
        = {"flips": [2, 3]}
        """,
    "rows of a divided field one after the other": """
        > serial 5Q4QK7
        > divided squares
        > red, white
        ? rows[1]
        > white, blue
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        > it split again, three by three
        > row 1: red blue red
        ? rows[1]
        """,
    "a row of another length": """
        > divided squares
        > top row is red, white, red
        > row two: green black
        = {"error": "row_length"}
        """,
}

SAID = {
    "whos_on_first": """
        = {"answer": {"read": 6, "press": "WAIT", "position": 5}}
        who's on first | display t h e r e | top left left, top right middle, middle left the word nothing, middle right okay, bottom left wait, bottom right the word blank
        who's on first | display t h e r e | left column left, the word nothing, wait; right column middle, okay, the word blank
        who's on first | display t h e r e | left, middle, the word nothing, okay, wait, the word blank
        who's on first | display t h e r e | left column is left, nothing, wait, and the right column is middle, okay, blank
        = {"answer": {"read": 4}}
        who's on first | display you the word
        who's on first | display: you, the word you
    """,
    "switches": """
        = {"switches": ["down","up","down","down","up"], "lights": ["down","down","up","down","up"]}
        switches | down up down down up | the first is down, the second is down, the third one is up, fourth is down, the fifth up
        switches | the first is down, the second is up, the third one is down, fourth is down, the fifth up | down, down, up, down, up
    """,
    "digital_root": """
        = {"top": [3,3,6], "bottom": 4}
        digital root | three digits three 3 six and below four
        digital root | there are three digits on top, 3 3 6, and a 4 below
    """,
    "knob": """
        = {"leds": [[1,0,1,0,1,0],[0,1,1,0,1,1]], "counts": null, "up_label": null}
        knob | first, third and fifth are lit | second, third, fifth and sixth are lit
        knob | first, third and fifth are lit | off on on off on on
    """,
    "keypad": """
        = {"symbols": ["dragon","filled_star","pitchfork","paragraph"]}
        keypad | three with a tail, filled star, psi, backwards p
        = {"symbols": ["ae","six","n_with_hat","pitchfork"]}
        keypad | we have ae, b6, backwards n, trident
    """,
    "rock_paper_scissors_lizard_spock": """
        = {"decoy": "rock"}
        rps | rock is the odd one out
        rps | the odd one out is rock
    """,
    "colored_squares": """
        = {"answer": {"group": "yellow"}}
        colored squares | blue red red magenta | red magenta green blue | green red yellow magenta | yellow green red blue
    """,
    "clsq": """
        = {"answer": {"module": "colored_squares", "supported": true}}
        which squares | red green green red | yellow magenta green magenta | red green blue red | yellow green red magenta
    """,
    "divided_squares": """
        = {"answer": {"square": "A1"}}
        divided squares | it's undivided and red
        divided squares | it is just one square, it's red
    """,
}  # fmt: skip


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
