"""Faults in grammar files are found all at once, with file, line and text."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_expert.grammar.load import GrammarErrors, load, load_folder
from voice_expert.grammar.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_of_the_program_compile(language: str) -> None:
    load(language).compile_all()


def test_every_fault_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "_common.yaml").write_text("lists:\n  colour:\n    red: [red]\n")
    (tmp_path / "one.yaml").write_text('module: one\nnames: [one]\nsentences:\n  - "fine {wire:colour}"\n  - "[open"\n')
    (tmp_path / "two.yaml").write_text('module: two\nnames: [two]\nsentences:\n  - "a {wire:color}"\n  - "<nothing>"\n')
    with pytest.raises(GrammarErrors) as errors:
        load_folder("en", tmp_path).compile_all()
    problems = errors.value.problems
    assert len(problems) == 3, problems
    assert any(p.startswith("one.yaml:5:") and "'[open'" in p for p in problems)
    assert any(p.startswith("two.yaml:4:") and "unknown list 'color'" in p for p in problems)
    assert any(p.startswith("two.yaml:5:") and "nothing" in p for p in problems)


def test_a_file_that_is_no_grammar_is_named(tmp_path: Path) -> None:
    (tmp_path / "_common.yaml").write_text("")
    (tmp_path / "bad.yaml").write_text("module: [")
    (tmp_path / "odd.yaml").write_text("sentenses: []\n")
    with pytest.raises(GrammarErrors) as errors:
        load_folder("en", tmp_path)
    assert {problem.split(":")[0] for problem in errors.value.problems} == {"bad.yaml", "odd.yaml"}


def test_scalars_are_words() -> None:
    assert load("en").files["_commands"].commands
    words = {form for values in load("en").files["_common"].lists.values() for forms in values.values() for form in forms}
    assert all(isinstance(word, str) for word in words)
