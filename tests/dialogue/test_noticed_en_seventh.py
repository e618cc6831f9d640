"""Lists begun anew, refusals without a reason, and other sentences that fresh players say in English."""

import pytest

from tests.strangers import misunderstood
from tests.talk import play

TALKS = {
    "a list begins anew where its first two are said again": """
        > wires
        > red, blue, I mean red, blue, white
        ! understood=[{"module": "wires", "copy": 1, "slots": {"wires": ["red", "blue", "white"]}}]
        = {"cut": 3}
        """,
    "where only the first is said again it is asked": """
        > wires
        > red blue, no wait, red white white
        < Did you say red white white?
        > yes
        = {"cut": 3}
        """,
    "and no to that leaves all as it was": """
        > wires
        > red blue, no wait, red white white
        > no
        ~ All right, as it was.
        > red red white white
        = {"cut": 2}
        """,
    "one value put right in a list is not the list": """
        > wires
        > red, red, blue, no sorry, white
        = {"cut": 3}
        """,
    "a display and labels begun anew": """
        > memory
        > 2 3, no wait, 2 3 1 4 2
        = {"position": 2, "label": 1}
        """,
    "wires with lights begun anew": """
        > serial AB3CD5, parallel port, three batteries
        > complicated wires
        > red with led, white, no, red with led, blue, white with star
        = {"cut": [1, 3]}
        """,
    "two of a list exchanged": """
        > wires
        > black black yellow white
        = {"cut": 2}
        > swap the last two
        = {"cut": 1}
        > undo
        = {"cut": 2}
        > swap the third and the fourth
        = {"cut": 1}
        """,
    "exchanged symbols are elsewhere": """
        > keypad
        > omega, six, ae, euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        > the first two are the wrong way round
        = {"order": ["six", "euro", "ae", "omega"], "positions": [1, 4, 3, 2]}
        """,
    "a place that is not there is exchanged with none": """
        > wires
        > red blue white
        > swap 1 and 4
        < There are only three.
        """,
    "read from the other end": """
        > wires
        > blue blue red
        = {"cut": 2}
        > no, the other way round
        = {"cut": 3}
        """,
    "of two lists it is asked which": """
        > switches
        > switches up down up up down, lights up up down down up
        > the other way round
        < Which list do you mean? Read it anew, please.
        """,
    "what is wrong is asked": """
        > serial AB3CD5
        > simon says
        > red
        = {"press": ["blue"]}
        > no that's not right
        < I heard: red. What of that is wrong? Say it anew, or undo.
        ! changed=false
        > blue
        = {"press": ["red"]}
        """,
    "no to a question": """
        > wires
        > red blue, no wait, red white white
        > that's not right
        ~ All right, as it was.
        """,
    "labels of a stage that is answered put right": """
        > memory
        > 2 3 1 2 4
        = {"position": 2, "label": 1}
        > no, 1 3 4 2
        = {"position": 2, "label": 3}
        """,
    "a digit for the one that was denied": """
        > memory
        > 3
        = {"position": 3}
        > not 3, 2
        = {"position": 2}
        > 4
        > 1 not 4
        ! understood=[{"module": "memory", "copy": 1, "slots": {"digit": 1, "not": 4}}]
        ? display
        """,
    "a cell for the one that was denied": """
        > maze
        > circle at A2, light at B4, triangle C4
        > C5, not C4
        ! understood=[{"module": "maze", "copy": 1, "slots": {"moved": ["C", 5], "not": ["C", 4]}}]
        > B5 not D1
        ~ I was not told that one.
        """,
    "letters of another column": """
        > password
        > first column e h r s t u
        > that was column four
        ? columns[0]
        > watbcp
        ~ Now column
        """,
    "several wires alike": """
        > complicated wires
        > two red ones with stars, one white
        = {"cut": [1, 2, 3]}
        """,
    "a star that was filled is hollow": """
        > keypad
        > smiley, paragraph, bt, star
        > the star is hollow
        = {"error": "no_column"}
        """,
    "one of what was refused, where nothing was told before": """
        > keypad
        > omega, six, ae, smiley
        = {"error": "no_column"}
        > the last one is euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        """,
    "rows one after the other": """
        > battleship
        > first row 2, second 0, third 3, fourth 0, last 3
        ! understood=[{"module": "battleship", "copy": 1, "slots": {"at": 1, "rows": [2, 0, 3, 0, 3]}}]
        > second row 1, third 2
        ! understood=[{"module": "battleship", "copy": 1, "slots": {"at": 2, "rows": [1, 2]}}]
        """,
    "all lights but one": """
        > knob
        > top all but the fourth
        ! understood=[{"module": "knob", "copy": 1, "slots": {"leds": [1, 1, 1, 0, 1, 1]}}]
        > all but the first and fourth
        ! understood=[{"module": "knob", "copy": 1, "slots": {"leds": [0, 1, 1, 0, 1, 1]}}]
        """,
    "faces with an and": """
        > emoji math
        > two dots and a smile, plus, two lines and a frown
        = {"value": 1, "keys": ["1", "="]}
        """,
    "only the place counted from the end is told": """
        > wires
        > white's at the bottom
        ? wires[0]
        """,
    "lights by their first letters are lights": """
        > switches
        > u d u u d
        ! understood=[{"module": "switches", "copy": 1, "slots": {"switches": ["up", "down", "up", "up", "down"]}}]
        > u u d u d
        ! understood=[{"module": "switches", "copy": 1, "slots": {"lights": ["up", "up", "down", "up", "down"]}}]
        """,
    "a character of the serial number for another": """
        > serial AB3CD5
        > it's a K not a C
        < Serial alpha bravo 3 kilo delta 5.
        > Z not Q
        ~ I was not told that one.
        ! changed=false
        """,
    "a plate with a port and a port": """
        > one port plate with a parallel port and a serial port
        < Plate with Parallel, Serial.
        > another port plate that's empty
        < Plate with Parallel, Serial. Empty plates: one.
        > plate one: DVI, RCA. plate two: empty
        ~ Plate with DVI-D, Stereo RCA.
        """,
    "ports by themselves at the end": """
        > 3 batteries 2 holders FRK lit AB3CD5 parallel serial
        < Batteries: 3, in holders: 2. Lit: FRK. Serial alpha bravo 3 charlie delta 5. There is a Parallel, Serial port.
        """,
    "and the serial number after a port": """
        > parallel, serial AB3CD5
        < Serial alpha bravo 3 charlie delta 5.
        """,
    "one lit indicator behind the serial number": """
        > the serial number is AB3CD5. there's one lit indicator FRK.
        < Serial alpha bravo 3 charlie delta 5. Lit: FRK.
        """,
    "none to be seen": """
        > I don't see any batteries
        < Batteries: 0, in holders: 0.
        > there are no indicators on the bomb
        < No indicators.
        > the bomb has a parallel port
        < There is a Parallel port.
        """,
    "holders one by one": """
        > we have two battery holders, one has two batteries and the other has one
        < Batteries: 3, in holders: 2.
        """,
    "what is plainly of the casing is not passed over": """
        > one more battery
        < I didn't catch that.
        > my phone battery is almost empty again
        - nothing
        ! say=""
        """,
    "right is no mere word where left is said": """
        > knob
        > three left five right
        ! understood=[{"module": "knob", "copy": 1, "slots": {"left": 3, "right": 5}}]
        = {"error": "unknown_pattern"}
        > 5 left 3 right
        = {"position": "down", "side": null}
        """,
    "switches that cannot be are kept to be put right": """
        > switches
        > up down up up up
        = {"error": "switches_forbidden"}
        > the last is down
        ? lights
        """,
    "one that was missed is no one": """
        > forget me not
        > 4
        > I missed one
        ! understood=[{"module": "forget_me_not", "copy": 1, "slots": {"missed": true}}]
        """,
    "a colour of the button or of its strip": """
        > button
        > blue abort
        > red
        > not red, white
        ! understood=[{"module": "the_button", "copy": 1, "slots": {"not": "red", "shade": "white"}}]
        > not yellow, blue
        = {"error": "not_told"}
        """,
    "an upper or the lower digit for another": """
        > digital root
        > 9 9 1 bottom 2
        = {"button": "no"}
        > 1 not 2
        = {"button": "yes"}
        """,
    "no letter is left out": """
        > password
        > letters are w a t oh b c p
        = {"error": "bad_column"}
        """,
    "six letters are no serial number": """
        > memory
        > w a t b c p
        - nothing
        > AB3CD5
        < Serial alpha bravo 3 charlie delta 5. What is on the display?
        """,
    "neither nor": """
        > neither CAR nor FRK is lit
        ! understood=[{"bomb": {"not_lit": ["CAR", "FRK"]}}]
        > there is neither a BOB nor an NSA
        ! understood=[{"bomb": {"absent": ["BOB", "NSA"]}}]
        > no parallel or serial port
        < No Parallel, Serial port.
        """,
    "a colour that no switch has": """
        > colored switches
        > red, blue, pink, green, orange
        = {"error": "unknown_color"}
        > the third is purple
        ? switches
        """,
    "a refused colour put right by itself": """
        > wires
        > red, green, white
        = {"error": "unknown_color"}
        > no, blue
        = {"cut": 3}
        """,
    "that one is no digit": """
        > memory
        > I like that one
        - nothing
        > one
        = {"position": 2}
        """,
    "talk beside the lights": """
        > knob
        > up and down all day
        - nothing
        > nothing to see here
        - nothing
        > wait what
        ! changed=false
        """,
}

