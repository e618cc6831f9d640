"""What players say in English that went wrong once: sequences that do not go on, lists told out of order, details told late."""

import pytest

from tests.strangers import misunderstood
from tests.talk import play

TALKS = {
    "a sequence that does not continue the last one is doubted once, and believed when confirmed": """
        > serial AB3CD5
        > simon says
        > red blue
        = {"press": ["blue", "red"]}
        > green blue yellow
        < That does not continue the last sequence. Say yes if it is right, or say it all again.
        ? flashes
        =
        > yes
        = {"press": ["yellow", "red", "green"]}
        """,
    "a doubted sequence said otherwise is believed": """
        > serial AB3CD5
        > simon says, red blue
        > red green blue
        ? flashes
        > red blue green
        = {"press": ["blue", "red", "yellow"]}
        """,
    "a doubted sequence said the same once more is believed": """
        > serial AB3CD5
        > simon says, red
        > blue red
        ? flashes
        > blue red
        = {"press": ["red", "blue"]}
        """,
    "a doubted sequence is denied, then said": """
        > serial AB3CD5
        > simon says, red blue
        > green yellow
        > no
        < Which colors flash?
        > red blue green
        = {"press": ["blue", "red", "yellow"]}
        """,
    "of a doubted sequence only the new colour is said": """
        > serial AB3CD5
        > simon says, red blue
        > green yellow
        > green
        = {"press": ["blue", "red", "yellow"]}
        """,
    "after a strike the last one is as doubtful as the new one": """
        > serial AB3CD5
        > simon says, red blue
        > strike
        > blue red
        = {"press": ["green", "yellow"]}
        """,
    "another Simon has a sequence of its own": """
        > serial AB3CD5
        > simon says, red blue
        > another simon, green
        = {"press": ["yellow"]}
        > green yellow
        = {"press": ["yellow", "green"]}
        """,
    "a sequence that was corrected is not doubted": """
        > serial AB3CD5
        > simon says, red blue
        > no, green blue
        = {"press": ["yellow", "red"]}
        """,
    "stages that are not solved go on when they are named again": """
        > simon states, top left is red
        > red
        > blue
        > green
        > blue
        = {"press": ["red", "yellow", "green", "blue"]}
        > simon states again
        = {"press": ["red", "yellow", "green", "blue"]}
        ! copy=1
        > solved
        > simon states again
        ! copy=2
        """,
    "what has one answer only is another one when it is named again": """
        > wires
        > red red blue
        = {"cut": 3}
        > wires again
        ! copy=2
        """,
    "one letter of Morse code need not begin the word": """
        > morse code
        > H
        = {"candidates": ["shell", "halls"]}
        > E
        = {"word": "shell", "frequency": "3.505"}
        """,
    "one letter of Morse code after the pause begins the word": """
        > morse code
        > after the pause there's an H
        = {"word": "halls", "frequency": "3.515"}
        """,
    "an A after no is a letter, and no article": """
        > maze
        > circle is A2, I'm at B1 - no sorry A1, triangle C3
        = {"maze": 1, "moves": ["right", "right", "down", "left", "down", "right"]}
        """,
    "an A after no, told in words": """
        > maze
        > circle is A two, I'm at B one, no, A one, triangle C three
        = {"maze": 1, "moves": ["right", "right", "down", "left", "down", "right"]}
        """,
    "what the star is like, though it was told": """
        > keypad: lollipop, backwards C with a dot, hollow star, backwards euro sign
        = {"order": ["euro", "balloon", "left_c", "hollow_star"], "positions": [4, 1, 2, 3]}
        > the star is hollow
        = {"order": ["euro", "balloon", "left_c", "hollow_star"], "positions": [4, 1, 2, 3]}
        > the star is filled in
        = {"error": "no_column"}
        """,
    "colours of which nobody knows which flash together are asked for again": """
        > simon states
        > top left is red
        > red and blue, green, yellow
        ? stages[0]
        =
        > red and blue
        = {"press": ["red"]}
        > red and blue, green, yellow
        ? stages[1]
        > red and blue
        = {"press": ["red", "green"]}
        """,
    "three colours at once are not all four": """
        > simon states
        > top left is red
        > red and green and blue all at once
        = {"press": ["green"]}
        """,
    "the colour of a strip that is asked for: the color is red": """
        > 1B 1H // None // None // BL5QF2
        > blue button, abort
        = {"action": "hold"}
        > the color is red
        = {"action": "release", "digit": 1}
        """,
    "the colour of a strip that is asked for: it's a red one": """
        > 1B 1H // None // None // BL5QF2
        > blue button, abort
        = {"action": "hold"}
        > it's a red one
        = {"action": "release", "digit": 1}
        """,
    "the colour of a strip that is asked for: colour of the strip: red": """
        > 1B 1H // None // None // BL5QF2
        > blue button, abort
        = {"action": "hold"}
        > colour of the strip: red
        = {"action": "release", "digit": 1}
        """,
    "the colour of the button while that of the strip is asked for": """
        > 1B 1H // None // None // BL5QF2
        > blue button, abort
        > no, the button is red
        = {"action": "hold"}
        """,
    "wires out of order in one breath": """
        > wires
        > the third is blue, the first is red, the fourth is yellow and the second is blue
        = {"cut": 2}
        """,
    "wires out of order, one by one": """
        > wires
        > the third is blue
        ? wires[0]
        > the first is red
        ? wires[1]
        > blue
        ? wires[3]
        > yellow
        > that's all
        = {"cut": 2}
        """,
    "a wire above the one told last was not heard": """
        > wires
        > the top is red
        > second is blue
        > fourth yellow
        ? wires[2]
        > third is blue
        > that's all
        = {"cut": 2}
        """,
    "the last wire told first": """
        > wires
        > the last is yellow
        ? wires[0]
        > red blue blue
        ? wires[3]
        > that's all
        = {"cut": 2}
        """,
    "the last wire of so many told first": """
        > four wires
        > the last is yellow
        > first is red
        > second one blue
        > third is blue
        = {"cut": 2}
        """,
    "a wire told out of order is corrected": """
        > wires
        > the third is red
        > no, the third is blue
        > first red, second black
        > that's all
        = {"cut": 3}
        """,
    "then, after a gap, may be either": """
        > wires
        > the first is red, the third is blue, then white
        ! changed=false
        """,
    "a command behind a sorry": """
        > wires
        > red blue white
        > wait, repeat that
        = {"cut": 3}
        > oops, swap the last two
        ! understood=[{"command": "swap"}]
        > sorry, status
        ! understood=[{"command": "status"}]
        """,
    "the last wire of a list that was too short": """
        > wires
        > black, white
        = {"error": "wire_count"}
        > oh and yellow
        = {"cut": 2}
        """,
    "the middle one, of nobody knows how many": """
        > wires
        > the middle one is black
        = {"error": "from_start"}
        """,
    "that's it ends a list, and solves nothing": """
        > wires
        > blue
        > and the last one is yellow, that's it
        = {"error": "wire_count"}
        """,
    "that's it behind the last wire": """
        > wires
        > red
        > blue
        > yellow, that's it
        = {"cut": 3}
        > that's it
        < Wires solved, one in all.
        """,
    "one letter that only one word has": """
        > morse code
        > X
        = {"word": "boxes", "frequency": "3.535"}
        """,
}


