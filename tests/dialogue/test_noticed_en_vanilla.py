"""The game's own modules as fresh players tell them, in one breath, step by step and with corrections: the answer is the solver's."""

import pytest

from tests.strangers import misunderstood

SAID = {
    "wires": """
        = {"wires": ["red","blue","white"]}
        simple wires | okay so I've got a red one, then a blue one and a white one
        wires | uh, red up top, blue in the middle, white at the bottom
        wires | three of them: the first is red, the second is blue and the third is white
        wires | red, blue, yellow | no wait, the last one is white
        wires | red blue yellow | sorry, I meant white for the last one
        wires | red, yellow, white | scratch that, red, blue, white
        wires | first one's red | second one's blue | third one's white | and that's all
        let's do wires | it goes red, blue, white and that's it
        wires | one red, one blue, one white
        wires | red and blue and white, three in total
        wires, there's three of them, red blue and then white
        wires | the colours from the top are red, blue, white
        wires | top wire red, middle wire blue, bottom wire white
        wires | red on top, then blue, and white at the very bottom
        wires | red, then a blue, finally white
        wires | okay, from the top it's red, blue... and white
        wires | I see three wires, a red, a blue, and a white wire
        wires | three red, blue, white
        wires | three wires going red, blue, white
        wires | I have three: a red, a blue and a white
        wires | white at the bottom, blue in the middle, red on top
        wires | red blue yellow | make it white for the third
        = {"wires": ["red","red","blue","white"]}
        wires | two reds, a blue and a white
        wires | red, another red, blue, white
        wires | there are two red ones on top, then blue and white
        wires | four wires. red red blue white
        wires | red twice, then blue, then white
        wires | first two are red, then blue, then white
        wires | the first and second are red, the third's blue and the fourth's white
        wires | red red blue black | no, white not black
        wires | red, red, yellow, white | the third one should be blue
        = {"wires": ["black","yellow","red","blue","white","yellow"]}
        wires | there's six: black, yellow, red, blue, white, yellow
        okay next module is the simple wires, six wires, black yellow red blue white yellow
        wires | black yellow red blue white | oh and another yellow one at the bottom
        wires | we've got black, yellow, red, blue, uh, white and yellow again
        wires | black yellow red blue white | there's another one, yellow
        = {"wires": ["blue","blue","blue"]}
        wires | three blues
        wires | all three are blue
        wires | they're all blue, three of them
        wires | blue blue blue
    """,
    "the_button": """
        = {"color":"blue","label":"abort","strip":null}
        the big button | it's a blue one and it says abort
        button | blue. abort.
        button | it says abort and it's blue
        button | abort on a blue button
        button | a blue button with the word abort on it
        button | the colour's blue | the word is abort
        button | red abort | no wait, it's blue
        button | blue, and the label reads abort
        we have a big blue button, the text says abort
        a blue button that says "Abort"
        button | blue button labelled detonate | sorry, abort
        button | blue | abort
        = {"color":"blue","label":"abort","strip":"yellow"}
        button | blue abort | okay holding, the strip's yellow
        button | blue abort | holding it | it's yellow
        button | blue abort | the strip just turned yellow
        button | blue abort | yellow strip
        button | blue abort | I see a yellow light on the side
        button | blue abort | it lit up yellow
        button | blue abort | white strip | no sorry, yellow
        button | blue abort | um, the light's yellow
        button | blue abort | now there's a yellow strip
        = {"color":"red","label":"hold","strip":null}
        button | red, hold
        button | it's red with hold written on it
        red button saying hold
    """,
    "keypad": """
        = {"symbols": ["omega","six","ae","euro"]}
        keypad | omega, a six, the ae thing, and a backwards e with two dots
        keypad | top left is omega, top right is the six, bottom left ae and bottom right is the euro
        keypad | omega | six | a e | backwards e with dots
        keypad | omega six a e euro
        keypad | I've got an omega, a six looking thing, an a and e stuck together, and a euro
        keypad | omega, six, ash, euro sign
        keypad | omega, the b with a tail, joined ae, reversed euro
        keypad | first one's omega, second one's a six, third one's ae and the last is the euro
        keypad | omega, six, a-e, euro
        keypad | omega, six, æ, Ë
        keypad | horseshoe, six, ae, euro
        keypad | omega, six, letters a and e, mirrored e with dots
        keypad | omega, six, a e, euro
        keypad | omega, six, ay ee, euro
        keypad | omega, six, the letters a e, euro
        keypad | omega, six, a e joined, euro
        keypad | omega, six, a and e joined together, euro
        keypad | omega, six, ae ligature, euro
        keypad | omega, six, a-e symbol, e with dots
        keypad | omega, six, a e together, e with the two dots
        keypad | omega, 6, a e, backwards e
        keypad | omega, six, alpha echo, euro
        = {"symbols": ["copyright","hollow_star","cursive","melted_three"]}
        keypad | copyright, white star, curly loop, the broken three
        keypad | copyright symbol, empty star, loopy thing, half three
        keypad | there's a c in a circle, an outlined star, a pigtail, and a 3 with a tail
        keypad | copyright, the star is empty, cursive, melted three
        keypad | copyright, star, cursive, melted three | it's not filled in
    """,
    "simon_says": """
        = {"strikes":0,"flashes":["red"]}
        simon says | it's flashing red
        simon | the red one lights up
        simon says, red
        simon | just red so far
        simon | only the red one
        simon | red light is blinking
        = {"strikes":0,"flashes":["red","blue"]}
        simon | red | now it's red and blue
        simon | red | then blue
        simon | red | blue after that
        simon | red | blue got added
        simon | red then blue
        simon | now red, blue
        simon | red | red blue
        simon | red | green | no wait, blue
        simon | red green | no, the second is blue
        simon | red | done | blue
        simon | red | okay, it's red, blue now
        simon | first red, second blue
        simon | red followed by blue
        = {"strikes":0,"flashes":["red","blue","blue"]}
        simon | red, blue, blue again
        simon | red, two blues
        simon | red and then blue twice
        simon | red blue | and another blue
        simon | red, blue | same plus blue
        simon | red blue | plus blue at the end
        = {"strikes":0,"flashes":["blue","blue","blue","blue"]}
        simon | blue three times | no, four times
        simon | blue four times
        simon | it flashes blue 4 times
        = {"strikes":1,"flashes":["red","blue"]}
        strike | simon | red blue
        simon | red blue | we got a strike
        simon | red blue | I got a strike | red blue
    """,
    "memory": """
        = {"stages":[],"display":2,"labels":[3,1,4,2]}
        memory | the display shows a two, the buttons are three one four two
        memory | display's a 2 and underneath three, one, four, two
        memory | it's a two with 3 1 4 2 below
        memory | big number two, labels three one four two
        memory | two on the screen, and the buttons from left to right read 3, 1, 4, 2
        memory | display 3, buttons 3 1 4 2 | no wait, display is 2
        memory | two. three one four two.
        = {"stages":[{"position":2,"label":1}],"display":1,"labels":[3,1,4,2]}
        memory | display 2 labels 3 1 4 2 | done, next one shows 1, with 3 1 4 2
        memory | display two | it was a one | now the display's one and it's three one four two
        memory | two | that was a 1 | the display is now one, buttons 3142
        memory | 2 | it's labelled one | display one labels 3 1 4 2
    """,
    "morse_code": """
        = {"letters": ["|","...","...."]}
        morse | dot dot dot, then four dots
        morse code | three dots, then four dots
        morse | short short short, pause, short short short short
        morse | s then h
        morse | first letter is s | second letter is h
        morse | it starts with dot dot dot | next is dot dot dot dot
        morse | s h
        morse | first is three shorts, then four shorts
        morse | sierra hotel
        morse | three short ones | then four short ones
    """,
    "complicated_wires": """
        = {"wires":[{"colors":["red","white"],"led":true,"star":false},{"colors":["blue"],"led":false,"star":true},{"colors":["white"],"led":false,"star":false}]}
        complicated wires | red and white with the light on, blue with a star, plain white
        complicated wires | red white light, blue star, white nothing
        complicated wires | white and red, light's on; blue, star underneath; white without anything
        complicated wires | red white LED on no star, blue LED off with star, white LED off no star
        complicated wires | wire one red and white led on, wire two blue star, wire three white
        complicated wires | red and white striped, lit | blue with star | white
        complicated wires | red white with led | blue no star | no, it has a star | white
        complicated wires | red white no led | no, the led is on | blue star | white
        complicated wires | red white with led and star | no, the star is empty | blue star | white
        complicated wires | red white with light, blue, white | the second one has a star
        complicated wires | red white with light, blue, white | actually there is a star on the second one
        complicated wires | red white, blue with star, white | the first one's light is on
        complicated wires | red with led, blue with star, white | the first is red and white actually
    """,
    "wire_sequence": """
        = {"panels":[[{"color":"red","to":"C"},{"color":"blue","to":"A"},{"color":"black","to":"B"}]]}
        wire sequence | red to c, blue to a, black to b
        wire sequences | first is red going to C, second's blue to A, third is black to B
        wire sequence | red charlie blue alpha black bravo
        wire sequence | red goes to c, blue goes to a and black goes to b
        wire sequence | the red one connects to charlie, the blue one to alpha, the black one to bravo
        wire sequence | one is red to c | two is blue to a | three is black to b
        wire sequence | one red C, two blue A, three black B
        wire sequence | red from one to C, blue from two to A, black from three to B
        wire sequence | a red wire to C, a blue one to A and a black wire to B
        wire sequence | wire 1 red c, wire 2 blue a, wire 3 black b
        wire sequence | red C blue A black A | no, the black goes to B
        wire sequence | red C blue A black A | sorry, the last one goes to B
        wire sequence | red C blue B black B | second one is A not B
        wire sequence | red C blue A black A | the third goes to B
        = {"panels":[[{"color":"red","to":"C"}],[{"color":"red","to":"B"}]]}
        wire sequence | red c | next panel, red b
        wire sequence | just one, red to C | done. now a red to B
        wire sequence | only one wire, red to charlie | cut it, next red bravo
        wire sequence | there's only a red to c | okay next page: red to b
        wire sequence | red to c | done | red to b
    """,
    "maze": """
        = {"circles":["A2"],"start":"B4","goal":"C5"}
        maze | circle at a2, light at b4, triangle at c5
        maze | circle A2, B4, C5
        maze | circle is in column one row two, I'm in column two row four, the goal's in column three, row five
        maze | green circle A2 | I'm at B4 and have to go to C5
        maze | the circle's at alpha two | white light at bravo four | triangle at charlie five
        maze | circle: A2. me: B4. target: C5
        maze | there's a circle in A2, the white dot is at B4 and the red triangle is at C5
        maze | triangle is C5, white square B4, circle A2
        maze | from B4 to C5, circle at A2
        maze | circle at row 2 column 1, I'm at row 4 column 2, exit at row 5 column 3
        maze | A2 | B4 | C5
        maze | circle A2, start B5, goal C5 | no wait, start is B4
        maze | circle A2, start B4, goal C4 | sorry, triangle's at C5
        maze | circle A2, start B4, goal C4 | I meant C5 for the goal
        maze | green at A2, white at B4, red at C5
    """,
    "password": """
        = {"columns":[["w","a","t","b","c","p"],null,null,["e","x","q","z","j","v"],null]}
        password | first column: w a t b c p | fourth column e x q z j v
        password | first letters are w, a, t, b, c and p | the fourth has e x q z j v
        password | w a t b c p | column 4: e, x, q, z, j, v
        password | in the first I have W, A, T, B, C, P | in the fourth I have E, X, Q, Z, J, V
        password | the letters in column one are w a t b c p and in column four e x q z j v
        password | the first slot cycles through w a t b c p | slot four: e x-ray q z j v
        password | w, a, t, b, c, d | no wait, p not d | fourth e x q z j v
        password | w, a, t, b, c, p | skip to the fourth: e x ray q z j v
    """,
    "knob": """
        = {"leds": [[0,0,1,0,1,1],[1,1,1,1,0,1]], "counts": null, "up_label": null}
        knob | top row off off on off on on, bottom row on on on on off on
        knob | the top is off, off, on, off, on, on and the bottom is on on on on off on
        knob | upper row: dark dark lit dark lit lit. lower row: lit lit lit lit dark lit
        knob | first row 0 0 1 0 1 1, second row 1 1 1 1 0 1
        knob | top: no no yes no yes yes | bottom: yes yes yes yes no yes
        knob | the top row has lights in 3, 5 and 6, the bottom has 1, 2, 3, 4 and 6
        knob | 001011 111101
        knob | off off on off on on | on on on on off on
        = {"answer": {"position": "down"}}
        knob | left half 5, right half 3
    """,
    "capacitor_discharge": """
        = {"seconds_left": 15}
        capacitor | 15 seconds left
        capacitor discharge | there's fifteen seconds on it
        the capacitor thing says 15
        capacitor | it's at 15
        capacitor | display shows fifteen
        lever module | 15
    """,
    "venting_gas": """
        = {"prompt": "vent_gas"}
        venting gas | it says vent gas
        gas | vent gas?
        vent gas question mark
        it's asking to vent gas
        venting | vent gas
        it says vent gas
        the gas thing wants to know if we vent gas
        venting gas module says vent gas, yes or no
        = {"prompt": "detonate"}
        venting gas | it says detonate
        gas | detonate?
        gas module says detonate
        it's asking detonate
        gas, it wants to detonate
        = {"answer": {"press": "N"}}
        vent gas | it says detonate now
        vent gas | now detonate
    """,
}


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])
