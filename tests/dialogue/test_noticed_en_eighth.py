"""Random states told in other words, bombs of several modules, and table talk, in English."""

import pytest

from tests.strangers import after, misunderstood
from tests.talk import play
from voice_expert.conversation import Conversation
from voice_expert.grammar.text import respelled

TALKS = {
    "what it says is the display while that is asked for": """
        > memory
        > it says 2
        = {"position": 2}
        > there's a 3, then a 4, then a one, then a two
        = {"position": 2, "label": 4}
        """,
    "the row of buttons before the display": """
        > memory
        > there's a 3, then a 4, then a one, then a two
        ! understood=[{"module": "memory", "copy": 1, "slots": {"labels": [3, 4, 1, 2]}}]
        ? display
        > two
        = {"position": 2, "label": 4}
        """,
    "the first is, of the lights while those are asked for": """
        > switches
        > down, up, down, down, up
        > the first is down, the last is up
        ? lights[1]
        > second down
        > third up
        > the fourth is down
        = {"flips": [2, 3]}
        """,
    "rows of a divided field one after the other": """
        > serial 5Q4QK7
        > divided squares
        > red, white
        ? grid[1]
        > white, blue
        = {"square": "A1", "value": null, "required": null, "hold_now": null}
        > it split again, three by three
        > row 1: red blue red
        ? grid[1]
        """,
    "one more wire, as short as can be": """
        > serial AB3CD5
        > wires
        > white, blue, red, yellow
        = {"cut": 1}
        > and black
        = {"cut": 4}
        > undo
        = {"cut": 1}
        """,
    "the row of buttons where none was asked for": """
        > memory
        > 3 3 1 2 4
        > 4 2 1 3 4
        > 1
        = {"label": 3}
        > 3 4 2 1
        = {"position": 1, "label": 3}
        """,
    "the row of buttons where only the position was asked": """
        > memory
        > 3 4 1 2 3
        > 1
        ? stages[1].position
        > 3 2 4 1
        = {"position": 3, "label": 4}
        """,
    "a second needy module of a kind is the one that is told of": """
        > capacitor discharge
        > 25
        > another capacitor discharge
        > 42 left
        ! module="capacitor_discharge"
        ! copy=2
        """,
    "what a correction changed is changed back aloud": """
        > serial AB3CD5
        > wires
        > red red blue blue black
        = {"cut": 4}
        > keypad: omega, six, ae, euro
        > no, the serial number is AB3CD4
        ! also=[{"module": "wires", "copy": 1, "answer": {"cut": 1}}]
        > undo
        ! also=[{"module": "wires", "copy": 1, "answer": {"cut": 4}}]
        ~ That changes wires. Cut the fourth wire.
        > redo
        ! also=[{"module": "wires", "copy": 1, "answer": {"cut": 1}}]
        ~ That changes wires. Cut the first wire.
        """,
    "a cry before a name is no zero": """
        > battleship
        > oh snap
        ! understood=[{"module": "snap", "copy": 1, "slots": {}}]
        > we solved two so far
        < Solved: 2. Which two digits?
        """,
    "a help is never solved": """
        > wires
        > red blue white
        > appendix keys
        > B flat
        > done
        < Wires solved, one in all.
        """,
    "a row of another length": """
        > divided squares
        > top row is red, white, red
        > row two: green black
        = {"error": "row_length"}
        """,
}

