"""Who decides: the fast ear alone, the strong ear, or the fast one because no other is there. And the key to talk."""

from __future__ import annotations

from concurrent.futures import Future
from types import SimpleNamespace

import numpy as np
import pytest

from voice_expert.audio.wav import chunks
from voice_expert.events import RATE, Chunk, Heard
from voice_expert.grammar.automaton import from_patterns, going_on
from voice_expert.hearing.auto import AutoEar
from voice_expert.hearing.push_to_talk import HotkeyForbidden, TalkKey, check_desktop
from voice_expert.hearing.recogniser import FAULT, Recogniser
from voice_expert.hearing.scripted import Said, ScriptedEar

GRAMMAR = from_patterns("en", [[["red", "blue"]]])


def loud_for_half_a_second(room: float) -> list[Chunk]:
    """A second with something loud in its middle; ``room``: how loud the rest of it is, 1 as loud."""
    loud = np.random.default_rng(1).normal(0, 3000, RATE)
    at = np.abs(np.arange(RATE) - RATE // 2) < RATE // 4
    return list(chunks(np.where(at, loud, loud * room).astype(np.int16)))


PIECES = loud_for_half_a_second(room=0.01)


class Fast(ScriptedEar):
    """A scripted ear that is sure from a confidence of 0.8 on."""

    def sure(self, heard: Heard) -> bool:
        return heard.accepted and heard.confidence >= 0.8


class Counting(ScriptedEar):
    """Counts the chunks it gets."""

    fed = 0

    def feed(self, chunk):  # type: ignore[no-untyped-def]
        self.fed += 1
        return super().feed(chunk)


def strong() -> Counting:
    return Counting([Said(0.4, "blue")], name="strong", streaming=False)


def fast(confidence: float) -> Fast:
    return Fast([Said(0.5, "red", confidence)], name="fast")


def heard_by(ear: AutoEar, peek: bool = True, pieces: list[Chunk] = PIECES) -> Heard:
    ear.listen(GRAMMAR)
    for chunk in pieces:
        ear.feed(chunk)
    if peek:
        ear.peek()
    return ear.finish()


def test_where_more_may_be_said_than_the_fast_ear_knows_the_strong_one_decides() -> None:
    helper = strong()
    ear = AutoEar(fast(0.9), helper)
    ear.listen(going_on(GRAMMAR, from_patterns("en", [[["wire"], ["blue", "red"]]]), ("wire",)))
    for chunk in PIECES:
        ear.feed(chunk)
    assert ear.finish().text == "blue" and helper.fed


@pytest.mark.parametrize("peek", [True, False])
def test_the_fast_ear_answers_alone_when_it_is_sure(peek: bool) -> None:
    helper = strong()
    heard = heard_by(AutoEar(fast(0.9), helper), peek)
    assert (heard.text, heard.engine) == ("red", "fast")
    assert (helper.fed, helper.peeks) == (0, 0)


@pytest.mark.parametrize("peek", [True, False])
def test_in_a_noisy_room_the_fast_ear_is_not_believed_alone(peek: bool) -> None:
    helper = strong()
    heard = heard_by(AutoEar(fast(0.9), helper), peek, loud_for_half_a_second(room=0.2))
    assert (heard.text, heard.engine) == ("blue", "strong")
    assert heard_by(AutoEar(fast(0.9)), peek, loud_for_half_a_second(room=0.2)).text == "red"  # there is no other


@pytest.mark.parametrize("peek", [True, False])
def test_the_strong_ear_decides_on_the_same_sound_otherwise(peek: bool) -> None:
    helper = strong()
    heard = heard_by(AutoEar(fast(0.5), helper), peek)
    assert (heard.text, heard.engine) == ("blue", "strong")
    assert heard.details["fast_text"] == "red"
    assert helper.fed == len(PIECES)  # all of it, and once
    assert helper.peeks == (1 if peek else 0)


def test_more_speech_after_a_pause_reaches_the_strong_ear_too() -> None:
    helper = strong()
    ear = AutoEar(fast(0.5), helper)
    ear.listen(GRAMMAR)
    for chunk in PIECES[:10]:
        ear.feed(chunk)
    ear.peek()
    for chunk in PIECES[10:]:
        ear.feed(chunk)
    assert ear.finish().text == "blue"
    assert helper.fed == len(PIECES)


def test_without_a_strong_ear_the_fast_one_decides() -> None:
    assert heard_by(AutoEar(fast(0.5))).text == "red"


def test_while_the_strong_ear_is_loaded_the_fast_one_decides() -> None:
    loading: Future[Recogniser] = Future()
    ear = AutoEar(fast(0.5), loading)
    assert heard_by(ear).engine == "fast"
    loading.set_result(strong())
    assert heard_by(ear).engine == "strong"


def test_a_strong_ear_that_cannot_be_loaded_is_no_failure() -> None:
    loading: Future[Recogniser] = Future()
    loading.set_exception(MemoryError("too small"))
    ear = AutoEar(fast(0.5), loading)
    assert heard_by(ear).engine == "fast"
    assert isinstance(ear.strong_fault, MemoryError)


class Broken(Counting):
    """Raises, as no ear may."""

    def peek(self):  # type: ignore[no-untyped-def]
        raise ValueError("peek")

    def finish(self):  # type: ignore[no-untyped-def]
        raise ValueError("finish")


def test_where_the_strong_ear_fails_the_fast_one_decides() -> None:
    def broken() -> Broken:
        return Broken([], name="strong", streaming=False)

    heard = heard_by(AutoEar(fast(0.5), broken()))
    assert heard.accepted and heard.text == "red" and "finish" in heard.details["fault"]
    heard = heard_by(AutoEar(Fast([Said(0.5, "green")], name="fast"), broken()))
    assert not heard.accepted and heard.details["reason"] == FAULT, "said aloud by the expert"


def test_close_reaches_both_even_one_that_is_loaded_later() -> None:
    loading: Future[Recogniser] = Future()
    loading.set_running_or_notify_cancel()
    one, other = fast(1), strong()
    AutoEar(one, loading).close()
    loading.set_result(other)
    assert one.closed and other.closed


# The key -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "platform", "code"),
    [
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "linux", "wayland"),
        ({"XDG_SESSION_TYPE": "wayland"}, "linux", "wayland"),
        ({}, "linux", "no_display"),
        ({"DISPLAY": ":0"}, "linux", None),
        ({}, "win32", None),
        ({}, "darwin", None),
    ],
)
def test_a_desktop_that_forbids_global_keys_is_told(environment: dict[str, str], platform: str, code: str) -> None:
    if code is None:
        check_desktop(environment, platform)
        return
    with pytest.raises(HotkeyForbidden) as refused:
        check_desktop(environment, platform)
    assert refused.value.code == code
    assert refused.value.how


