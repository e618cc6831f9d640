"""What fresh players say around their facts, and plain sentences that once told something else than was said."""

import pytest

from tests.talk import play

TALKS = {
    "a strange colour between commas is no wire left out": """
        > wires
        > red, purple, blue, white
        - nothing
        > red orange blue white
        - nothing
        """,
    "a strange symbol between commas": """
        > keypad
        > omega, a wotsit, a e, euro
        - nothing
        """,
    "a count is not left out": """
        > switches
        > up, two downs, up, up
        ! understood=[{"module": "switches", "copy": 1, "slots": {"switches": ["up", "down", "down", "up", "up"]}}]
        """,
    "the letter of a module is none of the serial number": """
        > serial number AB3CD5
        > morse code
        > first letter is s
        > second letter is h
        = {"word": "shell", "frequency": "3.505"}
        """,
    "a missed letter": """
        > morse code
        > the second letter is h
        = {"word": "shell", "frequency": "3.505"}
        """,
    "the third row is no plate": """
        > uncolored squares
        > top row green yellow yellow pink
        > second pink pink yellow yellow
        > third one's empty
        ! understood=[{"module": "uncolored_squares", "copy": 1, "slots": {"at": 3, "row": ["black", "black", "black", "black"]}}]
        """,
    "star off": """
        > serial AB3CD5
        > complicated wires
        > white, led on, star off
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "white", "led"]}}]
        """,
    "the colours of a wire put right leave its light": """
        > serial AB3CD5, parallel port, three batteries
        > complicated wires
        > red with led, blue with star, white
        = {"cut": [1, 3]}
        > the first is blue actually
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"at": 1, "recoloured": true, "wires": ["wire", "blue"]}}]
        = {"cut": [1, 3]}
        """,
    "the last wire, told wire by wire": """
        > complicated wires
        > white
        > white, led on and star
        ? batteries
        > three
        > last one is white, neither
        = {"cut": [1, 2, 3]}
        """,
    "yes that is on the display": """
        > who's on first
        > yes, and the buttons are ready, first, no, blank, nothing, yes
        = {"read": 3, "press": "BLANK", "position": 4}
        """,
    "a display corrected before its label": """
        > who's on first
        > display says no
        > no wait, it says led, three letters
        = {"read": 3}
        """,
    "a word with what tells it from others": """
        > who's on first
        > okay so it says leed with two e's
        = {"read": 5}
        > done
        > read, like a book
        = {"read": 4}
        """,
    "done with a step is not solved": """
        > simon states
        > top left is yellow
        > blue and green together
        > done
        ? stages[1]
        > status
        ~ Solved: zero.
        """,
    "done, and what comes next": """
        > simon states
        > top left is yellow
        > blue and green together
        > done, then red and blue
        = {"press": ["blue", "yellow"]}
        """,
    "pressed it, and what it was": """
        > shape fill
        > no diamonds, no empty ones
        > pressed it, it was a circle with an x in it
        ? key
        """,
    "holding": """
        > button
        > blue abort
        > holding it
        ? strip
        > the strip's yellow
        = {"action": "release", "digit": 5}
        """,
    "next panel": """
        > wire sequence
        > red to c
        > okay next panel
        ? panels[1]
        > next
        ? panels[1]
        """,
    "which one?": """
        > wires
        > red blue white
        > which one?
        = {"cut": 3}
        > what was that again?
        = {"cut": 3}
        """,
    "light went on": """
        > wires
        > red blue white
        > the light went on
        < Wires solved, one in all.
        """,
    "that's it": """
        > wires
        > red blue white
        > that's it
        < Wires solved, one in all.
        """,
    "cut it": """
        > wires
        > red blue white
        > okay I cut it
        < Wires solved, one in all.
        """,
    "it's green": """
        > wires
        > red blue white
        > it's green
        < Wires solved, one in all.
        """,
    "that's done, next up": """
        > wires
        > red blue white
        > great, that's done. next up memory
        < Wires solved, one in all. What is on the display?
        """,
    "another unlit one": """
        > I see a lit indicator that says FRK and an unlit one saying CAR
        < Lit: FRK. Unlit: CAR.
        """,
    "a holder with two and another with one": """
        > one battery holder with two batteries and another with one
        < Batteries: 3, in holders: 2.
        > two holders with two batteries each
        < Batteries: 4, in holders: 2.
        """,
    "port no": """
        > parallel port yes, serial port no
        < There is a Parallel port. No Serial port.
        """,
    "no vowel in serial": """
        > no vowel in serial, last digit even, 2 batteries
        < No vowel. Last digit even. Batteries: 2.
        """,
    "and an empty one": """
        > one port plate with parallel and serial, and an empty one
        < Plate with Parallel, Serial. Empty plates: one.
        """,
    "dice by the rest": """
        > yahtzee
        > purple six and the rest are threes
        ! understood=[{"module": "yahtzee", "copy": 1, "slots": {"colors": ["purple"], "values": [6], "rest": 3}}]
        """,
    "the columns from the left": """
        > battleship
        > from the top 2 0 3 0 3
        ! understood=[{"module": "battleship", "copy": 1, "slots": {"rows": [2, 0, 3, 0, 3]}}]
        ? columns
        """,
    "outer lights": """
        > binary leds
        > the outer two are lit
        ! understood=[{"module": "binary_leds", "copy": 1, "slots": {"lit": [1, 5]}}]
        """,
    "you among letters": """
        > alphabet
        > jay dee you aitch
        = {"press": ["H", "D", "U", "J"]}
        """,
}


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
