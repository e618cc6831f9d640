"""Every module's vectors through ``solve``, and junk of every shape that must never break it."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from voice_expert.modules import registry
from voice_expert.modules.kit import Module
from voice_expert.solving import solve_lines, solve_one

VECTORS = Path(__file__).parent / "vectors"


def expected(wanted: dict[str, Any], reply: dict[str, Any]) -> bool:
    """An error ``need_<fact>`` of the facts is printed as the missing fact."""
    error = str(wanted.get("error", ""))
    return reply == {"answer": wanted} or (error.startswith("need_") and reply == {"missing": error[5:]})


@pytest.mark.parametrize("module", registry())
def test_vectors(module: str) -> None:
    path = VECTORS / f"{module}.jsonl"
    if not path.exists():
        pytest.skip("no vectors for this module")
    lines = path.read_text(encoding="utf-8").splitlines()
    replies = [reply for reply, _ in solve_lines(registry()[module], lines)]
    wrong = [
        (line, reply)
        for line, reply in zip(lines, replies, strict=True)
        if not expected(json.loads(line)["answer"], json.loads(json.dumps(reply)))
    ]
    assert not wrong


WORDS = ["red", "blue", "yellow", "w", "b", "A", "", "press", "2", "\u0000", "うえ", "six", "top", "left", "none"]
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 12), st.integers(), st.floats(), st.sampled_from(WORDS), st.text()
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=9), st.dictionaries(st.sampled_from([*WORDS, "position", "label", "lit"]), inner)
    ),
    max_leaves=12,
)
CASING = ("serial", "batteries", "holders", "indicators", "port_plates", "known", "strikes", "solved", "modules")


def field_names(module: Module) -> list[str]:
    return [part.name for part in fields(module.state)]


def vector_states(module: str) -> list[dict[str, Any]]:
    path = VECTORS / f"{module}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else [{}]


@pytest.mark.parametrize("module", registry())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(st.data())
def test_junk_breaks_nothing(module: str, data: st.DataObject) -> None:
    """Wholly random objects, and vectors with some parts replaced by junk: always one object, nothing raised."""
    about = registry()[module]
    request = dict(data.draw(st.sampled_from(vector_states(module))))
    state = request.get("state") or {}
    names = sorted({*field_names(about), *state})
    state = state | data.draw(st.dictionaries(st.sampled_from(names), JUNK)) if names else {}
    request["state"] = data.draw(st.one_of(st.just(state), JUNK))
    edgework = request.get("edgework") or {}
    some = data.draw(st.dictionaries(st.sampled_from(CASING), JUNK, max_size=2))
    request["edgework"] = data.draw(st.one_of(st.just(edgework), st.just(edgework | some), JUNK))
    reply = solve_one(about, request)
    assert isinstance(reply, dict)
    assert set(reply) in ({"answer"}, {"missing"})
    json.dumps(reply)


@pytest.mark.parametrize("module", registry())
def test_nothing_told(module: str) -> None:
    requests: list[dict[str, Any]] = [{}, {"state": None}, {"state": {}}, {"state": [], "edgework": []}]
    requests.append({"state": "x", "edgework": 5})
    for request in requests:
        reply = solve_one(registry()[module], request)
        assert set(reply) in ({"answer"}, {"missing"})
