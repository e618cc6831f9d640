"""Venting Gas: the manual's cases, wrong input, and the talk."""

from __future__ import annotations

import pytest

from tests.modules.solving_cases import Talk, asks, check_broken, gives, solved, vectors


@pytest.mark.parametrize(("prompt", "press"), [("vent_gas", "Y"), ("detonate", "N")])
@pytest.mark.parametrize("edgework", [None, {"serial": "AB1CD2", "batteries": 2, "holders": 1}])
def test_manual(prompt: str, press: str, edgework: object) -> None:
    assert solved("venting_gas", {"prompt": prompt}, edgework) == {"press": press}


@pytest.mark.parametrize("case", vectors("venting_gas"))
def test_vectors(case: dict[str, object]) -> None:
    assert solved("venting_gas", case["state"], case["edgework"]) == case["answer"]


@pytest.mark.parametrize(
    "state",
    [
        {}, None, {"prompt": None}, {"prompt": "abort"}, {"prompt": "venting_prevents_explosions"},
        {"prompt": ["detonate"]},
    ],
)  # fmt: skip
def test_wrong_input(state: object) -> None:
    assert solved("venting_gas", state) == {"error": "unknown_prompt"}


def test_junk() -> None:
    check_broken("venting_gas", {"prompt": "detonate"}, None, {"unknown_prompt"})


def test_talk_each_awakening_is_new() -> None:
    talk = Talk("venting_gas")
    assert talk.module.kind == "needy"
    assert asks(talk.said) == ("prompt",)
    assert gives(talk.tell(prompt="vent_gas")) == {"press": "Y"}
    assert gives(talk.tell(prompt="detonate")) == {"press": "N"}
