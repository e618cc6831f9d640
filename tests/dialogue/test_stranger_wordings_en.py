"""Wordings of players who never saw the program: numbered lists, other directions, commas, counts, corrections."""

import pytest

from tests.talk import play

SCRIPTS = {
    "wires, numbered": """
        > wires
        > 1 blue, 2 red, 3 blue
        = {"cut": 3}
        > next wires
        > wire one is blue, wire two is red, wire three is red
        = {"cut": 3}
        """,
    "wires, from the bottom": """
        > wires
        > bottom to top red red blue
        = {"cut": 3}
        ! understood=[{"module": "wires", "copy": 1, "slots": {"wires": ["blue", "red", "red"]}}]
        > next wires
        > starting from the bottom, white, blue, red
        ! understood=[{"module": "wires", "copy": 2, "slots": {"wires": ["red", "blue", "white"]}}]
        > third wires
        > white blue red from the bottom
        ! understood=[{"module": "wires", "copy": 3, "slots": {"wires": ["red", "blue", "white"]}}]
        """,
    "wires, by their initials": """
        > wires
        > r b k
        ! understood=[{"module": "wires", "copy": 1, "slots": {"wires": ["red", "blue", "black"]}}]
        """,
    "complicated wires, commas part them": """
        > 2B 2H // None // None // AL5QF2
        > complicated wires
        > red white, red blue light, red blue, red star light
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "red", "white", "wire", "red", "blue", "led", "wire", "red", "blue", "wire", "red", "star", "led"]}}]
        """,
    "complicated wires, marks inside": """
        > 2B 2H // None // None // AL5QF2
        > complicated wires
        > red blue LED no star, blue white no LED star, red LED star, plain red and blue
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "red", "blue", "led", "wire", "blue", "white", "star", "wire", "red", "led", "star", "wire", "red", "blue"]}}]
        """,
    "complicated wires, one at a time": """
        > 2B 2H // None // None // AL5QF2
        > complicated wires
        > wire one: red and blue, LED on, no star
        > wire two: blue and white, LED off, has a star
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"at": 2, "wires": ["wire", "blue", "white", "star"]}}]
        > wire three: red, LED on, has a star
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"at": 3, "wires": ["wire", "red", "led", "star"]}}]
        > red, led lit, star on it
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "red", "led", "star"]}}]
        """,
    "complicated wires, from the right": """
        > 2B 2H // None // None // AL5QF2
        > complicated wires
        > from right to left, red star light, red blue, white, blue
        ! understood=[{"module": "complicated_wires", "copy": 1, "slots": {"wires": ["wire", "blue", "wire", "white", "wire", "red", "blue", "wire", "red", "star", "led"]}}]
        """,
    "wire sequence, whole sentences": """
        > wire sequence
        > um so there's a red one going to B and then there's a black one going to A
        = {"actions": ["skip", "cut"], "counts": {"red": 1, "blue": 0, "black": 1}}
        > one is black to C, two is red to C
        = {"actions": ["cut", "skip"], "counts": {"red": 2, "blue": 0, "black": 2}}
        """,
    "simon says, taken back twice over": """
        > 1B 1H // None // None // BL5QF2
        > simon says red, wait, scratch that, green
        ! asking=["flashes[1]"]
        > g r
        ! asking=["flashes[2]"]
        """,
    "maze, counted": """
        > maze
        > circle is four over, six down
        ? start, goal
        > start 3 6
        ? goal
        > I have to get to bravo one
        ~ Left 1, up 1
        """,
    "maze, from the bottom": """
        > maze
        > circle: column four, first row from the bottom
        ! understood=[{"module": "maze", "copy": 1, "slots": {"circles": ["D", 6]}}]
        > I'm in the sixth row, third one
        ! understood=[{"module": "maze", "copy": 1, "slots": {"start": [6, "C"]}}]
        """,
    "morse code, counted": """
        > morse code
        > one dash then three dots
        ! understood=[{"module": "morse_code", "copy": 1, "slots": {"signals": ["-", ".", ".", "."]}}]
        """,
    "a name with a number that is told of it": """
        > 1B 1H // None // None // BL5QF2
        > forget me not, the number is 7
        ! copy=1
        < Stage one: seven.
        > forget me not number 2
        ! copy=2
        """,
    "forget me not, all of it at once": """
        > 1B 1H // None // None // BL5QF2
        > forget me not
        > 7 2 0 7 4 3 9 6
        ? stages[8]
        """,
    "digits only are no serial number": """
        > 1B 1H // None // None // BL5QF2
        > two bits
        > 93 then 26 then 72
        ! answer=null
        > the response was ninety three
        ~ Query
        """,
    "switches, counted and with their lights": """
        > switches
        > two up, one down, two up
        ! understood=[{"module": "switches", "copy": 1, "slots": {"switches": ["up", "up", "down", "up", "up"]}}]
        > next switches
        > up with the light top, down with the light top, down with the light bottom, up with the light bottom, up with the light top
        ! understood=[{"module": "switches", "copy": 1, "slots": {"switches": ["up", "down", "down", "up", "up"], "lights": ["up", "up", "down", "down", "up"]}}]
        """,
    "colored switches, numbered": """
        > colored switches
        > one is purple and up, two is turquoise and up, three is blue and up, four is blue and down, five is green and up
        = {"phase": 1, "toggles": [4, 3, 1]}
        """,
    "battleship, a row put right": """
        > battleship
        > columns 1 2 1 3 2
        > rows 3 0 2 0 5
        > no sorry, the last row is 4
        ! understood=[{"module": "battleship", "copy": 1, "slots": {"at": "last", "rows": 4}}]
        """,
    "small sentences": """
        > 2B 2H // None // None // BL5QF2
        > uh letter keys
        > the number on it is thirty six
        = {"press": "A"}
        > where is F sharp on the piano
        ! answer={"key": "F#", "index": 7, "color": "black", "number": 3}
        > snap needy
        > left is four, right is four
        = {"button": "snap"}
        > the capacitor thing has 17 seconds left
        = {"action": "hold_lever", "hold_seconds": 5}
        """,
}


@pytest.mark.parametrize("kind", SCRIPTS)
def test_said_as_strangers_say_it(kind: str) -> None:
    play("en", SCRIPTS[kind])


@pytest.mark.parametrize(
    "script",
    [
        # The list would be taken the wrong way round: better not at all.
        """
        > uncolored squares
        > from the bottom: red red blue blue, green green red red, blue yellow red red, green green green green
        ! changed=false
        """,
        # "That last one is red" is about a wire, and no character of the serial number.
        """
        > 1B 1H // None // None // BL5QF2
        > wire sequence
        > red bravo, black alpha
        > sorry, that last one is red
        ! understood=[{"module": "wire_sequence", "copy": 1, "slots": {"nth": "last", "recoloured": "red"}}]
        """,
    ],
)
def test_what_would_be_taken_wrongly_is_not_taken(script: str) -> None:
    play("en", script)
