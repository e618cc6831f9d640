"""Wires, The Button, Keypad, Simon Says and Memory as fresh players tell them, in one breath, step by step and with corrections: the answer is the solver's."""

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
        wires | red blue yellow | change the last one to white
        wires | red blue yellow | change the third to white
        wires | red blue yellow | make the third white
        wires | red blue yellow | it's white, not yellow
        wires | red blue yellow | last one was wrong, it's white
        wires | red blue yellow | the third should've been white
        wires | red blue yellow | oops I misread, the third one's white
        wires | red blue yellow | actually the yellow one is white
        wires | red blue yellow | third wire: white, not yellow
        wires | red blue yellow | my bad, white at the end
        wires | red, green no blue, white
        wires | red blue yellow, no, white
        wires | red blue yellow white | sorry there's no yellow
        wires | red blue yellow white | drop the third
        wires | red blue yellow | undo | red blue white
        wires | red blue yellow | wrong, it's red blue white
        wires | red blue yellow | replace yellow with white
        wires | red blue yellow | the yellow is actually a white
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
        = {"wires": ["yellow","red","blue","black"]}
        alright next is wires, yellow red blue black
        wires: yellow on top, then red, blue, and black is last
        wires | we've got yellow, red, blue and then black at the bottom
        wires | the wires go yellow red blue black
        wires | four: yellow, red, blue, black
        wires | yellow, red, blue, black, that's all four
        wires | yellow | red | blue | black | that's it
        wires | yellow and red, then blue and black
        wires | yellow, red, blue, white | no no, the last one's black
        wires | yellow, red, white, black | hang on, third is blue
        wires | red, red, blue, black | wait the first is yellow
        wires | yellow red blue black | could you repeat that?
        wires | bottom one's black, above that blue, then red, and yellow on top
        = {"wires": ["white","white","red","white","blue"]}
        wires | there's five: white white red white blue
        wires | 2 white, 1 red, 1 white, 1 blue
        wires | white times two, red, white, blue
        wires | two whites then a red then another white and finally a blue
        wires | white, white, red, then white again, blue
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
        = {"color":"yellow","label":"detonate","strip":null}
        there's a yellow button that says detonate
        button, yellow, detonate
        big yellow button labeled detonate
        yellow detonate button
        button | detonate, yellow
        button | it's a big yellow one that says detonate
        button | yellow, uh, it says detonate on it
        button | color is yellow and text is detonate
        button | yellow button abort | no, it says detonate
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
        keypad | omega, six, ae, copyright | the last one is a euro
        keypad | omega, six, ae, copyright | bottom right is a euro actually
        keypad | omega, six, ae, copyright | not copyright, euro
        keypad | omega, six, ae, copyright | no, it's a backwards e with two dots
        keypad | copyright, six, ae, euro | first one should be omega
        keypad | omega, six, ae, copyright | change copyright to euro
        keypad | omega, six, ae, copyright | I meant the euro, not the copyright sign
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
        simon | red green | change green to blue
        simon | red green | not green, blue
        simon | red green | it's blue not green
        simon | red green | make that blue
        simon | red green | the second one's blue, sorry
        simon | red green | I said blue
        simon | red, green, wait, blue
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
        = {"strikes":0,"flashes":["green","green","yellow"]}
        simon | green green yellow
        simon | flashing green, green, then yellow
        simon says, it flashes green twice then yellow
        simon | green | green green | green green yellow
        simon | green | green | yellow
        simon | green | and another green | and then yellow
        simon | two greens and a yellow
        simon | sequence is green green yellow
        simon | it goes green, green, yellow
        simon | green green red | I mean yellow
        simon | green green red | sorry last one was yellow
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
        memory | display 3, 3142 | display is 2, sorry
        memory | display 2, labels 3 1 4 2 | repeat
        = {"stages":[{"position":2,"label":1}],"display":1,"labels":[3,1,4,2]}
        memory | display 2 labels 3 1 4 2 | done, next one shows 1, with 3 1 4 2
        memory | display two | it was a one | now the display's one and it's three one four two
        memory | two | that was a 1 | the display is now one, buttons 3142
        memory | 2 | it's labelled one | display one labels 3 1 4 2
        = {"stages":[],"display":4,"labels":[2,4,1,3]}
        memory, display is 4, labels 2 4 1 3
        memory | the big number's four and the small ones are 2, 4, 1 and 3
        memory | 4 on top, 2 4 1 3 below
        memory | it shows 4 and then 2, 4, 1, 3 underneath
        memory | display four buttons two four one three
        memory | top 4, bottom 2413
        memory | screen says 4 | buttons two, four, one, three
        memory | number is four. buttons from left: two four one three
        memory | 4, 2413
    """,
}


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])
