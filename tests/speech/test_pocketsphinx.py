"""The fast English ear: real sound in, words out; what is no sentence of the grammar is not accepted."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.speech import voices
from tests.speech.state_grammars import SENTENCES, STATES
from voice_expert.audio.wav import chunks
from voice_expert.events import RATE, Heard, Samples
from voice_expert.grammar.automaton import WordAutomaton, from_patterns
from voice_expert.hearing.compact import Graph, compact
from voice_expert.hearing.endpoint import Endpoint, SpeechEnded
from voice_expert.hearing.phone_distance import distance, edits_said, worst_part
from voice_expert.hearing.pocketsphinx import GRAMMARS_KEPT, PocketSphinxEar, thresholds
from voice_expert.hearing.pocketsphinx_words import TABLE, by_rule, pronunciations
from voice_expert.hearing.vad import SileroDetector

VOICES = ["slt", "rms", "awb"]
PAUSE = voices.silence(0.3)


@pytest.fixture(scope="module")
def ear() -> Iterator[PocketSphinxEar]:
    made = PocketSphinxEar()
    yield made
    made.close()


def heard(ear: PocketSphinxEar, grammar: WordAutomaton, samples: Samples, peek: bool = True) -> Heard:
    ear.listen(grammar)
    for chunk in chunks(samples):
        ear.feed(chunk)
    if peek:
        ear.peek()
    return ear.finish()


def spoken(voice: str, text: str) -> Samples:
    voices.need(voice)
    return voices.joined(PAUSE, voices.say(voice, text), PAUSE)


# One state, a few sentences: many of them, in noise and beside the baseline, are benchmarks/fast_ear.py
@pytest.mark.parametrize("voice", VOICES)
def test_most_sentences_are_heard_exactly_and_accepted(ear: PocketSphinxEar, voice: str) -> None:
    chosen = [(state, text) for state, text in SENTENCES if state in ("wires", "ask:batteries")][1::2]
    results = [(text, heard(ear, STATES[state], spoken(voice, text))) for state, text in chosen]
    exact = [text for text, result in results if result.text == text]
    assert len(exact) >= len(chosen) - 1
    assert sum(result.accepted for _, result in results) >= len(chosen) - 2
    assert all(0 <= result.confidence <= 1 for _, result in results)


def test_partials_come_while_the_speech_runs(ear: PocketSphinxEar) -> None:
    ear.listen(STATES["wires"])
    sound = spoken("slt", "wires are yellow yellow red blue blue white")
    partials = [partial.words for chunk in chunks(sound) if (partial := ear.feed(chunk))]
    assert len(partials) >= 5
    assert ("wires", "are", "yellow") in {words[:3] for words in partials}
    assert ear.finish().text == "wires are yellow yellow red blue blue white"


def test_more_speech_after_a_peek_is_heard_whole(ear: PocketSphinxEar) -> None:
    sound = voices.joined(spoken("rms", "red red blue"), spoken("rms", "yellow"))
    ear.listen(STATES["wires"])
    for index, chunk in enumerate(chunks(sound)):
        ear.feed(chunk)
        if index == 62:
            first = ear.peek()
    assert first is not None and first.words == ("red", "red", "blue")
    assert ear.finish().text == "red red blue yellow"


@pytest.mark.parametrize("gain", [0.1, 1.0, 2.5])
def test_the_first_utterance_is_heard_at_any_level(gain: float) -> None:
    ear = PocketSphinxEar()  # a new one knows nothing of the voice
    sound = (spoken("rms", "the wires are black white red") * gain).clip(-32768, 32767).astype(np.int16)
    assert heard(ear, STATES["wires"], sound).text == "the wires are black white red"
    ear.close()


def test_a_loud_utterance_does_not_spoil_the_quiet_one_after_it(ear: PocketSphinxEar) -> None:
    sound = spoken("rms", "three batteries in two holders")
    heard(ear, STATES["ask:batteries"], (sound * 3).astype(np.int16))
    assert heard(ear, STATES["ask:batteries"], (sound * 0.1).astype(np.int16)).text == "three batteries in two holders"


@pytest.mark.parametrize("what", ["silence", "fan", "keyboard", "breathing"])
def test_noise_is_not_accepted(ear: PocketSphinxEar, what: str) -> None:
    noises = {"silence": voices.silence, "fan": voices.fan, "keyboard": voices.keyboard, "breathing": voices.breathing}
    assert not heard(ear, STATES["wires"], noises[what](2.0)).accepted
    assert not heard(ear, STATES["ask:batteries"], noises[what](1.0)).accepted


def test_nothing_at_all_is_not_accepted(ear: PocketSphinxEar) -> None:
    ear.listen(STATES["idle"])
    assert not ear.finish().accepted
    assert ear.peek() is None


CHATTER = [
    "did you see the game last night it was really something",
    "i think we should order a pizza before the next round",
    "my sister bought a red car and she loves it",
    "he said the blue one was cheaper but i do not believe him",
    "no way that is never going to work in here",
]


@pytest.mark.parametrize("voice", VOICES)
def test_table_talk_is_not_accepted(ear: PocketSphinxEar, voice: str) -> None:
    for index, text in list(enumerate(CHATTER))[VOICES.index(voice) :: 3]:
        state = list(STATES.values())[index % len(STATES)]
        assert not heard(ear, state, spoken(voice, text)).accepted, text


def test_words_the_dictionary_does_not_have_are_heard(ear: PocketSphinxEar) -> None:
    grammar = from_patterns("en", [[["juliett", "xray", "bitmaps", "unlit", "squiggly", "zxqvy"]]])
    assert heard(ear, grammar, spoken("slt", "juliet")).text == "juliett"
    assert heard(ear, grammar, spoken("slt", "bit maps")).text == "bitmaps"


def test_every_word_of_the_states_can_be_said(ear: PocketSphinxEar) -> None:
    words = frozenset().union(*(state.words for state in STATES.values()))
    for word in words:
        for way in pronunciations(word, ear._grammar_decoder.lookup):
            assert way


def test_another_language_is_refused(ear: PocketSphinxEar) -> None:
    with pytest.raises(ValueError, match="English"):
        ear.listen(from_patterns("ru", [[["да"]]]))


def test_compiled_grammars_are_kept_and_the_oldest_go(ear: PocketSphinxEar) -> None:
    ear.listen(STATES["wires"])
    kept = ear.prepare(STATES["wires"])
    ear.listen(STATES["idle"])
    assert ear.prepare(STATES["wires"]) == kept  # the very same measurement: not compiled again
    for number in range(GRAMMARS_KEPT + 3):
        ear.listen(from_patterns("en", [[["red"]] * (number + 1)]))
    assert len(ear._compiled) == GRAMMARS_KEPT
    assert heard(ear, STATES["wires"], spoken("slt", "red red blue yellow")).text == "red red blue yellow"


@pytest.mark.parametrize("voice", VOICES)
def test_through_the_endpoint_in_a_stream_with_pauses(ear: PocketSphinxEar, voice: str) -> None:
    endpoint = Endpoint(ear, SileroDetector())
    endpoint.listen(STATES["wires"])
    first = voices.joined(spoken(voice, "red red blue"), spoken(voice, "yellow"))  # a pause of 0.6 s and more
    stream = voices.joined(voices.silence(1), first, voices.silence(2), spoken(voice, "expert undo"), voices.silence(1))
    ends = [event for chunk in chunks(stream) for event in endpoint.feed(chunk) if isinstance(event, SpeechEnded)]
    assert len(ends) == 2
    # slt draws a final "blue" out until it sounds like "blue yellow": the strong ear's business
    assert ends[0].heard.text == "red red blue yellow" + (" yellow" if voice == "slt" else "")
    assert ends[1].heard.text == "expert undo"
    # Where the ear would not stand by what it heard, more is waited for.
    patience, seconds = ("closed", 0.25) if ends[1].heard.accepted else ("could_go_on", 1.2)
    assert ends[1].patience == patience and ends[1].waited == pytest.approx(seconds, abs=0.04)
    assert ends[0].t_end == pytest.approx(1 + len(first) / RATE - 0.3, abs=0.35)


# Words and phones ----------------------------------------------------------------------------------------------

DICTIONARY = {"lit": ("L", "IH", "T"), "bit": ("B", "IH", "T"), "mask": ("M", "AE", "S", "K"), "b": ("B", "IY")}


@pytest.mark.parametrize(
    ("word", "phones"),
    [
        ("juliett", "JH UW L IY EH T"),
        ("B", "B IY"),
        ("b.", "B IY"),
        ("bitmask", "B IH T M AE S K"),
        ("bit-mask", "B IH T M AE S K"),
        ("masks", "M AE S K S"),
        ("bits", "B IH T S"),
        ("masked", "M AE S K T"),
        ("blorp", "B L AO R P"),
        ("shade", "SH EY D"),
        ("4x", "F AO R K S"),
        ("'", "AH"),
        ("да", "AH"),
    ],
)
def test_pronunciations(word: str, phones: str) -> None:
    assert " ".join(pronunciations(word, DICTIONARY.get)[0]) == phones


def test_the_table_uses_the_phones_of_the_acoustic_model(ear: PocketSphinxEar) -> None:
    used = {phone for ways in TABLE.values() for phone in ways.replace(",", " ").split()}
    known = {phone for word in CHATTER for part in word.split() for phone in ear._grammar_decoder.lookup(part) or ()}
    known |= {"AO", "OY", "UH", "ZH", "JH", "SH", "TH", "CH", "AW"}
    assert used <= known
    assert set(by_rule("the quick brown fox jumps over the lazy dogs chasing vision shy boy")) <= known


def test_distance_of_phones() -> None:
    assert distance(("R", "EH", "D"), ("R", "EH", "D")) == 0
    assert distance((), ("R",)) == 1
    assert distance((), ()) == 1
    assert distance(("R", "EH", "D"), ("R", "AE", "D")) == pytest.approx(0.5 / 3)
    assert distance(("R", "EH", "D"), ("R", "EH", "D", "Z", "IY", "S")) == pytest.approx(0.5)


def test_the_word_that_is_not_there() -> None:
    free = "F AA R AE N D S EH V AH N".split()
    five, four = ["F", "AY", "V"], ["F", "AO", "R"]
    rest = ["AE N D".split(), "S EH V AH N".split()]
    assert worst_part([five, *rest], free) == pytest.approx(0.5), "one phone like another, one unlike, of three"
    assert worst_part([four, *rest], free) == pytest.approx(0.5 / 3)
    assert worst_part([four], []) == 1 and worst_part([], free) == 0


def test_of_several_pronunciations_the_nearest_counts() -> None:
    assert edits_said([["S AY".split(), "P S AY".split()], [["W"], ["V"]]], "P S AY V".split()) == 0
    assert edits_said([["S AY".split(), "K S AY".split()]], "P S AY".split()) == 0.5
    assert edits_said([], ["S"]) == 1


def test_thresholds_are_kept_with_the_ear() -> None:
    limits = thresholds()
    assert 0 < limits["default"].sure < limits["default"].alone < 1


# The small graph of a grammar ------------------------------------------------------------------------------------


def sentences(graph: Graph) -> dict[tuple[str, ...], float]:
    """All sentences of a graph without loops, and how probable it holds each."""
    found: dict[tuple[str, ...], float] = {}
    queue: list[tuple[int, tuple[str, ...], float]] = [(graph.start, (), 1.0)]
    while queue:
        state, words, chance = queue.pop()
        if state == graph.end:
            found[words] = found.get(words, 0.0) + chance
        for arc in graph.arcs:
            if arc.source == state:
                queue.append((arc.target, words + ((arc.word,) if arc.word else ()), chance * arc.probability))
    return found


def test_the_small_graph_has_the_same_sentences() -> None:
    colours = ["red", "blue", "yellow"]
    grammar = from_patterns("en", [[["the", ""], ["wires", ""], colours, colours, [*colours, ""]], [["expert"], ["undo", "stop", "red"]]])
    graph = compact(grammar)
    plain = sum(len(targets) for out in grammar.arcs for targets in out.values())
    assert len(graph.arcs) < plain
    assert all(grammar.accepts(words) for words in sentences(graph))
    assert len(sentences(graph)) == 2 * 2 * (9 + 27) + 3


def test_the_small_graph_keeps_loops_and_the_shares_of_words() -> None:
    loop = WordAutomaton("en", 0, frozenset([1]), ({"red": (1,), "blue": (1,)}, {"red": (1,), "blue": (1,)}))
    graph = compact(loop)
    assert {arc.word for arc in graph.arcs if arc.word} == {"red", "blue"}
    out: dict[int, float] = {}
    for arc in graph.arcs:
        if arc.target != graph.end:
            out[arc.source] = out.get(arc.source, 0.0) + arc.probability
    assert all(total == pytest.approx(1.0) for total in out.values())


def test_a_long_utterance_after_short_ones_does_not_crash_the_library() -> None:
    """The library's feature buffer kept the size of the longest utterance decoded as a whole."""
    voices.need("slt")
    ear = PocketSphinxEar()
    grammar = from_patterns("en", [[["red", "blue", "yellow"]] * 3], "short")
    noise = np.random.default_rng(3).integers(-2000, 2000, 30 * RATE).astype(np.int16)
    for sound in (voices.say("slt", "red blue yellow"), noise):
        ear.listen(grammar)
        for chunk in chunks(sound):
            ear.feed(chunk)
        ear.finish()
    ear.close()
