"""When an utterance begins and ends, with a scripted ear and detector; then with real voices and the real detector."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.speech import voices
from voice_expert.audio.wav import chunks
from voice_expert.conversation import Conversation
from voice_expert.events import RATE, Chunk, Partial, Samples
from voice_expert.expert import Expert
from voice_expert.grammar.automaton import WordAutomaton, from_patterns
from voice_expert.hearing.endpoint import (
    Endpoint,
    SpeechDropped,
    SpeechEnded,
    SpeechEvent,
    SpeechStarted,
    Waiting,
)
from voice_expert.hearing.recogniser import FAULT
from voice_expert.hearing.scripted import Said, ScriptedEar, said
from voice_expert.hearing.vad import FRAME, SileroDetector

COLOURS = ["red", "blue", "yellow", "white", "black"]
LETTERS = ["alfa", "bravo", "x"]
DIGITS = ["one", "two", "three"]
CHARACTERS = LETTERS + DIGITS


def grammar(name: str = "test") -> WordAutomaton:
    return from_patterns(
        "en",
        [
            [COLOURS] * 3 + [[*COLOURS, ""]] * 3,
            [CHARACTERS, CHARACTERS, DIGITS, LETTERS, LETTERS, DIGITS],
            [["undo", "no", "yes"]],
        ],
        name,
    )


class Spans:
    """A detector that knows when somebody speaks: spans of stream time; it counts the frames."""

    def __init__(self, *spans: tuple[float, float]) -> None:
        self.spans = spans
        self.frames = 0

    def probability(self, frame: Samples) -> float:
        t = self.frames * FRAME / RATE
        self.frames += 1
        return 0.9 if any(start <= t < end for start, end in self.spans) else 0.02

    def reset(self) -> None:
        pass


def sound(seconds: float, spans: Sequence[tuple[float, float]], level: float = 3000) -> Samples:
    """Noise that rises and falls four times a second where somebody speaks, a whisper of noise elsewhere."""
    random = np.random.default_rng(1)
    t = np.arange(round(seconds * RATE)) / RATE
    speaking = np.zeros_like(t)
    for start, end in spans:
        speaking[(t >= start) & (t < end)] = level
    wave = random.standard_normal(len(t)) * (8 + speaking * (0.6 + 0.4 * np.sin(2 * np.pi * 4 * t)))
    return wave.astype(np.int16)


def play(timeline: Sequence[Said], spans: Sequence[tuple[float, float]], seconds: float, streaming: bool = True) -> list[SpeechEvent]:
    endpoint = Endpoint(ScriptedEar(timeline, streaming=streaming), Spans(*spans))
    endpoint.listen(grammar())
    return fed(endpoint, chunks(sound(seconds, spans)))


def fed(endpoint: Endpoint, pieces: Iterable[Chunk]) -> list[SpeechEvent]:
    return [event for piece in pieces for event in endpoint.feed(piece)]


def ended(events: Iterable[SpeechEvent]) -> list[SpeechEnded]:
    return [event for event in events if isinstance(event, SpeechEnded)]


@pytest.mark.parametrize("streaming", [True, False])
@pytest.mark.parametrize(
    ("text", "patience", "waited"),
    [
        ("undo", "closed", 0.25),
        ("red blue white", "could_go_on", 1.2),
        ("red blue white black yellow red", "closed", 0.25),
        ("alfa one two", "unfinished", 2.0),
        ("red", "unfinished", 2.0),
    ],
)
def test_waits_as_long_as_the_grammar_wants(text: str, patience: str, waited: float, streaming: bool) -> None:
    (end,) = ended(play(said(1.2, text, 0.2), [(1.0, 2.4)], 6, streaming))
    assert end.patience == patience
    assert end.waited == pytest.approx(waited, abs=0.04)
    assert end.heard.text == text
    assert (end.t_start, end.t_end) == (pytest.approx(1.0, abs=0.07), pytest.approx(2.4, abs=0.07))
    assert (end.heard.t_start, end.heard.t_end) == (end.t_start, end.t_end)


@pytest.mark.parametrize("streaming", [True, False])
def test_a_pause_inside_a_list_does_not_cut(streaming: bool) -> None:
    timeline = (*said(1.2, "red red blue"), Said(2.9, "yellow"))
    events = play(timeline, [(1.0, 2.0), (2.6, 3.0)], 6, streaming)
    assert [end.heard.text for end in ended(events)] == ["red red blue yellow"]


def test_a_serial_may_be_spoken_with_pauses_of_a_second() -> None:
    words = ["alfa", "bravo", "one", "x", "x", "two"]
    timeline = [Said(1.2 + 1.3 * index, word) for index, word in enumerate(words)]
    spans = [(1.0 + 1.3 * index, 1.3 + 1.3 * index) for index in range(6)]
    (end,) = ended(play(timeline, spans, 12))
    assert end.heard.text == " ".join(words)
    assert end.patience == "closed"


def test_a_very_short_answer_is_heard() -> None:
    (end,) = ended(play([Said(1.1, "no")], [(1.0, 1.2)], 3))
    assert end.heard.text == "no"


def test_a_click_starts_nothing() -> None:
    assert play([], [(1.0, 1.03)], 3) == []


def test_the_first_word_right_after_the_start_is_complete() -> None:
    ear = ScriptedEar([Said(0.1, "no")])
    endpoint = Endpoint(ear, Spans((0.0, 0.3)))
    endpoint.listen(grammar())
    (end,) = ended(fed(endpoint, chunks(sound(2, [(0.0, 0.3)]))))
    assert end.heard.text == "no"
    assert len(endpoint.last_samples) >= 0.4 * RATE


def test_the_preroll_is_at_least_three_tenths() -> None:
    endpoint = Endpoint(ScriptedEar([Said(0.75, "undo")]), Spans((1.0, 1.4)))  # said before it was noticed
    endpoint.listen(grammar())
    (end,) = ended(fed(endpoint, chunks(sound(3, [(1.0, 1.4)]))))
    assert end.heard.text == "undo"


def test_twelve_seconds_are_the_end_and_what_runs_on_is_no_new_utterance() -> None:
    spans = [(1.0, 15.0), (16.0, 16.5)]
    ends = ended(play([Said(2, "undo"), Said(14, "yes"), Said(16.2, "no")], spans, 18))
    assert [end.patience for end in ends] == ["hard_end", "closed"]
    assert ends[0].t_end - ends[0].t_start == pytest.approx(12, abs=0.1)
    assert [end.heard.text for end in ends] == ["undo", "no"]


def test_talk_that_fits_no_sentence_is_not_cut_at_its_breaths() -> None:
    class Doubting(ScriptedEar):
        def peek(self) -> Partial | None:
            return Partial((), accepted=False)

    endpoint = Endpoint(Doubting([Said(1.1, "undo")]), Spans((1.0, 1.5), (1.9, 2.6), (3.4, 3.8)))
    endpoint.listen(grammar())
    (end,) = ended(fed(endpoint, chunks(sound(6, [(1.0, 1.5), (1.9, 2.6), (3.4, 3.8)]))))
    assert end.t_end == pytest.approx(3.8, abs=0.07)


def test_what_nobody_asked_for_is_waited_for_a_little_longer() -> None:
    """Sentences have pauses of a quarter of a second, too; "the next | train" must not become a command."""
    waited = {}
    for asked in (None, frozenset[int]()):
        endpoint = Endpoint(ScriptedEar([Said(1.2, "undo")]), Spans((1.0, 1.5)))
        endpoint.listen(replace(grammar(), asked=asked))
        (end,) = ended(fed(endpoint, chunks(sound(3, [(1.0, 1.5)]))))
        waited[asked] = end.waited
    assert waited[None] == pytest.approx(0.25, abs=0.04) and waited[frozenset()] == pytest.approx(0.35, abs=0.04)


def test_steady_noise_taken_for_a_voice_does_not_hold_the_utterance_open() -> None:
    random = np.random.default_rng(2)
    machine = (random.standard_normal(8 * RATE) * 600).astype(np.int16)
    spoken = sound(8, [(1.0, 2.0)], level=6000)
    endpoint = Endpoint(ScriptedEar([Said(1.5, "undo")]), Spans((1.0, 8.0)))
    endpoint.listen(grammar())
    events = fed(endpoint, chunks(np.where(np.abs(spoken) > 60, spoken, machine)))
    assert ended(events)[0].heard.text == "undo"
    assert ended(events)[0].t_end + ended(events)[0].waited < 3.1


def test_any_chunk_size_gives_the_same_events() -> None:
    spans = [(1.0, 2.0)]
    results = []
    for size in (512, 160, 1600, 4001):
        endpoint = Endpoint(ScriptedEar([Said(1.5, "undo")]), Spans(*spans))
        endpoint.listen(grammar())
        events = fed(endpoint, chunks(sound(4, spans), size=size))
        results += [(round(event.t_start, 3), round(event.t_end, 3), event.heard.text) for event in ended(events)]
    assert len(results) == 4
    assert len(set(results)) == 1


def test_the_key_makes_one_utterance_of_everything_and_ends_it_at_once() -> None:
    timeline = (*said(1.2, "red red blue"), Said(4.2, "yellow"))
    spans = [(1.0, 2.0), (4.0, 4.4)]
    endpoint = Endpoint(ScriptedEar(timeline), Spans(*spans))
    endpoint.push_to_talk = True
    endpoint.listen(grammar())
    pieces = list(chunks(sound(6, spans)))
    events = fed(endpoint, pieces[:30])
    assert isinstance(endpoint.hold()[0], SpeechStarted)
    events += fed(endpoint, pieces[30:140])
    assert ended(events) == []
    (end,) = ended(endpoint.release())
    assert (end.heard.text, end.patience, end.waited) == ("red red blue yellow", "released", 0.0)
    assert fed(endpoint, pieces[140:]) == []


def test_a_tap_on_the_key_and_a_held_silence_are_dropped() -> None:
    endpoint = Endpoint(ScriptedEar([]), Spans())
    endpoint.push_to_talk = True
    endpoint.listen(grammar())
    pieces = list(chunks(sound(4, [])))
    for held in (9, 90):
        endpoint.hold()
        fed(endpoint, pieces[:held])
        (event,) = endpoint.release()
        assert isinstance(event, SpeechDropped) and event.why == "click"
    assert endpoint.release() == []


def test_without_the_key_nothing_is_heard_in_push_to_talk() -> None:
    endpoint = Endpoint(ScriptedEar([Said(1.5, "undo")]), Spans((1.0, 2.0)))
    endpoint.push_to_talk = True
    endpoint.listen(grammar())
    assert fed(endpoint, chunks(sound(3, [(1.0, 2.0)]))) == []


def test_deaf_spans_are_discarded_with_what_was_open() -> None:
    spans = [(1.0, 2.0), (3.0, 3.5)]
    endpoint = Endpoint(ScriptedEar([Said(1.3, "undo"), Said(3.2, "yes")]), Spans(*spans))
    endpoint.listen(grammar())
    pieces = list(chunks(sound(5, spans)))
    fed(endpoint, pieces[:40])
    assert [event.why for event in endpoint.deafen() if isinstance(event, SpeechDropped)] == ["deaf"]
    endpoint.detector.frames = 70  # type: ignore[attr-defined]  # the script of the detector runs on
    assert fed(endpoint, pieces[40:70]) == []
    endpoint.deafen(False)
    assert [end.heard.text for end in ended(fed(endpoint, pieces[70:]))] == ["yes"]


def test_a_new_grammar_holds_from_the_next_utterance_on() -> None:
    ear = ScriptedEar([Said(1.5, "undo"), Said(3.5, "yes")])
    endpoint = Endpoint(ear, Spans((1.0, 2.0), (3.0, 4.0)))
    first, second = grammar("first"), grammar("second")
    endpoint.listen(first)
    pieces = list(chunks(sound(6, [(1.0, 2.0), (3.0, 4.0)])))
    fed(endpoint, pieces[:40])
    endpoint.listen(second)
    fed(endpoint, pieces[40:])
    assert [one.name for one in ear.listened] == ["first", "second"]


def test_speech_at_the_end_of_all_sound_is_finished_by_flush() -> None:
    spans = [(1.0, 2.0)]
    endpoint = Endpoint(ScriptedEar([Said(1.5, "undo")]), Spans(*spans))
    endpoint.listen(grammar())
    assert ended(fed(endpoint, chunks(sound(2, spans)))) == []
    (end,) = ended(endpoint.flush())
    assert (end.heard.text, end.patience) == ("undo", "flushed")
    assert endpoint.flush() == []


def test_speech_that_runs_into_the_next_file_is_one_utterance() -> None:
    spans = [(1.0, 2.0)]
    whole = sound(4, spans)
    endpoint = Endpoint(ScriptedEar(said(1.2, "red blue white")), Spans(*spans))
    endpoint.listen(grammar())
    cut = 47 * FRAME
    events = fed(endpoint, chunks(whole[:cut])) + fed(endpoint, chunks(whole[cut:], t=cut / RATE))
    assert [end.heard.text for end in ended(events)] == ["red blue white"]


def test_waiting_can_be_set() -> None:
    endpoint = Endpoint(ScriptedEar([Said(1.5, "undo")]), Spans((1.0, 2.0)), Waiting(closed=0.6))
    endpoint.listen(grammar())
    (end,) = ended(fed(endpoint, chunks(sound(4, [(1.0, 2.0)]))))
    assert end.waited == pytest.approx(0.6, abs=0.04)


# With real voices and the real detector ------------------------------------------------------------------------


def real(samples: Samples) -> list[SpeechEvent]:
    """What the real detector and a deaf ear that could always go on make of a sound."""
    endpoint = Endpoint(ScriptedEar([], streaming=False), SileroDetector())
    endpoint.listen(from_patterns("en", [[["", "red"], ["", "red"]]]))
    return fed(endpoint, chunks(samples)) + endpoint.flush()


@pytest.mark.parametrize("voice", ["slt", "rms", "awb"])
@pytest.mark.parametrize("noise", ["clean", "fan", "babble"])
def test_real_speech_is_cut_where_it_begins_and_ends(voice: str, noise: str) -> None:
    voices.need(voice)
    spoken = voices.say(voice, "red red blue yellow")
    samples = voices.joined(voices.silence(3.0), spoken, voices.silence(2.5))
    if noise != "clean":
        room = voices.fan(8) if noise == "fan" else voices.babble(8)
        samples = voices.mix(samples, room, 15)
    ends = [end for end in ended(real(samples)) if end.t_end - end.t_start > 0.8]
    assert len(ends) == 1
    assert ends[0].t_start == pytest.approx(3.1, abs=0.3)
    assert ends[0].t_end == pytest.approx(3.0 + len(spoken) / RATE, abs=0.3)


@pytest.mark.parametrize("voice", ["slt", "rms", "awb"])
def test_the_real_pause_of_six_tenths_does_not_cut(voice: str) -> None:
    voices.need(voice)
    samples = voices.joined(
        voices.silence(1), voices.say(voice, "red red blue"), voices.silence(0.6), voices.say(voice, "yellow"),
        voices.silence(2),
    )  # fmt: skip
    assert len(ended(real(samples))) == 1


@pytest.mark.parametrize("voice", ["slt", "rms", "awb"])
def test_a_real_no_is_noticed(voice: str) -> None:
    voices.need(voice)
    assert len(ended(real(voices.joined(voices.silence(1), voices.say(voice, "no"), voices.silence(1.5))))) == 1


class Believing(ScriptedEar):
    """An ear that takes whatever it gets for a sentence that is over."""

    def peek(self) -> Partial:
        return Partial(("yes",))


@pytest.mark.parametrize("voice", ["slt", "rms", "awb"])
def test_many_sentences_in_a_row_are_not_taken_for_the_room(voice: str) -> None:
    """Else the soft sounds of later ones ("is four") would count as pauses."""
    voices.need(voice)
    said = ["number on the display is four", "press six", "display is four"] * 3
    endpoint = Endpoint(Believing([], streaming=False), SileroDetector())
    endpoint.listen(grammar())
    pieces = [part for text in said for part in (voices.say(voice, text), voices.silence(0.5))]
    events = fed(endpoint, chunks(voices.joined(voices.silence(1), *pieces, voices.silence(1))))
    assert len(ended(events)) == len(said)


def test_who_was_not_understood_is_not_the_room_when_saying_it_again() -> None:
    spans = [(1.0, 2.5), (3.2, 4.7), (7.4, 8.9)]
    endpoint = Endpoint(ScriptedEar([Said(1.4, "undo"), Said(3.6, "strange"), Said(7.8, "undo")]), Spans(*spans))
    endpoint.listen(grammar())
    soft = sound(11, spans)
    soft[round(8.0 * RATE) : round(8.4 * RATE)] //= 4  # 12 dB softer in the middle
    found = ended(fed(endpoint, chunks(soft)))
    assert [(end.heard.text, end.heard.accepted) for end in found] == [("undo", True), ("strange", False), ("undo", True)]


class Compiling(ScriptedEar):
    """An ear that notes what it was to get ready for."""

    def __init__(self) -> None:
        super().__init__([Said(1.5, "undo")])
        self.ready: list[str] = []

    def prepare(self, grammar: WordAutomaton) -> float:
        self.ready.append(grammar.name)
        return 0.0


def test_an_ear_gets_ready_between_utterances_and_not_within_one() -> None:
    ear = Compiling()
    endpoint = Endpoint(ear, Spans((1.0, 2.0)))
    endpoint.listen(grammar("first"))
    endpoint.prepare()
    pieces = list(chunks(sound(4, [(1.0, 2.0)])))
    fed(endpoint, pieces[:45])
    endpoint.listen(grammar("second"))
    endpoint.prepare()
    assert endpoint.speaking and ear.ready == ["first"]
    fed(endpoint, pieces[45:])
    endpoint.prepare()
    assert ear.ready == ["first", "second"]


class BrokenEar(ScriptedEar):
    """Raises, as no ear may."""

    def peek(self):  # type: ignore[no-untyped-def]
        raise ValueError("peek")

    def finish(self):  # type: ignore[no-untyped-def]
        raise ValueError("finish")


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_a_fault_of_the_ear_is_said_and_ends_nothing(language: str) -> None:
    spans = [(1.0, 2.0)]
    endpoint = Endpoint(BrokenEar(()), Spans(*spans))
    endpoint.listen(grammar())
    [event] = ended(fed(endpoint, chunks(sound(6, spans))))
    assert event.heard.details["reason"] == FAULT and not event.heard.accepted
    expert = Expert(Conversation(language), endpoint, None)
    turn = expert.hear(event, event.t_end).turn
    assert turn.say == Conversation(language).our_fault("").say and not turn.reply.changed
