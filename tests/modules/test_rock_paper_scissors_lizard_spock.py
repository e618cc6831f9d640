"""Rock-Paper-Scissors-Lizard-Spock: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
BOMB_1 = {"serial": "RA3LS6",
     "batteries": 2,
     "holders": 1,
     "indicators": [{"label": "FRK", "lit": True}],
     "port_plates": [["DVI-D", "RJ-45"], ["Parallel"], []]}
BOMB_2 = {"serial": "KC8RP4",
     "batteries": 4,
     "holders": 2,
     "indicators": [{"label": "TRN", "lit": True}],
     "port_plates": [["Serial"], ["PS/2"]]}
BOMB_3 = {"serial": "XB5DE1",
     "batteries": 1,
     "holders": 1,
     "indicators": [{"label": "CAR", "lit": True}, {"label": "SND", "lit": False}],
     "port_plates": [["PS/2", "DVI-D"], []]}
BOMB_4 = {"serial": "LZ2BD8",
     "batteries": 3,
     "holders": 2,
     "indicators": [{"label": "BOB", "lit": True}],
     "port_plates": [["Serial", "Parallel"], []]}
BOMB_5 = {"serial": "BD1EF6",
     "batteries": 5,
     "holders": 3,
     "indicators": [{"label": "TRN", "lit": False}],
     "port_plates": [["Serial"]]}
CASES = [
    # No decoy. Letters: R, A, L, S give rock, paper, lizard and scissors one each, a tie. Ports: RJ-45, Parallel and
    # DVI-D one each, a tie. Lit indicators: only FRK, so rock wins alone. Paper and Spock beat rock.
    (BOMB_1,
     {"decoy": None},
     {"press": ["paper", "spock"]}),
    # Letters: K and C make Spock 2, rock 1, paper 1. Spock wins alone and is not the decoy. Paper and lizard beat
    # Spock.
    (BOMB_2,
     {"decoy": "rock"},
     {"press": ["paper", "lizard"]}),
    # Row 1 is skipped (X), row 2 is skipped (PS/2). Lit: CAR makes scissors the winner, but scissors is the decoy, so
    # go on. Unlit: SND makes Spock the winner. Paper and lizard beat Spock.
    (BOMB_3,
     {"decoy": "scissors"},
     {"press": ["paper", "lizard"]}),
    # Letters: lizard 2, but it is the decoy. Ports: Serial and Parallel tie. Lit: BOB makes paper the winner.
    # Scissors and lizard beat paper, so the decoy has to be pressed here.
    (BOMB_4,
     {"decoy": "lizard"},
     {"press": ["scissors", "lizard"]}),
    # Letters: nobody scores, a five-way tie. Ports: scissors wins but is the decoy. Lit: nobody. Unlit row skipped
    # (unlit TRN). Digits: 1 for scissors and 6 for paper tie. No row applies, so everything except the decoy is
    # pressed.
    (BOMB_5,
     {"decoy": "scissors"},
     {"press": ["rock", "paper", "lizard", "spock"]}),
]
# fmt: on


@pytest.mark.parametrize(("bomb", "state", "answer"), CASES)
def test_the_cases_of_the_manual(bomb: dict, state: dict, answer: dict) -> None:
    assert solved("rock_paper_scissors_lizard_spock", state, bomb) == answer


def test_published_cases() -> None:
    for case in vectors("rock_paper_scissors_lizard_spock"):
        assert solved("rock_paper_scissors_lizard_spock", case["state"], case["edgework"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    bomb, state, _ = CASES[0]
    check_broken("rock_paper_scissors_lizard_spock", state, bomb, {"bad_input"})


PLAIN = {"serial": "BD1EF6", "indicators": [], "port_plates": []}


@pytest.mark.parametrize(
    ("bomb", "state", "answer"),
    [
        (PLAIN, None, {"error": "bad_input"}),
        (PLAIN, {}, {"error": "bad_input"}),
        # Nobody scores in any row but the digits, where two tie: everything is pressed.
        (PLAIN, {"decoy": None}, {"press": ["rock", "paper", "scissors", "lizard", "spock"]}),
        # Each single port scores, and a PS/2 port leaves the row out.
        ({**PLAIN, "port_plates": [["Serial"], ["Serial", "Parallel"]]}, {"decoy": None}, {"press": ["rock", "spock"]}),
        (
            {**PLAIN, "port_plates": [["Serial"], ["PS/2"]]},
            {"decoy": None},
            {"press": ["rock", "paper", "scissors", "lizard", "spock"]},
        ),
        # Only what is unknown and decides is missing, in the order of the rows.
        ({}, {"decoy": None}, {"missing": "serial"}),
        ({"serial": "BD1EF6"}, {"decoy": None}, {"missing": "ports"}),
        ({"serial": "BD1EF6", "port_plates": []}, {"decoy": None}, {"missing": "indicators"}),
        ({"serial": "KC8RP4"}, {"decoy": "rock"}, {"press": ["paper", "lizard"]}),
        (
            {"serial": "XC8RP4", "known": {"has": {"PS/2": True}}, "indicators": []},
            {"decoy": None},
            {"press": ["rock", "paper", "scissors", "lizard", "spock"]},
        ),
    ],
)
def test_where_people_slip(bomb: dict, state: dict | None, answer: dict) -> None:
    assert solved("rock_paper_scissors_lizard_spock", state, bomb) == answer


def test_the_talk_asks_for_the_decoy_first() -> None:
    talk = Talk("rock_paper_scissors_lizard_spock")
    assert asks(talk.said) == ("decoy",)
    assert asks(talk.tell(decoy="none")) == ("serial",)
    talk = Talk("rock_paper_scissors_lizard_spock", {"serial": "KC8RP4"})
    assert gives(talk.tell(decoy="rock")) == {"press": ["paper", "lizard"]}
    # The winner is the decoy itself: the next row needs the ports.
    assert asks(talk.tell(decoy="spock")) == ("ports",)
