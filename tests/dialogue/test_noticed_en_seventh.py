"""Lists begun anew, refusals without a reason, and other sentences that fresh players say in English."""

import pytest

from tests.talk import play

TALKS = {
    "a list begins anew where its first two are said again": """
        > wires
        > red, blue, I mean red, blue, white
        ! understood=[{"module": "wires", "copy": 1, "slots": {"wires": ["red", "blue"]}}, {"module": "wires", "copy": 1, "slots": {"wires": ["red", "blue", "white"]}}]
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
}


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