class Listener:
    """What the hotkey library's listener does, without a desktop."""

    def __init__(self, on_press, on_release) -> None:  # type: ignore[no-untyped-def]
        self.on_press, self.on_release = on_press, on_release
        self.running = False

    def start(self) -> None:
        self.running = True

    def wait(self) -> None:
        pass

    def stop(self) -> None:
        self.running = False


def keyboard(listener: type[Listener] = Listener) -> SimpleNamespace:
    return SimpleNamespace(Listener=listener, Key={"f9": "F9", "ctrl_r": "CTRL"}, KeyCode=SimpleNamespace(from_char=lambda one: one))


def test_the_key_speaks_once_per_press_and_only_for_itself() -> None:
    happened: list[str] = []
    key = TalkKey("f9", lambda: happened.append("down"), lambda: happened.append("up"), library=keyboard())
    key.start()
    for press in ("F9", "F9", "x", "F9"):
        key._press(press)
    key._release("x")
    key._release("F9")
    key._press("F9")
    key.stop()
    assert happened == ["down", "up", "down", "up"]


def test_an_unknown_key_and_a_missing_permission_are_told() -> None:
    with pytest.raises(HotkeyForbidden, match="key_unknown"):
        TalkKey("hyper", print, print, library=keyboard()).start()

    class Untrusted(Listener):
        IS_TRUSTED = False

    with pytest.raises(HotkeyForbidden, match="permission"):
        TalkKey("f9", print, print, library=keyboard(Untrusted)).start()
