"""The parts of the strong ear that need no model."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from voice_expert.events import RATE
from voice_expert.grammar.automaton import from_patterns, sentences
from voice_expert.hearing.recogniser import Opinion
from voice_expert.hearing.whisper import WhisperEar, _spoke_on
from voice_expert.hearing.whisper_decoder import Decoder, UnreadableModel
from voice_expert.hearing.whisper_features import BANDS, columns_for, log_mel
from voice_expert.hearing.whisper_pace import Pace
from voice_expert.hearing.whisper_rejection import (
    Thresholds,
    activity,
    ends_repeated,
    for_sentence,
    judge,
    leaves_words_over,
    once,
    said_once,
    thresholds_for,
    wants_free,
    writes_more,
)
from voice_expert.hearing.whisper_search import Reading, _loops, ranked, weighed
from voice_expert.hearing.whisper_text import Text
from voice_expert.hearing.whisper_tokens import Place, TokenAutomaton

COLOURS = ["red", "blue", "redder"]


class Letters:
    """A tokenizer whose tokens are single characters."""

    def phrases(self, words: Container[str]) -> dict[str, list[tuple[str, ...]]]:
        return {"blue": [("blue", "blue")]} if "blue" in words else {}

    def spellings(self, words: Sequence[str], first: bool, others: Container[str] = ()) -> list[tuple[int, ...]]:
        written = {("blue", "blue"): [" bb"], ("red",): [" red", " r"]}.get(tuple(words), [" " + words[0]])
        return [tuple(map(ord, text)) for text in written]


def spelled(automaton: TokenAutomaton, text: str) -> set[tuple[str, ...]]:
    """The sentences that a row of tokens spells."""
    places = [automaton.start]
    for token in map(ord, text):
        places = [new for place in places if token in place.node.following for new in automaton.after(place, token)]
    return {place.words for place in places if automaton.accepts(place)}


@pytest.fixture
def automaton() -> TokenAutomaton:
    return TokenAutomaton(from_patterns("en", [[COLOURS, COLOURS]]), cast(Text, Letters()))


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (" red blue", {("red", "blue")}),
        (" r blue", {("red", "blue")}),
        (" redder red", {("redder", "red")}),
        (" bb", {("blue", "blue")}),
        (" red", set()),
        (" redde", set()),
        (" red red red", set()),
        (" green red", set()),
    ],
)
def test_tokens_spell_the_sentences_of_the_grammar_and_no_others(
    automaton: TokenAutomaton, text: str, sentences: set[tuple[str, ...]]
) -> None:
    assert spelled(automaton, text) == sentences


def test_spellings_of_one_word_meet(automaton: TokenAutomaton) -> None:
    """So that a search need not follow the same words twice."""

    def ends(text: str) -> set[tuple[object, ...]]:
        places = [automaton.start]
        for token in map(ord, text):
            places = [new for place in places if token in place.node.following for new in automaton.after(place, token)]
        return {place.key for place in places if place.words}

    assert ends(" red") == ends(" r") != set()


def reading(text: str, score: float, raw: float, regret: float = 0.0) -> Reading:
    return Reading(tuple(text.split()), tuple(range(len(text.split()))), score, raw, regret)


def order(*readings: Reading) -> list[str]:
    return [" ".join(one.words) for one in ranked({one.words: one for one in readings})]


def test_a_repeated_end_must_win_on_the_sound_alone() -> None:
    assert order(reading("yellow", 3.0, -1.0), reading("yellow yellow", 5.0, -2.0))[0] == "yellow"
    assert order(reading("red blue", 3.0, -6.0), reading("red blue blue", 5.0, -2.0))[0] == "red blue blue"
    thrice = reading("squid knife squid knife squid knife", 8.0, -7.0)
    assert order(reading("squid knife", 6.0, -3.0), thrice)[0] == "squid knife"
    again = reading("alpha l five delta fox two alfa l five delta fox two", 8.0, -7.0)
    assert order(reading("alpha l five delta fox two", 6.0, -3.0), again)[0] == "alpha l five delta fox two"


def test_what_begins_anew_and_breaks_off_must_win_too() -> None:
    anew = reading("balloon lightning lambda pyramid balloon lightning", 8.0, -9.0)
    assert order(reading("balloon lightning lambda pyramid", 6.0, -7.0), anew)[0] == "balloon lightning lambda pyramid"
    longer = reading("red blue green red blue", 5.0, -2.0)
    assert order(reading("red blue green", 3.0, -6.0), longer)[0] == "red blue green red blue"


def test_what_is_said_again_ends_as_it_likes() -> None:
    """The end of a repeat is heard into the quiet: it may be another form of its word."""
    again = reading("пустая пластина пустая пластин", 8.0, -7.0)
    assert order(reading("пустая пластина", 6.0, -3.0), again)[0] == "пустая пластина"


def test_repeats_are_left_out_where_the_free_transcription_has_none() -> None:
    once_only, twice = reading("seven", 3.0, -1.0), reading("seven seven", 5.0, -2.0)
    assert said_once([twice, once_only]) == [once_only]
    assert wants_free([replace(twice, ended=True), once_only], Thresholds())
    assert said_once([once_only, twice]) == [] == said_once([twice, replace(once_only, raw=-3.0)])
    for repeated in ("Up, down, down.", "3-3", "33", "赤、赤", "レッドレッド", "1 2 2", "Да, да."):
        assert ends_repeated(repeated), repeated
    for plain in ("Seven.", "noon", "12", "赤青", "PS2, RG45, пустая пластина", "blue hue", ""):
        assert not ends_repeated(plain), plain


def test_a_beginning_is_not_all_that_was_said() -> None:
    assert leaves_words_over("черныйбуквебраво", "черныйбукериибравопроткрасныйпроводасинийбукер")
    assert not leaves_words_over("redblue", "readandblue") and not leaves_words_over("1", "seventeen")
    assert not leaves_words_over("password", "passwordpasswordpasswordpass") and not leaves_words_over("red", "")


def test_what_goes_beyond_the_sound_is_not_believed() -> None:
    """Of "white, light, star, next wire" and a pause the grammar made a second wire with light and star."""
    begun = replace(reading("white star", 3.0, -2.0), ended=True)
    beyond = replace(reading("white star next white star", 6.0, -3.0), ended=True, beyond=4.0)
    assert order(begun, beyond)[0] == "white star" and order(begun, replace(beyond, beyond=0.5))[0] != "white star"
    assert judge([beyond], -0.3, 0.0, 2.0, Thresholds()).reason == "goes_beyond"
    assert judge([replace(beyond, beyond=0.5)], -0.3, 0.0, 2.0, Thresholds()).accepted


def test_words_are_missing_where_much_more_sounded() -> None:
    """«Тридцать три» was heard as «три», and half of a list as all of it."""
    pace = Pace("ru")
    assert pace.leaves_over(["три"], 0.74, True, False) and not pace.leaves_over(["тридцать", "три"], 0.74, True, False)
    assert not pace.leaves_over(["три"], 0.45, False, False)
    assert pace.leaves_over(["длинная", "пауза"], 1.88, True, False) and not pace.leaves_over(["длинная", "пауза"], 1.88, False, False)
    ports = Pace("ja")
    assert ports.leaves_over(["ポートプレート", "パラレル", "ポート", "です"], 8.0, False, False)
    assert not ports.leaves_over(["七", "三"], 0.7, False, False)
    assert writes_more("три", "дринцедри") and writes_more("мычетвертыйрядцэ", "мычетвертьрядус4ееодин")
    assert not writes_more("password", "passwordpassword") and not writes_more("мичетыре", "м4")


def test_a_slow_speaker_is_allowed_for() -> None:
    pace = Pace("en")
    assert pace.leaves_over(["red", "blue"], 0.95, True, False)
    for _ in range(5):
        pace.note(["three", "batteries"], 1.4, False)
    assert not pace.leaves_over(["red", "blue"], 0.95, True, False)
    assert pace.leaves_over(["red", "blue"], 2.0, True, False)


def test_long_sentences_that_nobody_asked_for_are_no_talk() -> None:
    limits = Thresholds()
    short, long = for_sentence(limits, False, 12), for_sentence(limits, False, 40)
    assert long.gap_token > short.gap_token and long.regret_lost > short.regret_lost
    assert for_sentence(limits, False, 12, name=True) == long


def test_loops() -> None:
    assert _loops(("x", "a", "b", "a", "b", "a", "b")) and _loops(("a", "a", "a"))
    assert not _loops(("a", "b", "a", "b", "a")) and not _loops(("red", "red", "blue")) and not _loops(())


def test_thresholds_are_kept_per_grammar() -> None:
    assert isinstance(thresholds_for("anything at all", "en"), Thresholds)
    for name in ("wires", "ask:serial", "ask:confirm"):
        for language in ("en", "ja", "ru"):
            limits = thresholds_for(name, language)
            assert 0 < limits.regret_sure < limits.regret_lost


def test_what_answers_no_question_must_be_heard_more_clearly() -> None:
    limits = for_sentence(Thresholds(), asked=False)
    near = reading("repeat", 5, -2.6, 2.0)
    assert judge([near], -0.3, 0.0, 0.6, Thresholds()).accepted
    assert judge([near], -0.3, 0.0, 0.6, limits).reason == "gap_token"
    assert for_sentence(Thresholds(), asked=True) == Thresholds()


def test_judging() -> None:
    limits = Thresholds(regret_sure=0.5, regret_lost=3.0, gap_token=1.0, gap_second=5.0, no_speech=0.6, likely=-1.0)
    sure, unsure, lost = (
        reading("a b c", 9, -1.0, 0.4),
        reading("a b c", 5, -6.0, 4.0),
        reading("a b c", 1, -12.0, 13.0),
    )
    assert not wants_free([replace(sure, ended=True)], limits) and wants_free([unsure], limits) and not wants_free([], limits)
    assert wants_free([sure], limits), "the model had more to write"
    assert judge([sure], None, 0.0, 1.0, limits).accepted
    assert judge([lost], None, 0.0, 1.0, limits).reason == "regret"
    assert judge([unsure], -1.0, 0.0, 1.0, limits).accepted
    assert judge([unsure], -0.2, 0.0, 1.0, limits).reason == "gap_token"
    hasty = replace(limits, gap_second=2.0)
    assert judge([unsure], -0.6, 0.0, 0.4, hasty).reason == "gap_second"
    assert judge([unsure], None, 0.0, 4.0, limits).reason == "leaves_sound_over"
    assert judge([unsure], -1.0, 0.9, 1.0, limits).reason == "no_speech"
    assert judge([sure], None, 0.9, 1.0, limits).accepted
    assert judge([reading("a b c", 1, -20.0, 9.0)], -5.0, 0.0, 1.0, limits).reason == "unlikely"
    assert judge([], None, 0.0, 1.0, limits).reason == "no_sentence"
    assert judge([unsure], -0.2, 0.0, 1.0, limits, alike=0.8).reason == "alike"
    assert judge([unsure], -0.2, 0.0, 1.0, limits, alike=0.6).reason == "gap_token"
    assert judge([unsure], None, 0.0, 4.0, limits, alike=1.0).reason == "leaves_sound_over"
    assert judge([reading("what do you want", 5, -1.0)], None, 0.0, 0.3, limits).reason == "too_fast"
    apart = judge([sure, reading("a b d", 3, -7.0)], None, 0.0, 1.0, limits).confidence
    close = judge([sure, reading("a b d", 8.9, -1.1)], None, 0.0, 1.0, limits).confidence
    assert 0.9 < apart <= 1.0 and close < 0.6


def test_where_the_sound_is() -> None:
    sound = np.zeros(16000, np.float32)
    assert activity(sound, 0.002).seconds == 0
    assert activity(sound[:0], 0.002).seconds == 0
    sound[4800:8000] = 0.1
    found = activity(sound, 0.002)
    assert (found.first, found.last) == (4800, 8000)


@pytest.mark.parametrize("noise", [0.0, 0.01])
def test_quiet_after_a_look_is_no_speech(noise: float) -> None:
    random = np.random.default_rng(5)
    speech = np.concatenate([random.normal(0, 0.1, 16000), np.zeros(3200)])
    background = random.normal(0, noise, 40000) if noise else np.zeros(40000)

    def after(more: np.ndarray) -> bool:
        whole = np.concatenate([speech, more])
        return _spoke_on((whole + background[: len(whole)]).astype(np.float32), len(speech))

    assert not after(np.zeros(0))
    assert not after(np.zeros(8000))
    assert after(np.concatenate([np.zeros(3000), random.normal(0, 0.08, 3200)]))


def test_the_picture_of_a_tone_is_a_line() -> None:
    tone = np.sin(2 * np.pi * 1000 * np.arange(16000) / 16000).astype(np.float32)
    picture = log_mel(tone, 200)
    assert picture.shape == (BANDS, 200) and picture.dtype == np.float32
    loudest = picture[:, 10:90].argmax(axis=0)
    assert set(loudest) <= {loudest[0], loudest[0] + 1}, "1000 Hz stays in its band"
    assert picture[:, 120:].max() == pytest.approx(picture.max() - 2.0), "silence is 80 dB below"


def test_as_many_columns_as_needed() -> None:
    assert columns_for(0, 600) == 600
    assert columns_for(16000 * 7, 600) == 700
    assert columns_for(16000 * 7 + 1, 600) == 702
    assert columns_for(16000 * 60, 600) == 3000


@pytest.mark.parametrize("content", [b"", b"\x05\0\0\0", b"\x06\0\0\0\xff\xff" + b"x" * 40])
def test_rubbish_is_no_model(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "model.bin").write_bytes(content)
    with pytest.raises(UnreadableModel):
        Decoder(tmp_path / "model.bin")
    ear = WhisperEar(tmp_path, "en")
    with pytest.raises(UnreadableModel):
        ear.load()
    assert not ear.ready


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="fr"):
        WhisperEar(Path("nowhere"), "fr")


def test_places_are_told_apart_by_what_was_said() -> None:
    node = TokenAutomaton(from_patterns("en", [[["red"]]]), cast(Text, Letters())).start.node
    assert Place(("a",), frozenset(), node).key != Place(("b",), frozenset(), node).key


@pytest.mark.parametrize(("written", "alone"), [
    ("готово готово готово", "готово"), ("Red, red, red.", "Red"), ("2 бита 2 бита 2", "2 бита 2 бита 2"), ("undo", "undo"),
])  # fmt: skip
def test_what_was_written_twice_is_read_once(written: str, alone: str) -> None:
    assert once(written) == alone


def test_another_ear_is_heard_where_it_heard_well() -> None:
    seven, twice = reading("seven", 2.5, -1.0), reading("seven seven", 4.5, -1.5)

    def opinion(free: int) -> Opinion:
        """The other ear heard ``free`` times five phones."""
        return Opinion((), lambda words: (5.0 * abs(len(words) - free), 5 * max(len(words), free)))

    assert [one.words for one in weighed([twice, seven], opinion(1))] == [("seven",), ("seven", "seven")]
    assert [one.words for one in weighed([twice, seven], opinion(2))] == [("seven", "seven"), ("seven",)]
    assert [one.score for one in weighed([twice, seven], opinion(9))] == [4.5, 2.5], "that ear heard something else"


def test_how_often_a_word_was_said_the_other_ear_knows() -> None:
    three, four = reading("up down down down", 6.0, -1.0), reading("up down down down down", 1.0, -3.0)

    def other(*sentences: tuple[str, ...]) -> Opinion:
        return Opinion(sentences, lambda words: (4.0, 10))

    assert weighed([three, four], other(four.words))[0].words == four.words
    assert weighed([three, four], other(("up", "down")))[0].words == three.words
    assert weighed([three, reading("up up", 1.0, -3.0)], other(("up", "up")))[0].words == three.words


def test_the_noise_of_a_room_is_taken_out_of_the_picture() -> None:
    """A tone of half a second in hiss: the hiss becomes quieter, the tone does not."""
    random = np.random.default_rng(3)
    tone = 0.3 * np.sin(2 * np.pi * 1000 * np.arange(RATE // 2) / RATE)
    sound = np.concatenate([np.zeros(RATE), tone, np.zeros(RATE // 2)]).astype(np.float32)
    sound += random.normal(0, 0.01, len(sound)).astype(np.float32)
    before, after = log_mel(sound, 200), log_mel(sound, 200, without_room=True)
    hiss, tone_columns = slice(20, 90), slice(110, 140)
    assert (before[:, hiss] - after[:, hiss]).mean() > 0.15  # a quarter of a power of ten: 6 dB
    loudest = before[:, 120].argmax()
    assert abs(before[loudest, tone_columns] - after[loudest, tone_columns]).max() < 0.01


def test_silence_has_no_noise_to_take_out() -> None:
    assert np.array_equal(log_mel(np.zeros(RATE, np.float32), 100), log_mel(np.zeros(RATE, np.float32), 100, without_room=True))
    assert np.isfinite(log_mel(np.zeros(0, np.float32), 100, without_room=True)).all()


def test_an_automaton_of_a_few_sentences_holds_nothing_else() -> None:
    few = sentences("en", [("cut", "red"), ("cut", "red", "now"), ("no",), ()])
    assert [few.accepts(words.split()) for words in ("cut red", "cut red now", "no")] == [True, True, True]
    assert not any(few.accepts(words.split()) for words in ("", "cut", "cut no", "red now"))
