"""The same things said in many other ways: in one breath, bit by bit, counted, denied, spelled, corrected, typed in signs."""

import pytest

from tests.talk import play

SCRIPTS = {
    "wires counted": """
        > six wires all yellow
        = {"cut": 6}
        > next wires: three reds and a blue
        ? serial_last_digit
        > it's even
        = {"cut": 1}
        > third wires, all red except the third which is blue, four wires
        = {"cut": 1}
        """,
    "wires as they come": """
        > could you do wires for me? there's five of 'em: black, white, black, white, and blue
        = {"cut": 1}
        > the second and third are black
        = {"cut": 1}
        > next wires, red times two, blue
        = {"cut": 3}
        > third wires
        > from the top black, blue, blue, and red at the bottom
        = {"cut": 2}
        > fourth wires
        > there's no red ones, blue blue yellow
        = {"cut": 2}
        """,
    "wires one by one": """
        > wires
        > red
        ? wires[1]
        > then a white one
        > and a black
        ? wires[3]
        > that's it
        = {"cut": 3}
        > second wires
        > first is red
        > second is blue
        > the last one is white
        = {"cut": 3}
        """,
    "the button": """
        > reads ABORT
        -
        > we've got a button. white. press.
        ? indicator:CAR
        > it's there but unlit
        ? batteries
        > not a single one
        = {"action": "hold"}
        > it's glowing yellow
        = {"action": "release", "digit": 5}
        > strip's white, sorry
        = {"action": "release", "digit": 1}
        """,
    "the button, no such light": """
        > button white press
        > I don't see one
        ? batteries
        > hmm, let me look. yeah, three
        ? indicator:FRK
        > it isn't lit
        = {"action": "hold"}
        """,
    "the button, what is there instead": """
        > button white press
        > no, only FRK is lit
        ? batteries
        > three, I think
        = {"action": "tap"}
        """,
    "keypad": """
        > keypad
        > top left is a circle with a line, top right's a backwards c, bottom left is an upside-down y, bottom right at
        = {"order": ["balloon", "at", "upside_down_y", "left_c"], "positions": [1, 4, 3, 2]}
        > another keypad
        > it has a smiley face, a paragraph sign, bt, and a black star
        = {"order": ["smiley_face", "bt", "paragraph", "filled_star"], "positions": [1, 3, 2, 4]}
        """,
    "memory": """
        > memory
        > it was a two on the display
        = {"position": 2}
        > I pressed the one in position two
        > no, label three
        > big number is one and below it's four three two one
        = {"position": 1, "label": 4}
        """,
    "who's on first": """
        > who's on first
        > the display says you are, as two words
        = {"read": 6}
        > it reads okay
        > next stage: display says first
        = {"read": 2}
        """,
    "who's on first, described": """
        > who's on first
        > display shows their, T H E I R
        = {"read": 4}
        > the label is you're, y o u apostrophe r e
        ? display
        """,
    "simon says": """
        > simon: just blue
        ? serial_vowel
        > there's no vowel in the serial
        = {"press": ["yellow"]}
        > another blue
        = {"press": ["yellow", "yellow"]}
        > one more flash, green
        = {"press": ["yellow", "yellow", "green"]}
        """,
    "morse code": """
        > morse
        > first letter's three dots and second is a dash
        = {"candidates": ["strobe", "steak", "sting"]}
        > another morse
        > ... .... . .-.. .-..
        = {"word": "shell", "frequency": "3.505"}
        """,
    "complicated wires": """
        > serial al5qf2, 2 batteries, a parallel port
        > comp wires: red, star, light; blue and white, no star
        = {"cut": [1, 2]}
        > another complicated wires
        > a red one with neither
        = {"cut": [1]}
        > lit red with star
        = {"cut": [1, 2]}
        > blue only with the star
        = {"cut": [1, 2]}
        """,
    "wire sequence": """
        > wire sequence
        > there's a red wire connected to C and a blue one to A
        = {"actions": ["cut", "skip"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > hmm, actually the blue one goes to B
        = {"actions": ["cut", "cut"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > no wires on this one
        = {"actions": [], "counts": {"red": 1, "blue": 1, "black": 0}}
        """,
    "maze": """
        > maze
        > circle in column 1 row 2, I'm at b3
        ? goal
        > red triangle's at the top right
        ! asking=null
        """,
    "password": """
        > passwords
        > a as in apple, b as in boy, t, w, c, p
        ? columns[3]
        > col four: E H R S T U
        ! module="password"
        """,
    "letter keys": """
        > letter keys
        > 1 0 0
        = {"error": "bad_input"}
        > fourty-two I believe
        = {"press": "A"}
        > another letter keys 33
        > no c, no e and no three
        ? batteries
        > it's got three
        = {"press": "B"}
        """,
    "simon states": """
        > simon states
        > red and blue light up together
        ? top_left
        > the blue one is in the top-left corner
        = {"press": ["blue"]}
        """,
    "two bits": """
        > 2 bits
        > kx8tn4
        > six
        > there isn't one
        = {"action": "query", "code": 35, "pair": "ce"}
        > query gives one seven
        ! answer={"action": "query", "code": 17, "pair": "tg"}
        """,
    "forget me not before solved": """
        > fmn: 4
        > wires red blue white
        > seven
        ~ Stage two: seven.
        > solved
        ? stages[2]
        > stage two was a 4 not a 3
        ~ Stage two: four.
        """,
    "snap": """
        > snap
        > two different ones
        = {"button": "pass"}
        > they match
        = {"button": "snap"}
        > no they don't
        = {"button": "pass"}
        """,
    "squares": """
        > colored squares
        > three reds is the fewest
        = {"group": "red", "cells": null}
        > now there are seven whites
        ? white
        > it went back to the start
        ? rarest
        > uncolored squares
        > the pair is yellow and blue
        ? pair
        > decolored squares
        > second one in the top row is red and the second one in the bottom row is yellow
        ! module="decolored_squares"
        """,
    "divided squares": """
        > divided squares
        > one square, green; it's black when pressed
        = {"square": "A1", "value": 0, "required": 0, "hold_now": true}
        > it split, it's now four squares: red white, white blue
        ? serial
        """,
    "switches": """
        > switches: first, third and fifth are up, others down
        ? lights
        > lights: all down except the second
        ! module="switches"
        """,
    "alphabet": """
        > alphabet
        > j for jack, d for dog, u for umbrella, h for horse
        = {"press": ["H", "D", "U", "J"]}
        """,
    "appendix keys": """
        > where's f sharp
        -
        > appendix keys
        > where's f sharp
        = {"key": "F#", "index": 7, "color": "black", "number": 3}
        > what about b flat?
        = {"key": "A#", "index": 11, "color": "black", "number": 5}
        """,
    "binary LEDs": """
        > binary leds
        > all off
        ! module="binary_leds"
        > now 2 3 4 5
        ! module="binary_leds"
        """,
    "Boolean Venn diagram in signs": """
        > venn diagram
        > A∧(B→C)
        ! understood=[{"module": "boolean_venn_diagram", "copy": 1, "slots": {"brackets": "right", "first": "and", "second": "implies"}}]
        > next venn diagram
        > a xor b, then nor c, brackets round a and b
        ! understood=[{"module": "boolean_venn_diagram", "copy": 2, "slots": {"first": "xor", "second": "nor", "brackets": "left"}}]
        > the brackets are round the last two
        ! module="boolean_venn_diagram"
        """,
    "emoji math in signs": """
        > emoji math
        > =( + =(
        = {"value": 2, "keys": ["2", "="]}
        """,
    "rock paper scissors lizard spock": """
        > rpsls
        > not a pentagon, there's rock in the centre
        ? serial
        """,
    "third base": """
        > third base
        > light's at the top right
        > display says NHXS
        > xohz on the middle left
        ! module="third_base"
        """,
    "shape fill": """
        > shape fill
        > there's no diamond and no blank ones
        ! understood=[{"module": "shape_fill", "copy": 1, "slots": {"shape": "diamond", "fill": "empty"}}]
        """,
}


@pytest.mark.parametrize("kind", SCRIPTS)
def test_said_in_other_ways(kind: str) -> None:
    play("en", SCRIPTS[kind])
