"""More of the same: edgework, corrections and lists said in other ways, and table talk that means nothing."""

import pytest

from tests.talk import play
from voice_expert.dialogue.session import Session

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
