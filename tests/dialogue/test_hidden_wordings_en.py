"""The same things said in many other ways: in one breath, bit by bit, counted, denied, spelled, corrected, typed in signs."""

import pytest

from tests.talk import play
from voice_expert.dialogue.session import Session

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

MORE = {
    "edgework in one breath": """
        > hi there, so the serial's AL5QF2
        < Serial alpha lima 5 quebec foxtrot 2.
        > oh and there's two aa one d
        < Batteries: 3, in holders: 2.
        > ports: parallel, serial, and dvi
        ~ There is a Serial port.
        ! asking=null
        > three indicators: lit SND, lit MSA, unlit TRN
        < Lit: SND, MSA. Unlit: TRN.
        > fix the serial: B24QT6
        < Serial bravo 2 4 quebec tango 6.
        """,
    "edgework piece by piece": """
        > last digit of serial is odd
        < Last digit odd.
        > doesn't have any vowels
        < No vowel.
        > there aren't any batteries
        < Batteries: 0, in holders: 0.
        > change the batteries to three
        < Batteries: 3.
        > there isn't a parallel port
        < No Parallel port.
        > a serial port and an rj-45
        ~ port
        > plates: first one DVI and PS2, second one empty, third parallel
        < Plate with DVI-D, PS/2. Plate with Parallel. Empty plates: one.
        > we've already got one strike
        < Strikes: one.
        > eleven modules on this bomb
        < Modules: 11.
        """,
    "edgework spelled": """
        > serial number is a, l, five, q as in queen, f for fox, two
        < Serial alpha lima 5 quebec foxtrot 2.
        > serial double k five n t oh
        < Serial kilo kilo 5 november tango 0.
        > one d battery and four double a batteries
        < Batteries: 5, in holders: 3.
        """,
    "memory, every way": """
        > memory
        > screen shows three, bottom row is four one two three
        = {"position": 3, "label": 2}
        > now two. labels: 2 1 3 4
        = {"position": 3, "label": 3}
        > 3 now, and 1 2 3 4 underneath
        = {"position": 3, "label": 3}
        """,
    "who's on first, corrected": """
        > who's on first
        > it's blank
        ? choice
        > it's completely empty
        = {"read": 5}
        > another who's on first, the screen says red, R E D
        = {"read": 4}
        > left
        > wait the label's right
        ! module="whos_on_first"
        """,
    "complicated wires, marks put right": """
        > serial al5qf2, 2 batteries, a parallel port
        > complicated wires
        > wire one: red and white striped with star, wire two plain blue, wire three white with an LED
        = {"cut": [1, 2]}
        > the second's got a star
        = {"cut": [1]}
        > the third has no light
        = {"cut": [1, 3]}
        """,
    "wire sequence, counted": """
        > wire sequence
        > two wires: red to B, black to C
        = {"actions": ["skip", "cut"], "counts": {"red": 1, "blue": 0, "black": 1}}
        > panel 2: blue A, blue B, blue C
        = {"actions": ["skip", "skip", "skip"], "counts": {"red": 1, "blue": 3, "black": 1}}
        > nothing
        ? panels[3]
        """,
    "knob": """
        > knob
        > left half has 5 on, right half has 3 on
        = {"position": "down", "side": null}
        > up's at the bottom
        = {"position": "down", "side": "top"}
        """,
    "bitmaps": """
        > bitmaps
        > white: 9 top left, 10 top right, 8 bottom left and 8 bottom right
        ? serial_last_digit
        > nope, none
        ! changed=false
        > last digit's four
        = {"button": 2, "rule": 5, "value": 6}
        """,
    "two bits": """
        > two bits
        > serial is kx8tn4, six batteries, no ports
        = {"action": "query", "code": 35, "pair": "ce"}
        > it returned ninety
        = {"action": "query", "code": 90, "pair": "kt"}
        > sorry, nineteen
        = {"action": "query", "code": 19, "pair": "pt"}
        > came back as oh three
        ? responses[2]
        """,
    "capacitor and gas": """
        > gas
        > yes it says vent gas
        = {"press": "Y"}
        > no, detonate
        = {"press": "N"}
        > capacitor
        > it's got ten secs left
        = {"action": "hold_lever", "hold_seconds": 6}
        """,
    "squares of all kinds": """
        > squares
        > green only appears once
        = {"module": "colored_squares", "supported": true}
        > colored squares: red 3 blue 4 green 4 yellow 2 magenta 3
        = {"group": "yellow", "cells": null}
        > uncolored squares: fewest are red and blue with one of each, blue's first
        = {"first": "blue", "second": "red", "pattern": [".#", "##"], "cells": ["B1", "A2", "B2"]}
        > divided squares
        > just a single blue one
        ? pressed_color
        """,
    "switches": """
        > switches
        > first down, second up, third up, fourth down, fifth up
        ? lights
        > lights: first down second down third down fourth up fifth up
        ! understood=[{"module": "switches", "copy": 1, "slots": {"lights": ["down", "down", "down", "up", "up"]}}]
        """,
    "piano keys": """
        > piano keys
        > a cent sign, a fermata thing and a natural
        = {"rule": 3, "notes": ["E", "F#", "F#", "F#", "F#", "E", "E", "E"]}
        """,
    "digital root": """
        > digital root
        > top row's 4 9 1, bottom's a 5
        = {"button": "yes"}
        """,
    "emoji math": """
        > emoji math
        > = ( + = (
        = {"value": 2, "keys": ["2", "="]}
        """,
    "battleship": """
        > battleship
        > the columns read one two two one two
        > rows are two zero three zero three
        > three singles, one double, one triple
        ? serial
        """,
    "round keypad": """
        > round keypad
        > top's euro, next omega, then a e, tracks, six, balloon, copyright, and dragon
        = {"column": 6, "press": ["balloon", "copyright", "dragon"]}
        """,
    "yahtzee": """
        > yahtzee
        > purple's a six, yellow's three, blue's three, white three, black three
        ? batteries
        > two twos, two fives and a six
        ! changed=false
        """,
}


@pytest.mark.parametrize("kind", MORE)
def test_said_in_yet_other_ways(kind: str) -> None:
    play("en", MORE[kind])


TALK = (
    "mum's coming round at half past six", "two of my mates are getting married next month", "are you there, Dave",
    "he left the red car in the white garage", "she said yes and he said no", "okay so where were we",
    "the light in the kitchen is still on", "I have no idea what that is", "press F to pay respects",
    "I scored four goals in five games", "he got a yellow card and then a red card", "fair enough", "nice one, mate",
    "the numbers don't add up, do they", "top of the morning to you", "it's too dark in here", "you first, then me",
    "the cross on top of the church is gold", "circle back to me on Friday", "there's no milk left in the fridge",
)  # fmt: skip


def test_table_talk_changes_nothing() -> None:
    """Small words that sound like values, and denials, are not taken for answers while something is asked."""
    states = (
        ["wires", "red"], ["wires red red blue yellow"], ["button white press"], ["memory"], ["simon says", "red"],
        ["forget me not", "four", "wires red blue white"], ["letter keys"], ["bitmaps"], ["minesweeper"], ["digital root"],
    )  # fmt: skip
    conversation = play("en", "> hello")
    for said_before in states:
        conversation.session = Session("en")
        for said in said_before:
            conversation.hear(said)
        start = conversation.session
        for said in TALK:
            conversation.session = start
            reply = conversation.hear(said).as_json(1)
            assert not reply["changed"] and reply["answer"] is None, (said_before, reply)
