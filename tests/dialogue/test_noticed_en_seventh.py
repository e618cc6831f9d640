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
}


@pytest.mark.parametrize("name", TALKS)
def test_talk(name: str) -> None:
    play("en", TALKS[name])
