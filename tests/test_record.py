"""Records with unsaid fields: touching asks, comparing and printing never do."""

from __future__ import annotations

from typing import Literal

import pytest

from voice_expert.record import UNTOLD, Either, Missing, known, put, record, settled, told


@record
class Lamp:
    colour: Literal["red", "green"] = UNTOLD
    places: tuple[str, ...] = UNTOLD


def test_touching_an_unsaid_field_asks_for_it() -> None:
    with pytest.raises(Missing) as missing:
        _ = Lamp().colour
    assert missing.value.facts == ("colour",)
    assert missing.value.outcomes is not None
    assert [value for value, _ in missing.value.outcomes()] == ["red", "green"]


def test_said_fields_are_plain_values() -> None:
    lamp = put(Lamp(), colour="red")
    assert lamp.colour == "red" and told(lamp, "colour") and not told(lamp, "places")
    assert known(lamp, "places", ()) == ()


def test_printing_comparing_and_hashing_never_ask() -> None:
    assert repr(Lamp()) == "Lamp()"
    assert Lamp() == Lamp() and Lamp() != put(Lamp(), colour="red")
    assert hash(Lamp()) == hash(Lamp())


def test_untold_has_no_truth() -> None:
    with pytest.raises(TypeError):
        bool(UNTOLD)


def test_either_values_unfold_to_every_reading() -> None:
    lamp = put(Lamp(), places=(Either(("a", "b")), "c", Either(("d", "e"))))
    assert [reading.places for reading in settled(lamp)] == [
        ("a", "c", "d"), ("a", "c", "e"), ("b", "c", "d"), ("b", "c", "e"),
    ]  # fmt: skip
