"""Modules of the workshop as fresh players tell them, in one breath, step by step and with corrections: the answer is the solver's."""

import pytest

from tests.strangers import misunderstood

SAID = {
    "alphabet": """
        = {"letters": ["J","D","U","H"]}
        alphabet | J D U H
        alphabet | juliett delta uniform hotel
        alphabet | top left's a J, top right D, bottom left U, bottom right H
        alphabet | the letters are J, D, U and H
        alphabet | I've got J, D, U, H
        alphabet | first one is J | second is D | third is U | fourth is H
        alphabet | top row J D, bottom row U H
        alphabet | it's a J and a D on top, U and H at the bottom
        alphabet | J D U C | no wait, the last one is H
        alphabet | J D U C | sorry, I meant H not C
        alphabet | J D U C | scratch that, J D U H
        alphabet | jay dee you aitch
        alphabet | okay so uh, J as in juliet, D as in dog, U as in umbrella and H as in hotel
        alphabet keys, J D U H
        we've got the alphabet module with letters J D U H
        alphabet | JDUH
        alphabet | J, D | U and H
        alphabet | it's a J, a D, a U and an H
        = {"letters": ["X","D","U","H"]}
        alphabet | xray delta uniform hotel
        alphabet | x-ray, d, u, h
        alphabet | x ray d u h
        alphabet | ex d u h
    """,
    "appendix_keys": """
        = {"note": "Bb"}
        which key is b flat
        what key is B flat
    """,
    "battleship": """
        = {"rows": [2,0,3,0,3], "columns": [1,2,2,1,2], "ships": {"1":1,"2":2,"3":1,"4":0}, "known": {}}
        battleship | the columns say 1 2 2 1 2 | the rows say 2 0 3 0 3 | 1 2 1 0
        battleship | rows 2 0 3 0 3 columns 1 2 2 1 2 ships 1 2 1 0
        battleship | rows 2 0 3 0 2, columns 1 2 2 1 2, ships 1 2 1 0 | the last row is 3
        battleship | rows 2 0 3 0 3, columns 1 2 2 1 1, ships 1 2 1 0 | fifth column is 2
    """,
    "binary_leds": """
        = {"values": [17,15,6], "cut": []}
        binary leds | on off off off on | off on on on on | off off on on off
        binary leds | 10001, then 01111, then 00110
        binary leds | first one and last one | now all but the first | now the third and fourth
        binary leds | on off off off on | then everything except the first | then just the middle and the fourth
    """,
    "bitmaps": """
        = {"white": [10,10,8,8], "line": 3, "square": 0}
        bitmaps | 10 10 8 8 | third row is all white | no three by three
        bitmaps | top left ten, top right ten, bottom left eight, bottom right eight | row three's all white
        bitmaps | ten, ten, eight, nine | no, the last is eight | third row is one color
    """,
    "bitwise_operations": """
        = {"operator": "and", "modules": 11, "start_minutes": 5}
        bitwise | the operator is and, eleven modules, started at five minutes
    """,
    "boolean_venn_diagram": """
        = {"expression": "(A and B) implies C"}
        boolean venn diagram | A and B in brackets, implies C
        boolean venn | open bracket A and B close bracket implies C
        venn diagram | (A ∧ B) → C
        boolean venn | brackets around A and B, then an arrow to the right, C
        boolean venn | parenthesis A wedge B parenthesis arrow right C
        boolean venn | the brackets are on the left, first is and, second is implies
        boolean venn | left brackets, and, implies
        boolean venn | A upside down V B in parentheses, arrow to the right C
        boolean venn | (A and B) implies C
        venn | and, then implies, brackets on the first two
        = {"expression": "A or (B xor C)"}
        boolean venn | A or, B xor C in brackets
        boolean venn | A or open parenthesis B xor C
        boolean venn | a v b v with a line under it c, brackets on the right
        boolean venn | A or (B xor C)
        boolean venn | first is or, second is xor, parentheses on B and C
        boolean venn | or, xor, right brackets
    """,
    "clsq": """
        = {"counts": {"blue":3,"green":3,"red":6,"magenta":3,"yellow":1}}
        which colored squares | yellow's the rarest, just one
    """,
    "colored_squares": """
        = {"rarest": "magenta", "white": 0}
        colored squares | magenta, just one
        colored squares | the rarest is magenta
        colored squares | there's only one magenta
        colored squares | pink has the fewest
        colored squares | fewest is magenta with one
        colored squares | the least common color's magenta
    """,
    "colored_switches": """
        = {"colors":["green","blue","orange","red","red"],"switches":["down","down","down","down","down"],"lights":null,"toggles_done":0}
        colored switches | green, blue, orange, red, red, all down
        colored switches | green down, blue down, orange down, red down, red down
        colored switches | colors are green blue orange red red | they're all down
        colored switches | green blue orange red red | down down down down down
        colored switches | all switches are down, colors green, blue, orange, red, red
        colored switches | green down, blue up, orange down, red down, red down | the second is down
        = {"colors":["green","blue","orange","red","red"],"switches":["up","down","up","down","down"],"lights":["down","down","down","down","up"]}
    """,
    "digital_root": """
        = {"top": [9,9,1], "bottom": 1}
        digital root | nine nine one and one
        digital root | top row 9 9 1, bottom 1
        digital root | it says 991 and below it's 1
        digital root | 9 9 1 on top, 1 below
        digital root | the top three are nine, nine and one, and the bottom one's a one
        digital root | 991 over 1
        digital root | first is nine, second nine, third one, bottom one
        digital root | 9 9 2 | no, the third is 1 | bottom 1
        digital root | 9, 9, 1 | 1
        digital root | 9 9 1 1
        digital root | bottom one, top nine nine one
        digital root | up top it's 9, 9, 1 with a 1 underneath
        digital root | top 9 9 1 bottom 2 | sorry, bottom is 1
        digital root | the first is 9, the second is 9, the third is 1 and the bottom is 1
        digital root | 9 9 1 2 | bottom is 1
        digital root | 9 9 2 1 | the third is a 1
        digital root | 9 8 1 bottom 1 | the middle one is 9
    """,
    "emoji_math": """
        = {"display": "=(+=("}
        emoji math | equals sad plus equals sad
        emoji math | =( + =(
        emoji math | equals left paren plus equals left paren
        emoji math | equal sign open paren plus equal sign open paren
        emoji math | equals frown plus equals frown
        emoji math | =(+=(
        = {"display": ":)-:("}
        emoji math | colon happy minus colon sad
        emoji math | colon close parenthesis minus colon open parenthesis
        emoji math | :) - :(
    """,
    "letter_keys": """
        = {"number": 50}
        letter keys | the number is fifty
        letter keys | it says 50
        letter keys, display shows 50
        letter keys | fifty
        letter keys | 5 0
        letter keys | 15 | no, 50
        letter keys | there's a fifty on the screen
        letter keys | I've got a 50
        letter keys | five zero
        letter keys | number's 50
    """,
    "rock_paper_scissors_lizard_spock": """
        = {"decoy": "rock"}
        rock paper scissors lizard spock | rock in the middle
        rpsls | rock is in the center
        rock paper scissors | the middle one's rock
        rock paper scissors | plus shape with rock in the middle
        rock paper scissors lizard spock | cross, center is rock
        rock paper scissors | they form an X with rock in the middle
        rock paper scissors | paper in the middle | no wait, rock
        rock paper scissors | rock's between the others
        rock paper scissors | two on top, three below, rock in the middle of the three
        rock paper scissors | the one in the middle is the rock
        = {"decoy": null}
        rock paper scissors | it's a pentagon
        rock paper scissors | they're in a circle, nothing in the middle
        rock paper scissors | nothing's in the middle
        rock paper scissors | regular pentagon, none in the center
    """,
    "round_keypad": """
        = {"symbols": ["euro","omega","ae","tracks","six","balloon","copyright","dragon"]}
        round keypad | clockwise from the top euro, omega, ae, tracks, six, balloon, copyright, dragon
        round keypad | euro, omega, a e, railroad, six, balloon, copyright, snake
        round keypad | e with dots, horseshoe, ae, hashtag, six, lollipop, c in a circle, three with horns
        round keypad | euro, omega, ae, tracks | six, balloon, copyright, dragon
        round keypad | top is euro, then omega, then ae, then tracks, then six, balloon, copyright and the dragon
        round keypad | euro, omega, ae, tracks, six, balloon, copyright, pumpkin | the last one is a dragon
        round keypad | euro, omega, ae, tracks, six, balloon, copyright, pumpkin | not pumpkin, dragon
    """,
    "simon_states": """
        = {"top_left":"yellow","stages":[["blue","green"]]}
        simon states | top left is yellow | blue and green together
        simon states | yellow in the top left | blue and green at the same time
        simon states | upper left's yellow | it flashes blue and green
        simon states | the top left one is yellow | blue green
        simon states | top left yellow, blue and green flashed
        = {"top_left":"yellow","stages":[["blue","green"],["red","blue"]]}
        simon states | top left is yellow | blue and green together | then red and blue together
        simon states | top left is yellow | blue and green | now it's blue and green, then red and blue
        simon states | top left is yellow | blue green | red blue
        simon states | top left is yellow | blue and green together | done, then red and blue
        simon states | top left is yellow | first blue and green, then red and blue
        simon states | top left yellow | blue and green | red and green | no wait, red and blue
        simon states | top left yellow | blue and green | everything but yellow and green
    """,
    "snap": """
        = {"displays": [3,3]}
        snap | three and three
        snap | same numbers
        snap | both are three
        snap | two threes
        snap | they match
        snap | they're the same
        snap | 3 3
        = {"displays": [4,7]}
        snap | four and seven
        snap | they're different
        snap | not the same
        snap | left is 4, right is 7
        snap | a four on the left and a seven on the right
        snap | 4 and 7
        snap | no match
        snap | 4, 4 | no, 4 and 7
    """,
    "symbolic_password": """
        = {"grid": [["ae","squid_knife","right_c"],["double_k","paragraph","pitchfork"]]}
        symbolic password | top row: a e, squid knife, right c; bottom row: double k, paragraph, pitchfork
        symbolic password | a e, squid with a knife, c with a dot | butterfly, backwards p, trident
        symbolic password | ae, squid, normal c, xray, paragraph, pitchfork
        symbolic password | on top it's ae, squid, dotted c and on the bottom butterfly, paragraph, trident
    """,
    "two_bits": """
        = {"responses": [12,88]}
        two bits | it says 12 | 88
        two bits | result is twelve | eighty eight
        two bits | the result's 12 | the result is 88
        two bits | got a 12 | now 88
        two bits | one two | eight eight
        two bits | 12 | no result, error | 88
        two bits | 12 | 89 | no wait, 88
        two bits | i queried it, result 12 | it says 88
    """,
    "uncolored_squares": """
        = {"grid": [["green","yellow","yellow","magenta"],["magenta","magenta","yellow","yellow"],["black","black","black","black"],["blue","black","black","black"]]}
        uncolored squares | green yellow yellow pink | pink pink yellow yellow | off off off off | blue off off off
    """,
}


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])