@pytest.mark.parametrize("talk", TALKS)
def test_talks(talk: str) -> None:
    play("en", TALKS[talk])


SCRIPTS = {
    "the_button": """
        = {"color": "blue", "label": "abort", "strip": "red"}
        blue button abort | red light next to it
        blue button abort | now a red strip has lit up on the right
        blue button abort | a light has come on, it's red
        """,
    "simon_says": """
        = {"strikes": 0, "flashes": ["yellow", "yellow", "green"]}
        simon says | yellow, yellow again, green
        simon says | yellow, another yellow, and a green
        simon says | yellow | next it did yellow yellow | then it went yellow yellow green
        """,
    "wires": """
        = {"wires": ["red", "blue", "blue", "yellow"]}
        help me with wires, red blue blue yellow
        wires | there's a red at the top | second is blue | third is blue too | fourth yellow | that's all
        """,
    "yahtzee": """
        = {"dice": {"purple": 6, "yellow": 3, "blue": 3, "white": 3, "black": 3}, "kept": []}
        yahtzee | six on purple and threes on everything else
        yahtzee | all threes except purple, which is a six
        """,
    "digital_root": """
        = {"top": [3, 7, 2], "bottom": 3}
        digital root | 3 | 7 | 2 | 3
        digital root | 3 7 | 2 | 3
        """,
    "snap": """
        = {"displays": [3, 3]}
        snap | they're both threes
        snap | same number, three
        """,
    "bitmaps": """
        = {"white": [9, 10, 8, 12]}
        bitmaps | top two are nine and ten, bottom two are eight and twelve
        """,
    "switches": """
        = {"switches": ["down", "down", "down", "down", "down"], "lights": ["up", "down", "up", "down", "up"]}
        switches | every switch is down | lights are up down up down up
        switches | every one is pointing down | lights are up down up down up
        """,
    "uncolored_squares": """
        = {"answer": {"first": "green", "second": "blue"}}
        uncolored squares | the two rarest ones are green and then blue
        """,
    "discolored_squares": """
        = {"answer": {"press": ["B2", "D2", "A4", "C4"]}}
        discolored squares | the single ones are B2 magenta, D2 red, A4 yellow and C4 green, rest blue
        discolored squares | they're all blue apart from B2 which is magenta, D2 red, A4 yellow, C4 green
        """,
    "forget_it_not": """
        = {"answer": {"count": 1}}
        forget it not | first number is a four
        """,
    "two_bits": """
        = {"responses": [12]}
        two bits | query says one two
        """,
    "whos_on_first": """
        = {"stage": 1, "display": "", "read_label": null, "buttons": ["READY", "FIRST", "NO", "BLANK", "NOTHING", "YES"]}
        who's on first | there's nothing on the screen, it's empty | ready first no blank nothing yes
        who's on first | the display doesn't say anything | the buttons from left to right are ready first no blank nothing yes
        """,
    "maze": """
        = {"circles": ["A2"], "start": "A1", "goal": "C3"}
        maze | circle at A2 | I am in the very top left | triangle at C3
        """,
    "keypad": """
        = {"symbols": ["copyright", "pumpkin", "cursive", "double_k"]}
        keypad: copyright symbol, weird w with a tail, cursive loop, two Ks back to back
        keypad, I see a C in a circle, a bum looking thing, a loop, and an X with a line through it
        """,
    "round_keypad": """
        = {"symbols": ["euro", "omega", "ae", "tracks", "six", "balloon", "copyright", "dragon"]}
        round keypad | euro, omega, ae, train tracks, six, balloon, copyright, the dragon three
        """,
    "memory": """
        = {"answer": {"position": 2, "label": 4}}
        memory, screen's showing a two, buttons read 3 4 1 2 from left to right
        memory: the top says two | 3, 4, 1, 2
        memory | two up top | three, four, one, two on the bottom
        memory | big 2, small 3 4 1 2
        """,
}


@pytest.mark.parametrize("module", SCRIPTS)
def test_said_as_strangers_say_it(module: str) -> None:
    assert not misunderstood("en", module, SCRIPTS[module])
