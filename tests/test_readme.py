"""The README says what the program does."""

from __future__ import annotations

from pathlib import Path

from tests.talk import play
from voice_expert.module_table import in_readme

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_table_of_modules_is_up_to_date() -> None:
    assert in_readme(README) == README, "run: python -m scripts.readme_table"


def test_the_conversation_in_the_readme_happens() -> None:
    block = README.split("## A conversation")[1].split("```")[1]
    play("en", block)


def test_the_readme_names_the_manual() -> None:
    assert "version 1, verification code 241" in README and "unofficial" in README
