"""What all tests share."""

from __future__ import annotations

import pytest

from tests.talk import play


@pytest.fixture
def talk():  # type: ignore[no-untyped-def]
    """Run a conversation script: talk("en", "...")."""
    return play