SAID = {
    "wires": """
        = {"wires": ["red","blue","white"]}
        wires | red, blue, white, thats it
        wires: red / blue / white
        wires | 1. red 2. blue 3. white
        = {"wires": ["yellow","black","yellow","blue","yellow","white"]}
        wires | yellow, black, yellow, blue | then yellow and white
        wires | yellow black yellow blue yellow | and a white one
        = {"wires": ["blue","blue","blue","red"]}
        wires | four wires, all blue but the bottom one's red
    """,
    "simon_says": """
        = {"strikes":0,"flashes":["red","blue","blue"]}
        simon says | red | then blue | then blue again
    """,
    "whos_on_first": """
        = {"answer": {"read": 3, "press": "BLANK", "position": 4}}
        who's on first, it says YES | buttons are: READY, FIRST, NO, BLANK, NOTHING and YES
        who's on first yes ready first no blank nothing yes
        who's on first | yes | right ready first no blank nothing yes
    """,
    "morse_code": """
        = {"letters": ["|","s","h"]}
        morse code | dot, dot, dot. dot, dot, dot, dot.
        morse code | di di dit, di di di dit
    """,
    "complicated_wires": """
        = {"wires":[{"colors":["red","white"],"led":true,"star":false},{"colors":["blue"],"led":false,"star":true},{"colors":["white"],"led":false,"star":false}]}
        complicated wires | 1: red/white, led; 2: blue, star; 3: white
        complicated wires | red-white lit | blue starred | plain white
        complicated wires | candy cane striped red and white with the light, blue with star, white plain
    """,
    "wire_sequence": """
        = {"panels":[[{"color":"red","to":"C"},{"color":"blue","to":"A"},{"color":"black","to":"B"}]]}
        wire sequence | red 1 to C, blue 2 to A, black 3 to B
        = {"panels":[[{"color":"red","to":"C"},{"color":"blue","to":"A"},{"color":"blue","to":"B"}]]}
        wire sequence | red to C, two blues to A and B
    """,
    "maze": """
        = {"circles":["A2"],"start":"B4","goal":"C5"}
        maze | A2 circle, B4 white, C5 red
        maze | circle at eh two, light at bee four, triangle at see five
    """,
    "password": """
        = {"columns":[["w","a","t","b","c","p"],null,null,["e","x","q","z","j","v"],null]}
        password | watbcp | exqzjv
        password | letters are w a t b c p | four is e x q z j v
        password | one: w a t b c p. four: e x q z j v.
    """,
    "third_base": """
        = {"orientation":"upright","display":"IS9H","buttons":[["IS9H","H6SI"],["IH6X","X6IS"],["6NZH","XOHZ"]]}
        third base | top | IS9H | IS9H H6SI IH6X X6IS 6NZH ZHOX | no, the last is XOHZ
        third base | top | IS9H | top row IS9H H6SI, middle IH6X X6IS, bottom 6NZH XOHZ
    """,
    "battleship": """
        = {"rows": [2,0,3,0,3], "columns": [1,2,2,1,2], "ships": {"1":1,"2":2,"3":1,"4":0}, "known": {}}
        battleship | row numbers two, zero, three, zero, three | column numbers one, two, two, one, two | 1 2 1 0
    """,
    "binary_leds": """
        = {"values": [17,15,6], "cut": []}
        binary leds | lit: 1 and 5 | lit: 2 3 4 5 | lit: 3 4
        binary leds | first and fifth | second to fifth | third and fourth
        binary leds | x o o o x | o x x x x | o o x x o
    """,
    "symbolic_password": """
        = {"grid": [["ae","squid_knife","right_c"],["double_k","paragraph","pitchfork"]]}
        symbolic password | top: ae, squid knife, right c. bottom: double k, paragraph, pitchfork.
    """,
    "uncolored_squares": """
        = {"grid": [["green","yellow","yellow","magenta"],["magenta","magenta","yellow","yellow"],["black","black","black","black"],["blue","black","black","black"]]}
        uncolored squares | g y y m | m m y y | k k k k | b k k k
    """,
    "colored_squares": """
        = {"rarest": "red", "white": 0}
        colored squares | the colour with the fewest squares is red
        coloured squares | two reds, three blues, four greens, three yellows, four pinks
    """,
    "decolored_squares": """
        = {"answer": {"ask": "A1"}}
        decolored squares | red on top, yellow at the bottom
    """,
    "rock_paper_scissors_lizard_spock": """
        = {"decoy": "rock"}
        rps | rock in the centre
    """,
    "alphabet": """
        = {"letters": ["J","D","U","H"]}
        alphabet | the first is a J, the second a D, the third a U and the fourth an H
    """,
    "bitmaps": """
        = {"white": [7,9,10,8]}
        bitmaps | TL 7 TR 9 BL 10 BR 8
    """,
    "snap": """
        = {"displays": [8,2]}
        snap | 8 3 | the second is 2
        snap | 4 4 | the first is 8 | the second is 2
    """,
    "yahtzee": """
        = {"dice": {"purple": 4, "yellow": 4, "blue": 1, "white": 6, "black": 4}, "kept": []}
        yahtzee | p 4 y 4 b 1 w 6 k 4
    """,
    "shape_fill": """
        = {"stage": 1, "grid": null, "key": {"shape":"diamond","fill":"empty"}}
        shape fill | I don't see any diamonds and nothing is empty
    """,
    "emoji_math": """
        = {"display": ":)-:("}
        emoji math | :) + :( | it's a minus
    """,
    "capacitor_discharge": """
        = {"seconds_left": 15}
        capacitor | there's 15 on the timer
    """,
    "knob": """
        = {"leds": [[0,0,1,0,1,1],[1,1,1,1,0,1]], "counts": null, "up_label": null}
        knob | top row only third, fifth and sixth | bottom all but the fifth
    """,
}


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
