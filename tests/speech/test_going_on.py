"""More of a list after it was answered, or after the "no" that begins a correction, belongs to what was said before."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.speech.scripted_expert import expert_hearing
from voice_expert.grammar.automaton import from_patterns, going_on
from voice_expert.journal.lines import from_line, to_line


@pytest.mark.parametrize(("language", "module", "said", "more", "colors"), [
    ("en", "wires", "red red blue", "yellow", ("red", "red", "blue", "yellow")),
    ("en", "wires", "red red blue", "yellow black", ("red", "red", "blue", "yellow", "black")),
    ("ja", "ワイヤ", "赤 赤 青", "黄色", ("red", "red", "blue", "yellow")),
    ("ru", "провода", "красный красный синий", "жёлтый", ("red", "red", "blue", "yellow")),
])  # fmt: skip
def test_a_list_goes_on_after_its_answer(
    language: str, module: str, said: str, more: str, colors: tuple[str, ...]
) -> None:
    expert = expert_hearing(language)
    expert.said(module)
    first = expert.said(said)
    assert first.reply.answer == {"cut": 3}
    assert expert.endpoint._longer is not None and expert.endpoint._longer.accepts(more.split())
    second = expert.said(more, after=1.5)
    seen = expert.conversation.session.find(("wires", 1))
    assert seen is not None and seen.seen.wires == colors
    assert second.reply.changed and second.heard.replace(" ", "") == f"{said} {more}".replace(" ", "")


def test_who_goes_on_at_once_is_not_cut_at_the_next_pause() -> None:
    """Memory's buttons right after its display: the first alone would be an answer, and was taken for one."""
    expert = expert_hearing("en")
    expert.said("memory")
    expert.said("display says two")
    longer = expert.endpoint._longer
    assert longer is not None
    assert longer.wants_more(["three"]) == "could_go_on" and longer.wants_more(["three", "four"]) == "unfinished"
    expert.said("three four one two", after=0.5)
    seen = expert.conversation.session.find(("memory", 1))
    assert seen is not None and seen.seen.labels == (3, 4, 1, 2)


def test_two_seconds_later_it_is_something_else() -> None:
    expert = expert_hearing("en")
    expert.said("wires")
    expert.said("red red blue")
    before = expert.conversation.session.find(("wires", 1))
    expert.said("yellow", after=2.2)
    assert expert.conversation.session.find(("wires", 1)) == before


def test_what_answers_the_new_question_is_an_answer() -> None:
    expert, slow = expert_hearing("en"), expert_hearing("en")
    for one, pause in ((expert, 1.2), (slow, 10.0)):
        one.said("memory")
        one.said("two")
        one.said("three four one two", after=pause)
    assert expert.conversation.session.opened == slow.conversation.session.opened


@pytest.mark.parametrize(("language", "lines", "no", "instead"), [
    ("en", ("simon says", "red", "done", "then green"), "no", "blue"),
    ("ru", ("саймон говорит", "красный", "готово", "потом зелёный"), "нет", "синий"),
])  # fmt: skip
def test_a_pause_after_no_leaves_the_correction_whole(language: str, lines: tuple[str, ...], no: str, instead: str) -> None:
    expert, paused = expert_hearing(language), expert_hearing(language)
    for line in lines:
        expert.said(line)
        paused.said(line)
    expert.said(f"{no} {instead}")
    paused.said(no)
    paused.said(instead, after=0.4)
    assert paused.conversation.session.opened == expert.conversation.session.opened
    assert paused.conversation.session.bomb == expert.conversation.session.bomb


def test_undo_takes_the_whole_list_back() -> None:
    expert = expert_hearing("en")
    expert.said("wires")
    expert.said("red red blue")
    expert.said("yellow", after=1.0)
    expert.said("undo")
    seen = expert.conversation.session.find(("wires", 1))
    assert seen is not None and not isinstance(seen.seen.__dict__.get("wires"), tuple)


def test_the_journal_keeps_that_it_went_on() -> None:
    expert = expert_hearing("en")
    expert.said("wires")
    event = expert.conversation.event("red red blue", 1.0, amends=False)
    for amends in (False, True):
        kept = to_line(replace(event, amends=amends), 0.0, 0.0)
        assert from_line(json.loads(kept)).amends == amends


def test_a_grammar_with_what_goes_on_from_words_of_another() -> None:
    now = from_patterns("en", [[["stop", "repeat"]]])
    earlier = from_patterns("en", [[["red", "blue"], ["red", "blue"], ["", "green"]], [["done"]]])
    longer = going_on(now, earlier, ("red", "blue"))
    assert longer.within is now and longer.key != now.key
    assert all(longer.accepts(words) for words in (["stop"], ["repeat"], ["green"]))
    assert not any(longer.accepts(words) for words in (["red"], ["done"], ["stop", "green"], []))
    assert going_on(now, earlier, ("done",)) is now
