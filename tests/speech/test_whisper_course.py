"""Whether the strong ear follows a sentence through all of its sound, once."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.speech.test_whisper import FOLDER, hear, spoken
from voice_expert.conversation import Conversation
from voice_expert.dialogue.step import scope_of
from voice_expert.grammar.exports import EarGrammars
from voice_expert.hearing.whisper import WhisperEar
from voice_expert.hearing.whisper_course import FRAME, NO_SPEECH, QUIET, Course
from voice_expert.hearing.whisper_decoder import Matrix
from voice_expert.hearing.whisper_repeats import recounted
from voice_expert.hearing.whisper_search import Reading, Step

FRAMES = 200
"""Four seconds, all of which sound."""


def look(seconds: float) -> Matrix:
    """One that goes to this moment."""
    at = np.arange(FRAMES) * FRAME
    return np.exp(-0.5 * ((at - seconds) / 0.04) ** 2).astype(np.float32)


def course(*moments: float) -> Course:
    found = Course.of(QUIET, np.ones(FRAMES, np.bool_), FRAMES)
    for moment in moments:
        found = found.then(look(moment))
    return found


def lost(*moments: float, length: float = 0.3) -> int | None:
    return course(*moments).lost([length] * len(moments))


FORWARDS = [0.2, 0.6, 1.0, 1.4, 1.8, 2.2, 2.6, 3.0, 3.4]


def test_a_sentence_goes_through_its_sound_once() -> None:
    assert lost(*FORWARDS) is None
    found = course(*FORWARDS)
    assert np.abs(found.frames * FRAME - FORWARDS).max() < 0.1 and found.strengths.min() > 0.5
    assert found.back == 0 and found.left(0.3) == 0


@pytest.mark.parametrize("end", [3, 5, 7])
def test_one_that_stops_early_leaves_sound(end: int) -> None:
    assert lost(*FORWARDS[:end]) == end
    assert course(*FORWARDS[:end]).left(0.3) == pytest.approx(4 - FORWARDS[end - 1] - 0.3 - QUIET.unread_end, abs=0.15)


def test_one_that_leaves_out_its_middle_is_lost_there() -> None:
    assert lost(*FORWARDS[:3], *FORWARDS[6:]) == 3


def test_one_that_says_its_words_again_looks_back() -> None:
    again = [*FORWARDS, *FORWARDS[-3:], *FORWARDS[-3:]]
    where = lost(*again)
    assert where is not None and 5 <= where <= len(FORWARDS)
    assert course(*FORWARDS, 2.6, 1.8, 1.0).back > 0.1


def test_one_that_waits_in_a_place_is_crammed_there() -> None:
    assert lost(0.2, 0.6, *[1.0] * 7, 1.4, 1.8, 2.2, 2.6, 3.0, 3.4) in (2, 3)


def test_where_nobody_speaks_nothing_is_left_out() -> None:
    found = replace(course(0.2), room=NO_SPEECH)
    assert found.lost([0.3]) is None and found.left(0.3) == 0 and math.isinf(NO_SPEECH.unread)


def test_before_the_first_token_nothing_is_lost() -> None:
    assert course().lost([]) is None and course().frames.shape == (0,)


@pytest.mark.skipif(FOLDER is None, reason="whisper-base is not installed: voice-expert models get whisper-base")
@pytest.mark.parametrize(
    ("language", "voice", "before", "said"),
    [
        (
            "ru",
            "festival",
            "круглая клавиатура",
            "сверху по часовой расплавленная тройка, шестёрка, перевёрнутый игрек, обычная цэ, ять, вопросительный знак, копирайт, тыква",
        ),
        ("ru", "festival", "переключатели", "вверх, вниз, вниз, вниз, вверх"),
        (
            "ru",
            "festival",
            "сложные провода",
            "белый синий лампочка горит и звезда, сине белом следующий провод, сине белый потом, синий красный звезда",
        ),
        ("en", "slt", "password", "bravo, golf, oscar, t, romeo, foxtrot"),
    ],
)
def test_long_lists_are_heard_to_their_end(tmp_path: Path, language: str, voice: str, before: str, said: str) -> None:
    """Each had lost its last items: the model, which sees what it wrote, liked to end, or to write it again."""
    assert FOLDER is not None
    conversation = Conversation(language)
    conversation.hear(before)
    grammar = EarGrammars(conversation.grammar, tmp_path).automaton(scope_of(conversation.session))
    ear = WhisperEar(FOLDER, language)
    heard = hear(ear, grammar, spoken(voice, said, language))
    ear.close()
    assert heard.accepted, heard
    typed, listened = (Conversation(language, conversation.session, conversation.grammar) for _ in range(2))
    assert listened.hear(heard.text).reply.answer == typed.hear(said).reply.answer
    assert listened.session.opened == typed.session.opened


def reading(words: str, *moments: float) -> Reading:
    said = tuple(words.split())
    steps = tuple(Step(i, 0.3) for i in range(1, len(said) + 1))
    return Reading(said, tuple(range(len(said))), 0.0, -1.0, 0.1, steps=steps, course=course(*moments))


@pytest.mark.parametrize("noisy", [False, True])
def test_a_word_without_time_of_its_own_was_not_said_again(noisy: bool) -> None:
    twice = reading("six three three three two", 0.2, 1.0, 1.8, 1.84, 2.6)
    assert ("six", "three", "three", "two") in recounted(twice, noisy)


def test_a_word_with_the_time_of_two_may_have_been_said_twice() -> None:
    long = reading("six three one two one six", 0.2, 0.6, 1.0, 2.2, 2.6, 3.0)
    assert ("six", "three", "one", "one", "two", "one", "six") in recounted(long, False)
    assert not list(recounted(long, True)), "others talk between the words"


def test_words_at_their_pace_are_counted_as_heard() -> None:
    assert not list(recounted(reading("six six three one one two two five four", *FORWARDS), False))
    assert not list(recounted(replace(reading("six six", 0.2, 0.3), course=None), False))


def test_words_before_a_reading_was_taken_up_anew_are_not_counted() -> None:
    again = reading("six six three", 0.2, 0.3, 0.9)
    tail = replace(again, steps=(Step(1, 0.3), *again.steps[1:]), words_before=1)
    assert not any(words.count("six") < 2 for words in recounted(replace(tail, course=course(0.2, 0.24, 0.9)), True))


def test_the_only_word_that_was_followed_is_left_as_it_is() -> None:
    """All before it was heard with the beginning: there is nothing to measure its time by."""
    again = replace(reading("six six", 0.2, 0.24), steps=(Step(2, 0.3), Step(2, 0.3)), words_before=1)
    assert not list(recounted(again, False))


def test_a_look_that_lags_takes_nothing_away() -> None:
    lagging = reading("two five five five five one", 0.2, 0.6, 1.0, 1.76, 1.8, 2.2)
    assert not any(words.count("five") < 4 for words in recounted(lagging, False))


@pytest.mark.skipif(FOLDER is None, reason="whisper-base is not installed: voice-expert models get whisper-base")
@pytest.mark.parametrize(
    ("voice", "said"),
    [("joe", "three, six, three, three, three"), ("slt", "five, five, five, five, one"), ("rms", "two, two, one, four, two")],
)
def test_numbers_said_running_are_counted(tmp_path: Path, voice: str, said: str) -> None:
    assert FOLDER is not None
    conversation = Conversation("en")
    conversation.hear("yahtzee")
    grammar = EarGrammars(conversation.grammar, tmp_path).automaton(scope_of(conversation.session))
    ear = WhisperEar(FOLDER, "en")
    heard = hear(ear, grammar, spoken(voice, said))
    ear.close()
    assert heard.text == said.replace(",", "") and heard.accepted, heard