SAID = {
    "whos_on_first": """
        = {"answer": {"read": 6, "press": "WAIT", "position": 5}}
        who's on first | display t h e r e | top left left, top right middle, middle left the word nothing, middle right okay, bottom left wait, bottom right the word blank
        who's on first | display t h e r e | left column left, the word nothing, wait; right column middle, okay, the word blank
        who's on first | display t h e r e | left, middle, the word nothing, okay, wait, the word blank
        who's on first | display t h e r e | left column is left, nothing, wait, and the right column is middle, okay, blank
        = {"answer": {"read": 4}}
        who's on first | display you the word
        who's on first | display: you, the word you
    """,
    "switches": """
        = {"switches": ["down","up","down","down","up"], "lights": ["down","down","up","down","up"]}
        switches | down up down down up | the first is down, the second is down, the third one is up, fourth is down, the fifth up
        switches | the first is down, the second is up, the third one is down, fourth is down, the fifth up | down, down, up, down, up
    """,
    "digital_root": """
        = {"top": [3,3,6], "bottom": 4}
        digital root | three digits three 3 six and below four
        digital root | there are three digits on top, 3 3 6, and a 4 below
    """,
    "knob": """
        = {"leds": [[1,0,1,0,1,0],[0,1,1,0,1,1]], "counts": null, "up_label": null}
        knob | first, third and fifth are lit | second, third, fifth and sixth are lit
        knob | first, third and fifth are lit | off on on off on on
    """,
    "keypad": """
        = {"symbols": ["dragon","filled_star","pitchfork","paragraph"]}
        keypad | three with a tail, filled star, psi, backwards p
        = {"symbols": ["ae","six","n_with_hat","pitchfork"]}
        keypad | we have ae, b6, backwards n, trident
        keypad | first ae, next flat six, next backwards n, next trident
    """,
    "rock_paper_scissors_lizard_spock": """
        = {"decoy": "rock"}
        rps | rock is the odd one out
        rps | the odd one out is rock
    """,
    "colored_squares": """
        = {"answer": {"group": "yellow"}}
        colored squares | blue red red magenta | red magenta green blue | green red yellow magenta | yellow green red blue
    """,
    "clsq": """
        = {"answer": {"module": "colored_squares", "supported": true}}
        which squares | red green green red | yellow magenta green magenta | red green blue red | yellow green red magenta
    """,
    "emoji_math": """
        = {"display": ":(=)-)="}
        emoji math | :(=) - )=
        emoji math | :(=)-)=
        emoji math | :( | =) | - | )=
        emoji math | ：（ ＝） − ）＝
    """,
    "complicated_wires": """
        = {"wires":[{"colors":["blue","white"],"led":true,"star":false},{"colors":["red","blue"],"led":true,"star":true},{"colors":["white"],"led":false,"star":true},{"colors":["red","blue"],"led":false,"star":false}]}
        complicated wires | blue and white, light on, no star, next wire, red and blue, light on, star, next wire, white, no light, star, next wire, red blue, no light, no star
        complicated wires | there are four wires | blue and white, light on, no star | red and blue, light on, star | white, no light, star | red and blue, neither
        = {"wires":[{"colors":["red"],"led":true,"star":false},{"colors":["blue"],"led":false,"star":false},{"colors":["blue"],"led":false,"star":false}]}
        complicated wires | red with light | next two are blue
        complicated wires | red, light, no star | the other two are blue
        = {"wires":[{"colors":["white"],"led":false,"star":false},{"colors":["white"],"led":false,"star":false},{"colors":["white"],"led":false,"star":false},{"colors":["red","blue"],"led":true,"star":false}]}
        complicated wires | the first three are white, the last one is red and blue with a light
        = {"wires":[{"colors":["white"],"led":false,"star":true},{"colors":["blue","white"],"led":false,"star":true},{"colors":["red","blue"],"led":false,"star":true}]}
        complicated wires | white, no light, star, then blue white, no light, star, then red and blue, no light, star
        = {"wires":[{"colors":["blue","white"],"led":false,"star":false},{"colors":["red","white"],"led":false,"star":false}]}
        complicated wires | blue white, no light, no star, then red and white, no light, no star
        complicated wires | blue and white plain | red and white plain
        = {"wires":[{"colors":["red","blue"],"led":true,"star":false},{"colors":["red","white"],"led":false,"star":false},{"colors":["white"],"led":true,"star":false},{"colors":["white"],"led":true,"star":false},{"colors":["red","white"],"led":true,"star":true},{"colors":["blue","white"],"led":false,"star":false}]}
        complicated wires | red blue wire with an led. red and white wire. white wire with an led. white wire with an led. red and white wire with an led and a star. blue white wire.
    """,
    "password": """
        = {"columns":[["t","n","d","e","a","j"],null,["e","o","u","t","j","d"],["j","r","e","n","m","p"],["l","a","d","c","e","s"]]}
        password | tndeaj | column three is eoutjd | column four has jrenmp | the fifth column is ladces
    """,
    "wires": """
        = {"wires": ["white","yellow","white","blue","white","black"]}
        wires | white | then yellow, white, blue, white, black
    """,
    "wire_sequence": """
        = {"panels":[[{"color":"red","to":"A"}],[]]}
        wire sequence | there's one wire | red to a | next | empty panel
        wire sequence | red to a | next panel | this panel is empty
    """,
    "yahtzee": """
        = {"dice": {"purple": 1, "yellow": 2, "blue": 1, "white": 1, "black": 6}, "kept": []}
        yahtzee | purple one, yellow two, blue and white are ones, black six
        = {"dice": {"purple": 2, "yellow": 2, "blue": 1, "white": 1, "black": 1}, "kept": []}
        yahtzee | purple and yellow are twos, the rest are ones
    """,
    "colored_switches": """
        = {"colors": ["orange","blue","blue","green","green"], "switches": ["up","down","down","up","up"], "lights": null, "toggles_done": 0}
        colored switches | orange, blue, blue | green, green | up, down, down, up, up
        colored switches | orange | then blue, blue, green, green | up, down, down, up, up
    """,
    "divided_squares": """
        = {"answer": {"square": "A1"}}
        divided squares | it's undivided and red
        divided squares | it is just one square, it's red
    """,
}  # fmt: skip

