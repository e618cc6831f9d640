"""The game's other modules as fresh players tell them, in one breath, step by step and with corrections: the answer is the solver's."""

import pytest

from tests.strangers import misunderstood

SAID = {
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
        = {"letters": ["|","b","e","a"]}
        morse | dash dot dot dot, dot, dot dash
        morse | long short short short | short | short long
        morse | b, e, a
        morse | bravo echo alpha
        morse | first letter b, second letter e, third letter a
        morse | -... . .-
        morse | dah dit dit dit, dit, dit dah
        morse | it's b then e then a
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
        = {"wires":[{"colors":["blue"],"led":true,"star":true},{"colors":["red"],"led":false,"star":false},{"colors":["white"],"led":false,"star":true},{"colors":["red","blue"],"led":true,"star":false}]}
        complicated wires | blue with light and star, red with nothing, white with star, red blue with light
        complicated | blue, light on, star. red, no light, no star. white, no light, star. red and blue, light, no star
        complicated wires | blue lit star, plain red, white star, red blue lit
        complicated wires | blue led star | red | white star | red blue led
        complicated wires | blue both, red none, white star, red and blue light
        = {"wires":[{"colors":["blue"],"led":true,"star":true},{"colors":["red"],"led":false,"star":false},{"colors":["white"],"led":false,"star":true}]}
        complicated wires | blue led, red, white star | the first one also has a star
        complicated wires | blue led star, red star, white star | the second has no star
        complicated wires | blue led star, red led, white star | second one's light is off
        complicated wires | blue star, red, white star | wait, there's a light on the first one
        complicated wires | red led star, red, white star | the first one is blue
        complicated wires | blue led star, blue, white star | no, the second is red
        complicated wires | blue led star, red, white | the last one has a star
        complicated wires | blue led star, red, white | oh the third has a star too
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
        = {"panels":[[{"color":"blue","to":"B"},{"color":"red","to":"A"}]]}
        wire sequence | blue to bravo, red to alpha
        wire sequence: blue b, red a
        wire sequence | first wire's blue and goes to B, second's red to A
        wire sequence | blue B and red A
        wire sequence | there are two, blue to b and red to a
        wire sequence | blue goes to B. red goes to A. that's it
        wire sequence | blue connected to B, red connected to A
        wire sequence | two wires: blue to b, red to a
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
        maze | circle A2, light B4, triangle C4 | the triangle is at C5
        maze | circle A2, light B5, triangle C5 | I'm at B4, not B5
        maze | circle A3, light B4, triangle C5 | the circle's actually at A2
        maze | circle A2, light B4, triangle C4 | change the triangle to C5
        = {"circles":["F4"],"start":"C1","goal":"D6"}
        maze | green circle at F4, i'm at C1, red triangle D6
        maze | circle's in F4 | my light's in C1 | the triangle's in D6
        maze, circle foxtrot four, start charlie one, goal delta six
        maze | there's a circle at column 6 row 4, the white light is column 3 row 1, triangle column 4 row 6
        maze | F4 has a green circle, white is at C1, red at D6
        maze | start C1, finish D6, circle F4
        maze | I need to get from C1 to D6 and there's a circle at F4
        maze | circles at F4, me at C1, going to D6
        maze | the ring is six across four down, i'm three across one down, goal is four across six down
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
        password | w a t b c d | not d, p | column four e x q z j v
        password | w a t b c d | the last letter is p | column four e x q z j v
        password | w a t b c d | the d is a p | fourth: e x q z j v
        = {"columns":[["a","b","g","k","r","t"],["e","h","l","o","r","u"],null,null,null]}
        password | first column a b g k r t | second column e h l o r u
        password | column one: alpha bravo golf kilo romeo tango | column two: echo hotel lima oscar romeo uniform
        password | a, b, g, k, r, t in the first | e, h, l, o, r, u in the second
        password, first letter options are a b g k r t | second letter options e h l o r u
        password | A B G K R T | column 2 is E H L O R U
        password | ABGKRT | column two EHLORU
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
        knob | 5 on the left and 3 on the right
        knob | left has five lit, right has three
        knob | five lights left, three right
        the knob | left side: 5 lights. right side: 3 lights
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
