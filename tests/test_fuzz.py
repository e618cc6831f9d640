"""No line whatsoever raises, hangs, or changes state without saying so. benchmarks/fuzz.py runs the full size."""

from __future__ import annotations

import pytest

from tests.fuzzing import fuzz


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_random_and_mutated_lines(language: str) -> None:
    slowest = fuzz(language, lines=3000, seed=241)
    assert slowest < 2.0, "a line took far too long (the 0.2 s goal is measured in benchmarks/fuzz.py)"
