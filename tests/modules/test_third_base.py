"""Third Base: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors

# fmt: off
CASES = [
    # Display IS9H sends us to A2, which reads IH6X. Its list starts 8OXN, H6SI; the first one present is H6SI at B1.
    ({"orientation": "upright",
      "display": "IS9H",
      "buttons": [["IS9H", "H6SI"], ["IH6X", "X6IS"], ["6NZH", "XOHZ"]]},
     {"press": "B1", "label": "H6SI"}),
    # Turned the right way up the display is X6IS and the keys are NHXS, 66I8, X6IS, IH6X, H6SI, XOHZ. Display X6IS
    # sends us to B1, which reads 66I8. Its list starts H6SI; the first one present is H6SI at A3. Seen by the defuser
    # that key is at B1 and reads IS9H.
    ({"orientation": "upside_down",
      "display": "SI9X",
      "buttons": [["ZHOX", "IS9H"], ["X9HI", "SI9X"], ["8I99", "SXHN"]]},
     {"press": "B1", "label": "IS9H"}),
    # Display SZN6 sends us to A1, which reads 8NSZ. Its list starts 8I99, X9HI, X6IS, HZN9, 9NZS; the first one
    # present is 9NZS at B3.
    ({"orientation": "upright",
      "display": "SZN6",
      "buttons": [["8NSZ", "NHXS"], ["66I8", "XZNS"], ["I8O9", "9NZS"]]},
     {"press": "B3", "label": "9NZS"}),
    # Display H68S sends us to A2, which reads H68S. Its list starts 6NZH, I8O9, NHXS, 6O8I, SXHN, H6SI, IH6X, 8OXN;
    # the first one present is 8OXN at B1.
    ({"orientation": "upright",
      "display": "H68S",
      "buttons": [["Z8IX", "8OXN"], ["H68S", "SNZX"], ["S89H", "HZN9"]]},
     {"press": "B1", "label": "8OXN"}),
    # HG8S is not one of the 28 labels; it was probably H68S.
    ({"orientation": "upright",
      "display": "NHXS",
      "buttons": [["NHXS", "IH6X"], ["XI8Z", "I8O9"], ["XOHZ", "HG8S"]]},
     {"error": "unknown_label"}),
]
# fmt: on


@pytest.mark.parametrize(("state", "answer"), CASES)
def test_the_cases_of_the_manual(state: dict, answer: dict) -> None:
    assert solved("third_base", state) == answer


def test_published_cases() -> None:
    for case in vectors("third_base"):
        assert solved("third_base", case["state"]) == case["answer"]


def test_wrong_input_is_named() -> None:
    check_broken("third_base", CASES[0][0], None, {"bad_input", "unknown_label", "duplicate_label"})


KEYS = [["NHXS", "IH6X"], ["XI8Z", "I8O9"], ["XOHZ", "H68S"]]


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (None, {"error": "bad_input"}),
        ({"orientation": "sideways", "display": "NHXS", "buttons": KEYS}, {"error": "bad_input"}),
        ({"display": "NHXS", "buttons": KEYS[:2]}, {"error": "bad_input"}),
        ({"display": "NHX5", "buttons": KEYS}, {"error": "unknown_label"}),
        ({"display": "NHXS", "buttons": [KEYS[0], KEYS[0], KEYS[2]]}, {"error": "duplicate_label"}),
        ({"display": "nhxs", "buttons": [KEYS[0], KEYS[0], KEYS[2]]}, {"error": "unknown_label"}),
        # Unsaid means the right way up for other programs; the talk asks instead.
        ({"display": "NHXS", "buttons": KEYS}, {"press": "A1", "label": "NHXS"}),
        # The very same words read upside down are another key.
        ({"orientation": "upside_down", "display": "NHXS", "buttons": KEYS}, {"press": "A2", "label": "XI8Z"}),
    ],
)
def test_where_people_slip(state: dict | None, answer: dict) -> None:
    assert solved("third_base", state) == answer


def test_the_talk_asks_for_the_orientation_once() -> None:
    talk = Talk("third_base")
    assert asks(talk.said) == ("orientation",)
    assert asks(talk.tell(orientation="upright")) == ("display",)
    assert asks(talk.tell(display="IS9H")) == ("buttons",)
    assert asks(talk.tell(labels=("IS9H", "H6SI", "IH6X"))) == ("buttons",)
    assert gives(talk.tell(labels=("X6IS", "6NZH", "XOHZ"))) == {"press": "B1", "label": "H6SI"}
    assert talk.said.then == ("display",) and not talk.said.final
    assert asks(talk.tell(display="SZN6")) == ("buttons",)
    second = ("8NSZ", "NHXS", "66I8", "XZNS", "I8O9", "9NZS")
    assert gives(talk.tell(labels=second)) == {"press": "B3", "label": "9NZS"}
    # A strike brings new labels, the stage stays.
    assert asks(talk.strike()) == ("display",)
    assert gives(talk.tell(display="SZN6", labels=second))["press"] == "B3" and not talk.said.final
    assert gives(talk.tell(display="SZN6", labels=second))["press"] == "B3" and talk.said.final