TO_EACH_OTHER = """
two against one
it's two to one
we won three nil
final score two all
two for me and one for you
one for all and all for one
three two one go
is this the last one
is that a star
are we four or five today
have you seen the blue one
last time we got to stage four
next time it's two red ones
five minutes to go
only two minutes left
my turn
turn right
in the car there were two of them
bob said no
press the button
hold it
look at that snake
you pressed the wrong one
well done everyone
the second one
uh oh
in five minutes
square root of nine is three
fifty fifty
are we done
did we strike
don't strike
give me the white one
is there a vowel
the bomb is in the car
"""
IN_HAND = {
    # module: what is told first, so that something is asked
    "battleship": "battleship",
    "bitmaps": "bitmaps | 5 6",
    "memory": "memory",
    "snap": "snap",
    "digital_root": "digital root",
    "keypad": "keypad | omega",
    "forget_me_not": "forget me not | 4",
    "complicated_wires": "complicated wires",
    "wires": "wires",
    "simon_states": "simon states",
    "the_button": "the button | red",
    "third_base": "third base",
    "bitwise_operations": "bitwise operations | and",
    "switches": "switches",
    "": "",
}


@pytest.mark.parametrize("module", IN_HAND)
def test_nothing_is_told_to_each_other(module: str) -> None:
    session = after("en", IN_HAND[module])
    for said in filter(None, TO_EACH_OTHER.splitlines()):
        turn = Conversation("en", session).hear(said, t=60.0)
        assert not turn.reply.changed, (said, turn.reply.understood)


@pytest.mark.parametrize(
    ("told", "said", "slots"),
    [
        ("snap", "the first one, the second two", [{"displays": [1, 2]}]),
        ("wire sequence | red to charlie", "cut it, next red bravo", None),
        ("", "there's a car and a lit bob", None),
        ("the button | red", "press", [{"label": "press"}]),
        ("who's on first", "are you there", None),
        ("", "can we do wires, red white blue", None),
    ],
)
def test_told_to_the_expert_all_the_same(told: str, said: str, slots: list[object] | None) -> None:
    turn = Conversation("en", after("en", told)).hear(said, t=60.0).as_json(1)
    assert turn["understood"], said
    assert slots is None or [entry["slots"] for entry in turn["understood"]] == slots


def test_how_many_wires_opens_no_other_module() -> None:
    for module, said in (("wire sequence", "there are three wires"), ("complicated wires", "I have four wires")):
        reply = Conversation("en", after("en", module)).hear(said, t=60.0).as_json(1)
        assert reply["module"] == module.replace(" ", "_") and not reply["changed"], reply


@pytest.mark.parametrize("word", ["thanks", "column", "planet", "friday", "fourth", "strike", "months", "object", "pixels"])
def test_words_of_six_letters_are_words(word: str) -> None:
    assert not respelled(word, "en")


def test_what_is_no_colour() -> None:
    play(
        "en",
        """
        > complicated wires
        > what
        - nothing
        > wait
        ! changed=false
        > nothing
        ! changed=false
        """,
    )


@pytest.mark.parametrize(
    ("line", "none"),
    [
        ("2B 1H // NONE // [DVI] // AL5QF2", "No indicators."),
        ("2B 1H // *FRK // // AL5QF2", "No ports."),
        ("0B 0H // None // None // AL5QF2", "No indicators. No ports."),
    ],
)
def test_empty_parts_of_the_line_are_none(line: str, none: str) -> None:
    assert Conversation("en").hear(line).say.endswith(none)


def test_casing_in_other_words() -> None:
    play(
        "en",
        """
        > plate: parallel, empty port plate, one port plate has parallel
        < Plate with Parallel. Empty plates: one.
        > a single battery in one holder
        < Batteries: 1, in holders: 1.
        > no batteries and no holders
        < Batteries: 0, in holders: 0.
        > a single battery
        > no batteries or holders
        < Batteries: 0, in holders: 0.
        """,
    )


def test_a_serial_number_has_no_articles() -> None:
    play(
        "en",
        """
        > there's a three, then a four, then a one, then a two
        - nothing
        """,
    )


@pytest.mark.parametrize("module", SAID)
def test_said_otherwise(module: str) -> None:
    assert not misunderstood("en", module, SAID[module])


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
